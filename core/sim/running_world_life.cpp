#include "core/actions/signal.h"
#include "core/actions/spawn.h"
#include "core/base/angle.h"
#include "core/base/lattice.h"
#include "core/conditions/meter.h"
#include "core/sim/blocks.h"
#include "core/sim/edges.h"
#include "core/sim/running_world.h"

#include <algorithm>
#include <functional>
#include <iterator>
#include <limits>
#include <set>

/// How agents are born, die and change their type: at the end of a tick, and by hand.
namespace tiller {

namespace {

/// What a meter of a parent holds.
struct Inherited {
    Id meter;
    double store = 0;
};

/// An agent that comes into a crowd.
struct Arrival {
    Spawner::Start start;
    std::uint32_t life = 0;
    TickEvent event; ///< says who came
    std::vector<Inherited> inherited = {};
    OwnValues own = {}; ///< of parameters
};

/// Lets agents die, change their type, and be born, in one tick.
class Changes {
public:
    /// @param inTick at the end of a tick, not between two
    Changes(RunningWorld& world, bool inTick)
        : m_world(world)
        , m_inTick(inTick)
        , m_leaving(world.crowds.size())
        , m_arrivals(world.crowds.size()) {}

    /// @param requests in their order
    void decide(std::span<const Request> requests) {
        m_own = m_world.own; // those that leave lose theirs, but still pass them on
        forActs(requests, Act::remove, [&](const Request& each) { remove(each); });
        forActs(requests, Act::become, [&](const Request& each) { become(each); });
        m_room = m_world.mostAgents() - std::min(m_world.mostAgents(), countAll());
        forActs(requests, Act::spawn, [&](const Request& each) { spawn(each); });
        forActs(requests, Act::signal, [&](const Request& each) { signal(each); });
        for (std::uint32_t i = 0; i < m_world.crowds.size(); ++i)
            for (const CompiledSource& source : m_world.programs[i].sources)
                bear(i, source);
    }

    /// By hand. @param start nothing: as the type starts
    void bearOne(std::uint32_t population, const std::optional<Spawner::Start>& start) {
        m_room = m_world.mostAgents() - std::min(m_world.mostAgents(), countAll());
        bear(population, {}, {}, 1, [&](const Newborn& newborn, std::size_t) {
            return start ? *start : asItsTypeStarts(population, newborn);
        });
    }

    /// Takes out of their crowds who left, and puts in who came.
    /// @param changed receives, by crowd, whether it has changed
    void apply(std::vector<bool>& changed) {
        for (std::uint32_t i = 0; i < m_world.crowds.size(); ++i) {
            Crowd& crowd = m_world.crowds[i];
            // From the last slot on, so that the slots of the others stay as they are.
            std::ranges::sort(m_leaving[i], std::greater<>());
            for (const std::size_t slot : m_leaving[i])
                crowd.remove(slot);
            crowd.lives.left += m_leaving[i].size();
            if (!m_arrivals[i].empty())
                putIn(i);
            if (m_leaving[i].empty() && m_arrivals[i].empty())
                continue;
            if (m_inTick) // by hand, several may follow; `tidy` settles them
                crowd.settle();
            changed[i] = true;
        }
    }

    /// By hand: an agent changes its type between two ticks.
    void convert(std::uint32_t population, std::size_t slot, std::uint32_t into) {
        const Crowd& from = m_world.crowds[population];
        const AgentRef who{population, from.ordinal[slot]};
        arrive(from, from.now, slot, into, {TickEvent::Kind::became, {}, who, 0, {}});
        m_leaving[population].push_back(slot);
        m_world.dropOwn(population, who.ordinal);
    }

private:
    /// An agent that is about to be born, with random numbers of its own.
    struct Newborn {
        std::uint32_t ordinal;
        Spawner::Draws draws;

        [[nodiscard]] double operator()(std::uint32_t number) const { return draws(0, number); }
    };

    Spawner::Start asItsTypeStarts(std::uint32_t population, const Newborn& newborn) const {
        return m_world.spawners[population].start(newborn.ordinal, newborn.draws);
    }

    void note(const TickEvent& event) { m_world.note(event, m_inTick); }

    const Program& programOf(const Request& request) const {
        const auto [population, ordinal] = request.by;
        const Program* own = m_world.ownPrograms[population].of(ordinal);
        return own ? *own : m_world.programs[population];
    }
    const CompiledAction& actionOf(const Request& request) const {
        return programOf(request).actions[request.action];
    }
    const CompiledNode& nodeOf(const Request& request) const {
        return programOf(request).nodes[actionOf(request).node];
    }

    template <class Visit>
    void forActs(std::span<const Request> requests, Act act, Visit visit) {
        for (const Request& request : requests)
            if (actionOf(request).act == act)
                visit(request);
    }

    std::size_t countAll() const {
        std::size_t count = m_world.agentCount();
        for (std::size_t i = 0; i < m_arrivals.size(); ++i)
            count += m_arrivals[i].size() - m_leaving[i].size();
        return count;
    }

