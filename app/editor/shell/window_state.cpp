#include "app/editor/shell/window_state.h"

namespace tiller {

void WindowState::setLayout(const QString& layout) {
    if (m_layout == layout)
        return;
    m_layout = layout;
    m_filled.clear();
    if (layout != "canvas" && layout != "viewport")
        m_bothLayout = layout;
    emit layoutChanged();
    emit changed();
}

QString WindowState::shownLayout() const {
    if (!m_filled.isEmpty())
        return m_filled;
    if (m_layout != "auto")
        return m_layout;
    return m_stacks ? QStringLiteral("stacked") : QStringLiteral("both");
}

void WindowState::setAtStart(bool atStart) {
    const bool opens = atStart && !m_atStart;
    set(m_atStart, atStart);
    if (opens)
        emit startOpened();
}

bool WindowState::allows(Scope scope) const {
    switch (scope) {
    case Scope::everywhere:
        return true;
    case Scope::file:
        return m_hasProject;
    case Scope::project:
        return !m_atStart;
    case Scope::editing:
        return editing();
    case Scope::canvas:
        return editing() && canvasShown();
    case Scope::world:
        return editing() && worldShown();
    }
    return false;
}

void WindowState::showLayout(const QString& name) {
    setFilled({});
    setLayout(name);
    if (name == "auto")
        emit sharesReset();
}

void WindowState::showNextLayout() {
    if (m_layout == "canvas")
        showLayout(QStringLiteral("viewport"));
    else
        showLayout(m_layout == "viewport" ? m_bothLayout : QStringLiteral("canvas"));
}

} // namespace tiller
