#include "core/model/macros.h"

#include "core/base/number_text.h"
#include "core/model/agent_type.h"
#include "core/model/registry.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace tiller {

namespace {

/// The size of the columns and rows in which cards are placed on the canvas.
constexpr Vec2 cardRoom{264, 184};

/// Rounds to three digits, which are easy to read.
double rounded(double number) {
    std::array<char, 32> text{};
    const auto end = std::to_chars(text.data(), text.data() + text.size(), number,
                                   std::chars_format::scientific, 2);
    double result = 0;
    readNumber(text.data(), end.ptr, result);
    return result;
}

/// Builds a group, node by node and wire by wire, as one change.
class GroupBuilder {
public:
    using Values = std::initializer_list<std::pair<std::string_view, Value>>;

    GroupBuilder(const Project& project, IdSource& ids, Vec2 place)
        : m_start(project)
        , m_project(project)
        , m_ids(ids)
        , m_place(place)
        , m_second(project.worldNumber("tick") * project.worldNumber("ticksPerSecond")) {
        const auto first = std::ranges::find(project.nodes, agentTypeId, &Node::type);
        if (first != project.nodes.end())
            m_firstAgentType = first->id;
    }

    /// Adds a node with these settings and returns its id; an empty id after a problem.
    /// @param column, row of the card within the group
    Id node(std::string_view type, std::string_view name, double column, double row,
            Values values = {}) {
        const Vec2 place{m_place.x + column * cardRoom.x, m_place.y + row * cardRoom.y};
        const Result<Change> added = addNode(m_project, m_ids, type, place, {});
        if (!applyIfOk(added))
            return {};
        const Id id = added.value().nodes.back().id();
        const std::vector<Setting>& settings = findNodeType(type)->settings;
        Node& node = m_project.nodes.back();
        node.name = name.empty() ? std::string() : unusedName(std::string(name));
        for (const auto& [setting, value] : values)
            node.values[*findNodeType(type)->settingIndex(setting)] = value;
        for (std::size_t i = 0; i < settings.size(); ++i)
            if (double* number = std::get_if<double>(&node.values[i]))
                *number = inWorldTime(settings[i].unit, *number);
        return id;
    }

    void wire(const Id& from, const Id& to, std::string_view port, double weight = 1) {
        if (!m_problems.empty() || from.empty())
            return;
        const NodeType& type = *findNodeType(m_project.node(from)->type);
        const Result<Change> joined =
            connect(m_project, m_ids, {from, type.output()->id}, {to, std::string(port)});
        if (applyIfOk(joined) && weight != 1)
            applyIfOk(setWeight(m_project, joined.value().links.back().id(), weight));
    }

    /// Converts a number per second to the world's time.
    [[nodiscard]] double perSecond(double number) const { return inWorldTime(Unit::speed, number); }
    /// The same for a random walk, whose spread grows with the square root of time.
    [[nodiscard]] double perRootSecond(double number) const {
        return m_second == 1 ? number : rounded(number / std::sqrt(m_second));
    }

    /// The first agent type of the project before the macro; empty if it had none.
    [[nodiscard]] const Id& firstAgentType() const { return m_firstAgentType; }

    [[nodiscard]] Result<Change> finish() && {
        if (!m_problems.empty())
            return m_problems;
        return difference(m_start, m_project);
    }

private:
    bool applyIfOk(const Result<Change>& change) {
        if (!m_problems.empty())
            return false;
        if (!change) {
            m_problems = change.problems();
            return false;
        }
        apply(change.value(), m_project);
        return true;
    }

    [[nodiscard]] double inWorldTime(Unit unit, double number) const {
        if (m_second == 1 || number == 0 || number >= noLimit)
            return number;
        switch (unit) {
        case Unit::time:
            return rounded(number * m_second);
        case Unit::speed:
            return rounded(number / m_second);
        case Unit::force:
            return rounded(number / (m_second * m_second));
        default:
            return number;
        }
    }

    [[nodiscard]] std::string unusedName(const std::string& wanted) const {
        std::string name = wanted;
        const auto taken = [&](const Node& node) { return node.name == name; };
        for (int i = 2; std::ranges::any_of(m_project.nodes, taken); ++i)
            name = wanted + ' ' + std::to_string(i);
        return name;
    }

