#pragma once

#include "core/model/checked_project.h"
#include "core/sim/simulation.h"

#include <cstdint>
#include <memory>
#include <utility>
#include <variant>

namespace tiller {

/// A large value of which copies share one, so that what holds it stays small. It never changes.
template <class T>
class Boxed {
public:
    Boxed() : Boxed(T()) {}
    Boxed(T value) : m_value(std::make_shared<const T>(std::move(value))) {}

    Boxed(const Boxed&) = default;
    Boxed& operator=(const Boxed&) = default;

    operator const T&() const { return *m_value; }
    [[nodiscard]] const T* operator->() const { return m_value.get(); }

    friend bool operator==(const Boxed& a, const Boxed& b) {
        return a.m_value == b.m_value || *a.m_value == *b.m_value;
    }

private:
    std::shared_ptr<const T> m_value; ///< never null: moving copies it
};

/// @name Inputs to a running world. Each acts before the tick it is logged at.
/// @{
struct CursorMoved {
    std::optional<Vec2> to; ///< nothing: the cursor left the world
    bool operator==(const CursorMoved&) const = default;
};
struct Clicked {
    Vec2 at;
    bool operator==(const Clicked&) const = default;
};
/// Something that the game itself moves: see Simulation::setExternal.
struct ExternalSet {
    std::string name;
    Vec2 position;
    Vec2 velocity;
    bool operator==(const ExternalSet&) const = default;
};
struct ExternalCleared {
    std::string name;
    bool operator==(const ExternalCleared&) const = default;
};
/// Inputs about an agent do nothing if it is gone.
struct AgentMoved {
    AgentName agent;
    Vec2 to;
    bool operator==(const AgentMoved&) const = default;
};
struct AgentPlaced {
    AgentName agent;
    Vec2 position;
    Vec2 velocity;
    bool operator==(const AgentPlaced&) const = default;
};
/// A velocity that is added to its own: see Simulation::carryAgent.
struct AgentCarried {
    AgentName agent;
    Vec2 velocity;
    bool operator==(const AgentCarried&) const = default;
};
/// The next tick moves nobody: see Simulation::holdNextTick.
struct MotionHeld {
    bool operator==(const MotionHeld&) const = default;
};
struct AgentTurned {
    AgentName agent;
    Vec2 heading;
    bool operator==(const AgentTurned&) const = default;
};
/// Its ordinal is the next of its type.
struct AgentSpawned {
    Id type;
    std::optional<Vec2> position; ///< nothing: it starts as its type does
    Vec2 velocity;                ///< not used without a position
    bool operator==(const AgentSpawned&) const = default;
};
struct AgentRemoved {
    AgentName agent;
    bool operator==(const AgentRemoved&) const = default;
};
struct AgentBecame {
    AgentName agent;
    Id into;
    bool operator==(const AgentBecame&) const = default;
};
struct GoalsGiven {
    AgentName agent;
    std::vector<AgentGoal> goals;
    bool operator==(const GoalsGiven&) const = default;
};
/// Agents are sent to slots around a place: see Simulation::order.
struct AgentsOrdered {
    std::vector<AgentName> agents;
    Vec2 place;
    Arrangement arrangement = {};
    bool operator==(const AgentsOrdered&) const = default;
};
struct ModeEntered {
    AgentName agent;
    Id mode;
    bool operator==(const ModeEntered&) const = default;
};
struct VariableSet {
    Id variable;
    double value = 0;
    std::optional<AgentName> agent; ///< nothing: it is one of the world
    bool operator==(const VariableSet&) const = default;
};
/// A game adds to a ground: see Simulation::addToGround.
struct GroundChanged {
    Id ground;
    Vec2 at;
    double amount = 0;
    double radius = 0;
    bool operator==(const GroundChanged&) const = default;
};
/// A value of a parameter. For the world it is an edit of the project: those settings change that
/// the parameter drives.
struct ParameterSet {
    Id parameter;
    std::optional<Value> value; ///< nothing: a type or an agent has none of its own anymore
    ParameterScope whose = {};
    bool operator==(const ParameterSet&) const = default;
};
struct Edited {
    Boxed<Change> change; ///< most inputs are small: logs have millions of them
    bool operator==(const Edited&) const = default;
};
/// Another whole project, as after its file was changed: agents and memory stay.
struct Reloaded {
    Boxed<Project> project; ///< without layout and notes
    bool operator==(const Reloaded&) const = default;
};
/// @}

using Input = std::variant<CursorMoved, Clicked, ExternalSet, ExternalCleared, AgentMoved,
                           AgentPlaced, AgentTurned, AgentSpawned, AgentRemoved, AgentBecame,
                           GoalsGiven, AgentsOrdered, ModeEntered, VariableSet, GroundChanged,
                           ParameterSet, Edited, Reloaded, AgentCarried, MotionHeld>;

/// Whether an input changes the project rather than the world.
[[nodiscard]] inline bool isEdit(const Input& input) {
    const auto* set = std::get_if<ParameterSet>(&input);
    return (set && set->whose == ParameterScope{}) || std::holds_alternative<Edited>(input) ||
           std::holds_alternative<Reloaded>(input);
}

/// The change of an input that edits a part of the project; empty for other inputs, and where the
/// project does not take the value.
[[nodiscard]] Change changeOf(const Input& input, const Project& project);

/// A change as an input: a value of a parameter if it does nothing else.
[[nodiscard]] Input inputOf(Change change, const Project& project);

/// Gives an input to a world. @pre !isEdit(input)
void applyInput(const Input& input, Simulation& simulation);

struct InputEvent {
    std::uint64_t tick = 0; ///< how many ticks had passed when it arrived
    Input input;

