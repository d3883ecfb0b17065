#pragma once

#include "core/nodes/node_type.h"

namespace tiller {

struct WaySettings {
    double clearance = 10; ///< it keeps so far from obstacles; at least the radius of the bodies
    double cell = 5;       ///< the sides of its cells
    double crowds = 0;     ///< how much longer it takes to cross a cell, per agent in it
    double refresh = 30;   ///< ticks between two counts of the agents

    bool operator==(const WaySettings&) const = default;
};

inline constexpr const char* wayId = "way";

[[nodiscard, gnu::cold]] NodeType wayType();

} // namespace tiller
