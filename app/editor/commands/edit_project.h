#pragma once

#include "core/model/project_model.h"

#include <QUndoCommand>

namespace tiller {

/// The only undo command of the editor: applies a Change, and takes it back. The edits of one
/// gesture (a drag, a typed word) merge. A gesture that changes nothing leaves no command.
class EditProject final : public QUndoCommand {
public:
    /// @param gesture 0 for an edit that does not merge
    EditProject(ProjectModel& model, Change change, const QString& text, int gesture);

    [[nodiscard]] int gesture() const { return m_gesture; }
    [[nodiscard]] const Change& change() const { return m_change; }

    /// The next undo also removes the command from the stack.
    void forgetOnUndo() { m_forget = true; }

    int id() const override;
    bool mergeWith(const QUndoCommand* other) override;
    void redo() override;
    void undo() override;

private:
    ProjectModel& m_model;
    Change m_change;
    int m_gesture;
    bool m_forget = false;
};

} // namespace tiller
