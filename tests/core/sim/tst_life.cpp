#include "core/sim/simulation.h"
#include "tests/core/sim/build_project.h"
#include "tests/core/support/forces.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <random>
#include <set>

using namespace tiller;

namespace {

std::size_t livingOf(const Simulation& simulation, const Id& type) {
    return populationOf(simulation, type).size();
}

/// Two wolves on both sides of a sheep. They eat what they touch, and their energy counts the
/// meals.
ProjectBuilder wolvesAndSheep() {
    ProjectBuilder builder;
    builder.agents("sheep", {{"", {100, 100}, {}}, {"", {300, 100}, {}}})
        .agents("wolf", {{"", {95, 100}, {}}, {"", {105, 100}, {}}})
        .node("touch", "touching")
        .node("eat", "remove",
              {{"whom", std::string("touched")}, {"fires", std::string("every-tick")}})
        .node("energy", "meter",
              {{"capacity", 10.0}, {"recover", 0.0}, {"start", 0.0}, {"fillAmount", 3.0}})
        .link("sheep.agents", "touch.agents")
        .link("touch.condition", "eat.when")
        .link("eat.done", "wolf.actions")
        .link("eat.done", "energy.fills")
        .node("fed", "level", {{"min", 3.0}, {"max", 10.0}})
        .link("energy.condition", "fed.meter")
        .node("cheer", "signal", {{"number", 7.0}})
        .link("fed.condition", "cheer.when")
        .link("cheer.done", "wolf.actions");
    return builder;
}

/// A world in which everything happens: agents are born from a source and from each other, change
/// their type when they touch, and die by chance.
Project livelyWorld() {
    ProjectBuilder builder;
    builder.world("edges", std::string("wrap")).world("width", 300.0).world("height", 300.0);
    builder.node("a", "agent-type", {{"count", 60.0}, {"radiusSpread", 0.5}, {"maxSpeed", 3.0}})
        .node("b", "agent-type", {{"count", 10.0}, {"maxSpeedSpread", 0.5}, {"maxSpeed", 4.0}})
        .node("walk", "wander")
        .node("near", "nearest", {{"keep", true}})
        .node("chase", "pursue")
        .node("apart", "separation")
        .link("walk.force", "a.steering")
        .link("a.agents", "apart.agents")
        .link("apart.force", "a.steering")
        .link("a.agents", "near.agents")
        .link("near.agent", "chase.target")
        .link("chase.force", "b.steering")
        .node("touch", "touching", {{"time", 2.0}})
        .node("turn", "become")
        .link("b.agents", "touch.agents")
        .link("touch.condition", "turn.when")
        .link("b.agents", "turn.into")
        .link("turn.done", "a.actions")
        .node("fate", "chance", {{"probability", 0.02}, {"interval", 0.0}})
        .node("die", "remove", {{"fires", std::string("every-tick")}})
        .link("fate.condition", "die.when")
        .link("die.done", "b.actions")
        .node("luck", "chance", {{"probability", 0.01}, {"interval", 0.0}})
        .node("breed", "spawn",
              {{"count", 2.0}, {"velocity", std::string("random")}, {"mostAlive", 120.0}})
        .link("luck.condition", "breed.when")
        .link("a.agents", "breed.of")
        .link("breed.done", "a.actions")
        .node("spring", "source", {{"rate", 0.7}})
        .link("spring.births", "a.births");
    return builder.build();
}

std::set<std::uint32_t> livesOf(const Simulation& simulation) {
    std::set<std::uint32_t> lives;
    for (const Population& of : simulation.populations())
        lives.insert(of.life.begin(), of.life.end());
    return lives;
}

} // namespace

class TestLife : public QObject {
    Q_OBJECT

private slots:
    void ofTwoThatTouchOne_theLowerIsFed();
    void whoBecomes_keepsItsPlaceItsMotionAndItsLife();
    void newborns_startWhereTheyAreAskedFor();
    void whenAgentsAreSorted_changesNothing();
    void births_stopWhereThereIsNoRoom();
    void aSource_carriesFractionsOver();
    void aSource_givesWaves();
    void actions_fireAsOftenAsTheySay_data();
    void actions_fireAsOftenAsTheySay();
    void ordinalsAndLives_areNeverUsedAgain();
    void counts_addUp();
    void everyThreadAndSortPeriod_givesTheSameBits();
    void restoredAtAnyTick_itGoesOnTheSame();
    void lookingAtAWorld_changesNothing();
    void touching_isFoundAsByAllPairs();
    void anEditedCount_revivesNobody();
    void byHand_agentsComeAndGo();
    void byHand_aSnapshotKnowsThatAgentsMayBeBorn();
    void population_isCounted();
    void aMillionBirths_takeNoMoreMemory();
};

