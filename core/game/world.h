#pragma once

#include "core/game/agent.h"
#include "core/game/debug_draw.h"
#include "core/io/project_io.h"
#include "core/sim/inputs.h"
#include "core/sim/options.h"
#include "core/sim/run_check.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <span>

namespace tiller::game {

class World;

/// Goes along with a World: sees each of its inputs, and may give it some before each step. The
/// World calls it in its own thread; core/live sends what it sees to an editor.
class RunLink {
public:
    virtual ~RunLink() = default;

    /// Before each step, between two ticks: it may use the world.
    virtual void beforeStep(World& world) = 0;
    /// Whether it wants to see inputs now.
    [[nodiscard]] virtual bool wantsInputs() const = 0;
    /// An input that was carried out.
    virtual void keep(std::uint64_t tick, const Input& input) = 0;
    virtual void afterStep(const World& world) = 0;
    /// The world went back to a saved state.
    virtual void wentBack(const World& world) = 0;
};

/// How a World runs. Only the seed changes what happens in it.
struct Options {
    std::size_t threads = 0; ///< 0: as many as the machine has cores
    /// Runs jobs on threads of the game, at most `threads` at a time. Nothing: on threads that all
    /// worlds of the process share, and that end with the last of these worlds.
    ParallelFor parallelFor = {};
    std::optional<std::uint64_t> seed = {}; ///< instead of the project's; below 2^53
    /// Lists arrivals, entered modes, and contacts that begin and end, too. It costs time for every
    /// body, and memory from the heap in each tick.
    bool allEvents = false;
    bool records = false;        ///< keeps every input: see World::recording
    std::uint32_t mostTicks = 8; ///< in one advance()
    /// Receives warnings of the project, and of a game that is too slow. It may not call the
    /// World.
    std::function<void(Severity severity, std::string_view text)> log = {};
};

/// What a reload has changed: ids of nodes, links, scene items and parameters, and `world`.
struct Reload {
    std::vector<Id> added, removed, changed;
};

/// A running project, as a game uses it: agents that the project steers, and that the game spawns,
/// places and asks about.
///
/// The same project, seed and calls give the same bits on every machine and with any number of
/// threads. It does not trust its caller: what does not exist, or is not finite, is refused and
/// changes nothing. Only one thread at a time may use a World. A World that was moved from may only
/// be assigned to and destroyed.
///
/// Costs: n is the number of agents of the types concerned. Calls between ticks take no time that
/// grows with n unless they say so; the first columns or tick after them sort agents once. A
/// tick in which nobody comes or goes takes no memory from the heap.
class World {
public:
    /// @name Beginning
    /// @{
    /// Reads a project or an export, and checks it. Problems have lines and suggested fixes.
    [[nodiscard]] static Result<World> load(const FilePath& file, Options options = {});
    [[nodiscard]] static Result<World> read(std::string_view text, Options options = {});
    [[nodiscard]] static Result<World> make(Project project, Options options = {});
    /// A World that gives itself the inputs of a recording as it steps. Other inputs would change
    /// the run. The seed of the options is not used.
    [[nodiscard]] static Result<World> replay(std::string_view recording, Options options = {});
    /// Whether inputs or ticks of the recording are left.
    [[nodiscard]] bool isReplaying() const;

    ~World();
    World(World&&) noexcept;
    World& operator=(World&&) noexcept;
    /// @}

    /// @name Time
    /// @{
    /// Advances by one tick.
    void step();
    /// A tick in which agents decide, remember, enter modes, are born and die, but none moves: the
    /// game moves them by its own physics, and reports their places with place(..., true). See
    /// decisions().
    void decide();
    /// What the agents of a type wanted in the last decide(), in the order of agents(type): the
    /// force on each, and the velocity that its behaviors ask for; 0 of those born in it. Empty
    /// after another tick.
    [[nodiscard]] Decisions decisions(Type type) const;
    /// Lets time pass, and makes the ticks that are due; the world's ticksPerSecond says how many.
    /// At most Options::mostTicks: then the world is slower than the clock. Use it in place of
    /// step(). Returns how many ticks it made. @param seconds negative or not finite: none pass
    std::uint32_t advance(double seconds);
    /// How far advance() has come on the way to the next tick: 0 to 1.
    [[nodiscard]] double share() const;

