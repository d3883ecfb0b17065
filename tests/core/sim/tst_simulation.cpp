#include "core/sim/inputs.h"
#include "core/sim/simulation.h"
#include "tests/core/sim/build_project.h"

#include <QTest>

#include <atomic>

using namespace tiller;

namespace {

/// Wanderers with memory, random numbers and bodies of different speeds.
Project wanderers(double count = 20) {
    return ProjectBuilder()
        .node("bird", "agent-type",
              {{"count", count},
               {"maxSpeed", 3.0},
               {"responseTime", 0.0},
               {"mass", 20.0},
               {"startSpeedMax", 2.0},
               {"maxSpeedSpread", 0.5}})
        .node("roam", "wander", {{"circleDistance", 6.0}, {"circleRadius", 8.0}})
        .link("roam.force", "bird.steering")
        .build();
}

Project edited(Project project, const Result<Change>& change) {
    if (!change)
        throw std::runtime_error(change.problems().front().text);
    apply(change.value(), project);
    return project;
}

void steps(Simulation& simulation, int count) {
    for (int i = 0; i < count; ++i)
        simulation.step();
}

Vec2 positionOf(const Simulation& simulation, std::size_t population, std::size_t ordinal) {
    const Population& of = simulation.populations().at(population);
    return {of.x.at(ordinal), of.y.at(ordinal)};
}

Vec2 velocityOf(const Simulation& simulation, std::size_t population, std::size_t ordinal) {
    const Population& of = simulation.populations().at(population);
    return {of.vx.at(ordinal), of.vy.at(ordinal)};
}

} // namespace

class TestSimulation : public QObject {
    Q_OBJECT

private slots:
    void runAgain_givesTheSameBits();
    void anotherSeed_givesOtherStarts();
    void agentWithoutSteering_coasts();
    void positions_stayOnTheLattice();
    void setProject_keepsAgentsAndMemory();
    void lowerCount_dropsTheHighestOrdinals();
    void higherCount_addsAgents();
    void nodeDeletedAndRestored_startsFresh();
    void bodyEdit_countsForAllAgentsAtOnce();
    void typeAddedInFront_keepsRememberedTargets();
    void restore_continuesBitForBit();
    void reset_goesBackToTheStart();
    void edges_actOnPositionAndVelocity_data();
    void edges_actOnPositionAndVelocity();
    void wrap_seeksTheShortWay();
    void contacts_countWhenTheyBegin();
    void cursor_isMissingUntilSet();
    void click_staysATarget();
    void home_isTheStartPosition();
    void each_givesTheSameSumInAnyOrder();
    void weight0_isLikeNoLink();
    void when_turnsOffCombinersToo();
    void explain_andForces_cutToMaxForce();
    void agentsWiredToATarget_meanTheNearest();
    void replay_givesTheSameHash();
    void aStoppedTick_endsEarly_data();
    void aStoppedTick_endsEarly();
};

void TestSimulation::runAgain_givesTheSameBits() {
    Simulation a(wanderers()), b(wanderers());
    steps(a, 300);
    steps(b, 300);
    QCOMPARE(a.stateHash(), b.stateHash());
    QCOMPARE(hashOf(a.snapshot()), hashOf(b.snapshot()));
}

void TestSimulation::anotherSeed_givesOtherStarts() {
    Simulation a(wanderers());
    Simulation b(edited(wanderers(), setValue(wanderers(), "world", "seed", 2.0)));
    QVERIFY(a.stateHash() != b.stateHash());
}

void TestSimulation::agentWithoutSteering_coasts() {
    Simulation simulation(ProjectBuilder().agents("a", {{"", {10, 20}, {1, -2}}}).build());
    steps(simulation, 10);
    QCOMPARE(positionOf(simulation, 0, 0), (Vec2{20, 0}));
}

void TestSimulation::positions_stayOnTheLattice() {
    Simulation simulation(wanderers());
    steps(simulation, 50);
    for (const Population& of : simulation.populations())
        for (const auto* column : {&of.x, &of.y, &of.vx, &of.vy})
            for (const double value : *column)
                QCOMPARE(std::floor(value / latticeStep), value / latticeStep);
}

