#include "tests/core/support/testing.h"

/// An agent type "a" whose modes "one", "two", ... pull to +x, -x, -y and +y.
constexpr const char* names[] = {"one", "two", "three", "four"};
constexpr Vec2 pulls[] = {{1e6, 0}, {-1e6, 0}, {0, -1e6}, {0, 1e6}};

ProjectBuilder withModes(const std::string& agents, std::size_t modes) {
    ProjectBuilder builder = world("a {}", agents);
    for (std::size_t i = 0; i < modes; ++i) {
        builder.add("to-{0}:point {1}; go-{0}:seek; {0}:agent-mode; to-{0} > go-{0}.target; "
                    "go-{0} > {0}.forces; {0} > a.modes",
                    names[i], pulls[i]);
    }
    return builder;
}

/// A transition from one mode to another.
ProjectBuilder& way(ProjectBuilder& builder, const Id& id, const std::string& from,
                    const std::string& to, double after, const std::string& when = {}) {
    builder.add("{0}:transition after={1}; {2} > {0}.from; {0} > {3}.enter", id, after, from, to);
    if (!when.empty())
        builder.add("{} > {}.when", when, id);
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

Project without(const Project& project, const Ids& ids) {
    return applied(project, remove(project, ids));
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
    return world("world tick={0}; hunter (0,0)+({1},0) mass=20; prey (150,0)+({1},0) mass=20; "
                 "chase:pursue; roam:wander; drift:brake; prey > chase; drift > prey",
                 1 / perSecond, perTick);
}

Simulation huntByModes(double perSecond, double hunting, double resting) {
    auto builder = hunt(perSecond);
    builder.add("hunting:agent-mode; resting:agent-mode; chase > hunting; roam > resting; "
                "hunting > hunter; resting > hunter");
    way(builder, "tired", "hunting", "resting", hunting);
    way(builder, "rested", "resting", "hunting", resting);
    return Simulation(builder.build());
}

/// Three agents: the first stays in "one", the others go to "two" after a tick, and the last of
/// them to "three".
ProjectBuilder scattered() {
    auto builder = withModes("(0,0) (0,100) (0,200)", 3);
    const auto below = [&](const Id& id, double y) {
        builder.add("scene {0}-at:region x=-1e5 y={1} width=2e5 height=1e5; "
                    "{0}-area:region region={0}-at; {0}:inside-region; {0}-area > {0}.region",
                    id, y);
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

/// Modes that change by time and by conditions, per agent and type, also during edits.
class TestModeLife : public QObject {
    Q_OBJECT

private slots:
    void aTimeInAMode_lastsItsTicks_data() {
        const TestRows<double, double, int> row;
        for (const double perSecond : {1.0, 10.0, 30.0, 60.0, 144.0, 240.0})
            for (const double after : {1.0, 2.0, 3.0, 60.0})
                row(QTest::addRow("%g s at 1/%g", after, perSecond), perSecond, after,
                    static_cast<int>(after * perSecond));
        row("half a second at 1/60", 60.0, 0.5, 30);
        row("0.7 s at 1/60", 60.0, 0.7, 42);
        row("1.1 s at 1/60", 60.0, 1.1, 66);
        row("0.3 s at 1/10", 10.0, 0.3, 3);
        row("between two ticks: the later", 10.0, 0.25, 3);
        row("less than a tick", 10.0, 0.01, 1);
        row("at once", 10.0, 0.0, 1);
    }

    void aTimeInAMode_lastsItsTicks() {
        const auto [perSecond, after, ticks] = fetched<double, double, int>();
        auto builder = withModes("(0,0)", 2).add("world tick={}", 1 / perSecond);
        way(builder, "leave", "one", "two", after);
        Simulation simulation = afterTicks(ticks - 1, builder.build());
        QCOMPARE(modeOf(simulation), "one"s);
        simulation.step();
        QCOMPARE(modeOf(simulation), "two"s);
    }

    /// Hunts for two seconds and rests for three, tick by tick.
    void theHunter_withModesOrWithATimer_movesTheSame() {
        for (const double perSecond : {1.0, 30.0, 60.0}) {
            Simulation modes = huntByModes(perSecond, 2, 3);
            Simulation timer(hunt(perSecond)
                                 .add("awake:timer on=2 off=3; either:priority; "
                                      "awake > chase > either; roam > either > hunter")
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

    void theHunter_changesModesByAMeter_data() {
        const TestRows<double, double, double> row;
        row("of the tutorials", 2.0, 2.0, 1.0);
        row("long legs", 20.0, 3.0, 1.0);
        row("quickly back", 10.0, 5.0, 4.0);
        row("short of breath", 7.0, 9.0, 2.0);
    }

    /// The meter drains while the hunter pursues. While it is shut the hunter rests; once it is
    /// open the hunter hunts again. The test follows the rules of both, tick by tick.
    void theHunter_changesModesByAMeter() {
        const auto [capacity, drain, recover] = fetched<double, double, double>();
        auto builder = hunt(1);
        builder.add("stamina:meter capacity={} drain={} recover={}; spent:not; hunting:agent-mode; "
                    "resting:agent-mode; stamina > chase; stamina > spent; chase > hunting; "
                    "roam > resting; hunting > hunter; resting > hunter",
                    capacity, drain, recover);
        way(builder, "tired", "hunting", "resting", 0, "spent");
        way(builder, "rested", "resting", "hunting", 0, "stamina");
        Simulation simulation(builder.build());
        double store = capacity;
        bool isOpen = true, hunts = true;
        int pursuits = 0, rests = 0;
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

    void aChainOfTransitions_takesOneStepPerTick() {
        auto builder = withModes("(0,0)", 4);
        for (int i = 0; i < 4; ++i)
            way(builder, "w" + std::to_string(i), names[i], names[(i + 1) % 4], 0);
        Simulation simulation(builder.build());
        QCOMPARE(modesOver(simulation, 9), "ontwthfoontwthfoon"s);
        QCOMPARE(timesOf(simulation, "one"), 2U);
        QCOMPARE(timesOf(simulation, "two"), 3U);
    }

    /// 150 agents in three blocks: agents in the upper half change their mode.
    void eachAgent_isInItsOwnMode() {
        std::vector<PlacedAgent> agents;
        for (int i = 0; i < 150; ++i)
            agents.push_back({"", {0, i % 2 == 0 ? -500.0 : 500.0}, {i % 3 == 0 ? 0.0 : 3.0, 0}});
        auto builder = withModes(worldText(agents), 4);
        builder.add("scene above:region x=-1e5 y=-1e5 width=2e5 height=1e5; "
                    "sky:region region=above; up:inside-region; quick:speed min=1; sky > up");
        way(builder, "rise", "one", "two", 0, "up");
        way(builder, "run", "two", "three", 0, "quick");
        Simulation simulation = afterTicks(1, builder.build());
        const auto areIn = [&](const std::string& mode) {
            for (std::uint32_t i = 0; i < 150; ++i) {
                QCOMPARE(modeOf(simulation, i), i % 2 == 0 ? mode : "one"s);
                QCOMPARE(pulledTo(simulation, i), modeOf(simulation, i));
            }
        };
        areIn("two");
        run(simulation, 3);
        areIn("three");
        QCOMPARE(timesOf(simulation, "two"), 75U);
        QCOMPARE(timesOf(simulation, "three"), 75U);
    }

    void sixtyFourModes_areAllReached() {
        ProjectBuilder builder = world("a (0,0); it:brake");
        const auto id = [](int i) { return "m" + std::to_string(100 + i); };
        for (int i = 0; i < 64; ++i)
            builder.add("{}:agent-mode; it > {}.forces; {} > a.modes", id(i), id(i), id(i));
        for (int i = 0; i < 64; ++i)
            way(builder, "w" + std::to_string(i), id(i), id((i + 1) % 64), 0);
        Simulation simulation(builder.build());
        for (int tick = 0; tick < 130; ++tick) {
            QCOMPARE(modeOf(simulation), id(tick % 64));
            simulation.step();
        }
        QCOMPARE(simulation.events().size(), 64U);
    }

    void aMode_isAddedToTheSteering_andMayBeEmpty() {
        auto builder = withModes("(0,0)", 1);
        builder.add("bare:agent-mode; bare > a; go-one >0.25 a.steering");
        way(builder, "leave", "one", "bare", 1);
        Simulation simulation(builder.build());
        QCOMPARE(difference(simulation.explain({"a", 0})->wanted, Vec2{3.75, 0}), QString());
        simulation.moveAgent({"a", 0}, {0, 0});
        simulation.step();
        QCOMPARE(modeOf(simulation), "bare"s);
        const double speed = velocityOf(simulation.populations()[0], 0).x;
        QCOMPARE(difference(simulation.explain({"a", 0})->wanted, Vec2{0.25 * (3 - speed), 0}),
                 QString());
        QCOMPARE(speed, 3.0);
    }

    void aModeOfTwoTypes_isSeparateForEach() {
        auto builder = withModes("(0,0)", 2);
        builder.add("b (0,-500) (0,500); slow:speed max=1; one > b.modes; two > b.modes");
        way(builder, "leave", "one", "two", 2);
        way(builder, "back", "two", "one", 3);
        Simulation simulation(builder.build());
        run(simulation, 8); // one one two two two one one two
        QCOMPARE(timesOf(simulation, "two", "a"), 2U);
        QCOMPARE(timesOf(simulation, "two", "b"), 4U);
        QCOMPARE(timesOf(simulation, "one", "b"), 2U);
        const auto events = simulation.events();
        const auto isBefore = [](const EventCount& x, const EventCount& y) {
            return std::tie(x.agentType, x.node) < std::tie(y.agentType, y.node);
        };
        QVERIFY(std::ranges::is_sorted(events, isBefore));
        QCOMPARE(events.size(), 4U);
    }

    void aDeletedMode_sendsOnlyItsAgentsToTheFirst() {
        const Project project = scattered().build();
        Simulation simulation = afterTicks(4, project);
        QCOMPARE(modesOfAll(simulation), "one two three"s);
        const double time = explained(simulation, "three", {"a", 2}).memory.at(1);
        const auto counts = simulation.events();
        simulation.setProject(without(project, {"two"}));
        QCOMPARE(modesOfAll(simulation), "one one three"s);
        QCOMPARE(pulledTo(simulation, 1), "one"s);
        QVERIFY(simulation.events() == counts); // the counts stay
        QCOMPARE(explained(simulation, "three", {"a", 2}).memory.at(1), time);
        run(simulation, 5);
        QCOMPARE(modesOfAll(simulation), "one one three"s);
        QVERIFY(simulation.events() == counts); // no transition led into the first
        simulation.setProject(without(project, {"one"}));
        QCOMPARE(modesOfAll(simulation), "two two three"s);
    }

    void aRestoredMode_startsFresh() {
        const Project project = scattered().build();
        Simulation simulation = afterTicks(4, project);
        simulation.setProject(without(project, {"three"}));
        QCOMPARE(modesOfAll(simulation), "one two one"s);
        simulation.setProject(project);
        QCOMPARE(modesOfAll(simulation), "one two one"s);
        run(simulation, 2);
        QCOMPARE(modesOfAll(simulation), "one two three"s);
        QCOMPARE(timesOf(simulation, "three"), 2U);
    }

    void anAddedTransition_countsTheTimeThatHasPassed() {
        Simulation simulation = afterTicks(10, withModes("(0,0)", 2).build());
        QCOMPARE(modeOf(simulation), "one"s);
        for (const double after : {20.0, 5.0}) { // not yet, and long ago
            auto builder = withModes("(0,0)", 2);
            way(builder, "leave", "one", "two", after);
            simulation.setProject(builder.build());
            QCOMPARE(modeOf(simulation), "one"s);
            simulation.step();
            QCOMPARE(modeOf(simulation), std::string(after == 20 ? "one" : "two"));
        }
    }

    void aDeletedTransition_keepsAgentsInTheirModes() {
        auto builder = withModes("(0,0)", 2);
        way(builder, "leave", "one", "two", 2);
        way(builder, "back", "two", "one", 2);
        const Project project = builder.build();
        Simulation simulation = afterTicks(3, project);
        QCOMPARE(modeOf(simulation), "two"s);
        simulation.setProject(without(project, {"back"}));
        run(simulation, 10);
        QCOMPARE(modeOf(simulation), "two"s);
        QCOMPARE(timesOf(simulation, "one"), 0U);
    }

    void theOrderOfModes_decidesWhereNewAgentsStart() {
        const Project project = withModes("(0,0)", 2).build();
        Simulation simulation = afterTicks(2, project);
        Project edited = project;
        edited.nodes[0].agents.push_back({"", {0, 50}, {}});
        for (Link& link : edited.links) // now "two" is the first
            if (link.to.port == "modes")
                link.order = -link.order;
        simulation.setProject(edited);
        QCOMPARE(modeOf(simulation, 0), "one"s);
        QCOMPARE(modeOf(simulation, 1), "two"s);
        simulation.reset();
        QCOMPARE(modeOf(simulation, 0), "two"s);
    }

    void removedModes_leaveTheSteering() {
        const Project project = withModes("(0,0)", 2).build();
        Simulation simulation = afterTicks(2, project);
        simulation.setProject(without(project, {"one", "two"}));
        QCOMPARE(modeOf(simulation), std::string());
        const Vec2 before = firstPosition(simulation);
        simulation.step();
        QCOMPARE(firstPosition(simulation), (before + Vec2{3, 0})); // it coasts
        simulation.setProject(project);
        QCOMPARE(modeOf(simulation), "one"s);
    }

    /// Agents in all modes, on paths, among obstacles: the same from a snapshot, a file, an export.
    void snapshotsAndFiles_continueAlike() {
        ProjectBuilder builder =
            world("world tick=1/60 edges=wrap; a:agent-type count=200; "
                  "road:path (100,100)(700,100)(700,500)(100,500) closed; "
                  "scene rock:obstacle x=400 y=110 radius=30; scene wind-at:field kind=noise; "
                  "rocks:obstacles; wind:field field=wind-at; walking:agent-mode; "
                  "drifting:agent-mode; walk:follow-path mode=there-and-back; "
                  "clear:obstacle-avoidance; drift:follow-field; "
                  "sometimes:chance probability=0.3 interval=0.5; crowded:has-neighbors radius=20; "
                  "there:arrived distance=50 speed=4000; corner:point (700,100); road > walk; "
                  "rocks > clear; wind > drift; walk > walking; clear >2 walking; "
                  "drift > drifting; a > crowded; corner > there > clear; walking > a; "
                  "drifting > a");
        way(builder, "leave", "walking", "drifting", 1, "crowded");
        way(builder, "back", "drifting", "walking", 0.75, "sometimes");
        const Project project = builder.build();
        Simulation simulation = afterTicks(100, project);
        const Snapshot snapshot = simulation.snapshot();
        run(simulation, 200);
        const std::uint64_t hash = hashOf(simulation.snapshot());
        const auto events = simulation.events();
        QVERIFY(timesOf(simulation, "walking") > 20 && timesOf(simulation, "drifting") > 20);
        QVERIFY(timesOf(simulation, "there") > 5);

        Simulation again(project);
        for (int i = 0; i < 2; ++i) { // and back once more
            QVERIFY(again.restore(snapshot));
            QCOMPARE(hashOf(again.snapshot()), hashOf(snapshot));
            run(again, 200);
            QCOMPARE(hashOf(again.snapshot()), hash);
            QVERIFY(again.events() == events);
        }
        for (const std::string& file : {writeProject(project), writeExport(project).value()}) {
            Simulation other = afterTicks(300, require(readProject(file)).project);
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
};
