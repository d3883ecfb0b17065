#include "core/sim/measure.h"
#include "core/sim/sweep_run.h"
#include "tests/core/support/testing.h"

MonitorAnnotation of(const std::string& type, Quantity quantity, const std::string& node = {}) {
    return {.of = type, .agent = {}, .quantity = quantity, .node = node};
}

MonitorAnnotation with(Statistic statistic, MonitorAnnotation monitor) {
    monitor.statistic = statistic;
    return monitor;
}

MonitorAnnotation ofAgent(const std::string& agent, MonitorAnnotation monitor) {
    monitor.agent = agent;
    return monitor;
}

/// Three agents that coast at speeds of 3, 4 and 0.
Project coasters() {
    return world("a (10,20)+(3,0) wolf(100,0)+(0,-4) (-50,7)");
}

/// The tutorials' hunter: a meter of 2 that drains by 2 while it pursues.
Project hunt() {
    return world("hunter (0,0)+(3,0) mass=20; prey (150,0)+(3,0) mass=20; nearest keep=true; "
                 "pursue; meter drain=2; wander; first:priority; prey > nearest > pursue; "
                 "meter > pursue > first; wander > first > hunter");
}

/// A source gives three drops in each of 60 ticks. A drop turns into steam after ten ticks, and
/// steam is gone after one.
Project spring() {
    const auto always = [](ProjectBuilder& builder, const Id& id, double after) {
        builder.add("{0}:meter capacity={1} drain=0 recover=0; {0}-on:timer off=0; "
                    "{0}-empty:level max=0; {0}-on > {0}.drains; {0} > {0}-empty.meter",
                    id, after);
    };
    ProjectBuilder builder = world("drop:agent-type count=0; steam:agent-type count=0; "
                                   "spring:source rate=3 total=180; turn:become; vanish:remove; "
                                   "spring > drop; steam > turn > drop; vanish > steam");
    always(builder, "wet", 10);
    always(builder, "warm", 1);
    return builder.add("wet-empty > turn.when; warm-empty > vanish.when").build();
}

std::optional<double> number(double value) {
    return value;
}

/// The numbers that monitors show.
class TestMeasure : public QObject {
    Q_OBJECT

private slots:
    /// What the list of events counts: actions, modes, arrivals.
    void events_areCounted_forTheWholeType() {
        const Project project = world("sheep (100,100) (300,100); wolf (95,100) (105,100); "
                                      "touch:touching; eat:remove whom=touched fires=every-tick; "
                                      "sheep > touch > eat > wolf");
        Simulation simulation(project);
        const MonitorAnnotation eaten = of("wolf", Quantity::events, "eat");
        QCOMPARE(measure(simulation, eaten), number(0));
        simulation.step();
        QCOMPARE(measure(simulation, eaten), number(1));
        QCOMPARE(measure(simulation, of("sheep", Quantity::events, "eat")), number(0));
        QCOMPARE(measure(simulation, of("nobody", Quantity::events, "eat")), std::nullopt);
        QCOMPARE(quantityText(eaten, project), "Events: Remove");
        QCOMPARE(whoseText(eaten, project), "Agent type"); // it has no name
        std::vector<Id> nodes;
        for (const Node* node : nodesFor(project, Quantity::events))
            nodes.push_back(node->id);
        QCOMPARE(nodes, std::vector<Id>{"eat"});
    }

    /// Numbers of nodes that act on no agents of the type, and missing ones, are no numbers.
    void numbersOfNodes_areThoseOfEachAgent() {
        const Simulation simulation(world(
            "a (0,0)+(3,4) (300,0)+(0,1); b (0,0); far:point (1000,0); seek; far > seek > a; flee; "
            "far > flee > b; when:compare; when > seek; n:formula formula='1 / (a - 300)'; "
            "place:agent-value value=x; place > n.a; n > when.a; fast:agent-value; fast > when.b"));
        QCOMPARE(measure(simulation, of("a", Quantity::number, "fast")), number(3));
        QCOMPARE(measure(simulation, with(Statistic::most, of("a", Quantity::number, "fast"))),
                 number(5));
        QCOMPARE(measure(simulation, of("b", Quantity::number, "fast")), std::nullopt);
        QCOMPARE(measure(simulation, of("a", Quantity::number, "seek")), std::nullopt);
        const std::vector<double> each = simulation.readEach(0, Quantity::number, "n");
        QCOMPARE(each.size(), std::size_t{2});
        QCOMPARE(each[0], 1 / (0.0 - 300));
        QVERIFY(std::isnan(each[1])); // it is not finite
        QCOMPARE(simulation.read(0, Quantity::number, "n").size(), std::size_t{1});
        QVERIFY(simulation.readEach(1, Quantity::number, "n").empty());
    }

