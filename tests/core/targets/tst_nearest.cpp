#include "tests/core/support/testing.h"

ProjectBuilder looking(const std::string& others, const Settings& settings) {
    return world("a (0,0); b {}; look:nearest {}; seek; b > look > seek > a", others, settings);
}

/// How often it saw each of four places in 2000 ticks; the last is out of range.
std::map<double, int> drawn(Simulation& simulation) {
    std::map<double, int> times;
    for (int i = 0; i < 2000; ++i) {
        simulation.moveAgent({"a", 0}, {0, 0});
        ++times[seen(simulation)->x];
        simulation.step();
    }
    return times;
}

Project anyOfFour(bool keep) {
    return looking("(10,0) (20,0) (30,0) (300,0)", filled("choose=random range=100 keep={}", keep))
        .build();
}

const std::string theWall = "scene wall:obstacle shape=wall points=(20,-50)(20,50); ";

Project behindAWall(const std::string& others, const Settings& settings) {
    return looking(others, settings).add(theWall + "things:obstacles; things > look.obstacles");
}

class TestNearest : public QObject {
    Q_OBJECT

private slots:
    void noAgentThere_isMissing() {
        Simulation simulation(looking("()", "").build());
        QVERIFY(!seen(simulation));
        simulation.step();
        QCOMPARE(simulation.populations()[0].vx[0], 0.0); // Seek is inactive, not braking
    }

    void target_isOneOfThoseItSees_data() {
        const TestRows<Project, MaybeForce> row;
        row("the nearest", looking("(30,0) (0,-20) (40,0)", ""), Vec2{0, -20});
        row("the range is inclusive", looking("(30,0)", "range=30"), Vec2{30, 0});
        row("out of range", looking("(30,0)", "range=29.9"), {});
        row("not itself", world("a (0,0) (50,0); look:nearest; seek; a > look > seek > a"),
            Vec2{50, 0});
        row("of several types", looking("(30,0)", "").add("c (0,10); c > look"), Vec2{0, 10});
        const auto farthest = [&](const char* name, double range, const MaybeForce& expected) {
            row(name,
                looking("(30,0) (0,-80) (60,0) (500,0)", filled("choose=farthest range={}", range)),
                expected);
        };
        farthest("farthest within 80", 80, Vec2{0, -80});
        farthest("farthest within 79", 79, Vec2{60, 0});
        farthest("farthest of all", noLimit, Vec2{500, 0});
        farthest("farthest of none", 20, {});
        // A wall from (20, -50) to (20, 50) hides what is at the right of it.
        row("wall: the next one", behindAWall("(30,0) (0,40) (0,-60)", ""), Vec2{0, 40});
        row("wall: of many", behindAWall("(21,0) (22,0) (23,0) (0,90) (0,40)", ""), Vec2{0, 40});
        row("wall: a tie", behindAWall("(30,0) (0,40) (0,-40)", ""), Vec2{0, 40});
        row("wall: none", behindAWall("(30,0)", ""), {});
        row("wall: before it", behindAWall("(10,0)", ""), Vec2{10, 0});
        row("wall: past its end", behindAWall("(30,0) (40,110)", ""), Vec2{40, 110});
        row("wall: farthest", behindAWall("(30,0) (0,40) (0,-60)", "choose=farthest"),
            Vec2{0, -60});
        row("wall: any one", behindAWall("(30,0) (0,40) (60,0)", "choose=random"), Vec2{0, 40});
    }

    void target_isOneOfThoseItSees() {
        const auto [project, expected] = fetched<Project, MaybeForce>();
        QCOMPARE(seen(Simulation(project)), expected);
    }

    void keep_losesAHiddenAgent() {
        Simulation simulation = afterTicks(1, behindAWall("(0,30) (0,60)", "keep=true"));
        simulation.moveAgent({"a", 0}, {0, 0});
        QCOMPARE(seen(simulation), std::optional(Vec2{0, 30}));
        simulation.moveAgent({"b", 0}, {30, 0});
        QVERIFY(!seen(simulation));
    }

    /// Flee of each of three, one of them behind the wall, is that of the two others.
    void each_isOnlyOfThoseItSees() {
        const auto force = [](const char* others, const char* wire) {
            return forceOf(world(theWall +
                                     "a (0,0); b {}; things:obstacles; look:nearest choose=each; "
                                     "it:flee; b > look > it > a{}",
                                 others, wire));
        };
        QCOMPARE(difference(force("(30,0) (0,40) (0,-60)", "; things > look.obstacles"),
                            force("(0,40) (0,-60)", "")),
                 QString());
    }

    void keep_choosesForTheNextTick_andKeepsItsChoice() {
        Simulation simulation(looking("(30,0) (100,0)", "keep=true").build());
        QVERIFY(!seen(simulation)); // it has not chosen yet
        simulation.step();
        QCOMPARE(seen(simulation), std::optional(Vec2{30, 0}));
        simulation.moveAgent({"b", 1}, {5, 0}); // nearer now, but it keeps its choice
        simulation.step();
        QCOMPARE(seen(simulation), std::optional(Vec2{30, 0}));
    }

