#pragma once

#include "core/model/change.h"
#include "core/sim/simulation.h"

#include <variant>

namespace tiller {

/// @name What comes from outside while a world runs; it acts before the tick it is logged at.
/// @{
struct CursorMoved {
    std::optional<Vec2> to; ///< nothing: it left the world
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
    std::uint64_t tick = 0; ///< how many ticks had passed when it came
    Input input;

    bool operator==(const InputEvent&) const = default;
};

/// All that happened since tick 0, and what the project was then: enough to run it again.
struct InputLog {
    Project start; ///< layout and notes apart
    std::uint64_t ticks = 0;
    std::vector<InputEvent> events; ///< in the order they came

    bool operator==(const InputLog&) const = default;
};

/// Runs a log again, tick by tick.
class Replay {
public:
    explicit Replay(InputLog log, const SimulationOptions& options = {});

    /// Applies what came before this tick, then steps.
    void step();

    [[nodiscard]] Simulation& simulation() { return m_simulation; }
    [[nodiscard]] const Simulation& simulation() const { return m_simulation; }
    /// The project as edited up to now.
    [[nodiscard]] const Project& project() const { return m_project; }

    /// Applies what came after the last tick, without a step.
    void finish();

private:
    void applyDue();

    InputLog m_log;
    Project m_project;
    Simulation m_simulation;
    std::size_t m_next = 0;
};

/// A project without what does not change how it runs: the layout of the canvas and the notes.
[[nodiscard]] Project withoutLayout(Project project);

} // namespace tiller
