#pragma once

#include "core/base/random.h"
#include "core/nodes/expression.h"
#include "core/nodes/setting.h"
#include "core/nodes/world.h"

#include <array>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// How nodes run. The compiled program of an agent type runs node by node over blocks of agents.
/// Here are the blocks, the signals between the nodes, and the functions of a node type.
namespace tiller {

/// Names an agent of a running world by its population (agent types in the order of their ids) and
/// by its ordinal there.
struct AgentRef {
    static constexpr std::uint32_t none = 0xffffffff;
    static constexpr std::uint32_t outside = 1U << 20; ///< the ordinal is an index of externals

    std::uint32_t population = none;
    std::uint32_t ordinal = 0;

    [[nodiscard]] bool exists() const { return population != none; }
    friend constexpr auto operator<=>(const AgentRef&, const AgentRef&) = default;
};

/// An agent as a double, as a node's memory holds it; 0 is none.
[[nodiscard]] double toMemory(AgentRef agent);
[[nodiscard]] AgentRef fromMemory(double value);

/// A value that a node remembers for each agent. It is always in its range: nodes trust that, and
/// a restored state with another value is refused.
struct MemoryValue {
    enum class Kind { number, whole, agent };

    std::string_view name;
    Kind kind = Kind::number;
    double min = 0; ///< not of an agent
    double max = 0;
    std::optional<double> none = {}; ///< also in the range: stands for no value
    double initial = 0;              ///< of a new agent; NodeCode::remember may replace it

    /// Whether a value is in the range. @param populations of the world
    [[nodiscard]] bool takes(double value, std::size_t populations) const;
    [[nodiscard]] std::string rangeText() const; ///< "a whole number from 0 to 5"
};

/// @name The values that nodes remember
/// @{
[[nodiscard]] MemoryValue flagMemory(std::string_view name); ///< 0 or 1
[[nodiscard]] MemoryValue numberMemory(std::string_view name);
[[nodiscard]] MemoryValue timeMemory(std::string_view name);
[[nodiscard]] MemoryValue wholeMemory(std::string_view name, double max,
                                      std::optional<double> none = {});
/// A distance along a path, which may end sooner since an edit.
[[nodiscard]] MemoryValue alongMemory(std::string_view name);
/// A coordinate of a place, or of an offset between two.
[[nodiscard]] MemoryValue coordinateMemory(std::string_view name);
[[nodiscard]] MemoryValue agentMemory(std::string_view name); ///< as toMemory
[[nodiscard]] MemoryValue startingAt(double initial, MemoryValue value);
/// @}

inline constexpr std::size_t blockSize = 64;

using Lanes = std::array<double, blockSize>;
using LaneBits = std::uint64_t; ///< a bit per agent of a block; the first agent has the lowest

/// The output of one node for each agent of a block. Without its bit in `on`, an agent's other
/// values are undefined.
struct Signal {
    alignas(64) Lanes x, y;                ///< a force; or the target's place, from the agent
    alignas(64) Lanes vx, vy;              ///< the target's velocity
    std::array<AgentRef, blockSize> agent; ///< the target, where it is an agent
    alignas(64) Lanes weight; ///< of a force whose weight a number drives; below 0: there is none
    LaneBits on = 0;          ///< the force is active, the target exists, or true
    LaneBits used = 0;        ///< the output reached the steering
};

/// The sums over the neighbors of each agent of a block (Neighbors in formula-inl.h).
struct NeighborSums {
    static constexpr std::size_t size = blockSize + 8; // packs may write past the end

    alignas(64) std::array<double, size> count;
    alignas(64) std::array<double, size> offsetX, offsetY;
    alignas(64) std::array<double, size> velocityX, velocityY;
    alignas(64) std::array<double, size> awayX, awayY;
};

struct Geometry; // core/scene/geometry.h

/// The agent types at an `agents` input: populations, ascending, each once.
using Group = std::vector<std::uint32_t>;

struct Seen {
    AgentRef agent;
    Vec2 offset; ///< from the agent that looks; the short way in a world that wraps
    Vec2 velocity;
    double radius = 0; ///< of the body
};

/// Some agents near another, the nearest first; of equally near ones the lower. Columns, so that
/// packs can compute with them.
struct NearAgents {
    static constexpr std::size_t most = 64;
    static constexpr std::size_t room = most + 8; // packs may write past the end

