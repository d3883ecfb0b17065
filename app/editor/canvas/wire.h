#pragma once

#include "core/model/project.h"

#include <QPainterPath>
#include <QPointF>
#include <QRectF>

#include <optional>
#include <span>
#include <vector>

namespace tiller {

/// A wire as cubic curves from an output to an input, in canvas units. Each curve ends where the
/// next begins: 4 control points make the first one, 3 more make each further one.
struct WireCurve {
    std::vector<QPointF> points;

    [[nodiscard]] QPainterPath path() const;
    [[nodiscard]] std::size_t pieces() const { return points.size() / 3; }
    /// @param t 0 to 1; each piece takes the same share of it
    [[nodiscard]] QPointF at(double t) const;
    /// Where labels are: in the middle of a piece, and not where two pieces meet.
    [[nodiscard]] double middle() const;
    [[nodiscard]] QRectF bounds() const; ///< of its control points, which enclose the curve
    /// The distance from a point to the curve, with an error of at most 0.1 units.
    [[nodiscard]] double distanceTo(QPointF point) const;
    [[nodiscard]] std::size_t nearestPiece(QPointF point) const;
};

[[nodiscard]] WireCurve wireBetween(QPointF output, QPointF input);

/// Whether a wire runs behind a card.
[[nodiscard]] bool crosses(const WireCurve& curve, const QRectF& card);

/// A wire around the cards: out, along a lane above, below or between them, and in. Its middle is
/// on the lane.
/// @param cards the cards near it, with the two that it joins
/// @param track 0, 1, 2, ...: keeps wires on the same lane apart
[[nodiscard]] WireCurve wireAround(QPointF output, QPointF input, std::span<const QRectF> cards,
                                   int track);

/// A wire through points. It bends smoothly there, and leaves and enters the ports level.
[[nodiscard]] WireCurve wireThrough(QPointF output, std::span<const QPointF> points, QPointF input);

/// A reference to an agent type that is drawn at the input instead of a long wire: a pill with the
/// name of the type, in its color.
struct WireTag {
    QRectF box; ///< on the canvas
    std::string name;
    std::string color;

    bool operator==(const WireTag&) const = default;
};

/// A place that a wire passes through: see core/model/reroute.h.
struct WirePoint {
    Id id; ///< of the annotation
    QPointF place;

    bool operator==(const WirePoint&) const = default;
};

/// A link as it is drawn.
struct Wire {
    Id link;
    PortRef from;
    PortRef to;
    WireCurve curve;
    PortType type = PortType::force; ///< of the output
    double weight = 1;
    int place = 0; ///< from 1, among the links of its input; 0 where the order does not matter
    std::vector<WirePoint> points = {};
    std::optional<WireTag> tag = {}; ///< with one, the curve is drawn only while it is pointed at

    /// Where its labels are: on its tag, or in the middle of the curve.
    [[nodiscard]] QPointF middle() const {
        return tag ? tag->box.center() : curve.at(curve.middle());
    }
    /// Of the curve and the tag.
    [[nodiscard]] QRectF bounds() const { return tag ? curve.bounds() | tag->box : curve.bounds(); }

    friend bool operator==(const Wire& a, const Wire& b) {
        return a.link == b.link && a.curve.points == b.curve.points && a.type == b.type &&
               a.weight == b.weight && a.place == b.place && a.tag == b.tag && a.points == b.points;
    }
};

} // namespace tiller
