#pragma once

#include "app/editor/canvas/canvas_parts.h"

namespace tiller {

/// Edits of the selected cards, wires, frames and comments, from menus and keys. Each is one undo
/// step. What removes or copies leaves alone what a hidden pane shows.
class SelectionEdits : public QObject {
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(bool canvasShown MEMBER m_canvasShown) ///< cards, wires, frames and comments
    Q_PROPERTY(bool worldShown MEMBER m_worldShown)   ///< the scene

public:
    explicit SelectionEdits(CanvasParts& parts) : m_parts(parts) {}

    /// Selects all cards, frames and comments; the scene, while the canvas is hidden.
    Q_INVOKABLE void selectAll();
    /// Selects what steers the selected cards too: all from which wires lead to them. Other agent
    /// types, which are only targets, end the way. Returns whether there is anything.
    Q_INVOKABLE bool selectSteering();
    Q_INVOKABLE void removeSelected();
    Q_INVOKABLE void copySelected();
    Q_INVOKABLE void cutSelected();
    /// Pastes at the mouse, or beside the copied cards where the mouse is not over the canvas.
    Q_INVOKABLE void paste();
    Q_INVOKABLE void duplicateSelected();
    Q_INVOKABLE void nudgeSelected(int dx, int dy); ///< in steps of the grid
    /// Moves the selected wire in the order of its input.
    Q_INVOKABLE void reorderSelected(int by);
    /// Mutes the selected cards; unmutes them where all are muted. Solo likewise.
    Q_INVOKABLE void toggleMuted();
    Q_INVOKABLE void toggleSolo();
    /// Takes the selected cards out of their wires and joins the loose ends where they fit.
    Q_INVOKABLE void detachSelected();
    /// Makes the selected behavior a Formula force that does the same. Refused with the reason
    /// where a formula cannot do the same.
    void showAsFormula();
    [[nodiscard]] bool isBehaviorSelected() const; ///< one, and no formula yet
    /// Lays out the selected cards, and shows everything. With fewer than two selected cards, lays
    /// out all cards.
    Q_INVOKABLE void arrange();
    /// Puts the selected cards, frames and comments in line. @param how the name of an Alignment
    Q_INVOKABLE void align(const QString& how);
    Q_INVOKABLE bool typeWeight(const QString& link, const QString& text);

    /// Wires the first selected cards to the last one, each to the first input that fits. With a
    /// single card, the first call starts a wire there, and the next call ends it at another card.
    Q_INVOKABLE void wireSelected();
    /// Drops the started wire. Returns whether there was one.
    bool dropStartedWire();
    /// What to do with the started wire; empty if there is none.
    [[nodiscard]] QString wireHint() const;

signals:
    void removing(); ///< what a gesture holds may go
    void wireHintChanged();

private:
    [[nodiscard]] std::vector<Id> selectedNodes() const;
    [[nodiscard]] bool isShown(const Id& id) const;
    [[nodiscard]] std::vector<Id> shownSelection() const;
    [[nodiscard]] std::vector<Id> shownCards() const;
    void push(const Result<Change>& change, const QString& text, const std::vector<Id>& ids);
    [[nodiscard]] QRectF roomForCopies(const QRectF& area) const;
    [[nodiscard]] Vec2 wayToFreePlace(const std::vector<Id>& ids) const;

    CanvasParts& m_parts;
    bool m_canvasShown = true;
    bool m_worldShown = true;
    std::optional<Id> m_wireStart; ///< the card where the started wire begins
};

/// Mutes nodes; unmutes them where all are muted.
void toggleMuted(Document& document, const std::vector<Id>& nodes);
/// Makes nodes solo; ends solo where all are. @pre canBeSolo() holds for their types
void toggleSolo(Document& document, const std::vector<Id>& nodes);

} // namespace tiller
