#include "core/sim/agents/life_changes.h"

#include <algorithm>

/// How agents are born, die and change their type.
namespace tiller {

namespace {

constexpr std::size_t mostGaps = 8; // agents for one gap in the ranks

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
    std::ranges::sort(m_requests, {}, &Request::rank);
    LifeChanges changes(*this, true);
    changes.decide(m_requests);
    changes.apply(changedCrowds);
}

} // namespace tiller