void TestSimulation::setProject_keepsAgentsAndMemory() {
    const Project project = wanderers();
    Simulation plain(project), same(project);
    steps(plain, 100);
    steps(same, 50);
    same.setProject(edited(project, rename(project, "roam", "Roaming")));
    steps(same, 50);
    QCOMPARE(hashOf(same.snapshot()), hashOf(plain.snapshot()));
}

void TestSimulation::lowerCount_dropsTheHighestOrdinals() {
    const Project project = wanderers(20);
    Simulation simulation(project);
    steps(simulation, 10);
    const Vec2 third = positionOf(simulation, 0, 3);
    simulation.setProject(edited(project, setValue(project, "bird", "count", 4.0)));
    QCOMPARE(simulation.agentCount(), std::size_t{4});
    QCOMPARE(positionOf(simulation, 0, 3), third);
    steps(simulation, 10);
}

void TestSimulation::higherCount_addsAgents() {
    const Project few = wanderers(3);
    const Project many = wanderers(5);
    Simulation simulation(few), fresh(many);
    steps(simulation, 10);
    const Vec2 second = positionOf(simulation, 0, 2);
    simulation.setProject(many);
    QCOMPARE(positionOf(simulation, 0, 2), second);
    QCOMPARE(positionOf(simulation, 0, 4), positionOf(fresh, 0, 4));
    steps(simulation, 10);
}

void TestSimulation::nodeDeletedAndRestored_startsFresh() {
    const Project project = wanderers(1);
    const Project without = [&] {
        Project result = project;
        apply(remove(project, std::vector<Id>{"roam"}), result);
        return result;
    }();
    Simulation simulation(project);
    const double start = simulation.snapshot().memory[0].at(0).at(0);
    steps(simulation, 40);
    simulation.setProject(without);
    QVERIFY(simulation.snapshot().memory[0].empty());
    simulation.setProject(project);
    const double restored = simulation.snapshot().memory[0].at(0).at(0);
    QVERIFY(restored >= 0 && restored < 360);
    QVERIFY(restored != start); // drawn again, at this tick
}

void TestSimulation::bodyEdit_countsForAllAgentsAtOnce() {
    const Project project = wanderers();
    Simulation simulation(project);
    steps(simulation, 100);
    simulation.setProject(edited(project, setValue(project, "bird", "maxSpeed", 0.5)));
    simulation.step();
    for (std::size_t i = 0; i < 20; ++i)
        QVERIFY(length(velocityOf(simulation, 0, i)) <= 0.75 + 1e-8); // with its spread
}

void TestSimulation::typeAddedInFront_keepsRememberedTargets() {
    // The new type sorts before the others, so references to agents must be renumbered.
    const auto base = [](bool withFirst) {
        ProjectBuilder builder;
        if (withFirst)
            builder.agents("aaa", {{"", {0, 0}, {}}});
        return builder.agents("hunter", {{"", {0, 0}, {1, 0}}})
            .agents("prey", {{"", {50, 0}, {}}, {"", {90, 0}, {}}})
            .node("look", "nearest", {{"keep", true}})
            .node("chase", "pursue")
            .link("prey.agents", "look.agents")
            .link("look.agent", "chase.target")
            .link("chase.force", "hunter.steering")
            .build();
    };
    Simulation simulation(base(false));
    steps(simulation, 3);
    simulation.setProject(base(true));
    const auto explanation = simulation.explain({"hunter", 0});
    QVERIFY(explanation.has_value());
    QCOMPARE(explanation->nodes.at(0).target, std::optional(Vec2{50, 0}));
}

void TestSimulation::restore_continuesBitForBit() {
    Simulation simulation(wanderers());
    steps(simulation, 70);
    const Snapshot snapshot = simulation.snapshot();
    steps(simulation, 70);
    const std::uint64_t later = hashOf(simulation.snapshot());
    QVERIFY(simulation.restore(snapshot));
    QCOMPARE(simulation.tick(), std::uint64_t{70});
    steps(simulation, 70);
    QCOMPARE(hashOf(simulation.snapshot()), later);

    Simulation other(wanderers());
    QVERIFY(other.restore(snapshot));
    steps(other, 70);
    QCOMPARE(hashOf(other.snapshot()), later);
}