    std::size_t count = 0;
    alignas(64) std::array<double, room> x, y; ///< from the agent that looks; the short way
    alignas(64) std::array<double, room> vx, vy;
    alignas(64) std::array<double, room> radius;
    std::array<AgentRef, most> agent;
    std::array<std::uint32_t, most> member; ///< index of its population in the group
    std::array<std::uint32_t, most> slot;   ///< its place in its population
};

struct Block;
struct InputPort;

/// The world at the start of the tick, for nodes that search it.
class Surroundings {
public:
    virtual ~Surroundings() = default;

    /// Finds, for each agent whose bit is set, the nearest of the group with distance <= range, but
    /// not itself; ties go to the lower. Writes all of @p out but `used`.
    virtual void nearest(const Group& group, const Block& block, LaneBits lookers, double range,
                         Signal& out) const = 0;
    /// Adds all agents of the group with distance <= range, without the one that looks and those
    /// behind @p obstacles (which may be null), in no particular order.
    virtual void within(const Group& group, const Block& block, std::size_t lane, double range,
                        const Geometry* obstacles, std::vector<Seen>& found) const = 0;
    /// Counts, for each agent of a block, the agents at an input that it touches, without itself.
    /// @param margin how far apart bodies may be and still touch
    virtual void countTouched(const InputPort& others, const Block& block, double margin,
                              Lanes& counts) const = 0;
    /// For each agent whose bit is set, finds the agents of the group with distance < range, but
    /// not itself, and no more than @p most of them. Calls `visit(lane, found)`.
    /// @pre most <= NearAgents::most
    virtual void
    nearestSeveral(const Group& group, const Block& block, LaneBits lookers, double range,
                   std::size_t most,
                   const std::function<void(std::size_t, const NearAgents&)>& visit) const = 0;
    /// A value that the nodes of a population remember, by slot.
    [[nodiscard]] virtual const double* memory(std::uint32_t population,
                                               std::size_t value) const = 0;
    /// One agent, as seen from a place; nothing if it no longer exists.
    [[nodiscard]] virtual std::optional<Seen> agent(AgentRef which, Vec2 from) const = 0;
    /// The direction of an agent's motion. Known for externals, and for agents that a node with
    /// NodeCode::readsHeadings refers to.
    [[nodiscard]] virtual Vec2 heading(AgentRef which) const = 0;
    /// Adds all agents of a group, in no particular order; each offset is the agent's position.
    virtual void all(const Group& group, std::vector<Seen>& found) const = 0;
    /// The number of agents in a group.
    [[nodiscard]] virtual std::size_t count(const Group& group) const = 0;
};

/// Up to 64 agents of one type that are stored next to each other. Each column starts at the first
/// of them; a pack may read past the last.
struct Block {
    const Moment* moment = nullptr;
    std::uint32_t population = 0;
    std::uint32_t first = 0; ///< the place of the first agent in the population
    std::size_t count = 0;
    const std::uint32_t* ordinal = nullptr;
    const std::uint32_t* rank = nullptr; ///< the place among all agents of the type, by ordinal
    const double* x = nullptr;
    const double* y = nullptr;
    const double* vx = nullptr;
    const double* vy = nullptr;
    const double* headingX = nullptr; ///< the direction of the motion
    const double* headingY = nullptr;
    const double* facingX = nullptr; ///< where the agent looks: its heading, unless it has a facing
    const double* facingY = nullptr;
    const double* homeX = nullptr; ///< by rank, for all agents of the type
    const double* homeY = nullptr;
    const double* maxSpeed = nullptr;
    const double* maxForce = nullptr;
    const double* radius = nullptr;
    const double* mass = nullptr;
    const double* response = nullptr; ///< 1 / t'

