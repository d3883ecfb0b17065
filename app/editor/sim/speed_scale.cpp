#include "app/editor/sim/speed_scale.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace tiller {

namespace {

constexpr std::array marks{0.1, 0.25, 0.5, 1.0, 2.0, 4.0, 8.0};
constexpr double lastMark = marks.size() - 1;
constexpr double snap = 0.15; // of the distance between marks

} // namespace

double speedAt(double position) {
    const double place = std::clamp(position, 0.0, 1.0) * lastMark;
    const double nearest = std::round(place);
    if (std::abs(place - nearest) <= snap)
        return marks[static_cast<std::size_t>(nearest)];
    const auto below = static_cast<std::size_t>(place);
    const double ratio = marks[below + 1] / marks[below];
    const double speed = marks[below] * std::pow(ratio, place - static_cast<double>(below));
    return std::round(speed * 100) / 100;
}

double positionOf(double speed) {
    speed = std::clamp(speed, marks.front(), marks.back());
    std::size_t below = 0;
    while (below + 2 < marks.size() && marks[below + 1] <= speed)
        ++below;
    const double part = std::log(speed / marks[below]) / std::log(marks[below + 1] / marks[below]);
    return (static_cast<double>(below) + part) / lastMark;
}

double nextSpeed(double speed, int direction) {
    if (direction > 0) {
        const auto above = std::upper_bound(marks.begin(), marks.end(), speed);
        return above == marks.end() ? marks.back() : *above;
    }
    const auto atOrAbove = std::lower_bound(marks.begin(), marks.end(), speed);
    return atOrAbove == marks.begin() ? marks.front() : *std::prev(atOrAbove);
}

} // namespace tiller
