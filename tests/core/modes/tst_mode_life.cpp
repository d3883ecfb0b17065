#include "core/io/project_io.h"
#include "tests/core/support/forces.h"

#include <QTest>

#include <cmath>

using namespace tiller;

namespace {

/// An agent type "a" whose modes "one", "two", ... pull to +x, -x, -y and +y.
constexpr const char* names[] = {"one", "two", "three", "four"};
constexpr Vec2 pulls[] = {{1e6, 0}, {-1e6, 0}, {0, -1e6}, {0, 1e6}};

ProjectBuilder withModes(std::vector<PlacedAgent> agents, std::size_t modes) {
    ProjectBuilder builder;
    builder.agents("a", std::move(agents));
    for (std::size_t i = 0; i < modes; ++i) {
        const std::string name = names[i];
        builder.point("to-" + name, pulls[i])
            .node("go-" + name, "seek")
            .node(name, "agent-mode")
            .link("to-" + name + ".point", "go-" + name + ".target")
            .link("go-" + name + ".force", name + ".forces")
            .link(name + ".mode", "a.modes");
    }
    return builder;
}

/// A transition from one mode to another.
ProjectBuilder& way(ProjectBuilder& builder, const Id& id, const std::string& from,
                    const std::string& to, double after, const std::string& when = {}) {
    builder.node(id, "transition", {{"after", after}})
        .link(from + ".mode", id + ".from")
        .link(id + ".transition", to + ".enter");
    if (!when.empty())
        builder.link(when + ".condition", id + ".when");
    return builder;
}

std::string modeOf(const Simulation& simulation, std::uint32_t agent = 0, const Id& type = "a") {
    return simulation.explain({type, agent})->mode;
}

/// The mode before each tick, by its first letter.
std::string modesOver(Simulation& simulation, int ticks) {
    std::string marks;
    for (int i = 0; i < ticks; ++i) {
        marks += modeOf(simulation).substr(0, 2);
        simulation.step();
    }
    return marks;
}

std::uint64_t entered(const Simulation& simulation, const Id& mode, const Id& type = "a") {
    for (const EventCount& event : simulation.events())
        if (event.agentType == type && event.node == mode)
            return event.count;
    return 0;
}

Project without(const Project& project, const std::vector<Id>& ids) {
    Project after = project;
    apply(remove(project, ids), after);
    return after;
}

/// The modes whose Seek steers an agent.
std::string pulledTo(const Simulation& simulation, std::uint32_t agent) {
    const Explanation now = simulation.explain({"a", agent}).value();
    std::string all;
    for (const NodeExplanation& node : now.nodes)
        if (node.used && node.node.starts_with("go-"))
            all += (all.empty() ? "" : ",") + node.node.substr(3);
    return all;
}

bool pursues(const Simulation& simulation) {
    return explained(simulation, "chase", {"hunter", 0}).used;
}

/// Hunter and prey. @param steer wires the nodes that make the hunter hunt and rest
ProjectBuilder hunt(double perSecond) {
    const double perTick = perSecond > 1 ? 60 / perSecond : 3;
    ProjectBuilder builder;
    builder.world("tick", 1 / perSecond)
        .agents("hunter", {{"", {0, 0}, {perTick, 0}}}, 20)
        .agents("prey", {{"", {150, 0}, {perTick, 0}}}, 20)
        .node("chase", "pursue")
        .node("roam", "wander")
        .node("drift", "brake")
        .link("prey.agents", "chase.target")
        .link("drift.force", "prey.steering");
    return builder;
}

Simulation huntByModes(double perSecond, double hunting, double resting) {
    auto builder = hunt(perSecond);
    builder.node("hunting", "agent-mode")
        .node("resting", "agent-mode")
        .link("chase.force", "hunting.forces")
        .link("roam.force", "resting.forces")
        .link("hunting.mode", "hunter.modes")
        .link("resting.mode", "hunter.modes");
    way(builder, "tired", "hunting", "resting", hunting);
    way(builder, "rested", "resting", "hunting", resting);
    return Simulation(builder.build());
}

} // namespace

