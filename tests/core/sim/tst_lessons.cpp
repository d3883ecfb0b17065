#include "tests/core/support/testing.h"

/// The mean of `measure(population, agent)` over the agents of a type.
template <class Measure>
double meanOf(const Simulation& simulation, const Id& type, Measure measure) {
    const Population& agents = populationOf(simulation, type);
    double sum = 0;
    for (std::size_t i = 0; i < agents.size(); ++i)
        sum += measure(agents, i);
    return sum / static_cast<double>(agents.size());
}

double speed(const Population& agents, std::size_t i) {
    return std::hypot(agents.vx[i], agents.vy[i]);
}

/// The mean angle in degrees between the velocities and the ways straight away from a place.
double angleOff(const Simulation& simulation, const Id& type, Vec2 place) {
    return meanOf(simulation, type, [&](const Population& agents, std::size_t i) {
        const Vec2 away = Vec2{agents.x[i], agents.y[i]} - place;
        const Vec2 velocity{agents.vx[i], agents.vy[i]};
        const double share = dot(away, velocity) / (length(away) * length(velocity));
        return std::acos(std::clamp(share, -1.0, 1.0)) * 57.29577951308232;
    });
}

constexpr Vec2 middle{400, 300};

/// The mean distance from home, over a minute.
double strayed(const Project& project) {
    Simulation simulation(project);
    double sum = 0;
    for (int second = 0; second < 60; ++second) {
        run(simulation, 60);
        sum += meanOf(simulation, "beetle", [](const Population& agents, std::size_t i) {
            return std::hypot(agents.x[i] - agents.homeX[i], agents.y[i] - agents.homeY[i]);
        });
    }
    return sum / 60;
}

/// How many beetles are outside of the pen, on average over a minute.
double outside(const Project& project) {
    Simulation simulation(project);
    double sum = 0;
    for (int second = 0; second < 60; ++second) {
        run(simulation, 60);
        const Population& agents = populationOf(simulation, "beetle");
        for (std::size_t i = 0; i < agents.size(); ++i)
            sum += agents.x[i] < 250 || agents.x[i] > 650 || agents.y[i] < 180 || agents.y[i] > 480;
    }
    return sum / 60;
}

/// The examples teach what their notes say.
class TestLessons : public QObject {
    Q_OBJECT

private slots:
    void arrival_stopsOnTheGoal_thenOnTheClick_thenUnderTheMouse() {
        const auto distanceTo = [](const Simulation& simulation, Vec2 place) {
            return meanOf(simulation, "arriver", [&](const Population& agents, std::size_t i) {
                return length(Vec2{agents.x[i], agents.y[i]} - place);
            });
        };
        Simulation simulation = afterTicks(600, lesson("arrival"));
        QVERIFY(distanceTo(simulation, {560, 300}) < 2);
        simulation.setCursor(Vec2{100, 100}); // it does not count yet
        simulation.click({300, 200});
        run(simulation, 600);
        QVERIFY(distanceTo(simulation, {300, 200}) < 2);

        Simulation mouse(lesson("arrival", "experiment-mouse"));
        mouse.setCursor(Vec2{100, 100});
        run(mouse, 600);
        QVERIFY(distanceTo(mouse, {100, 100}) < 2);
        mouse.setCursor({});
        run(mouse, 600);
        QVERIFY(distanceTo(mouse, {560, 300}) < 2);
    }

    void fleeTheMouse_startsInTheMiddle() {
        const Simulation simulation(lesson("flee-the-mouse"));
        for (const Population& agents : simulation.populations())
            for (std::size_t i = 0; i < agents.size(); ++i)
                QVERIFY(length(Vec2{agents.x[i], agents.y[i]} - middle) < 30);
    }

    void fleeTheMouse_withoutSteering_turnsOnTheSpot() {
        Simulation simulation(lesson("flee-the-mouse"));
        simulation.setCursor(middle);
        simulation.step();
        simulation.step();
        QVERIFY(angleOff(simulation, "direct", middle) < 5);
        QVERIFY(angleOff(simulation, "steered", middle) > 15);

        Simulation light(lesson("flee-the-mouse", "experiment-light"));
        light.setCursor(middle);
        light.step();
        light.step();
        QVERIFY(angleOff(light, "steered", middle) < 5);
    }

    void fleeTheMouse_hasAnEffectOnlyInsideItsRadius() {
        const Vec2 far{150, 300}; // 250 from the middle; the radius is 150
        const auto speedAfter = [&](const Project& project) {
            Simulation simulation(project);
            simulation.setCursor(far);
            run(simulation, 40);
            return meanOf(simulation, "steered", speed);
        };
        const Simulation start(lesson("flee-the-mouse"));
        QCOMPARE(speedAfter(lesson("flee-the-mouse")), meanOf(start, "steered", speed));
        QVERIFY(speedAfter(lesson("flee-the-mouse", "experiment-everywhere")) > 2);
    }

    void clickToGo_forgetsTheClickOnArrival() {
        const auto goers = [](const Simulation& simulation) {
            int count = 0;
            for (std::uint32_t i = 0; i < populationOf(simulation, "scout").size(); ++i)
                count += explained(simulation, "go", {"scout", i}).used;
            return count;
        };
        Simulation simulation(lesson("click-to-go"));
        QCOMPARE(goers(simulation), 0);
        simulation.click({200, 150});
        QCOMPARE(goers(simulation), 6);
        int fewer = 0;
        for (int i = 0; i < 900; ++i) {
            simulation.step();
            fewer += goers(simulation) > 0 && goers(simulation) < 6;
        }
        QVERIFY(fewer > 0); // they do not come at the same time
        QCOMPARE(goers(simulation), 0);

        Simulation keeping(lesson("click-to-go", "experiment-keep"));
        keeping.click({200, 150});
        run(keeping, 900);
        QCOMPARE(goers(keeping), 6);
    }

    void homeAndWalls_eachStaysNearItsOwnHome() {
        const double near = strayed(lesson("home-and-walls"));
        const double far = strayed(lesson("home-and-walls", "experiment-stray"));
        QVERIFY2(far > 1.4 * near, qPrintable(QString("%1 and %2").arg(near).arg(far)));
    }

    void homeAndWalls_theProbeKeepsThemInThePen() {
        const double with = outside(lesson("home-and-walls"));
        const double without = outside(lesson("home-and-walls", "experiment-blind"));
        QVERIFY2(with < 0.2 && without > 1,
                 qPrintable(QString("%1 and %2").arg(with).arg(without)));
    }

    void homeAndWalls_thePushIsAddedAfterTheCut() {
        Simulation simulation(lesson("home-and-walls"));
        double most = 0;
        for (int i = 0; i < 600; ++i) {
            simulation.step();
            for (std::uint32_t beetle = 0; beetle < 12; ++beetle) {
                const auto why = simulation.explain({"beetle", beetle});
                const NodeExplanation cut = explained(simulation, "cut", {"beetle", beetle});
                QVERIFY(length(cut.force) <= 5.4 + 1e-9);
                QCOMPARE(why->cut, 0.0);
                most = std::max(most, length(why->steering));
            }
        }
        QVERIFY(most > 5.4);

        Project inside = lesson("home-and-walls");
        for (Link& link : inside.links)
            if (link.from.node == "probe")
                link.to = {"cut", "forces"};
        const double got = outside(inside);
        QVERIFY2(got > 1, qPrintable(QString::number(got)));
    }
};
