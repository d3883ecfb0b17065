#pragma once

#include "core/base/lattice.h"
#include "core/nodes/node_type.h"

namespace tiller {

enum class NearestChoice { nearest, farthest, random, each };

struct NearestSettings {
    NearestChoice choose = NearestChoice::nearest;
    double range = noLimit;     ///< it sees only agents within this
    bool keep = false;          ///< keeps its choice while it is used
    double loseRange = noLimit; ///< it loses the kept agent beyond this

    bool operator==(const NearestSettings&) const = default;
};

[[nodiscard, gnu::cold]] NodeType nearestType();

} // namespace tiller
