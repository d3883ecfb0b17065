#include "core/scene/segment.h"

#include "core/base/angle.h"

namespace tiller {

namespace {

/// Where a moving point enters a circle. It starts outside.
std::optional<double> enterCircle(Vec2 from, Vec2 direction, Vec2 center, double radius) {
    const Vec2 apart = from - center;
    const double closing = dot(apart, direction);
    if (closing >= 0)
        return {};
    const double under = closing * closing - (dot(apart, apart) - radius * radius);
    if (under < 0)
        return {};
    return larger(-closing - squareRoot(under), 0.0);
}

/// Where a moving point crosses one of the two lines that run beside a segment at the radius,
/// between the segment's ends.
std::optional<double> enterSide(const Segment& segment, Vec2 from, Vec2 direction, double radius) {
    const Vec2 along = unit(segment.b - segment.a);
    const Vec2 across = turnLeft(along);
    const double height = dot(from - segment.a, across);
    const double sinking = dot(direction, across) * (height > 0 ? -1 : 1);
    if (sinking <= 0)
        return {};
    const double distance = (magnitude(height) - radius) / sinking;
    const double at = dot(from + direction * distance - segment.a, along);
    if (distance < 0 || at < 0 || at > length(segment.b - segment.a))
        return {};
    return distance;
}

} // namespace

std::optional<double> sweep(const Segment& segment, Vec2 from, Vec2 direction, double reach,
                            double discRadius) {
    const double radius = segment.radius + discRadius;
    const Vec2 away = from - nearestOn(segment, from);
    if (dot(away, away) < radius * radius)
        return dot(direction, away) < 0 ? std::optional(0.0) : std::nullopt;
    std::optional<double> first;
    const auto take = [&](std::optional<double> distance) {
        if (distance && *distance <= reach && (!first || *distance < *first))
            first = distance;
    };
    take(enterCircle(from, direction, segment.a, radius));
    if (segment.a != segment.b) {
        take(enterCircle(from, direction, segment.b, radius));
        take(enterSide(segment, from, direction, radius));
    }
    return first;
}

std::optional<double> cut(const Segment& segment, Vec2 from, Vec2 direction, double reach) {
    if (segment.radius > 0)
        return sweep(segment, from, direction, reach, 0);
    const auto cross = [](Vec2 a, Vec2 b) { return a.x * b.y - a.y * b.x; };
    const Vec2 along = segment.b - segment.a;
    const Vec2 start = segment.a - from;
    const double slant = cross(direction, along);
    if (slant == 0)
        return {};
    const double distance = cross(start, along) / slant;
    const double share = cross(start, direction) / slant;
    if (!(distance >= 0 && distance <= reach && share >= 0 && share <= 1))
        return {};
    return distance;
}

} // namespace tiller
