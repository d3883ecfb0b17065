#include "core/io/input_log_io.h"
#include "core/sim/inputs.h"
#include "tests/core/sim/build_project.h"
#include "tests/core/support/forces.h"

#include <QTest>

#include <cmath>

using namespace tiller;

/// What a game or a person does to a running world, and how a log of it replays.
class TestInputs : public QObject {
    Q_OBJECT

private slots:
    void aPlacedAgent_hasThatPlaceAndVelocity();
    void aTurnedAgent_keepsItsSpeed();
    void whoBecomes_isAnotherAgentOfTheSameLife();
    void goalsOfAnAgent_replaceThoseItStartedWith();
    void goalsOfAnAgent_surviveEditsAndRestores();
    void aMode_isEnteredAtItsBeginning();
    void aDeadAgent_isGone();
    void aHandle_namesOneIndividual();
    void numbers_areCheckedCutAndRounded();
    void aLogOfEverything_replaysToTheSameHash();
    void aReload_goesOnWithAnotherProject();
};

namespace {

/// Two types; walkers go to their own goals, or rest.
ProjectBuilder goalWalkers() {
    ProjectBuilder builder;
    builder.scene("home", "point", {{"x", 50.0}, {"y", 60.0}})
        .agents("a", {{"", {100, 100}, {1, 0}, {{"", {300, 100}}}}, {"", {200, 100}, {1, 0}}})
        .agents("b", {{"", {500, 500}, {0, 2}}})
        .node("goal", "own-goal", {{"reach", 5.0}})
        .node("go", "seek")
        .node("walk", "agent-mode")
        .node("rest", "agent-mode")
        .node("brake", "brake")
        .link("goal.point", "go.target")
        .link("go.force", "walk.forces")
        .link("brake.force", "rest.forces")
        .link("walk.mode", "a.modes")
        .link("rest.mode", "a.modes");
    return builder;
}

/// Agents flock, are born and eaten.
Project flockWithHero() {
    ProjectBuilder builder;
    builder.world("edges", std::string("wrap")).world("width", 300.0).world("height", 300.0);
    builder.node("a", "agent-type", {{"count", 40.0}, {"maxSpeed", 3.0}})
        .node("b", "agent-type", {{"count", 4.0}, {"maxSpeed", 4.0}})
        .node("hero", "external", {{"externalName", std::string("hero")}})
        .node("chase", "seek")
        .node("apart", "separation")
        .node("together", "cohesion", {{"radius", 80.0}})
        .link("a.agents", "apart.agents")
        .link("a.agents", "together.agents")
        .link("apart.force", "a.steering")
        .link("together.force", "a.steering")
        .link("hero.agent", "chase.target")
        .link("chase.force", "b.steering")
        .node("touch", "touching")
        .node("eat", "remove", {{"whom", std::string("touched")}})
        .link("a.agents", "touch.agents")
        .link("touch.condition", "eat.when")
        .link("eat.done", "b.actions");
    return builder.build();
}

std::uint64_t hashOfLog(const InputLog& log, const SimulationOptions& options = {}) {
    Replay replay(log, options);
    for (std::uint64_t i = 0; i < log.ticks; ++i)
        replay.step();
    replay.finish();
    return hashOf(replay.simulation().snapshot());
}

} // namespace

void TestInputs::aPlacedAgent_hasThatPlaceAndVelocity() {
    Simulation simulation(goalWalkers().build());
    QVERIFY(simulation.placeAgent({"b", 0}, {10, 20}, {0, -1}));
    QCOMPARE(populationOf(simulation, "b").headingY[0], -1.0);
    simulation.step();
    QCOMPARE(populationOf(simulation, "b").y[0], 19.0);
    QVERIFY(simulation.placeAgent({"b", 0}, {10, 20}, {300, 400}));
    QVERIFY(std::abs(populationOf(simulation, "b").vx[0] - 1.8) < 1e-8); // its maxSpeed is 3
    QVERIFY(simulation.placeAgent({"b", 0}, {10, 20}, {0, 0}));
    QVERIFY(std::abs(populationOf(simulation, "b").headingX[0] - 0.6) <
            1e-8); // of its last velocity
}

