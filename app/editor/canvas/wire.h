#pragma once

#include "core/model/project.h"

#include <QPointF>
#include <QRectF>

#include <array>

namespace tiller {

/// A wire as a cubic curve from an output to an input, in canvas units.
struct WireCurve {
    std::array<QPointF, 4> points;

    [[nodiscard]] QPointF at(double t) const;
    [[nodiscard]] QRectF bounds() const; ///< of its control points, which hold the curve
    /// The distance from a point to the curve, to 0.1 units or better.
    [[nodiscard]] double distanceTo(QPointF point) const;
};

[[nodiscard]] WireCurve wireBetween(QPointF output, QPointF input);

/// A link as it is drawn.
struct Wire {
    Id link;
    WireCurve curve;
    PortType type = PortType::force; ///< of the output; it gives the color
    double weight = 1;
    int place = 0; ///< from 1, among the links of its input; 0 where the order does not matter

    friend bool operator==(const Wire& a, const Wire& b) {
        return a.link == b.link && a.curve.points == b.curve.points && a.type == b.type &&
               a.weight == b.weight && a.place == b.place;
    }
};

} // namespace tiller
