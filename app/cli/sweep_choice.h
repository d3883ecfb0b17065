#pragma once

#include "app/cli/commands.h"
#include "core/base/result.h"
#include "core/model/sweep.h"

namespace tiller::cli {

/// The sweep of a call: one of the project's with the changes of the options, or a new one. The
/// problem of the options is a sentence.
[[nodiscard]] Result<SweepAnnotation> chooseSweep(const Project& project,
                                                  const SweepOptions& options);

} // namespace tiller::cli