void TestLife::ofTwoThatTouchOne_theLowerIsFed() {
    Simulation simulation(wolvesAndSheep().build());
    simulation.step();
    QCOMPARE(livingOf(simulation, "sheep"), 1U);
    QVERIFY(!simulation.lives({"sheep", 0}));
    QVERIFY(simulation.lives({"sheep", 1}));
    QCOMPARE(simulation.tickEvents().size(), 1U);
    const TickEvent& event = simulation.tickEvents()[0];
    QCOMPARE(event.kind, TickEvent::Kind::died);
    QCOMPARE(event.by.ordinal, 0U);
    simulation.step(); // the meal arrives in the meter at the end of this tick
    QCOMPARE(simulation.read(1, Quantity::store, "energy"), (std::vector<double>{3, 0}));
    simulation.step();
    QCOMPARE(simulation.tickEvents().size(), 1U);
    QCOMPARE(simulation.tickEvents()[0].kind, TickEvent::Kind::signal);
    QCOMPARE(simulation.tickEvents()[0].number, 7.0);
}

void TestLife::whoBecomes_keepsItsPlaceItsMotionAndItsLife() {
    ProjectBuilder builder;
    builder.agents("a", {{"", {100, 100}, {1, 2}}, {"", {200, 100}, {2, 1}}})
        .agents("b", {{"", {900, 900}, {}}})
        .node("now", "timer", {{"on", 1.0}, {"off", 1000.0}})
        .node("turn", "become")
        .link("now.condition", "turn.when")
        .link("b.agents", "turn.into")
        .link("turn.done", "a.actions");
    Simulation simulation(builder.build());
    simulation.step();
    QCOMPARE(livingOf(simulation, "a"), 0U);
    const Population& b = populationOf(simulation, "b");
    QCOMPARE(b.ordinal, (std::vector<std::uint32_t>{0, 1, 2}));
    QCOMPARE(b.life, (std::vector<std::uint32_t>{2, 0, 1}));
    QCOMPARE(b.x[1], 101.0);
    QCOMPARE(b.y[1], 102.0);
    QCOMPARE(b.vx[2], 2.0);
    QCOMPARE(b.homeX[2], 202.0);
}

void TestLife::newborns_startWhereTheyAreAskedFor() {
    ProjectBuilder builder;
    builder.agents("a", {{"", {100, 100}, {}}})
        .agents("shot", {})
        .node("now", "timer", {{"on", 1.0}, {"off", 1000.0}})
        .node("here", "spawn",
              {{"count", 4.0}, {"velocity", std::string("outward")}, {"speed", 2.0}})
        .point("place", {500, 400})
        .node("there", "spawn")
        .link("now.condition", "here.when")
        .link("shot.agents", "here.of")
        .link("here.done", "a.actions")
        .link("now.condition", "there.when")
        .link("shot.agents", "there.of")
        .link("place.point", "there.where")
        .link("there.done", "a.actions");
    Simulation simulation(builder.build());
    simulation.step();
    const Population& shots = populationOf(simulation, "shot");
    QCOMPARE(shots.size(), 5U);
    QCOMPARE(shots.x, (std::vector<double>{100, 100, 100, 100, 500}));
    QCOMPARE(shots.vx[0], 2.0);
    QCOMPARE(shots.vy[0], 0.0);
    QVERIFY(std::abs(shots.vx[1]) < 1e-8);
    QVERIFY(std::abs(std::abs(shots.vy[1]) - 2) < 1e-8);
    QCOMPARE(shots.vx[4], 0.0);
    simulation.step();
    QCOMPARE(populationOf(simulation, "shot").x[0], 102.0);
}