    [[nodiscard]] LaneBits lanes() const {
        return count == blockSize ? ~LaneBits{0} : (LaneBits{1} << count) - 1;
    }
    [[nodiscard]] AgentRef agent(std::size_t lane) const { return {population, ordinal[lane]}; }
    [[nodiscard]] Vec2 position(std::size_t lane) const { return {x[lane], y[lane]}; }
    [[nodiscard]] Vec2 velocity(std::size_t lane) const { return {vx[lane], vy[lane]}; }
    [[nodiscard]] Vec2 heading(std::size_t lane) const { return {headingX[lane], headingY[lane]}; }
    [[nodiscard]] Vec2 facing(std::size_t lane) const { return {facingX[lane], facingY[lane]}; }
};

/// "Each" of a group as a target: the node runs once for each agent within the range.
struct EachOf {
    const Group* group = nullptr;
    const InputPort* obstacles = nullptr; ///< what stands behind one does not count
    double range = 0;
    double populationCount = 0; ///< the most agents that the group may have
};

/// A link into an input of a node.
struct InputLink {
    std::uint32_t from = 0;  ///< the source node: an index of outputs
    std::uint32_t taken = 0; ///< an index of NodeRun::taken, for links that carry a force
    double weight = 1;
    bool isDriven = false; ///< a number drives the weight: see weightAt
    bool isDone = false;   ///< the source is an action: it is true once for each time it was done
    const Geometry* geometry = nullptr; ///< of the source node, if it has one
};

/// The weight of a link for an agent. @param from the signal of its source
[[nodiscard]] inline double weightAt(const InputLink& link, const Signal& from, std::size_t lane) {
    return link.isDriven && from.weight[lane] >= 0 ? from.weight[lane] : link.weight;
}

/// A mode that an input refers to.
struct ModeRef {
    std::uint32_t node = 0; ///< an index of outputs
    std::size_t memory = 0; ///< its first column of memory; see core/modes/agent_mode.h
};

/// What an action does (core/actions).
enum class Act { none, remove, become, spawn, signal, end, set, add, leave };

/// The links and references at one input port.
struct InputPort {
    std::vector<InputLink> links;
    std::optional<EachOf> each;         ///< instead of a link, where the target is each of several
    Group group;                        ///< of an `agents` port
    Group solids;                       ///< of the group: those that push the agent and are pushed
    double fastest = 0;                 ///< the highest speed in the group
    double largest = 0;                 ///< the largest body radius in the group
    const Geometry* geometry = nullptr; ///< of a `path`, `region`, `obstacles` or `field` port
    std::vector<ModeRef> modes;         ///< of a `mode` port
    std::size_t memory = 0; ///< of a `meter` port: the first column of what the meter remembers
    /// Where NodeCode::isReciprocal: by population of `group`, the first memory of each of its
    /// nodes that answer.
    std::vector<std::vector<std::size_t>> answers;
};

/// How far apart a node keeps agents.
struct Spacing {
    double margin = 0;   ///< between bodies
    double centers = 0;  ///< between the centers of bodies
    bool avoids = false; ///< it looks ahead
};

/// The nodes by which agents settle (core/nodes/settling.h), in the whole world: `group` has their
/// populations, and `answers` the first memory of each node.
struct Settlers : InputPort {
    Spacing spacing; ///< that the agents of this program keep
};

/// The sums that a node needs over its neighbors: the agents at an `agents` input that are closer
/// than the radius and within the view angle. Nodes with the same need share the sums.
struct NeighborNeed {
    double radius = 0;
    double viewAngle = 360;
    bool offsets = false;
    bool velocities = false;
    std::optional<int> falloff = {}; ///< of `away`; nothing if that sum is not needed

    friend bool operator==(const NeighborNeed&, const NeighborNeed&) = default;
};

/// One run of one node on one block.
struct NodeRun {
    const Block& block;
    const void* settings;
    std::span<const InputPort> inputs;  ///< in the order of the type's input ports
    const Geometry* geometry;           ///< the scene item that its settings name, or null
    const RandomStream* random;         ///< null unless NodeCode::draws
    const double* shared;               ///< the value of a variable of the world, or null
    double forceBound;                  ///< no force toward a desired velocity is longer
    std::span<double* const> memory;    ///< a column per value that the node remembers
    std::span<double* const> allMemory; ///< of all nodes of the program
    std::span<Signal> outputs;          ///< of all nodes of the program
    std::span<LaneBits> taken;          ///< per link: the agents for which a combiner chose it
    const NeighborSums* neighbors;      ///< null if the node needs none or has no group
    const Settlers& settlers;           ///< empty unless NodeCode::settles or spacing
    LaneBits enabled; ///< the agents whose `when` is true; the others' outputs are not read
    LaneBits& events; ///< the node adds the agents that something happened to: that arrived
    Signal& out;

    template <class Settings>
    [[nodiscard]] const Settings& as() const {
        return *static_cast<const Settings*>(settings);
    }
    [[nodiscard]] Signal& signal(const InputLink& link) const { return outputs[link.from]; }
    [[nodiscard]] double draw(std::size_t lane, std::uint32_t number = 0) const {
        return random->draw(block.moment->tick, block.ordinal[lane], number);
    }
};

/// How much an agent wants to go a way, and how dangerous it is.
struct Appeal {
    double interest = 0;
    double danger = 0;

