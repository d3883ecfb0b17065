#include "tests/core/support/testing.h"

/// The condition "when" switches the Brake "it" of "a".
ProjectBuilder switched(const std::string& agents) {
    return world("a {}; it:brake; it > a", agents);
}

bool isOn(const Simulation& simulation, std::uint32_t agent = 0, const Id& condition = "when") {
    return explained(simulation, condition, {"a", agent}).active;
}

bool isOn(const ProjectBuilder& builder) {
    return isOn(Simulation(builder.build()));
}

/// Conditions "yes" and "no".
ProjectBuilder constants() {
    return switched("(0,0)").add("yes:chance probability=1; no:chance probability=0");
}

/// A condition "when" over the constants 'y' (true) and 'n' (false).
bool over(const std::string& type, const std::string& inputs) {
    auto builder = constants().add("when:{}; when > it.when", type);
    // An output may have only one wire to an input, so some wires go through one Not or two.
    int number = 0;
    for (const char input : inputs) {
        const Id id = "n" + std::to_string(number++);
        builder.add("{}:not", id)
            .link(input == 'y' ? "no.condition" : "yes.condition", id + ".of")
            .add("{} > {}", id, type == "not" ? "when.of" : "when.conditions");
    }
    return isOn(builder);
}

/// Agents of "a" go to the cursor and stop there; "when" is true when they have arrived.
ProjectBuilder comers(const std::string& agents) {
    return world("a {}; mouse:cursor; go:arrive slowingRadius=30; when:arrived distance=2 speed=1; "
                 "it:brake; mouse > go; mouse > when > it; go > a; it >0.1 a",
                 agents);
}

/// Conditions about the surroundings and the agent itself, and logic over conditions.
class TestSensesAndLogic : public QObject {
    Q_OBJECT

private slots:
    void inView_isInFrontAndNear_data() {
        const TestRows<Vec2, double, double, Vec2, bool> row;
        const Vec2 right{3, 0};
        row("ahead", {50, 0}, 120.0, noLimit, right, true);
        row("to the left, within", {50, -80}, 120.0, noLimit, right, true);
        row("to the left, beyond", {50, -90}, 120.0, noLimit, right, false);
        row("to the right, within", {50, 80}, 120.0, noLimit, right, true);
        row("to the right, beyond", {50, 90}, 120.0, noLimit, right, false);
        row("behind", {-50, 0}, 120.0, noLimit, right, false);
        row("behind, seen all round", {-50, 0}, 360.0, noLimit, right, true);
        row("behind, almost all round", {-50, 0}, 359.0, noLimit, right, false);
        row("beside, half round", {0, 50}, 180.0, noLimit, right, true);
        row("behind to the side, within", {-50, 40}, 290.0, noLimit, right, true);
        row("behind to the side, beyond", {-50, 30}, 290.0, noLimit, right, false);
        row("no angle, dead ahead", {50, 0}, 0.0, noLimit, right, true);
        row("no angle, a little off", {50, 1}, 0.0, noLimit, right, false);
        row("at the range", {50, 0}, 120.0, 50.0, right, true);
        row("beyond the range", {51, 0}, 120.0, 50.0, right, false);
        row("on top of it", {0, 0}, 120.0, 0.0, right, true);
        row("going left: it looks there", {-50, 0}, 120.0, noLimit, {-2, 0}, true);
        row("at rest: to +x", {50, 0}, 120.0, noLimit, {}, true);
        row("at rest: not to -x", {-50, 0}, 120.0, noLimit, {}, false);
    }

    void inView_isInFrontAndNear() {
        const auto [target, viewAngle, range, velocity, on] =
            fetched<Vec2, double, double, Vec2, bool>();
        const auto builder = switched(filled("(200,100)+{}", velocity))
                                 .add("there:point {}; when:in-view viewAngle={} range={}; "
                                      "there > when > it",
                                      Vec2{200, 100} + target, viewAngle, range);
        QCOMPARE(isOn(builder), on);
    }

    void inView_ofEach_isAnyOfThem() {
        for (const double x : {-50.0, 50.0}) {
            const auto builder = switched("(0,0)+(3,0)")
                                     .add("b (-10,0) ({},0); all:nearest choose=each; "
                                          "when:in-view; b > all > when > it",
                                          x);
            QCOMPARE(isOn(builder), x > 0);
        }
    }

    void inView_looksAcrossTheSeam() {
        for (const char* edges : {"open", "wrap"}) {
            const auto builder = switched("(790,300)+(3,0)")
                                     .add("world edges={}; there:point (20,305); "
                                          "when:in-view range=40; there > when > it",
                                          edges);
            QCOMPARE(isOn(builder), std::string(edges) == "wrap");
        }
    }

