#include "app/editor/document/remembered.h"

#include <QMetaMethod>
#include <QMetaProperty>
#include <QQmlProperty>

namespace tiller {

void Remembered::componentComplete() {
    const QMetaMethod slot = metaObject()->method(metaObject()->indexOfSlot("store()"));
    for (const QString& name : m_properties) {
        const QQmlProperty property(m_target, name);
        m_initial[name] = property.read();
        QVariant stored = m_settings.value(keyOf(name));
        if (stored.isValid() && stored.convert(m_initial[name].metaType()))
            property.write(stored);
        connect(m_target, property.property().notifySignal(), this, slot, Qt::UniqueConnection);
    }
}

void Remembered::setPaused(bool paused) {
    if (m_isPaused == paused)
        return;
    m_isPaused = paused;
    store();
    emit pausedChanged();
}

void Remembered::store() {
    if (m_isPaused || m_initial.isEmpty()) // empty: before it is complete
        return;
    for (const QString& name : m_properties) {
        const QVariant now = QQmlProperty::read(m_target, name);
        QVariant stored = m_settings.value(keyOf(name), m_initial[name]);
        if (!stored.convert(now.metaType()) || stored != now)
            m_settings.setValue(keyOf(name), now);
    }
}

QString Remembered::keyOf(const QString& property) const {
    return m_group + '/' + property.section('.', -1);
}

} // namespace tiller
