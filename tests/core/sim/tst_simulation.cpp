#include "core/sim/inputs.h"
#include "tests/core/support/testing.h"

#include <atomic>

/// Wanderers with memory, random numbers and bodies of different speeds.
Project wanderers(double count = 20) {
    return world("bird:agent-type count={} maxSpeed=3 responseTime=0 mass=20 startSpeedMax=2 "
                 "maxSpeedSpread=0.5; "
                 "roam:wander circleDistance=6 circleRadius=8; "
                 "roam > bird",
                 count);
}

class TestSimulation : public QObject {
    Q_OBJECT

private slots:
    void runAgain_givesTheSameBits() {
        Simulation a(wanderers()), b(wanderers());
        run(a, 300);
        run(b, 300);
        QCOMPARE(a.stateHash(), b.stateHash());
        QCOMPARE(hashOf(a.snapshot()), hashOf(b.snapshot()));
    }

    void anotherSeed_givesOtherStarts() {
        Simulation a(wanderers());
        Simulation b(applied(wanderers(), setValue(wanderers(), "world", "seed", 2.0)));
        QVERIFY(a.stateHash() != b.stateHash());
    }

    void firstAgent_afterSomeTicks_data() {
        const TestRows<Project, int, Vec2> row;
        row("coasts without steering", world("a (10,20)+(1,-2)"), 10, {20, 0});
        row("seeks the short way, in a world that wraps",
            world("world edges=wrap; a (10,300); goal:point (790,300); seek; goal > seek > a"), 1,
            {7, 300});
        row("seeks the nearest agent", world("a (0,0); b (0,90) (-50,0); seek; b > seek > a"), 1,
            {-3, 0});
    }

    void firstAgent_afterSomeTicks() {
        const auto [project, ticks, place] = fetched<Project, int, Vec2>();
        QCOMPARE(firstPosition(afterTicks(ticks, project)), place);
    }

    void positions_stayOnTheLattice() {
        Simulation simulation = afterTicks(50, wanderers());
        for (const Population& of : simulation.populations())
            for (const auto* column : {&of.x, &of.y, &of.vx, &of.vy})
                for (const double value : *column)
                    QCOMPARE(std::floor(value / latticeStep), value / latticeStep);
    }

    void setProject_keepsAgentsAndMemory() {
        const Project project = wanderers();
        Simulation plain(project), same(project);
        run(plain, 100);
        run(same, 50);
        const Project renamed = applied(project, rename(project, "roam", "Roaming"));
        for (int tick = 0; tick < 50; ++tick) { // no edit cuts what only rounding made faster
            same.setProject(renamed);
            run(same, 1);
        }
        QCOMPARE(hashOf(same.snapshot()), hashOf(plain.snapshot()));
    }

    void lowerCount_dropsTheHighestOrdinals() {
        const Project project = wanderers(20);
        Simulation simulation = afterTicks(10, project);
        const Vec2 third = positionOf(simulation.populations()[0], 3);
        simulation.setProject(applied(project, setValue(project, "bird", "count", 4.0)));
        QCOMPARE(simulation.agentCount(), 4U);
        QCOMPARE(positionOf(simulation.populations()[0], 3), third);
        run(simulation, 10);
    }

    void higherCount_addsAgents() {
        const Project few = wanderers(3);
        const Project many = wanderers(5);
        Simulation simulation(few), fresh(many);
        run(simulation, 10);
        const Vec2 second = positionOf(simulation.populations()[0], 2);
        simulation.setProject(many);
        QCOMPARE(positionOf(simulation.populations()[0], 2), second);
        QCOMPARE(positionOf(simulation.populations()[0], 4), positionOf(fresh.populations()[0], 4));
        run(simulation, 10);
    }

    void nodeDeletedAndRestored_startsFresh() {
        const Project project = wanderers(1);
        const Project without = applied(project, remove(project, Ids{"roam"}));
        Simulation simulation(project);
        const double start = simulation.snapshot().memory[0].at(0).at(0);
        run(simulation, 40);
        simulation.setProject(without);
        QVERIFY(simulation.snapshot().memory[0].empty());
        simulation.setProject(project);
        const double restored = simulation.snapshot().memory[0].at(0).at(0);
        QVERIFY(restored >= 0 && restored < 360);
        QVERIFY(restored != start); // drawn again, at this tick
    }

    void bodyEdit_countsForAllAgentsAtOnce() {
        const Project project = wanderers();
        Simulation simulation = afterTicks(100, project);
        simulation.setProject(applied(project, setValue(project, "bird", "maxSpeed", 0.5)));
        simulation.step();
        for (std::size_t i = 0; i < 20; ++i)
            QVERIFY(length(velocityOf(simulation.populations()[0], i)) <=
                    0.75 + 1e-8); // with its spread
    }

