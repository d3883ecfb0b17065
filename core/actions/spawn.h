#pragma once

#include "core/actions/firing.h"

namespace tiller {

enum class BirthVelocity { own, random, outward };

struct SpawnSettings : Firing {
    double count = 1;     ///< newborns each time
    double mostAlive = 0; ///< of their type; 0: no limit but the world's
    BirthVelocity velocity = BirthVelocity::own;
    double share = 1;  ///< of the own velocity
    double speed = 60; ///< of a random or outward velocity
    bool inherits = false;
};

[[nodiscard, gnu::cold]] NodeType spawnType();

} // namespace tiller
