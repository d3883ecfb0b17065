#include "app/editor/commands/edit_project.h"

namespace tiller {

namespace {

constexpr int editProjectId = 1;

} // namespace

EditProject::EditProject(ProjectModel& model, Change change, const QString& text, int gesture,
                         Effect effect)
    : QUndoCommand(text), m_model(model), m_change(std::move(change)), m_gesture(gesture) {
    if (effect)
        m_effects.push_back(std::move(effect));
}

int EditProject::id() const {
    return m_gesture == 0 ? -1 : editProjectId;
}

bool EditProject::mergeWith(const QUndoCommand* other) {
    const auto& later =
        static_cast<const EditProject&>(*other); // the same id() means the same type
    if (later.m_gesture != m_gesture)
        return false;

    m_change = merged(m_change, later.m_change);
    m_effects.insert(m_effects.end(), later.m_effects.begin(), later.m_effects.end());
    setObsolete(m_change.empty());
    return true;
}

void EditProject::redo() {
    if (m_isUndone)
        for (const Effect& each : m_effects)
            each(true);
    m_isUndone = false;
    m_model.apply(m_change);
}

void EditProject::undo() {
    m_isUndone = true;
    for (auto each = m_effects.rbegin(); each != m_effects.rend(); ++each)
        (*each)(false);
    m_model.apply(inverse(m_change));
    if (m_forget)
        setObsolete(true);
}

} // namespace tiller