/// One world sorts its agents in each tick, the other only when it must.
void TestLife::whenAgentsAreSorted_changesNothing() {
    ProjectBuilder builder;
    builder.world("width", 300.0).world("height", 300.0).world("edges", text("wrap"));
    builder.node("a", "agent-type", {{"count", 500.0}, {"radius", 2.0}, {"radiusSpread", 0.5}})
        .node("apart", "separation", {{"radius", 20.0}})
        .node("walk", "wander")
        .node("fate", "chance", {{"probability", 0.01}, {"interval", 0.0}})
        .node("die", "remove", {{"fires", std::string("every-tick")}})
        .node("spring", "source", {{"rate", 4.0}})
        .link("a.agents", "apart.agents")
        .link("apart.force", "a.steering")
        .link("walk.force", "a.steering")
        .link("fate.condition", "die.when")
        .link("die.done", "a.actions")
        .link("spring.births", "a.births");
    const Project project = builder.build();
    Simulation seldom(project);
    Simulation sorted(project, {.threads = 2, .fewAgents = 0, .sortPeriod = 1});
    for (int tick = 0; tick < 80; ++tick) {
        seldom.step();
        sorted.step();
        QCOMPARE(seldom.stateHash(), sorted.stateHash());
    }
    QCOMPARE(seldom.contacts(), sorted.contacts());
    QVERIFY(seldom.lifeCounts(0).left > 100 && seldom.lifeCounts(0).came > 100);
}

void TestLife::births_stopWhereThereIsNoRoom() {
    ProjectBuilder builder;
    builder.world("mostAgents", 5.0);
    builder.agents("a", {{"", {100, 100}, {}}})
        .node("spring", "source", {{"rate", 3.0}})
        .link("spring.births", "a.births");
    Simulation simulation(builder.build());
    for (int i = 0; i < 3; ++i)
        simulation.step();
    QCOMPARE(livingOf(simulation, "a"), 5U);
    QCOMPARE(simulation.lifeCounts(0), (LifeCounts{4, 0, 5}));
    QCOMPARE(simulation.tickEvents().back().kind, TickEvent::Kind::blocked);
    QCOMPARE(simulation.tickEvents().back().number, 3.0);
}

void TestLife::aSource_carriesFractionsOver() {
    ProjectBuilder builder;
    builder.world("tick", 0.1);
    builder.agents("a", {}).node("spring", "source", {{"rate", 2.5}, {"total", 20.0}});
    builder.link("spring.births", "a.births");
    Simulation simulation(builder.build());
    std::vector<std::size_t> counts;
    for (int i = 0; i < 100; ++i) {
        simulation.step();
        counts.push_back(livingOf(simulation, "a"));
    }
    QCOMPARE(counts[2], 0U);
    QCOMPARE(counts[3], 1U);
    QCOMPARE(counts[7], 2U);
    QCOMPARE(counts[39], 10U);
    QCOMPARE(counts[99], 20U);
}

void TestLife::aSource_givesWaves() {
    ProjectBuilder builder;
    builder.world("tick", 0.1);
    builder.agents("a", {})
        .node("spring", "source",
              {{"kind", std::string("waves")}, {"count", 4.0}, {"first", 1.0}, {"every", 0.5}})
        .link("spring.births", "a.births");
    Simulation simulation(builder.build());
    std::vector<std::size_t> births(30);
    std::size_t before = 0;
    for (std::size_t i = 0; i < births.size(); ++i) {
        simulation.step();
        births[i] = livingOf(simulation, "a") - std::exchange(before, livingOf(simulation, "a"));
    }
    for (std::size_t i = 0; i < births.size(); ++i)
        QCOMPARE(births[i], i >= 10 && i % 5 == 0 ? 4U : 0U);
}

void TestLife::actions_fireAsOftenAsTheySay_data() {
    QTest::addColumn<std::string>("fires");
    QTest::addColumn<double>("every");
    QTest::addColumn<std::vector<int>>("expected");
    // The condition is true in ticks 0 to 3, and 6 to 9.
    QTest::newRow("once") << std::string("once") << 0.0 << std::vector<int>{0, 6};
    QTest::newRow("every tick") << std::string("every-tick") << 0.0
                                << std::vector<int>{0, 1, 2, 3, 6, 7, 8, 9};
    QTest::newRow("every 3") << std::string("regularly") << 3.0 << std::vector<int>{0, 3, 6, 9};
    QTest::newRow("every 0") << std::string("regularly") << 0.0
                             << std::vector<int>{0, 1, 2, 3, 6, 7, 8, 9};
}

