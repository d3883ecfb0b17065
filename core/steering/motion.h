#pragma once

#include "core/base/angle.h"
#include "core/base/lattice.h"

namespace tiller {

/// How the agents of a type move, besides the limits of each body. They are settings of agent
/// types.
struct MotionLimits {
    double maxTurnRate = noLimit; ///< degrees per time
    double minSpeed = 0;
    double headingThreshold = 0; ///< share of maxSpeed: a slower agent keeps its heading

    /// Whether there is more to do than to follow the velocity.
    [[nodiscard]] bool limitCourses(double tick) const {
        return minSpeed > 0 || maxTurnRate * tick < 180;
    }
    /// The largest turn in a tick, as limitedCourse takes it.
    [[nodiscard]] SineCosine<double> turnIn(double tick) const {
        return maxTurnRate * tick < 180 ? sineCosine(maxTurnRate * tick)
                                        : SineCosine<double>{0, -2};
    }

    bool operator==(const MotionLimits&) const = default;
};

#include "core/steering/motion-inl.h"

} // namespace tiller
