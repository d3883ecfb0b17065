#pragma once

#include "core/base/result.h"
#include "core/model/annotations.h"
#include "core/model/change.h"
#include "core/sim/arrangement.h"
#include "core/sim/events.h"
#include "core/sim/explanation.h"
#include "core/sim/options.h"
#include "core/sim/population.h"
#include "core/sim/snapshot.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>

namespace tiller {

struct RunningWorld;

/// Runs a project: a world of agents that moves tick by tick. The same project, seed and inputs
/// give the same bits on every machine and with any number of threads. Not thread-safe: only one
/// thread at a time may call it.
///
/// It does not trust its caller, in release builds neither. Places and velocities that are not
/// finite are ignored; others are cut to coordinateLimit. Agents and populations that do not exist
/// have no values. An object that was moved from may only be assigned to and destroyed.
class Simulation {
public:
    /// Runs an empty world if the project has errors: see `errors`.
    explicit Simulation(const Project& project, const SimulationOptions& options = {});
    ~Simulation();
    Simulation(Simulation&&) noexcept;
    Simulation& operator=(Simulation&&) noexcept;

    /// Goes on with an edited project. Agents keep their state, and nodes that still exist keep
    /// their memory. A lower count drops the highest ordinals; new agents start as the project
    /// says. Types in which somebody was born or died keep their agents. A project with errors is
    /// refused: they are returned, and nothing changes.
    Problems setProject(const Project& project);

    /// Adds an item to the end of the scene, replaces it, or removes it. From the next tick on, the
    /// world is the same, bit for bit, as after setProject, but an obstacle, point, region or path
    /// takes little time, however many there are; Ways are computed again when a tick needs them.
    /// Answers false, and changes nothing, where setProject must take it.
    bool takeItem(const Replacement<SceneItem>& step);

    /// Sets a parameter of the project, and with it all settings that it drives: from the next tick
    /// on, the world is the same, bit for bit, as one that was compiled with the value. Most
    /// settings and weights take their value at once; settings of agent types, sources, modes,
    /// ways, geometry and the world, and weights that begin or cease to be 0, take the time of
    /// setProject. A parameter that does not exist, and a value that it or a setting does not take,
    /// are refused: nothing changes.
    Result<Done> setParameter(std::string_view id, const Value& value);
    /// Gives all agents of a type, or one agent, a value of their own, or takes it away: then they
    /// have that of the type or the world again. An agent's value comes before its type's, and that
    /// before the world's. Until a reset; an agent that changes its type loses its own. Refused as
    /// above, and where all agents share what the parameter drives: the world, the scene, ways; for
    /// one agent also sources, modes, formations, and settings of its type other than its body's.
    /// The first value of an agent, and settings of bodies, take the time of setProject.
    /// @param value nothing: takes it away
    Result<Done> setParameter(std::string_view id, const ParameterScope& whose,
                              const std::optional<Value>& value);
    /// @copydoc setParameter  The agent must live.
    Result<Done> setParameter(std::string_view id, const AgentHandle& agent,
                              const std::optional<Value>& value);
    /// All values that types and agents have for themselves.
    [[nodiscard]] const OwnValues& ownValues() const;

    /// The parameters with their present values.
    [[nodiscard]] const std::vector<Parameter>& parameters() const;

    /// The errors of the project that it was made with.
    [[nodiscard]] const Problems& errors() const;

    /// Goes back to tick 0, and forgets the cursor, the click and all externals.
    void reset();

    /// Advances the world by one tick.
    void step();

    /// The mouse position, for Cursor targets; nothing while the mouse is not over the world.
    void setCursor(std::optional<Vec2> position);
    /// The last click, for Cursor targets that follow clicks.
    void click(Vec2 position);

    /// Sets where something is that the game itself moves, such as the player. External targets of
    /// this name see it from the next tick on; until it is first set, they see the cursor instead.
    /// Its heading is its last velocity that was not zero; +x before that.
    void setExternal(const std::string& name, Vec2 position, Vec2 velocity = {});
    /// Removes it: External targets of this name see the cursor again, or nothing.
    void clearExternal(const std::string& name);

    /// @name Agents by hand
    /// Between two ticks. Each call answers false, or nothing, and changes nothing where the agent
    /// is gone: it never acts on another one. Numbers that are not finite are refused; others are
    /// cut to coordinateLimit and rounded to the lattice.
    /// @{
    bool moveAgent(const AgentHandle& agent, Vec2 position);
    /// Moves it, and gives it a velocity, which is cut to its maxSpeed.
    bool placeAgent(const AgentHandle& agent, Vec2 position, Vec2 velocity);
    /// Gives it a base velocity, such as that of a platform under it: each tick moves it by that,
    /// too. It is not steered, not cut to maxSpeed, and no part of the velocity that others see.
    /// Until it dies or changes its type. @param velocity (0, 0) takes it away
    bool carryAgent(const AgentHandle& agent, Vec2 velocity);
    /// The next tick moves nobody: agents decide, remember, enter modes, are born and die, and the
    /// game moves them as it likes. `decisions` has what they wanted.
    void holdNextTick();
    /// What the agents of a population wanted in the last tick, which moved nobody; nothing of
    /// those who were born in it. Empty after another tick. In the order of `unsortedAgents`.
    [[nodiscard]] Decisions decisions(std::size_t population) const;
    /// Turns its heading and its velocity; the speed stays. @param heading not (0, 0)
    bool turnAgent(const AgentHandle& agent, Vec2 heading);

