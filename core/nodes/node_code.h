#pragma once

#include "core/base/lattice.h"
#include "core/base/random.h"
#include "core/base/vec2.h"
#include "core/nodes/expression.h"
#include "core/nodes/setting.h"

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <vector>

/// How nodes run. The compiled program of an agent type runs node by node over blocks of agents;
/// these are the blocks, what flows between the nodes, and the functions a node type brings.
namespace tiller {

/// Names an agent of a running world: its population (types in the order of their ids), and its
/// ordinal there.
struct AgentRef {
    static constexpr std::uint32_t none = 0xffffffff;
    static constexpr std::uint32_t outside = 1U << 20; ///< of Moment::externals, by index

    std::uint32_t population = none;
    std::uint32_t ordinal = 0;

    [[nodiscard]] bool exists() const { return population != none; }
    friend constexpr auto operator<=>(const AgentRef&, const AgentRef&) = default;
};

/// An agent among a node's memory, which holds doubles: 0 is none.
[[nodiscard]] double toMemory(AgentRef agent);
[[nodiscard]] AgentRef fromMemory(double value);

inline constexpr std::size_t blockSize = 64;

using Lanes = std::array<double, blockSize>;
using LaneBits = std::uint64_t; ///< a bit for each agent of a block, the first the lowest

/// What one node gives for each agent of a block. Where a bit of `on` is not set, the rest says
/// nothing.
struct Signal {
    alignas(64) Lanes x, y;                ///< a force; or where the target is, from the agent
    alignas(64) Lanes vx, vy;              ///< the target's velocity
    std::array<AgentRef, blockSize> agent; ///< the target, where it is an agent
    LaneBits on = 0;                       ///< active, there, or true
    LaneBits used = 0;                     ///< what came of it reached the steering
};

/// What the neighbors of each agent of a block add up to (see Neighbors in formula-inl.h).
struct NeighborSums {
    static constexpr std::size_t size = blockSize + 8; // packs may be written past the end

    alignas(64) std::array<double, size> count;
    alignas(64) std::array<double, size> offsetX, offsetY;
    alignas(64) std::array<double, size> velocityX, velocityY;
    alignas(64) std::array<double, size> awayX, awayY;
};

enum class Edges { open, wrap, wall, bounce };

struct Geometry; // core/scene/geometry.h

/// The agent types an `agents` input is fed by: populations, ascending, each once.
using Group = std::vector<std::uint32_t>;

struct Seen {
    AgentRef agent;
    Vec2 offset; ///< from the one who looks; the short way round
    Vec2 velocity;
    double radius = 0; ///< of its body
};

struct Block;

/// What nodes may ask of the world, at the start of the tick.
class Surroundings {
public:
    virtual ~Surroundings() = default;

    /// For each agent of the block of which a bit is set: the nearest of the group, not itself,
    /// with distance <= range; ties to the lower. Writes all of @p out but `used`.
    virtual void nearest(const Group& group, const Block& block, LaneBits lookers, double range,
                         Signal& out) const = 0;
    /// All of the group, without the one who looks, with distance <= range, in no set order.
    virtual void within(const Group& group, const Block& block, std::size_t lane, double range,
                        std::vector<Seen>& found) const = 0;
    /// One agent, as seen from a place; nothing if it is no more.
    [[nodiscard]] virtual std::optional<Seen> agent(AgentRef which, Vec2 from) const = 0;
    /// The direction of its motion. Known for agents of programs that say so (NodeCode::leads), and
    /// for what is outside.
    [[nodiscard]] virtual Vec2 heading(AgentRef which) const = 0;
    /// How many agents a group has.
    [[nodiscard]] virtual std::size_t count(const Group& group) const = 0;
};

/// What a game says of something that it moves itself, such as the player.
struct External {
    std::string name;
    Vec2 position;
    Vec2 velocity;
    Vec2 heading{1, 0}; ///< of its last motion

    bool operator==(const External&) const = default;
};

/// What is the same for all agents during one tick.
struct Moment {
    std::uint64_t tick = 0; ///< how many ticks have passed
    double tickLength = 1;  ///< world.tick
    Vec2 worldSize;         ///< on the lattice
    Vec2 perWorldSize;      ///< 1 / worldSize
    Edges edges = Edges::open;
    std::optional<Vec2> cursor; ///< where the mouse is, while it is over the world
    std::optional<Vec2> click;  ///< the last click
    std::vector<External> externals;
    const Surroundings* surroundings = nullptr;

