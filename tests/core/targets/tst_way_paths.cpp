#include "core/base/angle.h"
#include "tests/core/support/testing.h"

/// Agents and a goal for each, among houses in a world of so many cells that paths lead them.
Project town(std::uint32_t count) {
    ProjectBuilder builder = world(
        "world width=1600 height=1200 tick=1/60; walls:obstacles; goal:own-goal; way; "
        "it:go-to; a (9,9); set a maxSpeed=120 maxForce=6000; goal > way; walls > way.obstacles; "
        "way > it.way; it > a");
    for (int i = 0; i < 8; ++i)
        for (int k = 0; k < 6; ++k)
            builder.add("scene h{}:obstacle shape=box x={} y={} width=80 height={}", 10 * i + k,
                        100 + 190 * i + 7 * k, 100 + 180 * k, 60 + 10 * i);
    Project project = builder.build();
    Node& type = *std::ranges::find(project.nodes, "a", &Node::id);
    type.agents.clear();
    for (std::uint32_t i = 0; i < count; ++i)
        type.agents.push_back({"",
                               {20.0 + 40 * (i % 39), 30 + 190.0 * (i / 39 % 6)},
                               {},
                               {{.item = {}, .place = {1580 - 40.0 * (i % 37), 1170}}}});
    return project;
}

std::vector<std::uint64_t> hashes(Simulation& simulation, int ticks) {
    std::vector<std::uint64_t> all;
    for (int i = 0; i < ticks; ++i) {
        simulation.step();
        all.push_back(simulation.stateHash());
    }
    return all;
}

double farthest(const Simulation& simulation, const Project& project) {
    const Population& of = simulation.populations()[0];
    const Node& type = *std::ranges::find(project.nodes, "a", &Node::id);
    double most = 0;
    for (std::size_t i = 0; i < of.x.size(); ++i)
        most = std::max(most, length(Vec2{of.x[i], of.y[i]} - type.agents[i].goals[0].place));
    return most;
}

/// One agent behind the walls of a big world; @p goal is another agent or an external.
Simulation chase(const char* text) {
    return Simulation(world("world width=1600 height=1200 tick=1/60; "
                            "scene wall:obstacle shape=wall points=(400,0)(400,900); "
                            "walls:obstacles; way; it:go-to; a (300,50); set a maxSpeed=120 "
                            "maxForce=6000; walls > way.obstacles; way > it.way; it > a; {}",
                            text)
                          .build());
}

class TestWayPaths : public QObject {
    Q_OBJECT

private slots:
    void agentsWithManyGoals_allArrive() {
        const Project project = town(200);
        Simulation simulation = afterTicks(60 * 40, project);
        const double left = farthest(simulation, project);
        QVERIFY2(left < 3, qPrintable(QString::number(left)));
    }

    void hash_isTheSame_withThreadsAndWidths() {
        const Project project = town(150);
        Simulation first(project, {.threads = 1});
        const auto expected = hashes(first, 90);
        for (const Simd simd : allSimd()) {
            const UseSimd use(simd);
            Simulation sorted(project, {.threads = 1, .sortPeriod = 3});
            QCOMPARE(hashes(sorted, 90), expected);
            Simulation threaded(project, {.threads = 4, .fewAgents = 0});
            QCOMPARE(hashes(threaded, 90), expected);
        }
    }

    void restore_goesOnTheSame_whileAgentsWait() {
        const Project project = town(300);
        for (const int at : {0, 1, 5, 40}) {
            Simulation simulation = afterTicks(at, project);
            const Snapshot snapshot = simulation.snapshot();
            const auto expected = hashes(simulation, 60);
            QVERIFY(simulation.restore(snapshot).ok());
            QVERIFY(simulation.explain({"a", 3}).has_value()); // looks ahead, and changes nothing
            QCOMPARE(hashes(simulation, 60), expected);
            Simulation other(project);
            QVERIFY(other.restore(snapshot).ok());
            QCOMPARE(hashes(other, 60), expected);
        }
    }

    void anyMemoryInTheRange_isSafe() {
        Simulation simulation = afterTicks(5, town(150));
        Snapshot snapshot = simulation.snapshot();
        for (std::size_t value = 0; value < snapshot.memory[0].size(); ++value)
            for (std::size_t i = 0; i < snapshot.memory[0][value].size(); ++i)
                if (i % 3 != value % 3 && value != 3)
                    snapshot.memory[0][value][i] =
                        static_cast<double>((value * 7919 + i * 104729) % (1 << 30));
        if (simulation.restore(snapshot).ok())
            run(simulation, 200);
    }

    void goals_canMove_data() {
        QTest::addColumn<QString>("text");
        QTest::newRow("an external") << "hero:external externalName=hero; hero > way";
        QTest::newRow("an agent") << "b (500,50); b > way";
        QTest::newRow("the nearest agent") << "b (500,50); n:nearest; b > n; n > way";
    }
    void goals_canMove() {
        QFETCH(QString, text);
        Simulation simulation = chase(qPrintable(text));
        double crossed = 0;
        for (int i = 0; i < 60 * 30; ++i) {
            const Vec2 hero = Vec2{500, 300} + direction(static_cast<double>(i)) * 60;
            if (text.contains("external"))
                simulation.setExternal("hero", hero);
            const double before = simulation.populations()[0].x[0];
            simulation.step();
            const Population& of = simulation.populations()[0];
            if (before < 400 && of.x[0] >= 400)
                crossed = of.y[0];
        }
        QVERIFY2(crossed > 900 && crossed < 925, qPrintable(QString::number(crossed)));
        const Population& of = simulation.populations()[0];
        QVERIFY(length(Vec2{of.x[0], of.y[0]} - Vec2{500, 200}) < 220);
    }

    void explanation_hasWhereThePathTurns() {
        Simulation simulation = chase("hero:external externalName=hero; hero > way");
        simulation.setExternal("hero", {500, 300});
        const auto wayOf = [&] {
            const std::optional<Explanation> why = simulation.explain({"a", 0});
            return find(why.value(), "way")->quantities;
        };
        QVERIFY(std::get<bool>(wayOf().at("waits")));
        run(simulation, 3);
        const TermValues found = wayOf();
        QVERIFY(!std::get<bool>(found.at("waits")));
        const Vec2 turn = std::get<Vec2>(found.at("turn 1"));
        QVERIFY(length(turn - Vec2{400, 900}) < 30 && turn.y > 900);
        QVERIFY(std::get<Vec2>(found.at("goal")) == Vec2(500, 300));
    }

    void aGoalInABox_isItsNearestOpenCell() {
        for (const double x : {500.0, 549.999, 550.0}) {
            ProjectBuilder builder = world(
                "world width=1600 height=1200 tick=1/60; walls:obstacles; "
                "scene box:obstacle shape=box x=450 y=250 width=100 height=100; "
                "hero:external externalName=hero; way; it:go-to; a (100,300); set a maxSpeed=120 "
                "maxForce=6000; hero > way; walls > way.obstacles; way > it.way; it > a");
            Simulation simulation(builder.build());
            simulation.setExternal("hero", {x, 300});
            run(simulation, 900);
            const Population& of = simulation.populations()[0];
            const Vec2 place{of.x[0], of.y[0]};
            const bool isInside = place.x > 450 && place.x < 550 && place.y > 250 && place.y < 350;
            QVERIFY(!isInside);
            QVERIFY2(length(place - Vec2{x, 300}) < 70, qPrintable(QString::number(place.x)));
            QVERIFY(of.vx[0] * of.vx[0] + of.vy[0] * of.vy[0] < 1);
        }
    }
};