void TestSimulation::reset_goesBackToTheStart() {
    Simulation simulation(wanderers());
    const std::uint64_t start = hashOf(simulation.snapshot());
    simulation.setCursor(Vec2{1, 2});
    steps(simulation, 33);
    simulation.reset();
    QCOMPARE(simulation.tick(), std::uint64_t{0});
    QCOMPARE(hashOf(simulation.snapshot()), start);
    QVERIFY(!simulation.snapshot().cursor);
}

void TestSimulation::edges_actOnPositionAndVelocity_data() {
    QTest::addColumn<QString>("edges");
    QTest::addColumn<double>("x");
    QTest::addColumn<double>("vx");
    QTest::newRow("open: moves on") << "open" << 105.0 << 10.0;
    QTest::newRow("wrap: enters on the other side") << "wrap" << 5.0 << 10.0;
    QTest::newRow("wall: stops") << "wall" << 100.0 << 0.0;
    QTest::newRow("bounce: turns back") << "bounce" << 95.0 << -10.0;
}

void TestSimulation::edges_actOnPositionAndVelocity() {
    QFETCH(QString, edges);
    QFETCH(double, x);
    QFETCH(double, vx);
    Project placed = ProjectBuilder()
                         .world("width", 100.0)
                         .world("height", 100.0)
                         .world("edges", edges.toStdString())
                         .node("a", "agent-type", {{"maxSpeed", 100.0}, {"start", text("placed")}})
                         .build();
    placed.nodes.back().agents = {{"", {95, 50}, {10, 1}}};
    Simulation run(placed);
    run.step();
    QCOMPARE(positionOf(run, 0, 0), (Vec2{x, 51}));
    QCOMPARE(velocityOf(run, 0, 0), (Vec2{vx, 1}));
}

void TestSimulation::wrap_seeksTheShortWay() {
    Simulation simulation(ProjectBuilder()
                              .world("edges", text("wrap"))
                              .agents("a", {{"", {10, 300}, {0, 0}}})
                              .point("goal", {790, 300})
                              .node("seek", "seek")
                              .link("goal.point", "seek.target")
                              .link("seek.force", "a.steering")
                              .build());
    simulation.step();
    QCOMPARE(velocityOf(simulation, 0, 0), (Vec2{-3, 0}));
}

void TestSimulation::contacts_countWhenTheyBegin() {
    // a and b pass through each other: one contact. c touches a from the start: no contact.
    Simulation simulation(ProjectBuilder()
                              .agents("a", {{"", {0, 0}, {1, 0}}})
                              .agents("b", {{"", {40, 0}, {-1, 0}}})
                              .agents("c", {{"", {5, 0}, {1, 0}}})
                              .build());
    steps(simulation, 60);
    const std::vector<ContactCount> expected{{"a", "b", 1}, {"b", "c", 1}};
    QCOMPARE(simulation.contacts(), expected);
    QCOMPARE(simulation.contactTotal(), std::uint64_t{2});
}

void TestSimulation::cursor_isMissingUntilSet() {
    Simulation simulation(ProjectBuilder()
                              .agents("a", {{"", {0, 0}, {0, 0}}})
                              .node("mouse", "cursor")
                              .node("seek", "seek")
                              .link("mouse.point", "seek.target")
                              .link("seek.force", "a.steering")
                              .build());
    simulation.step();
    QCOMPARE(velocityOf(simulation, 0, 0), (Vec2{0, 0}));
    simulation.setCursor(Vec2{0, 100});
    simulation.step();
    QCOMPARE(velocityOf(simulation, 0, 0), (Vec2{0, 3}));
    simulation.setCursor(std::nullopt);
    simulation.step();
    QCOMPARE(velocityOf(simulation, 0, 0), (Vec2{0, 3})); // nothing is active, so it coasts
}

