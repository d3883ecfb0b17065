#include "core/sim/contact/solid_search.h"

#include "core/base/simd.h"
#include "core/sim/search/neighbor_query.h"

#include <algorithm>
#include <limits>

HWY_BEFORE_NAMESPACE();
namespace tiller::HWY_NAMESPACE {

#include "core/nodes/lanes-inl.h"
#include "core/sim/search/lookers-inl.h"

/// Adds up the pushes that the lookers get from the gathered agents.
struct AddPushes {
    const SolidSearch& search;
    const Block& block;
    const Lookers& lookers;
    std::uint64_t real; ///< the bits of the lanes that hold a looker
    Pack radius;
    Vector<Pack>& push;
    std::vector<NearPair>* pairs;

    /// The bits of all lookers but an agent that was gathered.
    [[nodiscard]] std::uint64_t others(std::size_t slot) const {
        const std::size_t lane = slot - block.first - lookers.lane;
        const bool isLooker = search.others.population == block.population && lane < lookers.count;
        return isLooker ? real & ~(std::uint64_t{1} << lane) : real;
    }

    void note(std::uint64_t bits, std::size_t slot) const {
        for (std::uint32_t lane = 0; bits != 0; ++lane, bits >>= 1)
            if (bits & 1)
                pairs->push_back({static_cast<std::uint32_t>(block.first + lookers.lane + lane),
                                  static_cast<std::uint32_t>(slot)});
    }

    void operator()(const Gathered& gathered) const {
        const Gathered::List& list = gathered.lists[0];
        const BodyColumn& radii = *search.others.radius;
        const Pack bound(search.sum.bound());
        const Pack anchor(search.sum.anchor());
        const Pack none(0.0);
        for (std::size_t i = 0; i < list.count; ++i) {
            const std::size_t other = list.index[i];
            const std::size_t slot = gathered.slots[i];
            const Vector<Pack> offset =
                Vector<Pack>{Pack(gathered.x[other]), Pack(gathered.y[other])} - lookers.at;
            const Pack touch = radius + Pack(radii.of(slot));
            const Pack near = touch + Pack(search.slack);
            const Pack d2 = dot(offset, offset);
            const std::uint64_t bits = bitsOf(d2 <= near * near) & others(slot);
            if (bits == 0)
                continue;
            if (pairs)
                note(bits, slot);
            const std::uint64_t overlapping = bitsOf(d2 < touch * touch) & bits;
            if (overlapping == 0)
                continue;
            const Mask mask = maskOf(overlapping, 0);
            const Pack distance = squareRoot(d2);
            const Pack scale = (touch - distance) * Pack(0.5) / distance;
            // With equal centers, the one with the lower id goes toward -x.
            const Pack equal = select(isLower(slot), none - touch * Pack(0.5), touch * Pack(0.5));
            const Mask apart = d2 > none;
            const Pack x = select(apart, (none - offset.x) * scale, equal);
            const Pack y = select(apart, (none - offset.y) * scale, none);
            push.x = addWhere(mask, push.x, roundFor(bound, anchor, x));
            push.y = addWhere(mask, push.y, roundFor(bound, anchor, y));
        }
    }

    /// Which of the lookers have a lower id than an agent.
    [[nodiscard]] Mask isLower(std::size_t slot) const {
        if (search.others.population != block.population)
            return maskOf(search.others.population > block.population ? 0xff : 0, 0);
        std::uint64_t bits = 0;
        for (std::size_t lane = 0; lane < lookers.count; ++lane)
            bits |= std::uint64_t{block.ordinal[lookers.lane + lane] < search.others.ordinal[slot]}
                    << lane;
        return maskOf(bits, 0);
    }
};

void pushBlock(const SolidSearch& search, const Block& block, double* pushX, double* pushY,
               std::vector<NearPair>* pairs) {
    static thread_local Gathered gathered;
    static thread_local Scratch scratch;
    const double near = 2 * search.reach + 4 * search.others.grid->rowHeight();
    for (std::size_t lane = 0; lane < block.count;) {
        const Lookers lookers = lookersAt(block, lane, near, near, search.reach);
        Vector<Pack> push{Pack(0.0), Pack(0.0)};
        const AddPushes add{search,
                            block,
                            lookers,
                            (std::uint64_t{1} << lookers.count) - 1,
                            loadPack(block.radius + lane),
                            push,
                            pairs};
        forGathered(search.others, lookers, *block.moment, std::span(&search.reach, 1), scratch,
                    gathered, add);
        alignas(64) double x[packLanes];
        alignas(64) double y[packLanes];
        storePack(push.x, x);
        storePack(push.y, y);
        for (std::size_t i = 0; i < lookers.count; ++i) {
            pushX[lane + i] += x[i];
            pushY[lane + i] += y[i];
        }
        lane += lookers.count;
    }
}

} // namespace tiller::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE

namespace tiller {

HWY_EXPORT(pushBlock);

void pushApart(const SolidSearch& search, const Block& block, double* pushX, double* pushY,
               std::vector<NearPair>* pairs) {
    HWY_DYNAMIC_DISPATCH(pushBlock)(search, block, pushX, pushY, pairs);
}

} // namespace tiller

#endif
