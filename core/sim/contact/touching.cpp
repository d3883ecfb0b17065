#include "core/sim/contact/touching.h"

#include "core/base/platform.h"
#include "core/base/simd.h"
#include "core/nodes/formula.h"
#include "core/sim/run/blocks.h"
#include "core/sim/search/neighbor_query.h"

#include <atomic>
#include <bit>
#include <limits>
#include <map>

HWY_BEFORE_NAMESPACE();
namespace tiller::HWY_NAMESPACE {

#include "core/nodes/lanes-inl.h"
#include "core/sim/search/lookers-inl.h"

/// The bodies of the lookers, one per lane.
struct LookerBodies {
    Vector<Pack> now, then;
    Pack radiusNow, radiusThen;
};

HWY_INLINE Pack radiiAt(const BodyView& of, std::size_t slot) {
    return of.radiusStep == 0 ? Pack(of.radius[0]) : loadPack(of.radius + slot);
}

/// Counts, for each looker, the gathered agents that it has begun to touch.
template <bool wraps, bool counted>
struct CountBegun {
    const ContactSearch& search;
    const LookerBodies& lookers;
    std::uint64_t real; ///< the bits of the lanes that hold a looker
    Pack& begun;

    void operator()(const Gathered& gathered) const {
        const Gathered::List& list = gathered.lists[0];
        const BodyView& now = search.othersNow;
        const BodyView& then = search.othersThen;
        const Pack width(search.sizeThen.x);
        const Pack height(search.sizeThen.y);
        const Pack perWidth(1 / search.sizeThen.x);
        const Pack perHeight(1 / search.sizeThen.y);
        const Pack one(1.0);
        Pack sum(0.0);
        for (std::size_t i = 0; i < list.count; ++i) {
            const std::size_t other = list.index[i];
            const std::size_t slot = gathered.slots[i];
            const Vector<Pack> offset =
                Vector<Pack>{Pack(gathered.x[other]), Pack(gathered.y[other])} - lookers.now;
            const Pack none(0.0);
            const Pack reach = touchDistance(
                lookers.radiusNow, Pack(now.radius[slot * now.radiusStep]), none, search.isSolid);
            Vector<Pack> past = Vector<Pack>{Pack(then.x[slot]), Pack(then.y[slot])} - lookers.then;
            if constexpr (wraps)
                past = {shortWay(past.x, width, perWidth), shortWay(past.y, height, perHeight)};
            const Pack reached =
                touchDistance(lookers.radiusThen, Pack(then.radius[slot * then.radiusStep]), none,
                              search.isSolid);
            // An agent that did not exist then was at NaN, and so did not touch.
            const Mask touch =
                (dot(offset, offset) <= reach * reach) & !(dot(past, past) <= reached * reached);
            sum = addWhere(touch, sum, one);
            if constexpr (counted)
                if (const std::uint64_t lanes = bitsOf(touch) & real)
                    addRelaxed(search.othersCounts[search.othersRank[slot]],
                               static_cast<std::uint32_t>(std::popcount(lanes)));
        }
        begun = begun + sum;
    }
};

template <bool wraps, bool counted>
void countIn(const ContactSearch& search, const Block& block, double* counts) {
    static thread_local Gathered gathered;
    static thread_local Scratch scratch;
    const double near = 2 * search.reach + 4 * search.world.grid->rowHeight();
    for (std::size_t lane = 0; lane < block.count;) {
        const Lookers lookers = lookersAt(block, lane, near, near, search.reach);
        const std::size_t slot = block.first + lane;
        const LookerBodies bodies{
            lookers.at, loadVector(search.lookersThen.x + slot, search.lookersThen.y + slot),
            radiiAt(search.lookersNow, slot), radiiAt(search.lookersThen, slot)};
        Pack begun(0.0);
        const CountBegun<wraps, counted> count{search, bodies,
                                               (std::uint64_t{1} << lookers.count) - 1, begun};
        forGathered(search.world, lookers, *block.moment, std::span(&search.reach, 1), scratch,
                    gathered, count);
        if constexpr (!counted) // the search found the looker itself; it touches itself, now
            begun = select(bodies.then.x == bodies.then.x, begun, begun - Pack(1.0));
        alignas(64) double lanes[packLanes];
        storePack(begun, lanes);
        std::copy_n(lanes, lookers.count, counts + lane);
        lane += lookers.count;
    }
}

/// @param counts receives how many contacts each agent of the block has begun
void countForBlock(const ContactSearch& search, const Block& block, double* counts) {
    if (search.othersCounts)
        search.wrapped ? countIn<true, true>(search, block, counts)
                       : countIn<false, true>(search, block, counts);
    else
        search.wrapped ? countIn<true, false>(search, block, counts)
                       : countIn<false, false>(search, block, counts);
}

} // namespace tiller::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE

namespace tiller {

HWY_EXPORT(countForBlock);

namespace {

constexpr std::size_t blocksPerPart = 32;

/// The bodies of a crowd at the last count, by slot.
struct PlacedBodies {
    Column<double> x, y, radius;

    PlacedBodies(const Crowd& crowd, const Bodies::Of& of) {
        constexpr double nowhere = std::numeric_limits<double>::quiet_NaN();
        for (auto* column : {&x, &y, &radius})
            column->resize(crowd.size());
        // By rank: both lists ascend, so one pass finds who existed.
        std::vector<std::uint32_t> ordinals(crowd.size());
        for (std::size_t slot = 0; slot < crowd.size(); ++slot)
            ordinals[crowd.rank[slot]] = crowd.ordinal[slot];
        std::vector<std::size_t> indexes(crowd.size());
        for (std::size_t rank = 0, i = 0; rank < ordinals.size(); ++rank) {
            while (i < of.ordinal.size() && of.ordinal[i] < ordinals[rank])
                ++i;
            indexes[rank] = i;
        }
        for (std::size_t slot = 0; slot < crowd.size(); ++slot) {
            const std::size_t i = indexes[crowd.rank[slot]];
            const bool existed = i < of.ordinal.size() && of.ordinal[i] == crowd.ordinal[slot];
            x[slot] = existed ? of.x[i] : nowhere;
            y[slot] = existed ? of.y[i] : nowhere;
            radius[slot] = existed ? of.radius[i] : nowhere;
        }
    }
};

BodyView viewOf(const BodyColumn& radius, const double* x, const double* y) {
    return {x, y, radius.at(0), radius.isShared() ? std::size_t{0} : std::size_t{1}};
}

/// Counts contacts of one pair of populations after another.
class ContactCounter {
public:
    ContactCounter(std::vector<Crowd>& crowds, std::span<const Candidates> world,
                   const SolidBodies& solids, const Moment& moment, double ticksPerSecond,
                   Contacts& contacts)
        : m_crowds(crowds)
        , m_world(world)
        , m_solids(solids)
        , m_moment(moment)
        , m_ticksPerSecond(ticksPerSecond)
        , m_contacts(contacts) {
        const std::optional<Bodies>& previous = contacts.previous;
        m_wrapped = (previous ? previous->edges : moment.edges) == Edges::wrap;
        m_sizeThen = previous ? previous->worldSize : moment.worldSize;
        if (!previous)
            return;
        m_placed.reserve(crowds.size());
        for (std::size_t i = 0; i < crowds.size(); ++i) {
            static const Bodies::Of none;
            const bool known = i < previous->populations.size();
            m_placed.emplace_back(crowds[i], known ? previous->populations[i] : none);
        }
    }