    /// The agent that asked learns in the next tick that it was done.
    void markDone(const Request& request) {
        const CompiledNode& node = nodeOf(request);
        m_world.crowds[request.by.population].memory[node.memory + actionIsDone][request.slot] = 1;
        ++m_world.events[request.by.population][node.id];
    }

    /// The slot of an agent that leaves its crowd now; nothing if it left before.
    std::optional<std::size_t> leave(const Request& request) {
        Crowd& crowd = m_world.crowds[request.whom.population];
        if (!m_gone.insert(request.whom).second)
            return {};
        std::size_t slot = request.slot;
        if (request.whom != request.by) {
            crowd.noteSlots();
            slot = *crowd.slotOf(request.whom.ordinal);
        }
        m_leaving[request.whom.population].push_back(slot);
        m_world.dropOwn(request.whom.population, request.whom.ordinal);
        markDone(request);
        return slot;
    }

    void remove(const Request& request) {
        const std::optional<std::size_t> slot = leave(request);
        if (!slot)
            return;
        const Crowd& crowd = m_world.crowds[request.whom.population];
        note({TickEvent::Kind::died, request.whom, request.by, crowd.life[crowd.rank[*slot]],
              nodeOf(request).id});
    }

    void become(const Request& request) {
        const std::uint32_t into = actionOf(request).type;
        if (into == AgentRef::none)
            return;
        const std::optional<std::size_t> slot = leave(request);
        if (!slot)
            return;
        const Crowd& from = m_world.crowds[request.whom.population];
        arrive(from, from.next, *slot, into,
               {TickEvent::Kind::became, {}, request.whom, 0, nodeOf(request).id});
    }

    /// Lets an agent of another crowd come into a crowd as it is.
    void arrive(const Crowd& from, const Crowd::Motion& motion, std::size_t slot,
                std::uint32_t into, TickEvent event) {
        m_arrivals[into].push_back({{{motion.x[slot], motion.y[slot]},
                                     {motion.vx[slot], motion.vy[slot]},
                                     Vec2{from.headingX[slot], from.headingY[slot]}},
                                    from.life[from.rank[slot]],
                                    std::move(event)});
    }

