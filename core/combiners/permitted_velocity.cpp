#include "core/combiners/permitted_velocity.h"

#include "core/base/angle.h"

#include <optional>
#include <vector>

namespace tiller {

namespace {

/// What rounding may add: to the sine of the angle between two normals, and to a velocity as a
/// share of the maximum speed.
constexpr double rounding = 1e-10;

/// A piece of the border of a half-plane: from * normal + t * along, for t in [low, high].
struct Border {
    Vec2 origin;
    Vec2 along;
    double low = 0;
    double high = 0;

    [[nodiscard]] Vec2 at(double t) const { return origin + along * smaller(larger(t, low), high); }
};

/// The piece of a border that lies within the speed and the other half-planes.
std::optional<Border> freeBorder(const HalfPlane& of, std::span<const HalfPlane> others,
                                 double maxSpeed) {
    const double room = maxSpeed * maxSpeed - of.offset * of.offset;
    if (room < 0)
        return {};
    Border border{of.normal * of.offset, turnLeft(of.normal), -squareRoot(room), squareRoot(room)};
    for (const HalfPlane& other : others) {
        const double slope = dot(other.normal, border.along);
        const double missing = other.violation(border.origin);
        if (magnitude(slope) <= rounding) { // parallel
            if (missing > rounding * maxSpeed)
                return {};
        } else { // no branches: which way a border slopes cannot be foreseen
            const double end = missing / slope;
            border.low = larger(select(slope > 0, end, border.low), border.low);
            border.high = smaller(select(slope > 0, border.high, end), border.high);
        }
    }
    if (border.low > border.high)
        return {};
    return border;
}

/// Moves a velocity until all half-planes permit it: where one does not, to the place of its border
/// that `choose` takes. Returns the number of half-planes it permits before one leaves no place.
template <class Choose>
std::size_t obey(std::span<const HalfPlane> planes, double maxSpeed, Vec2& velocity,
                 Choose choose) {
    for (std::size_t i = 0; i < planes.size(); ++i) {
        if (planes[i].violation(velocity) <= rounding * maxSpeed)
            continue;
        const auto border = freeBorder(planes[i], planes.first(i), maxSpeed);
        if (!border)
            return i;
        velocity = choose(*border);
    }
    return planes.size();
}

/// The velocities that violate one half-plane no more than another; none if that is so for all.
std::optional<HalfPlane> noWorse(const HalfPlane& plane, const HalfPlane& than) {
    const Vec2 between = plane.normal - than.normal;
    const double size = length(between);
    if (size <= rounding)
        return {};
    return HalfPlane{between / size, (plane.offset - than.offset) / size};
}

/// Lowers the largest violation, from the first half-plane on that cannot be obeyed.
Vec2 leastViolation(std::span<const HalfPlane> planes, std::size_t hard, std::size_t first,
                    double maxSpeed, Vec2 velocity) {
    static thread_local std::vector<HalfPlane> limits;
    double worst = 0;
    for (std::size_t i = first; i < planes.size(); ++i) {
        if (planes[i].violation(velocity) <= worst + rounding * maxSpeed)
            continue;
        limits.assign(planes.begin(), planes.begin() + static_cast<std::ptrdiff_t>(hard));
        for (std::size_t k = hard; k < i; ++k)
            if (const auto limit = noWorse(planes[k], planes[i]))
                limits.push_back(*limit);
        const Vec2 away = planes[i].normal;
        Vec2 better = away * maxSpeed;
        const auto farthest = [&](const Border& border) {
            return border.at(dot(border.along, away) > 0 ? border.high : border.low);
        };
        if (obey(limits, maxSpeed, better, farthest) == limits.size())
            velocity = better; // else only rounding keeps it from being found
        worst = planes[i].violation(velocity);
    }
    return velocity;
}

} // namespace

Vec2 permittedVelocity(std::span<const HalfPlane> planes, std::size_t hard, double maxSpeed,
                       Vec2 wanted) {
    Vec2 velocity = truncate(wanted, maxSpeed);
    const auto nearest = [&](const Border& border) { return border.at(dot(border.along, wanted)); };
    const std::size_t obeyed = obey(planes, maxSpeed, velocity, nearest);
    if (obeyed < hard)
        return {};
    return obeyed == planes.size() ? velocity
                                   : leastViolation(planes, hard, obeyed, maxSpeed, velocity);
}

} // namespace tiller
