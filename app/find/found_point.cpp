#include "app/find/find_values.h"

#include <cmath>

namespace tiller {

namespace {

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

} // namespace tiller
