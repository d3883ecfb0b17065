#pragma once

#include "app/editor/sim/frame_timeline.h"
#include "app/editor/sim/ghosts.h"
#include "app/editor/sim/monitor_recorder.h"

#include <memory>
#include <string>

namespace tiller {

/// The agents of one type as the viewport draws them; an agent's index is its ordinal.
struct FrameAgents {
    Id type;
    std::vector<double> x, y;
    std::vector<double> vx, vy;
    std::vector<double> headingX, headingY;
    std::vector<double> radius;
    std::vector<std::uint16_t> leading; ///< an index into `behaviors`, or Population::nobody
    std::vector<Id> behaviors;
    PopulationForces forces; ///< empty unless they were asked for

    [[nodiscard]] std::size_t size() const { return x.size(); }
};

/// What the simulation's thread shows of its world: a copy, whole, of one moment.
struct Frame {
    std::uint64_t run = 0;           ///< counts the resets; ticks of different runs do not compare
    std::uint64_t tick = 0;          ///< ticks passed since the reset
    std::vector<FrameAgents> agents; ///< one per agent type, in the order of their ids
    std::vector<ContactCount> contacts;
    std::uint64_t contactTotal = 0;
    std::vector<EventCount> events; ///< arrivals, and modes that were entered
    double ticksPerSecond = 0;      ///< reached of late; 0 while paused

    std::optional<AgentName> picked;
    std::string pickedLabel;
    std::optional<Explanation> explanation; ///< of the picked agent; nothing once it is gone

    std::vector<MonitorSeries> monitors; ///< in the order of the project's

    FrameTimeline timeline;
    std::vector<FrameAgents> was;         ///< the agents of the future that was, at the same tick
    std::shared_ptr<const Ghosts> ghosts; ///< what would be without some nodes; null if not asked
    std::optional<AgentName> sampled;     ///< that was asked for beside the picked one
    std::optional<Explanation> sample;    ///< of that agent

    /// Why the last edits do not act yet; empty while the world runs on the project as it is.
    std::string heldBack;

    [[nodiscard]] std::size_t agentCount() const;
    [[nodiscard]] const FrameAgents* agentsOf(std::string_view type) const;
};

/// Copies what a frame shows of a simulation. Allocates only where the world has grown.
void fillFrame(Frame& frame, const Simulation& simulation, std::uint64_t run, bool withForces);

/// Copies the agents alone.
void fillAgents(std::vector<FrameAgents>& agents, const Simulation& simulation);

/// The agent whose body is at @p position or, if none is, the one nearest to it within @p reach.
[[nodiscard]] std::optional<AgentName> agentAt(const Frame& frame, Vec2 position, double reach);

} // namespace tiller
