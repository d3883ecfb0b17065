#include "core/sim/snapshot.h"

#include "core/base/lattice.h"
#include "core/base/random.h"
#include "core/model/registry.h"
#include "core/sim/running_world.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <functional>
#include <ranges>
#include <span>

namespace tiller {

namespace {

/// Hashes the bytes of a word from the lowest on, on machines of either byte order.
std::uint64_t hashWord(std::uint64_t word, int bytes, std::uint64_t state) {
    std::array<char, 8> text{};
    for (int i = 0; i < bytes; ++i)
        text[static_cast<std::size_t>(i)] = static_cast<char>(word >> (8 * i) & 0xff);
    return hashOf({text.data(), static_cast<std::size_t>(bytes)}, state);
}

std::uint64_t hashNumber(double number, std::uint64_t state) {
    return hashWord(std::bit_cast<std::uint64_t>(number), 8, state);
}

std::uint64_t hashColumn(std::span<const double> column, std::uint64_t state) {
    for (const double number : column)
        state = hashNumber(number, state);
    return state;
}

} // namespace

std::uint64_t stateHash(const std::vector<Population>& populations, const Grounds& grounds) {
    std::uint64_t state = hashOf("");
    for (const Population& of : populations) {
        state = hashOf(of.type, state);
        const std::size_t count =
            std::min({of.ordinal.size(), of.x.size(), of.y.size(), of.vx.size(), of.vy.size()});
        for (std::size_t i = 0; i < count; ++i) {
            state = hashWord(of.ordinal[i], 4, state);
            for (const double number : {of.x[i], of.y[i], of.vx[i], of.vy[i]})
                state = hashNumber(number, state);
        }
    }
    for (const auto& [id, ground] : grounds)
        state = ground->hash(hashOf(id, state));
    return state;
}

std::uint64_t hashOf(const Snapshot& snapshot) {
    std::uint64_t state = stateHash(snapshot.populations);
    for (const Population& of : snapshot.populations) {
        state = hashColumn(of.headingX, state);
        state = hashColumn(of.headingY, state);
        state = hashColumn(of.facingX, state);
        state = hashColumn(of.facingY, state);
    }
    for (const auto& columns : snapshot.memory)
        for (const auto& column : columns)
            state = hashColumn(column, state);
    for (const auto& [node, value] : snapshot.variables)
        state = hashNumber(value, state);
    for (const auto& [id, ground] : snapshot.grounds)
        state = hashOf({reinterpret_cast<const char*>(ground.bytes.data()), ground.bytes.size()},
                       hashOf(id, state));
    return state;
}

namespace {

class ProjectHash {
public:
    void add(std::string_view text) { m_state = hashOf(text, hashOf("/", m_state)); }
    void add(double number) { add(std::to_string(std::bit_cast<std::uint64_t>(number))); }
    void add(bool flag) { add(flag ? 1.0 : 0.0); }
    void add(const std::string& text) { add(std::string_view(text)); }
    void add(Vec2 vector) {
        add(vector.x);
        add(vector.y);
    }
    void add(const Points& points) {
        for (const Vec2 point : points)
            add(point);
    }
    void add(const std::vector<Value>& values) {
        for (const Value& value : values)
            std::visit([this](const auto& content) { add(content); }, value);
    }
    [[nodiscard]] std::uint64_t state() const { return m_state; }

private:
    std::uint64_t m_state = hashOf("");
};

using Misfit = std::optional<std::string>; ///< in words

/// The range of a column of numbers.
struct NumberRange {
    double min = 0;
    double max = 0;
    bool isOpen = false;      ///< without `max` itself
    bool isOnLattice = false; ///< multiples of 2^-28

    [[nodiscard]] bool has(double x) const {
        return x >= min && (isOpen ? x < max : x <= max) &&
               (!isOnLattice || std::floor(x / latticeStep) == x / latticeStep);
    }
    [[nodiscard]] std::string text() const {
        const std::vector<std::string> ends{toText(min), toText(max)};
        return isOnLattice && isOpen ? say("a multiple of 2^-28 from %1 to below %2", ends)
               : isOnLattice         ? say("a multiple of 2^-28 from %1 to %2", ends)
                                     : say("a number from %1 to %2", ends);
    }
};

constexpr double mostTicks = 9007199254740992.0; // 2^53
constexpr NumberRange allPlaces{-coordinateLimit, coordinateLimit};

bool isWithin(Vec2 vector, const NumberRange& range) {
    return range.has(vector.x) && range.has(vector.y);
}

bool ascendBelow(const std::vector<std::uint32_t>& ordinals, std::uint32_t end) {
    return std::ranges::adjacent_find(ordinals, std::greater_equal<>()) == ordinals.end() &&
           (ordinals.empty() || ordinals.back() < end);
}

/// Checks columns of numbers that have one number per agent.
class ColumnCheck {
public:
    ColumnCheck(const Id& type, const std::vector<std::uint32_t>& ordinals)
        : m_type(type), m_ordinals(ordinals) {}