    void keep_losesBeyondTheLoseRange() {
        Simulation simulation(looking("(30,0) (0,60)", "keep=true loseRange=80").build());
        simulation.step();
        simulation.step(); // used: it keeps the first
        simulation.moveAgent({"b", 0}, {300, 0});
        QVERIFY(!seen(simulation));
        simulation.step(); // unused: it chooses again
        QVERIFY(seen(simulation).has_value());
        QCOMPARE(*seen(simulation), (Vec2{0, 60}));
    }

    void keep_losesARemovedAgent() {
        const auto project = [](std::vector<PlacedAgent> others) {
            return looking(worldText(others), "keep=true").build();
        };
        Simulation simulation = afterTicks(1, project({{"", {90, 0}, {}}, {"", {30, 0}, {}}}));
        QCOMPARE(seen(simulation), std::optional(Vec2{30, 0}));
        simulation.setProject(project({{"", {90, 0}, {}}}));
        QVERIFY(!seen(simulation));
        simulation.step();
        QCOMPARE(seen(simulation), std::optional(Vec2{90, 0}));
    }

    void farthest_tiesGoToTheLower() {
        const auto project = looking("(30,0) (0,-80) (-80,0) (0,80)", "choose=farthest").build();
        for (const std::uint64_t period : {1u, 7u}) {
            Simulation simulation(project, {.sortPeriod = period});
            QCOMPARE(seen(simulation), std::optional(Vec2{0, -80}));
        }
    }

    void random_anyWithinTheRange_equallyOften() {
        Simulation simulation(anyOfFour(false));
        const std::map<double, int> times = drawn(simulation);
        QCOMPARE(times.size(), 3u);
        for (const double x : {10.0, 20.0, 30.0}) // 667 expected, deviation 21
            QVERIFY2(std::abs(times.at(x) - 667) < 100, qPrintable(QString::number(times.at(x))));
    }

    void random_isTheSame_inAnyOrderOfAgents() {
        std::vector<std::map<double, int>> all;
        for (const SimulationOptions& options :
             {SimulationOptions{},
              SimulationOptions{.threads = 2, .fewAgents = 0, .sortPeriod = 1}}) {
            Simulation simulation(anyOfFour(false), options);
            all.push_back(drawn(simulation));
        }
        QCOMPARE(all[0], all[1]);
    }

    void random_keep_keepsItsChoice() {
        Simulation simulation = afterTicks(1, anyOfFour(true));
        QCOMPARE(drawn(simulation).size(), 1u);
    }

    void each_addsUp_withinTheRange_data() {
        const TestRows<std::string, Settings, Id, MaybeForce> row;
        // It flees each of four; three of the forces cancel.
        row("flee: they cancel", "(30,0) (-20,0) (0,40)", "", "flee", Vec2{0, 0});
        row("seek: one is left", "(30,0) (-20,0) (0,40)", "", "seek", Vec2{0, 3});
        row("both within", "(30,0) (0,40)", "range=40", "seek", Vec2{3, 3});
        row("one within", "(30,0) (0,40)", "range=39.9", "seek", Vec2{3, 0});
        row("none within", "(30,0) (0,40)", "range=29", "seek", {});
    }

    void each_addsUp_withinTheRange() {
        const auto [others, settings, node, expected] =
            fetched<std::string, Settings, Id, MaybeForce>();
        const auto builder =
            looking(others, "choose=each " + settings).add("flee radius=35; look > flee > a");
        QCOMPARE(difference(forceOf(builder, {"a", 0}, node), expected), QString());
    }

    void each_whereOneIsNeeded_givesAWarningAndIsInactive_data() {
        const TestRows<std::string, std::string> row;
        for (const NodeType& type : nodeTypes())
            for (const Port& port : type.ports)
                if (port.isInput && port.oneOnly && port.type == PortType::agent)
                    row(QTest::addRow("%s.%s", type.id.c_str(), port.id.c_str()), type.id, port.id);
    }

    void each_whereOneIsNeeded_givesAWarningAndIsInactive() {
        const auto [type, port] = fetched<std::string, std::string>();
        const auto project = [&](const char* choose) {
            auto builder = looking("(30,0) (0,40)", filled("choose={}", choose));
            builder.add("one:nearest; it:{}; b > one", type);
            for (const Port& other : findNodeType(type)->ports) // wires the other inputs
                if (other.isInput && other.type == PortType::agent && other.id != port)
                    builder.add("one > it.{}", other.id);
            builder.add("look > it.{}; it > a.steering", port);
            return builder.build();
        };
        const auto warnings = [](const Project& of) {
            return std::ranges::count_if(check(of), [](const Problem& problem) {
                return problem.text.find("takes one target") != std::string::npos;
            });
        };
        QCOMPARE(warnings(project("each")), 1);
        QCOMPARE(warnings(project("farthest")), 0);
        Simulation each(project("each")), farthest(project("farthest"));
        run(each, 2);
        run(farthest, 2);
        QVERIFY(!forceOf(each));
        if (type != "hide") // hide also needs obstacles
            QVERIFY(forceOf(farthest));
    }
};
