#pragma once

#include "core/sim/block_runner.h"
#include "core/sim/contacts.h"
#include "core/sim/crowd.h"
#include "core/sim/events.h"
#include "core/sim/options.h"
#include "core/sim/world_view.h"

#include <optional>

namespace tiller {

/// The inside of a Simulation: the agents, what steers them, and what their nodes remember.
struct RunningWorld {
    RunningWorld(const Project& of, const SimulationOptions& how)
        : options(how), workers(how.threads) {
        load(of);
    }
    RunningWorld(const RunningWorld&) = delete; // the moment and the view point into it
    RunningWorld& operator=(const RunningWorld&) = delete;

    SimulationOptions options;
    Workers workers;
    Project project; ///< resolved
    Moment moment;
    std::vector<Crowd> crowds;     ///< in the order of their types' ids
    std::vector<Program> programs; ///< by crowd
    Contacts contacts;
    std::vector<EventCounts> events; ///< by crowd
    WorldView view{crowds, moment};

    /// Starts anew, at tick 0.
    void load(const Project& of);

    /// Takes over an edited project; agents and memory of what stays are kept.
    void goOnWith(const Project& of);

    void step();

    /// To be called when agents were put somewhere else: sorts all anew.
    void placesChanged();

    /// Takes over agents and memory, by ordinal. @pre of the same project
    void takeOver(const std::vector<Population>& populations,
                  const std::vector<std::vector<std::vector<double>>>& memories);

    /// What a block would do in the next tick; remembers nothing. The workspace has what its nodes
    /// gave.
    struct Trial {
        Block block;
        Workspace workspace;
        std::vector<std::vector<double>> memory; ///< of the block alone
    };
    void tryTick(std::size_t crowd, std::size_t first, std::size_t count, Trial& trial) const;

    [[nodiscard]] std::optional<std::size_t> find(const Id& type) const;
    [[nodiscard]] std::size_t agentCount() const;
    [[nodiscard]] std::size_t bytes() const;
    [[nodiscard]] std::vector<Population> populations() const;

    void setProfiling(bool on);
    [[nodiscard]] Profile profile() const;

private:
    /// What threads do not share.
    struct Thread {
        Workspace workspace;
        std::vector<NodeTimes> times;                   ///< by crowd; empty while not profiling
        std::vector<std::vector<std::uint64_t>> events; ///< by crowd, by node; of this tick
    };
    /// A few blocks of one crowd.
    struct Part {
        std::size_t crowd = 0;
        std::size_t first = 0;
        std::size_t end = 0;
        double farthest = 0; ///< how far any of them went on an axis
    };

    void planParts();
    [[nodiscard]] bool mustSort(const Crowd& crowd, double step) const;
    void prepare();
    void runPart(Part& part, Thread& thread);
    void countEvents();
    void takeNext();
    void sortAll();
    [[nodiscard]] std::vector<Id> typeIds() const;

    std::vector<Thread> m_threads;
    std::vector<Part> m_parts;
    std::uint64_t m_ticksSinceSort = 0;
    double m_sortSeconds = 0;
    double m_contactSeconds = 0;
    bool m_profiling = false;
};

} // namespace tiller