    void typeAddedInFront_keepsRememberedTargets() {
        // The new type sorts before the others, so references to agents must be renumbered.
        const auto base = [](bool withFirst) {
            ProjectBuilder builder;
            if (withFirst)
                builder.add("aaa (0,0)");
            return builder
                .add("hunter (0,0)+(1,0); prey (50,0) (90,0); look:nearest keep=true; "
                     "chase:pursue; prey > look > chase > hunter")
                .build();
        };
        Simulation simulation = afterTicks(3, base(false));
        simulation.setProject(base(true));
        const auto explanation = simulation.explain({"hunter", 0});
        QVERIFY(explanation.has_value());
        QCOMPARE(explanation->nodes.at(0).target, std::optional(Vec2{50, 0}));
    }

    void restore_continuesBitForBit() {
        Simulation simulation = afterTicks(70, wanderers());
        const Snapshot snapshot = simulation.snapshot();
        run(simulation, 70);
        const std::uint64_t later = hashOf(simulation.snapshot());
        QVERIFY(simulation.restore(snapshot));
        QCOMPARE(simulation.tick(), 70U);
        run(simulation, 70);
        QCOMPARE(hashOf(simulation.snapshot()), later);
        QCOMPARE(hashFrom(wanderers(), snapshot, 70), later);
    }

    void reset_goesBackToTheStart() {
        Simulation simulation(wanderers());
        const std::uint64_t start = hashOf(simulation.snapshot());
        simulation.setCursor(Vec2{1, 2});
        run(simulation, 33);
        simulation.reset();
        QCOMPARE(simulation.tick(), 0U);
        QCOMPARE(hashOf(simulation.snapshot()), start);
        QVERIFY(!simulation.snapshot().cursor);
    }

    void edges_actOnPositionAndVelocity_data() {
        const TestRows<QString, double, double> row;
        row("open: moves on", "open", 105.0, 10.0);
        row("wrap: enters on the other side", "wrap", 5.0, 10.0);
        row("wall: stops", "wall", 100.0, 0.0);
        row("bounce: turns back", "bounce", 95.0, -10.0);
    }

    void edges_actOnPositionAndVelocity() {
        const auto [edges, x, vx] = fetched<QString, double, double>();
        const Simulation run = afterTicks(
            1, world("world width=100 height=100 edges={}; a (95,50)+(10,1) maxSpeed=100",
                     edges.toStdString()));
        QCOMPARE(firstPosition(run), (Vec2{x, 51}));
        QCOMPARE(velocityOf(run.populations()[0], 0), (Vec2{vx, 1}));
    }

    void contacts_countWhenTheyBegin() {
        // a and b pass through each other: one contact. c touches a from the start: no contact.
        Simulation simulation(world("a (0,0)+(1,0); b (40,0)+(-1,0); c (5,0)+(1,0)"));
        run(simulation, 60);
        const std::vector<ContactCount> expected{{"a", "b", 1}, {"b", "c", 1}};
        QCOMPARE(simulation.contacts(), expected);
        QCOMPARE(simulation.contactTotal(), 2U);
    }

    void cursor_isMissingUntilSet() {
        Simulation simulation(world("a (0,0); mouse:cursor; seek; mouse > seek > a"));
        simulation.step();
        QCOMPARE(velocityOf(simulation.populations()[0], 0), (Vec2{0, 0}));
        simulation.setCursor(Vec2{0, 100});
        simulation.step();
        QCOMPARE(velocityOf(simulation.populations()[0], 0), (Vec2{0, 3}));
        simulation.setCursor(std::nullopt);
        simulation.step();
        QCOMPARE(velocityOf(simulation.populations()[0], 0),
                 (Vec2{0, 3})); // nothing is active, so it coasts
    }

    void click_staysATarget() {
        Simulation simulation(world("a (0,0); mouse:cursor follows=click; seek; mouse > seek > a"));
        simulation.setCursor(Vec2{0, 100});
        simulation.step();
        QCOMPARE(velocityOf(simulation.populations()[0], 0), (Vec2{0, 0}));
        simulation.click({100, 0});
        simulation.setCursor(std::nullopt);
        simulation.step();
        QCOMPARE(velocityOf(simulation.populations()[0], 0), (Vec2{3, 0}));
    }

    void home_isTheStartPosition() {
        Simulation simulation(world("a (30,40); nest:home; seek; nest > seek > a"));
        simulation.moveAgent({"a", 0}, {30, 140});
        simulation.step();
        QCOMPARE(velocityOf(simulation.populations()[0], 0), (Vec2{0, -3}));
    }

    void each_givesTheSameSumInAnyOrder() {
        // The same crowd, placed in different orders, gives the same force bit for bit.
        std::vector<PlacedAgent> crowd;
        const RandomStream random(3, 4, 5);
        for (std::uint32_t i = 0; i < 200; ++i)
            crowd.push_back({"", {random.draw(0, i, 0) * 100, random.draw(0, i, 1) * 100}, {}});
        const auto run = [](std::vector<PlacedAgent> agents) {
            Simulation simulation(world("crowd {}; one (48,52)+(0.3,0.1); "
                                        "all:nearest choose=each range=60; flee radius=50; "
                                        "crowd > all > flee >0.01 one",
                                        agents));
            simulation.step();
            return velocityOf(simulation.populations()[1], 0);
        };
        const Vec2 forward = run(crowd);
        std::ranges::reverse(crowd);
        QCOMPARE(run(crowd), forward);
        QVERIFY(length(forward) > 0);
        std::ranges::sort(crowd, {}, [](const PlacedAgent& agent) { return agent.position.y; });
        QCOMPARE(run(crowd), forward);
    }