/// Modes that change by time and by conditions, per agent and type, also during edits.
class TestModeLife : public QObject {
    Q_OBJECT

private slots:
    void aTimeInAMode_lastsItsTicks_data();
    void aTimeInAMode_lastsItsTicks();
    void theHunter_withModesOrWithATimer_movesTheSame();
    void theHunter_changesModesByAMeter_data();
    void theHunter_changesModesByAMeter();
    void aChainOfTransitions_takesOneStepPerTick();
    void eachAgent_isInItsOwnMode();
    void sixtyFourModes_areAllReached();
    void aMode_isAddedToTheSteering_andMayBeEmpty();
    void aModeOfTwoTypes_isSeparateForEach();
    void aDeletedMode_sendsOnlyItsAgentsToTheFirst();
    void aRestoredMode_startsFresh();
    void anAddedTransition_countsTheTimeThatHasPassed();
    void aDeletedTransition_keepsAgentsInTheirModes();
    void theOrderOfModes_decidesWhereNewAgentsStart();
    void removedModes_leaveTheSteering();
    void snapshotsAndFiles_continueAlike();
};

void TestModeLife::aTimeInAMode_lastsItsTicks_data() {
    QTest::addColumn<double>("perSecond");
    QTest::addColumn<double>("after");
    QTest::addColumn<int>("ticks");
    for (const double perSecond : {1.0, 10.0, 30.0, 60.0, 144.0, 240.0})
        for (const double after : {1.0, 2.0, 3.0, 60.0})
            QTest::addRow("%g s at 1/%g", after, perSecond)
                << perSecond << after << static_cast<int>(after * perSecond);
    QTest::newRow("half a second at 1/60") << 60.0 << 0.5 << 30;
    QTest::newRow("0.7 s at 1/60") << 60.0 << 0.7 << 42;
    QTest::newRow("1.1 s at 1/60") << 60.0 << 1.1 << 66;
    QTest::newRow("0.3 s at 1/10") << 10.0 << 0.3 << 3;
    QTest::newRow("between two ticks: the later") << 10.0 << 0.25 << 3;
    QTest::newRow("less than a tick") << 10.0 << 0.01 << 1;
    QTest::newRow("at once") << 10.0 << 0.0 << 1;
}

void TestModeLife::aTimeInAMode_lastsItsTicks() {
    QFETCH(double, perSecond);
    QFETCH(double, after);
    QFETCH(int, ticks);
    auto builder = withModes({{"", {}, {}}}, 2);
    builder.world("tick", 1 / perSecond);
    way(builder, "leave", "one", "two", after);
    Simulation simulation(builder.build());
    run(simulation, ticks - 1);
    QCOMPARE(modeOf(simulation), std::string("one"));
    simulation.step();
    QCOMPARE(modeOf(simulation), std::string("two"));
}

/// Hunts for two seconds and rests for three, tick by tick.
void TestModeLife::theHunter_withModesOrWithATimer_movesTheSame() {
    for (const double perSecond : {1.0, 30.0, 60.0}) {
        Simulation modes = huntByModes(perSecond, 2, 3);
        Simulation timer(hunt(perSecond)
                             .node("awake", "timer", {{"on", 2.0}, {"off", 3.0}})
                             .node("either", "priority")
                             .link("awake.condition", "chase.when")
                             .link("chase.force", "either.forces")
                             .link("roam.force", "either.forces")
                             .link("either.force", "hunter.steering")
                             .build());
        const int round = static_cast<int>(5 * perSecond);
        for (int tick = 0; tick < 8 * round; ++tick) {
            const bool expected = tick % round < 2 * perSecond;
            QVERIFY2(pursues(modes) == expected, qPrintable(QString("modes at %1").arg(tick)));
            QVERIFY2(pursues(timer) == expected, qPrintable(QString("timer at %1").arg(tick)));
            QCOMPARE(modes.stateHash(), timer.stateHash()); // so they move alike
            modes.step();
            timer.step();
        }
    }
}

