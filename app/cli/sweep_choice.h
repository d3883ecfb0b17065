#pragma once

#include "app/cli/commands.h"
#include "core/base/result.h"
#include "core/model/sweep.h"

namespace tiller::cli {

/// The sweep of a call: one of the project's with the changes of the options, or a new one. The
/// problem of the options is a sentence.
[[nodiscard]] Result<SweepAnnotation> chooseSweep(const Project& project,
                                                  const SweepOptions& options);

/// A measure: the id or the name of a plot of the project, or settings of a plot as in
/// quantity=count,of=prey. The problem is a sentence that begins with the option.
[[nodiscard]] Result<MonitorAnnotation>
readMeasure(const Project& project, const std::string& option, const std::string& text);

} // namespace tiller::cli