void TestLife::actions_fireAsOftenAsTheySay() {
    QFETCH(std::string, fires);
    QFETCH(double, every);
    QFETCH(std::vector<int>, expected);
    ProjectBuilder builder;
    builder.agents("a", {{"", {}, {}}})
        .node("clock", "timer", {{"on", 4.0}, {"off", 2.0}})
        .node("ring", "signal", {{"fires", fires}, {"every", every}})
        .link("clock.condition", "ring.when")
        .link("ring.done", "a.actions");
    Simulation simulation(builder.build());
    std::vector<int> fired;
    for (int tick = 0; tick < 10; ++tick) {
        simulation.step();
        if (!simulation.tickEvents().empty())
            fired.push_back(tick);
    }
    QCOMPARE(fired, expected);
}

void TestLife::ordinalsAndLives_areNeverUsedAgain() {
    Simulation simulation(livelyWorld());
    std::set<AgentName> everDead;
    std::set<std::uint32_t> livesLost;
    std::set<std::uint32_t> lives = livesOf(simulation);
    for (int i = 0; i < 300; ++i) {
        simulation.step();
        for (const TickEvent& event : simulation.tickEvents()) {
            const AgentName by{simulation.populations()[event.who.population].type,
                               event.who.ordinal};
            if (event.kind == TickEvent::Kind::died)
                everDead.insert(by);
            if (event.kind == TickEvent::Kind::born)
                QVERIFY(simulation.lives(by));
        }
        const std::set<std::uint32_t> now = livesOf(simulation);
        QCOMPARE(now.size(), simulation.agentCount());
        for (const std::uint32_t life : lives)
            if (!now.contains(life))
                livesLost.insert(life);
        for (const std::uint32_t life : now)
            QVERIFY(!livesLost.contains(life));
        for (const AgentName& dead : everDead)
            QVERIFY(!simulation.lives(dead));
        lives = now;
    }
    QVERIFY(everDead.size() > 20);
}

void TestLife::counts_addUp() {
    Simulation simulation(livelyWorld());
    for (int i = 0; i < 400; ++i) {
        simulation.step();
        for (std::size_t k = 0; k < simulation.populationCount(); ++k) {
            const Population& of = simulation.populations()[k];
            const LifeCounts counts = simulation.lifeCounts(k);
            QCOMPARE((k == 0 ? 60U : 10U) + counts.came - counts.left, of.size());
            for (std::size_t n = 0; n < of.size(); ++n)
                QVERIFY(std::isfinite(of.x[n] + of.y[n] + of.vx[n] + of.vy[n]));
        }
    }
    QVERIFY(simulation.lifeCounts(0).came > 100);
    QVERIFY(simulation.lifeCounts(1).left > 20);
}

void TestLife::everyThreadAndSortPeriod_givesTheSameBits() {
    const auto hashesOf = [](const SimulationOptions& options) {
        Simulation simulation(livelyWorld(), options);
        std::vector<std::uint64_t> hashes;
        for (int i = 0; i < 200; ++i) {
            simulation.step();
            hashes.push_back(hashOf(simulation.snapshot()));
        }
        return hashes;
    };
    const auto expected = hashesOf({.threads = 1});
    QCOMPARE(hashesOf({.threads = 4, .fewAgents = 0}), expected);
    QCOMPARE(hashesOf({.threads = 3, .fewAgents = 0, .sortPeriod = 1}), expected);
    QCOMPARE(hashesOf({.threads = 2, .fewAgents = 0, .sortPeriod = 7, .cellShare = 3}), expected);
    QCOMPARE(hashesOf({.threads = 1, .trackLeading = true}), expected);
}

void TestLife::restoredAtAnyTick_itGoesOnTheSame() {
    const Project project = livelyWorld();
    Simulation simulation(project);
    std::vector<Snapshot> snapshots;
    std::vector<std::uint64_t> hashes;
    for (int i = 0; i < 160; ++i) {
        snapshots.push_back(simulation.snapshot());
        simulation.step();
        hashes.push_back(hashOf(simulation.snapshot()));
    }
    for (std::size_t i = 0; i < snapshots.size(); i += 3) {
        Simulation fresh(project);
        QVERIFY(fresh.restore(snapshots[i]));
        for (std::size_t k = i; k < std::min(i + 40, hashes.size()); ++k) {
            fresh.step();
            QCOMPARE(hashOf(fresh.snapshot()), hashes[k]);
        }
        QCOMPARE(fresh.lifeCounts(0).came, fresh.snapshot().populations[0].lives.came);
    }
}

