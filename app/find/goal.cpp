#include "app/find/goal.h"

#include "core/sim/measure.h"

#include <algorithm>
#include <cmath>

namespace tiller {

namespace {

constexpr double worst = 1000; // of a run without a number

} // namespace

GoalScale::GoalScale(std::vector<Goal> goals, double runSeconds,
                     const std::vector<GoalNumbers>& asItIs)
    : m_goals(std::move(goals)), m_runSeconds(runSeconds) {
    for (std::size_t goal = 0; goal < m_goals.size(); ++goal) {
        double sum = 0;
        double count = 0;
        for (const GoalNumbers& run : asItIs)
            if (const auto loss = lossOf(goal, run)) {
                sum += *loss;
                ++count;
            }
        const double mean = count > 0 ? sum / count : 0;
        const double other = std::abs(m_goals[goal].target); // the project meets the goal already
        m_means.push_back(mean);
        m_scales.push_back(mean != 0 ? std::abs(mean) : other != 0 ? other : 1);
    }
}

std::optional<double> GoalScale::lossOf(std::size_t goal, const GoalNumbers& numbers) const {
    const Goal& each = m_goals[goal];
    const bool isTime = each.take == SweepTake::firstAtLeast || each.take == SweepTake::firstAtMost;
    std::optional<double> number = numbers[goal];
    if (!number && isTime)
        number = m_runSeconds;
    if (!number)
        return {};
    return each.wish == Wish::less   ? *number
           : each.wish == Wish::more ? -*number
                                     : std::abs(*number - each.target);
}

double GoalScale::scoreOf(const GoalNumbers& numbers) const {
    double sum = 0;
    double weights = 0;
    for (std::size_t goal = 0; goal < m_goals.size(); ++goal) {
        const auto loss = lossOf(goal, numbers);
        if (!loss)
            return worst;
        sum += m_goals[goal].weight * (1 + (*loss - m_means[goal]) / m_scales[goal]);
        weights += m_goals[goal].weight;
    }
    return std::min(sum / weights, worst);
}

bool GoalScale::isPerfect(const std::vector<GoalNumbers>& runs) const {
    for (std::size_t goal = 0; goal < m_goals.size(); ++goal) {
        const Goal& each = m_goals[goal];
        // A distance from a number and a count have a smallest value: 0.
        const bool hasLeast =
            each.wish == Wish::target ||
            (each.wish == Wish::less && each.take != SweepTake::firstAtLeast &&
             each.take != SweepTake::firstAtMost && isCounted(each.what.quantity));
        for (const GoalNumbers& run : runs)
            if (!hasLeast || lossOf(goal, run) != 0.0)
                return false;
    }
    return true;
}

} // namespace tiller
