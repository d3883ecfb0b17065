#pragma once

#include "core/nodes/node_type.h"

namespace tiller {

struct ReciprocalAvoidanceSettings {
    double horizon = 2;         ///< the time for which it keeps clear of other agents
    double obstacleHorizon = 1; ///< the time for which it keeps clear of obstacles
    double maxNeighbors = 10;   ///< only the nearest so many agents count
    double reach = 100;         ///< and only those closer than this
    double margin = 1;          ///< the room to leave between two bodies, and beside obstacles
    double patience = 3;        ///< who was held up for so long steps back; 0: never
    double sidewaysPush = 0.05; ///< at most so much of the maximum speed, to the right

    bool operator==(const ReciprocalAvoidanceSettings&) const = default;
};

/// Chooses the velocity nearest to the wanted one that hits nobody, and reaches it in one tick.
[[nodiscard, gnu::cold]] NodeType reciprocalAvoidanceType();

} // namespace tiller