    void weight0_isLikeNoLink() {
        const auto project = [](double weight) {
            return world("a (0,0)+(1,0); roam:wander; first:priority; goal:point (0,100); seek; "
                         "goal > seek; roam >{} first; seek > first > a",
                         weight);
        };
        Simulation off(project(0)), on(project(1));
        QVERIFY(off.snapshot().memory[0].empty()); // Wander does not run
        QCOMPARE(on.snapshot().memory[0].size(), 1U);
        QCOMPARE(off.explain({"a", 0})->wanted, (Vec2{-1, 3}));
    }

    void when_turnsOffCombinersToo() {
        Simulation simulation(world("a (0,0); goal:point (0,100); seek; sum; "
                                    "never:chance probability=0; goal > seek > sum; "
                                    "never > sum > a"));
        simulation.step();
        QCOMPARE(velocityOf(simulation.populations()[0], 0), (Vec2{0, 0}));
        const Explanation now = *simulation.explain({"a", 0});
        for (const NodeExplanation& node : now.nodes)
            QVERIFY(!node.used);
    }

    void explain_andForces_cutToMaxForce() {
        Simulation simulation(world("a (0,0); goal:point (100,0); seek; goal > seek >4 a"));
        const Explanation now = *simulation.explain({"a", 0});
        QCOMPARE(now.wanted, (Vec2{12, 0}));
        QCOMPARE(now.steering, (Vec2{5.4, 0}));
        QCOMPARE(now.cut, 12 - 5.4);
        QCOMPARE(now.links.size(), 1U);
        QVERIFY(now.links[0].used);
        QCOMPARE(now.links[0].force, (Vec2{12, 0}));
        QVERIFY(!simulation.explain({"a", 1}));
        QVERIFY(!simulation.explain({"nobody", 0}));

        const PopulationForces forces = simulation.forces(0);
        QCOMPARE(forces.steeringX.at(0), 5.4);
        QCOMPARE(forces.behaviors.at(0).x.at(0), 12.0);
    }

    void replay_givesTheSameHash() {
        const Project project = wanderers();
        const Change faster = setValue(project, "bird", "maxSpeed", 5.0).value();
        Simulation live = afterTicks(20, project);
        live.setCursor(Vec2{5, 5});
        live.moveAgent({"bird", 2}, {7, 8});
        Project after = project;
        apply(faster, after);
        live.setProject(after);
        run(live, 30);

        Replay replay({.start = project,
                       .ticks = 50,
                       .events = {{20, CursorMoved{Vec2{5, 5}}},
                                  {20, AgentMoved{{"bird", 2}, {7, 8}}},
                                  {20, Edited{faster}}}});
        run(replay, 50);
        QCOMPARE(hashOf(replay.simulation().snapshot()), hashOf(live.snapshot()));
        QCOMPARE(replay.project(), after);
    }

    void aStoppedTick_endsEarly_data() {
        const TestRows<QString, std::size_t> row;
        for (const char* solid : {"nothing", "obstacles-and-agents"})
            for (const std::size_t threads : {1U, 3U})
                row(QTest::addRow("%s, %d threads", solid, static_cast<int>(threads)),
                    QString(solid), threads);
    }

    /// Each block of agents asks whether the tick goes on, in each long phase; and nobody goes on
    /// for long after the answer was no.
    void aStoppedTick_endsEarly() {
        const auto [solid, threads] = fetched<QString, std::size_t>();
        constexpr std::size_t agents = 6400;
        const Project project = world("a:agent-type count={} radius=2 solid={}; apart:separation; "
                                      "a > apart > a",
                                      static_cast<double>(agents), solid.toStdString());
        std::atomic<std::size_t> asked = 0;
        Simulation whole(project, {.threads = threads, .goesOn = [&] {
                                       ++asked;
                                       return true;
                                   }});
        asked = 0;
        whole.step();
        QCOMPARE(whole.tick(), 1U);
        const std::size_t all = asked;
        QVERIFY2(all >= 3 * agents / blockSize, qPrintable(QString::number(all)));
        for (const std::size_t share : {1U, 2U, 5U, 8U}) {
            std::atomic<bool> goesOn = true;
            std::atomic<std::size_t> after = 0;
            std::atomic<std::size_t> limit = ~std::size_t{0};
            Simulation simulation(project, {.threads = threads, .goesOn = [&] {
                                                after += goesOn ? 0 : 1;
                                                if (++asked >= limit)
                                                    goesOn = false;
                                                return goesOn.load();
                                            }});
            asked = 0;
            limit = all * share / 10;
            simulation.step();
            if (share < 5) // contacts are counted when the tick has passed
                QCOMPARE(simulation.tick(), 0U);
            QVERIFY(!goesOn);
            QVERIFY2(after < 100, qPrintable(QString::number(after)));
            (void)simulation.stateHash(); // that of no tick
        }
    }
};
