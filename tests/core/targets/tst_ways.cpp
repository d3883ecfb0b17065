#include "tests/core/support/all_simd.h"
#include "tests/core/support/forces.h"

#include <QTest>

using namespace tiller;

namespace {

/// A wall from the top at x = 400, and agents that are at most as fast as 120 in a second.
ProjectBuilder room(std::vector<PlacedAgent> agents, const char* behavior = "go-to") {
    ProjectBuilder builder;
    builder.world("tick", 1.0 / 60)
        .scene("wall", "obstacle",
               {{"shape", text("wall")}, {"points", Points{{400, 0}, {400, 450}}}})
        .node("walls", "obstacles")
        .node("way", "way")
        .node("it", behavior)
        .agents("a", std::move(agents))
        .set("a", "maxSpeed", 120.0)
        .set("a", "maxForce", 6000.0)
        .link("walls.obstacles", "way.obstacles")
        .link("way.field", behavior == std::string("go-to") ? "it.way" : "it.field")
        .link("it.force", "a.steering");
    return builder;
}

Vec2 positionOf(const Simulation& simulation, std::size_t agent = 0, std::size_t population = 0) {
    const Population& of = simulation.populations()[population];
    return {of.x[agent], of.y[agent]};
}

/// Two crowds that follow ways to everything that can be a goal, past obstacles, with crowds that
/// count.
Project busy() {
    ProjectBuilder builder;
    builder.world("tick", 1.0 / 60)
        .world("edges", text("bounce"))
        .scene("wall", "obstacle",
               {{"shape", text("wall")}, {"points", Points{{400, 0}, {400, 450}}}})
        .scene("rock", "obstacle", {{"x", 600.0}, {"y", 300.0}, {"radius", 60.0}})
        .scene("exit-at", "region", {{"x", 20.0}, {"y", 20.0}, {"width", 90.0}, {"height", 60.0}})
        .node("exit", "region", {{"region", text("exit-at")}})
        .point("corner", {760, 40})
        .node("walls", "obstacles")
        .node("cursor", "cursor")
        .node("home", "home")
        .node("out", "way", {{"crowds", 0.5}, {"refresh", 7.0}})
        .node("hunt", "way", {{"crowds", 2.0}, {"refresh", 10.0}, {"cell", 25.0}})
        .node("back", "way", {{"cell", 10.0}})
        .node("leave", "go-to")
        .node("follow", "follow-field")
        .node("return", "go-to")
        .node("a", "agent-type", {{"count", 60.0}})
        .node("b", "agent-type", {{"count", 40.0}, {"radius", 9.0}})
        .link("exit.region", "out.goals")
        .link("corner.point", "out.goals")
        .link("cursor.point", "out.goals")
        .link("a.agents", "hunt.goals")
        .link("home.point", "back.goals")
        .link("out.field", "leave.way")
        .link("hunt.field", "follow.field")
        .link("back.field", "return.way")
        .link("leave.force", "a.steering")
        .link("return.force", "a.steering", 0.3)
        .link("follow.force", "b.steering")
        .link("leave.force", "b.steering", 0.2);
    for (const char* way : {"out", "hunt", "back"})
        builder.link("walls.obstacles", std::string(way) + ".obstacles");
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

} // namespace

class TestWays : public QObject {
    Q_OBJECT

private slots:
    void goTo_arrivesBehindTheWall() {
        auto builder = room({{"", {300, 50}, {}}});
        builder.point("goal", {500, 50}).link("goal.point", "way.goals");
        Simulation simulation(builder.build());
        double crossed = 1000;
        for (int i = 0; i < 900; ++i) {
            const Vec2 before = positionOf(simulation);
            simulation.step();
            const Vec2 now = positionOf(simulation);
            if ((before.x < 400) != (now.x < 400))
                crossed = now.y;
        }
        QVERIFY(crossed > 450 && crossed < 475);
        QVERIFY(length(positionOf(simulation) - Vec2{500, 50}) < 2);
    }

    void unreachable_isInactive() {
        auto builder = room({{"", {300, 50}, {}}});
        builder.scene("rest", "obstacle",
                      {{"shape", text("wall")}, {"points", Points{{400, 440}, {400, 600}}}});
        builder.point("goal", {500, 50}).link("goal.point", "way.goals");
        QVERIFY(!forceOf(builder));
        builder.link("goal.point", "it.target"); // then straight at it
        QVERIFY(forceOf(builder)->x > 0);
    }