void TestSimulation::click_staysATarget() {
    Simulation simulation(ProjectBuilder()
                              .agents("a", {{"", {0, 0}, {0, 0}}})
                              .node("mouse", "cursor", {{"follows", text("click")}})
                              .node("seek", "seek")
                              .link("mouse.point", "seek.target")
                              .link("seek.force", "a.steering")
                              .build());
    simulation.setCursor(Vec2{0, 100});
    simulation.step();
    QCOMPARE(velocityOf(simulation, 0, 0), (Vec2{0, 0}));
    simulation.click({100, 0});
    simulation.setCursor(std::nullopt);
    simulation.step();
    QCOMPARE(velocityOf(simulation, 0, 0), (Vec2{3, 0}));
}

void TestSimulation::home_isTheStartPosition() {
    Simulation simulation(ProjectBuilder()
                              .agents("a", {{"", {30, 40}, {0, 0}}})
                              .node("nest", "home")
                              .node("seek", "seek")
                              .link("nest.point", "seek.target")
                              .link("seek.force", "a.steering")
                              .build());
    simulation.moveAgent({"a", 0}, {30, 140});
    simulation.step();
    QCOMPARE(velocityOf(simulation, 0, 0), (Vec2{0, -3}));
}

void TestSimulation::each_givesTheSameSumInAnyOrder() {
    // The same crowd, placed in different orders, gives the same force bit for bit.
    std::vector<PlacedAgent> crowd;
    const RandomStream random(3, 4, 5);
    for (std::uint32_t i = 0; i < 200; ++i)
        crowd.push_back({"", {random.draw(0, i, 0) * 100, random.draw(0, i, 1) * 100}, {}});
    const auto run = [](std::vector<PlacedAgent> agents) {
        Simulation simulation(
            ProjectBuilder()
                .agents("crowd", std::move(agents))
                .agents("one", {{"", {48, 52}, {0.3, 0.1}}})
                .node("all", "nearest", {{"choose", text("each")}, {"range", 60.0}})
                .node("flee", "flee", {{"radius", 50.0}})
                .link("crowd.agents", "all.agents")
                .link("all.agent", "flee.target")
                .link("flee.force", "one.steering", 0.01)
                .build());
        simulation.step();
        return velocityOf(simulation, 1, 0);
    };
    const Vec2 forward = run(crowd);
    std::ranges::reverse(crowd);
    QCOMPARE(run(crowd), forward);
    QVERIFY(length(forward) > 0);
    std::ranges::sort(crowd, {}, [](const PlacedAgent& agent) { return agent.position.y; });
    QCOMPARE(run(crowd), forward);
}

void TestSimulation::weight0_isLikeNoLink() {
    const auto project = [](double weight) {
        return ProjectBuilder()
            .agents("a", {{"", {0, 0}, {1, 0}}})
            .node("roam", "wander")
            .node("first", "priority")
            .point("goal", {0, 100})
            .node("seek", "seek")
            .link("goal.point", "seek.target")
            .link("roam.force", "first.forces", weight)
            .link("seek.force", "first.forces")
            .link("first.force", "a.steering")
            .build();
    };
    Simulation off(project(0)), on(project(1));
    QVERIFY(off.snapshot().memory[0].empty()); // Wander does not run
    QCOMPARE(on.snapshot().memory[0].size(), std::size_t{1});
    QCOMPARE(off.explain({"a", 0})->wanted, (Vec2{-1, 3}));
}

void TestSimulation::when_turnsOffCombinersToo() {
    Simulation simulation(ProjectBuilder()
                              .agents("a", {{"", {0, 0}, {0, 0}}})
                              .point("goal", {0, 100})
                              .node("seek", "seek")
                              .node("sum", "sum")
                              .node("never", "chance", {{"probability", 0.0}})
                              .link("goal.point", "seek.target")
                              .link("seek.force", "sum.forces")
                              .link("never.condition", "sum.when")
                              .link("sum.force", "a.steering")
                              .build());
    simulation.step();
    QCOMPARE(velocityOf(simulation, 0, 0), (Vec2{0, 0}));
    const Explanation now = *simulation.explain({"a", 0});
    for (const NodeExplanation& node : now.nodes)
        QVERIFY(!node.used);
}

