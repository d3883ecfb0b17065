#include "tests/core/support/testing.h"

using AgentPair = std::pair<AgentRef, AgentRef>;

/// Bodies of all sizes that touch, are born, die and change their type.
Project crowdOfBodies(const std::string& edges) {
    return world("world edges={} width=160 height=120; "
                 "a:agent-type count=40 radius=5 radiusSpread=0.9 maxSpeed=6; "
                 "b:agent-type count=15 radius=9 maxSpeed=4; "
                 "none:agent-type count=5 radius=0 maxSpeed=4; walk:wander; touch:touching time=3; "
                 "turn:become; fate:chance probability=0.03 interval=0; "
                 "die:remove fires=every-tick; spring:source rate=0.5; walk > a; walk > b; "
                 "walk > none; b > touch > turn; b > turn > a; fate > die > b; spring > a",
                 edges);
}

/// Agents that go to a place and rest there.
Project restingAgents() {
    return world("a:agent-type count=30 maxSpeed=8; home:point (400,300); go:arrive; "
                 "there:arrived distance=30 speed=100; walk:agent-mode; rest:agent-mode; "
                 "tired:transition; rested:transition after=9; home > go; home > there; go > walk; "
                 "there > tired; walk > tired > rest > rested > walk > a; rest > a");
}

std::set<AgentPair> allTouching(const Simulation& simulation, const Project& project) {
    const bool wraps = project.worldText("edges") == "wrap";
    const Vec2 size{project.worldNumber("width"), project.worldNumber("height")};
    const auto shortest = [&](double d, double by) {
        return wraps ? std::min({std::abs(d), std::abs(d + by), std::abs(d - by)}) : std::abs(d);
    };
    std::set<AgentPair> pairs;
    const std::vector<Population>& all = simulation.populations();
    for (std::uint32_t p = 0; p < all.size(); ++p)
        for (std::uint32_t q = p; q < all.size(); ++q)
            for (std::size_t i = 0; i < all[p].size(); ++i)
                for (std::size_t k = p == q ? i + 1 : 0; k < all[q].size(); ++k) {
                    const double reach = all[p].radius[i] + all[q].radius[k];
                    const Vec2 offset{shortest(all[p].x[i] - all[q].x[k], size.x),
                                      shortest(all[p].y[i] - all[q].y[k], size.y)};
                    if (reach > 0 && dot(offset, offset) <= reach * reach)
                        pairs.emplace(AgentRef{p, all[p].ordinal[i]},
                                      AgentRef{q, all[q].ordinal[k]});
                }
    return pairs;
}

std::set<AgentPair> listedPairs(const Simulation& simulation, TickEvent::Kind kind) {
    std::set<AgentPair> pairs;
    for (const TickEvent& event : simulation.tickEvents())
        if (event.kind == kind)
            pairs.insert({event.who, event.by});
    return pairs;
}

std::set<AgentPair> pairsWithout(const std::set<AgentPair>& from,
                                 const std::set<AgentPair>& taken) {
    std::set<AgentPair> left;
    std::ranges::set_difference(from, taken, std::inserter(left, left.end()));
    return left;
}

/// Between two ticks a hand moves, adds, removes and converts agents.
void changeByHand(Simulation& simulation, std::uint32_t tick) {
    if (tick % 4 == 1)
        simulation.moveAgent({"a", tick}, {80, 60});
    if (tick % 5 == 2)
        simulation.spawn("b", Vec2{80.0 + tick, 50}, {1, 1});
    if (tick % 6 == 3)
        simulation.remove({"a", tick / 2});
    if (tick % 7 == 4)
        simulation.become({"a", tick / 3 + 20}, "b");
}

/// The list of what happened in a tick, against looking at every pair and every counter.
class TestTickEvents : public QObject {
    Q_OBJECT

private slots:
    void counts_areKeptForTwoMinutes() {
        RecentCount count;
        for (std::uint64_t tick = 1; tick <= 60 * 60 * 10; ++tick)
            count.add(1, tick, 60);
        QCOMPARE(count.total, std::uint64_t{36000});
        QCOMPARE(count.since(36000 - 7200), std::uint64_t{7200});
        QVERIFY(count.recent.size() <= 3 * 1200);
    }

    void lately_countsAWindow() {
        RecentCount count;
        count.add(5, 60, 60);
        count.add(2, 180, 60);
        const CountSpan last = count.lately(1, 200, 60);
        QCOMPARE(last.count, std::uint64_t{2});
        QCOMPARE(last.seconds, 1.0);
        const CountSpan all = count.lately(0, 240, 60);
        QCOMPARE(all.count, std::uint64_t{7});
        QCOMPARE(all.seconds, 4.0);
        QCOMPARE(count.lately(1, 360, 60).count, std::uint64_t{0});
    }

    void lately_ofAShortRun_isAllOfIt() {
        RecentCount count;
        count.add(3, 0, 60); // by hand, before the first tick
        QCOMPARE(count.lately(5, 0, 60).count, std::uint64_t{3});
        QCOMPARE(count.lately(5, 0, 60).seconds, 0.0);
        count.add(1, 30, 60);
        QCOMPARE(count.lately(5, 60, 60).count, std::uint64_t{4});
        QCOMPARE(count.lately(5, 60, 60).seconds, 1.0);
    }

    void touches_areThoseOfAllPairs_data() { rowsOf({"open", "wrap", "wall", "bounce"}); }

