#pragma once

#include "core/model/project.h"

#include <QRectF>
#include <QString>

#include <vector>

namespace tiller {

/// A port as it stands on a card, in canvas units from the card's top left corner.
struct PortSpot {
    const Port* port = nullptr; ///< lives as long as the registry
    QPointF center;
    QRectF row; ///< with its label; this is grabbed too
};

/// A setting's value as a line on the card.
struct ValueLine {
    QString title;
    QString text;
};

/// The geometry of a node's card: all of it follows from the type's description and the values.
struct Card {
    Id id;
    NodeKind kind = NodeKind::behavior;
    QRectF rect; ///< on the canvas
    std::vector<PortSpot> ports;
    std::vector<ValueLine> values;

    [[nodiscard]] const PortSpot* spot(std::string_view port) const;
    /// Where a port's center is on the canvas. @pre the card has it
    [[nodiscard]] QPointF place(std::string_view port) const;
};

inline constexpr double cardHeader = 32;
inline constexpr double portRow = 24;
inline constexpr double valueRow = 20;
inline constexpr double gridStep = 8;

/// From how near a card shows all it has, and from how near names and weights are shown.
inline constexpr double leastDetailZoom = 0.55;
inline constexpr double leastMarkZoom = 0.25;
/// How much larger than on the canvas weights are drawn, to stay legible.
[[nodiscard]] constexpr double markScaleAt(double zoom) {
    return zoom < 0.72 ? 0.72 / zoom : 1;
}

[[nodiscard]] Card layOutCard(const Node& node, const Project& project);

/// Whether the order of the links into an input matters for what its node does: into a Priority,
/// or into the modes of an agent type, which starts in the first.
[[nodiscard]] bool ordersItsLinks(const NodeType& type, const Port& input);

} // namespace tiller
