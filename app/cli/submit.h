#pragma once

#include "app/cli/commands.h"

namespace tiller::cli {

/// Hands the runs of a plan over to Slurm or GNU parallel, and becomes their program. Returns the
/// exit code only if that fails.
/// @param folder that has the results
[[nodiscard]] int submitSweep(const SweepOptions& options, const std::string& folder);

} // namespace tiller::cli
