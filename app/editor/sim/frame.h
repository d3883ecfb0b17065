#pragma once

#include "app/editor/sim/edit_marks.h"
#include "app/editor/sim/ghosts.h"
#include "app/editor/sim/monitor_recorder.h"
#include "core/sim/run_check.h"

#include <cstdint>
#include <memory>
#include <string>

namespace tiller {

/// The run around a frame.
struct FrameTimeline {
    std::uint64_t first = 0; ///< the earliest tick that goTo() reaches
    std::uint64_t end =
        0; ///< the last tick of the run; if it is after the frame's, the frame is in the past
    /// Counts the jumps to another tick: frames before and after a jump are not consecutive.
    std::uint64_t jumps = 0;
    std::size_t bytes = 0; ///< of memory that the past takes
    std::shared_ptr<const EditMarks::List> marks;
    std::shared_ptr<const RunDifference> difference; ///< from the recorded run of a game, or null

    /// @name The previous future, see BranchedRun
    /// @{
    std::optional<std::uint64_t>
        branchedAt; ///< the tick at which it begins; none if there is no previous future
    std::uint64_t previousEnd = 0; ///< the tick up to which it was recorded
    /// @}
};

/// The agents of one type as the viewport draws them, ascending by ordinal.
struct FrameAgents {
    Id type;
    std::vector<std::uint32_t> ordinal;
    std::vector<std::uint32_t> life; ///< as Population::life
    std::vector<double> x, y;
    std::vector<double> vx, vy;
    std::vector<double> headingX, headingY;
    std::vector<double> radius;
    std::vector<std::uint16_t> leading; ///< an index into `behaviors`, or Population::nobody
    std::vector<Id> behaviors;
    AgentModes modes;
    std::optional<Coloring> coloring; ///< by numbers
    std::vector<double> values;       ///< these numbers; NaN where there is none
    PopulationForces forces;          ///< empty unless they are wanted

    [[nodiscard]] std::size_t size() const { return x.size(); }
    /// The mode of an agent: an index into modes.ids; 0 without modes.
    [[nodiscard]] std::size_t modeOf(std::size_t i) const {
        return i < modes.modes.size() ? modes.modes[i] : 0;
    }
    /// Nothing if the agent does not live.
    [[nodiscard]] std::optional<std::size_t> indexOf(std::uint32_t ordinal) const;
};

/// A ground as the viewport draws it.
struct FrameGround {
    Id id;
    std::size_t columns = 0;
    Vec2 corner; ///< above, left
    Vec2 size;
    std::uint32_t color = 0;          ///< of a full cell, 0xRRGGBB
    std::vector<std::uint8_t> levels; ///< by cell, row by row: 255 where it is full
};

/// The lives that a run starts with. Runs that start with other counts give other lives to the same
/// individuals.
struct StartLives {
    struct Of {
        Id type;
        std::uint32_t first = 0; ///< of its agent 0; the others follow
        std::uint32_t count = 0;
    };
    std::vector<Of> types; ///< empty if the run does not start at tick 0
    std::uint32_t end = 0; ///< the life of the first agent that comes later
};

/// @param start at the start of a run
[[nodiscard]] StartLives startLivesOf(const Simulation& start);

/// The life in another run of the individual that has @p life here: of the same agent of the start,
/// or of the one that came as the n-th after the start, too. Nothing if the other run starts
/// without it.
[[nodiscard]] std::optional<std::uint32_t> lifeInRun(std::uint32_t life, const StartLives& here,
                                                     const StartLives& there);

/// What a run has counted.
struct FrameCounts {
    std::vector<ContactCount> contacts;
    std::vector<EventCount> events;
};

/// What happened to an agent, or what it did.
struct LoggedEvent {
    std::uint64_t tick = 0; ///< after how many ticks
    TickEvent::Kind kind = TickEvent::Kind::born;
    AgentName who; ///< as it was called then
    std::uint32_t life = 0;
    Id node;                     ///< as TickEvent::node
    std::optional<AgentName> by; ///< whose action it was
    bool isOwn = false;          ///< `by` is the same individual

    bool operator==(const LoggedEvent&) const = default;
};

/// A complete copy of the world at one moment, made by the thread of the simulation.
struct Frame {
    std::uint64_t run = 0;  ///< counts the resets; ticks of different runs cannot be compared
    std::uint64_t tick = 0; ///< ticks since the reset
    std::vector<FrameAgents> agents;  ///< one per agent type, in the order of their ids
    std::vector<FrameGround> grounds; ///< by id
    std::vector<ContactCount> contacts;
    std::uint64_t contactTotal = 0;
    std::vector<EventCount> events; ///< arrivals, and entered modes
    std::optional<RunEnd> end;      ///< how the run has ended
    Variables variables;            ///< of the world
    double ticksPerSecond = 0;      ///< measured over the last half second; 0 while paused

    std::shared_ptr<const StartLives> startLives; ///< of the run

    std::uint64_t pickNumber = 0;          ///< counts the picks
    std::optional<AgentName> picked;       ///< as it is called now: it may have changed its type
    std::optional<LoggedEvent> pickedCame; ///< how it was born or changed its type, the later
    std::optional<LoggedEvent> pickedDied; ///< if it is dead
    std::string pickedLabel;
    std::optional<Explanation> explanation; ///< of the picked agent; none while it does not live

    std::vector<MonitorSeries> monitors; ///< in the order of the project

    FrameTimeline timeline;
    std::vector<FrameAgents> previousFuture;   ///< its agents at the same tick; empty without one
    std::optional<FrameCounts> previousCounts; ///< of the previous future at the same tick
    std::shared_ptr<const Ghosts> ghosts; ///< the future without some nodes; null if not wanted
    std::optional<AgentName> sampled;     ///< another agent that is explained
    std::optional<Explanation> sample;    ///< of the sampled agent

    /// The error that keeps the last edits from acting; empty if there is none.
    std::string heldBack;

    [[nodiscard]] std::size_t agentCount() const;
    [[nodiscard]] const FrameAgents* agentsOf(std::string_view type) const;
};

/// Copies the world of a simulation into a frame. Allocates only when the world has grown.
void fillFrame(Frame& frame, const Simulation& simulation, std::uint64_t run, bool withForces);

/// Reads the numbers that give agents their colors. @pre the frame has the agents
void fillValues(Frame& frame, const Simulation& simulation, std::span<const Coloring> colorings);

/// Copies the agents alone.
void fillAgents(std::vector<FrameAgents>& agents, const Simulation& simulation);

/// The agent whose body covers @p position, else the nearest one within @p reach.
[[nodiscard]] std::optional<AgentName> agentAt(const Frame& frame, Vec2 position, double reach);

} // namespace tiller
