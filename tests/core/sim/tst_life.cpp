#include "tests/core/support/testing.h"

std::size_t livingOf(const Simulation& simulation, const Id& type) {
    return populationOf(simulation, type).size();
}

/// Two wolves on both sides of a sheep. They eat what they touch, and their energy counts the
/// meals.
ProjectBuilder wolvesAndSheep() {
    return world("sheep (100,100) (300,100); wolf (95,100) (105,100); touch:touching; "
                 "eat:remove whom=touched fires=every-tick; "
                 "energy:meter capacity=10 recover=0 start=0 fillAmount=3; fed:level min=3 max=10; "
                 "cheer:signal number=7; sheep > touch > eat > wolf; eat > energy.fills; "
                 "energy > fed; fed > cheer > wolf");
}

/// A world in which everything happens: agents are born from a source and from each other, change
/// their type when they touch, and die by chance.
Project livelyWorld() {
    return world("world edges=wrap width=300 height=300; "
                 "a:agent-type count=60 radiusSpread=0.5 maxSpeed=3; "
                 "b:agent-type count=10 maxSpeedSpread=0.5 maxSpeed=4; walk:wander; "
                 "near:nearest keep=true; chase:pursue; apart:separation; touch:touching time=2; "
                 "turn:become; fate:chance probability=0.02 interval=0; "
                 "die:remove fires=every-tick; luck:chance probability=0.01 interval=0; "
                 "breed:spawn count=2 velocity=random mostAlive=120; spring:source rate=0.7; "
                 "walk > a; a > apart > a; a > near > chase > b; b > touch > turn; b > turn > a; "
                 "fate > die > b; luck > breed; a > breed.of > a; spring > a");
}

std::set<std::uint32_t> livesOf(const Simulation& simulation) {
    std::set<std::uint32_t> lives;
    for (const Population& of : simulation.populations())
        lives.insert(of.life.begin(), of.life.end());
    return lives;
}

