#include "core/sim/neighborhoods.h"

#include "core/base/angle.h"

#include <algorithm>
#include <limits>

namespace tiller {

void partCoincident(const NeighborQuery& query, std::span<const Candidates> world,
                    const Block& block, std::size_t lane, NeighborSums& sums);

} // namespace tiller

#undef TILLER_SIMD_FILE
#define TILLER_SIMD_FILE "core/sim/neighborhoods.cpp"
#include "core/base/simd.h"

HWY_BEFORE_NAMESPACE();
namespace tiller::HWY_NAMESPACE {

#include "core/nodes/lanes-inl.h"
// It builds on the ones above.
#include "core/sim/lookers-inl.h"

/// Candidates that some looker can reach, worked off whenever it is full.
struct List {
    static constexpr std::size_t room = 128;

    struct Entry {
        alignas(32) double x[packLanes];
        alignas(32) double y[packLanes];
        alignas(32) double d2[packLanes];
    };

    Entry entries[room + 1]; // the one past the last is written to, and not kept
    std::uint32_t slots[room + 1];
    std::uint32_t picked[room + 1]; ///< those near enough for a smaller radius
    std::size_t count = 0;
};

template <bool wraps>
HWY_INLINE std::uint32_t fill(List& list, const Candidates& world, std::uint32_t begin,
                              std::uint32_t end, const Lookers& lookers, Pack limit,
                              const Seam& seam) {
    std::size_t count = list.count;
    for (; begin < end && count < List::room; ++begin) {
        const Vector<Pack> offset = offsetOf<wraps>(world, begin, lookers.at, seam);
        const Pack d2 = dot(offset, offset);
        List::Entry& entry = list.entries[count];
        storePack(offset.x, entry.x);
        storePack(offset.y, entry.y);
        storePack(d2, entry.d2);
        list.slots[count] = begin;
        count += hn::AllFalse(LaneTag(), (d2 < limit).m) ? 0 : 1;
    }
    list.count = count;
    return begin;
}

/// The sums of the lookers, as they grow.
struct Sums {
    Neighbors<Pack> of;
    Pack coincident; ///< how many are exactly where the looker is
};

HWY_INLINE Pack addIf(Mask mask, Pack sum, Pack x) {
#if HWY_TARGET == HWY_AVX3
    return select(mask, sum + x, sum); // one masked addition
#else
    return addWhere(mask, sum, x);
#endif
}

/// What is read of a neighborhood; falloff is -1 where `away` is not.
template <bool offsets, bool velocities, int falloff, bool viewed, bool rounded>
void addUp(const List& list, const std::uint32_t* picked, std::size_t count,
           const Neighborhood& neighborhood, const Candidates& world, const Lookers& lookers,
           Sums& sums) {
    const double radius = neighborhood.need.radius;
    const Pack limit(radius * radius);
    const Pack perRadius(1 / radius);
    const Pack viewBound(neighborhood.viewBound);
    const Pack one(1.0);
    const Pack zero(0.0);
    const Pack bound(neighborhood.offsets.bound());
    const Pack anchor(neighborhood.offsets.anchor());
    const Pack fastest(neighborhood.velocities.bound());
    const Pack velocityAnchor(neighborhood.velocities.anchor());
    Sums total = sums;
    for (std::size_t i = 0; i < count; ++i) {
        const std::uint32_t at = picked ? picked[i] : static_cast<std::uint32_t>(i);
        const List::Entry& entry = list.entries[at];
        const Vector<Pack> offset = loadVector(entry.x, entry.y);
        const Pack d2 = loadPack(entry.d2);
        Mask here = d2 < limit;
        if constexpr (viewed)
            here = here & inView(lookers.heading, offset, d2, viewBound);
        total.of.count = addIf(here, total.of.count, one);
        if constexpr (offsets) {
            const Pack x = rounded ? roundFor(bound, anchor, offset.x) : offset.x;
            const Pack y = rounded ? roundFor(bound, anchor, offset.y) : offset.y;
            total.of.offset.x = addIf(here, total.of.offset.x, x);
            total.of.offset.y = addIf(here, total.of.offset.y, y);
        }
        if constexpr (velocities) {
            const Pack vx(world.vx[list.slots[at]]);
            const Pack vy(world.vy[list.slots[at]]);
            const Pack x = rounded ? roundFor(fastest, velocityAnchor, vx) : vx;
            const Pack y = rounded ? roundFor(fastest, velocityAnchor, vy) : vy;
            total.of.velocity.x = addIf(here, total.of.velocity.x, x);
            total.of.velocity.y = addIf(here, total.of.velocity.y, y);
        }
        if constexpr (falloff >= 0) {
            const Pack share = awayShare<falloff>(d2, perRadius);
            total.of.away.x = addIf(here, total.of.away.x, lattice(zero - offset.x * share));
            total.of.away.y = addIf(here, total.of.away.y, lattice(zero - offset.y * share));
            total.coincident = addIf(d2 == zero, total.coincident, one);
        }
    }
    sums = total;
}

using AddUp = void (*)(const List&, const std::uint32_t*, std::size_t, const Neighborhood&,
                       const Candidates&, const Lookers&, Sums&);

template <bool viewed, int falloff>
AddUp addUpFor(bool offsets, bool velocities, bool rounded) {
    if (rounded) // rare: it reads both
        return addUp<true, true, falloff, viewed, true>;
    if (offsets)
        return velocities ? addUp<true, true, falloff, viewed, false>
                          : addUp<true, false, falloff, viewed, false>;
    return velocities ? addUp<false, true, falloff, viewed, false>
                      : addUp<false, false, falloff, viewed, false>;
}

template <bool viewed>
AddUp addUpFor(const Neighborhood& of) {
    const bool rounded = !of.exactOffsets || !of.exactVelocities;
    switch (of.need.falloff.value_or(-1)) {
    case 0:
        return addUpFor<viewed, 0>(of.need.offsets, of.need.velocities, rounded);
    case 1:
        return addUpFor<viewed, 1>(of.need.offsets, of.need.velocities, rounded);
    case 2:
        return addUpFor<viewed, 2>(of.need.offsets, of.need.velocities, rounded);
    case 3:
        return addUpFor<viewed, 3>(of.need.offsets, of.need.velocities, rounded);
    default:
        return addUpFor<viewed, -1>(of.need.offsets, of.need.velocities, rounded);
    }
}

/// Those of the list that some looker has within a radius smaller than the list's.
std::size_t pick(List& list, double radius) {
    const Pack limit(radius * radius);
    std::size_t count = 0;
    for (std::uint32_t i = 0; i < list.count; ++i) {
        list.picked[count] = i;
        count += hn::AllFalse(LaneTag(), (loadPack(list.entries[i].d2) < limit).m) ? 0 : 1;
    }
    return count;
}

void workOff(List& list, const NeighborQuery& query, const Candidates& world,
             const Lookers& lookers, std::span<Sums> sums, const AddUp* addUps, double reach) {
    for (std::size_t i = 0; i < query.neighborhoods.size(); ++i) {
        const Neighborhood& of = query.neighborhoods[i];
        if (of.need.radius < reach * 0.9) {
            const std::size_t count = pick(list, of.need.radius);
            addUps[i](list, list.picked, count, of, world, lookers, sums[i]);
        } else {
            addUps[i](list, nullptr, list.count, of, world, lookers, sums[i]);
        }
    }
    list.count = 0;
}

/// Takes the looker itself out of its sums: it was among the candidates.
HWY_INLINE void leaveOutSelf(const Neighborhood& of, const Block& block, const Lookers& lookers,
                             Sums& sums) {
    if (!(of.need.radius > 0))
        return;
    sums.of.count = sums.of.count - Pack(1.0);
    sums.coincident = sums.coincident - Pack(1.0);
    Vector<Pack> velocity = loadVector(block.vx + lookers.lane, block.vy + lookers.lane);
    if (!of.exactOffsets || !of.exactVelocities) {
        const Pack fastest(of.velocities.bound());
        const Pack anchor(of.velocities.anchor());
        velocity = {roundFor(fastest, anchor, velocity.x), roundFor(fastest, anchor, velocity.y)};
    }
    sums.of.velocity = sums.of.velocity - velocity;
}

void addUpForBlock(const NeighborQuery& query, std::span<const Candidates> world,
                   const Block& block, std::span<NeighborSums> sums) {
    const Moment& moment = *block.moment;
    const Seam seam(moment);
    static thread_local List list;
    Sums all[NeighborQuery::most];
    const std::span<Sums> growing(all, sums.size());
    AddUp addUps[NeighborQuery::most];
    for (std::size_t i = 0; i < query.neighborhoods.size(); ++i)
        addUps[i] = query.neighborhoods[i].allRound ? addUpFor<false>(query.neighborhoods[i])
                                                    : addUpFor<true>(query.neighborhoods[i]);
    const double reach = query.reach();
    const Pack limit(reach * reach);
    double row = 0;
    for (const std::uint32_t population : query.group)
        row = std::max(row, world[population].grid->rowHeight());

    for (std::size_t lane = 0; lane < block.count;) {
        const Lookers lookers = lookersAt(block, lane, 2 * reach + 4 * row, 2 * reach + row);
        for (Sums& of : growing)
            of = {};
        for (const std::uint32_t population : query.group) {
            const Candidates& from = world[population];
            const Box box = from.around(lookers.low, lookers.high, reach);
            const bool wraps = Seam::matters(moment, box);
            list.count = 0;
            from.grid->runs(box, [&](std::uint32_t begin, std::uint32_t end) HWY_ATTR {
                while (begin < end) {
                    begin = wraps ? fill<true>(list, from, begin, end, lookers, limit, seam)
                                  : fill<false>(list, from, begin, end, lookers, limit, seam);
                    if (list.count == List::room)
                        workOff(list, query, from, lookers, growing, addUps, reach);
                }
            });
            workOff(list, query, from, lookers, growing, addUps, reach);
            if (population == block.population)
                for (std::size_t i = 0; i < growing.size(); ++i)
                    leaveOutSelf(query.neighborhoods[i], block, lookers, growing[i]);
        }
        for (std::size_t i = 0; i < growing.size(); ++i) {
            const Sums& of = growing[i];
            storePack(of.of.count, &sums[i].count[lane]);
            storePack(of.of.offset.x, &sums[i].offsetX[lane]);
            storePack(of.of.offset.y, &sums[i].offsetY[lane]);
            storePack(of.of.velocity.x, &sums[i].velocityX[lane]);
            storePack(of.of.velocity.y, &sums[i].velocityY[lane]);
            storePack(of.of.away.x, &sums[i].awayX[lane]);
            storePack(of.of.away.y, &sums[i].awayY[lane]);
            if (!hn::AllFalse(LaneTag(), (of.coincident > Pack(0.0)).m)) {
                alignas(64) double coincident[packLanes];
                storePack(of.coincident, coincident);
                for (std::size_t k = 0; k < lookers.count; ++k)
                    if (coincident[k] > 0)
                        partCoincident(query, world, block, lane + k, sums[i]);
            }
        }
        lane += lookers.count;
    }
}

/// The nearest one that each looker has seen so far.
struct Best {
    Pack d2;
    Pack ordinal;
    Pack slot;
    Vector<Pack> offset;
};

template <bool wraps>
HWY_INLINE void lookThrough(const Candidates& world, std::uint32_t begin, std::uint32_t end,
                            const Lookers& lookers, Pack self, Pack limit, const Seam& seam,
                            Best& best) {
    for (std::uint32_t slot = begin; slot < end; ++slot) {
        const Vector<Pack> offset = offsetOf<wraps>(world, slot, lookers.at, seam);
        const Pack d2 = dot(offset, offset);
        const Pack ordinal(static_cast<double>(world.ordinal[slot]));
        const Mask nearer =
            ((d2 < best.d2) | ((d2 == best.d2) & (ordinal < best.ordinal))) & (d2 <= limit) &
            !(ordinal == self);
        best.d2 = select(nearer, d2, best.d2);
        best.ordinal = select(nearer, ordinal, best.ordinal);
        best.slot = select(nearer, Pack(static_cast<double>(slot)), best.slot);
        best.offset = select(nearer, offset, best.offset);
    }
}

/// Searches wider and wider, until all lookers have found one that nobody further out can beat.
Best nearestIn(const Candidates& world, const Block& block, const Lookers& lookers, double range,
               const Seam& seam) {
    const Moment& moment = *block.moment;
    Pack self(-1.0);
    if (world.population == block.population) {
        alignas(64) double ordinals[packLanes];
        for (std::size_t k = 0; k < packLanes; ++k)
            ordinals[k] = block.ordinal[lookers.lane + std::min(k, lookers.count - 1)];
        self = loadPack(ordinals);
    }
    const Pack limit(range * range);
    double reach = std::min(range, world.grid->spacing());
    for (;;) {
        Best best{Pack(std::numeric_limits<double>::infinity()), Pack(0.0), Pack(0.0), {}};
        std::size_t seen = 0;
        const Box box = world.around(lookers.low, lookers.high, reach);
        const bool wraps = Seam::matters(moment, box);
        world.grid->runs(box, [&](std::uint32_t begin, std::uint32_t end) HWY_ATTR {
            seen += end - begin;
            if (wraps)
                lookThrough<true>(world, begin, end, lookers, self, limit, seam, best);
            else
                lookThrough<false>(world, begin, end, lookers, self, limit, seam, best);
        });
        const Mask open = !(best.d2 <= Pack(reach * reach));
        const bool sawAll = seen == world.count && (wraps || moment.edges != Edges::wrap);
        if (reach >= range || sawAll || hn::AllFalse(LaneTag(), open.m))
            return best;
        reach = std::min(range, reach * 2);
    }
}

void nearestForBlock(const Group& group, std::span<const Candidates> world, const Block& block,
                     LaneBits lookersBits, double range, Signal& out) {
    const Moment& moment = *block.moment;
    const Seam seam(moment);
    out.on = 0;
    double near = 0;
    for (const std::uint32_t population : group)
        near = std::max(near, world[population].grid->rowHeight());
    near += 2 * std::min(range, near);
    for (std::size_t lane = 0; lane < block.count;) {
        const Lookers lookers = lookersAt(block, lane, near, near);
        const std::size_t first = lane;
        lane += lookers.count;
        const LaneBits here = lookersBits >> first & ((LaneBits{1} << lookers.count) - 1);
        if (here == 0)
            continue;
        alignas(64) double d2[packLanes], slot[packLanes], x[packLanes], y[packLanes];
        double least[packLanes];
        for (double& of : least)
            of = std::numeric_limits<double>::infinity();
        for (const std::uint32_t population : group) {
            const Candidates& from = world[population];
            if (from.count == 0)
                continue;
            const Best best = nearestIn(from, block, lookers, range, seam);
            storePack(best.d2, d2);
            storePack(best.slot, slot);
            storePack(best.offset.x, x);
            storePack(best.offset.y, y);
            for (std::size_t k = 0; k < lookers.count; ++k) {
                if (!(here >> k & 1) || !(d2[k] < least[k]))
                    continue;
                least[k] = d2[k];
                const auto found = static_cast<std::size_t>(slot[k]);
                out.on |= LaneBits{1} << (first + k);
                out.agent[first + k] = {population, from.ordinal[found]};
                out.x[first + k] = x[k];
                out.y[first + k] = y[k];
                out.vx[first + k] = from.vx[found];
                out.vy[first + k] = from.vy[found];
            }
        }
    }
}

} // namespace tiller::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE

