#include "app/find/find_values.h"
#include "core/base/number_text.h"
#include "core/model/overrides.h"
#include "core/model/parameters.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace tiller {

namespace {

constexpr double worst = 1000; // the score of a run without a number

Problem taskProblem(std::string text) {
    return Problem{.text = std::move(text)};
}

/// Whether the project takes both ends: a sweep of them is planned.
std::optional<Problem> problemOfValue(const Project& project, const FreeValue& value,
                                      const MonitorAnnotation& what) {
    if (!std::isfinite(value.from) || !std::isfinite(value.to) || !(value.from < value.to))
        return taskProblem(say("\"%1\" has no range from %2 to %3. Write the smaller number first.",
                               {value.path, toText(value.from), toText(value.to)}));
    const auto plan = planSweep(
        project, {.varies = value.path + "=" + toText(value.from) + ", " + toText(value.to),
                  .seeds = 1,
                  .what = what});
    return plan ? std::nullopt : std::optional(plan.problems().front());
}

constexpr double clearly = 2.5; // standard errors: by chance in about 2 of 100 cases, with 16 seeds

double meanOfAll(const std::vector<double>& numbers) {
    double sum = 0;
    for (const double each : numbers)
        sum += each;
    return sum / static_cast<double>(numbers.size());
}

double squaresAround(const std::vector<double>& numbers, double mean) {
    double squares = 0;
    for (const double each : numbers)
        squares += (each - mean) * (each - mean);
    return squares;
}

double spreadOf(const std::vector<double>& numbers) {
    const double mean = meanOfAll(numbers);
    return std::sqrt(squaresAround(numbers, mean) / static_cast<double>(numbers.size()));
}

} // namespace

Result<FreeValue> readFreeValue(std::string_view text) {
    const std::size_t equals = std::min(text.find('='), text.size());
    const std::size_t dots = text.find("..", equals);
    const auto from = dots == std::string_view::npos
                          ? std::nullopt
                          : parseNumber(trimmed(text.substr(equals + 1, dots - equals - 1)));
    const auto to =
        dots == std::string_view::npos ? std::nullopt : parseNumber(trimmed(text.substr(dots + 2)));
    if (!from || !to)
        return taskProblem(
            say("\"%1\" is no range. Write PATH=FROM..TO, as in hunter.maxSpeed=60..150.",
                {std::string(text)}));
    return FreeValue{std::string(trimmed(text.substr(0, equals))), *from, *to};
}

Result<Done> checkTask(const Project& project, const FindTask& task) {
    if (task.goals.empty())
        return taskProblem(
            say("The search has no goal. Say what should be small, large or near a number."));
    if (task.free.empty() || task.free.size() > mostFreeValues)
        return taskProblem(say("A search changes 1 to %1 values; this one has %2.",
                               {std::to_string(mostFreeValues), std::to_string(task.free.size())}));
    if (task.evaluations == 0 && !(task.seconds > 0))
        return taskProblem(
            say("The search would not end. Give it a number of seconds or of points."));
    if (!(task.seeds >= 1) || !(task.ticks >= 1))
        return taskProblem(say("A search needs at least one seed and one tick."));
    for (const Goal& each : task.goals) {
        if (!(each.weight > 0) || !std::isfinite(each.weight))
            return taskProblem(say("The weight of a goal must be above 0."));
        if (const auto plan = planSweep(project, {.varies = {}, .seeds = 1, .what = each.what});
            !plan)
            return plan.problems();
    }
    std::set<std::string> paths;
    for (const FreeValue& each : task.free) {
        if (!paths.insert(each.path).second)
            return taskProblem(say("\"%1\" has two ranges. Remove one.", {each.path}));
        if (auto problem = problemOfValue(project, each, task.goals.front().what))
            return *problem;
    }
    return Done();
}

std::string overridesOf(const FindTask& task, const std::vector<double>& values) {
    std::string lines;
    for (std::size_t i = 0; i < values.size(); ++i)
        lines += task.free[i].path + "=" + toText(values[i]) + "\n";
    return lines;
}

double FoundPoint::score() const {
    return meanOfAll(scores);
}

double FoundPoint::spread() const {
    return spreadOf(scores);
}

std::optional<GoalMean> meanOf(const FoundPoint& point, std::size_t goal) {
    std::vector<double> numbers;
    for (const GoalNumbers& run : point.runs)
        if (run[goal])
            numbers.push_back(*run[goal]);
    if (numbers.empty())
        return {};
    return GoalMean{meanOfAll(numbers), spreadOf(numbers)};
}

Verdict compareScores(const FoundPoint& point, const FoundPoint& asItIs) {
    std::vector<double> gains;
    for (std::size_t i = 0; i < point.scores.size(); ++i)
        gains.push_back(asItIs.scores[i] - point.scores[i]);
    const double mean = meanOfAll(gains);
    const auto count = static_cast<double>(gains.size());
    const double error =
        count > 1 ? std::sqrt(squaresAround(gains, mean) / (count - 1) / count) : INFINITY;
    if (std::abs(mean) <= clearly * error || mean == 0)
        return Verdict::same;
    return mean > 0 ? Verdict::better : Verdict::worse;
}

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
