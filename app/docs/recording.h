#pragma once

#include "core/sim/population.h"

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace tiller {
class Simulation;
}

namespace tiller::docs {

/// The run of one agent, tick by tick.
struct Track {
    std::size_t crowd = 0; ///< index into Recording::crowds
    double radius = 0;
    std::size_t begin = 0; ///< the tick in which it came; it may leave before the last
    Points places = {};
    Points headings = {};                    ///< the directions in which it looks
    std::vector<std::uint16_t> leading = {}; ///< the behavior that led in the tick before

    [[nodiscard]] bool lives(std::size_t tick) const {
        return tick >= begin && tick < begin + places.size();
    }
};

struct RecordedCrowd {
    Id type;
    std::vector<Id> behaviors; ///< Track::leading is an index of these
};

struct Recording {
    std::vector<RecordedCrowd> crowds;
    std::vector<Track> tracks;
    std::size_t ticks = 0;
};

/// Runs a project. @pre !hasErrors(check(project))
/// @param beforeTick acts on the world before each tick, as a mouse does; empty: nothing does
[[nodiscard]] Recording record(const Project& project, std::size_t ticks,
                               const std::function<void(Simulation&)>& beforeTick = {});

/// The length of a track. A step over the edge of a world that wraps counts the short way.
[[nodiscard]] double lengthOf(const Track& track, const Project& project);

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
