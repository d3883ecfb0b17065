#pragma once

#include "core/nodes/node_type.h"

/// Lines that the formulas of several behaviors share.
namespace tiller {

/// The force that seeks a place.
[[nodiscard]] std::vector<FormulaStep> seekSteps(const std::string& place);

/// The force that flees a place within `radius`.
[[nodiscard]] std::vector<FormulaStep> fleeSteps(const std::string& place);

/// `share`, how much of the speed is left at a distance within `slowingRadius`. @param when also
/// has to hold
[[nodiscard]] std::vector<FormulaStep> slowingSteps(const std::string& distance,
                                                    const std::string& when = {});

/// The force that arrives at `place`, with `slowingRadius`. @param force the symbol of the force
[[nodiscard]] std::vector<FormulaStep> arriveSteps(const std::string& force = "force");

/// The force along a direction whose length, up to 1, is the strength. @param force its symbol
[[nodiscard]] std::vector<FormulaStep> pushSteps(const std::string& direction,
                                                 const std::string& force = "force");

/// T and `place`, where the target will be after it. @param target the symbol of its place
/// @param velocity the symbol of its velocity
[[nodiscard]] std::vector<FormulaStep> predictionSteps(const std::string& target,
                                                       const std::string& velocity);

} // namespace tiller