void TestModeLife::theHunter_changesModesByAMeter_data() {
    QTest::addColumn<double>("capacity");
    QTest::addColumn<double>("drain");
    QTest::addColumn<double>("recover");
    QTest::newRow("of the tutorials") << 2.0 << 2.0 << 1.0;
    QTest::newRow("long legs") << 20.0 << 3.0 << 1.0;
    QTest::newRow("quickly back") << 10.0 << 5.0 << 4.0;
    QTest::newRow("short of breath") << 7.0 << 9.0 << 2.0;
}

/// The meter drains while the hunter pursues. While it is shut the hunter rests; once it is open
/// the hunter hunts again. The test follows the rules of both, tick by tick.
void TestModeLife::theHunter_changesModesByAMeter() {
    QFETCH(double, capacity);
    QFETCH(double, drain);
    QFETCH(double, recover);
    auto builder = hunt(1);
    builder
        .node("stamina", "meter", {{"capacity", capacity}, {"drain", drain}, {"recover", recover}})
        .node("spent", "not")
        .node("hunting", "agent-mode")
        .node("resting", "agent-mode")
        .link("stamina.condition", "chase.when")
        .link("stamina.condition", "spent.of")
        .link("chase.force", "hunting.forces")
        .link("roam.force", "resting.forces")
        .link("hunting.mode", "hunter.modes")
        .link("resting.mode", "hunter.modes");
    way(builder, "tired", "hunting", "resting", 0, "spent");
    way(builder, "rested", "resting", "hunting", 0, "stamina");
    Simulation simulation(builder.build());
    double store = capacity;
    bool isOpen = true;
    bool hunts = true;
    int pursuits = 0;
    int rests = 0;
    for (int tick = 0; tick < 60; ++tick) {
        if (!isOpen) {
            isOpen = store >= capacity;
            store += recover;
        }
        const bool pursued = hunts && isOpen;
        QCOMPARE(modeOf(simulation, 0, "hunter"), std::string(hunts ? "hunting" : "resting"));
        QVERIFY2(pursues(simulation) == pursued, qPrintable(QString("tick %1").arg(tick)));
        const bool wasOpen = isOpen;
        if (pursued) {
            store -= drain;
            if (store <= 0)
                isOpen = false;
        }
        if (hunts ? !wasOpen : wasOpen) // its state at the start of the tick
            hunts = !hunts;
        pursuits += pursued;
        rests += !hunts;
        simulation.step();
    }
    QVERIFY(pursuits > 10 && rests > 5);
}

void TestModeLife::aChainOfTransitions_takesOneStepPerTick() {
    auto builder = withModes({{"", {}, {}}}, 4);
    for (int i = 0; i < 4; ++i)
        way(builder, "w" + std::to_string(i), names[i], names[(i + 1) % 4], 0);
    Simulation simulation(builder.build());
    QCOMPARE(modesOver(simulation, 9), std::string("ontwthfoontwthfoon"));
    QCOMPARE(entered(simulation, "one"), std::uint64_t{2});
    QCOMPARE(entered(simulation, "two"), std::uint64_t{3});
}

/// 150 agents in three blocks: agents in the upper half change their mode.
void TestModeLife::eachAgent_isInItsOwnMode() {
    std::vector<PlacedAgent> agents;
    for (int i = 0; i < 150; ++i)
        agents.push_back({"", {0, i % 2 == 0 ? -500.0 : 500.0}, {i % 3 == 0 ? 0.0 : 3.0, 0}});
    auto builder = withModes(agents, 4);
    builder.scene("above", "region", {{"x", -1e5}, {"y", -1e5}, {"width", 2e5}, {"height", 1e5}})
        .node("sky", "region", {{"region", text("above")}})
        .node("up", "inside-region")
        .node("quick", "speed", {{"min", 1.0}})
        .link("sky.region", "up.region");
    way(builder, "rise", "one", "two", 0, "up");
    way(builder, "run", "two", "three", 0, "quick");
    Simulation simulation(builder.build());
    simulation.step();
    for (std::uint32_t i = 0; i < 150; ++i) {
        QCOMPARE(modeOf(simulation, i), std::string(i % 2 == 0 ? "two" : "one"));
        QCOMPARE(pulledTo(simulation, i), modeOf(simulation, i));
    }
    run(simulation, 3);
    for (std::uint32_t i = 0; i < 150; ++i) {
        QCOMPARE(modeOf(simulation, i), std::string(i % 2 == 0 ? "three" : "one"));
        QCOMPARE(pulledTo(simulation, i), modeOf(simulation, i));
    }
    QCOMPARE(entered(simulation, "two"), std::uint64_t{75});
    QCOMPARE(entered(simulation, "three"), std::uint64_t{75});
}