/// Between looks, the ranks of the living have gaps where agents have died.
void TestLife::lookingAtAWorld_changesNothing() {
    const Project project = livelyWorld();
    Project edited = project;
    edited.nodes.front().values = findNodeType("agent-type")->defaults();
    Simulation watched(project);
    Simulation unseen(project);
    std::uint64_t deaths = 0;
    for (int tick = 1; tick <= 300; ++tick) {
        for (Simulation* each : {&watched, &unseen}) {
            if (tick % 50 == 20)
                QVERIFY(each->spawn("a", Vec2{20, 30}));
            if (tick % 50 == 21)
                for (std::uint32_t ordinal = 0; ordinal < 100; ordinal += 9)
                    each->remove({"a", ordinal});
            if (tick % 50 == 30)
                each->moveAgent({"b", 3}, {40, 50});
            if (tick % 60 == 31)
                each->listAllEvents(tick % 120 == 31);
            if (tick == 170)
                QVERIFY(each->setProject(edited).empty());
            each->step();
        }
        deaths += watched.lifeCounts(0).left;
        const Snapshot seen = watched.snapshot();
        if (tick % 7 == 0)
            QCOMPARE(unseen.agents(0).lifeByRank[unseen.agents(0).rank[0]],
                     watched.agents(0).lifeByRank[watched.agents(0).rank[0]]);
        if (tick % 17 == 0)
            QCOMPARE(hashOf(unseen.snapshot()), hashOf(seen));
        QCOMPARE(unseen.tickEvents().size(), watched.tickEvents().size());
    }
    QVERIFY(deaths > 100);
}

void TestLife::touching_isFoundAsByAllPairs() {
    ProjectBuilder builder;
    builder.world("edges", std::string("wrap")).world("width", 200.0).world("height", 200.0);
    builder.node("a", "agent-type", {{"count", 80.0}, {"radiusSpread", 0.9}, {"radius", 5.0}})
        .node("walk", "wander")
        .link("walk.force", "a.steering")
        .node("touch", "touching", {{"margin", 3.0}})
        .node("ring", "signal", {{"fires", std::string("every-tick")}})
        .link("a.agents", "touch.agents")
        .link("touch.condition", "ring.when")
        .link("ring.done", "a.actions");
    Simulation simulation(builder.build());
    std::size_t rings = 0;
    for (int tick = 0; tick < 60; ++tick) {
        const Population a = populationOf(simulation, "a");
        std::set<std::uint32_t> expected;
        for (std::size_t i = 0; i < a.size(); ++i)
            for (std::size_t k = 0; k < a.size(); ++k) {
                const auto shortest = [](double d) {
                    return std::min({std::abs(d), std::abs(d + 200), std::abs(d - 200)});
                };
                const double near = a.radius[i] + a.radius[k] + 3;
                const Vec2 offset{shortest(a.x[i] - a.x[k]), shortest(a.y[i] - a.y[k])};
                if (i != k && dot(offset, offset) <= near * near)
                    expected.insert(a.ordinal[i]);
            }
        simulation.step();
        std::set<std::uint32_t> rang;
        for (const TickEvent& event : simulation.tickEvents())
            rang.insert(event.who.ordinal);
        QCOMPARE(rang, expected);
        rings += rang.size();
    }
    QVERIFY(rings > 100);
}

void TestLife::anEditedCount_revivesNobody() {
    ProjectBuilder builder = wolvesAndSheep();
    Simulation simulation(builder.build());
    simulation.step();
    builder.set("wolf", "mass", 2.0);
    QVERIFY(simulation.setProject(builder.build()).empty());
    QCOMPARE(livingOf(simulation, "sheep"), 1U);
    QVERIFY(!simulation.lives({"sheep", 0}));
    QVERIFY(simulation.lives({"sheep", 1}));
    simulation.reset();
    QCOMPARE(livingOf(simulation, "sheep"), 2U);
}