    /// A wall stands at x = 20, from y = 30 to 100.
    void obstacles_blockTheSight_data() {
        const TestRows<std::string, bool> row;
        row("in view: behind the wall", "there:point (40,50); when:in-view; there > when", false);
        row("in view: before it", "there:point (10,50); when:in-view; there > when", true);
        row("in view: past its end", "there:point (60,-30); when:in-view; there > when", true);
        row("in view: none of each",
            "b (30,40) (40,60); all:nearest choose=each; when:in-view; b > all > when", false);
        row("in view: any of each",
            "b (30,40) (10,60); all:nearest choose=each; when:in-view; b > all > when", true);
        row("in view: the nearest sees for it",
            "b (30,50); all:nearest; things > all.obstacles; when:in-view; b > all > when", false);
        row("neighbors: one behind", "b (10,50) (25,50); when:has-neighbors least=2; b > when",
            false);
        row("neighbors: both before", "b (10,50) (15,50); when:has-neighbors least=2; b > when",
            true);
    }

    void obstacles_blockTheSight() {
        const auto [nodes, on] = fetched<std::string, bool>();
        const auto builder =
            switched("(0,50)+(3,0)")
                .add("scene wall:obstacle shape=wall points=(20,30)(20,100); things:obstacles; {}; "
                     "things > when.obstacles; when > it",
                     nodes);
        QCOMPARE(isOn(builder), on);
    }

    void insideRegion_includesItsEdge_data() {
        const TestRows<QString, Vec2, bool> row;
        // A box from (700, 500) to (900, 600), over the right edge of the world. Its circle has the
        // radius 50 around (800, 550); its polygon is the lower left half.
        row("box: in the middle", "box", {790, 550}, true);
        row("box: on its left edge", "box", {700, 550}, true);
        row("box: left of it", "box", {699, 550}, false);
        row("box: over the seam", "box", {90, 550}, true);
        row("box: on its right edge, over the seam", "box", {100, 520}, true);
        row("box: right of it, over the seam", "box", {101, 520}, false);
        row("circle: on its edge", "circle", {750, 550}, true);
        row("circle: in the corner of its box", "circle", {702, 502}, false);
        row("circle: over the seam", "circle", {40, 570}, true);
        row("polygon: in it", "polygon", {720, 580}, true);
        row("polygon: beside it", "polygon", {780, 520}, false);
        row("polygon: over the seam", "polygon", {30, 595}, true);
    }

    void insideRegion_includesItsEdge() {
        const auto [shape, at, on] = fetched<QString, Vec2, bool>();
        const auto builder = switched(filled("{}", at))
                                 .add("world edges=wrap; "
                                      "scene area:region shape={} x=700 y=500 width=200 height=100 "
                                      "points=(700,500)(900,600)(700,600); "
                                      "where:region region=area; "
                                      "when:inside-region; "
                                      "where > when > it",
                                      shape.toStdString());
        QCOMPARE(isOn(builder), on);
    }

    void hasNeighbors_countsAgentsWithinTheRadius_data() {
        const TestRows<std::vector<Vec2>, double, double, bool> row;
        row("none", {}, 1.0, 360.0, false);
        row("none is enough", {}, 0.0, 360.0, true);
        row("one", {{20, 0}}, 1.0, 360.0, true);
        row("one, two wanted", {{20, 0}}, 2.0, 360.0, false);
        row("two", {{20, 0}, {-20, 0}}, 2.0, 360.0, true);
        row("at the radius: not closer", {{30, 0}}, 1.0, 360.0, false);
        row("within by a little", {{29.99, 0}}, 1.0, 360.0, true);
        row("at the same place", {{0, 0}}, 1.0, 360.0, true);
        row("behind, not in view", {{-20, 0}}, 1.0, 270.0, false);
        row("ahead, in view", {{20, 0}}, 1.0, 90.0, true);
        row("over the seam", {{-20, 590}}, 1.0, 360.0, true);
    }

    void hasNeighbors_countsAgentsWithinTheRadius() {
        const auto [others, least, viewAngle, on] =
            fetched<std::vector<Vec2>, double, double, bool>();
        const Vec2 middle{10, 5};
        std::vector<PlacedAgent> agents{{"", middle, {1, 0}}};
        for (const Vec2 offset : others) {
            const Vec2 at = middle + offset;
            agents.push_back({"", {at.x < 0 ? at.x + 800 : at.x, at.y}, {}});
        }
        const auto builder = switched(worldText(agents))
                                 .add("world edges=wrap; "
                                      "when:has-neighbors radius=30 least={} viewAngle={}; "
                                      "a > when > it",
                                      least, viewAngle);
        QCOMPARE(isOn(builder), on);
    }

