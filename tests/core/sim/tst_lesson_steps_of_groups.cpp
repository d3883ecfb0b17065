#include "core/sim/measure.h"
#include "tests/core/support/ten_runs.h"
#include "tests/core/support/testing.h"

using namespace tiller::lessons;

/// How much agents fly one way: 1 if all do, 0 if their directions cancel out.
double oneWay(const Simulation& simulation, const Id& type) {
    double x = 0, y = 0;
    const std::vector<double> directions = directionsOf(simulation, type);
    for (const double each : directions) {
        x += std::cos(each);
        y += std::sin(each);
    }
    return std::hypot(x, y) / static_cast<double>(directions.size());
}

/// The mean distance to the nearest of the same type, in the world of the flocks, which wraps.
double toTheNearest(const Simulation& simulation, const Id& type) {
    const std::size_t count = populationOf(simulation, type).size();
    double sum = 0;
    for (std::size_t i = 0; i < count; ++i) {
        double nearest = never;
        for (std::size_t j = 0; j < count; ++j) {
            const Vec2 way = placeOf(simulation, type, i) - placeOf(simulation, type, j);
            if (j != i)
                nearest = std::min(
                    nearest, std::hypot(std::remainder(way.x, 1600), std::remainder(way.y, 1000)));
        }
        sum += nearest;
    }
    return sum / static_cast<double>(count);
}

/// The ways of ten runs, and with them the distances to the nearest.
struct Flocks {
    TenRuns oneWay;
    std::vector<double> near;
};

Flocks flocksOf(const Id& step, const Id& beside = {}) {
    Flocks flocks{};
    flocks.oneWay = overSeeds(
        "flock", step,
        [&](Simulation& simulation) {
            run(simulation, 30 * secondsOfTicks);
            flocks.near.push_back(toTheNearest(simulation, "sparrow"));
            return oneWay(simulation, "sparrow");
        },
        beside);
    return flocks;
}

/// The contacts of both crowds, and with them their mean speed from 5 s on.
struct Walks {
    TenRuns contacts;
    std::vector<double> speeds;
};

Walks walksOf(const Id& step, const Id& beside = {}) {
    Walks walks{};
    walks.contacts = overSeeds(
        "corridor", step,
        [&](Simulation& simulation) {
            double sum = 0;
            for (int second = 1; second <= 20; ++second) {
                run(simulation, secondsOfTicks);
                if (second >= 5)
                    sum += meanSpeed(simulation, "right") + meanSpeed(simulation, "left");
            }
            walks.speeds.push_back(sum / 32);
            return static_cast<double>(simulation.contactsOf("right", "left").count);
        },
        beside);
    return walks;
}

/// How many are ill at once at most, and with them the share of those who stay well.
struct Waves {
    TenRuns peaks;
    std::vector<double> well;
};

Waves wavesOf(const Id& step, const Id& beside = {}) {
    const Project project = lesson("epidemic");
    const MonitorAnnotation ill = monitorOf(*project.annotation("plot-sick"));
    const MonitorAnnotation well = monitorOf(*project.annotation("plot-well"));
    Waves waves{};
    waves.peaks = overSeeds(
        "epidemic", step,
        [&](Simulation& simulation) {
            const double start = measure(simulation, well).value();
            double peak = 0;
            for (int part = 0; part < 60; ++part) {
                run(simulation, secondsOfTicks / 2);
                peak = std::max(peak, measure(simulation, ill).value());
            }
            waves.well.push_back(measure(simulation, well).value() / start);
            return peak;
        },
        beside);
    return waves;
}

double meanOf(const std::vector<double>& numbers) {
    return std::accumulate(numbers.begin(), numbers.end(), 0.0) /
           static_cast<double>(numbers.size());
}

/// Every claim of the lessons about flocks, crowds and populations, measured over ten seeds. Steps
/// with the same world share their runs.
class TestLessonStepsOfGroups : public QObject {
    Q_OBJECT

private slots:
    void flock_alignment_cohesion_separation() {
        const Flocks usual = flocksOf("step-along");
        const Flocks swarm = flocksOf("step-along", "experiment-swarm");
        HOLDS(usual.oneWay.least() > 0.7, usual.oneWay);
        HOLDS(swarm.oneWay.most() < 0.5, swarm.oneWay);
        const Flocks apart = flocksOf("step-together");
        HOLDS(apart.oneWay.least() > 0.5, apart.oneWay);
        const Flocks clumps = flocksOf("step-apart");
        const StepAnnotation step = stepIn("flock", "step-together");
        for (std::size_t i = 0; i < 10; ++i) {
            QVERIFY(std::abs(usual.near[i] - 10) < 1.5);
            QVERIFY(swarm.near[i] > 2 * usual.near[i]);
            QVERIFY(isRightNumber(step, apart.near[i]));
            QVERIFY(apart.near[i] > 24.5 && apart.near[i] < 31.5);
            QVERIFY(clumps.near[i] * 3 < usual.near[i]);
        }
        QVERIFY(std::abs(meanOf(clumps.near) - 2) < 0.5);
    }

    void corridor_contacts_speeds() {
        const Walks usual = walksOf("step-meet");
        HOLDS(usual.contacts.most() == 0, usual.contacts);
        const Walks blind = walksOf("step-blind", "experiment-blind");
        HOLDS(isRightIn(blind.contacts, stepIn("corridor", "step-blind")), blind.contacts);
        HOLDS(blind.contacts.least() == 265 && blind.contacts.most() == 414, blind.contacts);
        HOLDS(std::abs(blind.contacts.mean() - 344) < 1, blind.contacts);
        const Walks one = walksOf("step-one", "experiment-one");
        HOLDS(one.contacts.most() == 25 && std::abs(one.contacts.mean() - 7) < 0.5, one.contacts);
        for (std::size_t i = 0; i < 10; ++i)
            QCOMPARE_GT(usual.speeds[i], 0.95 * blind.speeds[i]);
    }

    void epidemic_distance_vaccine() {
        const Waves usual = wavesOf("step-wave");
        HOLDS(isRightIn(usual.peaks, stepIn("epidemic", "step-wave")), usual.peaks);
        HOLDS(usual.peaks.least() == 53 && usual.peaks.most() == 92, usual.peaks);
        HOLDS(std::abs(usual.peaks.mean() - 68) < 0.5, usual.peaks);
        const Waves distance = wavesOf("step-distance", "experiment-distance");
        HOLDS(distance.peaks.least() == 8 && distance.peaks.most() == 32, distance.peaks);
        HOLDS(std::abs(distance.peaks.mean() - 19) < 0.5, distance.peaks);
        const Waves vaccine = wavesOf("step-vaccine", "experiment-vaccine");
        for (std::size_t i = 0; i < 10; ++i) {
            QVERIFY(distance.peaks[i] * 2 < usual.peaks[i]);
            QVERIFY(vaccine.well[i] > usual.well[i]);
        }
        QVERIFY(std::abs(meanOf(vaccine.well) - 0.35) < 0.01);
        QVERIFY(std::abs(meanOf(usual.well) - 0.06) < 0.01);
    }
};
