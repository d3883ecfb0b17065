#include "core/nodes/settling.h"
#include "core/sim/agents/life_changes.h"

#include <algorithm>
#include <map>

/// How agents are born, die and change their type, and how much room those with one goal need to
/// come to rest.
namespace tiller {

namespace {

constexpr std::size_t mostGaps = 8; // agents for one gap in the ranks

/// Calls `visit(crowd, node, slot)` for every agent with a goal.
template <class Visit>
void forGoals(const std::vector<Program>& programs, std::vector<Crowd>& crowds, Visit visit) {
    for (std::size_t i = 0; i < crowds.size(); ++i)
        for (const CompiledNode& node : programs[i].nodes) {
            if (!node.code->settles)
                continue;
            const double* held = crowds[i].memory[node.memory + heldUp].data();
            for (std::size_t slot = 0; slot < crowds[i].size(); ++slot)
                if (held[slot] != noGoal)
                    visit(crowds[i], node, slot);
        }
}

double bodyOf(const Crowd& crowd, const CompiledNode& node, std::size_t slot) {
    const Spacing& spacing = node.settlers.spacing;
    return larger(crowd.radius.of(slot) + spacing.margin / 2, spacing.centers / 2);
}

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
    if (event.kind == Kind::born || event.kind == Kind::died || event.kind == Kind::became)
        addTo(lives[crowds[event.who.population].type].of(event.kind), 1, inTick);
}

void RunningWorld::count(std::size_t crowd, const Id& node, std::uint64_t times, bool inTick) {
    addTo(events[crowd][node], times, inTick);
}

/// A tick counts when it is over.
void RunningWorld::addTo(RecentCount& record, std::uint64_t times, bool inTick) {
    record.add(times, moment.tick + (inTick ? 1 : 0), project.worldNumber("ticksPerSecond"));
}

bool RunningWorld::ranksMayHaveGaps() const {
    return !m_needsRanks && !listsAll && !contacts.previous;
}

void RunningWorld::closeGaps() {
    for (Crowd& crowd : crowds)
        crowd.closeGaps();
}

void RunningWorld::settle(Crowd& crowd) const {
    crowd.settle(ranksMayHaveGaps() ? crowd.size() / mostGaps : 0);
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
    const auto isNot = [](Act act) { return [act](const Request& of) { return of.act != act; }; };
    LifeChanges changes(*this, true);
    const auto leaving = std::ranges::partition(m_requests, isNot(Act::leave));
    if (!leaving.empty()) {
        const Stopwatch watch(m_profiling ? &m_groundSeconds : nullptr);
        changes.leaveBehind({leaving.begin(), leaving.end()});
    }
    const std::span others(m_requests.begin(), leaving.begin());
    const auto adding = std::ranges::partition(others, isNot(Act::add));
    std::ranges::sort(others.begin(), adding.begin(), {}, &Request::rank);
    changes.decide(others);
    changes.apply(changedCrowds);
}

/// Adds up the bodies of those with the same goal, in whole numbers: so their order has no effect.
void RunningWorld::planRooms() {
    if (moment.tick % roomPeriod != 1)
        return;
    double largest = 0;
    forGoals(programs, crowds, [&](const Crowd& crowd, const CompiledNode& node, std::size_t slot) {
        largest = larger(bodyOf(crowd, node, slot), largest);
    });
    if (!(largest > 0))
        return;
    constexpr double fineness = 1 << 30;
    std::map<std::pair<double, double>, std::uint64_t> squares;
    auto last = squares.end();
    const auto squaresAt = [&](const Crowd& crowd, const CompiledNode& node,
                               std::size_t slot) -> std::uint64_t& {
        const std::pair goal{crowd.memory[node.memory + goalX][slot],
                             crowd.memory[node.memory + goalY][slot]};
        if (last == squares.end() || last->first != goal)
            last = squares.try_emplace(goal).first;
        return last->second;
    };
    forGoals(programs, crowds, [&](const Crowd& crowd, const CompiledNode& node, std::size_t slot) {
        const double share = bodyOf(crowd, node, slot) / largest;
        squaresAt(crowd, node, slot) += static_cast<std::uint64_t>(share * share * fineness);
    });
    const auto isSent = [this](const Crowd& crowd, std::size_t slot) {
        const auto ofType = goals.find(crowd.type);
        if (ofType == goals.end())
            return false;
        const auto given = ofType->second.find(crowd.ordinal[slot]);
        return given != ofType->second.end() && given->second.order != 0;
    };
    forGoals(programs, crowds, [&](Crowd& crowd, const CompiledNode& node, std::size_t slot) {
        if (isSent(crowd, slot)) {
            crowd.memory[node.memory + crowdRoom][slot] = ownSlot;
            return;
        }
        const double all = static_cast<double>(squaresAt(crowd, node, slot)) / fineness;
        crowd.memory[node.memory + crowdRoom][slot] = roomFor(all * (largest * largest));
    });
}

} // namespace tiller
