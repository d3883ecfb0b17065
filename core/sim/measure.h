#pragma once

#include "core/sim/simulation.h"

#include <span>

namespace tiller {

/// Numbers of several agents as one; nothing where there are none, unless they are counted or added
/// up. The spread is the standard deviation of all of them. In the order given, so that the same
/// numbers give the same bits.
[[nodiscard]] std::optional<double> combine(Statistic statistic, std::span<const double> numbers);

/// What a monitor shows of a world as it is now: of its agent, or of all agents of its type. Agents
/// in a mode, and agents as such, are counted, whatever the statistic. Nothing where there is no
/// such agent, or none of them has such a number, as one without a target has no distance to it.
[[nodiscard]] std::optional<double> measure(const Simulation& simulation,
                                            const MonitorAnnotation& monitor);

/// Whether agents are counted by it, whatever the statistic.
[[nodiscard]] bool isCounted(Quantity quantity);

/// Whether a quantity is about a target, a meter or a mode.
[[nodiscard]] bool isAboutNode(Quantity quantity);

/// The nodes that a quantity can be about.
[[nodiscard]] std::vector<const Node*> nodesFor(const Project& project, Quantity quantity);

/// What is measured, as a user reads it: "Speed", "Meter: Stamina".
[[nodiscard]] std::string quantityText(const MonitorAnnotation& monitor, const Project& project);

/// Of whom, and how it became one number: "Prey, mean", or the agent.
[[nodiscard]] std::string whoseText(const MonitorAnnotation& monitor, const Project& project);

/// @pre its type is `monitor`
[[nodiscard]] MonitorAnnotation monitorOf(const Annotation& annotation);

} // namespace tiller
