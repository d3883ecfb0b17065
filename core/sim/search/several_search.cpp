#include "core/base/simd.h"
#include "core/sim/search/nearest_search.h"
#include "core/sim/search/neighbor_query.h"

#include <algorithm>
#include <bit>
#include <limits>
#include <numeric>

HWY_BEFORE_NAMESPACE();
namespace tiller::HWY_NAMESPACE {

#include "core/nodes/lanes-inl.h"
#include "core/sim/search/lookers-inl.h"

constexpr double caution =
    1.5; // the first circle holds so many times the agents wanted, at a guess

/// The next smaller number; below 0 there is none that a squared distance could have.
double below(double positive) {
    return positive > 0 ? std::bit_cast<double>(std::bit_cast<std::uint64_t>(positive) - 1) : -1;
}

/// The agents that a search has come upon, in no order.
struct Haul {
    static constexpr std::size_t room = 256;
    static constexpr std::size_t spare = 16; ///< room for the vectors written past the end

    alignas(64) double d2[room + spare];
    std::uint32_t slot[room + spare];
    std::uint32_t member[room + spare]; ///< index of its population in the group
    std::size_t count = 0;
    double farthest = 0; ///< agents no farther than this come in: a squared distance

    void startOver(double reach) {
        count = 0;
        farthest = below(reach * reach);
    }
};

/// What a search is for.
struct Wanted {
    const Group& group;
    std::span<const Candidates> world;
    std::size_t count; ///< so many agents, with the one that looks
};

/// Whether an agent of the haul comes before another: it is nearer, or as near and lower.
struct Before {
    const Wanted& wanted;
    const Haul& haul;

