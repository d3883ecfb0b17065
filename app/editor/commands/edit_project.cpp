#include "app/editor/commands/edit_project.h"

namespace tiller {

namespace {

constexpr int editProjectId = 1;

} // namespace

EditProject::EditProject(ProjectModel& model, Change change, const QString& text, int gesture)
    : QUndoCommand(text), m_model(model), m_change(std::move(change)), m_gesture(gesture) {}

int EditProject::id() const {
    return m_gesture == 0 ? -1 : editProjectId;
}

bool EditProject::mergeWith(const QUndoCommand* other) {
    const auto& later =
        static_cast<const EditProject&>(*other); // the same id() means the same type
    if (later.m_gesture != m_gesture)
        return false;

    m_change = merged(m_change, later.m_change);
    setObsolete(m_change.empty());
    return true;
}

void EditProject::redo() {
    m_model.apply(m_change);
}

void EditProject::undo() {
    m_model.apply(inverse(m_change));
    if (m_forget)
        setObsolete(true);
}

} // namespace tiller
