#include "core/sim/search/nearest_search.h"

#include "core/base/simd.h"
#include "core/sim/search/neighbor_query.h"

#include <algorithm>
#include <limits>

HWY_BEFORE_NAMESPACE();
namespace tiller::HWY_NAMESPACE {

#include "core/nodes/lanes-inl.h"
#include "core/sim/search/lookers-inl.h"

/// The nearest agent that each looker has found so far.
struct Best {
    Pack d2;
    Pack ordinal;
    Pack slot;
    Vector<Pack> offset;
};

/// Looks for nearer agents among the gathered ones.
struct LookThrough {
    const Candidates& world;
    Vector<Pack> at;
    Pack self; ///< ordinals of the lookers if they are of the searched population, else -1
    Pack limit;
    Best best;
    std::size_t seen = 0;

    void operator()(const Gathered& gathered) {
        Best found = best;
        const Gathered::List& list = gathered.lists[0];
        for (std::size_t i = 0; i < list.count; ++i) {
            const std::size_t other = list.index[i];
            const Vector<Pack> offset =
                Vector<Pack>{Pack(gathered.x[other]), Pack(gathered.y[other])} - at;
            const Pack d2 = dot(offset, offset);
            const Pack slot(static_cast<double>(gathered.slots[i]));
            const Pack ordinal(static_cast<double>(world.ordinal[gathered.slots[i]]));
            const Mask nearer = ((d2 < found.d2) | ((d2 == found.d2) & (ordinal < found.ordinal))) &
                                (d2 <= limit) & !(ordinal == self);
            found.d2 = select(nearer, d2, found.d2);
            found.ordinal = select(nearer, ordinal, found.ordinal);
            found.slot = select(nearer, slot, found.slot);
            found.offset = select(nearer, offset, found.offset);
        }
        best = found;
        seen += list.count;
    }
};

/// Widens the search until every looker has found an agent that no agent farther out can beat.
Best nearestIn(const Candidates& world, const Block& block, const Lookers& lookers, double range,
               Scratch& scratch, Gathered& gathered) {
    const Moment& moment = *block.moment;
    Pack self(-1.0);
    if (world.population == block.population) {
        alignas(64) double ordinals[packLanes];
        for (std::size_t k = 0; k < packLanes; ++k)
            ordinals[k] = block.ordinal[lookers.lane + std::min(k, lookers.count - 1)];
        self = loadPack(ordinals);
    }
    double reach = std::min(range, world.grid->spacing());
    for (;;) {
        LookThrough look{world, lookers.at, self, Pack(range * range), {}, 0};
        look.best.d2 = Pack(std::numeric_limits<double>::infinity());
        forGathered(world, lookers, moment, std::span(&reach, 1), scratch, gathered, look);
        const Mask open = !(look.best.d2 <= Pack(reach * reach));
        if (reach >= range || look.seen == world.count || hn::AllFalse(LaneTag(), open.m))
            return look.best;
        reach = std::min(range, reach * 2);
    }
}

void nearestForBlock(const Group& group, std::span<const Candidates> world, const Block& block,
                     LaneBits lookersBits, double range, Signal& out) {
    static thread_local Gathered gathered;
    static thread_local Scratch scratch;
    out.on = 0;
    double near = 0;
    for (const std::uint32_t population : group)
        near = std::max(near, world[population].grid->rowHeight());
    near += 2 * std::min(range, near);
    for (std::size_t lane = 0; lane < block.count;) {
        const Lookers lookers = lookersAt(block, lane, near, near, range);
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
            const Best best = nearestIn(from, block, lookers, range, scratch, gathered);
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

HWY_EXPORT(nearestForBlock);

void findNearest(const Group& group, std::span<const Candidates> world, const Block& block,
                 LaneBits lookers, double range, Signal& out) {
    HWY_DYNAMIC_DISPATCH(nearestForBlock)(group, world, block, lookers, range, out);
}

} // namespace tiller

#endif
