#pragma once

#include "core/base/platform.h"
#include "core/base/result.h"
#include "core/io/files.h"
#include "core/model/sweep.h"

#include <filesystem>

/// Files of sweeps: the plan, the results of its runs, and the table of all results.
namespace tiller {

struct LoadedSweep {
    Project project; ///< without layout, annotations and notes
    SweepPlan plan;
};

/// The plan as JSON, `"format": "tiller-sweep", "version": 1`: the project, the sweep, and all runs
/// with their ids in the order of the plan. It needs no other file.
[[nodiscard]] std::string writeSweepPlan(const Project& project, const SweepPlan& plan);
/// Refuses a plan whose runs are not those of its sweep.
[[nodiscard]] Result<LoadedSweep> readSweepPlan(std::string_view text);

/// Hex digits that change with everything that results depend on, except for the varied values and
/// the seed: these are in the ids of the runs.
[[nodiscard]] std::string sweepFingerprint(const Project& project, const SweepPlan& plan);

/// The results that a sweep of this project keeps; none if they belong to another project.
[[nodiscard]] SweepResults keptResults(const Project& project, const SweepPlan& plan,
                                       const SweepAnnotation& sweep);

/// The folder beside a plan, with a small file for each run that has ended.
class SweepFolder {
public:
    SweepFolder(const FilePath& plan, std::string fingerprint);

    /// The results of this plan; files of other plans are left out.
    [[nodiscard]] SweepResults read(const SweepPlan& plan) const;
    /// Nothing if the run has no whole file.
    [[nodiscard]] std::optional<SweepResult> find(const SweepRun& run) const;
    /// Makes the folder if it does not exist.
    [[nodiscard]] Result<Done> make() const;
    /// Writes the file beside, and renames it.
    [[nodiscard]] Result<Done> write(const SweepRun& run, const SweepResult& result) const;

    [[nodiscard]] const std::filesystem::path& path() const { return m_path; }

private:
    std::filesystem::path m_path;
    std::string m_fingerprint;
};

/// A tidy table, as CSV: run,PATH,...,seed,value,hash. The order of rows is that of the values,
/// then of the seeds, whatever the order of the runs was. Runs without a result have no row. A
/// rounded table is for people: it has no ids and no hashes.
[[nodiscard]] std::string writeSweepTable(const SweepPlan& plan, const SweepResults& results,
                                          const TableForm& form = {});

/// A row for each combination: PATH,...,runs,mean,spread.
[[nodiscard]] std::string writeSweepMeans(const SweepPlan& plan, const SweepResults& results,
                                          const TableForm& form = {});

} // namespace tiller
