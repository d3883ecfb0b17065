#include "core/base/angle.h"
#include "core/sim/agents/herd.h"
#include "core/sim/search/nearest_search.h"

#include <algorithm>
#include <limits>

namespace tiller {

void partCoincident(const NeighborQuery& query, std::span<const Candidates> world,
                    const Block& block, std::size_t lane, NeighborSums& sums);

/// Whether the agents of a block are in the group that they look at.
bool seesItself(const NeighborQuery& query, std::span<const Candidates> world, const Block& block);

} // namespace tiller

#include "core/base/simd.h"

HWY_BEFORE_NAMESPACE();
namespace tiller::HWY_NAMESPACE {

#include "core/nodes/lanes-inl.h"
#include "core/sim/search/lookers-inl.h"

/// The sums of the lookers while they grow.
struct Sums {
    Neighbors<Pack> of;  ///< all but `away`
    Vector<Pack> toward; ///< the opposite of `away`
    Pack coincident;     ///< how many agents are exactly where the looker is
};

HWY_INLINE Pack addIf(Mask mask, Pack sum, Pack x) {
#if HWY_TARGET == HWY_AVX3
    return select(mask, sum + x, sum); // compiles to one masked addition
#else
    return addWhere(mask, sum, x);
#endif
}

/// Adds the agents of a list to the sums of one neighborhood. The template arguments say which sums
/// are needed; a falloff of -1 means no `away`.
template <bool offsets, bool velocities, int falloff, bool viewed, bool rounded>
void addUp(const Gathered& gathered, const Gathered::List& list, const Neighborhood& neighborhood,
           const Lookers& lookers, Sums& sums) {
    const LaneNeeds* own = neighborhood.lanes;
    const Pack one(1.0);
    const Pack zero(0.0);
    const Pack radius = own ? loadPack(&own->radius[lookers.lane]) : Pack(neighborhood.need.radius);
    const Pack limit = radius * radius;
    const Pack perRadius = one / radius;
    const Pack viewBound =
        own ? loadPack(&own->viewBound[lookers.lane]) : Pack(neighborhood.viewBound);
    const Pack bound =
        own ? loadPack(&own->bound[lookers.lane]) : Pack(neighborhood.offsets.bound());
    const Pack anchor =
        own ? loadPack(&own->anchor[lookers.lane]) : Pack(neighborhood.offsets.anchor());
    const Pack fastest(neighborhood.velocities.bound());
    const Pack velocityAnchor(neighborhood.velocities.anchor());
    const Vector<Pack> at = lookers.at;
    const Vector<Pack> heading = lookers.heading;
    Pack seen(0.0);
    Vector<Pack> offsetSum = {zero, zero};
    Vector<Pack> velocitySum = {zero, zero};
    Vector<Pack> toward = {zero, zero};
    Pack coincident(0.0);
    for (std::size_t i = 0; i < list.count; ++i) {
        const std::size_t other = list.index[i];
        const Vector<Pack> offset =
            Vector<Pack>{Pack(gathered.x[other]), Pack(gathered.y[other])} - at;
        const Pack d2 = dot(offset, offset);
        Mask here = d2 < limit;
        if constexpr (viewed)
            here = here & inView(heading, offset, d2, viewBound);
        seen = addIf(here, seen, one);
        if constexpr (offsets) {
            const Pack x = rounded ? roundFor(bound, anchor, offset.x) : offset.x;
            const Pack y = rounded ? roundFor(bound, anchor, offset.y) : offset.y;
            offsetSum = {addIf(here, offsetSum.x, x), addIf(here, offsetSum.y, y)};
        }
        if constexpr (velocities) {
            const Pack vx(gathered.vx[other]);
            const Pack vy(gathered.vy[other]);
            const Pack x = rounded ? roundFor(fastest, velocityAnchor, vx) : vx;
            const Pack y = rounded ? roundFor(fastest, velocityAnchor, vy) : vy;
            velocitySum = {addIf(here, velocitySum.x, x), addIf(here, velocitySum.y, y)};
        }
        if constexpr (falloff >= 0) {
            const Pack share = awayShare<falloff>(d2, perRadius);
            toward = {addIf(here, toward.x, lattice(offset.x * share)),
                      addIf(here, toward.y, lattice(offset.y * share))};
            coincident = addIf(d2 == zero, coincident, one);
        }
    }
    sums.of.count = sums.of.count + seen;
    if constexpr (offsets)
        sums.of.offset = sums.of.offset + offsetSum;
    if constexpr (velocities)
        sums.of.velocity = sums.of.velocity + velocitySum;
    if constexpr (falloff >= 0) {
        sums.toward = sums.toward + toward;
        sums.coincident = sums.coincident + coincident;
    }
}

using AddUp = void (*)(const Gathered&, const Gathered::List&, const Neighborhood&, const Lookers&,
                       Sums&);

template <bool viewed, int falloff>
AddUp addUpFor(bool offsets, bool velocities, bool rounded) {
    if (rounded) // rare, so one version that computes both sums is enough
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

/// Adds up the offsets of one neighborhood and the velocities of another in one loop. Cohesion and
/// alignment with different radii or view angles often need this.
template <bool viewed, bool partnerViewed>
void addUpTwo(const Gathered& gathered, const Gathered::List& list, const Neighborhood& of,
              const Neighborhood& partner, const Lookers& lookers, Sums& sums, Sums& partnerSums) {
    const Pack limit(of.need.radius * of.need.radius);
    const Pack partnerLimit(partner.need.radius * partner.need.radius);
    const Pack bound(of.viewBound);
    const Pack partnerBound(partner.viewBound);
    const Pack one(1.0);
    const Vector<Pack> at = lookers.at;
    const Vector<Pack> heading = lookers.heading;
    Pack seen(0.0);
    Pack partnerSeen(0.0);
    Vector<Pack> offsets = {Pack(0.0), Pack(0.0)};
    Vector<Pack> velocities = {Pack(0.0), Pack(0.0)};
    for (std::size_t i = 0; i < list.count; ++i) {
        const std::size_t other = list.index[i];
        const Vector<Pack> offset =
            Vector<Pack>{Pack(gathered.x[other]), Pack(gathered.y[other])} - at;
        const Pack d2 = dot(offset, offset);
        Mask here = d2 < limit;
        if constexpr (viewed)
            here = here & inView(heading, offset, d2, bound);
        Mask there = d2 < partnerLimit;
        if constexpr (partnerViewed)
            there = there & inView(heading, offset, d2, partnerBound);
        seen = addIf(here, seen, one);
        offsets = {addIf(here, offsets.x, offset.x), addIf(here, offsets.y, offset.y)};
        partnerSeen = addIf(there, partnerSeen, one);
        velocities = {addIf(there, velocities.x, Pack(gathered.vx[other])),
                      addIf(there, velocities.y, Pack(gathered.vy[other]))};
    }
    sums.of.count = sums.of.count + seen;
    sums.of.offset = sums.of.offset + offsets;
    partnerSums.of.count = partnerSums.of.count + partnerSeen;
    partnerSums.of.velocity = partnerSums.of.velocity + velocities;
}

using AddUpTwo = void (*)(const Gathered&, const Gathered::List&, const Neighborhood&,
                          const Neighborhood&, const Lookers&, Sums&, Sums&);

AddUpTwo addUpTwoFor(const Neighborhood& of, const Neighborhood& partner) {
    if (of.allRound)
        return partner.allRound ? addUpTwo<false, false> : addUpTwo<false, true>;
    return partner.allRound ? addUpTwo<true, false> : addUpTwo<true, true>;
}

/// The functions that add up a neighborhood: alone, or with its partner.
struct Adding {
    AddUp alone = nullptr;
    AddUpTwo withPartner = nullptr;
};

/// Adds the gathered agents to the sums of all neighborhoods of a query.
struct AddAll {
    const NeighborQuery& query;
    const Adding* addings;
    const Lookers& lookers;
    Sums* sums;

    void operator()(const Gathered& gathered) const {
        for (std::size_t i = 0; i < query.neighborhoods.size(); ++i) {
            const Neighborhood& of = query.neighborhoods[i];
            const Gathered::List& list = gathered.lists[of.list];
            if (of.partner)
                addings[i].withPartner(gathered, list, of, query.neighborhoods[*of.partner],
                                       lookers, sums[i], sums[*of.partner]);
            else if (!of.isPartner)
                addings[i].alone(gathered, list, of, lookers, sums[i]);
        }
    }
};

/// Takes the looker itself out of its sums: the search found it too.
HWY_INLINE void leaveOutSelf(const Neighborhood& of, const Block& block, const Lookers& lookers,
                             Sums& sums) {
    if (!(of.need.radius > 0))
        return;
    const Mask isSeen =
        (of.lanes ? loadPack(&of.lanes->radius[lookers.lane]) : Pack(of.need.radius)) > Pack(0.0);
    sums.of.count = sums.of.count - select(isSeen, Pack(1.0), Pack(0.0));
    sums.coincident = sums.coincident - Pack(1.0);
    Vector<Pack> velocity = loadVector(block.vx + lookers.lane, block.vy + lookers.lane);
    if (!of.exactOffsets || !of.exactVelocities) {
        const Pack fastest(of.velocities.bound());
        const Pack anchor(of.velocities.anchor());
        velocity = {roundFor(fastest, anchor, velocity.x), roundFor(fastest, anchor, velocity.y)};
    }
    sums.of.velocity = {sums.of.velocity.x - select(isSeen, velocity.x, Pack(0.0)),
                        sums.of.velocity.y - select(isSeen, velocity.y, Pack(0.0))};
}

void storeSums(const Sums& of, std::size_t lane, NeighborSums& to) {
    storePack(of.of.count, &to.count[lane]);
    storePack(of.of.offset.x, &to.offsetX[lane]);
    storePack(of.of.offset.y, &to.offsetY[lane]);
    storePack(of.of.velocity.x, &to.velocityX[lane]);
    storePack(of.of.velocity.y, &to.velocityY[lane]);
    storePack(Pack(0.0) - of.toward.x, &to.awayX[lane]);
    storePack(Pack(0.0) - of.toward.y, &to.awayY[lane]);
}

/// Not inlined: in a shared library it is faster where the compiler does not know that the memory
/// is the thread's.
HWY_NOINLINE void addUpIn(Gathered& gathered, Scratch& scratch, const NeighborQuery& query,
                          std::span<const Candidates> world, const Block& block,
                          std::span<NeighborSums> sums) {
    const Moment& moment = *block.moment;
    Sums growing[NeighborQuery::most];
    Adding addings[NeighborQuery::most];
    for (std::size_t i = 0; i < query.neighborhoods.size(); ++i) {
        const Neighborhood& of = query.neighborhoods[i];
        addings[i].alone = of.allRound ? addUpFor<false>(of) : addUpFor<true>(of);
        if (of.partner)
            addings[i].withPartner = addUpTwoFor(of, query.neighborhoods[*of.partner]);
    }
    const double reach = query.reaches.front();
    double row = 0;
    for (const std::uint32_t place : query.places())
        row = std::max(row, world[place].grid->rowHeight());
    const bool ownIsSeen = seesItself(query, world, block);

    for (std::size_t lane = 0; lane < block.count;) {
        const Lookers lookers = lookersAt(block, lane, 2 * reach + 4 * row, 2 * reach + row, reach);
        for (std::size_t i = 0; i < sums.size(); ++i)
            growing[i] = {};
        const AddAll addAll{query, addings, lookers, growing};
        for (const std::uint32_t place : query.places())
            forGathered(world[place], lookers, moment, query.reaches, scratch, gathered, addAll);
        for (std::size_t i = 0; i < sums.size() && ownIsSeen; ++i)
            leaveOutSelf(query.neighborhoods[i], block, lookers, growing[i]);
        for (std::size_t i = 0; i < sums.size(); ++i) {
            storeSums(growing[i], lane, sums[i]);
            if (hn::AllFalse(LaneTag(), (growing[i].coincident > Pack(0.0)).m))
                continue;
            alignas(64) double coincident[packLanes];
            storePack(growing[i].coincident, coincident);
            for (std::size_t k = 0; k < lookers.count; ++k)
                if (coincident[k] > 0)
                    partCoincident(query, world, block, lane + k, sums[i]);
        }
        lane += lookers.count;
    }
}

void addUpForBlock(const NeighborQuery& query, std::span<const Candidates> world,
                   const Block& block, std::span<NeighborSums> sums) {
    static thread_local Gathered gathered;
    static thread_local Scratch scratch;
    addUpIn(gathered, scratch, query, world, block, sums);
}

} // namespace tiller::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE

namespace tiller {

HWY_EXPORT(addUpForBlock);

namespace {

AgentRef agentAt(const Candidates& of, std::size_t slot) {
    return of.herd ? of.herd->agent(slot) : AgentRef{of.population, of.ordinal[slot]};
}

} // namespace

bool seesItself(const NeighborQuery& query, std::span<const Candidates> world, const Block& block) {
    const Herd* herd = world[block.population].herd;
    return std::ranges::binary_search(query.group,
                                      herd ? herd->members().front() : block.population);
}

/// Agents at exactly the same place give each other no direction. Adds one to `away`: the agent
/// with the lower AgentRef moves to the left of its heading, the other to the right.
void partCoincident(const NeighborQuery& query, std::span<const Candidates> world,
                    const Block& block, std::size_t lane, NeighborSums& sums) {
    const AgentRef self = agentAt(world[block.population], block.first + lane);
    double turn = 0;
    for (const std::uint32_t place : query.places()) {
        const Candidates& from = world[place];
        forEachNear(from, *block.moment, block.position(lane), 0,
                    [&](std::uint32_t slot, Vec2, double d2) {
                        const AgentRef other = agentAt(from, slot);
                        if (d2 == 0 && other != self)
                            turn += self < other ? 1 : -1;
                    });
    }
    const Vec2 left = lattice(turnLeft(Vec2{block.headingX[lane], block.headingY[lane]}));
    sums.awayX[lane] += left.x * turn;
    sums.awayY[lane] += left.y * turn;
}

void addUpNeighbors(const NeighborQuery& query, std::span<const Candidates> world,
                    const Block& block, std::span<NeighborSums> sums) {
    HWY_DYNAMIC_DISPATCH(addUpForBlock)(query, world, block, sums);
}

} // namespace tiller

#endif