    /// b - a; the short way round in a world that wraps.
    [[nodiscard]] Vec2 offset(Vec2 a, Vec2 b) const {
        const Vec2 between = b - a;
        if (edges != Edges::wrap)
            return between;
        return {shortWay(between.x, worldSize.x, perWorldSize.x),
                shortWay(between.y, worldSize.y, perWorldSize.y)};
    }
};

/// Up to 64 agents of one type that are stored next to each other; columns start at the first of
/// them, and may be read a pack past the last.
struct Block {
    const Moment* moment = nullptr;
    std::uint32_t population = 0;
    std::uint32_t first = 0; ///< where the first is stored
    std::size_t count = 0;
    const std::uint32_t* ordinal = nullptr;
    const double* x = nullptr;
    const double* y = nullptr;
    const double* vx = nullptr;
    const double* vy = nullptr;
    const double* headingX = nullptr; ///< of the motion
    const double* headingY = nullptr;
    const double* facingX = nullptr; ///< where it looks: its heading, unless turned apart from it
    const double* facingY = nullptr;
    const double* homeX = nullptr; ///< by ordinal, of all agents of the type
    const double* homeY = nullptr;
    const double* maxSpeed = nullptr;
    const double* maxForce = nullptr;
    const double* radius = nullptr;
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

/// "Each" of a group, for a node that takes one target: it runs once per agent within the range.
struct EachOf {
    const Group* group = nullptr;
    double range = 0;
    double populationCount = 0; ///< how many agents the group has at most
};

/// A wire into an input of a program.
struct InputLink {
    std::uint32_t from = 0;  ///< the node it comes from: an index of outputs
    std::uint32_t taken = 0; ///< an index of NodeRun::taken, for links that carry a force
    double weight = 1;
};

/// A mode that an input refers to.
struct ModeRef {
    std::uint32_t node = 0; ///< an index of outputs
    std::size_t memory =
        0; ///< its first column among the agents' memory; see core/modes/agent_mode.h
};

/// What is wired to one input port.
struct InputPort {
    std::vector<InputLink> links;
    std::optional<EachOf> each;         ///< instead of a link, where the target is each of several
    Group group;                        ///< of an `agents` port
    double fastest = 0;                 ///< nobody of the group is faster,
    double largest = 0;                 ///< or has a larger body
    const Geometry* geometry = nullptr; ///< of a `path`, `region`, `obstacles` or `field` port
    std::vector<ModeRef> modes;         ///< of a `mode` port
};

/// What a node wants to know of its neighbors: those of the group at an `agents` input that are
/// closer than the radius and within the view angle. Nodes that ask for the same share the sums.
struct NeighborNeed {
    double radius = 0;
    double viewAngle = 360;
    bool offsets = false;
    bool velocities = false;
    std::optional<int> falloff = {}; ///< of `away`, where it is wanted

    friend bool operator==(const NeighborNeed&, const NeighborNeed&) = default;
};

/// One node's turn on one block.
struct NodeRun {
    const Block& block;
    const void* settings;
    std::span<const InputPort> inputs; ///< in the order of the type's input ports
    const Geometry* geometry;          ///< what its settings name in the scene, or null
    const RandomStream& random;
    double forceBound;                  ///< no force of a wanted velocity is longer than this
    std::span<double* const> memory;    ///< a column per value the node remembers
    std::span<double* const> allMemory; ///< of all nodes of the program
    std::span<Signal> outputs;          ///< of all nodes of the program
    std::span<LaneBits> taken;          ///< per link: the agents for which a combiner chose it
    const NeighborSums* neighbors;      ///< where it needs them and has a group, else null
    LaneBits wanted; ///< agents whose `when` is true: nobody looks at what is said of the others
    std::uint64_t& events; ///< to be counted up by what happened
    Signal& out;

    template <class Settings>
    [[nodiscard]] const Settings& as() const {
        return *static_cast<const Settings*>(settings);
    }
    [[nodiscard]] Signal& signal(const InputLink& link) const { return outputs[link.from]; }
    [[nodiscard]] double draw(std::size_t lane, std::uint32_t number = 0) const {
        return random.draw(block.moment->tick, block.ordinal[lane], number);
    }
};

/// All agents of one type, for what must be seen as a whole.
struct CrowdRun {
    const Moment& moment;
    const void* settings;
    std::span<const InputPort> inputs;
    std::size_t count;
    const std::uint32_t* ordinal;
    const double* x;
    const double* y;
    std::span<double* const> memory; ///< a column per value the node remembers
};

/// The functions of a node type. Only `evaluate` is needed. It must not change memory: what it
/// gives counts only if used, and then `commit` remembers.
struct NodeCode {
    using Step = void (*)(const NodeRun&);

    std::function<std::shared_ptr<const void>(std::span<const Value>)> makeSettings = {};
    std::function<std::shared_ptr<const void>()> makeFresh = {}; ///< the struct as it comes
    std::size_t memoryCount = 0;
    bool remembersAgent = false; ///< the first value it remembers is an agent
    bool leads = false;          ///< asks for the heading of others

    void (*prepare)(const CrowdRun&) = nullptr; ///< before every tick, once for all agents
    Step remember = nullptr;                    ///< fills the memory of new agents
    Step refill = nullptr;                      ///< at the start of every tick
    Step evaluate = nullptr;                    ///< writes `out`, all but `used`
    Step markUsed = nullptr; ///< from out.used to the inputs'; by default all links are used
    Step commit = nullptr;   ///< at the end of every tick; out.used says who was used

    /// The range within which each agent of the group counts; nothing where it gives one target.
    std::optional<double> (*eachWithin)(const void* settings) = nullptr;

    /// What it wants to know of the agents at an input.
    NeighborNeed (*neighbors)(const void* settings) = nullptr;
    std::size_t neighborsInput = 0;

    /// What its formula names and nothing else tells, of the first agent of a block that was just
    /// evaluated: what it remembers, found or drew.
    void (*inspect)(const NodeRun&, TermValues& to) = nullptr;
};

} // namespace tiller
