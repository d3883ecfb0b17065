#pragma once

#include "core/base/lattice.h"
#include "core/nodes/node_type.h"

namespace tiller {

enum class NearestChoice { nearest, farthest, random, each };

struct NearestSettings {
    NearestChoice choose = NearestChoice::nearest;
    double range = noLimit;     ///< only agents within it are seen
    bool keep = false;          ///< holds on to its choice while it is used
    double loseRange = noLimit; ///< beyond it a kept one is lost

    bool operator==(const NearestSettings&) const = default;
};

[[nodiscard]] NodeType nearestType();

} // namespace tiller
