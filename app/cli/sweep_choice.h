#pragma once

#include "core/base/result.h"
#include "core/model/sweep.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace tiller::cli {

struct SweepOptions {
    std::string action; ///< plan, run, merge, show or submit
    std::string file;   ///< a project, or a plan
    std::string sweep;  ///< the id or the name of one of the project's sweeps; empty: the only one
    std::vector<std::string> vary; ///< PATH=VALUES
    std::optional<std::uint64_t> seeds;
    std::optional<std::uint64_t> ticks;
    std::string measure; ///< the id or the name of a plot, or SETTING=VALUE,...
    std::string take;
    std::string limit;
    std::string output; ///< a file, or - for standard output
    std::string chunk;  ///< I/N; empty: all runs
    unsigned threads = 0;
    std::string engine; ///< slurm or parallel
    std::uint64_t chunks = 0;
};

inline const std::vector<std::string> sweepTakeNames{"end", "mean", "first-at-least",
                                                     "first-at-most"}; ///< as SweepTake

[[nodiscard]] std::optional<SweepTake> sweepTakeNamed(const std::string& name);

/// The sweep of a call: one of the project's with the changes of the options, or a new one. The
/// problem of the options is a sentence.
[[nodiscard]] Result<SweepAnnotation> chooseSweep(const Project& project,
                                                  const SweepOptions& options);

/// A measure: the id or the name of a plot of the project, or settings of a plot as in
/// quantity=count,of=prey. The problem is a sentence that begins with the option.
[[nodiscard]] Result<MonitorAnnotation>
readMeasure(const Project& project, const std::string& option, const std::string& text);

} // namespace tiller::cli
