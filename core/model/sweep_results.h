#pragma once

#include "core/model/sweep.h"

#include <cstdint>
#include <map>

namespace tiller {

/// What was measured of a run.
struct SweepResult {
    std::optional<double> value = {}; ///< nothing: the run had no such number
    std::uint64_t hash = 0;           ///< of the state at the end

    bool operator==(const SweepResult&) const = default;
};
using SweepResults = std::map<std::string, SweepResult>; ///< by the id of the run

/// A line for each: ID VALUE HASH, where a missing value is -. Other lines are left out.
[[nodiscard]] SweepResults readSweepResults(std::string_view lines);
[[nodiscard]] std::string writeSweepResults(const SweepResults& results);

/// The results of one combination over its seeds.
struct SweepSummary {
    std::size_t done = 0; ///< runs that have ended
    std::vector<double> values = {};
    std::optional<double> mean = {};
    double spread = 0; ///< the standard deviation over the seeds
};
/// For each combination, in its order.
[[nodiscard]] std::vector<SweepSummary> summarize(const SweepPlan& plan,
                                                  const SweepResults& results);

} // namespace tiller
