#pragma once

#include "core/model/project_model.h"

#include <QUndoCommand>

#include <functional>

namespace tiller {

/// The only undo command of the editor: applies a Change, and takes it back. The edits of one
/// gesture (a drag, a typed word) merge. A gesture that changes nothing leaves no command.
class EditProject final : public QUndoCommand {
public:
    /// What undo (false) and redo (true) also do, before the project changes: with the file of a
    /// picture, say. The first time, it is done already.
    using Effect = std::function<void(bool isDone)>;

    /// @param gesture 0 for an edit that does not merge  @param effect may be empty
    EditProject(ProjectModel& model, Change change, const QString& text, int gesture,
                Effect effect = {});

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
    std::vector<Effect> m_effects = {};
    bool m_isUndone = false;
    bool m_forget = false;
};

} // namespace tiller
