#pragma once

#include "core/base/result.h"
#include "core/model/annotations.h"

#include <cstdint>
#include <map>
#include <optional>

/// Sweeps: many runs of a project with other values and seeds, and one number measured of each.
namespace tiller {

/// Which number of a run counts.
enum class SweepTake {
    end,          ///< the measure at the end
    mean,         ///< its mean over all ticks that have one
    firstAtLeast, ///< when it is first at least `limit`, in seconds of watching
    firstAtMost   ///< when it is first at most `limit`
};

/// Runs over all combinations of values and seeds, with their results. Its name is the title.
struct SweepAnnotation {
    std::string varies;     ///< lines of PATH=VALUES: see readVaries; the paths are of overrides.h
    double seeds = 5;       ///< how many runs each combination has; they begin at the world's seed
    double ticks = 3600;    ///< of each run
    MonitorAnnotation what; ///< the measure; its `seconds` and `shownIn` mean nothing here
    SweepTake take = SweepTake::end;
    double limit = 1;
    std::string fingerprint = {}; ///< of what the results belong to: see sweepFingerprint
    std::string results = {};     ///< see readSweepResults

    bool operator==(const SweepAnnotation&) const = default;
};

/// @param monitor the type whose settings say what is measured
[[nodiscard]] Description describeSweep(const Description& monitor);

/// @pre its type is `sweep`
[[nodiscard]] SweepAnnotation sweepOf(const Annotation& annotation);

/// A setting, weight or parameter, and the values that it takes.
struct SweptPath {
    std::string path;
    std::vector<std::string> values; ///< as in overrides

    bool operator==(const SweptPath&) const = default;
};

/// Reads lines of PATH=VALUES. VALUES is a list, `1, 2, 5`, or a range with a number of values,
/// `1..10 in 4`. Refuses values that are named twice.
[[nodiscard]] Result<std::vector<SweptPath>> readVaries(std::string_view lines);

struct SweepRun {
    std::string id;       ///< 16 hex digits; depends on paths, values and seed alone
    std::size_t cell = 0; ///< which combination, in the order of the values, the last fastest
    std::uint64_t seed = 0;
};

inline constexpr std::size_t maxSweepRuns = 100'000;

/// All runs of a sweep. Every part from the front has each combination as often as any other,
/// within one; and the first combinations lie evenly among all.
struct SweepPlan {
    SweepAnnotation sweep; ///< without results
    std::vector<SweptPath> varied;
    std::vector<SweepRun> runs;

    [[nodiscard]] std::size_t cells() const;
    /// The values of a combination, in the order of `varied`.
    [[nodiscard]] std::vector<std::string> valuesOf(std::size_t cell) const;
};

/// Refuses values that the project does not take, a measure that it does not have, and too many
/// runs.
[[nodiscard]] Result<SweepPlan> planSweep(const Project& project, const SweepAnnotation& sweep);

/// The changes of a run as overrides, a line each.
[[nodiscard]] std::string overridesOf(const SweepPlan& plan, const SweepRun& run);

/// A project in which swept settings have values that do not depend on its own: two projects that
/// differ in these alone have the same results.
[[nodiscard]] Project withoutSwept(Project project, const std::vector<SweptPath>& varied);

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
