#pragma once

#include "core/sim/agents/herd.h"
#include "core/sim/compile/program.h"

#include <functional>

namespace tiller {

/// How herds are made of the crowds of a world.
struct HerdPlan {
    std::vector<Herd> herds;
    /// By crowd: others search it, or count its contacts, where it stores its agents itself.
    std::vector<bool> isSearchedAlone;
};

/// Groups of fewer crowds are searched crowd by crowd.
inline constexpr std::size_t fewCrowdsToSearch = 8;

/// Finds crowds that are always searched together, and tells the queries of all programs to search
/// herds in their place.
/// @param mayRun whether no agent of the crowd has its own program
/// @param settingsOf a node of a crowd's program, as its agents see it
[[nodiscard]] HerdPlan
planHerds(std::vector<Program>& programs, const std::function<bool(std::size_t)>& mayRun,
          const std::function<const Node&(std::size_t crowd, const Id& node)>& nodeOf);

} // namespace tiller
