#pragma once

#include "core/model/step.h"
#include "core/sim/simulation.h"
#include "tests/core/support/testing.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <numeric>
#include <stdexcept>

/// Measures what the steps of the lessons claim, over ten seeds.
namespace tiller::lessons {

inline constexpr int secondsOfTicks = 60;
inline constexpr double never = 1e6;

using Number = std::function<double(Simulation&)>;

/// A number of each of ten runs: the seeds 1 to 10.
struct TenRuns : std::array<double, 10> {
    [[nodiscard]] double mean() const { return std::accumulate(begin(), end(), 0.0) / 10; }
    [[nodiscard]] double least() const { return *std::ranges::min_element(*this); }
    [[nodiscard]] double most() const { return *std::ranges::max_element(*this); }
    /// In how many runs this number is smaller than that of the other ones.
    [[nodiscard]] int below(const TenRuns& others) const {
        int count = 0;
        for (std::size_t i = 0; i < size(); ++i)
            count += (*this)[i] < others[i];
        return count;
    }
    [[nodiscard]] std::string text() const {
        std::string all;
        for (const double each : *this)
            all += toText(each) + ' ';
        return all + "mean " + toText(mean());
    }
};

/// Several numbers of each of ten runs. @param numbers of a run: an array of N
template <std::size_t N>
std::array<TenRuns, N> overSeeds(Project project,
                                 const std::function<std::array<double, N>(Simulation&)>& numbers) {
    std::array<TenRuns, N> result{};
    for (std::size_t i = 0; i < TenRuns().size(); ++i) {
        const std::string seed = "world.seed=" + std::to_string(i + 1);
        if (!applyOverride(project, seed))
            throw std::runtime_error("no seed");
        Simulation simulation(project);
        const std::array<double, N> found = numbers(simulation);
        for (std::size_t k = 0; k < N; ++k)
            result[k][i] = found[k];
    }
    return result;
}

inline TenRuns overSeeds(Project project, const Number& number) {
    return overSeeds<1>(std::move(project),
                        [&](Simulation& simulation) { return std::array{number(simulation)}; })[0];
}

/// The world of a step, with its changes and those of the experiment beside it, if that is named.
inline Project worldOf(const std::string& file, const Id& step, const Id& beside = {}) {
    Project project = lesson(file, step);
    if (!beside.empty()) {
        const Annotation* found = project.annotation(beside);
        if (!found || stepOf(*project.annotation(step)).beside != beside)
            throw std::runtime_error("nothing runs beside: " + beside);
        apply(overrideChanges(project, textOf(valueOf(*found, "changes"))).value(), project);
    }
    return project;
}

/// The runs of a step.
inline TenRuns overSeeds(const std::string& file, const Id& step, const Number& number,
                         const Id& beside = {}) {
    return overSeeds(worldOf(file, step, beside), number);
}

inline StepAnnotation stepIn(const std::string& file, const Id& step) {
    return stepOf(*lesson(file).annotation(step));
}

/// Whether all runs are within the tolerance of the right number.
inline bool isRightIn(const TenRuns& runs, const StepAnnotation& step) {
    return std::ranges::all_of(runs, [&](double each) { return isRightNumber(step, each); });
}

inline Vec2 placeOf(const Simulation& simulation, const Id& type, std::size_t agent = 0) {
    const Population& agents = populationOf(simulation, type);
    return {agents.x[agent], agents.y[agent]};
}

inline double speedOf(const Simulation& simulation, const Id& type, std::size_t agent = 0) {
    const Population& agents = populationOf(simulation, type);
    return std::hypot(agents.vx[agent], agents.vy[agent]);
}

inline double meanSpeed(const Simulation& simulation, const Id& type) {
    const std::size_t count = populationOf(simulation, type).size();
    double sum = 0;
    for (std::size_t i = 0; i < count; ++i)
        sum += speedOf(simulation, type, i);
    return sum / static_cast<double>(count);
}

/// The seconds until each of some things holds for the first time, up to ten minutes.
template <std::size_t N>
std::array<double, N>
secondsUntilEach(Simulation& simulation,
                 const std::array<std::function<bool(const Simulation&)>, N>& all) {
    std::array<double, N> seconds;
    seconds.fill(never);
    for (int tick = 0; tick < 600 * secondsOfTicks; ++tick) {
        for (std::size_t k = 0; k < N; ++k)
            if (seconds[k] == never && all[k](simulation))
                seconds[k] = static_cast<double>(tick) / secondsOfTicks;
        if (std::ranges::find(seconds, never) == seconds.end())
            break;
        simulation.step();
    }
    return seconds;
}

/// The seconds until something holds, up to ten minutes.
inline Number secondsUntil(std::function<bool(const Simulation&)> holds) {
    return [holds = std::move(holds)](Simulation& simulation) {
        for (int tick = 0; tick < 600 * secondsOfTicks; ++tick) {
            if (holds(simulation))
                return static_cast<double>(tick) / secondsOfTicks;
            simulation.step();
        }
        return never;
    };
}

/// The agent of a type is at a place.
inline std::function<bool(const Simulation&)> isAt(const Id& type, Vec2 place, double within) {
    return [=](const Simulation& simulation) {
        return length(placeOf(simulation, type) - place) <= within;
    };
}

inline Number secondsToReach(const Id& type, Vec2 place, double within) {
    return secondsUntil(isAt(type, place, within));
}

/// How far an agent gets from a place after it has been there.
inline Number farthestPast(const Id& type, Vec2 place) {
    return [=](Simulation& simulation) {
        double farthest = 0;
        bool wasThere = false;
        for (int tick = 0; tick < 20 * secondsOfTicks; ++tick) {
            simulation.step();
            const double distance = length(placeOf(simulation, type) - place);
            wasThere = wasThere || distance < 20;
            farthest = std::max(farthest, wasThere ? distance : 0);
        }
        return wasThere ? farthest : never;
    };
}

/// The contacts of one type with two others, in the same runs.
inline std::array<TenRuns, 2> contactsOfBoth(const std::string& file, const Id& step,
                                             const Id& type, const std::array<Id, 2>& others,
                                             int seconds) {
    return overSeeds<2>(worldOf(file, step), [&](Simulation& simulation) {
        run(simulation, seconds * secondsOfTicks);
        return std::array{static_cast<double>(simulation.contactsOf(type, others[0]).count),
                          static_cast<double>(simulation.contactsOf(type, others[1]).count)};
    });
}

inline Number contactsOf(const Id& a, const Id& b, int seconds) {
    return [=](Simulation& simulation) {
        run(simulation, seconds * secondsOfTicks);
        return static_cast<double>(simulation.contactsOf(a, b).count);
    };
}

/// Distances in a world of 800 x 600 that wraps.
inline double wrappedDistance(Vec2 a, Vec2 b) {
    const double x = std::abs(a.x - b.x), y = std::abs(a.y - b.y);
    return std::hypot(std::min(x, 800 - x), std::min(y, 600 - y));
}

inline double angleBetween(double a, double b) {
    return std::abs(std::remainder(a - b, 2 * 3.14159265358979)) * 57.29577951308232;
}

inline std::vector<double> directionsOf(const Simulation& simulation, const Id& type) {
    const Population& agents = populationOf(simulation, type);
    std::vector<double> directions;
    for (std::size_t i = 0; i < agents.size(); ++i)
        directions.push_back(std::atan2(agents.vy[i], agents.vx[i]));
    return directions;
}

/// A check that prints the numbers of the runs.
#define HOLDS(condition, runs) QVERIFY2(condition, (runs).text().c_str())

} // namespace tiller::lessons