    bool operator==(const InputEvent&) const = default;
};

/// Takes an edit into a project. Refuses one that the project cannot take: then it stays as it is,
/// and each problem names the tick. Opening, replaying and following a run share these rules.
/// @pre isEdit(event.input)
[[nodiscard]] Problems takeEdit(const InputEvent& event, CheckedProject& project);

/// The project at tick 0 and every input since then: enough to replay the run bit for bit.
struct InputLog {
    Project start; ///< without layout and notes
    std::uint64_t ticks = 0;
    std::vector<InputEvent> events; ///< in the order of their arrival

    bool operator==(const InputLog&) const = default;
};

/// Replays a log, tick by tick. It leaves out edits that the project cannot take: see `problems`
/// (readInputLog refuses such logs). Runs an empty world if the log starts from a project with
/// errors.
class Replay {
public:
    explicit Replay(InputLog log, const SimulationOptions& options = {});

    /// Applies the inputs logged for this tick, then steps.
    void step();

    [[nodiscard]] Simulation& simulation() { return m_simulation; }
    [[nodiscard]] const Simulation& simulation() const { return m_simulation; }
    /// The project with all edits up to now.
    [[nodiscard]] const Project& project() const { return m_project.project(); }
    /// How many edits it has come to.
    [[nodiscard]] std::size_t edits() const { return m_edits; }
    /// Why edits were left out.
    [[nodiscard]] const Problems& problems() const { return m_problems; }

    /// Applies the inputs logged after the last tick, without a step.
    void finish();

private:
    void applyDue();
    void edit(const InputEvent& event);
    void takeIn(); ///< gives the edits of m_project to the simulation

    InputLog m_log;
    CheckedProject m_project;
    Simulation m_simulation;
    Problems m_problems;
    std::size_t m_next = 0;
    std::size_t m_edits = 0;
    bool m_isEdited = false; ///< m_project has edits that the simulation does not have
};

/// A project without the parts that never change a run: canvas layout, annotations and notes.
[[nodiscard]] Project withoutLayout(Project project);

} // namespace tiller
