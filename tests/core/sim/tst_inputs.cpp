#include "core/io/input_log_io.h"
#include "core/sim/inputs.h"
#include "tests/core/support/testing.h"

/// Two types; walkers go to their own goals, or rest.
ProjectBuilder goalWalkers() {
    return world("scene home:point x=50 y=60")
        .agents("a", {{"", {100, 100}, {1, 0}, {{"", {300, 100}}}}, {"", {200, 100}, {1, 0}}})
        .add("b (500,500)+(0,2); goal:own-goal reach=5; go:seek; walk:agent-mode; rest:agent-mode; "
             "brake; goal > go > walk; brake > rest; walk > a; rest > a");
}

/// Agents flock, are born and eaten.
Project flockWithHero() {
    return world("world edges=wrap width=300 height=300; a:agent-type count=40 maxSpeed=3; "
                 "b:agent-type count=4 maxSpeed=4; hero:external externalName=hero; chase:seek; "
                 "apart:separation; together:cohesion radius=80; touch:touching; "
                 "eat:remove whom=touched; a > apart; a > together; apart > a; together > a; "
                 "hero > chase > b; a > touch > eat > b");
}

std::uint64_t hashOfLog(const InputLog& log, const SimulationOptions& options = {}) {
    Replay replay(log, options);
    run(replay, log.ticks);
    replay.finish();
    return hashOf(replay.simulation().snapshot());
}

/// What a game or a person does to a running world, and how a log of it replays.
class TestInputs : public QObject {
    Q_OBJECT

private slots:
    void aPlacedAgent_hasThatPlaceAndVelocity() {
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

    void aTurnedAgent_keepsItsSpeed() {
        Simulation simulation(goalWalkers().build());
        QVERIFY(simulation.turnAgent({"b", 0}, {-10, 0}));
        const Population& b = populationOf(simulation, "b");
        QCOMPARE(b.headingX[0], -1.0);
        QCOMPARE((Vec2{b.vx[0], b.vy[0]}), (Vec2{-2, 0}));
        QVERIFY(!simulation.turnAgent({"b", 0}, {0, 0}));
        simulation.step();
        QCOMPARE(populationOf(simulation, "b").x[0], 498.0);
    }

    void whoBecomes_isAnotherAgentOfTheSameLife() {
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

    void goalsOfAnAgent_replaceThoseItStartedWith() {
        Simulation simulation(goalWalkers().build());
        const auto run = [&] { tiller::run(simulation, 400); };
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

    void goalsOfAnAgent_surviveEditsAndRestores() {
        ProjectBuilder builder = goalWalkers();
        Simulation simulation(builder.build());
        QVERIFY(simulation.setGoals({"a", 1}, {{"", {700, 50}}, {"home", {}}}));
        run(simulation, 10);
        Simulation fresh(builder.build());
        QVERIFY(fresh.restore(simulation.snapshot()));
        builder.add("set home x=90");
        QVERIFY(simulation.setProject(builder.build()).empty());
        QVERIFY(fresh.setProject(builder.build()).empty());
        for (int i = 0; i < 900; ++i) {
            simulation.step();
            fresh.step();
            QCOMPARE(hashOf(fresh.snapshot()), hashOf(simulation.snapshot()));
        }
        QVERIFY(std::abs(populationOf(simulation, "a").x[1] - 90) < 20);

        Snapshot changed = simulation.snapshot();
        changed.goals["a"][1].list[0].place.x = INFINITY;
        QVERIFY(!fresh.restore(changed));
    }

    void aMode_isEnteredAtItsBeginning() {
        Simulation simulation = afterTicks(5, goalWalkers().build());
        const double inRest = simulation.read(0, Quantity::inMode, "rest", 0)[0];
        QVERIFY(simulation.enterMode({"a", 0}, "rest"));
        QVERIFY(!simulation.enterMode({"a", 0}, "goal"));
        QVERIFY(!simulation.enterMode({"b", 0}, "rest"));
        QVERIFY(simulation.read(0, Quantity::inMode, "rest", 0)[0] != inRest);
        QCOMPARE(simulation.events().size(), 1U);
        run(simulation, 100);
        QCOMPARE(populationOf(simulation, "a").vx[0], 0.0);
        QVERIFY(populationOf(simulation, "a").vx[1] > 0);
    }

    void aDeadAgent_isGone() {
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

    void aHandle_namesOneIndividual() {
        ProjectBuilder builder = world("a:agent-type count=3");
        Simulation simulation(builder.build());
        const AgentHandle third = *simulation.handleOf({"a", 2});
        QVERIFY(simulation.lives(third));
        for (const double count : {2.0, 3.0}) { // the third agent goes, and another one comes
            builder.add("set a count={}", count);
            QVERIFY(simulation.setProject(builder.build()).empty());
        }
        QVERIFY(simulation.lives({"a", 2}));
        QVERIFY(!simulation.lives(third));
        QVERIFY(!simulation.remove(third));
        QVERIFY(!simulation.moveAgent(third, {1, 1}));
        QVERIFY(!simulation.whoHasLife(*third.life));
    }

    void numbers_areCheckedCutAndRounded() {
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

    void aLogOfEverything_replaysToTheSameHash() {
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
        QCOMPARE(hashOfLog(require(readInputLog(writeInputLog(log)))), hash);
        QCOMPARE(hashOfLog(log, {.threads = 3, .fewAgents = 0, .sortPeriod = 1}), hash);
        std::erase_if(log.events, [](const InputEvent& event) {
            return std::holds_alternative<AgentSpawned>(event.input);
        });
        QVERIFY(hashOfLog(log) != hash);
    }

    void aReload_goesOnWithAnotherProject() {
        ProjectBuilder builder = goalWalkers();
        InputLog log{.start = builder.build(), .ticks = 20, .events = {}};
        builder.add("set b mass=7");
        log.events.push_back({10, Reloaded{builder.build()}});
        builder.add("set b maxSpeed=1");
        log.events.push_back({15, Edited{setValue(std::get<Reloaded>(log.events[0].input).project,
                                                  "b", "maxSpeed", 1.0)
                                             .value()}});
        const auto read = require(readInputLog(writeInputLog(log)));
        Replay replay(read);
        run(replay, 20);
        const Population& b = populationOf(replay.simulation(), "b");
        QCOMPARE(b.mass[0], 7.0);
        QCOMPARE(b.vy[0], 1.0);
        QCOMPARE(b.y[0], 500.0 + 15 * 2 + 5);
        QVERIFY(replay.project() == withoutLayout(builder.build()));
    }
};
