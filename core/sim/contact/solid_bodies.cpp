#include "core/sim/contact/solid_bodies.h"

#include "core/sim/contact/touching.h"
#include "core/sim/run/blocks.h"
#include "core/sim/run/mover.h"
#include "core/steering/motion.h"

#include <algorithm>

namespace tiller {

namespace {

constexpr std::size_t blocksPerPart = 16;
constexpr std::size_t mostPairs = 64; // per agent; beyond, searching again takes less memory

/// The short way for a difference of places that are both inside the world.
double shortDifference(double difference, double size) {
    if (difference >= size / 2)
        return difference - size;
    return difference < -size / 2 ? difference + size : difference;
}

} // namespace

void SolidBodies::plan(std::vector<Kind> kinds,
                       const std::function<std::vector<ObstacleGeometry>()>& obstacles,
                       const Moment& moment, double mostAgents, bool isSameScene) {
    m_kinds = std::move(kinds);
    m_any = false;
    m_hasGround = m_hasGround && isSameScene;
    double largest = 0;
    double fastest = 0;
    for (const Kind& kind : m_kinds)
        if (kind.solid != Solid::nothing) {
            m_any = true;
            largest = larger(largest, kind.largest);
            fastest = larger(fastest, kind.fastest);
        }
    if (!m_any)
        return;
    m_largest = larger(largest, smallestRadius);
    const double margin = 4 * m_largest + smaller(fastest * moment.tickLength, 4 * m_largest);
    if (!m_hasGround || margin != m_margin) {
        const std::vector<ObstacleGeometry> all = obstacles();
        m_ground = SolidGround(all, moment, margin);
        m_margin = margin;
        m_obstacles = all.size();
        m_hasGround = true;
        ++m_readCount;
    }
    m_sum = ExactSum(mostAgents + static_cast<double>(m_obstacles), 2 * m_largest);
}

void SolidBodies::takeObstacle(const std::string& id, const ObstacleGeometry* now, bool isNew,
                               const std::function<std::vector<ObstacleGeometry>()>& obstacles,
                               const Moment& moment) {
    if (!m_hasGround)
        return;
    m_obstacles += (isNew ? 1 : 0) - (now ? 0 : 1);
    if (!m_ground.take(id, now, isNew, moment, m_margin))
        m_ground.renew(obstacles(), moment, m_margin);
}

void SolidBodies::planParts(const std::vector<Crowd>& crowds) {
    m_bodies.resize(crowds.size());
    std::size_t count = 0;
    const std::size_t step = blocksPerPart * blockSize;
    for (std::uint32_t i = 0; i < crowds.size(); ++i) {
        if (m_kinds[i].solid == Solid::nothing)
            continue;
        Bodies& of = m_bodies[i];
        for (Column<double>* column :
             {&of.x[0], &of.x[1], &of.y[0], &of.y[1], &of.pushX, &of.pushY, &of.totalX, &of.totalY})
            column->resize(crowds[i].size());
        for (std::size_t first = 0; first < crowds[i].size(); first += step) {
            m_parts.resize(std::max(m_parts.size(), count + 1));
            Part& part = m_parts[count++];
            part.crowd = i;
            part.first = first;
            part.end = std::min(first + step, crowds[i].size());
            part.farthestStep = 0;
            std::fill(of.totalX.begin() + first, of.totalX.begin() + part.end, 0.0);
            std::fill(of.totalY.begin() + first, of.totalY.begin() + part.end, 0.0);
        }
    }
    m_parts.resize(count);
}

/// Finds, for each crowd, the crowds that are near enough to push its agents.
void SolidBodies::findGroups(const Tick& tick) {
    m_groups.resize(m_kinds.size());
    for (Group& group : m_groups)
        group.clear();
    static thread_local std::vector<double> wide;
    wide.resize(m_kinds.size());
    for (std::size_t i = 0; i < wide.size(); ++i)
        wide[i] = tick.steps[i] + m_pushed + m_slack;
    const auto add = [&](std::uint32_t a, std::uint32_t b) {
        if (collide(a, b) && tick.crowds[b].size() > 0 &&
            m_kinds[a].largest + m_kinds[b].largest > 0)
            m_groups[a].push_back(b);
    };
    forNearCrowds(
        tick.crowds, tick.moment,
        [&](std::uint32_t a, std::uint32_t b) {
            add(a, b);
            if (a != b)
                add(b, a);
        },
        wide);
    for (Group& group : m_groups) { // a box that spans the world may be met twice
        std::ranges::sort(group);
        group.erase(std::unique(group.begin(), group.end()), group.end());
    }
}

const double* SolidBodies::xOf(const Tick& tick, std::size_t crowd, int round) const {
    return round == 0 ? tick.crowds[crowd].next.x.data() : m_bodies[crowd].x[round % 2].data();
}

const double* SolidBodies::yOf(const Tick& tick, std::size_t crowd, int round) const {
    return round == 0 ? tick.crowds[crowd].next.y.data() : m_bodies[crowd].y[round % 2].data();
}

Candidates SolidBodies::candidatesOf(const Tick& tick, std::uint32_t crowd, int round) const {
    const Crowd& of = tick.crowds[crowd];
    return {.population = crowd,
            .x = xOf(tick, crowd, round),
            .y = yOf(tick, crowd, round),
            .vx = of.next.vx.data(),
            .vy = of.next.vy.data(),
            .ordinal = of.ordinal.data(),
            .count = of.size(),
            .grid = &of.grid,
            .radius = &of.radius,
            .drift = of.drift + tick.steps[crowd] + m_pushed};
}

void SolidBodies::searchPairs(const Tick& tick, Part& part, int round) {
    Bodies& bodies = m_bodies[part.crowd];
    part.pairs.clear();
    part.pairsWith.clear();
    part.hasPairs = true;
    const std::size_t most = mostPairs * (part.end - part.first);
    for (const std::uint32_t other : m_groups[part.crowd]) {
        const Candidates others = candidatesOf(tick, other, round);
        const SolidSearch search{
            others, m_slack, m_kinds[part.crowd].largest + m_kinds[other].largest + m_slack, m_sum};
        for (std::size_t first = part.first; first < part.end && !tick.moment.isStopped();
             first += blockSize) {
            Block block = blockAt(tick.crowds[part.crowd], tick.moment, part.crowd, first);
            block.x = xOf(tick, part.crowd, round) + first;
            block.y = yOf(tick, part.crowd, round) + first;
            pushApart(search, block, &bodies.pushX[first], &bodies.pushY[first],
                      part.hasPairs ? &part.pairs : nullptr);
            part.hasPairs = part.hasPairs && part.pairs.size() <= most;
        }
        part.pairsWith.push_back({other, part.pairs.size()});
    }
}

void SolidBodies::pushByPairs(const Tick& tick, Part& part, int round) {
    Bodies& bodies = m_bodies[part.crowd];
    const BodyColumn& radius = tick.crowds[part.crowd].radius;
    const double* x = xOf(tick, part.crowd, round);
    const double* y = yOf(tick, part.crowd, round);
    const bool wraps = tick.moment.edges == Edges::wrap;
    const Vec2 size = tick.moment.worldSize;
    std::size_t i = 0;
    for (const PairsWith& with : part.pairsWith) {
        const Crowd& others = tick.crowds[with.crowd];
        const double* otherX = xOf(tick, with.crowd, round);
        const double* otherY = yOf(tick, with.crowd, round);
        for (; i < with.end; ++i) {
            const auto [slot, other] = part.pairs[i];
            Vec2 offset{otherX[other] - x[slot], otherY[other] - y[slot]};
            if (wraps)
                offset = {shortDifference(offset.x, size.x), shortDifference(offset.y, size.y)};
            const double touch = radius.of(slot) + others.radius.of(other);
            const double d2 = dot(offset, offset);
            if (d2 >= touch * touch)
                continue;
            Vec2 push{touch * 0.5, 0};
            if (d2 > 0)
                push = halfPush(offset, squareRoot(d2), touch);
            else if (part.crowd < with.crowd ||
                     (part.crowd == with.crowd &&
                      tick.crowds[part.crowd].ordinal[slot] < others.ordinal[other]))
                push.x = -push.x;
            bodies.pushX[slot] += m_sum.round(push.x);
            bodies.pushY[slot] += m_sum.round(push.y);
        }
    }
}

/// @param again whether the noted pairs may no longer be all
void SolidBodies::pushByAgents(const Tick& tick, Part& part, int round, bool again) {
    Bodies& bodies = m_bodies[part.crowd];
    std::fill(bodies.pushX.begin() + part.first, bodies.pushX.begin() + part.end, 0.0);
    std::fill(bodies.pushY.begin() + part.first, bodies.pushY.begin() + part.end, 0.0);
    if (again || !part.hasPairs)
        searchPairs(tick, part, round);
    else
        pushByPairs(tick, part, round);
}

/// Writes the positions of the next round.
void SolidBodies::movePushed(const Tick& tick, Part& part, int round) {
    constexpr double mostSum = 2 * coordinateLimit; // beyond, adding it would need rounding
    Bodies& bodies = m_bodies[part.crowd];
    const double* x = xOf(tick, part.crowd, round);
    const double* y = yOf(tick, part.crowd, round);
    double* toX = bodies.x[(round + 1) % 2].data();
    double* toY = bodies.y[(round + 1) % 2].data();
    part.farthest = 0;
    part.isPushed = false;
    for (std::size_t slot = part.first; slot < part.end; ++slot) {
        toX[slot] = x[slot];
        toY[slot] = y[slot];
        Vec2 push{bodies.pushX[slot], bodies.pushY[slot]};
        if (push.x == 0 && push.y == 0)
            continue;
        push = {smaller(larger(push.x, -mostSum), mostSum),
                smaller(larger(push.y, -mostSum), mostSum)};
        const Vec2 to = insideOf(tick.moment, Vec2{x[slot], y[slot]} + push);
        toX[slot] = to.x;
        toY[slot] = to.y;
        bodies.totalX[slot] += push.x;
        bodies.totalY[slot] += push.y;
        part.farthest = larger(axisLength(push), part.farthest);
        part.isPushed = true;
    }
}

/// Gives the agents of a part their places, and velocities that lead into nothing that pushed them.
void SolidBodies::finish(const Tick& tick, Part& part, int round) {
    Crowd& crowd = tick.crowds[part.crowd];
    const Bodies& bodies = m_bodies[part.crowd];
    const double* x = xOf(tick, part.crowd, round);
    const double* y = yOf(tick, part.crowd, round);
    const bool wraps = tick.moment.edges == Edges::wrap;
    const bool searchesAgain = m_pushed > m_slack && !m_ground.empty();
    auto near = part.obstacles.begin();
    for (std::size_t slot = part.first; slot < part.end; ++slot) {
        const bool isNear = near != part.obstacles.end() && near->slot == slot;
        near += isNear ? 1 : 0;
        const Vec2 push{bodies.totalX[slot], bodies.totalY[slot]};
        const bool isPushed = push.x != 0 || push.y != 0;
        if (!isPushed && !isNear)
            continue;
        const Vec2 from{crowd.now.x[slot], crowd.now.y[slot]};
        const Vec2 moved{crowd.next.vx[slot], crowd.next.vy[slot]};
        Vec2 to{x[slot], y[slot]};
        const Vec2 way = wraps ? lattice(moved * tick.moment.tickLength) + push : to - from;
        if (isNear || searchesAgain)
            to = sweepTo(tick, part, slot, way, to);
        Vec2 velocity = moved;
        if (const double into = dot(moved, push); into < 0)
            velocity = lattice(moved - push * (into / dot(push, push)));
        keepInside(tick.moment, to, velocity);
        crowd.next.x[slot] = to.x;
        crowd.next.y[slot] = to.y;
        part.farthestStep = larger(axisLength(wraps ? way : to - from), part.farthestStep);
        if (velocity == moved)
            continue;
        crowd.next.vx[slot] = velocity.x;
        crowd.next.vy[slot] = velocity.y;
        const Vec2 before{crowd.headingX[slot], crowd.headingY[slot]};
        const Vec2 heading =
            nextHeading(before, velocity, crowd.maxSpeed.of(slot) * crowd.limits.headingThreshold);
        crowd.headingX[slot] = heading.x;
        crowd.headingY[slot] = heading.y;
        if (crowd.turns && Vec2{crowd.facingX[slot], crowd.facingY[slot]} == before) {
            crowd.facingX[slot] = heading.x; // it looks where it goes
            crowd.facingY[slot] = heading.y;
        }
    }
}

void SolidBodies::keepApart(std::vector<Crowd>& crowds, const Moment& moment, const Run& run,
                            std::vector<double>& steps) {
    const Tick tick{crowds, moment, steps};
    m_pushed = 0;
    // Bodies that have just moved into each other are pushed about as far as they have moved.
    m_slack = m_largest / 2 + smaller(4 * *std::ranges::max_element(steps), 2 * m_largest);
    planParts(crowds);
    findGroups(tick);
    int round = 0;
    double sinceSearch = 0;
    for (bool again = true, any = true; any && round < rounds && !moment.isStopped(); ++round) {
        const auto push = [&](std::size_t i) {
            Part& part = m_parts[i];
            if (round == 0)
                findObstacles(tick, part);
            pushByAgents(tick, part, round, again);
            pushByObstacles(tick, part, round);
            movePushed(tick, part, round);
        };
        run(m_parts.size(), std::ref(push));
        any = false;
        double farthest = 0;
        for (const Part& part : m_parts) {
            any = any || part.isPushed;
            farthest = larger(part.farthest, farthest);
        }
        m_pushed += farthest;
        sinceSearch = (again ? 0 : sinceSearch) + farthest;
        again = 3 * sinceSearch > m_slack; // two agents, each on both axes
        if (again && any)
            findGroups(tick);
    }
    if (moment.isStopped())
        return;
    const auto end = [&](std::size_t i) { finish(tick, m_parts[i], round); };
    run(m_parts.size(), std::ref(end));
    for (const Part& part : m_parts)
        steps[part.crowd] = larger(part.farthestStep, steps[part.crowd]);
}

std::size_t SolidBodies::bytes() const {
    std::size_t bytes = 0;
    for (const Bodies& of : m_bodies)
        for (const Column<double>* column :
             {&of.x[0], &of.x[1], &of.y[0], &of.y[1], &of.pushX, &of.pushY, &of.totalX, &of.totalY})
            bytes += column->bytes();
    for (const Part& part : m_parts)
        bytes += part.pairs.capacity() * sizeof(NearPair) +
                 part.pieces.capacity() * sizeof(SolidGround::Piece);
    return bytes;
}

} // namespace tiller
