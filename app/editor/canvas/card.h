#pragma once

#include "core/model/project.h"

#include <QFont>
#include <QRectF>
#include <QString>

#include <cmath>
#include <set>
#include <vector>

namespace tiller {

/// @name The type on cards, in canvas units. The theme's sizes at scale 1.
/// @{
inline constexpr int bodyText = 13;
inline constexpr int captionText = 12;
/// @}

/// How wide a text is on the canvas, in canvas units.
[[nodiscard]] double textWidth(const QString& text, int pixels, QFont::Weight weight);

/// How wide the tag of a reference to an agent type is, where it has room.
[[nodiscard]] double tagWidth(const QString& agentType);

/// A port as it stands on a card, in canvas units from the card's top left corner.
struct PortSpot {
    const Port* port = nullptr; ///< lives as long as the registry
    QPointF center;
    QRectF row; ///< of its label; a press on it counts as one on the port
};

/// A setting's value as a line on the card.
struct ValueLine {
    QString title;
    QString text;
};

/// The geometry of a node's card. It follows from the type's description and the node's values.
struct Card {
    Id id;
    NodeKind kind = NodeKind::behavior;
    QRectF rect;             ///< on the canvas
    bool hasTypeRow = false; ///< the type, and the buttons, stand below the title
    std::vector<PortSpot> ports;
    std::vector<ValueLine> values;
    bool hidden = false; ///< a group's card stands for it, or another group is open

    [[nodiscard]] const PortSpot* spot(std::string_view port) const;
    /// Where a port's center is on the canvas. @pre the card has it
    [[nodiscard]] QPointF place(std::string_view port) const;
};

inline constexpr double cardHeader = 32; ///< the row of the title and the buttons
inline constexpr double portRow = 24;
inline constexpr double valueRow = 20;
inline constexpr double gridStep = 8;

/// The nearest place on the grid.
[[nodiscard]] inline double onGrid(double x) {
    return std::round(x / gridStep) * gridStep;
}
[[nodiscard]] inline Vec2 onGrid(QPointF place) {
    return {onGrid(place.x()), onGrid(place.y())};
}

inline constexpr double minDetailZoom = 0.55; ///< for all that stands on a card
inline constexpr double minMarkZoom = 0.25;   ///< for weights
inline constexpr double minNameZoom = 0.2;    ///< for names
inline constexpr double smallestText = 11;    ///< in pixels of the screen, at any zoom
/// How much larger weights are drawn from far, so that their text of 12 px stays legible.
[[nodiscard]] constexpr double markScaleAt(double zoom) {
    constexpr double smallest = smallestText / 12;
    return zoom < smallest ? smallest / zoom : 1;
}

/// Whether nodes of a type can be solo: those that give a force.
[[nodiscard]] bool canBeSolo(const NodeType& type);
/// Whether the type stands below the title: where the node has a name of its own.
[[nodiscard]] bool hasTypeRow(const Node& node);

/// The inputs for numbers that have a wire. Cards show only these, and the first free one of those
/// that a formula may have.
[[nodiscard]] std::set<PortRef> wiredNumbers(const Project& project);

/// @param wired as wiredNumbers; null: they are looked for
[[nodiscard]] Card layOutCard(const Node& node, const Project& project,
                              const std::set<PortRef>* wired = nullptr);

/// Whether the order of the links into an input matters: for a Priority, and for the modes of an
/// agent type, which starts in the first mode.
[[nodiscard]] bool ordersItsLinks(const NodeType& type, const Port& input);

} // namespace tiller
