#pragma once

#include "core/base/lattice.h"
#include "core/nodes/describe.h"

/// Settings that several descriptions of geometry share.
namespace tiller {

/// An x or y.
template <class Settings>
[[nodiscard]] Setting coordinateSetting(double Settings::*member, std::string_view id,
                                        std::string_view title, std::string_view help) {
    return bindMember({.id = id,
                       .title = title,
                       .help = help,
                       .unit = Unit::length,
                       .min = -coordinateLimit,
                       .max = coordinateLimit,
                       .sliderMax = 2000},
                      member);
}

/// A length: a width, a height, a radius.
template <class Settings>
[[nodiscard]] Setting sizeSetting(double Settings::*member, std::string_view id,
                                  std::string_view title, std::string_view help) {
    return bindMember({.id = id,
                       .title = title,
                       .help = help,
                       .unit = Unit::length,
                       .min = 0,
                       .max = coordinateLimit,
                       .sliderMax = 2000},
                      member);
}

/// A list of points, in order.
template <class Settings>
[[nodiscard]] Setting pointsSetting(Points Settings::*member, std::string_view help) {
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