    [[nodiscard]] std::uint64_t tick() const; ///< how many have passed
    /// As it was loaded, with what the game has done to its scene: names, settings, properties.
    [[nodiscard]] const Project& project() const;
    [[nodiscard]] Vec2 size() const;
    /// Where the time of ticks goes, since the first call with true. Measuring slows ticks down a
    /// little.
    void setProfiling(bool on);
    [[nodiscard]] Profile profile() const;
    /// FNV-1a 64 over all agents, as `tiller run --hash` prints it. Costs n.
    [[nodiscard]] std::uint64_t stateHash() const;
    /// @}

    /// @name Agents
    /// @{
    /// The type with this id or, failing that, with this name on screen; anyType if there is none.
    [[nodiscard]] Type findType(std::string_view idOrName) const;
    [[nodiscard]] std::size_t typeCount() const;     ///< types are 0 up to, without, this
    [[nodiscard]] const Id& typeId(Type type) const; ///< "" if there is no such type

    [[nodiscard]] std::size_t count(Type type = anyType) const;
    /// Where the agents of a type are. Nobody if a reload took the type away.
    [[nodiscard]] Columns agents(Type type) const;
    /// The places of agents(type) between the last two ticks, at share(): for drawing. In a world
    /// that wraps they take the short way. Costs n. Valid until the world changes or the next call.
    struct Places {
        std::size_t count = 0;
        const double *x = nullptr, *y = nullptr;
    };
    [[nodiscard]] Places smoothPlaces(Type type);

    /// All agents of a type, in the order of agents(type). @param to is replaced
    void handles(Type type, std::vector<Agent>& to) const;
    [[nodiscard]] bool lives(Agent agent) const;
    [[nodiscard]] std::optional<AgentState> state(Agent agent) const;
    /// The mode it is in; empty if it is gone, or its type has none.
    [[nodiscard]] Id modeOf(Agent agent) const;
    /// A number of the game that an agent has until it dies, also through changes of its type: 0 at
    /// first. Saved states do not have it: after a restore, those who live then have theirs.
    bool setUserData(Agent agent, std::uint64_t data);
    [[nodiscard]] std::uint64_t userData(Agent agent) const; ///< 0 if it is gone
    /// @}

    /// @name What happened
    /// @{
    /// In the last step() or advance(), and by calls since then. Valid until the next one. Ticks in
    /// their order; within a tick as in Simulation::tickEvents. Read them last before the next
    /// step: inputs add some.
    [[nodiscard]] std::span<const Event> events() const;
    /// How many events a step took away before anybody read them. The first time, Options::log
    /// reports it, too.
    [[nodiscard]] std::uint64_t missedEvents() const;
    /// @}

    /// @name Inputs
    /// Between two ticks. They answer false, or nothing, and change nothing, where the agent is
    /// gone or something does not exist. Numbers are cut to the limits of the world.
    /// @{
    /// @param position nothing: it starts as its type does. Nothing comes back if there is no room.
    /// The first one in a world where nobody is ever born compiles the programs once.
    std::optional<Agent> spawn(Type type, std::optional<Vec2> position = {}, Vec2 velocity = {});
    bool remove(Agent agent);
    bool move(Agent agent, Vec2 position); ///< its velocity stays
    /// @param glides smoothPlaces() goes on from where it was, as after a tick that moved it
    bool place(Agent agent, Vec2 position, Vec2 velocity, bool glides = false);
    /// Moves it by an offset. All else stays; smoothPlaces() moves along with it.
    bool shift(Agent agent, Vec2 by);
    /// Gives it a base velocity, such as that of a platform under it: see Simulation::carryAgent.
    bool carry(Agent agent, Vec2 velocity);
    bool turn(Agent agent, Vec2 heading); ///< its speed stays
    std::optional<Agent> become(Agent agent, Type type);
    bool setGoals(Agent agent, std::vector<AgentGoal> goals);
    /// Sends agents to slots around a place, each to its own, so that nobody crosses anybody's way:
    /// see Simulation::order. Left out: who is gone, and types without an Own goal.
    /// @returns how many are sent
    std::size_t order(std::span<const Agent> agents, Vec2 place,
                      const Arrangement& arrangement = {});
    [[nodiscard]] bool hasGoals(Type type) const; ///< whether order() sends such agents
    bool enterMode(Agent agent, const Id& mode);  ///< a mode of its type, by id

    /// A variable, by the id of its node: of the world, or of an agent. Nothing, or false, if there
    /// is none. A value is cut to its range.
    [[nodiscard]] std::optional<double> variable(std::string_view id,
                                                 std::optional<Agent> whose = {}) const;
    /// @copydoc variable
    bool setVariable(std::string_view id, double value, std::optional<Agent> whose = {});

