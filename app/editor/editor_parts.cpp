#include "app/editor/editor_parts.h"

#include <QQmlComponent>
#include <QQmlEngine>

namespace tiller {
namespace {

EditorParts* partsOf(QObject* object) {
    return qobject_cast<EditorParts*>(qmlAttachedPropertiesObject<EditorParts>(object));
}

} // namespace

EditorParts::EditorParts(QObject* owner)
    : Inherited(owner, [](QObject* object) -> Inherited* { return partsOf(object); }) {
    begin();
}

QObject* EditorParts::create(QQmlComponent& component, const Parts& parts,
                             const QVariantMap& properties) {
    QObject* object = component.beginCreate(component.engine()->rootContext());
    if (!object)
        return nullptr;
    EditorParts* attached = partsOf(object);
    attached->m_own = parts;
    attached->update();
    component.setInitialProperties(object, properties);
    component.completeCreate();
    return object;
}

void EditorParts::update() {
    const auto* above = static_cast<const EditorParts*>(ancestor());
    const Parts& parts = m_own ? *m_own : static_cast<const Parts&>(above ? *above : *this);
    if (parts == *this)
        return;
    static_cast<Parts&>(*this) = parts;
    emit changed();
}

} // namespace tiller
