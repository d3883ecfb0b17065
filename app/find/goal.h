#pragma once

#include "core/model/sweep.h"

/// Goals of a search for values.
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

} // namespace tiller