    /// @param a at most @p b
    void count(std::size_t a, std::size_t b, const Workers& workers) {
        const bool swapped = m_crowds[a].size() > m_crowds[b].size();
        const std::size_t few = swapped ? b : a;
        const std::size_t many = swapped ? a : b;
        const Crowd& from = m_crowds[few];
        const bool isSolid = m_solids.collide(a, b);
        const double reach =
            touchDistance(from.radius.largest(), m_crowds[many].radius.largest(), 0.0, isSolid);
        if (reach <= 0 || from.size() == 0)
            return;
        const BodyView fewNow = nowOf(few), fewThen = thenOf(few);
        const BodyView manyNow = nowOf(many), manyThen = thenOf(many);
        const ContactSearch search{m_world[many],
                                   fewNow,
                                   fewThen,
                                   manyNow,
                                   manyThen,
                                   reach,
                                   isSolid,
                                   m_wrapped,
                                   m_sizeThen,
                                   m_crowds[many].rank.data(),
                                   a == b ? nullptr : m_crowds[many].contacts.data()};
        const std::size_t blocks = (from.size() + blockSize - 1) / blockSize;
        std::atomic<std::uint64_t> total = 0;
        const auto countPart = [&](std::size_t part, std::size_t) {
            const std::size_t end = std::min(blocks, (part + 1) * blocksPerPart);
            for (std::size_t i = part * blocksPerPart; i < end && !m_moment.isStopped(); ++i)
                total += countBlock(search, few, i * blockSize);
        };
        if (PileContacts::isWorthwhile(search, from.size(), m_moment))
            total = countPile(search, few, a == b, workers);
        else
            workers.run((blocks + blocksPerPart - 1) / blocksPerPart, std::ref(countPart));
        if (total > 0) // within one type, both agents have counted the contact
            m_contacts.counts[{m_crowds[a].type, m_crowds[b].type}].add(
                a == b ? total / 2 : total.load(), m_moment.tick, m_ticksPerSecond);
    }

    /// Counts for a herd that holds all agents, as for one type; then finds the types of those few
    /// that have begun to touch. @pre there is no `previous`
    void countHerd(const Herd& herd, const Workers& workers) {
        const Crowd& of = herd.crowd();
        const double largest = of.radius.largest();
        const double reach = touchDistance(largest, largest, 0.0, false);
        if (reach <= 0 || of.size() == 0)
            return;
        const BodyView now = viewOf(of.radius, of.now.x.data(), of.now.y.data());
        const BodyView then = viewOf(of.radius, of.next.x.data(), of.next.y.data());
        const Candidates& world = m_world[m_crowds.size()];
        const ContactSearch search{world, now,       then,       now,     then,   reach,
                                   false, m_wrapped, m_sizeThen, nullptr, nullptr};
        static thread_local std::vector<double> begun;
        begun.assign(of.size() + blockSize, 0);
        const std::size_t blocks = (of.size() + blockSize - 1) / blockSize;
        double* counts = begun.data(); // of this thread, for all
        const auto countPart = [&](std::size_t part, std::size_t) {
            const std::size_t end = std::min(blocks, (part + 1) * blocksPerPart);
            for (std::size_t i = part * blocksPerPart; i < end && !m_moment.isStopped(); ++i)
                HWY_DYNAMIC_DISPATCH(countForBlock)
            (search, blockAt(of, m_moment, world.population, i * blockSize),
             counts + i * blockSize);
        };
        workers.run((blocks + blocksPerPart - 1) / blocksPerPart, std::ref(countPart));
        std::map<std::pair<std::uint32_t, std::uint32_t>, std::uint64_t> totals;
        for (std::size_t slot = 0; slot < of.size(); ++slot) {
            if (counts[slot] == 0 || m_moment.isStopped())
                continue;
            Crowd& own = m_crowds[herd.agent(slot).population];
            own.contacts[own.rank[herd.slotOf(slot)]] += static_cast<std::uint32_t>(counts[slot]);
            findTypes(herd, search, slot, totals);
        }
        for (const auto& [types, count] : totals) // both agents have counted the contact
            m_contacts.counts[{m_crowds[types.first].type, m_crowds[types.second].type}].add(
                count / 2, m_moment.tick, m_ticksPerSecond);
    }

private:
    /// Counts, by types, with whom an agent of a herd has begun to touch.
    void findTypes(const Herd& herd, const ContactSearch& search, std::size_t slot,
                   std::map<std::pair<std::uint32_t, std::uint32_t>, std::uint64_t>& to) const {
        const BodyView& now = search.othersNow;
        const BodyView& then = search.othersThen;
        const auto radiusOf = [&](std::size_t of) { return now.radius[of * now.radiusStep]; };
        const std::uint32_t own = herd.agent(slot).population;
        forEachNear(
            search.world, m_moment, {now.x[slot], now.y[slot]}, search.reach,
            [&](std::uint32_t other, Vec2, double d2) {
                const double reach = touchDistance(radiusOf(slot), radiusOf(other), 0.0, false);
                const Vec2 past =
                    m_moment.offset({then.x[slot], then.y[slot]}, {then.x[other], then.y[other]});
                if (other == slot || !(d2 <= reach * reach) || dot(past, past) <= reach * reach)
                    return;
                const std::uint32_t its = herd.agent(other).population;
                ++to[{std::min(own, its), std::max(own, its)}];
            });
    }

