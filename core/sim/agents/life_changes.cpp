#include "core/sim/agents/life_changes.h"

#include "core/base/angle.h"
#include "core/base/lattice.h"
#include "core/conditions/meter.h"
#include "core/nodes/actions.h"
#include "core/numbers/variable.h"

#include <algorithm>
#include <array>
#include <functional>
#include <iterator>
#include <limits>
#include <map>
#include <utility>

namespace tiller {

LifeChanges::LifeChanges(RunningWorld& world, bool inTick)
    : m_world(world)
    , m_inTick(inTick)
    , m_isGone(world.crowds.size())
    , m_leaving(world.crowds.size())
    , m_arrivals(world.crowds.size()) {}

template <class Visit>
void LifeChanges::forActs(std::span<const Request> requests, Act act, Visit visit) {
    for (const Request& request : requests)
        if (request.act == act)
            visit(request);
}

template <class StartOf>
std::size_t LifeChanges::bear(std::uint32_t population, const Id& node, AgentRef by,
                              std::size_t count, StartOf startOf) {
    std::vector<Arrival>& arrivals = m_arrivals[population];
    Crowd& crowd = m_world.crowds[population];
    const std::uint32_t next = crowd.nextOrdinal + static_cast<std::uint32_t>(arrivals.size());
    const std::size_t born =
        std::min({count, m_room, std::size_t{mostOrdinals - std::min(mostOrdinals, next)}});
    if (born < count)
        note({TickEvent::Kind::blocked,
              {population, 0},
              by,
              0,
              node,
              static_cast<double>(count - born)});
    crowd.lives.blocked += count - born;
    const Spawner& spawner = m_world.spawners[population];
    const RandomStream first = spawner.births(node, 0);
    for (std::size_t i = 0; i < born; ++i) {
        const std::uint32_t ordinal = next + static_cast<std::uint32_t>(i);
        const auto draw = [&](std::uint64_t round, std::uint32_t number) {
            const RandomStream& stream = round == 0 ? first : spawner.births(node, round);
            return stream.draw(m_world.moment.tick, ordinal, number);
        };
        const Newborn newborn{ordinal, std::ref(draw)};
        arrivals.push_back(
            {startOf(newborn, i), m_world.nextLife++, {TickEvent::Kind::born, {}, by, 0, node}});
    }
    m_room -= born;
    return born;
}

void LifeChanges::decide(std::span<const Request> requests) {
    changeVariables(requests);
    forActs(requests, Act::remove, [&](const Request& each) { remove(each); });
    forActs(requests, Act::become, [&](const Request& each) { become(each); });
    m_room = m_world.mostAgents() - std::min(m_world.mostAgents(), countAll());
    forActs(requests, Act::spawn, [&](const Request& each) { spawn(each); });
    forActs(requests, Act::signal, [&](const Request& each) { signal(each); });
    forActs(requests, Act::end, [&](const Request& each) { end(each); });
    for (std::uint32_t i = 0; i < m_world.crowds.size(); ++i)
        for (const CompiledSource& source : m_world.programs[i].sources)
            bear(i, source);
}

void LifeChanges::leaveBehind(std::span<const Request> requests) {
    std::map<std::pair<std::uint32_t, const CompiledNode*>, std::uint64_t> counts;
    std::uint64_t* count = nullptr;
    const CompiledNode* last = nullptr;
    for (const Request& request : requests) {
        const CompiledNode& node = nodeOf(request);
        const auto& settings = *static_cast<const LeaveSettings*>(node.settings.get());
        Crowd& crowd = m_world.crowds[request.by.population];
        const Moment& now = m_world.moment;
        GroundMap* ground = groundOf(node.geometry.get());
        const double share = settings.fires == Fires::everyTick ? now.tickLength : 1;
        if (!ground || !ground->leave(now, {crowd.next.x[request.slot], crowd.next.y[request.slot]},
                                      request.amount * share, settings.radius))
            continue;
        if (std::exchange(last, &node) != &node)
            count = &counts[{request.by.population, &node}];
        ++*count;
        crowd.memory[node.memory + actionIsDone][request.slot] = 1;
    }
    for (const auto& [of, times] : counts)
        m_world.count(of.first, of.second->id, times);
}

void LifeChanges::bearOne(std::uint32_t population, const std::optional<Spawner::Start>& start) {
    m_room = m_world.mostAgents() - std::min(m_world.mostAgents(), countAll());
    bear(population, {}, {}, 1, [&](const Newborn& newborn, std::size_t) {
        return start ? *start : asItsTypeStarts(population, newborn);
    });
}

void LifeChanges::apply(std::vector<bool>& changed) {
    for (std::uint32_t i = 0; i < m_world.crowds.size(); ++i) {
        Crowd& crowd = m_world.crowds[i];
        // Those who come first: they take the slots of those who leave, and no one else moves.
        if (!m_arrivals[i].empty())
            putIn(i);
        // From the last slot on, so that the slots of the others stay as they are.
        std::ranges::sort(m_leaving[i], std::greater<>());
        crowd.remove(m_leaving[i]);
        crowd.lives.left += m_leaving[i].size();
        if (m_leaving[i].empty() && m_arrivals[i].empty())
            continue;
        if (m_inTick) // by hand, several may follow; `tidy` settles them
            m_world.settle(crowd);
        changed[i] = true;
    }
}

void LifeChanges::convert(std::uint32_t population, std::size_t slot, std::uint32_t into) {
    const Crowd& from = m_world.crowds[population];
    const AgentRef who{population, from.ordinal[slot]};
    arrive(from, from.now, slot, into, {TickEvent::Kind::became, {}, who, 0, {}});
    m_leaving[population].push_back(slot);
    m_world.dropOwn(population, who.ordinal);
}

Spawner::Start LifeChanges::asItsTypeStarts(std::uint32_t population,
                                            const Newborn& newborn) const {
    return m_world.spawners[population].start(newborn.ordinal, newborn.draws);
}

void LifeChanges::note(const TickEvent& event) {
    m_world.note(event, m_inTick);
}

const Program& LifeChanges::programOf(const Request& request) const {
    const auto [population, ordinal] = request.by;
    const Program* own = m_world.ownPrograms[population].of(ordinal);
    return own ? *own : m_world.programs[population];
}

const CompiledAction& LifeChanges::actionOf(const Request& request) const {
    return programOf(request).actions[request.action];
}

const CompiledNode& LifeChanges::nodeOf(const Request& request) const {
    return programOf(request).nodes[actionOf(request).node];
}

std::size_t LifeChanges::countAll() const {
    std::size_t count = m_world.agentCount();
    for (std::size_t i = 0; i < m_arrivals.size(); ++i)
        count += m_arrivals[i].size() - m_leaving[i].size();
    return count;
}

void LifeChanges::markDone(const Request& request) {
    const CompiledNode& node = nodeOf(request);
    m_world.crowds[request.by.population].memory[node.memory + actionIsDone][request.slot] = 1;
    m_world.count(request.by.population, node.id);
}

/// Of the agent that it happens to.
std::size_t LifeChanges::slotOf(const Request& request) {
    if (request.whom == request.by)
        return request.slot;
    Crowd& crowd = m_world.crowds[request.whom.population];
    crowd.noteSlots();
    return *crowd.slotOf(request.whom.ordinal);
}

std::optional<std::size_t> LifeChanges::leave(const Request& request) {
    const std::size_t slot = slotOf(request);
    std::vector<bool>& isGone = m_isGone[request.whom.population];
    isGone.resize(m_world.crowds[request.whom.population].size());
    if (isGone[slot])
        return {};
    isGone[slot] = true;
    m_leaving[request.whom.population].push_back(slot);
    m_world.dropOwn(request.whom.population, request.whom.ordinal);
    markDone(request);
    return slot;
}

/// A variable of the world, or one that each agent of a crowd has.
struct LifeChanges::Changed {
    /// What Sets and Adds of this tick make of it.
    struct Change {
        std::optional<double> set;
        std::int64_t more = 0, less = 0; ///< in steps of the lattice; each stops at a limit, so
                                         ///< that the order has no effect
        bool isListed = false;
    };
    const VariableSettings* settings = nullptr;
    bool isOfWorld = false;
    double* values = nullptr;            ///< by slot
    std::size_t count = 0;               ///< of values
    std::vector<Change> changes = {};    ///< by slot
    std::vector<std::size_t> slots = {}; ///< that have changes
};

LifeChanges::Changed LifeChanges::changedBy(const Request& request) {
    if (!actionOf(request).variable)
        return {};
    const CompiledNode& variable = programOf(request).nodes[*actionOf(request).variable];
    const auto* settings = static_cast<const VariableSettings*>(variable.settings.get());
    if (variable.shared)
        return {settings, true, &m_world.variables.find(variable.id)->second, 1};
    Crowd& crowd = m_world.crowds[request.whom.population];
    const auto& nodes = m_world.programs[request.whom.population].nodes;
    const auto own = std::ranges::find(nodes, variable.id, &CompiledNode::id);
    if (own == nodes.end())
        return {};
    return {settings, false, crowd.memory[own->memory + variableValue].data(), crowd.size()};
}

/// The first Set counts, and Adds come after it.
void LifeChanges::changeVariables(std::span<const Request> requests) {
    constexpr auto most = std::int64_t{1} << 62;
    struct Asked {
        Changed* changed = nullptr;
        double* isDone = nullptr; ///< by slot
        std::uint64_t count = 0;
        const Id* node = nullptr;
    };
    using Key = std::array<std::uint32_t, 3>; // the crowd that asks, its action, the crowd of whom
    std::map<double*, Changed> all;           // by `values`
    std::map<Key, Asked> asked;
    Asked* last = nullptr;
    Key lastKey{};
    for (const Request& request : requests) {
        if (request.act != Act::set && request.act != Act::add)
            continue;
        const Key key{request.by.population, request.action, request.whom.population};
        if (!last || key != lastKey) {
            const auto [of, isNew] = asked.try_emplace(key);
            last = &of->second;
            lastKey = key;
            if (Changed changed = isNew ? changedBy(request) : Changed(); changed.values) {
                const CompiledNode& node = nodeOf(request);
                Crowd& by = m_world.crowds[request.by.population];
                last->changed = &all.try_emplace(changed.values, changed).first->second;
                last->changed->changes.resize(changed.count);
                last->isDone = by.memory[node.memory + actionIsDone].data();
                last->node = &node.id;
            }
        }
        if (!last->changed)
            continue;
        const std::size_t slot = last->changed->isOfWorld ? 0 : slotOf(request);
        Changed::Change& change = last->changed->changes[slot];
        if (!std::exchange(change.isListed, true))
            last->changed->slots.push_back(slot);
        if (request.act == Act::add) {
            const auto steps =
                static_cast<std::int64_t>(floorOf(request.amount / latticeStep + 0.5));
            std::int64_t& sum = steps > 0 ? change.more : change.less;
            sum = std::min(most, sum + std::abs(steps));
        } else if (!change.set) {
            change.set = request.amount;
        }
        last->isDone[request.slot] = 1;
        ++last->count;
    }
    for (const auto& [key, each] : asked)
        if (each.count > 0)
            m_world.count(key[0], *each.node, each.count);
    for (auto& [values, changed] : all)
        for (const std::size_t slot : changed.slots) {
            const Changed::Change& change = changed.changes[slot];
            values[slot] = changed.settings->taken(change.set.value_or(values[slot]) +
                                                   static_cast<double>(change.more - change.less) *
                                                       latticeStep);
        }
}

void LifeChanges::remove(const Request& request) {
    const std::optional<std::size_t> slot = leave(request);
    if (!slot)
        return;
    const Crowd& crowd = m_world.crowds[request.whom.population];
    note({TickEvent::Kind::died, request.whom, request.by, crowd.life[crowd.rank[*slot]],
          nodeOf(request).id});
}

void LifeChanges::become(const Request& request) {
    const std::uint32_t into = actionOf(request).type;
    if (into == AgentRef::none)
        return;
    const std::optional<std::size_t> slot = leave(request);
    if (!slot)
        return;
    const Crowd& from = m_world.crowds[request.whom.population];
    arrive(from, from.next, *slot, into,
           {TickEvent::Kind::became, {}, request.whom, 0, nodeOf(request).id, 0, request.by});
}

void LifeChanges::arrive(const Crowd& from, const Crowd::Motion& motion, std::size_t slot,
                         std::uint32_t into, TickEvent event) {
    m_arrivals[into].push_back({{{motion.x[slot], motion.y[slot]},
                                 {motion.vx[slot], motion.vy[slot]},
                                 Vec2{from.headingX[slot], from.headingY[slot]}},
                                from.life[from.rank[slot]],
                                std::move(event),
                                heldBy(from, slot, false)});
}

void LifeChanges::spawn(const Request& request) {
    const CompiledAction& action = actionOf(request);
    const auto& settings = *static_cast<const SpawnSettings*>(nodeOf(request).settings.get());
    if (action.type == AgentRef::none)
        return;
    const Crowd& parents = m_world.crowds[request.by.population];
    const Vec2 place =
        request.place.value_or(Vec2{parents.next.x[request.slot], parents.next.y[request.slot]});
    const Vec2 velocity{parents.next.vx[request.slot], parents.next.vy[request.slot]};
    const std::size_t count = wantedOf(request.amount, settings.mostAlive, action.type);
    const std::size_t born =
        bear(action.type, nodeOf(request).id, request.by, count,
             [&](const Newborn& newborn, std::size_t i) -> Spawner::Start {
                 const Vec2 way = settings.velocity == BirthVelocity::own
                                      ? velocity * settings.share
                                      : directionOf(settings, newborn, i, count) * settings.speed;
                 return {action.region ? action.region->randomPlace(newborn) : place, way};
             });
    if (born == 0)
        return;
    markDone(request);
    if (settings.inherits)
        for (auto heir = m_arrivals[action.type].end() - static_cast<std::ptrdiff_t>(born);
             heir != m_arrivals[action.type].end(); ++heir)
            inherit(request, *heir);
}

void LifeChanges::inherit(const Request& request, Arrival& heir) const {
    heir.inherited = heldBy(m_world.crowds[request.by.population], request.slot, true);
    // Those that leave lose theirs, but still pass them on.
    const AgentValues* own =
        m_world.ownPrograms[request.by.population].valuesOf(request.by.ordinal);
    if (own && actionOf(request).type == request.by.population)
        for (const auto& [parameter, value] : *own)
            heir.own.push_back(
                {parameter, {m_world.crowds[request.by.population].type, {}}, value});
}

std::size_t LifeChanges::wantedOf(double count, double mostAlive, std::uint32_t type) const {
    if (mostAlive > 0)
        count = std::min(count, mostAlive - static_cast<double>(m_world.crowds[type].size() +
                                                                m_arrivals[type].size() -
                                                                m_leaving[type].size()));
    return static_cast<std::size_t>(std::max(count, 0.0));
}

Vec2 LifeChanges::directionOf(const SpawnSettings& settings, const Newborn& newborn,
                              std::size_t index, std::size_t count) {
    return direction(360 * (settings.velocity == BirthVelocity::random
                                ? newborn(2)
                                : static_cast<double>(index) / static_cast<double>(count)));
}

std::vector<LifeChanges::Inherited> LifeChanges::heldBy(const Crowd& crowd, std::size_t slot,
                                                        bool withMeters) const {
    std::vector<Inherited> held;
    for (const CompiledNode& node :
         m_world.programs[static_cast<std::size_t>(&crowd - m_world.crowds.data())].nodes)
        if ((node.type->id == variableTypeId && !node.shared) ||
            (withMeters && node.type->id == meterTypeId)) // both remember it first
            held.push_back({node.id, crowd.memory[node.memory][slot]});
    return held;
}

void LifeChanges::signal(const Request& request) {
    noteAct(request, TickEvent::Kind::signal, request.amount);
}

void LifeChanges::end(const Request& request) {
    const CompiledNode& node = nodeOf(request);
    const RunOutcome outcome = static_cast<const EndSettings*>(node.settings.get())->outcome;
    if (!m_world.runEnd)
        m_world.runEnd = RunEnd{node.id, m_world.moment.tick + 1};
    noteAct(request, TickEvent::Kind::ended,
            outcome == RunOutcome::won    ? 1
            : outcome == RunOutcome::lost ? -1
                                          : 0);
}

/// What an agent did that changes no agent.
void LifeChanges::noteAct(const Request& request, TickEvent::Kind kind, double number) {
    const Crowd& crowd = m_world.crowds[request.by.population];
    note({kind, request.by, {}, crowd.life[crowd.rank[request.slot]], nodeOf(request).id, number});
    markDone(request);
}

SourceSettings LifeChanges::settingsOf(std::uint32_t population,
                                       const CompiledSource& source) const {
    SourceSettings settings = *source.settings;
    if (!source.numbers)
        return settings;
    static constexpr Lanes zero{};
    static constexpr std::uint32_t first = 0;
    Block nobody{.moment = &m_world.moment,
                 .population = population,
                 .count = 1,
                 .ordinal = &first,
                 .rank = &first};
    for (const double* Block::*column :
         {&Block::x, &Block::y, &Block::vx, &Block::vy, &Block::headingX, &Block::headingY,
          &Block::facingX, &Block::facingY, &Block::homeX, &Block::homeY, &Block::maxSpeed,
          &Block::maxForce, &Block::radius, &Block::mass, &Block::response})
        nobody.*column = zero.data();
    Workspace workspace;
    std::vector<Lanes> memory(source.numbers->memoryCount);
    for (Lanes& column : memory)
        workspace.memory.push_back(column.data());
    BlockRunner(*source.numbers, m_world.view.world(), nobody, workspace).decide();
    for (const auto& [setting, from] : source.drives)
        if (const Signal& number = workspace.outputs[from]; number.on & 1)
            setting->numberIn(&settings) = drivenValue(*setting, number.x[0]);
    return settings;
}

void LifeChanges::bear(std::uint32_t population, const CompiledSource& source) {
    const Moment& now = m_world.moment;
    const std::size_t due = birthsDue(settingsOf(population, source), now.time(), now.tickLength,
                                      m_world.sources[population][source.node]);
    const std::size_t born =
        bear(population, source.node, {}, due, [&](const Newborn& newborn, std::size_t) {
            Spawner::Start start = asItsTypeStarts(population, newborn);
            for (const auto& geometry : source.places) {
                if (!geometry)
                    continue;
                if (const auto* point = geometry->as<Vec2>())
                    start.position = *point;
                if (const auto* region = geometry->as<Region>())
                    start.position = region->randomPlace(newborn);
                if (const auto* path = geometry->as<Path>(); path && !path->empty())
                    start.position = path->at(newborn(0) * path->length());
            }
            return start;
        });
    if (born > 0)
        m_world.count(population, source.node, born);
}

void LifeChanges::putIn(std::uint32_t population) {
    Crowd& crowd = m_world.crowds[population];
    Population newborns;
    newborns.nextOrdinal = crowd.nextOrdinal;
    for (Arrival& each : m_arrivals[population]) {
        each.event.who = {population, newborns.nextOrdinal};
        each.event.life = each.life;
        note(each.event);
        for (OwnValue& value : each.own) {
            value.scope.ordinal = each.event.who.ordinal;
            m_world.inherited.push_back(std::move(value));
        }
        m_world.spawners[population].addNewborn(each.start, each.life, newborns);
    }
    crowd.lives.came += newborns.size();
    const std::size_t first = crowd.size();
    crowd.add(newborns);
    fillMemory(population, first);
    if (!m_inTick)
        return;
    // They were nowhere before, so bodies that touch them now begin to.
    std::fill(crowd.now.x.begin() + first, crowd.now.x.end(),
              std::numeric_limits<double>::quiet_NaN());
}

void LifeChanges::fillMemory(std::uint32_t population, std::size_t first) {
    Crowd& crowd = m_world.crowds[population];
    const Program& program = m_world.programs[population];
    rememberFrom(first, crowd, program, m_world.view, m_world.moment, population);
    for (const CompiledNode& node : program.nodes)
        for (std::size_t i = 0; i < m_arrivals[population].size(); ++i)
            for (const Inherited& of : m_arrivals[population][i].inherited)
                if (of.node == node.id)
                    crowd.memory[node.memory][first + i] = of.value;
}

} // namespace tiller
