#pragma once

#include "core/model/annotations.h"
#include "core/sim/explanation.h"
#include "core/sim/options.h"
#include "core/sim/population.h"
#include "core/sim/profile.h"
#include "core/sim/snapshot.h"

#include <cstdint>
#include <memory>
#include <optional>

namespace tiller {

/// A world of agents that moves by a project. The same project, seed and inputs give the same bits
/// on every machine, with any number of threads. Not thread-safe: one thread at a time calls it.
class Simulation {
public:
    /// @pre !hasErrors(check(project))
    explicit Simulation(const Project& project, const SimulationOptions& options = {});
    ~Simulation();
    Simulation(Simulation&&) noexcept;
    Simulation& operator=(Simulation&&) noexcept;

    /// Goes on with an edited project: agents, and the memory of nodes that stay, are kept.
    /// A lower count drops the highest ordinals; new agents start as the project says.
    /// @pre !hasErrors(check(project))
    void setProject(const Project& project);

    /// Back to tick 0: agents, memory and counts as at the start; cursor, click and externals are
    /// forgotten.
    void reset();

    /// One tick.
    void step();

    /// The mouse, for Cursor targets; nothing while it is not over the world.
    void setCursor(std::optional<Vec2> position);
    void click(Vec2 position);

    /// Where something is that the game moves itself, such as the player: what External targets of
    /// this name see, from the next tick on. Until it is first set, the cursor stands in for it.
    /// It heads where it last moved to; at first to +x.
    void setExternal(const std::string& name, Vec2 position, Vec2 velocity = {});
    /// It is gone: External targets of this name are missing, or the cursor again.
    void clearExternal(const std::string& name);

    /// Puts an agent somewhere else, as when it is dragged. An agent that is not there is ignored.
    void moveAgent(const AgentName& agent, Vec2 position);

    [[nodiscard]] std::uint64_t tick() const;
    [[nodiscard]] std::size_t agentCount() const;

    /// One per agent type, in the order of their ids. A copy, made when it is first asked for after
    /// a change; it stays until then. `agents` costs less where there are many.
    [[nodiscard]] const std::vector<Population>& populations() const;

    /// The agents of one type as they are stored, which is in no set order.
    [[nodiscard]] AgentView agents(std::size_t population) const;
    [[nodiscard]] std::size_t populationCount() const;

    /// FNV-1a 64 over ids, positions and velocities, in the order of ids.
    [[nodiscard]] std::uint64_t stateHash() const;

    [[nodiscard]] Snapshot snapshot() const;
    /// @pre taken from a simulation of the same project
    void restore(const Snapshot& snapshot);

    /// Pairs of types that have touched, in the order of their ids.
    [[nodiscard]] std::vector<ContactCount> contacts() const;
    [[nodiscard]] std::uint64_t contactTotal() const;

    /// What happened to agents since the start: arrivals, and modes that were entered. In the order
    /// of agent types, then of nodes.
    [[nodiscard]] std::vector<EventCount> events() const;

    /// Why an agent is about to do what it does, from the state as it is now. Nothing is changed.
    /// Nothing comes back for an agent that is not there.
    [[nodiscard]] std::optional<Explanation> explain(const AgentName& agent) const;

    /// The steering force (cut to maxForce) and, per behavior, the force it contributes, of every
    /// agent of a population, from the state as it is now.
    [[nodiscard]] PopulationForces forces(std::size_t population) const;

    /// A number of every agent of a population that has one, in the order of their ordinals; or of
    /// one agent only. Distance, store and in-mode are about @p node; where that does not steer
    /// them, nobody has one. Distance and force cost about as much as a tick does.
    [[nodiscard]] std::vector<double> read(std::size_t population, Quantity quantity,
                                           std::string_view node = {},
                                           std::optional<std::uint32_t> agent = {}) const;

    /// Bytes the world holds per agent.
    [[nodiscard]] double bytesPerAgent() const;

    /// How many others an agent looks at now, in the mean: its neighbors in the widest neighborhood
    /// of each group, and the nearest it found.
    [[nodiscard]] double neighborsPerAgent() const;

    /// How many are used: one, where there are few agents.
    [[nodiscard]] std::size_t threads() const;

    /// Notes from now on where the time goes; costs some.
    void setProfiling(bool on);
    [[nodiscard]] Profile profile() const;

private:
    struct Impl;
    std::unique_ptr<Impl> m_impl;
};

} // namespace tiller
