#include "core/sim/contact/solid_bodies.h"
#include "core/sim/run/mover.h"
#include "core/steering/motion.h"

/// How solid bodies meet obstacles.
namespace tiller {

namespace {

/// Whoever goes around the world more often in a tick meets nothing new.
constexpr double mostPieces = 16;

double halfOf(Vec2 worldSize) {
    return smaller(worldSize.x, worldSize.y) / 2;
}

} // namespace

Vec2 insideOf(const Moment& moment, Vec2 place) {
    const auto clamped = [](double low, double x, double high) {
        return smaller(larger(x, low), high);
    };
    switch (moment.edges) {
    case Edges::open:
        return {clamped(-coordinateLimit, place.x, coordinateLimit),
                clamped(-coordinateLimit, place.y, coordinateLimit)};
    case Edges::wrap:
        return {wrapped(place.x, moment.worldSize.x, moment.perWorldSize.x),
                wrapped(place.y, moment.worldSize.y, moment.perWorldSize.y)};
    case Edges::wall:
    case Edges::bounce:
        return {clamped(0, place.x, moment.worldSize.x), clamped(0, place.y, moment.worldSize.y)};
    }
    return place;
}

/// Notes the obstacles that the agents of a part may meet in this tick, unless they are pushed
/// farther than the slack.
void SolidBodies::findObstacles(const Tick& tick, Part& part) const {
    part.obstacles.clear();
    part.pieces.clear();
    if (m_ground.empty())
        return;
    const Crowd& crowd = tick.crowds[part.crowd];
    const bool wraps = tick.moment.edges == Edges::wrap;
    for (std::size_t slot = part.first; slot < part.end; ++slot) {
        const Vec2 to{crowd.next.x[slot], crowd.next.y[slot]};
        const Vec2 from =
            wraps ? to - Vec2{crowd.next.vx[slot], crowd.next.vy[slot]} * tick.moment.tickLength
                  : Vec2{crowd.now.x[slot], crowd.now.y[slot]};
        const double wide = larger(crowd.radius.of(slot), smallestRadius) + m_slack;
        Vec2 low{smaller(from.x, to.x), smaller(from.y, to.y)};
        Vec2 high{larger(from.x, to.x), larger(from.y, to.y)};
        if (wraps && axisLength(high - low) > halfOf(tick.moment.worldSize)) {
            low = {0, 0}; // it may meet anything on its way around the world
            high = tick.moment.worldSize;
        }
        if (axisLength(high - low) + wide <= m_margin && !m_ground.isNear(to))
            continue;
        const auto begin = static_cast<std::uint32_t>(part.pieces.size());
        m_ground.findNear(tick.moment, low - Vec2{wide, wide}, high + Vec2{wide, wide},
                          part.pieces);
        if (const auto end = static_cast<std::uint32_t>(part.pieces.size()); end > begin)
            part.obstacles.push_back({static_cast<std::uint32_t>(slot), begin, end});
    }
}

void SolidBodies::pushByObstacles(const Tick& tick, Part& part, int round) {
    if (m_ground.empty())
        return;
    Bodies& bodies = m_bodies[part.crowd];
    const BodyColumn& radii = tick.crowds[part.crowd].radius;
    const double* x = xOf(tick, part.crowd, round);
    const double* y = yOf(tick, part.crowd, round);
    const auto push = [&](std::size_t slot, SolidGround::Pieces near) {
        const double radius = larger(radii.of(slot), smallestRadius);
        m_ground.forPushes(near, {x[slot], y[slot]}, radius, [&](Vec2 by) {
            const Vec2 most = truncate(by, m_sum.bound());
            bodies.pushX[slot] += m_sum.round(most.x);
            bodies.pushY[slot] += m_sum.round(most.y);
        });
    };
    if (m_pushed <= m_slack) {
        for (const NearObstacles& near : part.obstacles)
            push(near.slot, std::span(part.pieces).subspan(near.begin, near.end - near.begin));
        return;
    }
    static thread_local std::vector<SolidGround::Piece> pieces;
    for (std::size_t slot = part.first; slot < part.end; ++slot) {
        const double wide = larger(radii.of(slot), smallestRadius) + m_slack;
        const Vec2 place{x[slot], y[slot]};
        if (wide <= m_margin && !m_ground.isNear(place))
            continue;
        pieces.clear();
        m_ground.findNear(tick.moment, place - Vec2{wide, wide}, place + Vec2{wide, wide}, pieces);
        if (!pieces.empty())
            push(slot, pieces);
    }
}

/// Sweeps the body of an agent along its way. A way around the world is taken in pieces.
Vec2 SolidBodies::sweepTo(const Tick& tick, Part& part, std::size_t slot, Vec2 way, Vec2 to) {
    static thread_local std::vector<SolidGround::Piece> near;
    const Crowd& crowd = tick.crowds[part.crowd];
    const double radius = larger(crowd.radius.of(slot), smallestRadius);
    const bool wraps = tick.moment.edges == Edges::wrap;
    const double pieces = wraps ? floorOf(axisLength(way) / halfOf(tick.moment.worldSize)) + 1 : 1;
    Vec2 from{crowd.now.x[slot], crowd.now.y[slot]};
    Vec2 rest = way;
    for (double piece = 0; piece < smaller(pieces, mostPieces); ++piece) {
        const Vec2 next = piece + 1 < pieces ? lattice(way * (1 / pieces)) : rest;
        const Vec2 end = from + next;
        near.clear();
        m_ground.findNear(
            tick.moment,
            Vec2{smaller(from.x, end.x), smaller(from.y, end.y)} - Vec2{radius, radius},
            Vec2{larger(from.x, end.x), larger(from.y, end.y)} + Vec2{radius, radius}, near);
        const Vec2 stop = m_ground.endOfWay(near, from, next, radius);
        if (stop != end)
            return insideOf(tick.moment, stop);
        from = wraps ? insideOf(tick.moment, end) : end;
        rest = rest - next;
    }
    return to;
}

} // namespace tiller
