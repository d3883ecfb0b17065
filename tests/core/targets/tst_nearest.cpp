#include "tests/core/support/forces.h"

#include <QTest>

#include <map>

using namespace tiller;

namespace {

ProjectBuilder looking(std::vector<PlacedAgent> others,
                       std::initializer_list<std::pair<std::string, Value>> settings) {
    ProjectBuilder builder;
    builder.agents("a", {{"", {0, 0}, {}}})
        .agents("b", std::move(others))
        .node("look", "nearest", settings)
        .node("seek", "seek")
        .link("b.agents", "look.agents")
        .link("look.agent", "seek.target")
        .link("seek.force", "a.steering");
    return builder;
}

/// The offset of its target; nothing without a target.
} // namespace

class TestNearest : public QObject {
    Q_OBJECT

private slots:
    void takesTheNearest();
    void range_isInclusive();
    void noAgentThere_isMissing();
    void notItself();
    void severalTypes_areOneGroup();
    void keep_choosesForTheNextTick_andKeepsItsChoice();
    void keep_losesBeyondTheLoseRange();
    void keep_losesARemovedAgent();
    void farthest_withinTheRange();
    void farthest_tiesGoToTheLower();
    void random_anyWithinTheRange_equallyOften();
    void random_isTheSame_inAnyOrderOfAgents();
    void random_keep_keepsItsChoice();
    void each_addsUp();
    void each_countsAgentsWithinTheRange();
    void each_whereOneIsNeeded_givesAWarningAndIsInactive_data();
    void each_whereOneIsNeeded_givesAWarningAndIsInactive();
};

void TestNearest::takesTheNearest() {
    const Simulation simulation(
        looking({{"", {30, 0}, {}}, {"", {0, -20}, {}}, {"", {40, 0}, {}}}, {}).build());
    QCOMPARE(seen(simulation), std::optional(Vec2{0, -20}));
}

void TestNearest::range_isInclusive() {
    QVERIFY(seen(Simulation(looking({{"", {30, 0}, {}}}, {{"range", 30.0}}).build())));
    QVERIFY(!seen(Simulation(looking({{"", {30, 0}, {}}}, {{"range", 29.9}}).build())));
}

void TestNearest::noAgentThere_isMissing() {
    Simulation simulation(looking({}, {}).build());
    QVERIFY(!seen(simulation));
    simulation.step();
    QCOMPARE(simulation.populations()[0].vx[0], 0.0); // Seek is inactive, not braking
}

void TestNearest::notItself() {
    Simulation simulation(ProjectBuilder()
                              .agents("a", {{"", {0, 0}, {}}, {"", {50, 0}, {}}})
                              .node("look", "nearest")
                              .node("seek", "seek")
                              .link("a.agents", "look.agents")
                              .link("look.agent", "seek.target")
                              .link("seek.force", "a.steering")
                              .build());
    QCOMPARE(seen(simulation), std::optional(Vec2{50, 0}));
}

void TestNearest::severalTypes_areOneGroup() {
    auto builder = looking({{"", {30, 0}, {}}}, {});
    builder.agents("c", {{"", {0, 10}, {}}}).link("c.agents", "look.agents");
    QCOMPARE(seen(Simulation(builder.build())), std::optional(Vec2{0, 10}));
}

void TestNearest::keep_choosesForTheNextTick_andKeepsItsChoice() {
    Simulation simulation(
        looking({{"", {30, 0}, {}}, {"", {100, 0}, {}}}, {{"keep", true}}).build());
    QVERIFY(!seen(simulation)); // it has not chosen yet
    simulation.step();
    QCOMPARE(seen(simulation), std::optional(Vec2{30, 0}));
    simulation.moveAgent({"b", 1}, {5, 0}); // nearer now, but it keeps its choice
    simulation.step();
    QCOMPARE(seen(simulation), std::optional(Vec2{30, 0}));
}

void TestNearest::keep_losesBeyondTheLoseRange() {
    Simulation simulation(
        looking({{"", {30, 0}, {}}, {"", {0, 60}, {}}}, {{"keep", true}, {"loseRange", 80.0}})
            .build());
    simulation.step();
    simulation.step(); // used: it keeps the first
    simulation.moveAgent({"b", 0}, {300, 0});
    QVERIFY(!seen(simulation));
    simulation.step(); // unused: it chooses again
    QVERIFY(seen(simulation).has_value());
    QCOMPARE(*seen(simulation), (Vec2{0, 60}));
}

void TestNearest::keep_losesARemovedAgent() {
    const auto project = [](std::vector<PlacedAgent> others) {
        return looking(std::move(others), {{"keep", true}}).build();
    };
    Simulation simulation(project({{"", {90, 0}, {}}, {"", {30, 0}, {}}}));
    simulation.step();
    QCOMPARE(seen(simulation), std::optional(Vec2{30, 0}));
    simulation.setProject(project({{"", {90, 0}, {}}}));
    QVERIFY(!seen(simulation));
    simulation.step();
    QCOMPARE(seen(simulation), std::optional(Vec2{90, 0}));
}

