#pragma once

#include "core/sim/simulation.h"

#include <span>

namespace tiller {

/// Makes one number of the numbers of several agents; nothing if there are none, except for a sum,
/// which is then 0. The spread is the standard deviation of the whole population. Adds in the order
/// given, so that the same numbers give the same bits.
[[nodiscard]] std::optional<double> combine(Statistic statistic, std::span<const double> numbers);

/// The number that a monitor shows now: of one agent, or of all agents of its type. Quantities that
/// are counts ignore the statistic. Nothing if the agent does not exist, or if no agent has such a
/// number (an agent without a target has no distance to it). Contacts with a type count all
/// agents of the two types; births, deaths and changes all agents of the type.
[[nodiscard]] std::optional<double> measure(const Simulation& simulation,
                                            const MonitorAnnotation& monitor);

/// The numbers of all agents of its type that have one, in the order of their ordinals; none of a
/// quantity that is a count.
[[nodiscard]] std::vector<double> measureEach(const Simulation& simulation,
                                              const MonitorAnnotation& monitor);

/// A monitor that is measured again and again: one of a single agent keeps to the same life, also
/// where the agent changes its type.
struct FollowingMonitor {
    MonitorAnnotation what;
    /// The individual with the name of `what`; nothing until it was there.
    std::optional<AgentHandle> who = {};

    [[nodiscard]] std::optional<double> measure(const Simulation& simulation);
};

/// The quantity as the user reads it: "Speed", "Meter: Stamina", "Contacts per minute".
[[nodiscard]] std::string quantityText(const MonitorAnnotation& monitor, const Project& project);

/// The agents and the statistic as the user reads them: "Prey, mean", "Prey 3", "wolf", "Hunter and
/// Prey".
[[nodiscard]] std::string whoseText(const MonitorAnnotation& monitor, const Project& project);

/// The monitors of a project, in their order: plots, and numbers in the status bar.
[[nodiscard]] std::vector<const Annotation*> monitorsIn(const Project& project);

/// A monitor that gives the agents of its type their colors.
struct Coloring {
    Id monitor;
    MonitorAnnotation what;

    bool operator==(const Coloring&) const = default;
};

/// The first one of each agent type.
[[nodiscard]] std::vector<Coloring> coloringsIn(const Project& project);

/// @pre its type is `monitor`
[[nodiscard]] MonitorAnnotation monitorOf(const Annotation& annotation);

/// A monitor's name among monitors of the same quantity: its own name, or its agents and node, as
/// in "Prey, mean" or "Hunter 0: Nearest".
[[nodiscard]] std::string seriesName(const Annotation& monitor, const Project& project);

/// The name of a monitor's column in a table: "Speed Prey, mean".
[[nodiscard]] std::string columnName(const Annotation& monitor, const Project& project);

/// In which unit a quantity is: "units/s". Empty for none.
[[nodiscard]] std::string unitOf(Quantity quantity, const Project& project);

/// A name with the unit behind it, if there is one: "Speed Prey, mean (units/s)".
[[nodiscard]] std::string withUnit(const std::string& name, const std::string& unit);

} // namespace tiller
