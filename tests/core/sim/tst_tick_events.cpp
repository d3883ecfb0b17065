#include "core/sim/simulation.h"
#include "tests/core/sim/build_project.h"

#include <QTest>

#include <set>

using namespace tiller;

/// The list of what happened in a tick, against looking at every pair and every counter.
class TestTickEvents : public QObject {
    Q_OBJECT

private slots:
    void touches_areThoseOfAllPairs_data();
    void touches_areThoseOfAllPairs();
    void touchesAfterARestore_areTheSame();
    void arrivalsAndModes_nameTheAgent();
    void everyThread_givesTheSameList();
    void listing_changesNothing();
    void withoutListing_theListHasOnlyLives();
};

namespace {

using AgentPair = std::pair<AgentRef, AgentRef>;

/// Bodies of all sizes that touch, are born, die and change their type.
Project crowdOfBodies(const std::string& edges) {
    ProjectBuilder builder;
    builder.world("edges", edges).world("width", 160.0).world("height", 120.0);
    builder
        .node("a", "agent-type",
              {{"count", 40.0}, {"radius", 5.0}, {"radiusSpread", 0.9}, {"maxSpeed", 6.0}})
        .node("b", "agent-type", {{"count", 15.0}, {"radius", 9.0}, {"maxSpeed", 4.0}})
        .node("none", "agent-type", {{"count", 5.0}, {"radius", 0.0}, {"maxSpeed", 4.0}})
        .node("walk", "wander")
        .link("walk.force", "a.steering")
        .link("walk.force", "b.steering")
        .link("walk.force", "none.steering")
        .node("touch", "touching", {{"time", 3.0}})
        .node("turn", "become")
        .link("b.agents", "touch.agents")
        .link("touch.condition", "turn.when")
        .link("b.agents", "turn.into")
        .link("turn.done", "a.actions")
        .node("fate", "chance", {{"probability", 0.03}, {"interval", 0.0}})
        .node("die", "remove", {{"fires", std::string("every-tick")}})
        .link("fate.condition", "die.when")
        .link("die.done", "b.actions")
        .node("spring", "source", {{"rate", 0.5}})
        .link("spring.births", "a.births");
    return builder.build();
}

/// Agents that go to a place and rest there.
Project restingAgents() {
    ProjectBuilder builder;
    builder.node("a", "agent-type", {{"count", 30.0}, {"maxSpeed", 8.0}})
        .point("home", {400, 300})
        .node("go", "arrive")
        .node("there", "arrived", {{"distance", 30.0}, {"speed", 100.0}})
        .node("walk", "agent-mode")
        .node("rest", "agent-mode")
        .node("tired", "transition")
        .node("rested", "transition", {{"after", 9.0}})
        .link("home.point", "go.target")
        .link("home.point", "there.target")
        .link("go.force", "walk.forces")
        .link("there.condition", "tired.when")
        .link("walk.mode", "tired.from")
        .link("tired.transition", "rest.enter")
        .link("rest.mode", "rested.from")
        .link("rested.transition", "walk.enter")
        .link("walk.mode", "a.modes")
        .link("rest.mode", "a.modes");
    return builder.build();
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

} // namespace

void TestTickEvents::touches_areThoseOfAllPairs_data() {
    QTest::addColumn<std::string>("edges");
    for (const char* edges : {"open", "wrap", "wall", "bounce"})
        QTest::newRow(edges) << std::string(edges);
}

void TestTickEvents::touches_areThoseOfAllPairs() {
    QFETCH(std::string, edges);
    const Project project = crowdOfBodies(edges);
    Simulation simulation(project);
    simulation.listAllEvents(true);
    std::set<AgentPair> before = allTouching(simulation, project);
    std::size_t begins = 0;
    std::size_t ends = 0;
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

void TestTickEvents::touchesAfterARestore_areTheSame() {
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

void TestTickEvents::arrivalsAndModes_nameTheAgent() {
    const Project project = restingAgents();
    Simulation simulation(project);
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

void TestTickEvents::everyThread_givesTheSameList() {
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
    QVERIFY(listOf({.threads = 3, .fewAgents = 0, .sortPeriod = 1, .cellShare = 2}) == expected);
}

void TestTickEvents::listing_changesNothing() {
    Simulation listed(crowdOfBodies("bounce"));
    Simulation plain(crowdOfBodies("bounce"));
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

void TestTickEvents::withoutListing_theListHasOnlyLives() {
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

QTEST_APPLESS_MAIN(TestTickEvents)
#include "tst_tick_events.moc"