    /// @param what the column, in words  @param isRight tells whether a number is right
    /// @param range in words
    template <class What, class IsRight, class Words>
    [[nodiscard]] Misfit find(What what, const std::vector<double>& column, IsRight isRight,
                              Words range) const {
        if (column.size() != m_ordinals.size())
            return say(
                "the column of %1 of \"%2\" has %3 numbers for %4 agents",
                {what(), m_type, std::to_string(column.size()), std::to_string(m_ordinals.size())});
        const auto wrong = std::ranges::find_if_not(column, isRight);
        if (wrong == column.end())
            return {};
        const auto ordinal = m_ordinals[static_cast<std::size_t>(wrong - column.begin())];
        return say("agent %1 of \"%2\" has %3 as %4. It must be %5",
                   {std::to_string(ordinal), m_type, toText(*wrong), what(), range()});
    }
    [[nodiscard]] Misfit find(const char* what, const std::vector<double>& column,
                              const NumberRange& range) const {
        return find([&] { return std::string(what); }, column,
                    [&](double x) { return range.has(x); }, [&] { return range.text(); });
    }

private:
    const Id& m_type;
    const std::vector<std::uint32_t>& m_ordinals;
};

/// The places of agents on an axis of the world.
NumberRange placesOn(double size, Edges edges) {
    return edges == Edges::wrap ? NumberRange{0, size, true, true}
                                : NumberRange{-coordinateLimit, coordinateLimit, false, true};
}

Misfit findColumnProblem(const Population& of, const Crowd& crowd, const Moment& moment) {
    const NumberRange x = placesOn(moment.worldSize.x, moment.edges);
    const NumberRange y = placesOn(moment.worldSize.y, moment.edges);
    constexpr NumberRange velocity{-2 * coordinateLimit, 2 * coordinateLimit, false, true};
    constexpr NumberRange unit{-2, 2}; // of length 1, rounded
    constexpr NumberRange size{0, 2 * coordinateLimit};
    constexpr NumberRange speed{0, coordinateLimit};
    constexpr NumberRange positive{1e-12, 1e300};
    struct Column {
        const char* what;
        const std::vector<double>* values;
        NumberRange range;
    };
    const ColumnCheck check(of.type, of.ordinal);
    for (const Column& each : {Column{"x", &of.x, x},
                               {"y", &of.y, y},
                               {"velocity x", &of.vx, velocity},
                               {"velocity y", &of.vy, velocity},
                               {"heading x", &of.headingX, unit},
                               {"heading y", &of.headingY, unit},
                               {"home x", &of.homeX, allPlaces},
                               {"home y", &of.homeY, allPlaces},
                               {"mass", &of.mass, positive},
                               {"radius", &of.radius, size},
                               {"maximum speed", &of.maxSpeed, speed},
                               {"maximum force", &of.maxForce, NumberRange{0, 1e300}},
                               {"response time", &of.reaction, positive}})
        if (auto found = check.find(each.what, *each.values, each.range))
            return found;
    static const std::vector<std::uint32_t> none;
    const ColumnCheck facing(of.type, crowd.turns ? of.ordinal : none);
    if (auto found = facing.find("facing x", of.facingX, unit))
        return found;
    return facing.find("facing y", of.facingY, unit);
}

Misfit findProblem(const Population& of, const Crowd& crowd, const Snapshot& snapshot,
                   const Moment& moment) {
    const std::size_t count = of.ordinal.size();
    if (of.type != crowd.type || of.behaviors != crowd.behaviors)
        return say("the agents of \"%1\" are of another project", {crowd.type});
    if (of.life.size() != count || of.contacts.size() != count || of.leading.size() != count)
        return say("the columns of \"%1\" do not have a number for each agent", {crowd.type});
    if (of.nextOrdinal > mostOrdinals || !ascendBelow(of.ordinal, of.nextOrdinal) ||
        (!of.hasLived && of.nextOrdinal != count))
        return say("the numbers of the agents of \"%1\" do not ascend to the next one",
                   {crowd.type});
    if (std::ranges::any_of(of.life, [&](auto life) { return life >= snapshot.nextLife; }))
        return say("an agent of \"%1\" has a life that has not begun", {crowd.type});
    if (std::ranges::any_of(of.leading, [&](std::uint16_t behavior) {
            return behavior != Population::nobody && behavior >= of.behaviors.size();
        }))
        return say("an agent of \"%1\" is led by a behavior that it does not have", {crowd.type});
    return findColumnProblem(of, crowd, moment);
}

Misfit findMemoryProblem(const AgentMemory& memory, const Program& program, const Population& of,
                         std::size_t populations) {
    if (memory.size() != program.memoryCount)
        return say("the nodes of \"%1\" remember other values", {of.type});
    const ColumnCheck check(of.type, of.ordinal);
    for (const CompiledNode& node : program.nodes)
        for (std::size_t i = 0; i < node.code->memory.size(); ++i) {
            const MemoryValue& value = node.code->memory[i];
            if (auto found = check.find(
                    [&] {
                        return say("the memory \"%1\" of node \"%2\"",
                                   {std::string(value.name), node.id});
                    },
                    memory[node.memory + i], [&](double x) { return value.takes(x, populations); },
                    [&] { return value.rangeText(); }))
                return found;
        }
    return {};
}

Misfit findProblem(const Bodies& bodies, const std::vector<Crowd>& crowds) {
    if (bodies.populations.size() != crowds.size() ||
        !isWithin(bodies.worldSize, {1, coordinateLimit}))
        return say("the bodies at the last count of contacts are of another world");
    const NumberRange x = placesOn(bodies.worldSize.x, bodies.edges);
    const NumberRange y = placesOn(bodies.worldSize.y, bodies.edges);
    for (std::size_t i = 0; i < crowds.size(); ++i) {
        const Bodies::Of& of = bodies.populations[i];
        if (!ascendBelow(of.ordinal, mostOrdinals))
            return say("the bodies of \"%1\" do not ascend", {crowds[i].type});
        const ColumnCheck check(crowds[i].type, of.ordinal);
        for (auto found : {check.find("x at the last count of contacts", of.x, x),
                           check.find("y at the last count of contacts", of.y, y),
                           check.find("radius at the last count of contacts", of.radius,
                                      {0, 2 * coordinateLimit})})
            if (found)
                return found;
    }
    return {};
}

bool isSound(const RecentCount& of, std::uint64_t tick) {
    return std::ranges::is_sorted(of.recent, {}, &RecentCount::Begun::tick) &&
           (of.recent.empty() || of.recent.back().tick <= tick);
}

/// What the world has counted.
Misfit findCountProblem(const Snapshot& snapshot) {
    const auto isSoundHere = [&](const RecentCount& of) { return isSound(of, snapshot.tick); };
    const auto ofPair = [](const auto& each) -> const RecentCount& { return each.second; };
    if (!std::ranges::all_of(snapshot.contacts.counts, isSoundHere, ofPair))
        return say("contacts are counted that have not begun");
    for (const auto& [type, record] : snapshot.lives)
        for (const RecentCount* of : {&record.born, &record.died, &record.became})
            if (!isSoundHere(*of))
                return say("lives of \"%1\" are counted at later ticks", {type});
    for (const EventCounts& ofType : snapshot.events)
        for (const auto& [node, record] : ofType)
            if (!isSoundHere(record))
                return say("events of \"%1\" are counted at later ticks", {node});
    if (snapshot.runEnd && snapshot.runEnd->tick > snapshot.tick)
        return say("its end is at a later tick");
    for (const WayCounts& of : snapshot.ways)
        if (of.refresh == 0 || of.counts.size() != std::size_t{of.columns} * of.rows)
            return say("the agents on the cells of a way are counted wrongly");
    for (const SourceStates& ofType : snapshot.sources)
        for (const auto& [source, state] : ofType)
            if (!NumberRange{0, 1, true}.has(state.carried) ||
                !NumberRange{0, mostTicks}.has(state.born))
                return say("source \"%1\" has %2 births and carries %3, which must be at least 0 "
                           "and below 1",
                           {source, toText(state.born), toText(state.carried)});
    return {};
}

/// An order gives one place.
bool isSound(const GoalsInRun& given) {
    return given.list.size() <= maxGoals &&
           std::ranges::all_of(given.list, isPlace, &AgentGoal::place) &&
           (given.order == 0 || (given.list.size() == 1 && given.list.front().item.empty()));
}

/// What comes from outside: the mouse, externals, goals.
Misfit findInputProblem(const Snapshot& snapshot) {
    for (const auto& place : {snapshot.cursor, snapshot.click})
        if (place && !isWithin(*place, allPlaces))
            return say("the mouse is outside the limits of the world");
    for (const External& external : snapshot.externals)
        if (!isWithin(external.position, allPlaces) || !isWithin(external.velocity, allPlaces) ||
            !isWithin(external.heading, {-2, 2}))
            return say("the external \"%1\" is outside the limits of the world", {external.name});
    for (const auto& [type, ofType] : snapshot.goals)
        for (const auto& [ordinal, goals] : ofType)
            if (!isSound(goals))
                return say("agent %1 of \"%2\" has too many goals, or one outside the limits of "
                           "the world",
                           {std::to_string(ordinal), type});
    for (const auto& [type, ofType] : snapshot.carried)
        for (const auto& [ordinal, velocity] : ofType)
            if (!isWithin(velocity, allPlaces))
                return say("agent %1 of \"%2\" has a base velocity outside the limits of the "
                           "world",
                           {std::to_string(ordinal), type});
    return {};
}

} // namespace

std::uint64_t hashOf(const Project& project) {
    ProjectHash hash;
    hash.add(project.world);
    for (const SceneItem& item : project.scene) {
        hash.add(item.id);
        hash.add(item.type);
        hash.add(item.values);
    }
    for (const Node& node : project.nodes) {
        hash.add(node.id);
        hash.add(node.type);
        hash.add(node.values);
        for (const PlacedAgent& agent : node.agents) {
            hash.add(agent.position);
            hash.add(agent.velocity);
            for (const AgentGoal& goal : agent.goals) {
                hash.add(goal.item);
                hash.add(goal.place);
            }
        }
    }
    for (const Link& link : project.links) {
        for (const std::string* text :
             {&link.id, &link.from.node, &link.from.port, &link.to.node, &link.to.port})
            hash.add(*text);
        hash.add(link.weight);
        hash.add(static_cast<double>(link.order));
    }
    return hash.state();
}

std::optional<std::string> findProblem(const Snapshot& snapshot, const RunningWorld& world) {
    const std::size_t count = world.crowds.size();
    if (snapshot.populations.size() != count || snapshot.memory.size() != count ||
        snapshot.events.size() != count || snapshot.sources.size() != count)
        return say("it does not have a part for each agent type");
    if (static_cast<double>(snapshot.tick) > mostTicks)
        return say("its tick is above 2^53");
    if (!snapshot.isLiving && bears(world.project))
        return say("it has no room for agents that are born");
    if (!std::ranges::equal(snapshot.variables | std::views::keys,
                            world.variables | std::views::keys))
        return say("it does not have each variable of the world");
    for (const auto& [node, value] : snapshot.variables)
        if (!(std::abs(value) <= noLimit) &&
            !(world.project.node(node)->type == summaryTypeId && value == noSummary))
            return say("the variable \"%1\" is not from -4,000,000 to 4,000,000", {node});
    for (std::size_t i = 0; i < count; ++i) {
        if (auto found =
                findProblem(snapshot.populations[i], world.crowds[i], snapshot, world.moment))
            return found;
        if (auto found = findMemoryProblem(snapshot.memory[i], world.programs[i],
                                           snapshot.populations[i], count))
            return found;
    }
    if (snapshot.contacts.previous)
        if (auto found = findProblem(*snapshot.contacts.previous, world.crowds))
            return found;
    if (auto found = findCountProblem(snapshot))
        return found;
    if (!std::ranges::equal(snapshot.grounds, world.grounds, [](const auto& of, const auto& here) {
            return of.first == here.first && here.second->fits(of.second);
        }))
        return say("its grounds have other cells, or hold what no ground can hold");
    return findInputProblem(snapshot);
}

} // namespace tiller
