#pragma once

#include "core/base/lattice.h"
#include "core/nodes/describe.h"

/// Settings that several descriptions of geometry share.
namespace tiller {

/// An x or y.
template <class Settings>
[[nodiscard]] Setting coordinateSetting(double Settings::*member, const char* id, const char* title,
                                        HelpView help) {
    return numberSetting(member, id, title, help, Unit::length,
                         {-coordinateLimit, coordinateLimit, 2000});
}

/// A length: a width, a height, a radius.
template <class Settings>
[[nodiscard]] Setting sizeSetting(double Settings::*member, const char* id, const char* title,
                                  HelpView help) {
    return numberSetting(member, id, title, help, Unit::length, {0, coordinateLimit, 2000});
}

/// A list of points, in order.
template <class Settings>
[[nodiscard]] Setting pointsSetting(Points Settings::*member, HelpView help) {
    return bindMember({.id = "points",
                       .title = "Points",
                       .help = help,
                       .unit = Unit::length,
                       .min = -coordinateLimit,
                       .max = coordinateLimit,
                       .sliderMax = coordinateLimit},
                      member);
}

} // namespace tiller
