#include "core/sim/touching.h"

#include "core/sim/blocks.h"

#undef TILLER_SIMD_FILE
#define TILLER_SIMD_FILE "core/sim/touching.cpp"
#include "core/base/simd.h"

HWY_BEFORE_NAMESPACE();
namespace tiller::HWY_NAMESPACE {

#include "core/nodes/lanes-inl.h"
// It builds on the ones above.
#include "core/sim/lookers-inl.h"

template <bool wraps>
HWY_INLINE void closeOnes(const Candidates& world, std::uint32_t begin, std::uint32_t end,
                          const Lookers& lookers, Pack limit, const Seam& seam,
                          std::vector<MayTouch>& found) {
    for (std::uint32_t slot = begin; slot < end; ++slot) {
        const Vector<Pack> offset = offsetOf<wraps>(world, slot, lookers.at, seam);
        const Mask close = dot(offset, offset) <= limit;
        if (hn::AllFalse(LaneTag(), close.m))
            continue;
        const std::uint64_t lanes = bitsOf(close);
        for (std::size_t k = 0; k < lookers.count; ++k)
            if (lanes >> k & 1)
                found.push_back({static_cast<std::uint32_t>(lookers.lane + k), slot});
    }
}

void findClose(const Candidates& world, const Block& block, const double* radii, double largest,
               std::vector<MayTouch>& found) {
    const Moment& moment = *block.moment;
    const Seam seam(moment);
    double wide = 0;
    for (std::size_t lane = 0; lane < block.count; ++lane)
        wide = radii[lane] > wide ? radii[lane] : wide;
    const double reach = wide + largest;
    const double near = 2 * reach + 4 * world.grid->rowHeight();
    const Pack largestPack(largest);
    for (std::size_t lane = 0; lane < block.count;) {
        const Lookers lookers = lookersAt(block, lane, near, near);
        const Pack reaches = loadPack(radii + lane) + largestPack;
        const Pack limit = reaches * reaches;
        const Box box = world.around(lookers.low, lookers.high, reach);
        const bool wraps = Seam::matters(moment, box);
        world.grid->runs(box, [&](std::uint32_t begin, std::uint32_t end) HWY_ATTR {
            if (wraps)
                closeOnes<true>(world, begin, end, lookers, limit, seam, found);
            else
                closeOnes<false>(world, begin, end, lookers, limit, seam, found);
        });
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
                const Vec2 offset = moment.offset(
                    block.position(pair.lane), {to.now.x[pair.slot], to.now.y[pair.slot]});
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