    const Project& m_start;
    Project m_project; ///< with all that is added so far
    IdSource& m_ids;
    Vec2 m_place;
    double m_second; ///< how much of the world's time passes in a second of watching
    Id m_firstAgentType;
    Problems m_problems;
};

Id addWander(GroupBuilder& group, double column, double row) {
    return group.node("wander", "", column, row,
                      {{"circleRadius", 60.0}, {"angleChange", group.perRootSecond(400)}});
}

/// As the sparrows in examples/flock.tiller.
void buildFlock(GroupBuilder& group) {
    const Id birds = group.node(agentTypeId, "Bird", 2, 1,
                                {{"count", 60.0},
                                 {"radius", 4.0},
                                 {"maxSpeed", 150.0},
                                 {"maxForce", 500.0},
                                 {"color", std::string("#d99a2b")},
                                 {"startSpeedMax", 150.0}});
    const Id separation = group.node("separation", "", 0, 0, {{"radius", 16.0}});
    const Id alignment = group.node("alignment", "", 0, 1, {{"radius", 50.0}});
    const Id cohesion = group.node("cohesion", "", 0, 2, {{"radius", 70.0}});
    const Id roam = addWander(group, 0, 3);
    const Id sum = group.node("sum", "Flock together", 1, 1);
    for (const Id& each : {separation, alignment, cohesion})
        group.wire(birds, each, "agents");
    group.wire(separation, sum, "forces", 2);
    group.wire(alignment, sum, "forces", 1);
    group.wire(cohesion, sum, "forces", 1.2);
    group.wire(roam, sum, "forces", 0.5);
    group.wire(sum, birds, "steering");
}

/// The hunter of Bevilacqua 2013, Movement Manager: it keeps chasing one prey until it is out of
/// breath, then roams.
void buildHunter(GroupBuilder& group) {
    const Id hunter =
        group.node(agentTypeId, "Hunter", 3, 0,
                   {{"radius", 8.0}, {"color", std::string("#d9534f")}, {"startSpeedMax", 120.0}});
    const Id prey = group.node("nearest", "Nearest prey", 0, 0, {{"keep", true}});
    const Id breath = group.node(
        "meter", "Stamina", 0, 1,
        {{"capacity", 4.0}, {"drain", group.perSecond(2)}, {"recover", group.perSecond(1)}});
    const Id chase = group.node("pursue", "", 1, 0);
    const Id roam = addWander(group, 1, 1);
    const Id choice = group.node("priority", "Hunt, else roam", 2, 0);
    group.wire(group.firstAgentType(), prey, "agents");
    group.wire(prey, chase, "target");
    group.wire(breath, chase, "when");
    group.wire(chase, choice, "forces");
    group.wire(roam, choice, "forces");
    group.wire(choice, hunter, "steering");
}

/// Each follows the leader that it chose first. Without a leader it roams.
void buildFollower(GroupBuilder& group) {
    const Id followers = group.node(agentTypeId, "Follower", 3, 0,
                                    {{"count", 5.0},
                                     {"radius", 5.0},
                                     {"color", std::string("#3fa68f")},
                                     {"startSpeedMax", 60.0}});
    const Id leader = group.node("nearest", "Leader", 0, 0, {{"keep", true}});
    const Id follow = group.node("leader-following", "", 1, 0);
    const Id roam = addWander(group, 1, 1);
    const Id choice = group.node("priority", "Follow, else roam", 2, 0);
    group.wire(group.firstAgentType(), leader, "agents");
    group.wire(leader, follow, "leader");
    group.wire(followers, follow, "others");
    group.wire(follow, choice, "forces");
    group.wire(roam, choice, "forces");
    group.wire(choice, followers, "steering");
}

struct KnownMacro {
    Macro macro;
    void (*build)(GroupBuilder&);
};

const std::array<KnownMacro, 3>& knownMacros() {
    static const std::array<KnownMacro, 3> all{{
        {{"flock",
          "Flock",
          "60 birds that keep apart, fly in the same direction and stay together.",
          {"swarm", "school", "herd", "crowd", "boids", "birds", "fish", "group"}},
         buildFlock},
        {{"hunter",
          "Hunter",
          "An agent that hunts the nearest of another type until it is out of breath, then roams.",
          {"predator", "chaser", "enemy", "wolf", "shark", "hawk", "hunt", "group"}},
         buildHunter},
        {{"follower",
          "Follower",
          "Agents that follow one of another type, at a distance and apart from each other.",
          {"leader", "pet", "ducklings", "escort", "squad", "companion", "group"}},
         buildFollower},
    }};
    return all;
}

} // namespace

std::span<const Macro> macros() {
    static const std::vector<Macro> all = [] {
        std::vector<Macro> list;
        for (const KnownMacro& each : knownMacros())
            list.push_back(each.macro);
        return list;
    }();
    return all;
}

const Macro* findMacro(std::string_view id) {
    const auto found = std::ranges::find(macros(), id, &Macro::id);
    return found == macros().end() ? nullptr : &*found;
}

Result<Change> addMacro(const Project& project, IdSource& ids, std::string_view macro, Vec2 place) {
    for (const KnownMacro& each : knownMacros())
        if (each.macro.id == macro) {
            GroupBuilder group(project, ids, place);
            each.build(group);
            return std::move(group).finish();
        }
    return Problem{.text = "There is no group \"" + std::string(macro) + "\"."};
}

} // namespace tiller