    bool operator==(const Appeal&) const = default;
};

/// The directions that a node compares for one agent.
struct DirectionMap {
    std::vector<Appeal> directions;         ///< 360 * i / size degrees counterclockwise from +x
    double mostDanger = 0;                  ///< directions with more danger are closed
    std::map<std::uint32_t, Appeal> byLink; ///< by InputLink::taken: its interest, and the
                                            ///< danger of the direction that it asks for
    std::map<std::string, Appeal, std::less<>> byPort; ///< of inputs that say what is dangerous:
                                                       ///< the danger, and how much that
                                                       ///< direction is wanted
};

/// All agents of one type, for code that must see them together.
struct CrowdRun {
    const Moment& moment;
    const void* settings;
    std::span<const InputPort> inputs;
    std::size_t count;
    const std::uint32_t* ordinal;
    const std::uint32_t* rank;
    const double* x;
    const double* y;
    std::span<double* const> memory; ///< a column per value that the node remembers
    const Geometry* geometry;        ///< as NodeRun::geometry
    std::uint32_t population;
};

/// The functions of a node type. Only `evaluate` is required. It must not change memory, because
/// its output may not be used; `commit` remembers.
struct NodeCode {
    using Step = void (*)(const NodeRun&);

    /// The settings struct with its defaults, or a copy of another one.
    std::shared_ptr<void> (*makeFresh)(const void* like) = nullptr;
    std::vector<MemoryValue> memory = {}; ///< what it remembers for each agent
    bool readsHeadings = false;           ///< it reads Surroundings::heading
    bool notesEvents = false;             ///< it adds to NodeRun::events
    bool draws = false; ///< it uses NodeRun::random: agents of other types draw other numbers
    /// It halves its work with agents that do theirs: those whose own nodes of this type look at
    /// its agent type. Its memory says whether it was used in the last tick: the first value before
    /// an even tick, the second before an odd one. So no tick writes what others still read.
    bool isReciprocal = false;

    /// It remembers whether agents have arrived: its memory is that of core/nodes/settling.h.
    bool settles = false;
    /// How far apart it keeps agents.
    Spacing (*spacing)(const void* settings) = nullptr;

    /// The code of nodes whose flag with this id is on, or, where it is empty, that the compiler
    /// chooses (a Way with many goals); null if there is only one code.
    std::string_view variantFlag = {};
    std::shared_ptr<const NodeCode> variant = {};

    /// Before every tick, once for all agents. A node without memory is also prepared for trials,
    /// and so is a Way: there, and once before the tick, its memory is empty.
    void (*prepare)(const CrowdRun&) = nullptr;
    Step remember = nullptr; ///< fills the memory of new agents, if not with
                             ///< MemoryValue::initial
    Step refill = nullptr;   ///< at the start of every tick
    Step evaluate = nullptr; ///< writes all of `out` but `used`
    Step markUsed = nullptr; ///< copies out.used to its sources; without it, to all of them
    Step commit = nullptr;   ///< at the end of every tick, when out.used is known

    /// Of a number: whether it needs no agent, if the numbers at its inputs need none. Null: it
    /// does.
    bool (*isOfWorld)(const void* settings) = nullptr;

    Act act = Act::none;
    /// Of an action: the agents for which it fires. Called once at the end of every tick.
    LaneBits (*firing)(const NodeRun&) = nullptr;
    /// Of an action: the setting with the number that it is done with. Numbers may drive it.
    std::string_view amount = {};

    /// The range of "each of several"; nothing if the node gives one target.
    std::optional<double> (*eachWithin)(const void* settings) = nullptr;

    /// The sums it needs over the agents at the input `neighborsInput`.
    NeighborNeed (*neighbors)(const void* settings) = nullptr;
    std::size_t neighborsInput = 0;
    bool onlySums = false; ///< `evaluate` reads no setting: they say only what it sums up

    /// Adds the values of NodeType::symbols for the first agent of a block that was just evaluated:
    /// values that the node remembers, found or drew.
    void (*inspect)(const NodeRun&, TermValues& to) = nullptr;
    /// Of nodes that compare directions: what they found for that agent.
    void (*inspectMap)(const NodeRun&, DirectionMap& to) = nullptr;

    [[nodiscard]] bool remembersAgent() const;
};

} // namespace tiller
