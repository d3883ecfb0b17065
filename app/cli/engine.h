#pragma once

#include "app/cli/commands.h"
#include "core/sim/options.h"

#include <optional>

namespace tiller::cli {

/// The instruction sets, in the order of Simd: scalar, avx2, avx512, neon.
[[nodiscard]] std::vector<std::string> simdNames();

[[nodiscard]] std::string toString(Simd simd);

/// Chooses the instruction set, for the whole process, and returns the other options. Nothing if
/// this machine does not have the set; standard error says so.
[[nodiscard]] std::optional<SimulationOptions> engineOf(const EngineOptions& options);

} // namespace tiller::cli
