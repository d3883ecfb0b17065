#pragma once

#include "app/docs/recording.h"

#include <cstdint>
#include <string>

namespace tiller::docs {

/// A piece of a track within one span of time and with one color.
struct TrailPiece {
    std::size_t age = 0; ///< 0 for the latest span, trailSpans - 1 for the first
    std::size_t crowd = 0;
    std::uint16_t leading = 0; ///< the leading behavior; nobody without `byBehavior`
    Points places = {};        ///< simplified
};

inline constexpr std::size_t trailSpans = 5;

/// The tracks in pieces, in order. A piece ends where a span of time ends, where the agent crosses
/// the edge of a world that wraps and, with @p byBehavior, where another behavior takes the lead.
[[nodiscard]] std::vector<TrailPiece> trailsOf(const Recording& recording, Vec2 worldSize,
                                               bool byBehavior);

/// @p places without the ones that lie within @p tolerance of the line between the others.
[[nodiscard]] Points simplified(const Points& places, double tolerance);

} // namespace tiller::docs
