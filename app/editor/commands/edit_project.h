#pragma once

#include "core/model/project_model.h"

#include <QUndoCommand>

namespace tiller {

/// The one command of the editor: a Change, applied and taken back. Edits of one gesture (a drag, a
/// typed word) merge; a gesture that comes to nothing leaves no command.
class EditProject final : public QUndoCommand {
public:
    /// @param gesture 0 for an edit that merges with none
    EditProject(ProjectModel& model, Change change, const QString& text, int gesture);

    [[nodiscard]] int gesture() const { return m_gesture; }

    /// The next undo also takes the command off the stack, as if it had never been.
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
