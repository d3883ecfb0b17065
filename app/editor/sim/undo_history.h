#pragma once

#include "app/editor/document/document.h"
#include "app/editor/sim/simulation_controller.h"

namespace tiller {

/// All that a person can undo, in the order in which it was done: edits of the project, and what
/// the person did by hand to the running world. Such an act is undone by going back in time to the
/// tick before it, and redone by going forward again. Acts that are part of the same tick are one
/// step. An act that the run no longer contains is no step.
class UndoHistory : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the editor")
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY changed)
    Q_PROPERTY(QString undoText READ undoText NOTIFY changed) ///< "Remove Prey 3, back to 0:12.4"
    Q_PROPERTY(QString redoText READ redoText NOTIFY changed)

public:
    UndoHistory(Document& document, SimulationController& simulation);

    [[nodiscard]] bool canUndo() const;
    [[nodiscard]] bool canRedo() const;
    [[nodiscard]] QString undoText() const;
    [[nodiscard]] QString redoText() const;

    Q_INVOKABLE void undo();
    Q_INVOKABLE void redo();

signals:
    void changed();
    void wentBack(const QString& words); ///< in time, to undo an act

private:
    /// What was done to the world at a tick.
    struct Act {
        struct Part {
            QString what;
            int gesture = 0;
            int count = 1;
        };

        std::vector<Part> parts;
        std::uint64_t tick = 0; ///< shown when it was done: it acted there, or soon after
        int index = 0;          ///< how many edits of the project came before
    };

    void add(const QString& what, int gesture);
    void follow();
    [[nodiscard]] const Act* actToUndo() const; ///< null if the next step is an edit
    [[nodiscard]] const Act* actToRedo() const;
    [[nodiscard]] double shownTick() const { return m_simulation.timeline()->tick(); }
    [[nodiscard]] QString clock(std::uint64_t tick) const;
    [[nodiscard]] static QString textOf(const Act& act);

    Document& m_document;
    SimulationController& m_simulation;
    std::vector<Act> m_acts; ///< ascending by tick
    std::uint64_t m_run = 0;
    std::optional<std::uint64_t> m_branchedAt;
    QStringList m_shown; ///< the texts that were announced
};

} // namespace tiller
