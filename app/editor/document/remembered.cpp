#include "app/editor/document/remembered.h"

#include <QMetaProperty>

namespace tiller {

void Remembered::componentComplete() {
    const QMetaMethod slot = metaObject()->method(metaObject()->indexOfSlot("keep()"));
    for (const QString& name : m_properties) {
        const QMetaObject* type = m_target->metaObject();
        const QMetaProperty property =
            type->property(type->indexOfProperty(name.toUtf8().constData()));
        m_initial[name] = property.read(m_target);
        QVariant kept = m_settings.value(keyOf(name));
        if (kept.isValid() && kept.convert(property.metaType()))
            property.write(m_target, kept);
        connect(m_target, property.notifySignal(), this, slot, Qt::UniqueConnection);
    }
}

void Remembered::keep() {
    for (const QString& name : m_properties) {
        const QVariant now = m_target->property(name.toUtf8().constData());
        QVariant kept = m_settings.value(keyOf(name), m_initial[name]);
        if (!kept.convert(now.metaType()) || kept != now)
            m_settings.setValue(keyOf(name), now);
    }
}

QString Remembered::keyOf(const QString& property) const {
    return m_group + '/' + property;
}

} // namespace tiller
