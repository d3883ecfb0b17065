#include "core/model/sweep.h"

#include "core/base/number_text.h"
#include "core/base/random.h"
#include "core/model/agent_type.h"
#include "core/model/check.h"
#include "core/model/overrides.h"
#include "core/model/registry.h"
#include "core/nodes/describe.h"
#include "core/scene/geometry_settings.h"

#include <algorithm>
#include <array>
#include <bit>
#include <charconv>
#include <cmath>
#include <set>

namespace tiller {

namespace {

Problem sweepProblem(std::string text) {
    return Problem{.text = std::move(text)};
}

/// A number of a range, without the last digits of rounding: 0.3 and not 0.30000000000000004.
std::string roundedText(double number) {
    std::array<char, 64> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number,
                                   std::chars_format::general, 12);
    return toText(parseNumber({digits.data(), end.ptr}).value_or(number));
}

/// The values of `A..B in N`.
Result<std::vector<std::string>> readRange(std::string_view text) {
    const std::size_t dots = text.find("..");
    const std::size_t in = text.rfind(" in ");
    const auto from = parseNumber(trimmed(text.substr(0, dots)));
    const auto to = in == std::string_view::npos
                        ? std::nullopt
                        : parseNumber(trimmed(text.substr(dots + 2, in - dots - 2)));
    const auto count =
        in == std::string_view::npos ? std::nullopt : parseNumber(trimmed(text.substr(in + 4)));
    if (!from || !to || !std::isfinite(*to - *from) || !count || *count != std::floor(*count) ||
        *count < 1 || *count > static_cast<double>(maxSweepRuns))
        return sweepProblem(say("\"%1\" is no range. Write FROM..TO in COUNT, as in 1..10 in 4.",
                                {std::string(text)}));
    std::vector<std::string> values;
    for (double i = 0; i < *count; ++i)
        values.push_back(
            roundedText(*count == 1 ? *from : *from + (*to - *from) * i / (*count - 1)));
    return values;
}

std::vector<std::string> readList(std::string_view text) {
    std::vector<std::string> values;
    for (;;) {
        const std::size_t comma = std::min(text.find(','), text.size());
        const std::string_view value = trimmed(text.substr(0, comma));
        const auto number = parseNumber(value);
        values.push_back(number ? toText(*number) : std::string(value));
        if (comma == text.size())
            return values;
        text.remove_prefix(comma + 1);
    }
}

/// The place of each index in the order 0, n/2, n/4, ...: that of the reversed bits.
std::vector<std::size_t> evenRanks(std::size_t count) {
    const int bits = static_cast<int>(std::bit_width(count - 1));
    const auto reversed = [bits](std::size_t index) {
        std::size_t result = 0;
        for (int i = 0; i < bits; ++i)
            result |= (index >> i & 1) << (bits - 1 - i);
        return result;
    };
    std::vector<std::size_t> order(count);
    for (std::size_t i = 0; i < count; ++i)
        order[i] = i;
    std::ranges::sort(order, {}, reversed);
    std::vector<std::size_t> ranks(count);
    for (std::size_t i = 0; i < count; ++i)
        ranks[order[i]] = i;
    return ranks;
}

/// Whether a comes before b along a Z curve: by the highest bit in which any of them differ.
bool isBeforeOnCurve(const std::vector<std::size_t>& a, const std::vector<std::size_t>& b) {
    std::size_t deciding = 0;
    for (std::size_t i = 1; i < a.size(); ++i)
        if (std::bit_width(a[i] ^ b[i]) > std::bit_width(a[deciding] ^ b[deciding]))
            deciding = i;
    return !a.empty() && a[deciding] < b[deciding];
}

/// All combinations, so that each part from the front lies evenly among them.
std::vector<std::size_t> evenOrder(const std::vector<SweptPath>& varied, std::size_t cells) {
    std::vector<std::vector<std::size_t>> ranks;
    for (const SweptPath& each : varied)
        ranks.push_back(evenRanks(each.values.size()));
    std::vector<std::pair<std::vector<std::size_t>, std::size_t>> places(cells);
    for (std::size_t cell = 0; cell < cells; ++cell) {
        places[cell] = {std::vector<std::size_t>(ranks.size()), cell};
        std::size_t rest = cell;
        for (std::size_t i = ranks.size(); i-- > 0; rest /= ranks[i].size())
            places[cell].first[i] = ranks[i][rest % ranks[i].size()];
    }
    std::ranges::sort(
        places, [](const auto& a, const auto& b) { return isBeforeOnCurve(a.first, b.first); });
    std::vector<std::size_t> order;
    for (const auto& place : places)
        order.push_back(place.second);
    return order;
}

/// The problem of what is measured; nothing if the project has it.
std::optional<Problem> measureProblem(const Project& project, const MonitorAnnotation& what) {
    const auto isType = [&](const Id& id) {
        const Node* node = project.node(id);
        return node && node->type == agentTypeId;
    };
    for (const Id& id : {what.of, what.quantity == Quantity::contactsWith ? what.with : what.of})
        if (!isType(id))
            return sweepProblem(say("The measure is about \"%1\", which is not an agent type of "
                                    "this project. Choose another measure.",
                                    {id}));
    if (isAboutNode(what.quantity) && !project.node(what.node))
        return sweepProblem(
            say("The measure is about the node \"%1\", which does not exist. Choose "
                "another measure.",
                {what.node}));
    return {};
}

/// The first problem of a value, tried alone.
std::optional<Problem> problemOfValues(const Project& project,
                                       const std::vector<SweptPath>& varied) {
    for (const SweptPath& each : varied) {
        if (each.path == "world.seed")
            return sweepProblem(say("The seed cannot be varied by a line: each combination has as "
                                    "many seeds as the sweep says."));
        for (const std::string& value : each.values) {
            Project tried = project;
            if (const auto done = applyOverride(tried, each.path + "=" + value); !done)
                return done.problems().front();
            if (const Problems errors = findErrors(tried); !errors.empty())
                return sweepProblem(say("The project does not run with %1=%2: %3",
                                        {each.path, value, errors.front().text}));
        }
    }
    return {};
}

} // namespace

