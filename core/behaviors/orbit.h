#pragma once

#include "core/nodes/node_type.h"

namespace tiller {

enum class OrbitTurn { left, right };

struct OrbitSettings {
    double speed = 1; ///< share of maxSpeed, 0 to 1
    double radius = 80;
    OrbitTurn turn = OrbitTurn::left; ///< as seen on screen

    bool operator==(const OrbitSettings&) const = default;
};

[[nodiscard, gnu::cold]] NodeType orbitType();

} // namespace tiller
