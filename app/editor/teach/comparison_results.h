#pragma once

#include <QVariantList>

namespace tiller {

class SimulationController;

/// What both runs of a comparison have measured by now: {name, now, variant, difference, isEvent}
/// in words for each plot and counter of the project that both have. A project that measures
/// nothing compares its contacts. Below them come the first events of both runs.
[[nodiscard]] QVariantList comparedResults(SimulationController& now,
                                           SimulationController& variant);

} // namespace tiller