void TestModeLife::sixtyFourModes_areAllReached() {
    ProjectBuilder builder;
    builder.agents("a", {{"", {}, {}}}).node("it", "brake");
    const auto id = [](int i) { return "m" + std::to_string(100 + i); };
    for (int i = 0; i < 64; ++i)
        builder.node(id(i), "agent-mode")
            .link("it.force", id(i) + ".forces")
            .link(id(i) + ".mode", "a.modes");
    for (int i = 0; i < 64; ++i)
        way(builder, "w" + std::to_string(i), id(i), id((i + 1) % 64), 0);
    Simulation simulation(builder.build());
    for (int tick = 0; tick < 130; ++tick) {
        QCOMPARE(modeOf(simulation), id(tick % 64));
        simulation.step();
    }
    QCOMPARE(simulation.events().size(), std::size_t{64});
}

void TestModeLife::aMode_isAddedToTheSteering_andMayBeEmpty() {
    auto builder = withModes({{"", {}, {}}}, 1);
    builder.node("bare", "agent-mode")
        .link("bare.mode", "a.modes")
        .link("go-one.force", "a.steering", 0.25);
    way(builder, "leave", "one", "bare", 1);
    Simulation simulation(builder.build());
    QCOMPARE(difference(simulation.explain({"a", 0})->wanted, Vec2{3.75, 0}), QString());
    simulation.moveAgent({"a", 0}, {0, 0});
    simulation.step();
    QCOMPARE(modeOf(simulation), std::string("bare"));
    const double speed = velocityOf(simulation.populations()[0], 0).x;
    QCOMPARE(difference(simulation.explain({"a", 0})->wanted, Vec2{0.25 * (3 - speed), 0}),
             QString());
    QCOMPARE(speed, 3.0);
}

void TestModeLife::aModeOfTwoTypes_isSeparateForEach() {
    auto builder = withModes({{"", {}, {}}}, 2);
    builder.agents("b", {{"", {0, -500}, {}}, {"", {0, 500}, {}}})
        .node("slow", "speed", {{"max", 1.0}})
        .link("one.mode", "b.modes")
        .link("two.mode", "b.modes");
    way(builder, "leave", "one", "two", 2);
    way(builder, "back", "two", "one", 3);
    Simulation simulation(builder.build());
    run(simulation, 8); // one one two two two one one two
    QCOMPARE(entered(simulation, "two", "a"), std::uint64_t{2});
    QCOMPARE(entered(simulation, "two", "b"), std::uint64_t{4});
    QCOMPARE(entered(simulation, "one", "b"), std::uint64_t{2});
    const auto events = simulation.events();
    const auto isBefore = [](const EventCount& x, const EventCount& y) {
        return std::tie(x.agentType, x.node) < std::tie(y.agentType, y.node);
    };
    QVERIFY(std::ranges::is_sorted(events, isBefore));
    QCOMPARE(events.size(), std::size_t{4});
}

namespace {

/// Three agents: the first stays in "one", the others go to "two" after a tick, and the last of
/// them to "three".
ProjectBuilder scattered() {
    auto builder = withModes({{"", {0, 0}, {}}, {"", {0, 100}, {}}, {"", {0, 200}, {}}}, 3);
    const auto below = [&](const Id& id, double y) {
        builder
            .scene(id + "-at", "region", {{"x", -1e5}, {"y", y}, {"width", 2e5}, {"height", 1e5}})
            .node(id + "-area", "region", {{"region", Value(id + "-at")}})
            .node(id, "inside-region")
            .link(id + "-area.region", id + ".region");
    };
    below("low", 50);
    below("lower", 150);
    way(builder, "w1", "one", "two", 0, "low");
    way(builder, "w2", "two", "three", 0, "lower");
    return builder;
}

std::string modesOfAll(const Simulation& simulation) {
    std::string all;
    for (std::uint32_t i = 0; i < 3; ++i)
        all += (all.empty() ? "" : " ") + modeOf(simulation, i);
    return all;
}

} // namespace

