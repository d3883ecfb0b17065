#pragma once

#include "core/sim/simulation.h"

#include <atomic>
#include <memory>

namespace tiller {

/// The ways some agents of a type go.
struct GhostPaths {
    Id type;
    std::vector<std::uint32_t> agents; ///< who: ordinals, ascending
    std::vector<float> xy;      ///< of all of them at a time, time after time, from the start
    std::vector<float> heading; ///< x and y of each, at the end
    std::vector<float> radius;  ///< of each

    [[nodiscard]] std::size_t moments() const {
        return agents.empty() ? 0 : xy.size() / (2 * agents.size());
    }
    [[nodiscard]] Vec2 at(std::size_t moment, std::size_t agent) const {
        const std::size_t index = 2 * (moment * agents.size() + agent);
        return {xy[index], xy[index + 1]};
    }
};

/// Two futures from one state and seed: with some nodes, and as if they were not there.
struct Ghosts {
    std::uint64_t tick = 0;  ///< where they begin
    std::uint64_t ticks = 0; ///< how long they are
    std::vector<Id> nodes;
    std::vector<GhostPaths> with;
    std::vector<GhostPaths> without; ///< the same agents
};

struct GhostQuestion {
    std::shared_ptr<const Project> project;
    Snapshot state; ///< of a world of this project
    std::vector<Id> nodes;
    std::optional<AgentName> picked; ///< who must be among the ghosts
};

inline constexpr double ghostSeconds = 2; ///< of watching, at speed 1
inline constexpr std::size_t mostGhosts = 400;

[[nodiscard]] std::uint64_t ghostTicks(const Project& project); ///< that ghostSeconds are

/// Computes both futures. All agents are ghosts up to mostGhosts; of more those of the picked
/// agent's type, and of more still some, the picked one among them.
/// @return nothing if it was told to stop, or if the project is not sound without the nodes
[[nodiscard]] std::shared_ptr<const Ghosts> ghostsOf(const GhostQuestion& question,
                                                     const std::atomic<bool>& stop);

} // namespace tiller
