#pragma once

#include "core/model/sweep.h"

#include <functional>

namespace tiller {

/// What a goal wants its number to be.
enum class Wish { less, more, target };

/// A number of a run, measured as a sweep does, and what it should be.
struct Goal {
    MonitorAnnotation what;
    SweepTake take = SweepTake::end;
    double limit = 1; ///< of `take`
    Wish wish = Wish::less;
    double target = 0; ///< of `target`
    double weight = 1; ///< how much it counts beside the others, above 0

    bool operator==(const Goal&) const = default;
};

/// The numbers of a run, one for each goal. Nothing: the run had no such number.
using GoalNumbers = std::vector<std::optional<double>>;

/// Scores runs by goals. The score of the project as it is has the mean 1; a smaller score is
/// better. Each goal is measured in parts of the project's own number, so that seconds and contacts
/// can be added.
class GoalScale {
public:
    /// @param asItIs the numbers of the project's own runs
    GoalScale(std::vector<Goal> goals, double runSeconds, const std::vector<GoalNumbers>& asItIs);

    /// The weighted mean over all goals. A time that was not reached counts as the length of the
    /// run. Any other missing number makes the run as bad as can be: 1000.
    [[nodiscard]] double scoreOf(const GoalNumbers& numbers) const;

    /// Whether no score can be smaller.
    [[nodiscard]] bool isPerfect(const std::vector<GoalNumbers>& runs) const;

private:
    /// The part of a number that should be small.
    [[nodiscard]] std::optional<double> lossOf(std::size_t goal, const GoalNumbers& numbers) const;

    std::vector<Goal> m_goals;
    double m_runSeconds;
    std::vector<double> m_means;
    std::vector<double> m_scales;
};

/// A number of the project that a search may change: a setting, a weight or a parameter.
struct FreeValue {
    std::string path; ///< as in overrides
    double from = 0;
    double to = 1;

    bool operator==(const FreeValue&) const = default;
};

/// Reads PATH=FROM..TO.
[[nodiscard]] Result<FreeValue> readFreeValue(std::string_view text);

/// A search for values that meet goals better than the project does.
struct FindTask {
    std::vector<FreeValue> free;
    std::vector<Goal> goals;
    double seeds = 8; ///< runs of each point, from the world's seed on
    double ticks = 3600;
    /// @name When the search ends, whichever comes first; 0: no such limit
    /// @{
    std::size_t evaluations = 0; ///< of points; alone it makes the search deterministic
    double seconds = 0;          ///< without pauses, and without the comparison at the end
    /// @}

    bool operator==(const FindTask&) const = default;
};

inline constexpr std::size_t mostFreeValues = 20;

/// Refuses a search that could not begin: values or goals that the project does not take, bounds in
/// the wrong order, no limit.
[[nodiscard]] Result<Done> checkTask(const Project& project, const FindTask& task);

/// The free values as the project has them. @pre checkTask takes the task
[[nodiscard]] std::vector<double> ownValues(const Project& project, const FindTask& task);

/// Some values, and what runs with them have measured, one run per seed.
struct FoundPoint {
    std::vector<double> values; ///< in the order of FindTask::free; empty: the project as it is
    std::vector<GoalNumbers> runs;
    std::vector<double> scores; ///< of the runs: see GoalScale

    [[nodiscard]] double score() const; ///< the mean
    [[nodiscard]] double spread() const;
};

/// The mean of a goal over the seeds, and its standard deviation; nothing if no run has a number.
struct GoalMean {
    double mean = 0;
    double spread = 0;
};
[[nodiscard]] std::optional<GoalMean> meanOf(const FoundPoint& point, std::size_t goal);

/// How a point compares with the project as it is, run by run with the same seeds.
enum class Verdict {
    better, ///< its score is smaller by more than 2.5 standard errors
    same,   ///< no such difference
    worse
};
[[nodiscard]] Verdict compareScores(const FoundPoint& point, const FoundPoint& asItIs);

/// A point of the search, and what it gives with seeds that the search has not seen.
struct FoundValues {
    FoundPoint searched;
    FoundPoint fresh; ///< no runs: the search was stopped before
};

struct FindReport {
    std::vector<FoundPoint> evaluations; ///< in their order; the first is the project as it is
    FoundPoint asItIs;                   ///< with fresh seeds; no runs: stopped before
    /// The best five of the search, best first. They differ by at least a twentieth of a range.
    std::vector<FoundValues> best;
    bool isPerfect = false; ///< a point met all goals, so the search ended

    [[nodiscard]] bool isCompared() const { return !asItIs.runs.empty(); }
};

/// What happens while a search goes on. All are called by the thread that searches, except goesOn.
struct FindRunning {
    unsigned threads = 0;                               ///< 0: as many as the machine has cores
    std::function<bool()> goesOn = [] { return true; }; ///< before each tick, by any thread
    std::function<void()> wait = [] {};                 ///< before each point; may pause
    std::function<void(const FoundPoint&)> evaluated = [](auto&) {}; ///< after each point
    std::function<void()> comparing = [] {};                         ///< the fresh seeds begin
};

/// Searches with NLopt: the first half of the budget everywhere (DIRECT-L), the second half around
/// the best points (Subplex). Then it runs the best with fresh seeds, twice as many and at
/// least 10. The same task without a limit of seconds gives the same report, whatever the number of
/// threads.
[[nodiscard]] FindReport findValues(const Project& project, const FindTask& task,
                                    const FindRunning& how);

/// Values as overrides, a line each. @p values are those of a point
[[nodiscard]] std::string overridesOf(const FindTask& task, const std::vector<double>& values);

} // namespace tiller
