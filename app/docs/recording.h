#pragma once

#include "core/sim/population.h"

#include <vector>

namespace tiller::docs {

/// What one agent did, tick by tick from 0 on.
struct Track {
    std::size_t crowd = 0; ///< index into Recording::crowds
    double radius = 0;
    Points places = {};
    Points headings = {};                    ///< where it looks
    std::vector<std::uint16_t> leading = {}; ///< who led in the tick before: a behavior, or nobody
};

struct RecordedCrowd {
    Id type;
    std::vector<Id> behaviors; ///< what Track::leading counts in
};

struct Recording {
    std::vector<RecordedCrowd> crowds;
    std::vector<Track> tracks;
    std::size_t ticks = 0;
};

/// Runs a project, without a mouse. @pre !hasErrors(check(project))
[[nodiscard]] Recording record(const Project& project, std::size_t ticks);

/// How long a track is; a step over the edge of a world that wraps counts as the short way.
[[nodiscard]] double lengthOf(const Track& track, const Project& project);

} // namespace tiller::docs