    [[nodiscard]] std::uint32_t ordinal(std::size_t i) const {
        return wanted.world[wanted.group[haul.member[i]]].ordinal[haul.slot[i]];
    }
    bool operator()(std::size_t a, std::size_t b) const {
        if (haul.d2[a] != haul.d2[b])
            return haul.d2[a] < haul.d2[b];
        if (haul.member[a] != haul.member[b])
            return haul.member[a] < haul.member[b];
        return ordinal(a) < ordinal(b);
    }
};

using Order = std::array<std::uint32_t, Haul::room + Haul::spare>;

/// Puts a haul in order by comparing all pairs: for few agents that is faster than branches.
/// Returns false if two that could be among the first @p count are equally near.
bool rankAll(Haul& haul, std::size_t count, Order& order) {
    const WideTag tag;
    const std::size_t wide = hn::Lanes(tag);
    const Wide one = hn::Set(tag, 1.0);
    alignas(64) double ranks[Haul::room + Haul::spare];
    const std::size_t checked = std::min(count + 1, haul.count); // equals leave the next one empty
    std::fill_n(order.begin(), checked, AgentRef::none);
    for (std::size_t i = 0; i < haul.count; i += wide) {
        const Wide own = hn::Load(tag, haul.d2 + i);
        Wide rank = hn::Zero(tag);
        for (std::size_t k = 0; k < haul.count; ++k) {
            const auto isNearer = hn::Lt(hn::Set(tag, haul.d2[k]), own);
            rank = hn::Add(rank, hn::IfThenElseZero(isNearer, one));
        }
        hn::Store(rank, tag, ranks + i);
    }
    for (std::uint32_t i = 0; i < haul.count; ++i)
        order[static_cast<std::size_t>(ranks[i])] = i;
    const auto* end = order.data() + checked;
    return std::find<const std::uint32_t*>(order.data(), end, AgentRef::none) == end;
}

/// Puts the nearest agents of a haul in order. Returns how many they are.
std::size_t findOrder(const Wanted& wanted, Haul& haul, Order& order) {
    constexpr std::size_t few = 48;
    const std::size_t count = std::min(wanted.count, haul.count);
    if (haul.count <= few && rankAll(haul, count, order))
        return count;
    auto* first = order.data();
    std::iota(first, first + haul.count, 0U);
    std::partial_sort(first, first + count, first + haul.count, Before{wanted, haul});
    return count;
}

/// Makes room: keeps only the nearest.
void dropFarthest(const Wanted& wanted, Haul& haul) {
    Order order;
    Haul kept;
    kept.count = findOrder(wanted, haul, order);
    for (std::size_t i = 0; i < kept.count; ++i) {
        kept.d2[i] = haul.d2[order[i]];
        kept.slot[i] = haul.slot[order[i]];
        kept.member[i] = haul.member[order[i]];
    }
    kept.farthest = kept.d2[kept.count - 1];
    haul = kept;
}

/// Adds the agents of a population that are near enough.
template <bool wraps>
void haulIn(const Wanted& wanted, std::uint32_t member, const Moment& moment,
            std::span<const Run> runs, Vec2 from, Haul& haul) {
    const WideTag tag;
    const hn::Rebind<std::uint32_t, WideTag> numbers;
    const std::size_t wide = hn::Lanes(tag);
    const Candidates& of = wanted.world[wanted.group[member]];
    const Wide fromX = hn::Set(tag, from.x);
    const Wide fromY = hn::Set(tag, from.y);
    for (const Run run : runs)
        for (std::size_t slot = run.begin; slot < run.end; slot += wide) {
            if (haul.count > Haul::room)
                dropFarthest(wanted, haul);
            Wide dx = hn::Sub(hn::LoadU(tag, of.x + slot), fromX);
            Wide dy = hn::Sub(hn::LoadU(tag, of.y + slot), fromY);
            if constexpr (wraps) {
                dx = shortDifference(dx, moment.worldSize.x);
                dy = shortDifference(dy, moment.worldSize.y);
            }
            const Wide d2 = hn::Add(hn::Mul(dx, dx), hn::Mul(dy, dy));
            const auto isNear = hn::Le(d2, hn::Set(tag, haul.farthest));
            const auto here = hn::And(isNear, hn::FirstN(tag, std::min(run.end - slot, wide)));
            compressLanes(here, d2, haul.d2 + haul.count);
            hn::StoreU(hn::Set(numbers, member), numbers, haul.member + haul.count);
            haul.count +=
                compressNumbers(here, static_cast<std::uint32_t>(slot), haul.slot + haul.count);
        }
}

/// A radius within which so many agents are to be expected.
double firstReach(const Wanted& wanted) {
    double density = 0;
    for (const std::uint32_t population : wanted.group) {
        const Candidates& of = wanted.world[population];
        if (of.count > 1) // one alone has no neighbor to be distant from
            density += 1 / (of.grid->spacing() * of.grid->spacing());
    }
    return tiller::squareRoot(static_cast<double>(wanted.count) * caution / (3 * density));
}

/// The runs of one population that hold its agents near some lookers.
struct MemberRuns {
    std::vector<Run> room;
    std::span<const Run> runs;
    bool wraps = false; ///< some may be seen across an edge of the world
};

using AllRuns = std::vector<MemberRuns>;

void findRuns(const Wanted& wanted, const Moment& moment, Vec2 low, Vec2 high, double reach,
              AllRuns& all) {
    all.resize(std::max(all.size(), wanted.group.size()));
    for (std::size_t member = 0; member < wanted.group.size(); ++member) {
        const Candidates& of = wanted.world[wanted.group[member]];
        const Box box = of.around(low, high, reach);
        all[member].runs = of.grid->runs(box, all[member].room);
        all[member].wraps = reachesOver(moment, box);
    }
}

/// Collects the agents within a circle.
void haulAll(const Wanted& wanted, const Moment& moment, Vec2 from, double reach,
             const AllRuns& all, Haul& haul) {
    haul.startOver(reach);
    for (std::uint32_t member = 0; member < wanted.group.size(); ++member) {
        if (all[member].wraps)
            haulIn<true>(wanted, member, moment, all[member].runs, from, haul);
        else
            haulIn<false>(wanted, member, moment, all[member].runs, from, haul);
    }
}

/// Writes the nearest of a haul, without the one that looks.
void landHaul(const Wanted& wanted, const Block& block, std::size_t lane, Haul& haul,
              NearAgents& found) {
    Order order;
    const std::size_t count = findOrder(wanted, haul, order);
    found.count = 0;
    for (std::size_t i = 0; i < count && found.count + 1 < wanted.count; ++i) {
        const std::uint32_t member = haul.member[order[i]];
        const std::uint32_t slot = haul.slot[order[i]];
        const Candidates& of = wanted.world[wanted.group[member]];
        if (slot == block.first + lane && of.population == block.population)
            continue;
        const Vec2 offset = block.moment->offset(block.position(lane), {of.x[slot], of.y[slot]});
        found.agent[found.count] = {of.population, of.ordinal[slot]};
        found.member[found.count] = member;
        found.slot[found.count] = slot;
        found.x[found.count] = offset.x;
        found.y[found.count] = offset.y;
        found.vx[found.count] = of.vx[slot];
        found.vy[found.count] = of.vy[slot];
        found.radius[found.count] = of.radius->of(slot);
        ++found.count;
    }
}

/// Agents that are near each other share the runs of a first circle each. Whoever does not find
/// enough there widens its circle alone.
void severalForBlock(const Group& group, std::span<const Candidates> world, const Block& block,
                     LaneBits lookersBits, double range, std::size_t most,
                     const std::function<void(std::size_t, const NearAgents&)>& visit) {
    static thread_local Haul haul;
    static thread_local AllRuns shared;
    static thread_local AllRuns own;
    static thread_local NearAgents found;
    const Moment& moment = *block.moment;
    const Wanted wanted{group, world, most + 1};
    const double first = std::min(firstReach(wanted), range);
    double row = 0;
    for (const std::uint32_t population : group)
        row = std::max(row, world[population].grid->rowHeight());
    for (std::size_t begin = 0; begin < block.count;) {
        const Lookers lookers =
            lookersAt(block, begin, 2 * first + 4 * row, 2 * first + row, first);
        findRuns(wanted, moment, lookers.low, lookers.high, first, shared);
        for (std::size_t lane = begin; lane < begin + lookers.count; ++lane) {
            if (!(lookersBits >> lane & 1))
                continue;
            const Vec2 from = block.position(lane);
            haulAll(wanted, moment, from, first, shared, haul);
            for (double reach = first; haul.count < wanted.count && reach < range;) {
                reach = std::min(reach * 2, range);
                findRuns(wanted, moment, from, from, reach, own);
                haulAll(wanted, moment, from, reach, own, haul);
            }
            landHaul(wanted, block, lane, haul, found);
            visit(lane, found);
        }
        begin += lookers.count;
    }
}

} // namespace tiller::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE

namespace tiller {

HWY_EXPORT(severalForBlock);

void findSeveral(const Group& group, std::span<const Candidates> world, const Block& block,
                 LaneBits lookers, double range, std::size_t most,
                 const std::function<void(std::size_t, const NearAgents&)>& visit) {
    HWY_DYNAMIC_DISPATCH(severalForBlock)(group, world, block, lookers, range, most, visit);
}

} // namespace tiller

#endif