    void touches_areThoseOfAllPairs() {
        const auto [edges] = fetched<std::string>();
        const Project project = crowdOfBodies(edges);
        Simulation simulation(project);
        simulation.listAllEvents(true);
        std::set<AgentPair> before = allTouching(simulation, project);
        std::size_t begins = 0, ends = 0;
        for (std::uint32_t tick = 0; tick < 90; ++tick) {
            const std::uint64_t contacts = simulation.contactTotal();
            changeByHand(simulation, tick);
            simulation.step();
            const std::set<AgentPair> now = allTouching(simulation, project);
            const std::set<AgentPair> begun = listedPairs(simulation, TickEvent::Kind::touched);
            QCOMPARE(begun, pairsWithout(now, before));
            QCOMPARE(listedPairs(simulation, TickEvent::Kind::parted), pairsWithout(before, now));
            QCOMPARE(begun.size(), simulation.contactTotal() - contacts);
            for (const TickEvent& event : simulation.tickEvents())
                if (event.kind == TickEvent::Kind::touched)
                    QCOMPARE(simulation
                                 .handleOf({simulation.populations()[event.who.population].type,
                                            event.who.ordinal})
                                 ->life.value(),
                             event.life);
            begins += begun.size();
            ends += listedPairs(simulation, TickEvent::Kind::parted).size();
            before = now;
        }
        QVERIFY(begins > 100);
        QVERIFY(ends > 80);
    }

    void touchesAfterARestore_areTheSame() {
        const Project project = crowdOfBodies("wrap");
        Simulation simulation(project);
        simulation.listAllEvents(true);
        for (std::uint32_t tick = 0; tick < 40; ++tick) {
            changeByHand(simulation, tick);
            const Snapshot snapshot = simulation.snapshot(); // after changes by hand
            Simulation fresh(project);
            fresh.listAllEvents(true);
            QVERIFY(fresh.restore(snapshot));
            simulation.step();
            fresh.step();
            QCOMPARE(listedPairs(fresh, TickEvent::Kind::touched),
                     listedPairs(simulation, TickEvent::Kind::touched));
        }
    }

    void arrivalsAndModes_nameTheAgent() {
        Simulation simulation(restingAgents());
        simulation.listAllEvents(true);
        std::map<std::pair<Id, TickEvent::Kind>, std::uint64_t> listed;
        std::uint64_t rested = 0;
        for (int tick = 0; tick < 300; ++tick) {
            simulation.step();
            for (const TickEvent& event : simulation.tickEvents()) {
                ++listed[{event.node, event.kind}];
                const std::vector<double> inRest =
                    simulation.read(0, Quantity::inMode, "rest", event.who.ordinal);
                if (event.kind == TickEvent::Kind::entered) {
                    QCOMPARE(inRest[0] != 0, event.node == "rest");
                    rested += event.node == "rest";
                }
            }
        }
        QVERIFY(rested >= 30);
        QVERIFY(simulation.events().size() >= 3);
        for (const EventCount& count : simulation.events()) {
            const TickEvent::Kind kind =
                count.node == "there" ? TickEvent::Kind::arrived : TickEvent::Kind::entered;
            QCOMPARE((listed[{count.node, kind}]), count.count);
        }
        QVERIFY(simulation.enterMode({"a", 3}, "rest"));
        QCOMPARE(simulation.tickEvents().back().kind, TickEvent::Kind::entered);
        QCOMPARE(simulation.tickEvents().back().who, (AgentRef{0, 3}));
    }

    void everyThread_givesTheSameList() {
        const auto listOf = [](const SimulationOptions& options) {
            Simulation simulation(crowdOfBodies("wrap"), options);
            simulation.listAllEvents(true);
            std::vector<TickEvent> all;
            for (std::uint32_t tick = 0; tick < 60; ++tick) {
                changeByHand(simulation, tick);
                simulation.step();
                const auto events = simulation.tickEvents();
                all.insert(all.end(), events.begin(), events.end());
            }
            return all;
        };
        const std::vector<TickEvent> expected = listOf({.threads = 1});
        QVERIFY(expected.size() > 200);
        QVERIFY(listOf({.threads = 4, .fewAgents = 0}) == expected);
        QVERIFY(listOf({.threads = 3, .fewAgents = 0, .sortPeriod = 1, .cellShare = 2}) ==
                expected);
    }

    void listing_changesNothing() {
        Simulation listed(crowdOfBodies("bounce")), plain(crowdOfBodies("bounce"));
        listed.listAllEvents(true);
        for (std::uint32_t tick = 0; tick < 60; ++tick) {
            for (Simulation* each : {&listed, &plain}) {
                changeByHand(*each, tick);
                each->step();
            }
            QCOMPARE(hashOf(listed.snapshot()), hashOf(plain.snapshot()));
            QCOMPARE(listed.contactTotal(), plain.contactTotal());
        }
    }

    void withoutListing_theListHasOnlyLives() {
        Simulation simulation(crowdOfBodies("open"));
        std::size_t lives = 0;
        for (int tick = 0; tick < 60; ++tick) {
            simulation.step();
            for (const TickEvent& event : simulation.tickEvents()) {
                QVERIFY(event.kind <= TickEvent::Kind::blocked);
                ++lives;
            }
        }
        QVERIFY(lives > 20);
        QVERIFY(simulation.contactTotal() > 50);
    }
};
