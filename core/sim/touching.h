#pragma once

#include "core/sim/candidates.h"
#include "core/sim/contacts.h"
#include "core/sim/crowd.h"
#include "core/sim/herd.h"
#include "core/sim/solid_bodies.h"

#include <cstdint>

namespace tiller {

/// The bodies of a population by slot, at the last count or now.
struct BodyView {
    const double* x = nullptr;
    const double* y = nullptr;
    const double* radius = nullptr;
    std::size_t radiusStep = 1; ///< 0 if all share one radius
};

/// What counting the contacts of two populations needs. Lookers are agents of one of them; they
/// look at the agents of the other.
struct ContactSearch {
    const Candidates& world; ///< the agents that are looked at
    const BodyView &lookersNow, &lookersThen;
    const BodyView &othersNow, &othersThen;
    double reach = 0;     ///< how far apart two of them may be and touch now
    bool isSolid = false; ///< both push each other
    bool wrapped = false; ///< whether the world wrapped at the last count
    Vec2 sizeThen;
    const std::uint32_t* othersRank = nullptr;
    std::uint32_t* othersCounts = nullptr; ///< by rank; null if lookers look at their own type
};

/// Counts the contacts that have begun since the last count: pairs of agents whose bodies touch
/// now and did not touch then. Needs no list of pairs: where the bodies were then is in
/// `contacts.previous`, or else in Crowd::next. Forgets `contacts.previous`.
/// @param world as WorldView::world, of the same crowds and herds
void countContacts(std::vector<Crowd>& crowds, std::span<const Herd> herds,
                   std::span<const Candidates> world, const SolidBodies& solids,
                   const Moment& moment, double ticksPerSecond, const Workers& workers,
                   Contacts& contacts);

} // namespace tiller
