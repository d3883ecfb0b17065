#include "app/find/find_values.h"

#include "core/model/overrides.h"
#include "core/model/parameters.h"
#include "core/sim/inputs.h"
#include "core/sim/sweep_run.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <map>
#include <nlopt.hpp>

namespace tiller {

namespace {

using Clock = std::chrono::steady_clock;

constexpr std::size_t mostBest = 5;
constexpr double leastFresh = 10;
constexpr double leastDifference = 0.05; // of a range, between two of the best
constexpr double firstStep = 0.15;       // of a range, around a good point
constexpr double lastStep = 1e-3;
constexpr int repeatsPerPoint = 50; // the optimizer asks again for points that rounding made equal

/// The setting that a path names; of a parameter, the first that it drives.
SettingRef refOf(const Project& project, const std::string& path) {
    if (const Parameter* parameter = project.parameter(path))
        return parameter->drives.empty() ? SettingRef() : parameter->drives.front();
    const std::size_t dot = path.rfind('.');
    return dot == std::string::npos ? SettingRef()
                                    : SettingRef{path.substr(0, dot), path.substr(dot + 1)};
}

/// A free value as the optimizer sees it: 0 to 1.
class Axis {
public:
    Axis(const Project& project, FreeValue value) : m_value(std::move(value)) {
        const auto what = findDrivable(project, refOf(project, m_value.path));
        if (what && what->setting->kind == SettingKind::integer)
            m_perUnit = 1;
        else // numbers that people can read: hundreds of them over the range
            m_perUnit = std::pow(10, std::ceil(std::log10(200 / (m_value.to - m_value.from))));
    }

    [[nodiscard]] double valueAt(double share) const {
        const double value = m_value.from + share * (m_value.to - m_value.from);
        const double rounded = m_perUnit >= 1
                                   ? std::round(value * m_perUnit) / m_perUnit
                                   : std::round(value * m_perUnit) * std::round(1 / m_perUnit);
        return std::clamp(rounded, m_value.from, m_value.to);
    }
    [[nodiscard]] double shareOf(double value) const {
        return std::clamp((value - m_value.from) / (m_value.to - m_value.from), 0.0, 1.0);
    }

private:
    FreeValue m_value;
    double m_perUnit;
};

class Search {
public:
    Search(const Project& project, const FindTask& task, const FindRunning& how)
        : m_project(withoutLayout(project)), m_task(task), m_how(how) {
        for (const FreeValue& each : task.free)
            m_axes.emplace_back(project, each);
    }

    FindReport run() {
        FoundPoint asItIs;
        if (!measure(asItIs, 0, m_task.seeds))
            return std::move(m_report);
        const double tps = m_project.worldNumber("ticksPerSecond");
        m_scale.emplace(m_task.goals, m_task.ticks / tps, asItIs.runs);
        add(asItIs);
        searchEverywhere();
        searchAroundTheBest();
        compareBest();
        return std::move(m_report);
    }

private:
    /// Runs a point with some seeds. False if it was stopped.
    bool measure(FoundPoint& point, double firstSeed, double seeds) {
        const auto count = static_cast<std::size_t>(seeds);
        const std::string lines = overridesOf(m_task, point.values);
        const double start = m_project.worldNumber("seed") + firstSeed;
        std::vector<std::optional<GoalNumbers>> runs(count);
        runInThreads(count, m_how.threads, [&](std::size_t i) {
            std::vector<SweepMeasure> measures;
            for (const Goal& each : m_task.goals)
                measures.emplace_back(each.what, each.take, each.limit);
            const auto seed = static_cast<std::uint64_t>(start) + i;
            const std::string changes =
                lines + "world.seed=" + std::to_string(seed & ((1ULL << 53) - 1)) + "\n";
            if (!runMeasured(m_project, changes, static_cast<std::uint64_t>(m_task.ticks), measures,
                             m_how.goesOn))
                return false;
            runs[i].emplace();
            for (const SweepMeasure& each : measures)
                runs[i]->push_back(each.value());
            return true;
        });
        if (!std::ranges::all_of(runs, [](const auto& each) { return each.has_value(); }))
            return false;
        for (auto& each : runs)
            point.runs.push_back(std::move(*each));
        return true;
    }

