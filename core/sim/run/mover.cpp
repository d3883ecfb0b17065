#include "core/sim/run/mover.h"

#include "core/base/simd.h"

HWY_BEFORE_NAMESPACE();
namespace tiller::HWY_NAMESPACE {

#include "core/nodes/lanes-inl.h"
#include "core/sim/run/edges-inl.h"
#include "core/steering/motion-inl.h"

HWY_FLATTEN double move(const Block& block, const Lanes& forceX, const Lanes& forceY,
                        Crowd& crowd) {
    const std::size_t first = block.first;
    const Moment& moment = *block.moment;
    const Pack tick(moment.tickLength);
    const Pack threshold(crowd.limits.headingThreshold);
    const bool isLimited = crowd.limits.limitCourses(moment.tickLength);
    const auto largest = crowd.limits.turnIn(moment.tickLength);
    const SineCosine<Pack> turn{Pack(largest.sine), Pack(largest.cosine)};
    const bool wraps = moment.edges == Edges::wrap;
    const double* perMass = crowd.perMass.at(first);
    const double* maxForce = crowd.maxForce.at(first);
    double* headingX = crowd.nextHeading(crowd.headingX, crowd.nextHeadingX);
    double* headingY = crowd.nextHeading(crowd.headingY, crowd.nextHeadingY);
    Pack farthest(0.0);
    for (std::size_t lane = 0; lane < block.count; lane += packLanes) {
        const std::size_t slot = first + lane;
        const Vector<Pack> from = loadVector(block.x + lane, block.y + lane);
        const Vector<Pack> before = loadVector(block.vx + lane, block.vy + lane);
        const Pack maxSpeed = loadPack(block.maxSpeed + lane);
        const Pack rest = maxSpeed * threshold;
        Vector<Pack> heading = loadVector(block.headingX + lane, block.headingY + lane);
        Vector<Pack> velocity =
            nextVelocity(before, loadVector(&forceX[lane], &forceY[lane]),
                         loadPack(maxForce + lane), loadPack(perMass + lane), maxSpeed, tick);
        if (isLimited) {
            const Pack least = smaller(Pack(crowd.limits.minSpeed), maxSpeed);
            const Course<Pack> course = limitedCourse(before, heading, velocity, rest, turn, least);
            velocity = course.velocity;
            heading = course.heading;
        }
        Vector<Pack> to = nextPosition(from, velocity, tick);
        Vector<Pack> step = to - from;
        keepInside(moment, to, velocity);
        if (!wraps)
            step = to - from;
        const Vector<Pack> turned = nextHeading(heading, velocity, rest);
        farthest = larger(larger(magnitude(step.x), magnitude(step.y)), farthest);
        storePack(to.x, &crowd.next.x[slot]);
        storePack(to.y, &crowd.next.y[slot]);
        storePack(velocity.x, &crowd.next.vx[slot]);
        storePack(velocity.y, &crowd.next.vy[slot]);
        storePack(turned.x, &headingX[slot]);
        storePack(turned.y, &headingY[slot]);
    }
    double most = 0;
    alignas(64) double lanes[packLanes];
    storePack(farthest, lanes);
    for (const double lane : lanes)
        most = lane > most ? lane : most;
    return most;
}

} // namespace tiller::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE

namespace tiller {

HWY_EXPORT(move);

double moveBlock(const Block& block, const Lanes& forceX, const Lanes& forceY, Crowd& crowd) {
    return HWY_DYNAMIC_DISPATCH(move)(block, forceX, forceY, crowd);
}

void turnBlock(const Block& block, const Signal& facing, Crowd& crowd) {
    const double* headingX = crowd.nextHeading(crowd.headingX, crowd.nextHeadingX);
    const double* headingY = crowd.nextHeading(crowd.headingY, crowd.nextHeadingY);
    for (std::size_t lane = 0; lane < block.count; ++lane) {
        const std::size_t slot = block.first + lane;
        const bool turned = (facing.on >> lane & 1) != 0;
        crowd.facingX[slot] = turned ? facing.x[lane] : headingX[slot];
        crowd.facingY[slot] = turned ? facing.y[lane] : headingY[slot];
    }
}

} // namespace tiller

#endif