void TestNearest::farthest_withinTheRange() {
    const std::vector<PlacedAgent> others{
        {"", {30, 0}, {}}, {"", {0, -80}, {}}, {"", {60, 0}, {}}, {"", {500, 0}, {}}};
    const auto farthest = [&](double range) {
        return seen(Simulation(
            looking(others, {{"choose", std::string("farthest")}, {"range", range}}).build()));
    };
    QCOMPARE(farthest(80), std::optional(Vec2{0, -80}));
    QCOMPARE(farthest(79), std::optional(Vec2{60, 0}));
    QCOMPARE(farthest(noLimit), std::optional(Vec2{500, 0}));
    QVERIFY(!farthest(20));
}

void TestNearest::farthest_tiesGoToTheLower() {
    const auto project =
        looking({{"", {30, 0}, {}}, {"", {0, -80}, {}}, {"", {-80, 0}, {}}, {"", {0, 80}, {}}},
                {{"choose", std::string("farthest")}})
            .build();
    for (const std::uint64_t period : {1u, 7u}) {
        Simulation simulation(project, {.sortPeriod = period});
        QCOMPARE(seen(simulation), std::optional(Vec2{0, -80}));
    }
}

namespace {

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
    return looking({{"", {10, 0}, {}}, {"", {20, 0}, {}}, {"", {30, 0}, {}}, {"", {300, 0}, {}}},
                   {{"choose", std::string("random")}, {"range", 100.0}, {"keep", keep}})
        .build();
}

} // namespace

void TestNearest::random_anyWithinTheRange_equallyOften() {
    Simulation simulation(anyOfFour(false));
    const std::map<double, int> times = drawn(simulation);
    QCOMPARE(times.size(), 3u);
    for (const double x : {10.0, 20.0, 30.0}) // 667 expected, deviation 21
        QVERIFY2(std::abs(times.at(x) - 667) < 100, qPrintable(QString::number(times.at(x))));
}

void TestNearest::random_isTheSame_inAnyOrderOfAgents() {
    std::vector<std::map<double, int>> all;
    for (const SimulationOptions& options :
         {SimulationOptions{}, SimulationOptions{.threads = 2, .fewAgents = 0, .sortPeriod = 1}}) {
        Simulation simulation(anyOfFour(false), options);
        all.push_back(drawn(simulation));
    }
    QCOMPARE(all[0], all[1]);
}

void TestNearest::random_keep_keepsItsChoice() {
    Simulation simulation(anyOfFour(true));
    simulation.step();
    QCOMPARE(drawn(simulation).size(), 1u);
}

void TestNearest::each_addsUp() {
    // It flees each of four; three of the forces cancel.
    auto builder = looking({{"", {30, 0}, {}}, {"", {-20, 0}, {}}, {"", {0, 40}, {}}},
                           {{"choose", std::string("each")}});
    builder.node("flee", "flee", {{"radius", 35.0}})
        .link("look.agent", "flee.target")
        .link("flee.force", "a.steering");
    const Simulation simulation(builder.build());
    QCOMPARE(difference(forceOf(simulation, {"a", 0}, "flee"), Vec2{0, 0}), QString());
    QCOMPARE(difference(forceOf(simulation, {"a", 0}, "seek"), Vec2{0, 3}), QString());
}

void TestNearest::each_countsAgentsWithinTheRange() {
    const auto seeks = [](double range) {
        return forceOf(looking({{"", {30, 0}, {}}, {"", {0, 40}, {}}},
                               {{"choose", std::string("each")}, {"range", range}}),
                       {"a", 0}, "seek");
    };
    QCOMPARE(difference(seeks(40), Vec2{3, 3}), QString());
    QCOMPARE(difference(seeks(39.9), Vec2{3, 0}), QString());
    QCOMPARE(difference(seeks(29), {}), QString());
}

void TestNearest::each_whereOneIsNeeded_givesAWarningAndIsInactive_data() {
    QTest::addColumn<std::string>("type");
    QTest::addColumn<std::string>("port");
    for (const NodeType& type : nodeTypes())
        for (const Port& port : type.ports)
            if (port.isInput && port.oneOnly && port.type == PortType::agent)
                QTest::addRow("%s.%s", type.id.c_str(), port.id.c_str()) << type.id << port.id;
}

void TestNearest::each_whereOneIsNeeded_givesAWarningAndIsInactive() {
    QFETCH(std::string, type);
    QFETCH(std::string, port);
    const auto project = [&](const char* choose) {
        auto builder =
            looking({{"", {30, 0}, {}}, {"", {0, 40}, {}}}, {{"choose", std::string(choose)}});
        builder.node("one", "nearest").node("it", type).link("b.agents", "one.agents");
        for (const Port& other : findNodeType(type)->ports) // wires the other inputs
            if (other.isInput && other.type == PortType::agent && other.id != port)
                builder.link("one.agent", "it." + other.id);
        builder.link("look.agent", "it." + port).link("it.force", "a.steering");
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

QTEST_APPLESS_MAIN(TestNearest)
#include "tst_nearest.moc"
