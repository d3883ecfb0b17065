#include "core/sim/inputs.h"

#include "core/model/agent_type.h"

#include <algorithm>
#include <iterator>

namespace tiller {

namespace {

/// Whether a node gets other settings, but stays what it is to the others, and is no agent type.
bool isQuiet(const Replacement<Node>& step, const Project& project) {
    const Node* node = step.before && step.after ? project.node(step.id()) : nullptr;
    return node && node->type == step.after->type && node->type != agentTypeId &&
           node->muted == step.after->muted && node->solo == step.after->solo;
}

bool isQuiet(const Replacement<Link>& step, const Project& project) {
    const Link* link = step.before && step.after ? project.link(step.id()) : nullptr;
    return link && link->from == step.after->from && link->to == step.after->to &&
           link->weight > 0 && step.after->weight > 0;
}

/// Whether a world that takes in several such changes at once is the same as one that takes them in
/// one by one: the same nodes steer the same agents, so all keep their memory.
bool isQuiet(const Change& change, const Project& project) {
    const auto areQuiet = [&](const auto& steps) {
        return std::ranges::all_of(steps, [&](const auto& step) { return isQuiet(step, project); });
    };
    return !change.world && change.scene.empty() && areQuiet(change.nodes) &&
           areQuiet(change.links);
}

/// @pre a value of the world, or an edit
Result<Change> changeToTake(const Input& input, const Project& project) {
    if (const auto* edited = std::get_if<Edited>(&input))
        return static_cast<const Change&>(edited->change);
    const auto& set = std::get<ParameterSet>(input);
    if (!set.value)
        return Problem{.text = say("The world needs a value of each parameter. Give one.")};
    return setParameter(project, set.parameter, *set.value);
}

Problems atTick(std::uint64_t tick, Problems problems) {
    for (Problem& each : problems)
        each.text =
            say("The edit at tick %1 cannot be made: %2", {std::to_string(tick), each.text});
    return problems;
}

/// Whether quiet edits before it may act after it. A newborn's memory depends on settings.
bool isOfMouse(const Input& input) {
    return std::holds_alternative<CursorMoved>(input) || std::holds_alternative<Clicked>(input) ||
           std::holds_alternative<AgentMoved>(input);
}

/// Gives each input to the world.
struct Giver {
    Simulation& to;

    void operator()(const CursorMoved& input) const { to.setCursor(input.to); }
    void operator()(const Clicked& input) const { to.click(input.at); }
    void operator()(const ExternalSet& input) const {
        to.setExternal(input.name, input.position, input.velocity);
    }
    void operator()(const ExternalCleared& input) const { to.clearExternal(input.name); }
    void operator()(const AgentMoved& input) const { to.moveAgent(input.agent, input.to); }
    void operator()(const AgentPlaced& input) const {
        to.placeAgent(input.agent, input.position, input.velocity);
    }
    void operator()(const AgentCarried& input) const { to.carryAgent(input.agent, input.velocity); }
    void operator()(const MotionHeld& /*input*/) const { to.holdNextTick(); }
    void operator()(const AgentTurned& input) const { to.turnAgent(input.agent, input.heading); }
    void operator()(const AgentSpawned& input) const {
        to.spawn(input.type, input.position, input.velocity);
    }
    void operator()(const AgentRemoved& input) const { to.remove(input.agent); }
    void operator()(const AgentBecame& input) const { to.become(input.agent, input.into); }
    void operator()(const GoalsGiven& input) const { to.setGoals(input.agent, input.goals); }
    void operator()(const AgentsOrdered& input) const {
        const std::vector<AgentHandle> agents(input.agents.begin(), input.agents.end());
        to.order(agents, input.place, input.arrangement);
    }
    void operator()(const ModeEntered& input) const { to.enterMode(input.agent, input.mode); }
    void operator()(const VariableSet& input) const {
        to.setVariable(input.variable,
                       input.agent ? std::optional<AgentHandle>(*input.agent) : std::nullopt,
                       input.value);
    }
    void operator()(const GroundChanged& input) const {
        to.addToGround(input.ground, input.at, input.amount, input.radius);
    }
    void operator()(const ParameterSet& input) const {
        (void)to.setParameter(input.parameter, input.whose, input.value);
    }
    void operator()(const Edited& /*input*/) const {}
    void operator()(const Reloaded& /*input*/) const {}
};

} // namespace

Change changeOf(const Input& input, const Project& project) {
    if (const auto* edited = std::get_if<Edited>(&input))
        return static_cast<const Change&>(edited->change);
    if (!isEdit(input) || std::holds_alternative<Reloaded>(input))
        return {};
    Result<Change> change = changeToTake(input, project);
    return change ? std::move(change).value() : Change{};
}

Input inputOf(Change change, const Project& project) {
    if (change.parameters.size() == 1 && change.parameters.front().after) {
        const Parameter& after = *change.parameters.front().after;
        ParameterSet set{after.id, after.value};
        if (changeOf(set, project) == change)
            return set;
    }
    return Edited{std::move(change)};
}

void applyInput(const Input& input, Simulation& simulation) {
    std::visit(Giver{simulation}, input);
}

Problems takeEdit(const InputEvent& event, CheckedProject& project) {
    if (const auto* reloaded = std::get_if<Reloaded>(&event.input)) {
        CheckedProject next(reloaded->project);
        if (!next.errors().empty())
            return atTick(event.tick, next.errors());
        project = std::move(next);
        return {};
    }
    const Result<Change> change = changeToTake(event.input, project.project());
    return atTick(event.tick, change ? project.apply(change.value()) : change.problems());
}

Replay::Replay(InputLog log, const SimulationOptions& options)
    : m_log(std::move(log)), m_project(m_log.start), m_simulation(m_project.project(), options) {}

void Replay::applyDue() {
    for (; m_next < m_log.events.size() && m_log.events[m_next].tick <= m_simulation.tick();
         ++m_next) {
        const Input& input = m_log.events[m_next].input;
        if (isEdit(input)) {
            edit(m_log.events[m_next]);
        } else {
            if (!isOfMouse(input))
                takeIn();
            applyInput(input, m_simulation);
        }
    }
    takeIn();
}

void Replay::edit(const InputEvent& event) {
    ++m_edits;
    const bool quiet = !std::holds_alternative<Reloaded>(event.input) &&
                       isQuiet(changeOf(event.input, project()), project());
    if (!quiet)
        takeIn();
    if (Problems problems = takeEdit(event, m_project); !problems.empty()) {
        std::ranges::move(problems, std::back_inserter(m_problems));
        return;
    }
    m_isEdited = true;
    if (!quiet)
        takeIn();
}

void Replay::takeIn() {
    if (m_isEdited)
        m_simulation.setProject(project());
    m_isEdited = false;
}

void Replay::step() {
    applyDue();
    m_simulation.step();
}

void Replay::finish() {
    applyDue();
}

Project withoutLayout(Project project) {
    for (Node& node : project.nodes)
        node.place = {};
    project.annotations.clear();
    project.notes = {};
    return project;
}

} // namespace tiller
