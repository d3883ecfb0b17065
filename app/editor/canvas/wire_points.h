#pragma once

#include "app/editor/canvas/canvas_parts.h"
#include "app/editor/document/rows_model.h"

namespace tiller {

/// The points that the shown wires pass through, a row for each, and their edits. Each edit is one
/// undo step.
class WirePoints : public tiller::RowsModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by the canvas")

public:
    explicit WirePoints(CanvasParts& parts);

    /// Adds a point to the selected wire, in the middle of its longest part.
    Q_INVOKABLE void addToSelected();
    /// Removes all points of the selected wire.
    Q_INVOKABLE void removeOfSelected();
    void remove(const Id& point);

private:
    struct Row {
        Id id;
        QPointF place; ///< on the canvas
        bool selected = false;
        QString sentence; ///< "Point of the wire from Evade to Prey", for screen readers

        bool operator==(const Row&) const = default;
    };
    void update();
    [[nodiscard]] std::optional<Id> selectedLink() const;

    CanvasParts& m_parts;
    Rows<Row> m_rows{this,
                     {{"itemId", &Row::id},
                      {"place", &Row::place},
                      {"selected", &Row::selected},
                      {"sentence", &Row::sentence}}};
};

/// Adds a point to a wire near a place, and selects it. None for a wire that is drawn as a tag.
std::optional<Id> addWirePoint(CanvasParts& parts, const Id& link, QPointF place);

/// The points of the wires at the nodes that a change moves.
[[nodiscard]] std::vector<Id> wirePointsAtMoved(const Project& project, const Change& change);

} // namespace tiller