    [[nodiscard]] BodyView nowOf(std::size_t population) const {
        const Crowd& of = m_crowds[population];
        return viewOf(of.radius, of.now.x.data(), of.now.y.data());
    }
    [[nodiscard]] BodyView thenOf(std::size_t population) const {
        const Crowd& of = m_crowds[population];
        if (m_placed.empty())
            return viewOf(of.radius, of.next.x.data(), of.next.y.data());
        const PlacedBodies& placed = m_placed[population];
        return {placed.x.data(), placed.y.data(), placed.radius.data(), 1};
    }

    /// As countBlock, for all agents.
    std::uint64_t countPile(const ContactSearch& search, std::size_t population, bool isSame,
                            const Workers& workers) const {
        const Crowd& of = m_crowds[population];
        const std::size_t lookers = of.size();
        static thread_local std::vector<std::uint32_t> begun;
        PileContacts pile(search, search.world.count, m_moment);
        pile.count(isSame ? nullptr : &lookers, workers, begun);
        Column<std::uint32_t>& counts = m_crowds[population].contacts;
        std::uint64_t total = 0;
        for (std::size_t slot = 0; slot < lookers; ++slot) {
            counts[of.rank[slot]] += begun[slot];
            total += begun[slot];
        }
        return total;
    }

    std::uint64_t countBlock(const ContactSearch& search, std::size_t population,
                             std::size_t first) const {
        const Block block =
            blockAt(m_crowds[population], m_moment, static_cast<std::uint32_t>(population), first);
        std::array<double, blockSize> begun;
        HWY_DYNAMIC_DISPATCH(countForBlock)(search, block, begun.data());
        Column<std::uint32_t>& counts = m_crowds[population].contacts;
        std::uint64_t total = 0;
        for (std::size_t lane = 0; lane < block.count; ++lane) {
            counts[block.rank[lane]] += static_cast<std::uint32_t>(begun[lane]);
            total += static_cast<std::uint64_t>(begun[lane]);
        }
        return total;
    }

    std::vector<Crowd>& m_crowds;
    std::span<const Candidates> m_world;
    const SolidBodies& m_solids;
    const Moment& m_moment;
    double m_ticksPerSecond;
    Contacts& m_contacts;
    bool m_wrapped = false; ///< at the last count
    Vec2 m_sizeThen;
    std::vector<PlacedBodies> m_placed; ///< by population; empty unless there is a `previous`
};

} // namespace

void countContacts(std::vector<Crowd>& crowds, std::span<const Herd> herds,
                   std::span<const Candidates> world, const SolidBodies& solids,
                   const Moment& moment, double ticksPerSecond, const Workers& workers,
                   Contacts& contacts) {
    const auto hasBodies = [](const Crowd& crowd) { return crowd.keepsPrevious; };
    if (std::ranges::none_of(crowds, hasBodies))
        return contacts.previous.reset();
    ContactCounter counter(crowds, world, solids, moment, ticksPerSecond, contacts);
    if (herds.size() == 1 && herds[0].members().size() == crowds.size() && !solids.any() &&
        !contacts.previous)
        return counter.countHerd(herds[0], workers);
    static thread_local std::vector<double> wide;
    wide.clear();
    for (std::size_t i = 0; i < crowds.size() && solids.any(); ++i)
        wide.push_back(touchDistance(crowds[i].radius.largest(), 0.0, 0.0, true) -
                       crowds[i].radius.largest());
    const auto count = [&](std::uint32_t a, std::uint32_t b) { counter.count(a, b, workers); };
    forNearCrowds(crowds, moment, count, wide);
    contacts.previous.reset();
}

} // namespace tiller

#endif