    /// Brings an agent into the world. Nothing if there is no such type, or no room: see the
    /// world's `mostAgents`. A fast one is slowed to its maxSpeed.
    /// @param position nothing: it starts as its type does, and @p velocity is not used
    std::optional<AgentHandle> spawn(const Id& type, std::optional<Vec2> position,
                                     Vec2 velocity = {});
    /// Takes an agent out of the world.
    bool remove(const AgentHandle& agent);
    /// Changes its type: place, motion and life stay, and it gets a new ordinal.
    std::optional<AgentHandle> become(const AgentHandle& agent, const Id& type);

    /// Replaces the goals that Own goal gives it; it goes to the first one. Refused: more than
    /// maxGoals, and items that are no point or region of the scene.
    bool setGoals(const AgentHandle& agent, std::vector<AgentGoal> goals);
    /// Sends agents to slots around a place: each gets one as its only goal, so that nobody crosses
    /// anybody's way (slotsOf). On the way two that are near each other swap their slots if both
    /// together have less to go. Left out are agents that are gone or named twice, and those whose
    /// type has no Own goal that steers it. Who gets which slot depends on agents and places alone,
    /// not on the order of the list. Refused: numbers that are no places or not sound.
    /// @returns how many are sent
    std::size_t order(std::span<const AgentHandle> agents, Vec2 place,
                      const Arrangement& arrangement = {});
    /// Whether agents of a type go to goals of their own: see setGoals and order.
    [[nodiscard]] bool hasGoals(const Id& type) const;
    /// Puts it into a mode of its type, at the beginning of that mode.
    bool enterMode(const AgentHandle& agent, const Id& mode);
    /// Gives a variable a value, cut to its range. False if there is no such variable: one of the
    /// world where @p whose is nothing, else one that the agent has.
    bool setVariable(std::string_view id, const std::optional<AgentHandle>& whose, double value);
    /// Adds to the cells of a ground whose centers are within a radius of a place, and to the one
    /// that it lies in, at once. False outside, and if there is no such ground.
    /// @param amount less than 0 takes away what is there
    bool addToGround(std::string_view ground, Vec2 place, double amount, double radius);
    /// @}

    /// The value of a variable of the world, of a Summary, or of a variable of an agent; nothing if
    /// there is none.
    [[nodiscard]] std::optional<double>
    variable(std::string_view id, const std::optional<AgentHandle>& whose = {}) const;
    /// The values of the variables of the world and of summaries, by node; noSummary where there is
    /// no number.
    [[nodiscard]] const Variables& variables() const;

    [[nodiscard]] bool lives(const AgentHandle& agent) const;
    /// With its life. Nothing if it does not live.
    [[nodiscard]] std::optional<AgentHandle> handleOf(const AgentName& agent) const;
    /// Who an individual is now; nothing if it is dead. Takes time for all agents.
    [[nodiscard]] std::optional<AgentHandle> whoHasLife(std::uint32_t life) const;

    /// What happened in the last tick, and by hand since then. Valid until the next step. The order
    /// depends on nothing but the run: arrivals and entered modes by agent and node; deaths and
    /// signals in the order of the actions; births and becomings by agent; the ends of touches,
    /// then their begins, by agent.
    [[nodiscard]] std::span<const TickEvent> tickEvents() const;
    /// Whether tickEvents() has arrivals, entered modes and touches, too. It costs time for every
    /// body. The world stays the same.
    void listAllEvents(bool on);
    /// How the run has ended; nothing while it goes on.
    [[nodiscard]] const std::optional<RunEnd>& end() const;
    /// How many agents of a type came and left since the start.
    [[nodiscard]] LifeCounts lifeCounts(std::size_t population) const;

    [[nodiscard]] std::uint64_t tick() const;
    [[nodiscard]] std::size_t agentCount() const;

    /// All agents: one population per agent type, in the order of the types' ids. A copy, made by
    /// the first call after a change and valid until the next change. `agents` is cheaper.
    [[nodiscard]] const std::vector<Population>& populations() const;

