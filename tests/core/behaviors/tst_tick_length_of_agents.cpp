#include "tests/core/support/testing.h"

/// "a" follows "b", which moves by itself.
ProjectBuilder after(const std::string& type, const std::string& port, const Settings& settings,
                     const std::string& own = "(-120,90)+(0,-40)") {
    ProjectBuilder builder =
        world("a {}; b (0,0)+(40,-15); look:nearest; it:{} {}; b > look > it.{} > a", own, type,
              settings, port);
    liveOn(builder, "a", 100);
    liveOn(builder, "b", 100);
    return builder;
}

ProjectBuilder alone(const std::string& type, const Settings& settings) {
    auto builder = among(type, "", settings, "(0,0)+(30,-50)");
    liveOn(builder, "a", 100);
    return builder;
}

/// Moves on for five seconds and then stops. If it stopped at once, there would be no track to
/// compare.
ProjectBuilder brakingLate() {
    ProjectBuilder builder = world("a (0,0)+(30,-50); late:timer on=5 off=5 phase=5; it:brake; "
                                   "late > it > a");
    liveOn(builder, "a", 100);
    return builder;
}

ProjectBuilder between() {
    auto builder = after("interpose", "first", "ratio=0.3");
    builder.add("c (300,200)+(-10,-20); look-c:nearest; c > look-c > it.second");
    liveOn(builder, "c", 100);
    return builder;
}

constexpr const char* four = "(-120,90) (-90,-30) (-200,10) (-50,120)";

/// A force toward a point far away, in addition.
ProjectBuilder onTheWay(ProjectBuilder builder, double weight = 1, Vec2 to = {2000, 300}) {
    builder.add("far:point {}; seek; far > seek >{} a", to, weight);
    return builder;
}

ProjectBuilder behindTheSlow() {
    auto builder = among("queue", "agents", "ahead=80", "(-200,0)+(90,0)");
    builder.add("b (0,0)+(25,0); b > it.agents");
    liveOn(builder, "b", 100);
    liveOn(builder, "a", 100);
    return onTheWay(std::move(builder), 0.6, {90'000, 0});
}

ProjectBuilder passing() {
    auto builder =
        among("collision-avoidance", "agents", "lookAhead=2", "(0,0)+(60,0) (60,-90)+(0,60)");
    builder.add("b (500,60)+(-50,0); b > it.agents");
    liveOn(builder, "b", 100);
    liveOn(builder, "a", 100);
    return onTheWay(std::move(builder));
}

ProjectBuilder budgeted() {
    auto builder = after("tether", "target", "radius=80");
    builder.add("all:budget; cruise:target-speed targetSpeed=70; far:point (2000,300); seek; "
                "set a maxForce=500; far > seek > all; cruise > all >0.5 a");
    return builder;
}

struct Row {
    const char* name;
    ProjectBuilder builder;
};

std::vector<Row> rows() {
    const auto predicting = [](const char* type, const char* mode) {
        return after(type, "target", filled("prediction={}", mode));
    };
    return {
        {"offset-pursuit", after("offset-pursuit", "leader", "")},
        {"leader-following", after("leader-following", "leader", "", four).add("a > it.others")},
        {"formation", after("formation", "leader", "", four)},
        {"match-velocity", after("match-velocity", "target", "")},
        {"interpose", between()},
        {"orbit", after("orbit", "target", "")},
        {"orbit, the other way", after("orbit", "target", "turn=right")},
        {"tether", onTheWay(after("tether", "target", ""), 0.6)},
        {"target-speed", alone("target-speed", "targetSpeed=95")},
        {"brake", brakingLate()},
        {"pursue, closing", predicting("pursue", "closing")},
        {"pursue, opensteer", predicting("pursue", "opensteer")},
        {"evade, closing", predicting("evade", "closing")},
        {"evade, opensteer", predicting("evade", "opensteer")},
        {"queue", behindTheSlow()},
        {"collision-avoidance", passing()},
        {"budget", budgeted()}};
}

struct Run {
    std::vector<Vec2> ends;
    std::vector<double> ways; ///< the length of each agent's track
    double force = 0;         ///< the mean force of "it"
};

Run after10Seconds(ProjectBuilder builder, int perSecond) {
    Simulation simulation(builder.add("world tick={}", 1.0 / perSecond).build());
    const std::size_t count = populationOf(simulation, "a").size();
    Run run;
    run.ways.resize(count);
    for (int i = 0; i < 10 * perSecond; ++i) {
        const std::optional<Vec2> force = forceOf(simulation);
        run.force += force ? length(*force) / (10 * perSecond) : 0;
        simulation.step();
        for (std::size_t k = 0; k < count; ++k)
            run.ways[k] += length(velocityOf(simulation, "a", k)) / perSecond;
    }
    for (std::size_t k = 0; k < count; ++k)
        run.ends.push_back(positionOf(simulation, "a", k));
    return run;
}

/// Behaviors about other agents give the same track at any tick length, with t' = 0.2.
class TestTickLengthOfAgents : public QObject {
    Q_OBJECT

private slots:
    void tenSeconds_endWithin3Percent_data() {
        QTest::addColumn<std::size_t>("row");
        const std::vector<Row> all = rows();
        for (std::size_t i = 0; i < all.size(); ++i)
            QTest::newRow(all[i].name) << i;
    }

    void tenSeconds_endWithin3Percent() {
        QFETCH(std::size_t, row);
        const ProjectBuilder builder = rows()[row].builder;
        const Run finest = after10Seconds(builder, 240);
        QVERIFY(finest.force > 1); // else the comparison would show nothing
        for (const int perSecond : {30, 60}) {
            const Run run = after10Seconds(builder, perSecond);
            for (std::size_t k = 0; k < finest.ends.size(); ++k) {
                const double share = length(run.ends[k] - finest.ends[k]) / finest.ways[k];
                QVERIFY2(share < 0.03, qPrintable(QString("%1 a second, agent %2: %3%")
                                                      .arg(perSecond)
                                                      .arg(k)
                                                      .arg(100 * share)));
            }
        }
    }
};