    void histograms_countTheNumbersOfAllAgents() {
        const Simulation simulation(world("a (0,0)+(3,4) (10,0)+(0,1); b (0,0)"));
        QCOMPARE(measureEach(simulation, of("a", Quantity::speed)), (std::vector<double>{5, 1}));
        QVERIFY(measureEach(simulation, of("a", Quantity::count)).empty());
        QVERIFY(measureEach(simulation, of("nobody", Quantity::speed)).empty());
    }

    void colorings_areTheFirstOfEachType_andNoPlots() {
        Project project = world("a (0,0); b (0,0)");
        const auto add = [&](MonitorAnnotation monitor, ShownIn shownIn, const Id& id) {
            monitor.shownIn = shownIn;
            Annotation made = newAnnotation("monitor", id, {});
            editSettings<MonitorAnnotation>(made, [&](MonitorAnnotation& it) { it = monitor; });
            project.annotations.push_back(made);
        };
        add(of("a", Quantity::speed), ShownIn::plot, "plot");
        add(of("a", Quantity::x), ShownIn::colors, "first");
        add(of("a", Quantity::y), ShownIn::colors, "second");
        add(of("b", Quantity::speed), ShownIn::colors, "other");
        const std::vector<Coloring> colorings = coloringsIn(project);
        QCOMPARE(colorings.size(), std::size_t{2});
        QCOMPARE(colorings[0].monitor, "first"s);
        QCOMPARE(colorings[0].what.quantity, Quantity::x);
        QCOMPARE(colorings[1].monitor, "other"s);
        QCOMPARE(monitorsIn(project).size(), std::size_t{1});
    }

    /// A run that ends is measured up to there: the share of runs won is the mean of its End.
    void aMeasuredRun_stopsAtItsEnd() {
        const Project project = world("sheep (100,100)+(1,0); "
                                      "soon:timer on=5 off=1000; no:not; won:end; soon > no; "
                                      "no > won > sheep");
        SweepMeasure measures[] = {
            {of("sheep", Quantity::events, "won"), SweepTake::end, 0},
            {ofAgent("sheep-0", of("sheep", Quantity::x)), SweepTake::end, 0}};
        const auto hash = runMeasured(project, {}, 100, measures, [] { return true; });
        QVERIFY(hash);
        Simulation simulation(project);
        while (!simulation.end())
            simulation.step();
        QVERIFY(simulation.tick() < 100);
        QCOMPARE(*hash, simulation.stateHash());
        QCOMPARE(measures[0].value(), number(1));
        QCOMPARE(measures[1].value(), number(simulation.agents(0).x[0]));
    }

    void aMonitorOfOneAgent_followsItsLife() {
        Simulation simulation(world("a (10,0)+(2,0) (50,0); b (90,0)"));
        FollowingMonitor monitor{ofAgent("a-0", of("a", Quantity::x))};
        QCOMPARE(monitor.measure(simulation), number(10));
        simulation.step();
        const auto now = simulation.become(AgentName{"a", 0}, "b");
        QVERIFY(now.has_value());
        QCOMPARE(measure(simulation, monitor.what), std::nullopt);
        QCOMPARE(monitor.measure(simulation), number(12));
        simulation.step();
        QCOMPARE(monitor.measure(simulation), number(14));
        QVERIFY(simulation.remove(*now));
        QCOMPARE(monitor.measure(simulation), std::nullopt);
    }

    void statistics_data() {
        const TestRows<Statistic, std::vector<double>, std::optional<double>> row;
        const std::vector<double> eight{2, 4, 4, 4, 5, 5, 7, 9}; // from a textbook
        row("mean", Statistic::mean, eight, 5);
        row("least", Statistic::least, eight, 2);
        row("most", Statistic::most, eight, 9);
        row("spread", Statistic::spread, eight, 2);
        row("sum", Statistic::sum, eight, 40);
        row("sum of nobody", Statistic::sum, {}, 0);
        row("mean of nobody", Statistic::mean, {}, {});
        row("most of nobody", Statistic::most, {}, {});
    }