    /// Puts an obstacle into the scene: from the next tick on, the world is as if the project had
    /// it. Refused: what no project takes, such as a radius below 0. Costs little, however many
    /// obstacles there are; Ways are found anew by the next tick that needs them.
    /// @returns its id, for moveItem and removeItem
    Result<Id> addObstacle(const ObstacleGeometry& shape);
    /// Moves an obstacle, point, path or another item of the scene by an offset, also one of the
    /// project. Refused: an item that a parameter drives. Fields and grounds, and regions in which
    /// agents start, take the time of edit().
    Result<Done> moveItem(std::string_view id, Vec2 by);
    /// Takes an item out of the scene. Refused: an item that a parameter drives, or a node names.
    Result<Done> removeItem(std::string_view id);

    /// What a ground holds at a place. Nothing outside, and if there is no such ground.
    [[nodiscard]] std::optional<double> groundValue(std::string_view ground, Vec2 place) const;
    /// Adds to the cells whose centers are within a radius of a place, and to the one that it lies
    /// in: see Simulation::addToGround.
    bool addToGround(std::string_view ground, Vec2 place, double amount, double radius = 0);
    /// A ground with all its cells, to draw it.
    struct Ground {
        std::uint32_t columns = 0;
        std::uint32_t rows = 0;
        Vec2 corner; ///< above, left
        Vec2 size;
        std::vector<double> values; ///< row by row
    };
    [[nodiscard]] std::optional<Ground> ground(std::string_view id) const;

    void setExternal(const std::string& name, Vec2 position, Vec2 velocity = {});
    void clearExternal(const std::string& name);
    void setCursor(std::optional<Vec2> position);
    void click(Vec2 position);

    /// Sets a parameter, by its id: a knob, a switch, or a choice that conditions and modes depend
    /// on. The problem says what it takes. Costs as Simulation::setParameter says.
    Result<Done> setParameter(std::string_view id, const Value& value);
    /// Gives all agents of a type, or one agent, a value of their own, until the agent dies or
    /// changes its type. Refused where all agents share what the parameter drives; see Simulation.
    /// @param value nothing: they have that of the type or the world again
    Result<Done> setParameter(std::string_view id, Type whose, const std::optional<Value>& value);
    /// @copydoc setParameter
    Result<Done> setParameter(std::string_view id, Agent whose, const std::optional<Value>& value);
    [[nodiscard]] const std::vector<Parameter>& parameters() const; ///< with the world's values
    /// @}

    /// @name Questions
    /// Distances take the short way in a world that wraps. They cost by the agents nearby, and
    /// those who were moved or born since the last tick; where these are more than one in 16, and
    /// for pick(), n.
    /// @{
    [[nodiscard]] std::optional<Agent> nearest(Vec2 place, double within,
                                               Type type = anyType) const;
    /// All agents at most so far away, the nearest first. @param found is replaced
    void within(Vec2 place, double distance, Type type, std::vector<Agent>& found) const;
    /// All agents whose center is in a rectangle, by type and number. @param found is replaced
    void inRectangle(Vec2 low, Vec2 high, Type type, std::vector<Agent>& found) const;
    /// What a line meets first.
    struct Met {
        std::optional<Agent> agent; ///< nobody: an obstacle
        Id obstacle;
        Vec2 at;
        double distance = 0; ///< from the start; 0 within a body
    };
    /// The first body or outline of an obstacle on the line from a place to another; nothing if
    /// there is none, or a place is more than 1000000 from 0. In a world that wraps the line goes
    /// on behind an edge, so `at` may be outside. The first call after an edit reads the obstacles.
    /// @param apart whose body does not count
    [[nodiscard]] std::optional<Met> ray(Vec2 from, Vec2 to, Type type = anyType,
                                         std::optional<Agent> apart = {}) const;
    /// The agent whose body is there; of several, the one whose center is nearest.
    /// @param reach added to the radius of each body
    [[nodiscard]] std::optional<Agent> pick(Vec2 place, double reach = 0) const;

    /// The properties of the project (""), of a type, mode or scene item, by id; null if there is
    /// no such item.
    [[nodiscard]] const PropertyList* properties(std::string_view item) const;
    /// Those of an agent that was placed in the editor; empty for others, null if it is gone.
    [[nodiscard]] const PropertyList* properties(Agent agent) const;

