#include "tests/fuzz/harness.h"
#include "tests/fuzz/targets.h"

namespace tiller::fuzz {

namespace {

constexpr std::size_t mostEvents = 12;

/// Chooses inputs that something comes of.
class InputMaker {
public:
    InputMaker(const Project& project, std::uint64_t seed) : m_project(project), m_mutator(seed) {}

    /// Nothing if the one that was chosen does not fit.
    std::optional<Input> make() {
        switch (random().below(19)) {
        case 0:
            return CursorMoved{random().chance(0.8) ? std::optional(place()) : std::nullopt};
        case 1:
            return Clicked{place()};
        case 2:
            return ExternalSet{name(), place(), velocity()};
        case 3:
            return ExternalCleared{name()};
        case 4:
            return AgentMoved{agent(), place()};
        case 5:
            return AgentPlaced{agent(), place(), velocity()};
        case 6:
            return AgentTurned{agent(), {random().number(-1, 1), 1}};
        case 7:
            return AgentSpawned{anyNode(),
                                random().chance(0.7) ? std::optional(place()) : std::nullopt,
                                velocity()};
        case 8:
            return AgentRemoved{agent()};
        case 9:
            return AgentBecame{agent(), anyNode()};
        case 10:
            return GoalsGiven{agent(), goals()};
        case 11:
            return ModeEntered{agent(), anyNode()};
        case 12:
            return VariableSet{anyNode(), random().number(-50, 50),
                               random().chance(0.5) ? std::optional(agent()) : std::nullopt};
        case 16:
            return GroundChanged{anyNode(), place(), random().number(-9, 9),
                                 random().number(0, 60)};
        case 13:
            return AgentsOrdered{{agent(), agent()},
                                 place(),
                                 {.kind = static_cast<Arrangement::Kind>(random().below(5)),
                                  .spacing = random().number(0, 40),
                                  .width = random().number(0, 90)}};
        case 14:
            return AgentCarried{agent(), velocity()};
        case 15:
            return MotionHeld{};
        default:
            return edited();
        }
    }

private:
    RandomProject& random() { return m_mutator.random(); }
    Vec2 place() { return {random().number(-50, 900), random().number(-50, 700)}; }
    Vec2 velocity() { return {random().number(-100, 100), random().number(-100, 100)}; }
    std::vector<AgentGoal> goals() {
        std::vector<AgentGoal> list(random().below(4));
        for (AgentGoal& goal : list)
            goal = m_mutator.goal(m_project);
        return list;
    }
    /// Mostly an agent type.
    Id anyNode() {
        std::vector<Id> ids;
        const bool anyType = random().chance(0.2);
        for (const Node& node : m_project.nodes)
            if (anyType || node.type == agentTypeId)
                ids.push_back(node.id);
        return ids.empty() ? "none" : ids[random().below(ids.size())];
    }
    AgentName agent() { return {anyNode(), static_cast<std::uint32_t>(random().below(6))}; }
    std::string name() {
        for (const Node& node : m_project.nodes)
            if (node.type == "external" && random().chance(0.8))
                return textOf(valueOf(node, "externalName"));
        return "player";
    }
    std::optional<Input> edited() {
        Project after = m_project;
        m_mutator.mutate(after);
        if (hasErrors(check(after)))
            return {};
        if (random().chance(0.1))
            return Reloaded{withoutLayout(after)};
        return Edited{difference(m_project, after)};
    }

    const Project& m_project;
    ProjectMutator m_mutator;
};

/// Adds an input near the end of the log.
void addEvent(InputLog& log, const Project& project, std::uint64_t seed) {
    auto input = InputMaker(project, seed).make();
    if (!input)
        return;
    log.ticks += seed >> 7 & 1;
    log.events.push_back({log.ticks, std::move(*input)});
}

Project end(const InputLog& log) {
    Project project = log.start;
    for (const InputEvent& event : log.events)
        if (const auto* edited = std::get_if<Edited>(&event.input))
            apply(edited->change, project);
        else if (const auto* reloaded = std::get_if<Reloaded>(&event.input))
            project = reloaded->project;
    return project;
}

} // namespace

bool accepts(std::string_view input) {
    return tryInputLog(input);
}

std::optional<std::string> mutated(std::string_view input, std::uint64_t seed) {
    auto read = readInputLog(input);
    if (!read)
        return {};
    InputLog& log = read.value();
    RandomProject random(seed);
    while (!log.events.empty() && (log.events.size() >= mostEvents || random.chance(0.4)))
        log.events.pop_back();
    if (log.events.empty() && random.chance(0.5))
        ProjectMutator(seed).mutate(log.start);
    if (log.ticks > 8 && random.chance(0.9))
        log.ticks = log.events.empty() ? 3 : log.events.back().tick;
    for (std::size_t i = 1 + random.below(3); i > 0; --i)
        addEvent(log, end(log), seed + i);
    return writeInputLog(log);
}

std::string fresh(std::uint64_t seed) {
    InputLog log{.start = ProjectMutator(seed).make(), .ticks = 2, .events = {}};
    if (!hasErrors(check(log.start)))
        addEvent(log, log.start, seed);
    return writeInputLog(log);
}

} // namespace tiller::fuzz
