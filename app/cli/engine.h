#pragma once

#include "app/cli/commands.h"
#include "core/sim/options.h"

#include <optional>

namespace tiller::cli {

/// Chooses the vectors, and gives the rest; says what this machine does not have.
[[nodiscard]] std::optional<SimulationOptions> engineOf(const EngineOptions& options);

[[nodiscard]] std::string toString(Simd simd);

} // namespace tiller::cli