void TestSimulation::explain_andForces_cutToMaxForce() {
    Simulation simulation(ProjectBuilder()
                              .agents("a", {{"", {0, 0}, {0, 0}}})
                              .point("goal", {100, 0})
                              .node("seek", "seek")
                              .link("goal.point", "seek.target")
                              .link("seek.force", "a.steering", 4)
                              .build());
    const Explanation now = *simulation.explain({"a", 0});
    QCOMPARE(now.wanted, (Vec2{12, 0}));
    QCOMPARE(now.steering, (Vec2{5.4, 0}));
    QCOMPARE(now.cut, 12 - 5.4);
    QCOMPARE(now.links.size(), std::size_t{1});
    QVERIFY(now.links[0].used);
    QCOMPARE(now.links[0].force, (Vec2{12, 0}));
    QVERIFY(!simulation.explain({"a", 1}));
    QVERIFY(!simulation.explain({"nobody", 0}));

    const PopulationForces forces = simulation.forces(0);
    QCOMPARE(forces.steeringX.at(0), 5.4);
    QCOMPARE(forces.behaviors.at(0).x.at(0), 12.0);
}

void TestSimulation::agentsWiredToATarget_meanTheNearest() {
    Simulation simulation(ProjectBuilder()
                              .agents("a", {{"", {0, 0}, {0, 0}}})
                              .agents("b", {{"", {0, 90}, {}}, {"", {-50, 0}, {}}})
                              .node("seek", "seek")
                              .link("b.agents", "seek.target")
                              .link("seek.force", "a.steering")
                              .build());
    simulation.step();
    QCOMPARE(velocityOf(simulation, 0, 0), (Vec2{-3, 0}));
}

void TestSimulation::replay_givesTheSameHash() {
    const Project project = wanderers();
    const Change faster = setValue(project, "bird", "maxSpeed", 5.0).value();
    Simulation live(project);
    steps(live, 20);
    live.setCursor(Vec2{5, 5});
    live.moveAgent({"bird", 2}, {7, 8});
    Project after = project;
    apply(faster, after);
    live.setProject(after);
    steps(live, 30);

    Replay replay({.start = project,
                   .ticks = 50,
                   .events = {{20, CursorMoved{Vec2{5, 5}}},
                              {20, AgentMoved{{"bird", 2}, {7, 8}}},
                              {20, Edited{faster}}}});
    for (int i = 0; i < 50; ++i)
        replay.step();
    QCOMPARE(hashOf(replay.simulation().snapshot()), hashOf(live.snapshot()));
    QCOMPARE(replay.project(), after);
}

void TestSimulation::aStoppedTick_endsEarly_data() {
    QTest::addColumn<QString>("solid");
    QTest::addColumn<std::size_t>("threads");
    for (const char* solid : {"nothing", "obstacles-and-agents"})
        for (const std::size_t threads : {1, 3})
            QTest::addRow("%s, %d threads", solid, static_cast<int>(threads))
                << QString(solid) << threads;
}

/// Each block of agents asks whether the tick goes on, in each long phase; and nobody goes on for
/// long after the answer was no.
void TestSimulation::aStoppedTick_endsEarly() {
    QFETCH(QString, solid);
    QFETCH(std::size_t, threads);
    constexpr std::size_t agents = 6400;
    const Project project = ProjectBuilder()
                                .node("a", "agent-type",
                                      {{"count", static_cast<double>(agents)},
                                       {"radius", 2.0},
                                       {"solid", solid.toStdString()}})
                                .node("apart", "separation")
                                .link("a.agents", "apart.agents")
                                .link("apart.force", "a.steering")
                                .build();
    std::atomic<std::size_t> asked = 0;
    Simulation whole(project, {.threads = threads, .goesOn = [&] {
                                   ++asked;
                                   return true;
                               }});
    asked = 0;
    whole.step();
    QCOMPARE(whole.tick(), std::uint64_t{1});
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
            QCOMPARE(simulation.tick(), std::uint64_t{0});
        QVERIFY(!goesOn);
        QVERIFY2(after < 100, qPrintable(QString::number(after)));
        (void)simulation.stateHash(); // that of no tick
    }
}

QTEST_APPLESS_MAIN(TestSimulation)
#include "tst_simulation.moc"
