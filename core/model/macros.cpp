#include "core/model/macros.h"

#include "core/model/agent_type.h"
#include "core/model/edit_steps.h"
#include "core/model/group_edits.h"
#include "core/model/registry.h"
#include "core/model/world_time.h"

#include <algorithm>
#include <cmath>
#include <functional>

namespace tiller {

namespace {

/// The size of the columns and rows in which cards are placed on the canvas.
constexpr Vec2 cardRoom{264, 184};

/// Builds a group, node by node and wire by wire, as one change.
class GroupBuilder {
public:
    using Values = std::initializer_list<std::pair<std::string_view, Value>>;

    GroupBuilder(const Project& project, IdSource& ids, Vec2 place)
        : m_start(project), m_project(project), m_ids(ids), m_place(place), m_time(project) {
        const auto first = std::ranges::find(project.nodes, agentTypeId, &Node::type);
        if (first != project.nodes.end())
            m_firstAgentType = first->id;
        double most = -1;
        for (const Node& node : project.nodes) {
            if (node.type != agentTypeId)
                continue;
            const double count =
                std::max(numberOf(valueOf(node, "count")), static_cast<double>(node.agents.size()));
            if (count <= most)
                continue;
            most = count;
            m_largestAgentType = node.id;
        }
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
        for (const auto& [setting, value] : values) {
            const std::size_t i = *findNodeType(type)->settingIndex(setting);
            const double* number = std::get_if<double>(&value);
            node.values[i] = number ? Value(m_time.convert(settings[i].unit, *number)) : value;
        }
        return id;
    }

    /// The middle of the world.
    [[nodiscard]] Vec2 middle() const {
        return {std::floor(m_project.worldNumber("width") / 2),
                std::floor(m_project.worldNumber("height") / 2)};
    }

