#pragma once

#include "app/docs/recording.h"

#include <string>

namespace tiller::docs {

/// A piece of a trail, within one span of time and of one color.
struct TrailPiece {
    std::size_t age = 0; ///< 0 for the latest span, trailSpans - 1 for the first
    std::size_t crowd = 0;
    std::uint16_t leading = 0; ///< the same all along; nobody where it was not asked for
    Points places = {};        ///< as few as show it
};

inline constexpr std::size_t trailSpans = 5;

/// The ways agents went, cut where a span of time ends, where a world wraps, and, if
/// @p byBehavior, where another behavior takes the lead. In the order of the tracks.
[[nodiscard]] std::vector<TrailPiece> trailsOf(const Recording& recording, Vec2 worldSize,
                                               bool byBehavior);

/// @p places without those that lie within @p tolerance of the line between the others.
[[nodiscard]] Points simplified(const Points& places, double tolerance);

} // namespace tiller::docs
