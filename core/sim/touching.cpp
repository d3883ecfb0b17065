#include "core/sim/touching.h"

#include "core/sim/blocks.h"
#include "core/sim/neighbor_query.h"

#include <limits>

#undef TILLER_SIMD_FILE
#define TILLER_SIMD_FILE "core/sim/touching.cpp"
#include "core/base/simd.h"

HWY_BEFORE_NAMESPACE();
namespace tiller::HWY_NAMESPACE {

#include "core/nodes/lanes-inl.h"
#include "core/sim/lookers-inl.h"

/// Collects the pairs of a looker and a gathered agent that are close.
struct CollectClose {
    const Lookers& lookers;
    Pack limit;
    std::vector<MayTouch>& found;

    void operator()(const Gathered& gathered) const {
        const Gathered::List& list = gathered.lists[0];
        for (std::size_t i = 0; i < list.count; ++i) {
            const std::size_t other = list.index[i];
            const Vector<Pack> offset =
                Vector<Pack>{Pack(gathered.x[other]), Pack(gathered.y[other])} - lookers.at;
            const std::uint64_t lanes = bitsOf(dot(offset, offset) <= limit);
            for (std::size_t k = 0; lanes != 0 && k < lookers.count; ++k)
                if (lanes >> k & 1)
                    found.push_back(
                        {static_cast<std::uint32_t>(lookers.lane + k), gathered.slots[i]});
        }
    }
};

void findClose(const Candidates& world, const Block& block, const double* radii, double largest,
               std::vector<MayTouch>& found) {
    static thread_local Gathered gathered;
    static thread_local Scratch scratch;
    double wide = 0;
    for (std::size_t lane = 0; lane < block.count; ++lane)
        wide = radii[lane] > wide ? radii[lane] : wide;
    const double reach = wide + largest;
    const double near = 2 * reach + 4 * world.grid->rowHeight();
    for (std::size_t lane = 0; lane < block.count;) {
        const Lookers lookers = lookersAt(block, lane, near, near, reach);
        const Pack reaches = loadPack(radii + lane) + Pack(largest);
        const CollectClose collect{lookers, reaches * reaches, found};
        forGathered(world, lookers, *block.moment, std::span(&reach, 1), scratch, gathered,
                    collect);
        lane += lookers.count;
    }
}

} // namespace tiller::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE

namespace tiller {

HWY_EXPORT(findClose);

namespace {

constexpr std::size_t blocksPerPart = 32;

} // namespace

void addTouches(const std::vector<Crowd>& crowds, std::span<const Candidates> world,
                const Moment& moment, std::pair<std::uint32_t, std::uint32_t> populations,
                const Workers& workers, std::vector<Touch>& touches) {
    const auto [a, b] = populations;
    const bool swapped = crowds[a].size() > crowds[b].size();
    const std::uint32_t few = swapped ? b : a;
    const std::uint32_t many = swapped ? a : b;
    const Crowd& from = crowds[few];
    const Crowd& to = crowds[many];
    const double largest = to.radius.largest();
    if (from.radius.largest() + largest <= 0 || from.size() == 0 || to.size() == 0)
        return;

    const std::size_t blocks = (from.size() + blockSize - 1) / blockSize;
    const std::size_t parts = (blocks + blocksPerPart - 1) / blocksPerPart;
    std::vector<std::vector<Touch>> found(parts);
    workers.run(parts, [&](std::size_t part, std::size_t) {
        std::vector<MayTouch> close;
        const std::size_t end = std::min(blocks, (part + 1) * blocksPerPart);
        for (std::size_t i = part * blocksPerPart; i < end; ++i) {
            const Block block = blockAt(from, moment, few, i * blockSize);
            close.clear();
            HWY_DYNAMIC_DISPATCH(findClose)
            (world[many], block, from.radius.at(block.first), largest, close);
            for (const MayTouch& pair : close) {
                const AgentRef one = block.agent(pair.lane);
                const AgentRef other{many, to.ordinal[pair.slot]};
                if (a == b && other <= one)
                    continue;
                const Vec2 offset = moment.offset(block.position(pair.lane),
                                                  {to.now.x[pair.slot], to.now.y[pair.slot]});
                const double reach =
                    from.radius.of(block.first + pair.lane) + to.radius.of(pair.slot);
                if (dot(offset, offset) <= reach * reach)
                    found[part].push_back(swapped ? Touch{other, one} : Touch{one, other});
            }
        }
    });
    for (const std::vector<Touch>& of : found)
        touches.insert(touches.end(), of.begin(), of.end());
}

} // namespace tiller

#endif