    /// Why an agent is about to move as it does: numbers, words, or lines and circles. Nothing if
    /// it is gone. Costs a tick of 64 agents.
    [[nodiscard]] std::optional<Explanation> explain(Agent agent) const;
    [[nodiscard]] std::string explainInWords(Agent agent) const;
    bool draw(Agent agent, DebugDraw& draw) const;
    /// The forces on all agents of a type, by their ranks: for drawing. Nobody's if there is no
    /// such type. Costs a tick of these agents.
    [[nodiscard]] PopulationForces forces(Type type) const;
    /// A number of each agent of a type, by their ranks; NaN where an agent has none.
    /// @param quantity that a plot of single agents has in files: "speed", "number", ...
    /// @param node what the quantity is about. Nothing if there is no such type or quantity, and if
    /// the type's agents do not have the node
    [[nodiscard]] std::optional<std::vector<double>> numbers(Type type, std::string_view quantity,
                                                             std::string_view node) const;

    /// A plot or counter of the project.
    struct Plot {
        Id id;
        std::string name, quantity, whose; ///< in words
    };
    [[nodiscard]] const std::vector<Plot>& plots() const; ///< in the order of the file
    /// The number that a plot shows now; nothing if nobody has such a number, or if there is no
    /// such plot. A plot of one agent follows it through changes of its type.
    [[nodiscard]] std::optional<double> measure(std::size_t plot);
    /// @}

    /// @name Saving
    /// @{
    /// The whole state as bytes. Costs a copy of it. @param to is replaced; its memory is used
    /// again
    void save(std::vector<std::byte>& to) const;
    /// Goes back to such a state. Refuses bytes that were damaged, of another project (also one
    /// that was changed since), or of another version; then nothing changes. A recording goes on
    /// from there. It ends, and Options::log reports that, if its inputs show that the state is of
    /// another run: a later tick than any of this run, or one from which the run has gone back
    /// since, and which had other inputs. Refused while it replays.
    Result<Done> restore(std::span<const std::byte> bytes);

    /// With Options::records: the project and every input since the start, as `tiller run --inputs`
    /// and replay() read them. Costs all of it. Empty without, and after restore() ended it.
    [[nodiscard]] std::string recording() const;

    /// Writes the project, every input, and a check per second of world time to a file while the
    /// game plays, so that the file survives the end of the process. `tiller run --inputs` and
    /// replay() read it. It replaces a file. Refused after the first tick or input (with
    /// Options::records it is not: the inputs until then are written, too), and while it replays.
    /// Costs checkOf() (core/sim/run_check.h) once per second, and a copy per input; another thread
    /// packs and writes once per second. If the disk is full, it stops, and Options::log reports
    /// that within a second.
    Result<Done> record(const FilePath& file);
    /// Ends that file. Nothing happens if there is none.
    Result<Done> stopRecording();

    /// Takes a changed file, or its text: agents stay, nodes that still exist keep their memory,
    /// the scene keeps what addObstacle and moveItem did, and parameters get the values of the
    /// file. A file with problems changes nothing. Compiles the world.
    Result<Reload> reload(const FilePath& file);
    Result<Reload> reloadText(std::string_view text);
    /// @}

    /// @name For the editor
    /// @{
    /// Edits the project as the editor does: agents and memory stay, and so do the seed,
    /// properties, and values of parameters that the edit does not set. Refuses an edit that does
    /// not fit, and one after which the project would have errors. Costs as setParameter if it sets
    /// one parameter; else it compiles the world.
    Result<Done> edit(const Change& change);
    /// The project as it is now, with the values of its parameters, without layout and notes.
    [[nodiscard]] Project currentProject() const;
    /// The state as save() gives it, for a world of currentProject(): save() is for one of the
    /// project that was loaded.
    void saveFor(const Project& project, std::vector<std::byte>& to) const;
    /// With its whole path; empty if it came from memory.
    [[nodiscard]] const std::string& projectFile() const;
    [[nodiscard]] RunCheck check() const; ///< see checkOf

    /// From now on the link goes along. Null ends the one before. Refused while it replays.
    Result<Done> setLink(std::unique_ptr<RunLink> link);
    [[nodiscard]] RunLink* link() const; ///< null if there is none
    /// @}

private:
    struct Impl;
    explicit World(std::unique_ptr<Impl> impl);
    static Result<World> begin(Result<LoadedProject> loaded, Options options);
    Result<Reload> take(Result<LoadedProject> loaded);
    void stepLinked(bool holds = false);

    std::unique_ptr<Impl> m_impl;
};

} // namespace tiller::game