    void spawn(const Request& request) {
        const CompiledAction& action = actionOf(request);
        const auto& settings = *static_cast<const SpawnSettings*>(nodeOf(request).settings.get());
        if (action.type == AgentRef::none)
            return;
        const Crowd& parents = m_world.crowds[request.by.population];
        const Vec2 place = request.place.value_or(
            Vec2{parents.next.x[request.slot], parents.next.y[request.slot]});
        const Vec2 velocity{parents.next.vx[request.slot], parents.next.vy[request.slot]};
        const std::size_t count = wantedOf(settings, action.type);
        const std::size_t born =
            bear(action.type, nodeOf(request).id, request.by, count,
                 [&](const Newborn& newborn, std::size_t i) -> Spawner::Start {
                     const Vec2 way =
                         settings.velocity == BirthVelocity::own
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

    void inherit(const Request& request, Arrival& heir) const {
        heir.inherited = metersOf(request);
        const ParameterScope parent{m_world.crowds[request.by.population].type, request.by.ordinal};
        if (actionOf(request).type == request.by.population)
            std::ranges::copy_if(m_own, std::back_inserter(heir.own),
                                 [&](const OwnValue& each) { return each.scope == parent; });
    }

    /// How many newborns a Spawn asks for while so many of the type live.
    std::size_t wantedOf(const SpawnSettings& settings, std::uint32_t type) const {
        double count = settings.count;
        if (settings.mostAlive > 0)
            count = std::min(count,
                             settings.mostAlive - static_cast<double>(m_world.crowds[type].size() +
                                                                      m_arrivals[type].size() -
                                                                      m_leaving[type].size()));
        return static_cast<std::size_t>(std::max(count, 0.0));
    }

    static Vec2 directionOf(const SpawnSettings& settings, const Newborn& newborn,
                            std::size_t index, std::size_t count) {
        return direction(360 * (settings.velocity == BirthVelocity::random
                                    ? newborn(2)
                                    : static_cast<double>(index) / static_cast<double>(count)));
    }

    std::vector<Inherited> metersOf(const Request& request) const {
        const Crowd& crowd = m_world.crowds[request.by.population];
        std::vector<Inherited> meters;
        for (const CompiledNode& node : m_world.programs[request.by.population].nodes)
            if (node.type->id == meterTypeId)
                meters.push_back({node.id, crowd.memory[node.memory + meterStore][request.slot]});
        return meters;
    }

    void signal(const Request& request) {
        const CompiledNode& node = nodeOf(request);
        const Crowd& crowd = m_world.crowds[request.by.population];
        note({TickEvent::Kind::signal,
              request.by,
              {},
              crowd.life[crowd.rank[request.slot]],
              node.id,
              static_cast<const SignalSettings*>(node.settings.get())->number});
        markDone(request);
    }

    void bear(std::uint32_t population, const CompiledSource& source) {
        const Moment& now = m_world.moment;
        const std::size_t due =
            birthsDue(*source.settings, static_cast<double>(now.tick) * now.tickLength,
                      now.tickLength, m_world.sources[population][source.node]);
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
            m_world.events[population][source.node] += born;
    }

    /// Lets agents be born, as many as there is room for. @param startOf (newborn, index)
    /// @return how many
    template <class StartOf>
    std::size_t bear(std::uint32_t population, const Id& node, AgentRef by, std::size_t count,
                     StartOf startOf) {
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
        for (std::size_t i = 0; i < born; ++i) {
            const std::uint32_t ordinal = next + static_cast<std::uint32_t>(i);
            const Newborn newborn{
                ordinal, [&](std::uint64_t round, std::uint32_t number) {
                    return spawner.births(node, round).draw(m_world.moment.tick, ordinal, number);
                }};
            arrivals.push_back({startOf(newborn, i),
                                m_world.nextLife++,
                                {TickEvent::Kind::born, {}, by, 0, node}});
        }
        m_room -= born;
        return born;
    }

    void putIn(std::uint32_t population) {
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

    /// Gives newborns the memory of a new agent, and what they inherit.
    void fillMemory(std::uint32_t population, std::size_t first) {
        Crowd& crowd = m_world.crowds[population];
        const Program& program = m_world.programs[population];
        rememberFrom(first, crowd, program, m_world.view, m_world.moment, population);
        for (const CompiledNode& node : program.nodes)
            for (std::size_t i = 0; i < m_arrivals[population].size(); ++i)
                for (const Inherited& of : m_arrivals[population][i].inherited)
                    if (of.meter == node.id)
                        crowd.memory[node.memory + meterStore][first + i] = of.store;
    }

    RunningWorld& m_world;
    OwnValues m_own; ///< before anybody leaves
    bool m_inTick;
    std::set<AgentRef> m_gone;
    std::vector<std::vector<std::size_t>> m_leaving; ///< slots, by crowd
    std::vector<std::vector<Arrival>> m_arrivals;    ///< by crowd, in the order of their ordinals
    std::size_t m_room = 0;
};

} // namespace

std::size_t RunningWorld::mostAgents() const {
    std::size_t authored = 0; // check() refuses more than mostAgents
    for (const CrowdFacts& of : m_facts)
        authored += of.count;
    return std::max(authored, static_cast<std::size_t>(project.worldNumber("mostAgents")));
}

void RunningWorld::note(const TickEvent& event, bool inTick) {
    happened.push_back(event);
    using Kind = TickEvent::Kind;
    if (event.kind != Kind::born && event.kind != Kind::died && event.kind != Kind::became)
        return;
    const LifeChange change = event.kind == Kind::born   ? LifeChange::born
                              : event.kind == Kind::died ? LifeChange::died
                                                         : LifeChange::became;
    const std::uint64_t tick = moment.tick + (inTick ? 1 : 0); // a tick counts when it is over
    lives[crowds[event.who.population].type].of(change).add(1, tick,
                                                            project.worldNumber("ticksPerSecond"));
}

/// Carries out what the actions of this tick asked for, and lets sources bear. Crowds in which
/// somebody came or went are sorted afterward.
void RunningWorld::carryOut() {
    m_requests.clear();
    for (Thread& thread : m_threads) {
        m_requests.insert(m_requests.end(), thread.requests.begin(), thread.requests.end());
        thread.requests.clear();
    }
    if (m_requests.empty() && !m_hasSources)
        return;
    std::ranges::sort(m_requests, {}, &Request::rank);
    Changes changes(*this, true);
    changes.decide(m_requests);
    changes.apply(m_changed);
}

std::optional<std::uint32_t> RunningWorld::spawn(std::size_t crowd,
                                                 const std::optional<Spawner::Start>& start) {
    comeAlive();
    rememberBodies();
    const std::uint32_t ordinal = crowds[crowd].nextOrdinal;
    crowds[crowd].noteSlots();
    Changes changes(*this, false);
    changes.bearOne(static_cast<std::uint32_t>(crowd), start);
    changes.apply(m_changed);
    m_isUntidy = true;
    if (crowds[crowd].nextOrdinal == ordinal)
        return {};
    return ordinal;
}

std::optional<std::uint32_t> RunningWorld::become(std::size_t crowd, std::size_t slot,
                                                  std::size_t into) {
    const std::uint32_t ordinal = crowds[into].nextOrdinal;
    if (ordinal >= mostOrdinals)
        return {};
    comeAlive();
    rememberBodies();
    Changes changes(*this, false);
    changes.convert(static_cast<std::uint32_t>(crowd), slot, static_cast<std::uint32_t>(into));
    changes.apply(m_changed);
    m_isUntidy = true;
    return ordinal;
}

} // namespace tiller
