#include "core/nodes/lane_runs.h"

#include "core/base/simd.h"

#include <algorithm>

HWY_BEFORE_NAMESPACE();
namespace tiller::HWY_NAMESPACE {

#include "core/nodes/lanes-inl.h"

void seePlace(const NodeRun& run, Vec2 place) {
    const Pack none(0.0);
    for (std::size_t lane = 0; lane < run.block.count; lane += packLanes) {
        const Vector<Pack> offset = offsetsTo(run.block, lane, {Pack(place.x), Pack(place.y)});
        storePack(offset.x, &run.out.x[lane]);
        storePack(offset.y, &run.out.y[lane]);
        storePack(none, &run.out.vx[lane]);
        storePack(none, &run.out.vy[lane]);
    }
}

void seePlaces(const NodeRun& run, const double* x, const double* y) {
    const Pack none(0.0);
    for (std::size_t lane = 0; lane < run.block.count; lane += packLanes) {
        const Vector<Pack> offset = offsetsTo(run.block, lane, loadVector(x + lane, y + lane));
        storePack(offset.x, &run.out.x[lane]);
        storePack(offset.y, &run.out.y[lane]);
        storePack(none, &run.out.vx[lane]);
        storePack(none, &run.out.vy[lane]);
    }
}

LaneBits withinDistances(const Signal& seen, std::size_t count, double least, double most) {
    LaneBits within = 0;
    for (std::size_t lane = 0; lane < count; lane += packLanes) {
        const Pack distance = length(loadVector(&seen.x[lane], &seen.y[lane]));
        within |= bitsOf((Pack(least) <= distance) & (distance <= Pack(most))) << lane;
    }
    return within;
}

} // namespace tiller::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE

namespace tiller {

HWY_EXPORT(seePlace);
HWY_EXPORT(seePlaces);
HWY_EXPORT(withinDistances);

Vec2 turnedToward(Vec2 from, Vec2 wanted, double degrees) {
    if (degrees >= 180)
        return wanted;
    const SineCosine<double> turn = sineCosine(degrees);
    if (dot(from, wanted) >= turn.cosine)
        return wanted;
    const Vec2 left = turnLeft(from);
    const double side = dot(left, wanted) >= 0 ? turn.sine : -turn.sine;
    return unit(from * turn.cosine + left * side);
}

double countNeighbors(const NodeRun& run, std::size_t lane, double radius, double viewAngle,
                      double least) {
    const double count = run.neighbors ? run.neighbors->count[lane] : 0;
    const Geometry* obstacles = run.inputs[1].geometry;
    if (!obstacles || count < least || !(least > 0))
        return count;
    const double cosine = sineCosine(viewAngle / 2).cosine;
    const double bound = cosine * magnitude(cosine);
    return static_cast<double>(std::ranges::count_if(
        agentsWithin(run.block, run.inputs[0].group, lane, radius, obstacles),
        [&](const Seen& seen) {
            const double d2 = dot(seen.offset, seen.offset);
            return d2 < radius * radius &&
                   (viewAngle >= 360 || inView(run.block.facing(lane), seen.offset, d2, bound));
        }));
}

void setPlace(const NodeRun& run, const std::optional<Vec2>& place) {
    run.out.on = place ? run.block.lanes() : 0;
    run.out.agent.fill({});
    if (place)
        HWY_DYNAMIC_DISPATCH(seePlace)(run, *place);
}

void setPlaces(const NodeRun& run, const double* x, const double* y) {
    run.out.on = run.block.lanes();
    run.out.agent.fill({});
    HWY_DYNAMIC_DISPATCH(seePlaces)(run, x, y);
}

LaneBits targetWithin(const NodeRun& run, double least, double most) {
    const InputPort& target = run.inputs[0];
    if (target.each)
        return anyTarget(run, [&](std::size_t, Vec2 offset) {
            const double distance = length(offset);
            return least <= distance && distance <= most;
        });
    if (target.links.empty())
        return 0;
    const Signal& seen = run.signal(target.links[0]);
    return seen.on & HWY_DYNAMIC_DISPATCH(withinDistances)(seen, run.block.count, least, most);
}

} // namespace tiller

#endif