void TestInputs::aTurnedAgent_keepsItsSpeed() {
    Simulation simulation(goalWalkers().build());
    QVERIFY(simulation.turnAgent({"b", 0}, {-10, 0}));
    const Population& b = populationOf(simulation, "b");
    QCOMPARE(b.headingX[0], -1.0);
    QCOMPARE((Vec2{b.vx[0], b.vy[0]}), (Vec2{-2, 0}));
    QVERIFY(!simulation.turnAgent({"b", 0}, {0, 0}));
    simulation.step();
    QCOMPARE(populationOf(simulation, "b").x[0], 498.0);
}

void TestInputs::whoBecomes_isAnotherAgentOfTheSameLife() {
    Simulation simulation(goalWalkers().build());
    const std::uint32_t life = simulation.handleOf({"b", 0})->life.value();
    const std::optional<AgentHandle> after = simulation.become({"b", 0}, "a");
    QVERIFY(after);
    QCOMPARE(*after, AgentHandle("a", 2, life));
    QCOMPARE(*simulation.whoHasLife(life), *after);
    QVERIFY(!simulation.lives({"b", 0}));
    QVERIFY(simulation.lives(*after));
    const Population& a = populationOf(simulation, "a");
    QCOMPARE((Vec2{a.x[2], a.y[2]}), (Vec2{500, 500}));
    QCOMPARE(a.vy[2], 2.0);
    QCOMPARE(simulation.tickEvents().back().kind, TickEvent::Kind::became);
    QCOMPARE(simulation.tickEvents().back().by.ordinal, 0U);
    QVERIFY(!simulation.become(*after, "nobody"));
    QCOMPARE(simulation.agentCount(), 3U);
    simulation.step();
    QCOMPARE(simulation.lifeCounts(0), (LifeCounts{1, 0, 0}));
    QCOMPARE(simulation.lifeCounts(1), (LifeCounts{0, 1, 0}));
}

void TestInputs::goalsOfAnAgent_replaceThoseItStartedWith() {
    Simulation simulation(goalWalkers().build());
    const auto run = [&] {
        for (int i = 0; i < 400; ++i)
            simulation.step();
    };
    const auto isNear = [&](std::uint32_t ordinal, Vec2 place) {
        const Population& a = populationOf(simulation, "a");
        const Vec2 at{a.x[ordinal], a.y[ordinal]};
        return length(at - place) < 20;
    };
    run();
    QVERIFY(isNear(0, {300, 100}));
    QVERIFY(!isNear(1, {50, 60})); // without a goal it drifts
    QVERIFY(simulation.setGoals({"a", 1}, {{"", {700, 50}}, {"home", {}}}));
    QVERIFY(simulation.setGoals({"a", 0}, {{"", {10, 500}}}));
    QVERIFY(!simulation.setGoals({"a", 0}, {{"nothing", {}}}));
    QVERIFY(!simulation.setGoals({"a", 0}, {{"", {NAN, 0}}}));
    run();
    QVERIFY(isNear(0, {10, 500}));
    run();
    QVERIFY(isNear(1, {50, 60}));
    const auto born = simulation.spawn("a", Vec2{400, 400});
    QVERIFY(simulation.setGoals(*born, {{"home", {}}}));
    run();
    QVERIFY(isNear(2, {50, 60}));
}

