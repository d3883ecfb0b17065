#include "core/model/registry.h"
#include "core/sim/compile/program_numbers.h"
#include "core/sim/running_world.h"

#include <algorithm>
#include <set>
#include <utility>

/// How a RunningWorld takes new values of parameters.
namespace tiller {

namespace {

template <class Item>
Item* itemWith(std::vector<Item>& items, const Id& id) {
    const auto found = std::ranges::find(items, id, &Item::id);
    return found == items.end() ? nullptr : &*found;
}

/// Gives a program the value of a setting. Returns whether it has the setting.
bool take(Program& program, const Project& seen, const SettingRef& ref) {
    if (const Link* link = seen.link(ref.item))
        return takeWeight(program, *link);
    const Node* node = seen.node(ref.item);
    return node && node->type != agentTypeId && takeSettings(program, *node);
}

/// @param bodies by slot; or one for all
void setBodies(Crowd& crowd, std::span<const AgentBody> bodies) {
    static thread_local std::vector<double> values;
    const auto set = [&](BodyColumn& column, auto valueOf) {
        values.resize(bodies.size());
        std::ranges::transform(bodies, values.begin(), valueOf);
        column.assign(values);
    };
    set(crowd.mass, &AgentBody::mass);
    set(crowd.radius, &AgentBody::radius);
    set(crowd.maxSpeed, &AgentBody::maxSpeed);
    set(crowd.maxForce, &AgentBody::maxForce);
    set(crowd.reaction, &AgentBody::reaction);
    set(crowd.perMass, [](const AgentBody& body) { return 1 / body.mass; });
    set(crowd.response, [](const AgentBody& body) { return 1 / body.reaction; });
}

/// Cuts the speed of agents that are faster than they may be.
void slowDown(Crowd& crowd) {
    for (std::size_t slot = 0; slot < crowd.size(); ++slot) {
        const Vec2 velocity =
            slowedDown({crowd.now.vx[slot], crowd.now.vy[slot]}, crowd.maxSpeed.of(slot));
        crowd.now.vx[slot] = velocity.x;
        crowd.now.vy[slot] = velocity.y;
    }
}

} // namespace

/// Whether programs take the value without being compiled again. A link of weight 0 counts as none.
bool RunningWorld::isLight(const Drivable& driven, const Value& value) const {
    if (project.link(driven.ref.item))
        return numberOf(driven.value) > 0 && numberOf(value) > 0;
    const Node* node = project.node(driven.ref.item);
    return node && takesNewSetting(*node, driven.ref.setting);
}

/// Whether the agents of a type take a new value of their bodies without being compiled again. A
/// type with own values takes the time of an edit.
bool RunningWorld::isLightBody(const Drivable& driven, const Value& value) const {
    if (!own.empty() || !owned.empty() || !takesNewBody(project, driven.ref))
        return false;
    // Bodies without a radius touch nobody, so nobody searches for them.
    return driven.ref.setting != "radius" || (numberOf(driven.value) > 0 && numberOf(value) > 0);
}

/// Gives the agents of a type the bodies that the project describes now.
void RunningWorld::takeBodies(std::size_t crowd) {
    Crowd& of = crowds[crowd];
    Spawner& spawner = spawners[crowd];
    const Node& type = *project.node(of.type);
    const CrowdFacts facts = factsOf(type);
    if (facts.largest != m_facts[crowd].largest) {
        rememberBodies();
        m_touching.reset();
    }
    m_facts[crowd].fastest = facts.fastest;
    m_facts[crowd].largest = facts.largest;
    m_facts[crowd].quickest = facts.quickest;
    spawner.takeBodies(type);
    static thread_local std::vector<AgentBody> bodies;
    bodies.clear();
    const std::size_t count =
        spawner.bodiesDiffer() ? of.size() : std::min<std::size_t>(1, of.size());
    for (std::size_t slot = 0; slot < count; ++slot)
        bodies.push_back(spawner.bodyOf(of.ordinal[slot]));
    if (count > 0)
        setBodies(of, bodies);
    if (moment.tick > 0) // as an edit does
        slowDown(of);
    setForceBound(programs[crowd], m_facts[crowd], moment.tickLength);
}

/// @pre all are light
void RunningWorld::takeNumbers(const std::vector<Drivable>& changed, const Value& value) {
    for (const Drivable& driven : changed) {
        const Id& id = driven.ref.item;
        if (Link* link = itemWith(project.links, id))
            link->weight = numberOf(value);
        else
            itemWith(project.nodes, id)->values[driven.index] = value;
    }
    planSeen(agentTypesById(project));
    std::set<std::size_t> bodies;
    for (const Drivable& driven : changed)
        if (const auto crowd = find(driven.ref.item))
            bodies.insert(*crowd);
    for (const std::size_t crowd : bodies)
        takeBodies(crowd);
    for (std::size_t i = 0; i < programs.size(); ++i) {
        bool isTouched = !bodies.empty(); // it may search for them
        for (const Drivable& driven : changed)
            isTouched = take(programs[i], seenByCrowd(i), driven.ref) || isTouched;
        if (isTouched)
            planNumbers(programs[i], m_facts, mostOfAll());
    }
    planOwnPrograms();
    planSearches(true);
    if (m_profiling)
        setProfiling(true); // there may be other searches now
}

void RunningWorld::setParameter(std::size_t index, const Value& value) {
    Parameter& parameter = project.parameters[index];
    std::vector<Drivable> changed;
    bool areLight = true;
    for (const SettingRef& ref : parameter.drives)
        if (auto driven = findDrivable(project, ref); driven && driven->value != value) {
            areLight = areLight && (isLight(*driven, value) || isLightBody(*driven, value));
            changed.push_back(*std::move(driven));
        }
    parameter.value = value;
    if (changed.empty())
        return;
    if (areLight)
        return takeNumbers(changed, value);
    Project edited = project;
    applyParameters(edited);
    continueWith(edited);
}

void RunningWorld::setOwnValue(std::size_t index, const ParameterScope& scope,
                               const std::optional<Value>& value) {
    const Parameter& parameter = project.parameters[index];
    const OwnValue to{parameter.id, scope, value.value_or(Value())};
    if (!setOwn(own, to, value.has_value()))
        return;
    if (scope.ordinal)
        return setOwnOfAgent(parameter, to, value.has_value());
    const std::size_t crowd = *find(scope.type);
    const std::shared_ptr<const Project> previous = m_seen[crowd];
    planSeen(agentTypesById(project));
    bool areLight = true;
    for (const SettingRef& ref : parameter.drives)
        if (const auto driven = findDrivable(previous ? *previous : project, ref))
            areLight = areLight && isLight(*driven, findDrivable(seenByCrowd(crowd), ref)->value);
    if (!areLight)
        return continueWith(project);
    for (const SettingRef& ref : parameter.drives)
        take(programs[crowd], seenByCrowd(crowd), ref);
    planNumbers(programs[crowd], m_facts, mostOfAll());
    planOwnPrograms();
    planSearches(true);
    if (m_profiling)
        setProfiling(true);
}

/// Bounds of types are those of all values that the parameter may have, so no other agent changes.
void RunningWorld::setOwnOfAgent(const Parameter& parameter, const OwnValue& to, bool isThere) {
    const std::size_t crowd = *find(to.scope.type);
    const std::uint32_t ordinal = *to.scope.ordinal;
    bool areLight = !owned.emplace(parameter.id, to.scope.type).second;
    bool isBody = false;
    bool isRadius = false;
    for (const SettingRef& ref : parameter.drives) {
        const auto driven = findDrivable(seenByCrowd(crowd), ref);
        if (!driven || driven->setting == &weightSetting() || isLight(*driven, {}))
            continue;
        areLight = areLight && ref.item == to.scope.type && takesNewBody(project, ref);
        isBody = true;
        isRadius = isRadius || ref.setting.starts_with("radius");
    }
    if (!areLight)
        return continueWith(project);
    if (isRadius) { // it may touch others without any move
        rememberBodies();
        m_touching.reset();
    }
    takeOwnValue(crowd, ordinal, parameter.id, isThere ? std::optional(to.value) : std::nullopt);
    if (isBody)
        takeOwnBody(crowd, ordinal);
    if (m_profiling)
        setProfiling(true);
}

/// Gives an agent the program of its own values. @pre they are in `own`
void RunningWorld::takeOwnValue(std::size_t crowd, std::uint32_t ordinal, const Id& parameter,
                                const std::optional<Value>& value) {
    OwnPrograms& of = ownPrograms[crowd];
    const bool wasEmpty = of.empty();
    const std::function plan = [this](Program& program) {
        planNumbers(program, m_facts, mostOfAll());
    };
    of.set({programs[crowd], seenByCrowd(crowd), plan}, ordinal, parameter, value);
    if (wasEmpty != of.empty())
        planSearches(true); // crowds without own values may run together
    else if (const Program* program = of.of(ordinal))
        widenSearches(*program);
}

/// Gives an agent the body that its own values describe.
void RunningWorld::takeOwnBody(std::size_t crowd, std::uint32_t ordinal) {
    Crowd& of = crowds[crowd];
    const Node& type = *seenByCrowd(crowd).node(of.type);
    std::optional<AgentTypeSettings> settings;
    if (const AgentValues* values = ownPrograms[crowd].valuesOf(ordinal))
        settings = agentTypeSettings(seenBy(seenByCrowd(crowd), *values, type));
    spawners[crowd].setOwn(ordinal, settings);
    const AgentBody body = spawners[crowd].bodyOf(ordinal);
    of.noteSlots();
    if (const auto slot = of.slotOf(ordinal)) {
        const auto set = [&](BodyColumn& column, double number) {
            column.set(*slot, number, of.size());
        };
        set(of.mass, body.mass);
        set(of.radius, body.radius);
        set(of.maxSpeed, body.maxSpeed);
        set(of.maxForce, body.maxForce);
        set(of.reaction, body.reaction);
        set(of.perMass, 1 / body.mass);
        set(of.response, 1 / body.reaction);
    }
    if (moment.tick > 0) // as an edit does
        slowDown(of);
    if (!herds.empty())
        gatherHerds();
}

/// Gives newborns the own values of those that bore them.
void RunningWorld::giveInherited() {
    for (const AgentRef& gone : std::exchange(m_left, {}))
        ownPrograms[gone.population].forget(gone.ordinal);
    if (inherited.empty())
        return;
    bool areLight = true;
    const std::vector<OwnValue> all = std::exchange(inherited, {});
    for (const OwnValue& each : all) {
        setOwn(own, each);
        for (const SettingRef& ref : project.parameter(each.parameter)->drives)
            if (const auto driven = findDrivable(project, ref))
                areLight =
                    areLight && (driven->setting == &weightSetting() || isLight(*driven, {}));
    }
    if (!areLight)
        return continueWith(project);
    for (const OwnValue& each : all)
        takeOwnValue(*find(each.scope.type), *each.scope.ordinal, each.parameter, each.value);
    if (m_profiling)
        setProfiling(true);
}

void RunningWorld::setOwnValues(const OwnValues& values,
                                const std::set<std::pair<Id, Id>>& ownedBy) {
    if (own == values && owned == ownedBy)
        return;
    own = values;
    owned = ownedBy;
    continueWith(project);
}

/// Forgets own values of parameters, types and agents that an edit has taken away, and those that
/// do not fit anymore.
void RunningWorld::dropLostOwn() {
    std::erase_if(own, [&](const OwnValue& each) {
        const Parameter* parameter = project.parameter(each.parameter);
        return !parameter || findProblem(project, *parameter, each.value) ||
               findScopeProblem(project, *parameter, each.scope);
    });
}

/// Notes what the agents of each type see.
void RunningWorld::planSeen(const std::vector<const Node*>& types) {
    m_seen.assign(types.size(), {});
    m_types.clear();
    for (const Node* type : types)
        m_types.push_back(type->id);
    for (std::size_t i = 0; i < types.size(); ++i)
        if (std::ranges::any_of(own, [&](const OwnValue& each) {
                return each.scope == ParameterScope{types[i]->id, {}};
            }))
            m_seen[i] = std::make_shared<const Project>(seenBy(project, own, {types[i]->id, {}}));
}

void RunningWorld::planOwnPrograms() {
    ownPrograms.clear();
    m_left.clear();
    const std::function plan = [this](Program& program) {
        planNumbers(program, m_facts, mostOfAll());
    };
    for (std::size_t i = 0; i < programs.size(); ++i)
        ownPrograms.emplace_back(OwnPrograms::Source{programs[i], seenByCrowd(i), plan},
                                 ofAgents(own, m_types[i]));
}

/// Bounds of all agents of a type, whatever own values they get of the parameters that an agent has
/// an own value of.
CrowdFacts RunningWorld::factsOfType(const Project& seen, const Id& type) const {
    CrowdFacts facts = factsOf(*seen.node(type));
    for (const auto& [id, of] : owned) {
        const Parameter* parameter = of == type ? seen.parameter(id) : nullptr;
        if (!parameter || !std::holds_alternative<double>(parameter->value))
            continue;
        for (const double bound : {parameter->min, parameter->max}) {
            Project other = seen;
            itemWith(other.parameters, id)->value = bound;
            applyParameters(other);
            const CrowdFacts there = factsOf(*other.node(type));
            facts.fastest = std::max(facts.fastest, there.fastest);
            facts.largest = std::max(facts.largest, there.largest);
            facts.quickest = std::min(facts.quickest, there.quickest);
        }
    }
    return facts;
}

std::map<std::uint32_t, AgentTypeSettings> RunningWorld::ownBodies(std::size_t crowd) const {
    std::map<std::uint32_t, AgentTypeSettings> bodies;
    const Project& seen = seenByCrowd(crowd);
    const Node& type = *seen.node(m_types[crowd]);
    for (const auto& [ordinal, values] : ofAgents(own, type.id))
        bodies.emplace(ordinal, agentTypeSettings(seenBy(seen, values, type)));
    return bodies;
}

} // namespace tiller