    /// Adds a target with a scene item of these values around the middle of the world.
    Id place(std::string_view type, std::string_view name, double column, double row,
             const std::function<void(SceneItem&)>& shape) {
        const Vec2 at{m_place.x + column * cardRoom.x, m_place.y + row * cardRoom.y};
        const Result<Change> added = addNode(m_project, m_ids, type, at, middle());
        if (!applyIfOk(added))
            return {};
        m_project.nodes.back().name = unusedName(std::string(name));
        shape(m_project.scene.back());
        return added.value().nodes.back().id();
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

    [[nodiscard]] const WorldTime& time() const { return m_time; }

    /// The first agent type of the project before the macro; empty if it had none.
    [[nodiscard]] const Id& firstAgentType() const { return m_firstAgentType; }

    /// The agent type that had the most agents; of several, the first.
    [[nodiscard]] const Id& largestAgentType() const { return m_largestAgentType; }

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

    [[nodiscard]] std::string unusedName(const std::string& wanted) const {
        return numbered(wanted, ' ', [&](const std::string& name) {
            return std::ranges::find(m_project.nodes, name, &Node::name) != m_project.nodes.end();
        });
    }

    const Project& m_start;
    Project m_project; ///< with all that is added so far
    IdSource& m_ids;
    Vec2 m_place;
    WorldTime m_time;
    Id m_firstAgentType;
    Id m_largestAgentType;
    Problems m_problems;
};

Id addWander(GroupBuilder& group, double column, double row) {
    return group.node("wander", "", column, row,
                      {{"circleRadius", 60.0}, {"angleChange", group.time().perRootSecond(400)}});
}

/// As the sparrows in examples/flock.tiller.
void buildFlock(GroupBuilder& group) {
    const Id birds = group.node(agentTypeId, say("Bird"), 2, 1,
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
    const Id sum = group.node("sum", say("Flock together"), 1, 1);
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
        group.node(agentTypeId, say("Hunter"), 3, 0,
                   {{"radius", 8.0}, {"color", std::string("#d9534f")}, {"startSpeedMax", 120.0}});
    const Id prey = group.node("nearest", say("Nearest prey"), 0, 0, {{"keep", true}});
    const Id breath = group.node("meter", say("Stamina"), 0, 1,
                                 {{"capacity", 4.0},
                                  {"drain", group.time().perSecond(2)},
                                  {"recover", group.time().perSecond(1)}});
    const Id chase = group.node("pursue", "", 1, 0);
    const Id roam = addWander(group, 1, 1);
    const Id choice = group.node("priority", say("Hunt, else roam"), 2, 0);
    group.wire(group.largestAgentType(), prey, "agents");
    group.wire(prey, chase, "target");
    group.wire(breath, chase, "when");
    group.wire(chase, choice, "forces");
    group.wire(roam, choice, "forces");
    group.wire(choice, hunter, "steering");
}

/// Each follows the leader that it chose first. Without a leader it roams.
void buildFollower(GroupBuilder& group) {
    const Id followers = group.node(agentTypeId, say("Follower"), 3, 0,
                                    {{"count", 5.0},
                                     {"radius", 5.0},
                                     {"color", std::string("#3fa68f")},
                                     {"startSpeedMax", 60.0}});
    const Id leader = group.node("nearest", say("Leader"), 0, 0, {{"keep", true}});
    const Id follow = group.node("leader-following", "", 1, 0);
    const Id roam = addWander(group, 1, 1);
    const Id choice = group.node("priority", say("Follow, else roam"), 2, 0);
    group.wire(group.firstAgentType(), leader, "agents");
    group.wire(leader, follow, "leader");
    group.wire(followers, follow, "others");
    group.wire(follow, choice, "forces");
    group.wire(roam, choice, "forces");
    group.wire(choice, followers, "steering");
}

/// A closed round around the middle of the world.
void makeRound(SceneItem& path, Vec2 middle, double width, double height) {
    const Description& type = *findSceneType("path");
    path.values[*type.settingIndex("points")] =
        Points{{middle.x - width / 2, middle.y - height / 2},
               {middle.x + width / 2, middle.y - height / 2},
               {middle.x + width / 2, middle.y + height / 2},
               {middle.x - width / 2, middle.y + height / 2}};
    path.values[*type.settingIndex("closed")] = true;
}

/// A guard walks its round. It chases who comes near, until that one is far, and walks on.
void buildPatrol(GroupBuilder& group) {
    const Id guard = group.node(agentTypeId, say("Guard"), 3, 0,
                                {{"count", 2.0},
                                 {"radius", 7.0},
                                 {"color", std::string("#5b8def")},
                                 {"startSpeedMax", 60.0}});
    const Id intruder = group.node("nearest", say("Intruder in sight"), 0, 0,
                                   {{"range", 120.0}, {"keep", true}, {"loseRange", 220.0}});
    const Id round = group.place("path", say("Round"), 0, 1, [&](SceneItem& path) {
        makeRound(path, group.middle(), 400, 260);
    });
    const Id chase = group.node("pursue", "", 1, 0);
    const Id patrol = group.node("follow-path", say("Patrol"), 1, 1,
                                 {{"speed", 0.5}, {"mode", std::string("loop")}});
    const Id choice = group.node("priority", say("Chase, else patrol"), 2, 0);
    group.wire(group.firstAgentType(), intruder, "agents");
    group.wire(intruder, chase, "target");
    group.wire(round, patrol, "path");
    group.wire(chase, choice, "forces");
    group.wire(patrol, choice, "forces");
    group.wire(choice, guard, "steering");
}

/// Civilians stroll, keep apart, and run from who comes near.
void buildShyCivilian(GroupBuilder& group) {
    const Id civilian = group.node(agentTypeId, say("Civilian"), 4, 0,
                                   {{"count", 15.0},
                                    {"radius", 5.0},
                                    {"maxSpeed", 90.0},
                                    {"color", std::string("#b08bd6")},
                                    {"startSpeedMax", 40.0}});
    const Id threat = group.node("nearest", say("Threat nearby"), 0, 0, {{"range", 110.0}});
    const Id run = group.node("evade", say("Run"), 1, 0);
    const Id apart = group.node("separation", say("Keep apart"), 1, 1, {{"radius", 16.0}});
    const Id stroll = addWander(group, 1, 2);
    const Id walk = group.node("sum", say("Stroll apart"), 2, 1);
    const Id choice = group.node("priority", say("Run, else stroll"), 3, 0);
    group.wire(group.firstAgentType(), threat, "agents");
    group.wire(threat, run, "target");
    group.wire(civilian, apart, "agents");
    group.wire(apart, walk, "forces", 2);
    group.wire(stroll, walk, "forces", 0.4);
    group.wire(run, choice, "forces");
    group.wire(walk, choice, "forces");
    group.wire(choice, civilian, "steering");
}

/// Cars go round a road, and brake behind the car ahead.
void buildTraffic(GroupBuilder& group) {
    const Id cars = group.node(agentTypeId, say("Car"), 2, 0,
                               {{"count", 12.0},
                                {"radius", 6.0},
                                {"color", std::string("#d99a2b")},
                                {"startSpeedMax", 60.0}});
    const Id road = group.place("path", say("Road"), 0, 0, [&](SceneItem& path) {
        makeRound(path, group.middle(), 560, 380);
    });
    const Id drive = group.node("follow-path", say("Drive"), 1, 0,
                                {{"speed", 0.8}, {"mode", std::string("loop")}});
    const Id brake = group.node("queue", say("Keep the distance"), 1, 1, {{"ahead", 30.0}});
    const Id apart = group.node("separation", "", 1, 2, {{"radius", 14.0}});
    group.wire(road, drive, "path");
    group.wire(cars, brake, "agents");
    group.wire(cars, apart, "agents");
    group.wire(drive, cars, "steering");
    group.wire(brake, cars, "steering");
    group.wire(apart, cars, "steering", 0.5);
}

struct KnownMacro {
    Macro macro;
    void (*build)(GroupBuilder&);
};

const std::array<KnownMacro, 6>& knownMacros() {
    static const MacroSetting count{agentTypeId, "count", "Count"};
    static const MacroSetting topSpeed{agentTypeId, "maxSpeed", "Top speed"};
    const auto givenAs = [](const char* name) { return MacroPort{agentTypeId, "agents", name}; };
    const auto takenAs = [](const char* name) { return MacroPort{"nearest", "agents", name}; };
    static const std::array<KnownMacro, 6> all{{
        {{"flock",
          "Flock",
          "60 birds that keep apart, fly in the same direction and stay together.",
          {"swarm", "school", "herd", "crowd", "boids", "birds", "fish", "group"},
          {count, topSpeed, {"separation", "radius", "Keeps apart within"}},
          {givenAs("Birds")}},
         buildFlock},
        {{"hunter",
          "Hunter with stamina",
          "An agent that hunts the nearest of another type until it is out of breath, then roams.",
          {"predator", "chaser", "enemy", "zombie", "monster", "wolf", "shark", "hawk", "hunt",
           "group"},
          {count, topSpeed, {"meter", "capacity", "Stamina"}},
          {takenAs("Prey"), givenAs("Hunters")}},
         buildHunter},
        {{"follower",
          "Follower",
          "Agents that follow one of another type, at a distance and apart from each other.",
          {"leader", "pet", "ducklings", "escort", "squad", "companion", "group"},
          {count, topSpeed},
          {takenAs("Leaders"), givenAs("Followers")}},
         buildFollower},
        {{"patrol",
          "Patrol and chase",
          "Guards that walk a round and chase who comes near.",
          {"guard", "sentry", "round", "watch", "police", "group"},
          {count, topSpeed, {"nearest", "range", "Sees within"}, {"path", "path", "Round"}},
          {takenAs("Intruders"), givenAs("Guards")}},
         buildPatrol},
        {{"shy-civilian",
          "Shy civilian",
          "People who stroll about and run from one of another type that comes near.",
          {"people", "pedestrian", "villager", "crowd", "coward", "group"},
          {count, topSpeed, {"nearest", "range", "Runs within"}},
          {takenAs("Threats"), givenAs("Civilians")}},
         buildShyCivilian},
        {{"traffic",
          "Traffic",
          "Cars that go round a road and brake behind each other.",
          {"cars", "road", "vehicles", "street", "drive", "group"},
          {count, topSpeed, {"path", "path", "Road"}},
          {givenAs("Cars")}},
         buildTraffic},
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

const Macro* macroOfPart(std::string_view name) {
    while (!name.empty() && name.back() >= '0' && name.back() <= '9')
        name.remove_suffix(1); // "Flock 2"
    if (name.ends_with(' '))
        name.remove_suffix(1);
    const auto found = std::ranges::find_if(macros(), [&](const Macro& each) {
        return each.title.shown() == name || each.title.english() == name;
    });
    return found == macros().end() ? nullptr : &*found;
}

Result<Change> addMacro(const Project& project, IdSource& ids, std::string_view macro, Vec2 place) {
    for (const KnownMacro& each : knownMacros())
        if (each.macro.id == macro) {
            GroupBuilder group(project, ids, place);
            each.build(group);
            return std::move(group).finish();
        }
    return Problem{.text = say("There is no group \"%1\".", {Id(macro)})};
}

namespace {

/// The title, or with a number behind it if another part has that name.
std::string partName(const Project& project, const std::string& title) {
    return numbered(title, ' ', [&](const std::string& name) {
        return std::ranges::any_of(project.annotations, [&](const Annotation& each) {
            return each.type == "part" && each.name == name;
        });
    });
}

} // namespace

Result<Change> addMacroAsGroup(const Project& project, IdSource& ids, std::string_view id,
                               Vec2 place) {
    const Macro* macro = findMacro(id);
    auto added = addMacro(project, ids, id, place);
    if (!added)
        return added;
    Project after = project;
    apply(added.value(), after);
    std::vector<Id> nodes;
    for (const auto& step : added.value().nodes)
        nodes.push_back(step.id());
    const auto grouped = makeGroup(after, ids, nodes);
    if (!grouped)
        return grouped;
    apply(grouped.value(), after);
    Annotation& group = after.annotations.back();
    placeCard(group, place);
    std::ranges::find(after.annotations, textOf(valueOf(group, "of")), &Annotation::id)->name =
        partName(project, macro->title);
    const auto nodeOf = [&](const std::string& type) {
        return std::ranges::find_if(nodes,
                                    [&](const Id& each) { return after.node(each)->type == type; });
    };
    for (const MacroPort& port : macro->ports)
        if (const auto node = nodeOf(port.type); node != nodes.end())
            if (const auto named = namePort(after, {*node, port.port}, port.name))
                apply(named.value(), after);
    for (const MacroSetting& shown : macro->shown) {
        const auto node = nodeOf(shown.type);
        if (node == nodes.end())
            continue;
        const auto exposed = expose(after, {*node, shown.setting}, shown.name);
        if (!exposed)
            return exposed;
        apply(exposed.value(), after);
    }
    return difference(project, after);
}

} // namespace tiller
