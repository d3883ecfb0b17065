#include "tests/core/support/ten_runs.h"
#include "tests/core/support/testing.h"

using namespace tiller::lessons;

constexpr std::array chasers{"chaser-none", "chaser-three", "chaser-thirty", "chaser-distance"};

double toTarget(const Simulation& simulation, const Id& chaser) {
    return wrappedDistance(placeOf(simulation, chaser), placeOf(simulation, "target"));
}

/// The mean distance of each chaser from the target, from 20 to 60 seconds.
std::array<TenRuns, 4> awayFromTarget(const Id& step) {
    return overSeeds<4>(worldOf("pursuit", step), [](Simulation& simulation) {
        std::array<double, 4> mean{};
        run(simulation, 20 * secondsOfTicks);
        for (int tick = 0; tick < 2400; ++tick) {
            simulation.step();
            for (std::size_t i = 0; i < mean.size(); ++i)
                mean[i] += toTarget(simulation, chasers[i]) / 2400;
        }
        return mean;
    });
}

double nearestTo(const Simulation& simulation, Vec2 place) {
    double nearest = never;
    for (std::size_t ship = 0; ship < 12; ++ship)
        nearest = std::min(nearest, length(placeOf(simulation, "ship", ship) - place));
    return nearest;
}

bool areInTheHarbor(const Simulation& simulation) {
    for (std::size_t ship = 0; ship < 12; ++ship)
        if (length(placeOf(simulation, "ship", ship) - Vec2{700, 300}) >= 15)
            return false;
    return true;
}

/// How near ships come to the center in 25 seconds, and when the last one is in the harbor.
std::array<TenRuns, 2> voyages(const Id& step) {
    return overSeeds<2>(worldOf("combined-forces", step), [](Simulation& simulation) {
        std::array<double, 2> found{never, never};
        for (int tick = 0; tick < 600 * secondsOfTicks; ++tick) {
            if (found[1] == never && areInTheHarbor(simulation))
                found[1] = static_cast<double>(tick) / secondsOfTicks;
            if (tick >= 1500 && found[1] != never)
                break;
            simulation.step();
            if (tick < 1500)
                found[0] = std::min(found[0], nearestTo(simulation, {400, 300}));
        }
        return found;
    });
}

const Number runnerArrives = secondsToReach("runner", {760, 300}, 20);

/// Of the crowd as it is, which three claims are about.
const TenRuns& throughTheCrowd() {
    static const TenRuns runs = overSeeds("through-the-crowd", "step-time", runnerArrives);
    return runs;
}

/// The catches of a minute of a world; steps with the same world share their runs.
const TenRuns& caughtInAMinute(const Project& world) {
    static std::map<std::string, TenRuns> known;
    const auto [found, isNew] = known.try_emplace(writeExport(world).value());
    if (isNew)
        found->second = overSeeds(world, contactsOf("hunter", "prey", 60));
    return found->second;
}

/// Every claim of the lessons about several agents, measured over ten seeds.
class TestLessonStepsOfMany : public QObject {
    Q_OBJECT

private slots:
    void pursuit_whoIsFirst() {
        std::array<std::function<bool(const Simulation&)>, 4> areThere;
        for (std::size_t i = 0; i < areThere.size(); ++i)
            areThere[i] = [=](const Simulation& simulation) {
                return toTarget(simulation, chasers[i]) <= 12;
            };
        const auto [none, three, thirty, distance] =
            overSeeds<4>(worldOf("pursuit", "step-first"), [&](Simulation& simulation) {
                return secondsUntilEach(simulation, areThere);
            });
        int far = 0;
        for (std::size_t i = 0; i < 10; ++i)
            far += std::min(thirty[i], distance[i]) < std::min(none[i], three[i]);
        QVERIFY2(far == 8,
                 (none.text() + '\n' + three.text() + '\n' + thirty.text() + '\n' + distance.text())
                     .c_str());
        QVERIFY(std::min(thirty[0], distance[0]) <
                std::min(none[0], three[0])); // the lesson's seed
    }

    void pursuit_whoStays() {
        const auto [none, three, thirty, distance] = awayFromTarget("step-close");
        QCOMPARE(distance.below(thirty), 10);
        HOLDS(std::abs(distance.mean() - 14) < 1, distance);
        HOLDS(std::abs(thirty.mean() - 26) < 1, thirty);
    }

    void pursuit_aFastTarget() {
        const auto [none, three, thirty, distance] = awayFromTarget("step-fast");
        const TenRuns near[] = {thirty, distance};
        const TenRuns far[] = {none, three};
        for (const TenRuns& ahead : near)
            for (const TenRuns& behind : far)
                QCOMPARE(ahead.below(behind), 10);
        QVERIFY(std::abs((near[0].mean() + near[1].mean()) / 2 - 91) < 2);
        QVERIFY(std::abs((far[0].mean() + far[1].mean()) / 2 - 126) < 2);
    }

    void evade_whoIsCaught() {
        const auto [flee, evade] =
            contactsOfBoth("evade", "step-who", "hunter", {"fleeing", "evading"}, 60);
        QCOMPARE(evade.below(flee), 10);
        const double times = flee.mean() / evade.mean();
        QVERIFY2(times > 3.5 && times < 4.5, qPrintable(QString::number(times)));
    }

    void evade_withoutALookAhead() {
        const auto [flee, evade] =
            contactsOfBoth("evade", "step-same", "hunter", {"fleeing", "evading"}, 120);
        HOLDS(std::abs(flee.mean() - 31) < 1, flee);
        HOLDS(std::abs(evade.mean() - 27) < 1, evade);
    }

