#include "core/sim/run_check.h"

#include "core/model/agent_type.h"

#include <algorithm>
#include <bit>
#include <map>

namespace tiller {

namespace {

std::uint64_t agentHash(const AgentView& agents, std::size_t i) {
    std::uint64_t hash = (agents.ordinal[i] + 1) * 0x9e3779b97f4a7c15u;
    for (const double number : {agents.x[i], agents.y[i], agents.vx[i], agents.vy[i]}) {
        hash = (hash ^ std::bit_cast<std::uint64_t>(number)) * 0xbf58476d1ce4e5b9u;
        hash ^= hash >> 31;
    }
    return hash * 0x94d049bb133111ebu;
}

/// The place of an agent in a square whose side is a power of two.
struct Square {
    explicit Square(std::size_t side)
        : mask(static_cast<std::uint32_t>(side) - 1), shift(std::countr_zero(side)) {}

    [[nodiscard]] std::size_t row(std::uint32_t ordinal) const { return ordinal >> shift & mask; }
    [[nodiscard]] std::size_t column(std::uint32_t ordinal) const { return ordinal & mask; }

    std::uint32_t mask;
    int shift;
};

std::size_t sideFor(std::size_t count) {
    std::size_t side = 1;
    while (side * side < count)
        side *= 2;
    return side;
}

TypeCheck checkOf(const AgentView& agents, std::size_t side) {
    const Square square(side);
    TypeCheck check{.type = *agents.typeId,
                    .count = static_cast<std::uint32_t>(agents.count),
                    .hash = 0,
                    .rows = std::vector<std::uint16_t>(side),
                    .columns = std::vector<std::uint16_t>(side)};
    for (std::size_t i = 0; i < agents.count; ++i) {
        const std::uint64_t hash = agentHash(agents, i);
        check.hash += hash;
        std::uint16_t& row = check.rows[square.row(agents.ordinal[i])];
        std::uint16_t& column = check.columns[square.column(agents.ordinal[i])];
        row = static_cast<std::uint16_t>(row + (hash >> 48));
        column = static_cast<std::uint16_t>(column + (hash >> 32));
    }
    return check;
}

/// Nothing if both are equal.
std::optional<TypeDifference> differenceOf(const TypeCheck& recorded, const AgentView& agents) {
    const Square square(recorded.rows.size());
    const TypeCheck now = checkOf(agents, recorded.rows.size());
    if (now == recorded)
        return {};
    TypeDifference difference{recorded.type, now.count, recorded.count, {}};
    for (std::size_t i = 0; i < agents.count; ++i) {
        const std::size_t row = square.row(agents.ordinal[i]);
        const std::size_t column = square.column(agents.ordinal[i]);
        if (now.rows[row] != recorded.rows[row] && now.columns[column] != recorded.columns[column])
            difference.ordinals.push_back(agents.ordinal[i]);
    }
    std::ranges::sort(difference.ordinals);
    return difference;
}

std::string wordsOf(const TypeDifference& difference, const Project& project) {
    const Node* type = project.node(difference.type);
    const std::string name = type ? displayName(*type) : difference.type;
    std::string words;
    if (difference.count != difference.recordedCount)
        words = sayCount(difference.count, "%n agent of %1 instead of %2",
                         "%n agents of %1 instead of %2",
                         {name, std::to_string(difference.recordedCount)});
    const std::size_t count = difference.ordinals.size();
    if (count == 0)
        return words.empty() ? say("agents of %1", {name}) : words;
    words += words.empty() ? "" : say("; ");
    const auto nameOf = [&](std::uint32_t ordinal) { return name + " " + std::to_string(ordinal); };
    std::vector<std::string> who;
    for (std::size_t i = 0; i < std::min<std::size_t>(count, 4); ++i)
        who.push_back(nameOf(difference.ordinals[i]));
    switch (count) {
    case 1:
        return words + who.front();
    case 2:
        return words + say("%1 or %2, or both", who);
    case 3:
        return words + say("%1, %2 or %3, or several of them", who);
    case 4:
        return words + say("%1, %2, %3 or %4, or several of them", who);
    default:
        return words + sayCount(count, "some of %n agent of %1, from %2 to %3",
                                "some of %n agents of %1, from %2 to %3",
                                {name, who.front(), nameOf(difference.ordinals.back())});
    }
}

} // namespace

RunCheck checkOf(const Simulation& simulation) {
    RunCheck check{simulation.tick(), {}};
    for (std::size_t i = 0; i < simulation.populationCount(); ++i) {
        const AgentView agents = simulation.agents(i);
        check.types.push_back(checkOf(agents, sideFor(agents.count)));
    }
    return check;
}

std::optional<RunDifference> differenceFrom(const RunCheck& recorded,
                                            const Simulation& simulation) {
    std::map<Id, AgentView> populations;
    for (std::size_t i = 0; i < simulation.populationCount(); ++i)
        populations.emplace(*simulation.agents(i).typeId, simulation.agents(i));
    RunDifference difference{.tick = recorded.tick, .sameUntil = 0, .types = {}};
    for (const TypeCheck& type : recorded.types) {
        const auto found = populations.find(type.type);
        if (found == populations.end()) {
            difference.types.push_back({type.type, 0, type.count, {}});
            continue;
        }
        if (auto differs = differenceOf(type, found->second))
            difference.types.push_back(*std::move(differs));
        populations.erase(found);
    }
    for (const auto& [type, agents] : populations)
        difference.types.push_back({type, static_cast<std::uint32_t>(agents.count), 0, {}});
    return difference.types.empty() ? std::nullopt : std::optional(std::move(difference));
}

void RunChecker::check(const Simulation& simulation) {
    const std::uint64_t tick = simulation.tick();
    if (m_difference || m_next == m_checks.size() || tick < m_checks[m_next].tick)
        return;
    const auto due = std::ranges::lower_bound(m_checks, tick, {}, &RunCheck::tick);
    if (due == m_checks.end() || due->tick != tick)
        return;
    m_difference = differenceFrom(*due, simulation);
    if (m_difference)
        m_difference->sameUntil = m_next == 0 ? 0 : m_checks[m_next - 1].tick;
    else
        m_next = static_cast<std::size_t>(due - m_checks.begin()) + 1;
}

void RunChecker::cutAfter(std::uint64_t tick) {
    std::erase_if(m_checks, [&](const RunCheck& check) { return check.tick > tick; });
    m_next = std::min(m_next, m_checks.size());
    if (m_difference && m_difference->tick > tick)
        m_difference.reset();
}

std::string whoDiffers(const RunDifference& difference, const Project& project) {
    std::string words;
    for (const TypeDifference& type : difference.types)
        words += (words.empty() ? "" : say("; ")) + wordsOf(type, project);
    return words;
}

} // namespace tiller