void TestInputs::goalsOfAnAgent_surviveEditsAndRestores() {
    ProjectBuilder builder = goalWalkers();
    Simulation simulation(builder.build());
    QVERIFY(simulation.setGoals({"a", 1}, {{"", {700, 50}}, {"home", {}}}));
    for (int i = 0; i < 10; ++i)
        simulation.step();
    Simulation fresh(builder.build());
    QVERIFY(fresh.restore(simulation.snapshot()));
    builder.set("home", "x", 90.0);
    QVERIFY(simulation.setProject(builder.build()).empty());
    QVERIFY(fresh.setProject(builder.build()).empty());
    for (int i = 0; i < 900; ++i) {
        simulation.step();
        fresh.step();
        QCOMPARE(hashOf(fresh.snapshot()), hashOf(simulation.snapshot()));
    }
    QVERIFY(std::abs(populationOf(simulation, "a").x[1] - 90) < 20);

    Snapshot changed = simulation.snapshot();
    changed.goals["a"][1][0].place.x = INFINITY;
    QVERIFY(!fresh.restore(changed));
}

void TestInputs::aMode_isEnteredAtItsBeginning() {
    Simulation simulation(goalWalkers().build());
    for (int i = 0; i < 5; ++i)
        simulation.step();
    const double inRest = simulation.read(0, Quantity::inMode, "rest", 0)[0];
    QVERIFY(simulation.enterMode({"a", 0}, "rest"));
    QVERIFY(!simulation.enterMode({"a", 0}, "goal"));
    QVERIFY(!simulation.enterMode({"b", 0}, "rest"));
    QVERIFY(simulation.read(0, Quantity::inMode, "rest", 0)[0] != inRest);
    QCOMPARE(simulation.events().size(), 1U);
    for (int i = 0; i < 100; ++i)
        simulation.step();
    QCOMPARE(populationOf(simulation, "a").vx[0], 0.0);
    QVERIFY(populationOf(simulation, "a").vx[1] > 0);
}

void TestInputs::aDeadAgent_isGone() {
    Simulation simulation(goalWalkers().build());
    QVERIFY(simulation.remove({"a", 0}));
    const std::uint64_t hash = hashOf(simulation.snapshot());
    for (const AgentName& agent : {AgentName{"a", 0}, AgentName{"a", 9}, AgentName{"x", 0}}) {
        QVERIFY(!simulation.moveAgent(agent, {1, 1}));
        QVERIFY(!simulation.placeAgent(agent, {1, 1}, {1, 1}));
        QVERIFY(!simulation.turnAgent(agent, {1, 1}));
        QVERIFY(!simulation.remove(agent));
        QVERIFY(!simulation.become(agent, "b"));
        QVERIFY(!simulation.setGoals(agent, {}));
        QVERIFY(!simulation.enterMode(agent, "rest"));
        QVERIFY(!simulation.handleOf(agent));
    }
    QCOMPARE(hashOf(simulation.snapshot()), hash);
}

void TestInputs::aHandle_namesOneIndividual() {
    ProjectBuilder builder;
    builder.node("a", "agent-type", {{"count", 3.0}});
    Simulation simulation(builder.build());
    const AgentHandle third = *simulation.handleOf({"a", 2});
    QVERIFY(simulation.lives(third));
    for (const double count : {2.0, 3.0}) { // the third agent goes, and another one comes
        builder.set("a", "count", count);
        QVERIFY(simulation.setProject(builder.build()).empty());
    }
    QVERIFY(simulation.lives({"a", 2}));
    QVERIFY(!simulation.lives(third));
    QVERIFY(!simulation.remove(third));
    QVERIFY(!simulation.moveAgent(third, {1, 1}));
    QVERIFY(!simulation.whoHasLife(*third.life));
}

void TestInputs::numbers_areCheckedCutAndRounded() {
    Simulation simulation(goalWalkers().build());
    QVERIFY(!simulation.placeAgent({"b", 0}, {INFINITY, 0}, {}));
    QVERIFY(!simulation.placeAgent({"b", 0}, {0, 0}, {0, NAN}));
    QVERIFY(!simulation.turnAgent({"b", 0}, {NAN, 1}));
    QVERIFY(simulation.moveAgent({"b", 0}, {5e6, 1.0 / 3}));
    const Population& b = populationOf(simulation, "b");
    QCOMPARE(b.x[0], 1e6);
    QVERIFY(b.y[0] != 1.0 / 3);
    QCOMPARE(b.y[0] * (1 << 28), std::floor(b.y[0] * (1 << 28)));
    simulation.setCursor(Vec2{1.0 / 3, -5e6});
    const Vec2 cursor = *simulation.snapshot().cursor;
    QCOMPARE(cursor.x * (1 << 28), std::floor(cursor.x * (1 << 28)));
    QCOMPARE(cursor.y, -1e6);
    simulation.setExternal("hero", {1.0 / 3, 2e6}, {1.0 / 3, 0});
    const External hero = simulation.snapshot().externals[0];
    QCOMPARE(hero.position, (Vec2{cursor.x, 1e6}));
    QCOMPARE(hero.velocity, (Vec2{cursor.x, 0}));
}