    void goals_canBeRegionsAgentsAndTheCursor() {
        auto region = room({{"", {300, 50}, {}}});
        region.scene("exit", "region", {{"x", 450.0}, {"y", 20.0}, {"width", 100.0}})
            .node("area", "region", {{"region", text("exit")}})
            .link("area.region", "way.goals");
        Simulation toRegion(region.build());
        run(toRegion, 1200);
        QVERIFY(positionOf(toRegion).x >= 449 && positionOf(toRegion).x < 550);

        auto agents = room({{"", {300, 50}, {}}});
        agents.agents("b", {{"", {500, 50}, {}}, {"", {100, 500}, {}}})
            .link("b.agents", "way.goals");
        Simulation toAgents(agents.build());
        run(toAgents, 1200);
        QVERIFY(length(positionOf(toAgents) - Vec2{100, 500}) < 2); // nearer along the way

        auto cursor = room({{"", {300, 50}, {}}});
        cursor.node("mouse", "cursor").link("mouse.point", "way.goals");
        Simulation toCursor(cursor.build());
        QCOMPARE(toCursor.explain({"a", 0})->nodes.back().active, false);
        toCursor.setCursor(Vec2{500, 50});
        run(toCursor, 1200);
        QVERIFY(length(positionOf(toCursor) - Vec2{500, 50}) < 2);
    }

    void ownGoals_leadEachAgentHome() {
        auto builder = room({{"", {300, 50}, {}}, {"", {500, 50}, {}}});
        builder.node("home", "home").link("home.point", "way.goals");
        Simulation simulation(builder.build());
        simulation.moveAgent({"a", 0}, {500, 100});
        run(simulation, 1200);
        QVERIFY(length(positionOf(simulation, 0) - Vec2{300, 50}) < 2);
        QVERIFY(length(positionOf(simulation, 1) - Vec2{500, 50}) < 2);
    }

    void clearance_isAtLeastTheRadius() {
        auto builder = room({{"", {300, 50}, {}}});
        builder.set("way", "clearance", 0.0).set("a", "radius", 30.0);
        builder.point("goal", {500, 50}).link("goal.point", "way.goals");
        Simulation simulation(builder.build());
        double nearest = 1000;
        for (int i = 0; i < 900; ++i) {
            simulation.step();
            nearest = std::min(nearest, length(positionOf(simulation) - Vec2{400, 450}));
        }
        QVERIFY2(nearest > 25 && nearest < 45, qPrintable(QString::number(nearest)));
    }

    void followField_followsAWay() {
        auto builder = room({{"", {300, 50}, {}}}, "follow-field");
        builder.point("goal", {500, 50}).link("goal.point", "way.goals");
        Simulation simulation(builder.build());
        run(simulation, 900);
        QVERIFY(length(positionOf(simulation) - Vec2{500, 50}) < 10);
    }

    void followField_leadsAgentsOfOneBlockToGoalsOfTheirOwn() {
        ProjectBuilder builder;
        builder.agents("a", {{"", {100, 100}, {}}, {"", {600, 100}, {}}})
            .node("home", "home")
            .node("way", "way")
            .node("it", "follow-field")
            .link("home.point", "way.goals")
            .link("way.field", "it.field")
            .link("it.force", "a.steering");
        Simulation simulation(builder.build());
        simulation.placeAgent({"a", 0}, {300, 100}, {});
        simulation.placeAgent({"a", 1}, {400, 100}, {});
        const PopulationForces forces = simulation.forces(0);
        QVERIFY(forces.steeringX[0] < 0);
        QVERIFY(forces.steeringX[1] > 0);
        for (const std::uint32_t i : {0, 1})
            QCOMPARE(simulation.explain({"a", i})->steering.x, forces.steeringX[i]);
    }

    void region_isAPoint() {
        for (const char* behavior : {"seek", "arrive", "flee"}) {
            ProjectBuilder builder;
            builder.agents("a", {{"", {100, 100}, {}}})
                .scene("box", "region", {{"x", 200.0}, {"y", 50.0}, {"width", 50.0}})
                .node("area", "region", {{"region", text("box")}})
                .node("it", behavior)
                .link("area.region", "it.target")
                .link("it.force", "a.steering");
            const auto force = forceOf(builder);
            QCOMPARE(force->x > 0, behavior != std::string("flee"));
            QCOMPARE(force->y, 0.0); // straight to the nearest place
        }
        ProjectBuilder inside;
        inside.agents("a", {{"", {210.3, 100.1}, {1, 1}}})
            .scene("box", "region", {{"x", 200.0}, {"y", 50.0}, {"width", 50.0}})
            .node("area", "region", {{"region", text("box")}})
            .node("it", "arrive")
            .link("area.region", "it.target")
            .link("it.force", "a.steering");
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

    void restore_goesOnTheSame_data() {
        QTest::addColumn<int>("at");
        for (const int at : {0, 7, 8, 33})
            QTest::addRow("%d", at) << at;
    }
    void restore_goesOnTheSame() {
        QFETCH(int, at);
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
        Simulation simulation(busy());
        run(simulation, 10);
        Snapshot snapshot = simulation.snapshot();
        QVERIFY(!snapshot.ways.empty());
        snapshot.ways[0].counts.pop_back();
        QVERIFY(!simulation.restore(snapshot).ok());
    }
};

QTEST_APPLESS_MAIN(TestWays)
#include "tst_ways.moc"
