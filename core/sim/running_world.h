#pragma once

#include "core/sim/block_runner.h"
#include "core/sim/contacts.h"
#include "core/sim/population.h"
#include "core/sim/world_view.h"

#include <optional>

namespace tiller {

/// The inside of a Simulation: the agents, what steers them, and what their nodes remember.
struct RunningWorld {
    using Columns = std::vector<std::vector<double>>; ///< per value, per agent

    explicit RunningWorld(const Project& of) { load(of); }
    RunningWorld(const RunningWorld&) = delete; // the moment and the view point into it
    RunningWorld& operator=(const RunningWorld&) = delete;

    Project project; ///< resolved
    Moment moment;
    std::vector<Population> populations;             ///< in the order of their types' ids
    std::vector<Program> programs;                   ///< by population
    std::vector<Columns> memory;                     ///< by population
    std::vector<std::vector<double>> forceX, forceY; ///< of the tick, by population
    Contacts contacts;
    WorldView view{populations, moment};

    /// Starts anew, at tick 0.
    void load(const Project& of);

    /// Takes over an edited project; agents and memory of what stays are kept.
    void goOnWith(const Project& of);

    void step();

    /// What a block would do in the next tick; remembers nothing.
    struct Trial {
        Block block;
        Columns memory; ///< of the block alone
        Lanes forceX, forceY;
    };
    [[nodiscard]] Trial tryTick(std::size_t population, std::size_t first, std::size_t count) const;

    [[nodiscard]] std::optional<std::size_t> find(const Id& type) const;
    [[nodiscard]] std::size_t agentCount() const;
    [[nodiscard]] std::size_t bytes() const;

private:
    [[nodiscard]] Block blockAt(std::size_t population, std::size_t first) const;
    void fillMemory(std::size_t population);
    void keepMemory(std::size_t population, const Program& old, const Columns& kept,
                    const std::vector<std::uint32_t>& renumbered);
    void decide(std::size_t population);
    void move(std::size_t population);
    [[nodiscard]] std::vector<Id> typeIds() const;
};

} // namespace tiller
