#pragma once

#include <QVariantList>

namespace tiller {

class SimulationController;

/// What both runs of a comparison have measured by now: {name, now, variant, difference} in words
/// for each plot and counter of the project that both have. A project that measures nothing
/// compares its contacts.
[[nodiscard]] QVariantList comparedResults(const SimulationController& now,
                                           const SimulationController& variant);

} // namespace tiller