    void statistics() {
        const auto [statistic, numbers, expected] =
            fetched<Statistic, std::vector<double>, std::optional<double>>();
        QCOMPARE(combine(statistic, numbers), expected);
    }

    void read_isInTheOrderOfOrdinals() {
        const Simulation simulation(coasters());
        QCOMPARE(simulation.read(0, Quantity::speed), (std::vector<double>{3, 4, 0}));
        QCOMPARE(simulation.read(0, Quantity::x), (std::vector<double>{10, 100, -50}));
        QCOMPARE(simulation.read(0, Quantity::y), (std::vector<double>{20, 0, 7}));
        QCOMPARE(measure(simulation, of("a", Quantity::speed)), number(7.0 / 3));
        QCOMPARE(measure(simulation, of("a", Quantity::count)), number(3));
        QCOMPARE(measure(simulation, of("nobody", Quantity::count)), std::nullopt);
    }

    void agent_isFoundByItsName_data() {
        const TestRows<std::string, double> row;
        row("by number", "a-0", 3.0);
        row("by name", "wolf", 4.0);
        row("last", "a-2", 0.0);
        row("named, by number", "a-1", -1.0);
        row("beyond", "a-3", -1.0);
        row("another type", "b-0", -1.0);
        row("no number", "a-", -1.0);
        row("not only a number", "a-0x", -1.0);
    }

    void agent_isFoundByItsName() {
        const auto [name, speed] = fetched<std::string, double>();
        const Simulation simulation(coasters());
        const auto measured = measure(simulation, ofAgent(name, of("a", Quantity::speed)));
        QCOMPARE(measured, speed < 0 ? std::nullopt : number(speed));
    }

    void distance_leavesOutAgentsWithoutATarget() {
        // The second agent finds no target within its range.
        const Project project = world("a (0,0) (900,0); b (30,40); near:nearest range=100; seek; "
                                      "b > near > seek > a");
        const Simulation simulation(project);
        QCOMPARE(simulation.read(0, Quantity::distance, "near"), std::vector<double>{50});
        QCOMPARE(measure(simulation, of("a", Quantity::distance, "near")), number(50));
        QCOMPARE(measure(simulation, ofAgent("a-1", of("a", Quantity::distance, "near"))),
                 std::nullopt);
        QCOMPARE(simulation.read(1, Quantity::distance, "near"), std::vector<double>{});
    }

    void quantitiesOfOtherNodes_areEmpty() {
        const Simulation simulation(world("a (0,0); way:path (0,0)(100,0); follow:follow-path; "
                                          "way > follow > a"));
        for (const char* node : {"way", "follow", "gone"})
            for (const Quantity quantity : {Quantity::distance, Quantity::store, Quantity::inMode})
                QVERIFY(simulation.read(0, quantity, node).empty());
    }

    void store_followsTheTableComputedByHand() {
        // The same table as in tst_hunt.
        Simulation simulation(hunt());
        const MonitorAnnotation store = of("hunter", Quantity::store, "meter");
        QCOMPARE(measure(simulation, store), number(2));
        for (const double left : {2, 0, 1, 2, 1, -1}) {
            simulation.step();
            QCOMPARE(measure(simulation, store), number(left));
        }
        QCOMPARE(measure(simulation, of("prey", Quantity::store, "meter")), std::nullopt);
    }

    void agentsInAMode_areCountedFromTheStart() {
        Project project = world("a (0,0) (500,0); goal:point (0,0); there:within-range max=10; "
                                "go:agent-mode; rest:agent-mode; tired:transition; seek; "
                                "goal > seek; goal > there; seek > go > a; rest > a; go > tired; "
                                "there > tired > rest");
        Simulation simulation(project);
        const MonitorAnnotation go = of("a", Quantity::inMode, "go");
        const MonitorAnnotation rest = of("a", Quantity::inMode, "rest");
        QCOMPARE(measure(simulation, go), number(2));
        QCOMPARE(measure(simulation, rest), number(0));
        simulation.step();
        QCOMPARE(measure(simulation, go), number(1));
        QCOMPARE(measure(simulation, rest), number(1));
        QCOMPARE(measure(simulation, with(Statistic::mean, rest)), number(1));
        QCOMPARE(measure(simulation, ofAgent("a-1", rest)), number(0));
    }

