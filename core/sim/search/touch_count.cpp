#include "core/base/simd.h"
#include "core/nodes/formula.h"
#include "core/sim/search/nearest_search.h"
#include "core/sim/search/neighbor_query.h"

#include <algorithm>
#include <limits>

HWY_BEFORE_NAMESPACE();
namespace tiller::HWY_NAMESPACE {

#include "core/nodes/lanes-inl.h"
#include "core/sim/search/lookers-inl.h"

/// Counts the gathered agents that each looker touches. It counts the looker itself, too.
struct AddTouched {
    const Candidates& of;
    const Lookers& lookers;
    Pack radius;
    double margin;
    bool isSolid;
    Pack& count;

    void operator()(const Gathered& gathered) const {
        const Gathered::List& list = gathered.lists[0];
        const Pack one(1.0);
        Pack sum(0.0);
        for (std::size_t i = 0; i < list.count; ++i) {
            const std::size_t other = list.index[i];
            const Vector<Pack> offset =
                Vector<Pack>{Pack(gathered.x[other]), Pack(gathered.y[other])} - lookers.at;
            const Pack near = touchDistance(radius, Pack(of.radius->of(gathered.slots[i])),
                                            Pack(margin), isSolid);
            sum = addWhere(dot(offset, offset) <= near * near, sum, one);
        }
        count = count + sum;
    }
};

void touchesOfBlock(std::span<const Candidates> world, const InputPort& others, const Block& block,
                    double margin, double* counts) {
    static thread_local Gathered gathered;
    static thread_local Scratch scratch;
    std::fill_n(counts, block.count, 0.0);
    const double largest = *std::max_element(block.radius, block.radius + block.count);
    for (const std::uint32_t population : others.group) {
        const Candidates& of = world[population];
        if (of.count == 0)
            continue;
        const bool isSolid = std::ranges::binary_search(others.solids, population);
        const double reach = touchDistance(largest, others.largest, margin, isSolid);
        const double near = 2 * reach + 4 * of.grid->rowHeight();
        for (std::size_t lane = 0; lane < block.count;) {
            const Lookers lookers = lookersAt(block, lane, near, near, reach);
            Pack count(0.0);
            const AddTouched add{of,     lookers, loadPack(block.radius + lane),
                                 margin, isSolid, count};
            forGathered(of, lookers, *block.moment, std::span(&reach, 1), scratch, gathered, add);
            alignas(64) double lanes[packLanes];
            storePack(count, lanes);
            for (std::size_t i = 0; i < lookers.count; ++i)
                counts[lane + i] += lanes[i] - (population == block.population ? 1 : 0);
            lane += lookers.count;
        }
    }
}

} // namespace tiller::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE

namespace tiller {

HWY_EXPORT(touchesOfBlock);

void countTouched(std::span<const Candidates> world, const InputPort& others, const Block& block,
                  double margin, Lanes& counts) {
    HWY_DYNAMIC_DISPATCH(touchesOfBlock)(world, others, block, margin, counts.data());
}

} // namespace tiller

#endif