    void score(FoundPoint& point) const {
        for (const GoalNumbers& run : point.runs)
            point.scores.push_back(m_scale->scoreOf(run));
    }

    void add(FoundPoint point) {
        score(point);
        m_known[point.values] = m_report.evaluations.size();
        m_report.isPerfect = m_report.isPerfect || m_scale->isPerfect(point.runs);
        m_report.evaluations.push_back(std::move(point));
        m_how.evaluated(m_report.evaluations.back());
    }

    /// Whether a part of the budget is spent.
    [[nodiscard]] bool isSpent(double share) const {
        const double done = static_cast<double>(m_report.evaluations.size());
        return m_report.isPerfect || m_isStopped ||
               (m_task.evaluations > 0 &&
                done >= std::ceil(share * static_cast<double>(m_task.evaluations))) ||
               (m_task.seconds > 0 && m_seconds >= share * m_task.seconds);
    }

    [[nodiscard]] std::vector<double> valuesAt(const std::vector<double>& shares) const {
        std::vector<double> values;
        for (std::size_t i = 0; i < shares.size(); ++i)
            values.push_back(m_axes[i].valueAt(shares[i]));
        return values;
    }

    double scoreAt(const std::vector<double>& shares) {
        FoundPoint point{.values = valuesAt(shares), .runs = {}, .scores = {}};
        if (const auto known = m_known.find(point.values); known != m_known.end())
            return m_report.evaluations[known->second].score();
        if (isSpent(m_share))
            throw nlopt::forced_stop();
        m_how.wait();
        const auto start = Clock::now();
        if (!measure(point, 0, m_task.seeds)) {
            m_isStopped = true;
            throw nlopt::forced_stop();
        }
        m_seconds += std::chrono::duration<double>(Clock::now() - start).count();
        add(std::move(point));
        return m_report.evaluations.back().score();
    }

    /// NLopt's callback. Only its own exceptions may pass through it.
    static double callBack(const std::vector<double>& shares, std::vector<double>&, void* search) {
        auto& self = *static_cast<Search*>(search);
        try {
            return self.scoreAt(shares);
        } catch (const nlopt::forced_stop&) {
            throw;
        } catch (...) {
            self.m_failure = std::current_exception();
            throw nlopt::forced_stop();
        }
    }

    void optimize(nlopt::algorithm algorithm, std::vector<double> shares, double share) {
        if (isSpent(share))
            return;
        m_share = share;
        nlopt::opt optimizer(algorithm, static_cast<unsigned>(m_axes.size()));
        optimizer.set_min_objective(callBack, this);
        optimizer.set_lower_bounds(0);
        optimizer.set_upper_bounds(1);
        optimizer.set_initial_step(firstStep);
        optimizer.set_xtol_abs(lastStep);
        optimizer.set_maxeval(repeatsPerPoint * static_cast<int>(std::clamp<std::size_t>(
                                                    m_task.evaluations, 1000, 1'000'000)));
        try {
            double score = 0;
            (void)optimizer.optimize(shares, score);
        } catch (const nlopt::forced_stop&) {      // the part of the budget is spent
        } catch (const nlopt::roundoff_limited&) { // it cannot get nearer
        }
        if (m_failure)
            std::rethrow_exception(m_failure);
    }

    void searchEverywhere() {
        optimize(nlopt::GN_DIRECT_L, std::vector<double>(m_axes.size(), 0.5), 0.5);
    }

