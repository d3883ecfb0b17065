#include "core/model/sweep_results.h"

#include "core/base/hex.h"
#include "core/model/overrides.h"

#include <algorithm>
#include <cmath>

namespace tiller {

SweepResults readSweepResults(std::string_view lines) {
    SweepResults results;
    for (const std::string_view line : linesOf(lines)) {
        const std::size_t first = line.find(' ');
        const std::size_t last = line.rfind(' ');
        if (first == std::string_view::npos || first == last)
            continue;
        const std::string_view value = line.substr(first + 1, last - first - 1);
        const auto number = parseNumber(value);
        const auto hash = parseHex(line.substr(last + 1));
        if (first == 16 && hash && (number || value == "-"))
            results[std::string(line.substr(0, first))] = {number, *hash};
    }
    return results;
}

std::string writeSweepResults(const SweepResults& results) {
    std::string lines;
    for (const auto& [id, result] : results)
        lines += (lines.empty() ? "" : "\n") + id + " " +
                 (result.value ? toText(*result.value) : "-") + " " + toHex(result.hash);
    return lines;
}

std::vector<SweepSummary> summarize(const SweepPlan& plan, const SweepResults& results) {
    std::vector<SweepSummary> summaries(plan.cells());
    for (const SweepRun& run : plan.runs) {
        const auto found = results.find(run.id);
        if (found == results.end())
            continue;
        SweepSummary& summary = summaries[run.cell];
        ++summary.done;
        if (found->second.value)
            summary.values.push_back(*found->second.value);
    }
    for (SweepSummary& each : summaries) {
        if (each.values.empty())
            continue;
        const auto count = static_cast<double>(each.values.size());
        // Sums and squares of huge values are beyond doubles: those are counted in their size.
        constexpr double huge = 1e100;
        const double largest = std::abs(*std::ranges::max_element(
            each.values, {}, [](double value) { return std::abs(value); }));
        const double unit = largest > huge ? largest : 1;
        double sum = 0;
        for (const double value : each.values)
            sum += value / unit;
        const double mean = sum / count;
        double squares = 0;
        for (const double value : each.values)
            squares += (value / unit - mean) * (value / unit - mean);
        each.mean = mean * unit;
        each.spread = std::sqrt(squares / count) * unit;
    }
    return summaries;
}

} // namespace tiller