    void contacts_areCountedPerAgent() {
        // The first two pass through each other; later the first touches the third.
        Simulation simulation = afterTicks(150, world("a (0,0)+(1,0); b (40,0)+(-1,0) (100,0)"));
        QCOMPARE(simulation.read(0, Quantity::contacts), std::vector<double>{2});
        QCOMPARE(simulation.read(1, Quantity::contacts), (std::vector<double>{1, 1}));
        QCOMPARE(measure(simulation, with(Statistic::sum, of("b", Quantity::contacts))), number(2));
        simulation.reset();
        QCOMPARE(simulation.read(0, Quantity::contacts), std::vector<double>{0});
    }

    void contacts_surviveEditsAndSnapshots() {
        Project project = world("b (0,0)+(1,0); c (40,0)+(-1,0) (900,0)");
        Simulation simulation(project);
        const Snapshot start = simulation.snapshot();
        run(simulation, 60);
        QCOMPARE(simulation.read(1, Quantity::contacts), (std::vector<double>{1, 0}));
        const Snapshot later = simulation.snapshot();

        QVERIFY(simulation.restore(start));
        QCOMPARE(simulation.read(1, Quantity::contacts), (std::vector<double>{0, 0}));
        QVERIFY(simulation.restore(later));

        // The edit adds a type that sorts before both, and removes an agent.
        Node first = project.nodes.front();
        first.id = "a";
        project.nodes.push_back(first);
        for (Node& node : project.nodes)
            if (node.id == "c")
                node.agents.pop_back();
        simulation.setProject(project);
        QCOMPARE(simulation.read(0, Quantity::contacts), std::vector<double>{0});
        QCOMPARE(simulation.read(1, Quantity::contacts), std::vector<double>{1});
        QCOMPARE(simulation.read(2, Quantity::contacts), std::vector<double>{1});
    }

    void contactsWith_countTwoTypes_inTotal_perMinute_andLately() {
        // The first of b is passed at once, the second after more than a second.
        Simulation simulation(world("a (0,0)+(1,0) (0,5)+(1,0); b (40,0)+(-1,0) (100,0)"));
        MonitorAnnotation monitor = of("b", Quantity::contactsWith);
        monitor.with = "a";
        QCOMPARE(measure(simulation, monitor), number(0));
        monitor.counting = Counting::perMinute;
        QCOMPARE(measure(simulation, monitor), number(0)); // no time has passed
        run(simulation, 150);
        QCOMPARE(measure(simulation, monitor), number(4 * 60 / 2.5));
        monitor.window = 1.5;
        QCOMPARE(measure(simulation, monitor), number(2 * 60 / 1.5));
        monitor.counting = Counting::total;
        QCOMPARE(measure(simulation, monitor), number(2));
        std::swap(monitor.of, monitor.with);
        QCOMPARE(measure(simulation, monitor), number(2));
        monitor.window = 0;
        QCOMPARE(measure(simulation, with(Statistic::spread, monitor)), number(4)); // one number
        monitor.with = "a";
        QCOMPARE(measure(simulation, monitor), number(0)); // those of one type touch from the start
        monitor.with = "c";
        QVERIFY(!measure(simulation, monitor));
    }