    void hasNeighbors_ofSeveralGroups_areAddedUp() {
        for (const double least : {2.0, 3.0}) {
            const auto builder = switched("(0,0) (10,0)")
                                     .add("b (0,10) (0,90); when:has-neighbors least={}; a > when; "
                                          "b > when > it",
                                          least);
            QCOMPARE(isOn(builder), least == 2);
        }
    }

    void speed_includesBothEnds_data() {
        const TestRows<Vec2, double, double, bool> row;
        row("below", {1, 1}, 1.5, 3.0, false);
        row("at min", {0, -2}, 2.0, 3.0, true);
        row("between", {-2, 1}, 2.0, 3.0, true);
        row("at max", {3, 0}, 2.0, 3.0, true);
        row("above", {2, 2}, 1.0, 2.0, false);
        row("at rest", {}, 0.0, 0.0, true);
        row("min above max: never", {2, 0}, 3.0, 1.0, false);
        row("no limit", {3, 0}, 0.0, noLimit, true);
    }

    void speed_includesBothEnds() {
        const auto [velocity, min, max, on] = fetched<Vec2, double, double, bool>();
        const auto builder = switched(filled("(0,0)+{}", velocity))
                                 .add("when:speed min={} max={}; when > it", min, max);
        QCOMPARE(isOn(builder), on);
    }

    void logic_followsItsInputs_data() {
        const TestRows<QString, bool, bool> table;
        const auto row = [&](const char* inputs, bool all, bool any) {
            table(inputs, inputs, all, any);
        };
        row("y", true, true);
        row("n", false, false);
        row("yy", true, true);
        row("yn", false, true);
        row("ny", false, true);
        row("nn", false, false);
        row("yyyyyyyy", true, true);
        row("yyyyyyyn", false, true);
        row("nnnnnnny", false, true);
        row("nnnnnnnn", false, false);
    }

    void logic_followsItsInputs() {
        const auto [inputs, all, any] = fetched<QString, bool, bool>();
        QCOMPARE(over("all", inputs.toStdString()), all);
        QCOMPARE(over("any", inputs.toStdString()), any);
        if (inputs.size() == 1)
            QCOMPARE(over("not", inputs.toStdString()), inputs != "y");
    }

    /// Not (fast and (left or right)), for each of 130 agents, in several blocks.
    void logic_isPerAgent_andNests() {
        std::vector<PlacedAgent> agents;
        for (int i = 0; i < 130; ++i)
            agents.push_back({"", {i % 5 * 100.0 - 200, 0}, {i % 3 == 0 ? 3.0 : 1.0, 0}});
        const auto region = [](ProjectBuilder& builder, const Id& id, double x) {
            builder.add("scene {0}-at:region x={1} y=-10 width=80 height=20; "
                        "{0}-region:region region={0}-at; {0}:inside-region; "
                        "{0}-region > {0}.region",
                        id, x);
        };
        auto builder = switched(worldText(agents));
        region(builder, "left", -240);
        region(builder, "right", 160);
        builder.add("fast:speed min=2; sides:any; both:all; when:not; left > sides.conditions; "
                    "right > sides.conditions > both; fast > both > when > it");
        const Simulation simulation(builder.build());
        for (std::uint32_t i = 0; i < 130; ++i) {
            const bool isAside = i % 5 == 0 || i % 5 == 4;
            QCOMPARE(isOn(simulation, i), !(i % 3 == 0 && isAside));
            QCOMPARE(forceOf(simulation, {"a", i}).has_value(), isOn(simulation, i));
        }
    }

    void unwired_isFalse_data() {
        rowsOf({"in-view", "inside-region", "has-neighbors", "mode", "not", "all", "any", "arrived",
                "within-range"});
    }

    void unwired_isFalse() {
        const auto [type] = fetched<std::string>();
        QVERIFY(!isOn(switched("(0,0)").add("when:{}; when > it.when", type)));
    }

    void mode_isOneOfTheWiredModes_forATime_data() {
        const TestRows<std::vector<std::string>, double, double, QString> row;
        // 2 ticks in "one", 3 in "two", 4 in "three", over and over.
        row("the first", {"one"}, 0.0, noLimit, "110000000110");
        row("the second", {"two"}, 0.0, noLimit, "001110000001");
        row("two of them", {"one", "three"}, 0.0, noLimit, "110001111110");
        row("after a time", {"three"}, 2.0, noLimit, "000000011000");
        row("until a time", {"three"}, 0.0, 1.0, "000001100000");
        row("just then", {"two"}, 1.0, 1.0, "000100000000");
        row("never so long", {"two"}, 5.0, noLimit, "000000000000");
    }

