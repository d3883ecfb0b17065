#pragma once

#include "core/base/angle.h"
#include "core/base/vec2.h"
#include "core/nodes/describe.h"

namespace tiller {

/// Turns a direction toward another one, by at most @p degrees. A half turn goes to the left. Both
/// directions have length 1.
[[nodiscard]] Vec2 turnedToward(Vec2 from, Vec2 wanted, double degrees);

/// The `maxTurnRate` of nodes that turn the facing: degrees in a unit of time.
template <class Settings>
[[nodiscard]] Setting maxTurnRateSetting(double Settings::*member) {
    return bindMember({.id = "maxTurnRate",
                       .title = "Max turn rate",
                       .help = "The most degrees that it turns in a unit of time.",
                       .unit = Unit::degrees,
                       .initial = 360.0,
                       .min = 0,
                       .max = noLimit,
                       .sliderMax = 1440},
                      member);
}

} // namespace tiller
