#include "app/editor/controls/popup_wheel.h"

#include <QCoreApplication>
#include <QQuickItem>
#include <QQuickWindow>
#include <QWheelEvent>

#include <algorithm>

namespace tiller {

namespace {

/// The visible children of an item at a place, the topmost first.
QList<QQuickItem*> childrenAt(const QQuickItem& item, QPointF scene) {
    QList<QQuickItem*> children = item.childItems();
    std::ranges::stable_sort(children, {}, &QQuickItem::z);
    std::ranges::reverse(children);
    children.removeIf([&](const QQuickItem* child) {
        return !child->isVisible() || !child->contains(child->mapFromScene(scene));
    });
    return children;
}

/// The innermost list at a place.
QQuickItem* listAt(QQuickItem& item, QPointF scene) {
    for (QQuickItem* child : childrenAt(item, scene))
        if (QQuickItem* list = listAt(*child, scene))
            return list;
    return item.inherits("QQuickFlickable") ? &item : nullptr;
}

QQuickItem* overlayOf(const QQuickWindow& window) {
    for (QQuickItem* child : window.contentItem()->childItems())
        if (child->inherits("QQuickOverlay"))
            return child;
    return nullptr;
}

} // namespace

bool PopupWheel::eventFilter(QObject* watched, QEvent* event) {
    const auto* window =
        event->type() == QEvent::Wheel ? qobject_cast<QQuickWindow*>(watched) : nullptr;
    const QQuickItem* overlay = window ? overlayOf(*window) : nullptr;
    if (!overlay || !overlay->isVisible())
        return false;
    const auto& wheel = static_cast<const QWheelEvent&>(*event);
    const auto isOpen = [](const QQuickItem* child) {
        return child->isVisible() && child->inherits("QQuickPopupItem");
    };
    const QList<QQuickItem*> hit = childrenAt(*overlay, wheel.position());
    const bool isOverOthers = std::ranges::count_if(overlay->childItems(), isOpen) > 1;
    QQuickItem* list = hit.isEmpty() || !isOpen(hit.front()) || !isOverOthers
                           ? nullptr
                           : listAt(*hit.front(), wheel.position());
    if (!list)
        return false;
    QWheelEvent inList(list->mapFromScene(wheel.position()), wheel.globalPosition(),
                       wheel.pixelDelta(), wheel.angleDelta(), wheel.buttons(), wheel.modifiers(),
                       wheel.phase(), wheel.inverted(), wheel.source(), wheel.pointingDevice());
    inList.setTimestamp(wheel.timestamp());
    QCoreApplication::sendEvent(list, &inList);
    event->accept();
    return true;
}

} // namespace tiller