void TestLife::byHand_agentsComeAndGo() {
    ProjectBuilder builder;
    builder.agents("a", {{"", {100, 100}, {1, 0}}, {"", {200, 100}, {1, 0}}});
    Simulation simulation(builder.build());
    QVERIFY(!simulation.spawn("nobody", Vec2{1, 1}));
    QVERIFY(!simulation.spawn("a", Vec2{NAN, 1}));
    const std::optional<AgentHandle> born = simulation.spawn("a", Vec2{300, 50}, {0, 100});
    QVERIFY(born);
    QCOMPARE(born->ordinal, 2U);
    QVERIFY(simulation.remove({"a", 0}));
    QVERIFY(!simulation.remove({"a", 0}));
    simulation.moveAgent(*born, {400, 60});
    QCOMPARE(populationOf(simulation, "a").ordinal, (std::vector<std::uint32_t>{1, 2}));
    QCOMPARE(populationOf(simulation, "a").x, (std::vector<double>{200, 400}));
    QCOMPARE(populationOf(simulation, "a").vy[1], 3.0); // its maxSpeed
    simulation.step();
    QCOMPARE(populationOf(simulation, "a").x, (std::vector<double>{201, 400}));
    QCOMPARE(simulation.spawn("a", {})->ordinal, 3U);
    QCOMPARE(simulation.agentCount(), 3U);
    for (int i = 0; i < 50; ++i)
        QVERIFY(simulation.spawn("a", Vec2{10.0 * i, 5}));
    for (std::uint32_t i = 4; i < 54; i += 2)
        QVERIFY(simulation.remove({"a", i}));
    simulation.step();
    QCOMPARE(simulation.agentCount(), 28U);
    QVERIFY(simulation.lives({"a", 53}));
}

void TestLife::byHand_aSnapshotKnowsThatAgentsMayBeBorn() {
    ProjectBuilder builder;
    builder.node("a", "agent-type", {{"count", 40.0}})
        .node("flock", "cohesion", {{"radius", 200.0}});
    builder.link("a.agents", "flock.agents").link("flock.force", "a.steering");
    Simulation simulation(builder.build());
    for (int i = 0; i < 20; ++i)
        simulation.step();
    QVERIFY(simulation.spawn("a", Vec2{1, 1}));
    const Snapshot snapshot = simulation.snapshot();
    QVERIFY(snapshot.isLiving);
    Simulation fresh(builder.build());
    QVERIFY(fresh.restore(snapshot));
    for (int i = 0; i < 50; ++i) {
        simulation.step();
        fresh.step();
        QCOMPARE(hashOf(fresh.snapshot()), hashOf(simulation.snapshot()));
    }
}

void TestLife::population_isCounted() {
    ProjectBuilder builder = wolvesAndSheep();
    builder.node("few", "population", {{"min", 0.0}, {"max", 1.0}})
        .node("alarm", "signal")
        .link("sheep.agents", "few.agents")
        .link("few.condition", "alarm.when")
        .link("alarm.done", "wolf.actions");
    Simulation simulation(builder.build());
    simulation.step();
    const auto alarms = [&] {
        return std::ranges::count_if(simulation.tickEvents(),
                                     [](const TickEvent& event) { return event.node == "alarm"; });
    };
    QCOMPARE(alarms(), 0);
    simulation.step();
    QCOMPARE(alarms(), 2);
    simulation.step();
    QCOMPARE(alarms(), 0);
}

void TestLife::aMillionBirths_takeNoMoreMemory() {
    ProjectBuilder builder;
    builder.node("a", "agent-type", {{"count", 0.0}, {"radius", 0.0}})
        .node("spring", "source", {{"rate", 500.0}})
        .link("spring.births", "a.births")
        .node("old", "timer", {{"on", 1.0}, {"off", 1.0}})
        .node("die", "remove", {{"fires", std::string("every-tick")}})
        .link("old.condition", "die.when")
        .link("die.done", "a.actions");
    Simulation simulation(builder.build(), {.threads = 1});
    const auto run = [&](int ticks) {
        for (int i = 0; i < ticks; ++i)
            simulation.step();
    };
    run(100);
    const double before = simulation.bytesPerAgent() * static_cast<double>(simulation.agentCount());
    run(1900);
    QCOMPARE(simulation.lifeCounts(0).came, 1'000'000U);
    QVERIFY(simulation.lifeCounts(0).left >= 999'000);
    QVERIFY(simulation.bytesPerAgent() * static_cast<double>(simulation.agentCount()) <= before);
}

QTEST_APPLESS_MAIN(TestLife)
#include "tst_life.moc"
