#include "tests/core/support/testing.h"

/// A wall from the top at x = 400, and agents that are at most as fast as 120 in a second.
ProjectBuilder room(const std::string& agents, const char* behavior = "go-to") {
    return world("world tick=1/60; scene wall:obstacle shape=wall points=(400,0)(400,450); "
                 "walls:obstacles; way; it:{}; a {} maxSpeed=120 maxForce=6000; walls > way > {}; "
                 "it > a.steering",
                 behavior, agents, behavior == std::string("go-to") ? "it.way" : "it.field");
}

/// Two crowds that follow ways to everything that can be a goal, past obstacles, with crowds that
/// count.
Project busy() {
    ProjectBuilder builder =
        world("world tick=1/60 edges=bounce; "
              "scene wall:obstacle shape=wall points=(400,0)(400,450); "
              "scene rock:obstacle x=600 y=300 radius=60; "
              "scene exit-at:region x=20 y=20 width=90 height=60; exit:region region=exit-at; "
              "corner:point (760,40); walls:obstacles; cursor; home; out:way crowds=0.5 refresh=7; "
              "hunt:way crowds=2 refresh=10 cell=25; back:way cell=10; leave:go-to; "
              "follow:follow-field; return:go-to; a:agent-type count=60; "
              "b:agent-type count=40 radius=9; exit > out; corner > out; cursor > out; a > hunt; "
              "home > back; out > leave; hunt > follow; back > return; leave > a; return >0.3 a; "
              "follow > b; leave >0.2 b");
    for (const char* way : {"out", "hunt", "back"})
        builder.add("walls > {}.obstacles", way);
    return builder.build();
}

void moveCursor(Simulation& simulation) {
    const auto tick = static_cast<double>(simulation.tick());
    simulation.setCursor(simulation.tick() % 50 < 30 ? std::optional(Vec2{10 * tick, 500})
                                                     : std::nullopt);
}

std::uint64_t hashAfter(const SimulationOptions& options, int ticks) {
    Simulation simulation(busy(), options);
    for (int i = 0; i < ticks; ++i) {
        moveCursor(simulation);
        simulation.step();
    }
    return simulation.stateHash();
}

class TestWays : public QObject {
    Q_OBJECT

private slots:
    void goTo_arrivesBehindTheWall() {
        auto builder = room("(300,50)").add("goal:point (500,50); goal > way");
        Simulation simulation(builder.build());
        double crossed = 1000;
        for (int i = 0; i < 900; ++i) {
            const Vec2 before = firstPosition(simulation);
            simulation.step();
            const Vec2 now = firstPosition(simulation);
            if ((before.x < 400) != (now.x < 400))
                crossed = now.y;
        }
        QVERIFY(crossed > 450 && crossed < 475);
        QVERIFY(length(firstPosition(simulation) - Vec2{500, 50}) < 2);
    }

    void unreachable_isInactive() {
        auto builder = room("(300,50)");
        builder.add("scene rest:obstacle shape=wall points=(400,440)(400,600); "
                    "goal:point (500,50); goal > way");
        QVERIFY(!forceOf(builder));
        builder.add("goal > it.target"); // then straight at it
        QVERIFY(forceOf(builder)->x > 0);
    }

    void goals_canBeRegionsAgentsAndTheCursor() {
        auto region = room("(300,50)");
        region.add("scene exit:region x=450 y=20 width=100; area:region region=exit; area > way");
        Simulation toRegion = afterTicks(1200, region.build());
        QVERIFY(firstPosition(toRegion).x >= 449 && firstPosition(toRegion).x < 550);

        auto agents = room("(300,50)").add("b (500,50) (100,500); b > way");
        Simulation toAgents = afterTicks(1200, agents.build());
        QVERIFY(length(firstPosition(toAgents) - Vec2{100, 500}) < 2); // nearer along the way

        Simulation toCursor(room("(300,50)").add("mouse:cursor; mouse > way").build());
        QCOMPARE(toCursor.explain({"a", 0})->nodes.back().active, false);
        toCursor.setCursor(Vec2{500, 50});
        run(toCursor, 1200);
        QVERIFY(length(firstPosition(toCursor) - Vec2{500, 50}) < 2);
    }