Result<std::vector<SweptPath>> readVaries(std::string_view lines) {
    std::vector<SweptPath> varied;
    for (const std::string_view line : linesOf(lines)) {
        const std::size_t equals = line.find('=');
        if (equals == std::string_view::npos)
            return sweepProblem(say("\"%1\" names no values. Write PATH=VALUES, as in "
                                    "hunter.maxSpeed=1..10 in 4.",
                                    {std::string(line)}));
        SweptPath each{std::string(trimmed(line.substr(0, equals))), {}};
        const std::string_view text = line.substr(equals + 1);
        if (text.find("..") == std::string_view::npos) {
            each.values = readList(text);
        } else {
            Result<std::vector<std::string>> range = readRange(text);
            if (!range)
                return range.problems();
            each.values = std::move(range).value();
        }
        if (std::set(each.values.begin(), each.values.end()).size() != each.values.size())
            return sweepProblem(
                say("\"%1\" names a value twice. Remove one.", {std::string(line)}));
        if (std::ranges::find(varied, each.path, &SweptPath::path) != varied.end())
            return sweepProblem(say("\"%1\" has two lines. Remove one.", {each.path}));
        varied.push_back(std::move(each));
    }
    return varied;
}

std::size_t SweepPlan::cells() const {
    std::size_t count = 1;
    for (const SweptPath& each : varied)
        count *= each.values.size();
    return count;
}

std::vector<std::string> SweepPlan::valuesOf(std::size_t cell) const {
    std::vector<std::string> values(varied.size());
    for (std::size_t i = varied.size(); i-- > 0; cell /= varied[i].values.size())
        values[i] = varied[i].values[cell % varied[i].values.size()];
    return values;
}

Result<SweepPlan> planSweep(const Project& project, const SweepAnnotation& sweep) {
    Result<std::vector<SweptPath>> varied = readVaries(sweep.varies);
    if (!varied)
        return varied.problems();
    SweepPlan plan{sweep, std::move(varied).value(), {}};
    plan.sweep.results.clear();
    double runs = sweep.seeds;
    for (const SweptPath& each : plan.varied)
        runs *= static_cast<double>(each.values.size());
    if (runs > static_cast<double>(maxSweepRuns))
        return sweepProblem(
            say("These are %1 runs; at most %2 are possible. Take fewer values or seeds.",
                {toText(runs), std::to_string(maxSweepRuns)}));
    if (auto problem = measureProblem(project, sweep.what))
        return *problem;
    if (auto problem = problemOfValues(project, plan.varied))
        return *problem;
    const auto firstSeed = static_cast<std::uint64_t>(project.worldNumber("seed"));
    const std::vector<std::size_t> order = evenOrder(plan.varied, plan.cells());
    for (std::uint64_t i = 0; i < static_cast<std::uint64_t>(sweep.seeds); ++i)
        for (const std::size_t cell : order) {
            SweepRun run{.id = {}, .cell = cell, .seed = (firstSeed + i) & ((1ULL << 53) - 1)};
            run.id = toHex(hashOf(overridesOf(plan, run)));
            plan.runs.push_back(std::move(run));
        }
    return plan;
}

