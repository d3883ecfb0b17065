#include "core/combiners/velocities/half_planes.h"

#include "core/base/simd.h"

#include <optional>
#include <utility>
#include <vector>

HWY_BEFORE_NAMESPACE();
namespace tiller::HWY_NAMESPACE {

#include "core/nodes/lanes-inl.h"
// It uses packs.
#include "core/combiners/velocities/half_planes-inl.h"

struct PlanePack {
    Vector<Pack> normal;
    Pack offset;
};

void avoidPacks(const Avoider& self, const NearAgents& others, const double* shares,
                const double* perHorizons, HalfPlane* planes) {
    static_assert(sizeof(HalfPlane) == 3 * sizeof(double));
    const Vector<Pack> velocity{Pack(self.velocity.x), Pack(self.velocity.y)};
    // Away from the other; at the same place, the lower goes to the left.
    alignas(64) std::array<double, NearAgents::room> atOnePlace;
    const bool any = others.count > 0 && others.x[0] == 0 && others.y[0] == 0;
    for (std::size_t i = 0; any && i < others.count; ++i)
        atOnePlace[i] = self.agent < others.agent[i] ? -1 : 1;
    const Pack none(0.0);
    for (std::size_t i = 0; i < others.count; i += packLanes) {
        const Vector<Pack> offset = loadVector(&others.x[i], &others.y[i]);
        const Mask isAfter = (offset.x > none) | ((offset.x == none) & (offset.y > none));
        Pack aside = select(isAfter, Pack(-1.0), Pack(1.0));
        if (any)
            aside =
                select((offset.x == none) & (offset.y == none), loadPack(&atOnePlace[i]), aside);
        const OtherBody<Pack> body{.offset = offset,
                                   .relative = velocity - loadVector(&others.vx[i], &others.vy[i]),
                                   .room = loadPack(&others.radius[i]) + Pack(self.room),
                                   .share = loadPack(shares + i),
                                   .aside = {aside, none}};
        const Pack perHorizon = perHorizons ? loadPack(perHorizons + i) : Pack(self.perHorizon);
        const auto plane = avoid<PlanePack>(body, velocity, perHorizon, Pack(self.perTick));
        hn::StoreInterleaved3(plane.normal.x.v, plane.normal.y.v, plane.offset.v, LaneTag(),
                              &planes[i].normal.x);
    }
}

} // namespace tiller::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE

namespace tiller {

HWY_EXPORT(avoidPacks);

void avoidAgents(const Avoider& self, const NearAgents& others, const double* shares,
                 const double* perHorizons, HalfPlane* planes) {
    HWY_DYNAMIC_DISPATCH(avoidPacks)(self, others, shares, perHorizons, planes);
}

namespace {

bool isLeftOf(Vec2 a, Vec2 b) {
    return dot(a, turnLeft(b)) > 0;
}

/// The directions that pass a disc on its left and on its right, just touching it.
struct Legs {
    Vec2 left;
    Vec2 right;
};

/// @pre the disc does not hold the agent
Legs legsOf(Vec2 center, double radius) {
    const double d2 = dot(center, center);
    const Vec2 ahead = center * squareRoot(larger(d2 - radius * radius, 0.0));
    const Vec2 aside = turnLeft(center) * radius;
    return {(ahead + aside) / d2, (ahead - aside) / d2};
}

HalfPlane farther(const HalfPlane& a, const HalfPlane& b, Vec2 velocity) {
    return a.violation(velocity) <= b.violation(velocity) ? a : b;
}

/// Not toward the nearest place of the wall. On the wall itself: not on in the direction of motion.
HalfPlane noNearer(Vec2 nearest, const Segment& wall, Vec2 velocity) {
    if (dot(nearest, nearest) > 0)
        return {unit(nearest) * -1, 0};
    const Vec2 across = turnLeft(unit(wall.b - wall.a));
    if (dot(across, across) == 0)
        return {Vec2{1, 0}, 0};
    return {dot(across, velocity) > 0 ? across * -1 : across, 0};
}

} // namespace

HalfPlane avoidWall(const Segment& wall, Vec2 velocity, double horizon) {
    const Vec2 nearest = nearestOn(wall, {});
    if (dot(nearest, nearest) <= wall.radius * wall.radius)
        return noNearer(nearest, wall, velocity);

    // The ends, as seen from the agent. One may hide behind the disc around the other.
    Vec2 left = wall.a;
    Vec2 right = wall.b;
    if (isLeftOf(right, left))
        std::swap(left, right);
    Legs ofLeft = legsOf(left, wall.radius);
    Legs ofRight = legsOf(right, wall.radius);
    if (isLeftOf(ofRight.left, ofLeft.left)) {
        left = right;
        ofLeft = ofRight;
    } else if (isLeftOf(ofRight.right, ofLeft.right)) {
        right = left;
        ofRight = ofLeft;
    }

    // The forbidden velocities: a cone between two legs, cut off by the wall's image at the tip.
    const bool isDisc = left == right;
    const Vec2 across = right - left;
    const double perTime = 1 / horizon;
    const auto tipOf = [&](Vec2 normal, Vec2 end) -> HalfPlane {
        return {normal, (dot(normal, end) + wall.radius) * perTime};
    };
    const Vec2 fromLeft = velocity - left * perTime;
    if (dot(fromLeft, ofLeft.left) < 0 && dot(fromLeft, isDisc ? ofRight.right : across) < 0)
        return tipOf(unit(fromLeft), left);
    const Vec2 fromRight = velocity - right * perTime;
    if (!isDisc && dot(fromRight, ofRight.right) < 0 && dot(fromRight, across) > 0)
        return tipOf(unit(fromRight), right);
    const HalfPlane beside =
        farther({turnLeft(ofLeft.left), 0}, {turnLeft(ofRight.right) * -1, 0}, velocity);
    return isDisc ? beside : farther(beside, tipOf(unit(turnLeft(across)) * -1, left), velocity);
}

bool forbidsAllThatHits(const HalfPlane& plane, const Segment& wall, double horizon) {
    const double most = plane.offset * horizon - wall.radius;
    return dot(plane.normal, wall.a) <= most && dot(plane.normal, wall.b) <= most;
}

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

#endif
