#pragma once

#include "core/sim/contacts.h"
#include "core/sim/solid_bodies.h"

namespace tiller {

/// Two agents whose bodies touch. first < second
struct TouchingPair {
    AgentRef first, second;

    auto operator<=>(const TouchingPair&) const = default;
};

/// Every pair of bodies that touch, as countContacts sees it, in ascending order.
/// @param now may stop it: then some are missing
[[nodiscard]] std::vector<TouchingPair> touchingPairs(const Bodies& bodies,
                                                      const SolidBodies& solids, const Moment& now);

} // namespace tiller
