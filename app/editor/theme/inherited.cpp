#include "app/editor/theme/inherited.h"

#include <QQuickItem>

namespace tiller {
namespace {

bool isPopup(const QObject& object) {
    return object.inherits("QQuickPopup");
}

QQuickItem* visualParent(const QObject& object) {
    if (const auto* item = qobject_cast<const QQuickItem*>(&object))
        return item->parentItem();
    return isPopup(object) ? object.property("parent").value<QQuickItem*>() : nullptr;
}

} // namespace

QObject* inheritanceParent(const QObject& object) {
    QQuickItem* const visual = visualParent(object);
    const bool useVisual = visual && !visual->inherits("QQuickOverlay");
    return useVisual || !object.parent() ? visual : object.parent();
}

Inherited::Inherited(QObject* owner, Attach attach) : QObject(owner), m_attach(attach) {}

void Inherited::begin() {
    QObject* const owner = parent();
    if (qobject_cast<QQuickItem*>(owner))
        connect(owner, SIGNAL(parentChanged(QQuickItem*)), this, SLOT(findAncestor()));
    else if (isPopup(*owner))
        connect(owner, SIGNAL(parentChanged()), this, SLOT(findAncestor()));
    findAncestor();
}

void Inherited::findAncestor() {
    const QObject& owner = *parent();
    if (m_ancestor && !visualParent(owner))
        return;
    QObject* const object = inheritanceParent(owner);
    Inherited* const found = object ? m_attach(object) : nullptr;
    if (found == m_ancestor)
        return;
    if (m_ancestor)
        disconnect(m_ancestor, nullptr, this, nullptr);
    m_ancestor = found;
    if (found)
        connect(found, &Inherited::changed, this, &Inherited::update);
    update();
}

} // namespace tiller
