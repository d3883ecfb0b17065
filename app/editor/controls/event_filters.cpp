#include "app/editor/controls/event_filters.h"

#include <QCoreApplication>
#include <QQuickItem>
#include <QScopedValueRollback>
#include <QWheelEvent>

#include <algorithm>
#include <utility>

namespace tiller {

namespace {

// Two turns of the timer: if the program was busy until the first, it reads a press that came
// meanwhile before the second.
constexpr int turnTime = 25; // ms
constexpr int turnsToWait = 2;
constexpr unsigned long sameTime = 2; // ms; the X server reads its clock twice

bool isSameKey(const QKeyEvent& a, const QKeyEvent& b) {
    return a.key() == b.key() && a.nativeScanCode() == b.nativeScanCode();
}

} // namespace

KeyRepeats::KeyRepeats(QObject* parent) : QObject(parent) {
    m_timer.setInterval(turnTime);
    connect(&m_timer, &QTimer::timeout, this, &KeyRepeats::sendDue);
}

/// A press comes as ShortcutOverride first.
bool KeyRepeats::eventFilter(QObject* watched, QEvent* event) {
    auto* window = event == m_sent ? nullptr : qobject_cast<QQuickWindow*>(watched);
    if (!window)
        return false;
    switch (event->type()) {
    case QEvent::KeyRelease:
        return holdBack(window, *static_cast<QKeyEvent*>(event));
    case QEvent::ShortcutOverride:
        return isRepeat(*static_cast<QKeyEvent*>(event));
    case QEvent::KeyPress:
        return pressAgain(window, *static_cast<QKeyEvent*>(event));
    default:
        return false;
    }
}

bool KeyRepeats::holdBack(QQuickWindow* window, const QKeyEvent& event) {
    if (event.isAutoRepeat())
        return false;
    m_releases.push_back({window, std::unique_ptr<QKeyEvent>(event.clone())});
    if (!m_timer.isActive())
        m_timer.start();
    return true;
}

/// Accepts a repeat, so that no shortcut takes it as a new press.
bool KeyRepeats::isRepeat(QKeyEvent& event) {
    const auto found = releaseOf(event);
    if (found == m_releases.end())
        return false;
    event.accept();
    return true;
}

bool KeyRepeats::pressAgain(QQuickWindow* window, const QKeyEvent& event) {
    const auto found = releaseOf(event);
    if (found == m_releases.end())
        return false;
    m_releases.erase(found);
    QKeyEvent repeat(QEvent::KeyPress, event.key(), event.modifiers(), event.nativeScanCode(),
                     event.nativeVirtualKey(), event.nativeModifiers(), event.text(), true);
    repeat.setTimestamp(event.timestamp());
    send(window, repeat); // also reaches shortcuts that repeat
    return true;
}

/// The release that belongs to a repeat. An earlier release of the key was real: sends it on.
KeyRepeats::Releases::iterator KeyRepeats::releaseOf(const QKeyEvent& event) {
    const auto found = std::ranges::find_if(
        m_releases, [&](const Release& release) { return isSameKey(*release.event, event); });
    if (found == m_releases.end() || event.timestamp() - found->event->timestamp() <= sameTime)
        return found;
    Release real = std::move(*found);
    m_releases.erase(found);
    send(real.window, *real.event);
    return m_releases.end();
}

void KeyRepeats::send(QQuickWindow* window, QKeyEvent& event) {
    const QScopedValueRollback<const QEvent*> sent(m_sent, &event);
    if (window)
        QCoreApplication::sendEvent(window, &event);
}

void KeyRepeats::sendDue() {
    for (Release& release : m_releases)
        ++release.turns;
    while (!m_releases.empty() && m_releases.front().turns >= turnsToWait) {
        Release due = std::move(m_releases.front());
        m_releases.erase(m_releases.begin());
        send(due.window,
             *due.event); // may open a dialog with an event loop: more events may come here
    }
    if (m_releases.empty())
        m_timer.stop();
}

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
