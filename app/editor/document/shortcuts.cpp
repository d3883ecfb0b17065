#include "app/editor/document/shortcuts.h"

namespace tiller {

namespace {

const auto group = QStringLiteral("shortcuts");

} // namespace

Shortcuts::Shortcuts(QObject* parent) : QObject(parent) {
    m_settings.beginGroup(group);
    for (const QString& action : m_settings.childKeys())
        m_custom[action] = m_settings.value(action).toString();
}

void Shortcuts::set(const QString& action, const QString& keys) {
    const auto found = m_custom.constFind(action);
    if (action.isEmpty() || (found != m_custom.constEnd() && *found == keys))
        return;
    m_custom[action] = keys;
    m_settings.setValue(action, keys);
    emit changed();
}

void Shortcuts::reset(const QString& action) {
    if (m_custom.remove(action) == 0)
        return;
    m_settings.remove(action);
    emit changed();
}

void Shortcuts::resetAll() {
    if (m_custom.isEmpty())
        return;
    m_custom.clear();
    m_settings.remove(QString());
    emit changed();
}

} // namespace tiller