    void mode_isOneOfTheWiredModes_forATime() {
        const auto [modes, min, max, marks] =
            fetched<std::vector<std::string>, double, double, QString>();
        auto builder = switched("(0,0)").add("when:mode min={} max={}; when > it", min, max);
        const std::vector<std::string> all{"one", "two", "three"};
        for (std::size_t i = 0; i < all.size(); ++i)
            builder.add("{0}:agent-mode; {1}:transition after={2}; {0} > a.modes; "
                        "{0} > leave-{0}.from",
                        all[i], "leave-" + all[i], 2.0 + static_cast<double>(i));
        for (std::size_t i = 0; i < all.size(); ++i)
            builder.add("leave-{} > {}.enter", all[i], all[(i + 1) % 3]);
        for (const std::string& mode : modes)
            builder.add("{} > when.mode", mode);
        Simulation simulation(builder.build());
        QString seen;
        for (int tick = 0; tick < 12; ++tick) {
            seen += isOn(simulation) ? '1' : '0';
            simulation.step();
        }
        QCOMPARE(seen, marks);
    }

    void mode_ofAnotherAgentType_isFalse() {
        auto builder = switched("(0,0)");
        builder.add("b (0,0); theirs:agent-mode; when:mode; theirs > b; theirs > when > it");
        Simulation simulation = afterTicks(3, builder.build());
        QVERIFY(!isOn(simulation));
    }

    void arrivals_areCountedOnce_andAgainAfterLeaving() {
        const Project project = comers("(0,0) (400,0)").build();
        Simulation simulation = afterTicks(20, project);
        QCOMPARE(timesOf(simulation, "when", "a"), 0U); // no target: none arrives
        simulation.setCursor(Vec2{100, 0});
        run(simulation, 100);
        QCOMPARE(timesOf(simulation, "when", "a"), 1U); // the near one
        run(simulation, 200);
        QCOMPARE(timesOf(simulation, "when", "a"), 2U); // and the far one
        run(simulation, 200);
        QCOMPARE(timesOf(simulation, "when", "a"), 2U);
        simulation.setCursor(Vec2{150, 0});
        run(simulation, 200);
        QCOMPARE(timesOf(simulation, "when", "a"), 4U);
        const auto events = simulation.events();
        QCOMPARE(events.size(), 1U);
        QVERIFY(kindOf(project, events[0]) == EventKind::arrival);
        QVERIFY(!kindOf(Project(), events[0]));
        simulation.reset();
        QVERIFY(simulation.events().empty());
    }

    void arrivals_areOfTheirAgentType() {
        auto builder = comers("(100,0)").add("b (99,0) (101,0) (900,0); go > b; it >0.1 b");
        Simulation simulation(builder.build());
        simulation.setCursor(Vec2{100, 0});
        run(simulation, 5);
        QCOMPARE(timesOf(simulation, "when", "a"), 1U);
        QCOMPARE(timesOf(simulation, "when", "b"), 2U);
        QCOMPARE(simulation.events().front().agentType, Id("a"));
    }

    void anAgentThatStartsThere_hasArrived() {
        Simulation simulation(comers("(100,0)").build());
        simulation.setCursor(Vec2{100, 0});
        simulation.step();
        QCOMPARE(timesOf(simulation, "when", "a"), 1U);
        run(simulation, 20);
        QCOMPARE(timesOf(simulation, "when", "a"), 1U);
    }

    void explaining_countsNothing() {
        Simulation simulation(comers("(100,0)").build());
        simulation.setCursor(Vec2{100, 0});
        const std::uint64_t before = hashOf(simulation.snapshot());
        QVERIFY(isOn(simulation));
        (void)simulation.forces(0);
        QVERIFY(simulation.events().empty());
        QCOMPARE(hashOf(simulation.snapshot()), before);
        simulation.step();
        QCOMPARE(timesOf(simulation, "when", "a"), 1U);
    }

    void events_areTheSameWithAnyNumberOfThreads() {
        std::vector<PlacedAgent> agents;
        for (int i = 0; i < 3000; ++i)
            agents.push_back({"", {i * 0.2, 7.0 * (i % 11)}, {}});
        const Project project = world("a {} radius=0; goal:point (300,30); "
                                      "go:arrive slowingRadius=30; "
                                      "when:arrived distance=2 speed=1; coming:agent-mode; "
                                      "there:agent-mode; come:transition; stay:brake; goal > go; "
                                      "goal > when; go > coming; stay > there; "
                                      "coming > come > there; when > come; coming > a; there > a",
                                      agents);
        std::vector<EventCount> first;
        for (const unsigned threads : {1U, 3U}) {
            const auto simulation = afterTicks(120, project, {.threads = threads, .fewAgents = 0});
            if (first.empty())
                first = simulation.events();
            QVERIFY(simulation.events() == first);
        }
        QCOMPARE(first.size(), 2U);
        QVERIFY(first[0].count > 1000);
        QCOMPARE(first[0].count, first[1].count); // each arrival changed a mode
    }
};