    /// From the best point so far, and when that ends, from the next ones.
    void searchAroundTheBest() {
        std::vector<std::vector<double>> starts;
        for (std::size_t round = 0; round < mostBest && !isSpent(1); ++round) {
            std::vector<double> start;
            for (const std::size_t each : order())
                if (const auto shares = sharesOf(each); isFar(shares, starts)) {
                    start = shares;
                    break;
                }
            if (start.empty())
                return;
            starts.push_back(start);
            optimize(nlopt::LN_SBPLX, start, 1);
        }
    }

    /// The evaluations from the best to the worst.
    [[nodiscard]] std::vector<std::size_t> order() const {
        std::vector<std::size_t> order(m_report.evaluations.size());
        for (std::size_t i = 0; i < order.size(); ++i)
            order[i] = i;
        std::ranges::stable_sort(order, {},
                                 [this](std::size_t i) { return m_report.evaluations[i].score(); });
        return order;
    }

    /// The place of a point; of the project itself, the nearest place within the bounds.
    [[nodiscard]] std::vector<double> sharesOf(std::size_t evaluation) const {
        std::vector<double> shares = m_report.evaluations[evaluation].values;
        if (shares.empty())
            shares = ownValues(m_project, m_task);
        for (std::size_t i = 0; i < m_axes.size(); ++i)
            shares[i] = m_axes[i].shareOf(shares[i]);
        return shares;
    }

    static bool isFar(const std::vector<double>& shares,
                      const std::vector<std::vector<double>>& others) {
        return std::ranges::all_of(others, [&](const std::vector<double>& other) {
            for (std::size_t i = 0; i < shares.size(); ++i)
                if (std::abs(shares[i] - other[i]) >= leastDifference)
                    return true;
            return false;
        });
    }

    void chooseBest() {
        std::vector<std::vector<double>> places;
        for (const std::size_t each : order()) {
            if (each == 0 || m_report.best.size() == mostBest)
                continue;
            if (const auto shares = sharesOf(each); isFar(shares, places)) {
                places.push_back(shares);
                m_report.best.push_back({m_report.evaluations[each], {}});
            }
        }
    }

    void compareBest() {
        chooseBest();
        if (m_isStopped)
            return;
        m_how.comparing();
        const double fresh = std::max(leastFresh, 2 * m_task.seeds);
        const auto measureFresh = [&](FoundPoint& point) {
            m_how.wait();
            if (!measure(point, m_task.seeds, fresh))
                return false;
            score(point);
            return true;
        };
        FoundPoint asItIs;
        std::vector<FoundPoint> points;
        bool isWhole = measureFresh(asItIs);
        for (const FoundValues& each : m_report.best) {
            points.push_back({.values = each.searched.values, .runs = {}, .scores = {}});
            isWhole = isWhole && measureFresh(points.back());
        }
        if (!isWhole)
            return;
        m_report.asItIs = std::move(asItIs);
        for (std::size_t i = 0; i < points.size(); ++i)
            m_report.best[i].fresh = std::move(points[i]);
    }

    Project m_project;
    const FindTask& m_task;
    const FindRunning& m_how;
    std::vector<Axis> m_axes;
    std::optional<GoalScale> m_scale;
    FindReport m_report;
    std::map<std::vector<double>, std::size_t> m_known; ///< evaluations by their values
    double m_share = 1; ///< of the budget that this part of the search may spend
    double m_seconds = 0;
    bool m_isStopped = false;
    std::exception_ptr m_failure;
};

} // namespace

std::vector<double> ownValues(const Project& project, const FindTask& task) {
    std::vector<double> values;
    for (const FreeValue& each : task.free) {
        const Parameter* parameter = project.parameter(each.path);
        const auto what = findDrivable(project, refOf(project, each.path));
        const Value value = parameter ? parameter->value : what ? what->value : Value(each.from);
        const double* number = std::get_if<double>(&value);
        values.push_back(number ? *number : each.from);
    }
    return values;
}

FindReport findValues(const Project& project, const FindTask& task, const FindRunning& how) {
    return Search(project, task, how).run();
}

} // namespace tiller
