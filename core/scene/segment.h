#pragma once

#include "core/base/vec2.h"

#include <optional>

namespace tiller {

/// A straight piece of a path, an outline or a wall. With a radius it covers every place that is no
/// farther from its line. A circle is a segment from its center to its center.
struct Segment {
    Vec2 a;
    Vec2 b;
    double radius = 0;
};

/// The place on the segment's line, from end to end, that is nearest to @p place.
[[nodiscard]] inline Vec2 nearestOn(const Segment& segment, Vec2 place) {
    const Vec2 along = segment.b - segment.a;
    const double size = dot(along, along);
    if (size == 0)
        return segment.a;
    const double share = dot(place - segment.a, along) / size;
    return segment.a + along * smaller(larger(share, 0.0), 1.0);
}

/// Whether a ray from a place to the right crosses an edge of an outline. It starts inside the
/// outline if it crosses an odd number of edges.
[[nodiscard]] inline bool isCrossed(Vec2 place, const Segment& edge) {
    const auto [a, b, radius] = edge;
    return (a.y > place.y) != (b.y > place.y) &&
           place.x < a.x + (b.x - a.x) * (place.y - a.y) / (b.y - a.y);
}

/// How far a disc moves along `direction`, of length 1, before it touches the segment; nothing if
/// it does not within @p reach. A disc that touches from the start gets 0 if it moves farther in,
/// nothing if it moves out.
[[nodiscard]] std::optional<double> sweep(const Segment& segment, Vec2 from, Vec2 direction,
                                          double reach, double discRadius);

/// How far a line runs along `direction`, of length 1, before it crosses the segment; nothing if it
/// does not within @p reach, or runs parallel.
[[nodiscard]] std::optional<double> cut(const Segment& segment, Vec2 from, Vec2 direction,
                                        double reach);

} // namespace tiller