void TestModeLife::aDeletedMode_sendsOnlyItsAgentsToTheFirst() {
    const Project project = scattered().build();
    Simulation simulation(project);
    run(simulation, 4);
    QCOMPARE(modesOfAll(simulation), std::string("one two three"));
    const double time = explained(simulation, "three", {"a", 2}).memory.at(1);
    const auto counts = simulation.events();
    simulation.setProject(without(project, {"two"}));
    QCOMPARE(modesOfAll(simulation), std::string("one one three"));
    QCOMPARE(pulledTo(simulation, 1), std::string("one"));
    QVERIFY(simulation.events() == counts); // the counts stay
    QCOMPARE(explained(simulation, "three", {"a", 2}).memory.at(1), time);
    run(simulation, 5);
    QCOMPARE(modesOfAll(simulation), std::string("one one three"));
    QVERIFY(simulation.events() == counts); // no transition led into the first
    simulation.setProject(without(project, {"one"}));
    QCOMPARE(modesOfAll(simulation), std::string("two two three"));
}

void TestModeLife::aRestoredMode_startsFresh() {
    const Project project = scattered().build();
    Simulation simulation(project);
    run(simulation, 4);
    simulation.setProject(without(project, {"three"}));
    QCOMPARE(modesOfAll(simulation), std::string("one two one"));
    simulation.setProject(project);
    QCOMPARE(modesOfAll(simulation), std::string("one two one"));
    run(simulation, 2);
    QCOMPARE(modesOfAll(simulation), std::string("one two three"));
    QCOMPARE(entered(simulation, "three"), std::uint64_t{2});
}

void TestModeLife::anAddedTransition_countsTheTimeThatHasPassed() {
    Simulation simulation(withModes({{"", {}, {}}}, 2).build());
    run(simulation, 10);
    QCOMPARE(modeOf(simulation), std::string("one"));
    for (const double after : {20.0, 5.0}) { // not yet, and long ago
        auto builder = withModes({{"", {}, {}}}, 2);
        way(builder, "leave", "one", "two", after);
        simulation.setProject(builder.build());
        QCOMPARE(modeOf(simulation), std::string("one"));
        simulation.step();
        QCOMPARE(modeOf(simulation), std::string(after == 20 ? "one" : "two"));
    }
}

void TestModeLife::aDeletedTransition_keepsAgentsInTheirModes() {
    auto builder = withModes({{"", {}, {}}}, 2);
    way(builder, "leave", "one", "two", 2);
    way(builder, "back", "two", "one", 2);
    const Project project = builder.build();
    Simulation simulation(project);
    run(simulation, 3);
    QCOMPARE(modeOf(simulation), std::string("two"));
    simulation.setProject(without(project, {"back"}));
    run(simulation, 10);
    QCOMPARE(modeOf(simulation), std::string("two"));
    QCOMPARE(entered(simulation, "one"), std::uint64_t{0});
}

void TestModeLife::theOrderOfModes_decidesWhereNewAgentsStart() {
    const Project project = withModes({{"", {}, {}}}, 2).build();
    Simulation simulation(project);
    run(simulation, 2);
    Project edited = project;
    edited.nodes[0].agents.push_back({"", {0, 50}, {}});
    for (Link& link : edited.links) // now "two" is the first
        if (link.to.port == "modes")
            link.order = -link.order;
    simulation.setProject(edited);
    QCOMPARE(modeOf(simulation, 0), std::string("one"));
    QCOMPARE(modeOf(simulation, 1), std::string("two"));
    simulation.reset();
    QCOMPARE(modeOf(simulation, 0), std::string("two"));
}