void TestInputs::aLogOfEverything_replaysToTheSameHash() {
    InputLog log{.start = flockWithHero(), .ticks = 90, .events = {}};
    Simulation played(log.start, {.threads = 1});
    const auto give = [&](Input input) {
        log.events.push_back({played.tick(), input});
        applyInput(input, played);
    };
    for (std::uint32_t tick = 0; tick < log.ticks; ++tick) {
        if (tick % 3 == 0)
            give(AgentSpawned{"a", Vec2{10.0 * tick, 30.5}, {1, -1}});
        if (tick % 7 == 0)
            give(AgentSpawned{"b", {}, {}});
        if (tick % 5 == 0)
            give(AgentBecame{{"a", tick}, tick % 2 == 0 ? "b" : "a"});
        if (tick % 4 == 0)
            give(AgentRemoved{{"a", 1 + tick / 4}});
        if (tick == 20)
            give(ExternalSet{"hero", {100, 1.0 / 3}, {1, 0}});
        if (tick == 70)
            give(ExternalCleared{"hero"});
        if (tick % 11 == 0)
            give(AgentPlaced{{"a", tick / 2}, {150, 150}, {-1, 2}});
        if (tick % 13 == 0)
            give(AgentTurned{{"a", tick / 3}, {1, 1}});
        if (tick % 6 == 0)
            give(AgentMoved{{"a", 30 + tick / 6}, {20, 20}});
        give(CursorMoved{Vec2{2.0 * tick, 100}});
        played.step();
    }
    QVERIFY(played.lifeCounts(0).came > 30);
    QVERIFY(played.lifeCounts(0).left > 20);
    const std::uint64_t hash = hashOf(played.snapshot());
    const auto read = readInputLog(writeInputLog(log));
    QVERIFY(read.ok());
    QCOMPARE(hashOfLog(read.value()), hash);
    QCOMPARE(hashOfLog(log, {.threads = 3, .fewAgents = 0, .sortPeriod = 1}), hash);
    std::erase_if(log.events, [](const InputEvent& event) {
        return std::holds_alternative<AgentSpawned>(event.input);
    });
    QVERIFY(hashOfLog(log) != hash);
}

void TestInputs::aReload_goesOnWithAnotherProject() {
    ProjectBuilder builder = goalWalkers();
    InputLog log{.start = builder.build(), .ticks = 20, .events = {}};
    builder.set("b", "mass", 7.0);
    log.events.push_back({10, Reloaded{builder.build()}});
    builder.set("b", "maxSpeed", 1.0);
    log.events.push_back(
        {15, Edited{setValue(std::get<Reloaded>(log.events[0].input).project, "b", "maxSpeed", 1.0)
                        .value()}});
    const auto read = readInputLog(writeInputLog(log));
    QVERIFY(read.ok());
    Replay replay(read.value());
    for (int i = 0; i < 20; ++i)
        replay.step();
    const Population& b = populationOf(replay.simulation(), "b");
    QCOMPARE(b.mass[0], 7.0);
    QCOMPARE(b.vy[0], 1.0);
    QCOMPARE(b.y[0], 500.0 + 15 * 2 + 5);
    QVERIFY(replay.project() == withoutLayout(builder.build()));
}

QTEST_APPLESS_MAIN(TestInputs)
#include "tst_inputs.moc"