namespace tiller {

HWY_EXPORT(addUpForBlock);
HWY_EXPORT(nearestForBlock);

Neighborhood::Neighborhood(const NeighborNeed& what, double agents, double fastest)
    : need(what)
    , allRound(what.viewAngle >= 360)
    , offsets(agents, what.radius)
    , velocities(agents, fastest) {
    const double cosine = sineCosine(what.viewAngle / 2).cosine;
    viewBound = cosine * magnitude(cosine);
    exactOffsets = offsets.keepsLattice();
    exactVelocities = velocities.keepsLattice();
}

double NeighborQuery::reach() const {
    double reach = 0;
    for (const Neighborhood& of : neighborhoods)
        reach = std::max(reach, of.need.radius);
    return reach;
}

/// Two at one place: the lower goes along its heading turned left, the other right.
void partCoincident(const NeighborQuery& query, std::span<const Candidates> world,
                    const Block& block, std::size_t lane, NeighborSums& sums) {
    const AgentRef self = block.agent(lane);
    double turn = 0;
    for (const std::uint32_t population : query.group) {
        const Candidates& from = world[population];
        forEachNear(from, *block.moment, block.position(lane), 0,
                    [&](std::uint32_t slot, Vec2, double d2) {
                        const AgentRef other{population, from.ordinal[slot]};
                        if (d2 == 0 && other != self)
                            turn += self < other ? 1 : -1;
                    });
    }
    const Vec2 left = lattice(turnLeft(Vec2{block.headingX[lane], block.headingY[lane]}));
    sums.awayX[lane] += left.x * turn;
    sums.awayY[lane] += left.y * turn;
}

Box Candidates::around(Vec2 low, Vec2 high, double reach) const {
    // What rounding may take off the sides is less than this anywhere in the world.
    const double wide = reach + drift + 1e-6;
    return {{low.x - wide, low.y - wide}, {high.x + wide, high.y + wide}};
}

void addUpNeighbors(const NeighborQuery& query, std::span<const Candidates> world,
                    const Block& block, std::span<NeighborSums> sums) {
    HWY_DYNAMIC_DISPATCH(addUpForBlock)(query, world, block, sums);
}

void findNearest(const Group& group, std::span<const Candidates> world, const Block& block,
                 LaneBits lookers, double range, Signal& out) {
    HWY_DYNAMIC_DISPATCH(nearestForBlock)(group, world, block, lookers, range, out);
}

} // namespace tiller

#endif