    void ownGoals_leadEachAgentHome() {
        auto builder = room("(300,50) (500,50)").add("home; home > way");
        Simulation simulation(builder.build());
        simulation.moveAgent({"a", 0}, {500, 100});
        run(simulation, 1200);
        QVERIFY(length(firstPosition(simulation) - Vec2{300, 50}) < 2);
        QVERIFY(length(positionOf(simulation, "a", 1) - Vec2{500, 50}) < 2);
    }

    void clearance_isAtLeastTheRadius() {
        auto builder = room("(300,50)");
        builder.add("set way clearance=0; set a radius=30; goal:point (500,50); goal > way");
        Simulation simulation(builder.build());
        double nearest = 1000;
        for (int i = 0; i < 900; ++i) {
            simulation.step();
            nearest = std::min(nearest, length(firstPosition(simulation) - Vec2{400, 450}));
        }
        QVERIFY2(nearest > 25 && nearest < 45, qPrintable(QString::number(nearest)));
    }

    void followField_followsAWay() {
        auto builder = room("(300,50)", "follow-field");
        builder.add("goal:point (500,50); goal > way");
        Simulation simulation = afterTicks(900, builder.build());
        QVERIFY(length(firstPosition(simulation) - Vec2{500, 50}) < 10);
    }

    void followField_leadsAgentsOfOneBlockToGoalsOfTheirOwn() {
        Simulation simulation(world("a (100,100) (600,100); home; way; it:follow-field; "
                                    "home > way > it > a"));
        simulation.placeAgent({"a", 0}, {300, 100}, {});
        simulation.placeAgent({"a", 1}, {400, 100}, {});
        const PopulationForces forces = simulation.forces(0);
        QVERIFY(forces.steeringX[0] < 0);
        QVERIFY(forces.steeringX[1] > 0);
        for (const std::uint32_t i : {0U, 1U})
            QCOMPARE(simulation.explain({"a", i})->steering.x, forces.steeringX[i]);
    }

    void region_isAPoint() {
        for (const char* behavior : {"seek", "arrive", "flee"}) {
            ProjectBuilder builder = world("a (100,100); scene box:region x=200 y=50 width=50; "
                                           "area:region region=box; it:{}; "
                                           "area > it.target > a.steering",
                                           behavior);
            const auto force = forceOf(builder);
            QCOMPARE(force->x > 0, behavior != std::string("flee"));
            QCOMPARE(force->y, 0.0); // straight to the nearest place
        }
        ProjectBuilder inside =
            world("a (210.3,100.1)+(1,1); scene box:region x=200 y=50 width=50; "
                  "area:region region=box; it:arrive; area > it > a");
        QCOMPARE(difference(forceOf(inside), Vec2{-1, -1}), QString()); // it stops
    }

    void hash_isTheSame_withThreadsAndWidths() {
        const std::uint64_t expected = hashAfter({.threads = 1}, 120);
        for (const Simd simd : allSimd()) {
            const UseSimd use(simd);
            QCOMPARE(hashAfter({.threads = 1, .sortPeriod = 3}, 120), expected);
            QCOMPARE(hashAfter({.threads = 4, .fewAgents = 0}, 120), expected);
        }
    }

    void restore_goesOnTheSame_data() { rowsOf({"0", "7", "8", "33"}); }
    void restore_goesOnTheSame() {
        const int at = QByteArray(QTest::currentDataTag()).toInt();
        Simulation simulation(busy());
        for (int i = 0; i < at; ++i) {
            moveCursor(simulation);
            simulation.step();
        }
        const Snapshot snapshot = simulation.snapshot();
        const auto hashes = [](Simulation& of) {
            std::vector<std::uint64_t> all;
            for (int i = 0; i < 40; ++i) {
                moveCursor(of);
                of.step();
                all.push_back(of.stateHash());
            }
            return all;
        };
        const auto expected = hashes(simulation);
        QVERIFY(simulation.restore(snapshot).ok());
        QVERIFY(simulation.explain({"a", 3}).has_value()); // looks ahead, and changes nothing
        QCOMPARE(hashes(simulation), expected);
        Simulation other(busy());
        QVERIFY(other.restore(snapshot).ok());
        QCOMPARE(hashes(other), expected);
    }

    void damagedCounts_areRefused() {
        Simulation simulation = afterTicks(10, busy());
        Snapshot snapshot = simulation.snapshot();
        QVERIFY(!snapshot.ways.empty());
        snapshot.ways[0].counts.pop_back();
        QVERIFY(!simulation.restore(snapshot).ok());
    }
};
