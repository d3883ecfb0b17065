#pragma once

#include "core/sim/simulation.h"

#include <atomic>
#include <cstdint>
#include <memory>

namespace tiller {

/// The paths of some agents that had one type at the first moment.
struct GhostPaths {
    Id type;
    std::vector<std::uint32_t> agents; ///< their ordinals, ascending
    std::vector<float> xy; ///< x and y of each agent at the first moment, then at the next, ...
    std::vector<float> heading; ///< x and y of each agent at the last moment
    std::vector<float> radius;  ///< of each agent

    [[nodiscard]] std::size_t moments() const {
        return agents.empty() ? 0 : xy.size() / (2 * agents.size());
    }
    [[nodiscard]] Vec2 at(std::size_t moment, std::size_t agent) const {
        const std::size_t index = 2 * (moment * agents.size() + agent);
        return {xy[index], xy[index + 1]};
    }
};

/// Two futures from the same state and seed: with some nodes, and without them.
struct Ghosts {
    std::uint64_t tick = 0;  ///< at which they begin
    std::uint64_t ticks = 0; ///< their length
    std::vector<Id> nodes;
    std::vector<GhostPaths> with;
    std::vector<GhostPaths> without; ///< the same agents
};

struct GhostQuestion {
    std::shared_ptr<const Project> project;
    Snapshot state; ///< of the world of this project
    std::vector<Id> nodes;
    std::optional<AgentName> picked; ///< is always among the ghosts
};

inline constexpr double ghostSeconds = 2; ///< at speed 1
inline constexpr std::size_t mostGhosts = 400;

[[nodiscard]] std::uint64_t ghostTicks(const Project& project); ///< in ghostSeconds

/// Computes both futures for at most mostGhosts agents: of all types if they are few enough, else
/// of the type of the picked agent; if there are still too many, for every n-th agent.
/// @return null if it was stopped, or if the project has errors without the nodes
[[nodiscard]] std::shared_ptr<const Ghosts> ghostsOf(const GhostQuestion& question,
                                                     const std::atomic<bool>& stop);

} // namespace tiller