    void evade_fromAfar() {
        const auto [flee, evade] =
            contactsOfBoth("evade", "step-far", "hunter", {"fleeing", "evading"}, 120);
        QCOMPARE(flee.below(evade), 8);
        QVERIFY(flee[0] < evade[0]); // the lesson's seed
        HOLDS(std::abs(flee.mean() - 3) < 0.5, flee);
        HOLDS(std::abs(evade.mean() - 10) < 0.5, evade);
    }

    void combined_goesAround() {
        const auto [near, last] = voyages("step-around");
        HOLDS(near.least() > 60, near);
        HOLDS(last.least() > 8 && last.most() < 13, last);
    }

    void combined_weakAndStrong() {
        const std::string file = "combined-forces";
        const auto [passes, weak] = voyages("step-weak");
        HOLDS(isRightIn(weak, stepIn(file, "step-weak")), weak);
        HOLDS(passes.most() < 30, passes);
        Project none = lesson(file);
        QVERIFY(applyOverride(none, "flee-center-to-ship.weight=0"));
        const TenRuns without = overSeeds(none, secondsUntil(areInTheHarbor));
        HOLDS(std::abs(without.mean() - 4.8) < 0.1, without);
        const TenRuns strong = overSeeds(file, "step-strong", [](Simulation& simulation) {
            double nearest = never;
            for (int tick = 0; tick < 1500; ++tick) {
                simulation.step();
                nearest = std::min(nearest, nearestTo(simulation, {400, 300}));
            }
            return nearest;
        });
        HOLDS(isRightIn(strong, stepIn(file, "step-strong")), strong);
    }

    void crowd_takesTime() {
        const std::string file = "through-the-crowd";
        const TenRuns& time = throughTheCrowd();
        HOLDS(time.least() > 9 && time.most() < 17 && std::abs(time.mean() - 12) < 0.5, time);
        const StepAnnotation step = stepIn(file, "step-time");
        HOLDS(isRightNumber(step, time.mean()) && isRightNumber(step, time[0]), time);
        Project empty = lesson(file);
        QVERIFY(applyOverride(empty, "crowd.count=0") || applyOverride(empty, "crowd.muted=true"));
        QVERIFY(applyOverride(empty, "flee-to-past.weight=0"));
        const TenRuns alone = overSeeds(empty, runnerArrives);
        HOLDS(std::abs(alone.mean() - 4) < 0.2, alone);
    }

    void crowd_theRudeOne() {
        const TenRuns polite = overSeeds("through-the-crowd", "step-rude", runnerArrives);
        const TenRuns rude =
            overSeeds("through-the-crowd", "step-rude", runnerArrives, "experiment-rude");
        QCOMPARE(rude.below(polite), 10);
        HOLDS(std::abs(rude.mean() - 4.1) < 0.05, rude);
    }

    void crowd_onlyTheNearest() {
        const TenRuns& each = throughTheCrowd();
        const TenRuns nearest = overSeeds("through-the-crowd", "step-one", runnerArrives);
        QCOMPARE(nearest.below(each), 9);
        QVERIFY(nearest[0] < each[0]); // the lesson's seed
        HOLDS(std::abs(nearest.mean() - 9) < 0.2, nearest);
    }

    void crowd_dense() {
        const TenRuns& sixty = throughTheCrowd();
        const TenRuns dense = overSeeds("through-the-crowd", "step-dense", runnerArrives);
        HOLDS(dense.most() < never, dense);
        HOLDS(std::abs(dense.mean() - 42) < 1, dense);
        const double times = dense.mean() / sixty.mean();
        QVERIFY2(times > 3 && times < 4, qPrintable(QString::number(times)));
    }

    void hunt_aMinute() {
        const std::string file = "hunter-and-prey";
        const TenRuns& caught = caughtInAMinute(worldOf(file, "step-count"));
        HOLDS(isRightIn(caught, stepIn(file, "step-count")), caught);
        HOLDS(caught.least() >= 20 && caught.most() <= 44 && std::abs(caught.mean() - 32) < 1,
              caught);
        Project peaceful = lesson(file);
        QVERIFY(applyOverride(peaceful, "pursue.muted=true"));
        const TenRuns& chance = caughtInAMinute(peaceful);
        HOLDS(std::abs(chance.mean() - 10) < 1, chance);
    }

    void hunt_beside_data() {
        const TestRows<QString, std::string, double, int> row;
        row("careless", "step-careless", "experiment-careless", 112.0, 0);
        row("watchful", "step-watchful", "experiment-watchful", 23.0, 9);
        row("tireless", "step-tireless", "experiment-tireless", 1.5, 10);
        row("waiting", "step-wait", "experiment-near", 28.0, -1);
    }

    void hunt_beside() {
        const auto [step, experiment, mean, fewer] = fetched<QString, std::string, double, int>();
        const std::string file = "hunter-and-prey";
        const TenRuns& usual = caughtInAMinute(worldOf(file, step.toStdString()));
        const TenRuns& other = caughtInAMinute(worldOf(file, step.toStdString(), experiment));
        HOLDS(std::abs(other.mean() - mean) < 1, other);
        if (fewer >= 0)
            QCOMPARE(other.below(usual), fewer);
        if (step == "step-careless")
            QVERIFY(other.mean() > 3 * usual.mean() && other.mean() < 4 * usual.mean());
    }
};
