#pragma once

#include "core/base/angle.h"
#include "core/base/vec2.h"
#include "core/nodes/describe.h"

namespace tiller {

/// A direction turned towards another one, by so many degrees at most; straight back to the left.
/// Both have length 1.
[[nodiscard]] Vec2 turnedToward(Vec2 from, Vec2 wanted, double degrees);

/// The `maxTurnRate` of what turns a heading: degrees in a unit of time.
template <class Settings>
[[nodiscard]] Setting maxTurnRateSetting(double Settings::*member) {
    return bindMember({.id = "maxTurnRate",
                       .title = "Max turn rate",
                       .help = "How far it turns in a unit of time, at most.",
                       .unit = Unit::degrees,
                       .initial = 360.0,
                       .min = 0,
                       .max = noLimit,
                       .sliderMax = 1440},
                      member);
}

} // namespace tiller