    /// The agents of one type, without a copy and in no fixed order; none if there is no such
    /// population.
    [[nodiscard]] AgentView agents(std::size_t population) const;
    /// The same, without the sort that the first call of `agents` after a change makes: valid until
    /// the next call of another function.
    [[nodiscard]] AgentView unsortedAgents(std::size_t population) const;
    [[nodiscard]] std::size_t populationCount() const;
    /// Calls `visit(index)` for every agent of a population whose center is in a rectangle, and for
    /// some near it: index in `unsortedAgents`. In a world that wraps the rectangle may reach out
    /// of it. It visits those who were moved or born since the last tick, too, and all if they are
    /// many. Returns how many it visited.
    std::size_t forEachIn(std::size_t population, Vec2 low, Vec2 high,
                          const std::function<void(std::size_t index)>& visit) const;
    /// No agent of a population has a larger radius.
    [[nodiscard]] double largestRadius(std::size_t population) const;
    /// The space and time of the world.
    [[nodiscard]] const Moment& moment() const;
    /// A rough distance between neighbors of a population.
    [[nodiscard]] double spacingOf(std::size_t population) const;
    /// Where an agent is in `unsortedAgents` of its population. Nothing if it does not live.
    [[nodiscard]] std::optional<std::size_t> indexOf(const AgentHandle& agent) const;

    /// The grounds of the scene; of one that parameters drive, as it is now.
    [[nodiscard]] const Grounds& grounds() const;
    /// What a ground holds at a place; nothing outside, and if there is no such ground.
    [[nodiscard]] std::optional<double> groundValue(std::string_view ground, Vec2 place) const;

    /// FNV-1a 64 over ids, positions and velocities, in the order of ids; then over grounds.
    [[nodiscard]] std::uint64_t stateHash() const;

    [[nodiscard]] Snapshot snapshot() const;
    /// Which snapshots it takes: Snapshot::project.
    [[nodiscard]] std::uint64_t hashOfProject() const;
    /// Goes back to a snapshot. Refused, and nothing changes: a snapshot of another project, and
    /// one that was changed so that its parts no longer fit.
    [[nodiscard]] Result<Done> restore(const Snapshot& snapshot);

    /// Contacts since the start, for every pair of types that has had one, in the order of ids.
    [[nodiscard]] std::vector<ContactCount> contacts() const;
    [[nodiscard]] std::uint64_t contactTotal() const;
    /// Contacts of two types, in any order.
    /// @param window seconds of watching, at most RecentCount::longestWindow; 0: since the start
    [[nodiscard]] CountSpan contactsOf(const Id& a, const Id& b, double window = 0) const;

    /// How many agents of a type were born, died, or were of another type before. The window is as
    /// in contactsOf.
    [[nodiscard]] CountSpan livesOf(const Id& type, LifeChange change, double window = 0) const;
    /// How often what a node counts happened to agents of a type. The window is as in contactsOf.
    [[nodiscard]] CountSpan eventsOf(const Id& type, const Id& node, double window = 0) const;

    /// Events since the start: arrivals, and modes entered. In the order of agent types, then
    /// nodes.
    [[nodiscard]] std::vector<EventCount> events() const;

    /// Why an agent is about to move as it does, computed from the present state without changing
    /// it. Nothing if the agent does not exist.
    [[nodiscard]] std::optional<Explanation> explain(const AgentName& agent) const;

    /// For every agent of a population: its steering (cut to maxForce), and the force that each
    /// node contributes, computed from the present state without changing it.
    [[nodiscard]] PopulationForces forces(std::size_t population) const;

    /// A quantity of every agent of a population, in the order of ordinals; agents without it are
    /// left out. Distance, store, in-mode and number belong to @p node; the list is empty if that
    /// node does not steer the population. Distance, force and number cost about a tick.
    /// @param agent reads only this agent
    [[nodiscard]] std::vector<double> read(std::size_t population, Quantity quantity,
                                           std::string_view node = {},
                                           std::optional<std::uint32_t> agent = {}) const;
    /// The same by rank: agents without it have NaN.
    [[nodiscard]] std::vector<double> readEach(std::size_t population, Quantity quantity,
                                               std::string_view node = {},
                                               std::optional<std::uint32_t> agent = {}) const;

    /// Reads the modes of a type, and which of them each agent is in.
    void readModes(std::size_t population, AgentModes& to) const;
    /// The mode that an agent is in; empty if its type has none. Nothing if it does not live.
    [[nodiscard]] std::optional<Id> modeOf(const AgentHandle& agent) const;

    /// Bytes of memory per agent.
    [[nodiscard]] double bytesPerAgent() const;

    /// How many others an agent looks at now, on average: its neighbors in the widest neighborhood
    /// of each group, and each nearest agent it found.
    [[nodiscard]] double neighborsPerAgent() const;

    /// How many threads a tick uses; one if there are few agents.
    [[nodiscard]] std::size_t threads() const;

    /// Starts or stops measuring where time goes. Measuring slows ticks down a little.
    void setProfiling(bool on);
    [[nodiscard]] Profile profile() const;

private:
    Simulation(Problems errors, const Project& project, const SimulationOptions& options);

    std::unique_ptr<RunningWorld> m_world;
};

} // namespace tiller
