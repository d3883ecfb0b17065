#pragma once

#include "core/model/checked_project.h"
#include "core/sim/simulation.h"

#include <variant>

namespace tiller {

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
struct AgentMoved {
    AgentName agent;
    Vec2 to;
    bool operator==(const AgentMoved&) const = default;
};
struct Edited {
    Change change;
    bool operator==(const Edited&) const = default;
};
/// @}

using Input = std::variant<CursorMoved, Clicked, AgentMoved, Edited>;

struct InputEvent {
    std::uint64_t tick = 0; ///< how many ticks had passed when it arrived
    Input input;

    bool operator==(const InputEvent&) const = default;
};

/// The project at tick 0 and every input since then: enough to replay the run bit for bit.
struct InputLog {
    Project start; ///< without layout and notes
    std::uint64_t ticks = 0;
    std::vector<InputEvent> events; ///< in the order of their arrival

    bool operator==(const InputLog&) const = default;
};

/// Replays a log, tick by tick. It leaves out edits that do not fit the project, or after which the
/// project would have errors (readInputLog refuses such logs), and runs an empty world if the log
/// starts from a project with errors.
class Replay {
public:
    explicit Replay(InputLog log, const SimulationOptions& options = {});

    /// Applies the inputs logged for this tick, then steps.
    void step();

    [[nodiscard]] Simulation& simulation() { return m_simulation; }
    [[nodiscard]] const Simulation& simulation() const { return m_simulation; }
    /// The project with all edits up to now.
    [[nodiscard]] const Project& project() const { return m_project.project(); }

    /// Applies the inputs logged after the last tick, without a step.
    void finish();

private:
    void applyDue();
    void edit(const Change& change);
    void takeIn(); ///< gives the edits of m_project to the simulation

    InputLog m_log;
    CheckedProject m_project;
    Simulation m_simulation;
    std::size_t m_next = 0;
    bool m_isEdited = false; ///< m_project has edits that the simulation does not have
};

/// A project without the parts that never change a run: canvas layout, annotations and notes.
[[nodiscard]] Project withoutLayout(Project project);

} // namespace tiller