class TestLife : public QObject {
    Q_OBJECT

private slots:
    void ofTwoThatTouchOne_theLowerIsFed() {
        Simulation simulation = afterTicks(1, wolvesAndSheep().build());
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

    /// The world goes on, and others that fire later change nothing.
    void theFirstEnd_isTheEndOfTheRun() {
        Project project = world("sheep (100,100)+(10,0); wolf (500,500); "
                                "late:timer on=3 off=1000; soon:timer on=2 off=1000; no:not; "
                                "won:end outcome=won; lost:end outcome=lost; soon > no; "
                                "late > lost > wolf; no > won > sheep");
        std::ranges::find(project.nodes, "won", &Node::id)->name = "The sheep is home";
        Simulation simulation(project);
        const auto ended = [&] {
            std::vector<double> outcomes;
            for (const TickEvent& event : simulation.tickEvents())
                if (event.kind == TickEvent::Kind::ended)
                    outcomes.push_back(event.number);
            return outcomes;
        };
        simulation.step();
        QCOMPARE(simulation.end()->node, "lost"); // its timer is on from the start
        QCOMPARE(ended(), std::vector<double>{-1});
        const Snapshot early = simulation.snapshot();
        run(simulation, 4);
        QCOMPARE(simulation.end(), (RunEnd{"lost", 1})); // also after others
        QCOMPARE(endText(project, *simulation.end()), "Lost");
        QCOMPARE(endText(project, {"won", 3}), "Won: The sheep is home");
        QCOMPARE(simulation.events().size(), 2U); // both have fired
        simulation.reset();
        QVERIFY(!simulation.end());
        QVERIFY(simulation.restore(early));
        QCOMPARE(simulation.end(), (RunEnd{"lost", 1}));
        Snapshot later = early;
        later.runEnd->tick = 2;
        QVERIFY_REFUSED(simulation.restore(later), "its end is at a later tick");
    }

    void whoBecomes_keepsItsPlaceItsMotionAndItsLife() {
        Simulation simulation(world("a (100,100)+(1,2) (200,100)+(2,1); b (900,900); "
                                    "now:timer on=1 off=1000; turn:become; now > turn; "
                                    "b > turn > a"));
        simulation.step();
        QCOMPARE(livingOf(simulation, "a"), 0U);
        const Population& b = populationOf(simulation, "b");
        QCOMPARE(b.ordinal, (std::vector<std::uint32_t>{0, 1, 2}));
        QCOMPARE(b.life, (std::vector<std::uint32_t>{2, 0, 1}));
        QCOMPARE(positionOf(b, 1), (Vec2{101, 102}));
        QCOMPARE(b.vx[2], 2.0);
        QCOMPARE(b.homeX[2], 202.0);
    }

    void newborns_startWhereTheyAreAskedFor() {
        Simulation simulation(world("a (100,100); shot (); now:timer on=1 off=1000; "
                                    "here:spawn count=4 velocity=outward speed=2; "
                                    "place:point (500,400); there:spawn; now > here; "
                                    "shot > here.of > a; now > there; shot > there.of; "
                                    "place > there > a"));
        simulation.step();
        const Population& shots = populationOf(simulation, "shot");
        QCOMPARE(shots.size(), 5U);
        QCOMPARE(shots.x, (std::vector<double>{100, 100, 100, 100, 500}));
        QCOMPARE(velocityOf(shots, 0), (Vec2{2, 0}));
        QVERIFY(std::abs(shots.vx[1]) < 1e-8);
        QVERIFY(std::abs(std::abs(shots.vy[1]) - 2) < 1e-8);
        QCOMPARE(shots.vx[4], 0.0);
        simulation.step();
        QCOMPARE(populationOf(simulation, "shot").x[0], 102.0);
    }

    /// One world sorts its agents in each tick, the other only when it must.
    void whenAgentsAreSorted_changesNothing() {
        const Project project = world("world width=300 height=300 edges=wrap; "
                                      "a:agent-type count=500 radius=2 radiusSpread=0.5; "
                                      "apart:separation radius=20; walk:wander; "
                                      "fate:chance probability=0.01 interval=0; "
                                      "die:remove fires=every-tick; spring:source rate=4; "
                                      "a > apart > a; walk > a; fate > die > a; spring > a");
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

    void births_stopWhereThereIsNoRoom() {
        Simulation simulation(world("world mostAgents=5; a (100,100); spring:source rate=3; "
                                    "spring > a"));
        run(simulation, 3);
        QCOMPARE(livingOf(simulation, "a"), 5U);
        QCOMPARE(simulation.lifeCounts(0), (LifeCounts{4, 0, 5}));
        QCOMPARE(simulation.tickEvents().back().kind, TickEvent::Kind::blocked);
        QCOMPARE(simulation.tickEvents().back().number, 3.0);
    }

    void aSource_carriesFractionsOver() {
        Simulation simulation(world("world tick=0.1; a (); spring:source rate=2.5 total=20; "
                                    "spring > a"));
        for (const auto& [ticks, count] :
             {std::pair(3, 0U), {4, 1U}, {8, 2U}, {40, 10U}, {100, 20U}}) {
            run(simulation, ticks - static_cast<int>(simulation.tick()));
            QCOMPARE(livingOf(simulation, "a"), count);
        }
    }

    void aSource_givesWaves() {
        Simulation simulation(world("world tick=0.1; a (); "
                                    "spring:source kind=waves count=4 first=1 every=0.5; "
                                    "spring > a"));
        std::size_t expected = 0;
        for (int i = 0; i < 30; ++i) {
            simulation.step();
            expected += i >= 10 && i % 5 == 0 ? 4 : 0;
            QCOMPARE(livingOf(simulation, "a"), expected);
        }
    }

    void actions_fireAsOftenAsTheySay_data() {
        const TestRows<std::string, double, std::vector<int>> row;
        // The condition is true in ticks 0 to 3, and 6 to 9.
        row("once", "once", 0.0, {0, 6});
        row("every tick", "every-tick", 0.0, {0, 1, 2, 3, 6, 7, 8, 9});
        row("every 3", "regularly", 3.0, {0, 3, 6, 9});
        row("every 0", "regularly", 0.0, {0, 1, 2, 3, 6, 7, 8, 9});
    }

    void actions_fireAsOftenAsTheySay() {
        const auto [fires, every, expected] = fetched<std::string, double, std::vector<int>>();
        Simulation simulation(
            world("a (0,0); clock:timer on=4 off=2; ring:signal fires={} every={}; "
                  "clock > ring > a",
                  fires, every));
        std::vector<int> fired;
        for (int tick = 0; tick < 10; ++tick) {
            simulation.step();
            if (!simulation.tickEvents().empty())
                fired.push_back(tick);
        }
        QCOMPARE(fired, expected);
    }

    void ordinalsAndLives_areNeverUsedAgain() {
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

    void counts_addUp() {
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

    void everyThreadAndSortPeriod_givesTheSameBits() {
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
        QCOMPARE(withAllOptions(hashesOf), std::set{expected});
        QCOMPARE(hashesOf({.threads = 1, .trackLeading = true}), expected);
    }

    void restoredAtAnyTick_itGoesOnTheSame() {
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
    void lookingAtAWorld_changesNothing() {
        const Project project = livelyWorld();
        Project edited = project;
        edited.nodes.front().values = findNodeType("agent-type")->defaults();
        Simulation watched(project), unseen(project);
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

    void touching_isFoundAsByAllPairs() {
        Simulation simulation(world("world edges=wrap width=200 height=200; "
                                    "a:agent-type count=80 radiusSpread=0.9 radius=5; walk:wander; "
                                    "touch:touching margin=3; ring:signal fires=every-tick; "
                                    "walk > a; a > touch > ring > a"));
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

    void anEditedCount_revivesNobody() {
        ProjectBuilder builder = wolvesAndSheep();
        Simulation simulation = afterTicks(1, builder.build());
        builder.add("set wolf mass=2");
        QVERIFY(simulation.setProject(builder.build()).empty());
        QCOMPARE(livingOf(simulation, "sheep"), 1U);
        QVERIFY(!simulation.lives({"sheep", 0}));
        QVERIFY(simulation.lives({"sheep", 1}));
        simulation.reset();
        QCOMPARE(livingOf(simulation, "sheep"), 2U);
    }

    void byHand_agentsComeAndGo() {
        Simulation simulation(world("a (100,100)+(1,0) (200,100)+(1,0)"));
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

    void byHand_aSnapshotKnowsThatAgentsMayBeBorn() {
        ProjectBuilder builder =
            world("a:agent-type count=40; flock:cohesion radius=200; a > flock > a");
        Simulation simulation = afterTicks(20, builder.build());
        QVERIFY(simulation.spawn("a", Vec2{1, 1}));
        const Snapshot snapshot = simulation.snapshot();
        QVERIFY(snapshot.isLiving);
        run(simulation, 50);
        QCOMPARE(hashFrom(builder.build(), snapshot, 50), hashOf(simulation.snapshot()));
    }

    void population_isCounted() {
        ProjectBuilder builder = wolvesAndSheep();
        builder.add("few:population min=0 max=1; alarm:signal; sheep > few > alarm > wolf");
        Simulation simulation = afterTicks(1, builder.build());
        for (const std::uint64_t alarms : {0U, 2U, 2U}) { // none comes in the third tick
            QCOMPARE(timesOf(simulation, "alarm"), alarms);
            simulation.step();
        }
    }

    void aMillionBirths_takeNoMoreMemory() {
        Simulation simulation(world("a:agent-type count=0 radius=0; spring:source rate=500; "
                                    "old:timer on=1 off=1; die:remove fires=every-tick; "
                                    "spring > a; old > die > a"),
                              {.threads = 1});
        run(simulation, 100);
        const double before =
            simulation.bytesPerAgent() * static_cast<double>(simulation.agentCount());
        run(simulation, 1900);
        QCOMPARE(simulation.lifeCounts(0).came, 1'000'000U);
        QVERIFY(simulation.lifeCounts(0).left >= 999'000);
        QVERIFY(simulation.bytesPerAgent() * static_cast<double>(simulation.agentCount()) <=
                before);
    }
};