void TestModeLife::removedModes_leaveTheSteering() {
    const Project project = withModes({{"", {}, {}}}, 2).build();
    Simulation simulation(project);
    run(simulation, 2);
    simulation.setProject(without(project, {"one", "two"}));
    QCOMPARE(modeOf(simulation), std::string());
    const Vec2 before = positionOf(simulation.populations()[0], 0);
    simulation.step();
    QCOMPARE(positionOf(simulation.populations()[0], 0), (before + Vec2{3, 0})); // it coasts
    simulation.setProject(project);
    QCOMPARE(modeOf(simulation), std::string("one"));
}

/// Agents in all modes, on paths, among obstacles: the same from a snapshot, a file, an export.
void TestModeLife::snapshotsAndFiles_continueAlike() {
    ProjectBuilder builder;
    builder.world("tick", 1.0 / 60)
        .world("edges", text("wrap"))
        .node("a", "agent-type", {{"count", 200.0}})
        .path("road", {{100, 100}, {700, 100}, {700, 500}, {100, 500}}, true)
        .scene("rock", "obstacle", {{"x", 400.0}, {"y", 110.0}, {"radius", 30.0}})
        .scene("wind-at", "field", {{"kind", text("noise")}})
        .node("rocks", "obstacles")
        .node("wind", "field", {{"field", text("wind-at")}})
        .node("walking", "agent-mode")
        .node("drifting", "agent-mode")
        .node("walk", "follow-path", {{"mode", text("there-and-back")}})
        .node("clear", "obstacle-avoidance")
        .node("drift", "follow-field")
        .node("sometimes", "chance", {{"probability", 0.3}, {"interval", 0.5}})
        .node("crowded", "has-neighbors", {{"radius", 20.0}})
        .node("there", "arrived", {{"distance", 50.0}, {"speed", 4000.0}})
        .point("corner", {700, 100})
        .link("road.path", "walk.path")
        .link("rocks.obstacles", "clear.obstacles")
        .link("wind.field", "drift.field")
        .link("walk.force", "walking.forces")
        .link("clear.force", "walking.forces", 2)
        .link("drift.force", "drifting.forces")
        .link("a.agents", "crowded.agents")
        .link("corner.point", "there.target")
        .link("there.condition", "clear.when")
        .link("walking.mode", "a.modes")
        .link("drifting.mode", "a.modes");
    way(builder, "leave", "walking", "drifting", 1, "crowded");
    way(builder, "back", "drifting", "walking", 0.75, "sometimes");
    const Project project = builder.build();
    Simulation simulation(project);
    run(simulation, 100);
    const Snapshot snapshot = simulation.snapshot();
    run(simulation, 200);
    const std::uint64_t hash = hashOf(simulation.snapshot());
    const auto events = simulation.events();
    QVERIFY(entered(simulation, "walking") > 20 && entered(simulation, "drifting") > 20);
    QVERIFY(entered(simulation, "there") > 5);

    Simulation again(project);
    QVERIFY(again.restore(snapshot));
    QCOMPARE(hashOf(again.snapshot()), hashOf(snapshot));
    run(again, 200);
    QCOMPARE(hashOf(again.snapshot()), hash);
    QVERIFY(again.events() == events);
    QVERIFY(again.restore(snapshot)); // and back once more
    run(again, 200);
    QCOMPARE(hashOf(again.snapshot()), hash);
    QVERIFY(again.events() == events);
    for (const std::string& file : {writeProject(project), writeExport(project).value()}) {
        const auto loaded = readProject(file);
        QVERIFY(loaded.ok());
        Simulation other(loaded.value().project);
        run(other, 300);
        QCOMPARE(other.stateHash(), simulation.stateHash());
        QVERIFY(other.events() == events);
    }
    Simulation edited(project); // an edit that changes nothing
    run(edited, 100);
    edited.setProject(project);
    run(edited, 200);
    QCOMPARE(hashOf(edited.snapshot()), hash);
    QVERIFY(edited.events() == events);
}

QTEST_APPLESS_MAIN(TestModeLife)
#include "tst_mode_life.moc"