std::string overridesOf(const SweepPlan& plan, const SweepRun& run) {
    std::string lines;
    const std::vector<std::string> values = plan.valuesOf(run.cell);
    for (std::size_t i = 0; i < values.size(); ++i)
        lines += plan.varied[i].path + "=" + values[i] + "\n";
    return lines + "world.seed=" + std::to_string(run.seed) + "\n";
}

Project withoutSwept(Project project, const std::vector<SweptPath>& varied) {
    for (const SweptPath& each : varied) {
        const std::size_t dot = each.path.rfind('.');
        const std::string id = each.path.substr(0, dot);
        std::string neutral = "1"; // of a weight
        if (dot == std::string::npos) {
            const Parameter* parameter = project.parameter(id);
            neutral = parameter ? toText(parameter->min) : "";
        } else if (const Description* type = descriptionOf(project, id)) {
            const Setting* setting = type->setting(each.path.substr(dot + 1));
            const double* number = setting ? std::get_if<double>(&setting->initial) : nullptr;
            neutral = number ? toText(*number) : "false";
        }
        // A value that the project does not take leaves its own.
        (void)applyOverride(project, each.path + "=" + neutral);
    }
    (void)applyOverride(project, "world.seed=0");
    return project;
}

namespace {

constexpr double mostSeeds = 10'000;
constexpr double mostTicks = 1e9;
constexpr double mostLimit = 1e12;

/// The settings of the measure, as those of the sweep.
std::vector<Setting> measureSettings(const Description& monitor) {
    std::vector<Setting> settings;
    for (Setting setting : monitor.settings) {
        if (setting.id == "seconds" || setting.id == "shownIn" || setting.id == "over" ||
            setting.id.starts_with("colors"))
            continue;
        if (setting.id == "quantity")
            setting.help = "The number that it measures.";
        setting.store = [store = setting.store](void* to, const Value& value) {
            store(&static_cast<SweepAnnotation*>(to)->what, value);
        };
        setting.load = [load = setting.load](const void* from) {
            return load(&static_cast<const SweepAnnotation*>(from)->what);
        };
        settings.push_back(std::move(setting));
    }
    return settings;
}

std::vector<Setting> takeSettings() {
    using Sweep = SweepAnnotation;
    const Setting take =
        choiceSetting(&Sweep::take, "take", "Take", "Which number of a run counts.",
                      {{"end", "At the end", "The number after the last tick."},
                       {"mean", "Mean over time", "The mean of the numbers of all ticks."},
                       {"first-at-least", "First time at least",
                        "The time when the number is first at least the limit."},
                       {"first-at-most", "First time at most",
                        "The time when the number is first at most the limit."}});
    return {take, optional(onlyWhen(numberSetting(&Sweep::limit, "limit", "Limit",
                                                  "The number that the measure reaches.",
                                                  Unit::none, {-mostLimit, mostLimit, 100}),
                                    "take", "first-at-least", {"first-at-most"}))};
}

} // namespace

Description describeSweep(const Description& monitor) {
    using Sweep = SweepAnnotation;
    return {.id = "sweep",
            .title = "Sweep",
            .help = "Runs with other values and seeds, and one number measured of each.",
            .settings = joined(
                {{textSetting(&Sweep::varies, "varies", "Varies",
                              "One line per setting, weight or parameter as PATH=VALUES, such as "
                              "hunter.maxSpeed=1..10 in 4 or wander-to-steering.weight=0.5, 1, 2.",
                              true),
                  wholeSetting(&Sweep::seeds, "seeds", "Seeds",
                               "How many runs each combination has.", {1, mostSeeds, mostSeeds}),
                  wholeSetting(&Sweep::ticks, "ticks", "Ticks", "The length of each run.",
                               {1, mostTicks, mostTicks})},
                 measureSettings(monitor),
                 takeSettings(),
                 {optional(textSetting(&Sweep::fingerprint, "fingerprint", "Fingerprint",
                                       "Of the project that the results belong to.", true)),
                  optional(textSetting(&Sweep::results, "results", "Results",
                                       "One line per run: its id, its number, the hash of its end.",
                                       true))}})};
}

SweepAnnotation sweepOf(const Annotation& annotation) {
    return settingsOf<SweepAnnotation>(annotation);
}

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
        constexpr double safeToSquare = 1e100;
        const double size = std::abs(*std::ranges::max_element(
            each.values, {}, [](double value) { return std::abs(value); }));
        const double unit = size > safeToSquare ? size : 1;
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