    void livesOfAType_areCounted_inTotal_perSecond_andLately() {
        Simulation simulation(spring());
        const auto now = [&](Quantity quantity, Counting counting, double window, const Id& type) {
            MonitorAnnotation monitor = of(type, quantity);
            monitor.counting = counting;
            monitor.window = window;
            return measure(simulation, monitor);
        };
        QCOMPARE(now(Quantity::births, Counting::perSecond, 0, "drop"),
                 number(0)); // no time passed
        run(simulation, 120);
        // Three in each of the first 60 ticks; then the source is done. Each turns after ten ticks,
        // and is gone a tick later.
        QCOMPARE(now(Quantity::births, Counting::perSecond, 0, "drop"), number(90));
        QCOMPARE(now(Quantity::births, Counting::perMinute, 0, "drop"), number(5400));
        QCOMPARE(now(Quantity::births, Counting::perSecond, 0.5, "drop"), number(0));
        std::map<Id, std::vector<double>> all;
        for (const Id type : {"drop", "steam"})
            for (const Quantity of : {Quantity::births, Quantity::deaths, Quantity::became})
                all[type].push_back(now(of, Counting::total, 0, type).value());
        QCOMPARE(all["drop"], (std::vector<double>{180, 0, 0}));
        QCOMPARE(all["steam"], (std::vector<double>{0, 180, 180}));
        QVERIFY(!now(Quantity::births, Counting::total, 0, "nobody"));

        // By hand, too.
        const auto drop = simulation.spawn("drop", Vec2{10, 10});
        QVERIFY(drop.has_value());
        QCOMPARE(now(Quantity::births, Counting::total, 0, "drop"), number(181));
        QVERIFY(simulation.remove(*drop));
        QCOMPARE(now(Quantity::deaths, Counting::total, 0, "drop"), number(1));
        simulation.reset();
        QCOMPARE(now(Quantity::births, Counting::total, 0, "drop"), number(0));
    }

    void livesOfAType_areInSnapshots() {
        Simulation simulation = afterTicks(30, spring());
        const Snapshot early = simulation.snapshot();
        run(simulation, 60);
        const Snapshot late = simulation.snapshot();
        QVERIFY(early.lives != late.lives);
        QVERIFY(simulation.restore(early));
        QCOMPARE(simulation.livesOf("drop", LifeChange::born).count, std::uint64_t{90});
        run(simulation, 60);
        QVERIFY(simulation.snapshot().lives == late.lives);
    }

    void emptyPopulation_measures0() {
        Simulation simulation(spring());
        for (const Quantity quantity : {Quantity::count, Quantity::births, Quantity::deaths})
            QCOMPARE(measure(simulation, of("steam", quantity)), number(0));
        QCOMPARE(measure(simulation, of("steam", Quantity::speed)), std::nullopt); // of nobody
        run(simulation, 120);
        QCOMPARE(measure(simulation, of("drop", Quantity::count)), number(0)); // all have turned
    }

    void force_isTheLengthOfTheSteering() {
        const Simulation simulation(world("a (0,0) (50,0); goal:point (100,0); seek; "
                                          "goal > seek > a"));
        const PopulationForces forces = simulation.forces(0);
        std::vector<double> expected;
        for (std::size_t i = 0; i < 2; ++i)
            expected.push_back(length(Vec2{forces.steeringX[i], forces.steeringY[i]}));
        QVERIFY(expected[0] > 0);
        QCOMPARE(simulation.read(0, Quantity::force), expected);
        QCOMPARE(simulation.read(0, Quantity::force, {}, 1), std::vector<double>{expected[1]});
    }

    void textsAndNames_areTheUsersWords() {
        Project project = hunt();
        project.nodes[0].name = "Hunter";
        for (Node& node : project.nodes)
            if (node.id == "meter")
                node.name = "Stamina";
        QCOMPARE(quantityText(of("hunter", Quantity::store, "meter"), project),
                 "Meter or variable: Stamina");
        QCOMPARE(quantityText(of("hunter", Quantity::speed, "meter"), project), "Speed");
        QCOMPARE(whoseText(of("hunter", Quantity::speed), project), "Hunter, mean");
        QCOMPARE(whoseText(of("hunter", Quantity::count), project), "Hunter");
        Annotation annotation{.id = "m", .type = "monitor"};
        const MonitorAnnotation store = of("hunter", Quantity::store, "meter");
        for (const Setting& setting : findAnnotationType("monitor")->settings)
            annotation.values.push_back(setting.load(&store));
        QCOMPARE(seriesName(annotation, project), "Hunter, mean: Stamina");
        QCOMPARE(columnName(annotation, project), "Meter or variable Hunter, mean: Stamina");
        annotation.name = "Breath";
        QCOMPARE(columnName(annotation, project), "Meter or variable Breath");
        QCOMPARE(whoseText(ofAgent("hunter-0", of("hunter", Quantity::speed)), project),
                 "Hunter 0");
        QCOMPARE(whoseText(ofAgent("wolf", of("hunter", Quantity::speed)), project), "wolf");
    }
};
