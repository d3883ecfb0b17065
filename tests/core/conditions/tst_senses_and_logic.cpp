#include "tests/core/support/forces.h"

#include <QTest>

using namespace tiller;

namespace {

/// The condition "when" switches the Brake "it" of "a".
ProjectBuilder switched(std::vector<PlacedAgent> agents) {
    ProjectBuilder builder;
    builder.agents("a", std::move(agents)).node("it", "brake").link("it.force", "a.steering");
    return builder;
}

bool isOn(const Simulation& simulation, std::uint32_t agent = 0, const Id& condition = "when") {
    return explained(simulation, condition, {"a", agent}).active;
}

bool isOn(const ProjectBuilder& builder) {
    return isOn(Simulation(builder.build()));
}

/// Conditions "yes" and "no".
ProjectBuilder constants() {
    return switched({{"", {}, {}}})
        .node("yes", "chance", {{"probability", 1.0}})
        .node("no", "chance", {{"probability", 0.0}});
}

/// A condition "when" over the constants 'y' (true) and 'n' (false).
bool over(const std::string& type, const std::string& inputs) {
    auto builder = constants();
    builder.node("when", type).link("when.condition", "it.when");
    // An output may have only one wire to an input, so some wires go through one Not or two.
    int number = 0;
    for (const char input : inputs) {
        const Id id = "n" + std::to_string(number++);
        builder.node(id, "not")
            .link(input == 'y' ? "no.condition" : "yes.condition", id + ".of")
            .link(id + ".condition", type == "not" ? "when.of" : "when.conditions");
    }
    return isOn(builder);
}

std::uint64_t countOf(const Simulation& simulation, const Id& type, const Id& node) {
    for (const EventCount& event : simulation.events())
        if (event.agentType == type && event.node == node)
            return event.count;
    return 0;
}

/// Agents of "a" go to the cursor and stop there; "when" is true when they have arrived.
ProjectBuilder comers(std::vector<PlacedAgent> agents) {
    return ProjectBuilder()
        .agents("a", std::move(agents))
        .node("mouse", "cursor")
        .node("go", "arrive", {{"slowingRadius", 30.0}})
        .node("when", "arrived", {{"distance", 2.0}, {"speed", 1.0}})
        .node("it", "brake")
        .link("mouse.point", "go.target")
        .link("mouse.point", "when.target")
        .link("when.condition", "it.when")
        .link("go.force", "a.steering")
        .link("it.force", "a.steering", 0.1);
}

} // namespace

/// Conditions about the surroundings and the agent itself, and logic over conditions.
class TestSensesAndLogic : public QObject {
    Q_OBJECT

private slots:
    void inView_isInFrontAndNear_data();
    void inView_isInFrontAndNear();
    void inView_ofEach_isAnyOfThem();
    void inView_looksAcrossTheSeam();
    void insideRegion_includesItsEdge_data();
    void insideRegion_includesItsEdge();
    void hasNeighbors_countsAgentsWithinTheRadius_data();
    void hasNeighbors_countsAgentsWithinTheRadius();
    void hasNeighbors_ofSeveralGroups_areAddedUp();
    void speed_includesBothEnds_data();
    void speed_includesBothEnds();
    void logic_followsItsInputs_data();
    void logic_followsItsInputs();
    void logic_isPerAgent_andNests();
    void unwired_isFalse_data();
    void unwired_isFalse();
    void mode_isOneOfTheWiredModes_forATime_data();
    void mode_isOneOfTheWiredModes_forATime();
    void mode_ofAnotherAgentType_isFalse();
    void arrivals_areCountedOnce_andAgainAfterLeaving();
    void arrivals_areOfTheirAgentType();
    void anAgentThatStartsThere_hasArrived();
    void explaining_countsNothing();
    void events_areTheSameWithAnyNumberOfThreads();
};

void TestSensesAndLogic::inView_isInFrontAndNear_data() {
    QTest::addColumn<Vec2>("target");
    QTest::addColumn<double>("viewAngle");
    QTest::addColumn<double>("range");
    QTest::addColumn<Vec2>("velocity");
    QTest::addColumn<bool>("on");
    const Vec2 right{3, 0};
    QTest::newRow("ahead") << Vec2{50, 0} << 120.0 << noLimit << right << true;
    QTest::newRow("to the left, within") << Vec2{50, -80} << 120.0 << noLimit << right << true;
    QTest::newRow("to the left, beyond") << Vec2{50, -90} << 120.0 << noLimit << right << false;
    QTest::newRow("to the right, within") << Vec2{50, 80} << 120.0 << noLimit << right << true;
    QTest::newRow("to the right, beyond") << Vec2{50, 90} << 120.0 << noLimit << right << false;
    QTest::newRow("behind") << Vec2{-50, 0} << 120.0 << noLimit << right << false;
    QTest::newRow("behind, seen all round") << Vec2{-50, 0} << 360.0 << noLimit << right << true;
    QTest::newRow("behind, almost all round") << Vec2{-50, 0} << 359.0 << noLimit << right << false;
    QTest::newRow("beside, half round") << Vec2{0, 50} << 180.0 << noLimit << right << true;
    QTest::newRow("behind to the side, within")
        << Vec2{-50, 40} << 290.0 << noLimit << right << true;
    QTest::newRow("behind to the side, beyond")
        << Vec2{-50, 30} << 290.0 << noLimit << right << false;
    QTest::newRow("no angle, dead ahead") << Vec2{50, 0} << 0.0 << noLimit << right << true;
    QTest::newRow("no angle, a little off") << Vec2{50, 1} << 0.0 << noLimit << right << false;
    QTest::newRow("at the range") << Vec2{50, 0} << 120.0 << 50.0 << right << true;
    QTest::newRow("beyond the range") << Vec2{51, 0} << 120.0 << 50.0 << right << false;
    QTest::newRow("on top of it") << Vec2{0, 0} << 120.0 << 0.0 << right << true;
    QTest::newRow("going left: it looks there")
        << Vec2{-50, 0} << 120.0 << noLimit << Vec2{-2, 0} << true;
    QTest::newRow("at rest: to +x") << Vec2{50, 0} << 120.0 << noLimit << Vec2{} << true;
    QTest::newRow("at rest: not to -x") << Vec2{-50, 0} << 120.0 << noLimit << Vec2{} << false;
}

void TestSensesAndLogic::inView_isInFrontAndNear() {
    QFETCH(Vec2, target);
    QFETCH(double, viewAngle);
    QFETCH(double, range);
    QFETCH(Vec2, velocity);
    const auto builder = switched({{"", {200, 100}, velocity}})
                             .point("there", Vec2{200, 100} + target)
                             .node("when", "in-view", {{"viewAngle", viewAngle}, {"range", range}})
                             .link("there.point", "when.target")
                             .link("when.condition", "it.when");
    QTEST(isOn(builder), "on");
}

void TestSensesAndLogic::inView_ofEach_isAnyOfThem() {
    for (const double x : {-50.0, 50.0}) {
        const auto builder = switched({{"", {}, {3, 0}}})
                                 .agents("b", {{"", {-10, 0}, {}}, {"", {x, 0}, {}}})
                                 .node("all", "nearest", {{"choose", text("each")}})
                                 .node("when", "in-view")
                                 .link("b.agents", "all.agents")
                                 .link("all.agent", "when.target")
                                 .link("when.condition", "it.when");
        QCOMPARE(isOn(builder), x > 0);
    }
}

void TestSensesAndLogic::inView_looksAcrossTheSeam() {
    for (const char* edges : {"open", "wrap"}) {
        const auto builder = switched({{"", {790, 300}, {3, 0}}})
                                 .world("edges", text(edges))
                                 .point("there", {20, 305})
                                 .node("when", "in-view", {{"range", 40.0}})
                                 .link("there.point", "when.target")
                                 .link("when.condition", "it.when");
        QCOMPARE(isOn(builder), std::string(edges) == "wrap");
    }
}

void TestSensesAndLogic::insideRegion_includesItsEdge_data() {
    QTest::addColumn<QString>("shape");
    QTest::addColumn<Vec2>("at");
    QTest::addColumn<bool>("on");
    // A box from (700, 500) to (900, 600), over the right edge of the world. Its circle has the
    // radius 50 around (800, 550); its polygon is the lower left half.
    QTest::newRow("box: in the middle") << "box" << Vec2{790, 550} << true;
    QTest::newRow("box: on its left edge") << "box" << Vec2{700, 550} << true;
    QTest::newRow("box: left of it") << "box" << Vec2{699, 550} << false;
    QTest::newRow("box: over the seam") << "box" << Vec2{90, 550} << true;
    QTest::newRow("box: on its right edge, over the seam") << "box" << Vec2{100, 520} << true;
    QTest::newRow("box: right of it, over the seam") << "box" << Vec2{101, 520} << false;
    QTest::newRow("circle: on its edge") << "circle" << Vec2{750, 550} << true;
    QTest::newRow("circle: in the corner of its box") << "circle" << Vec2{702, 502} << false;
    QTest::newRow("circle: over the seam") << "circle" << Vec2{40, 570} << true;
    QTest::newRow("polygon: in it") << "polygon" << Vec2{720, 580} << true;
    QTest::newRow("polygon: beside it") << "polygon" << Vec2{780, 520} << false;
    QTest::newRow("polygon: over the seam") << "polygon" << Vec2{30, 595} << true;
}

void TestSensesAndLogic::insideRegion_includesItsEdge() {
    QFETCH(QString, shape);
    QFETCH(Vec2, at);
    const auto builder = switched({{"", at, {}}})
                             .world("edges", text("wrap"))
                             .scene("area", "region",
                                    {{"shape", shape.toStdString()},
                                     {"x", 700.0},
                                     {"y", 500.0},
                                     {"width", 200.0},
                                     {"height", 100.0},
                                     {"points", Points{{700, 500}, {900, 600}, {700, 600}}}})
                             .node("where", "region", {{"region", text("area")}})
                             .node("when", "inside-region")
                             .link("where.region", "when.region")
                             .link("when.condition", "it.when");
    QTEST(isOn(builder), "on");
}

void TestSensesAndLogic::hasNeighbors_countsAgentsWithinTheRadius_data() {
    QTest::addColumn<std::vector<Vec2>>("others");
    QTest::addColumn<double>("least");
    QTest::addColumn<double>("viewAngle");
    QTest::addColumn<bool>("on");
    using Places = std::vector<Vec2>;
    QTest::newRow("none") << Places{} << 1.0 << 360.0 << false;
    QTest::newRow("none is enough") << Places{} << 0.0 << 360.0 << true;
    QTest::newRow("one") << Places{{20, 0}} << 1.0 << 360.0 << true;
    QTest::newRow("one, two wanted") << Places{{20, 0}} << 2.0 << 360.0 << false;
    QTest::newRow("two") << Places{{20, 0}, {-20, 0}} << 2.0 << 360.0 << true;
    QTest::newRow("at the radius: not closer") << Places{{30, 0}} << 1.0 << 360.0 << false;
    QTest::newRow("within by a little") << Places{{29.99, 0}} << 1.0 << 360.0 << true;
    QTest::newRow("at the same place") << Places{{0, 0}} << 1.0 << 360.0 << true;
    QTest::newRow("behind, not in view") << Places{{-20, 0}} << 1.0 << 270.0 << false;
    QTest::newRow("ahead, in view") << Places{{20, 0}} << 1.0 << 90.0 << true;
    QTest::newRow("over the seam") << Places{{-20, 590}} << 1.0 << 360.0 << true;
}

void TestSensesAndLogic::hasNeighbors_countsAgentsWithinTheRadius() {
    QFETCH(std::vector<Vec2>, others);
    QFETCH(double, least);
    QFETCH(double, viewAngle);
    const Vec2 middle{10, 5};
    std::vector<PlacedAgent> agents{{"", middle, {1, 0}}};
    for (const Vec2 offset : others) {
        const Vec2 at = middle + offset;
        agents.push_back({"", {at.x < 0 ? at.x + 800 : at.x, at.y}, {}});
    }
    const auto builder = switched(agents)
                             .world("edges", text("wrap"))
                             .node("when", "has-neighbors",
                                   {{"radius", 30.0}, {"least", least}, {"viewAngle", viewAngle}})
                             .link("a.agents", "when.agents")
                             .link("when.condition", "it.when");
    QTEST(isOn(builder), "on");
}

void TestSensesAndLogic::hasNeighbors_ofSeveralGroups_areAddedUp() {
    for (const double least : {2.0, 3.0}) {
        const auto builder = switched({{"", {}, {}}, {"", {10, 0}, {}}})
                                 .agents("b", {{"", {0, 10}, {}}, {"", {0, 90}, {}}})
                                 .node("when", "has-neighbors", {{"least", least}})
                                 .link("a.agents", "when.agents")
                                 .link("b.agents", "when.agents")
                                 .link("when.condition", "it.when");
        QCOMPARE(isOn(builder), least == 2);
    }
}

void TestSensesAndLogic::speed_includesBothEnds_data() {
    QTest::addColumn<Vec2>("velocity");
    QTest::addColumn<double>("min");
    QTest::addColumn<double>("max");
    QTest::addColumn<bool>("on");
    QTest::newRow("below") << Vec2{1, 1} << 1.5 << 3.0 << false;
    QTest::newRow("at min") << Vec2{0, -2} << 2.0 << 3.0 << true;
    QTest::newRow("between") << Vec2{-2, 1} << 2.0 << 3.0 << true;
    QTest::newRow("at max") << Vec2{3, 0} << 2.0 << 3.0 << true;
    QTest::newRow("above") << Vec2{2, 2} << 1.0 << 2.0 << false;
    QTest::newRow("at rest") << Vec2{} << 0.0 << 0.0 << true;
    QTest::newRow("min above max: never") << Vec2{2, 0} << 3.0 << 1.0 << false;
    QTest::newRow("no limit") << Vec2{3, 0} << 0.0 << noLimit << true;
}

void TestSensesAndLogic::speed_includesBothEnds() {
    QFETCH(Vec2, velocity);
    QFETCH(double, min);
    QFETCH(double, max);
    const auto builder = switched({{"", {}, velocity}})
                             .node("when", "speed", {{"min", min}, {"max", max}})
                             .link("when.condition", "it.when");
    QTEST(isOn(builder), "on");
}

void TestSensesAndLogic::logic_followsItsInputs_data() {
    QTest::addColumn<QString>("inputs");
    QTest::addColumn<bool>("all");
    QTest::addColumn<bool>("any");
    const auto row = [](const char* inputs, bool all, bool any) {
        QTest::newRow(inputs) << inputs << all << any;
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

void TestSensesAndLogic::logic_followsItsInputs() {
    QFETCH(QString, inputs);
    QTEST(over("all", inputs.toStdString()), "all");
    QTEST(over("any", inputs.toStdString()), "any");
    if (inputs.size() == 1)
        QCOMPARE(over("not", inputs.toStdString()), inputs != "y");
}

/// Not (fast and (left or right)), for each of 130 agents, in several blocks.
void TestSensesAndLogic::logic_isPerAgent_andNests() {
    std::vector<PlacedAgent> agents;
    for (int i = 0; i < 130; ++i)
        agents.push_back({"", {i % 5 * 100.0 - 200, 0}, {i % 3 == 0 ? 3.0 : 1.0, 0}});
    const auto region = [](ProjectBuilder& builder, const Id& id, double x) {
        builder
            .scene(id + "-at", "region",
                   {{"x", x}, {"y", -10.0}, {"width", 80.0}, {"height", 20.0}})
            .node(id + "-region", "region", {{"region", Value(id + "-at")}})
            .node(id, "inside-region")
            .link(id + "-region.region", id + ".region");
    };
    auto builder = switched(agents);
    region(builder, "left", -240);
    region(builder, "right", 160);
    builder.node("fast", "speed", {{"min", 2.0}})
        .node("sides", "any")
        .node("both", "all")
        .node("when", "not")
        .link("left.condition", "sides.conditions")
        .link("right.condition", "sides.conditions")
        .link("sides.condition", "both.conditions")
        .link("fast.condition", "both.conditions")
        .link("both.condition", "when.of")
        .link("when.condition", "it.when");
    const Simulation simulation(builder.build());
    for (std::uint32_t i = 0; i < 130; ++i) {
        const bool isAside = i % 5 == 0 || i % 5 == 4;
        QCOMPARE(isOn(simulation, i), !(i % 3 == 0 && isAside));
        QCOMPARE(forceOf(simulation, {"a", i}).has_value(), isOn(simulation, i));
    }
}

void TestSensesAndLogic::unwired_isFalse_data() {
    QTest::addColumn<QString>("type");
    for (const char* type : {"in-view", "inside-region", "has-neighbors", "mode", "not", "all",
                             "any", "arrived", "within-range"})
        QTest::newRow(type) << type;
}

void TestSensesAndLogic::unwired_isFalse() {
    QFETCH(QString, type);
    QVERIFY(!isOn(switched({{"", {}, {}}})
                      .node("when", type.toStdString())
                      .link("when.condition", "it.when")));
}

void TestSensesAndLogic::mode_isOneOfTheWiredModes_forATime_data() {
    QTest::addColumn<std::vector<std::string>>("modes");
    QTest::addColumn<double>("min");
    QTest::addColumn<double>("max");
    QTest::addColumn<QString>("marks");
    using Modes = std::vector<std::string>;
    // 2 ticks in "one", 3 in "two", 4 in "three", over and over.
    QTest::newRow("the first") << Modes{"one"} << 0.0 << noLimit << "110000000110";
    QTest::newRow("the second") << Modes{"two"} << 0.0 << noLimit << "001110000001";
    QTest::newRow("two of them") << Modes{"one", "three"} << 0.0 << noLimit << "110001111110";
    QTest::newRow("after a time") << Modes{"three"} << 2.0 << noLimit << "000000011000";
    QTest::newRow("until a time") << Modes{"three"} << 0.0 << 1.0 << "000001100000";
    QTest::newRow("just then") << Modes{"two"} << 1.0 << 1.0 << "000100000000";
    QTest::newRow("never so long") << Modes{"two"} << 5.0 << noLimit << "000000000000";
}

void TestSensesAndLogic::mode_isOneOfTheWiredModes_forATime() {
    QFETCH(std::vector<std::string>, modes);
    QFETCH(double, min);
    QFETCH(double, max);
    auto builder = switched({{"", {}, {}}});
    builder.node("when", "mode", {{"min", min}, {"max", max}}).link("when.condition", "it.when");
    const std::vector<std::string> all{"one", "two", "three"};
    for (std::size_t i = 0; i < all.size(); ++i)
        builder.node(all[i], "agent-mode")
            .node("leave-" + all[i], "transition", {{"after", 2.0 + static_cast<double>(i)}})
            .link(all[i] + ".mode", "a.modes")
            .link(all[i] + ".mode", "leave-" + all[i] + ".from");
    for (std::size_t i = 0; i < all.size(); ++i)
        builder.link("leave-" + all[i] + ".transition", all[(i + 1) % 3] + ".enter");
    for (const std::string& mode : modes)
        builder.link(mode + ".mode", "when.mode");
    Simulation simulation(builder.build());
    QString marks;
    for (int tick = 0; tick < 12; ++tick) {
        marks += isOn(simulation) ? '1' : '0';
        simulation.step();
    }
    QTEST(marks, "marks");
}

void TestSensesAndLogic::mode_ofAnotherAgentType_isFalse() {
    auto builder = switched({{"", {}, {}}});
    builder.agents("b", {{"", {}, {}}})
        .node("theirs", "agent-mode")
        .node("when", "mode")
        .link("theirs.mode", "b.modes")
        .link("theirs.mode", "when.mode")
        .link("when.condition", "it.when");
    Simulation simulation(builder.build());
    run(simulation, 3);
    QVERIFY(!isOn(simulation));
}

void TestSensesAndLogic::arrivals_areCountedOnce_andAgainAfterLeaving() {
    const Project project = comers({{"", {0, 0}, {}}, {"", {400, 0}, {}}}).build();
    Simulation simulation(project);
    run(simulation, 20);
    QCOMPARE(countOf(simulation, "a", "when"), std::uint64_t{0}); // no target: none arrives
    simulation.setCursor(Vec2{100, 0});
    run(simulation, 100);
    QCOMPARE(countOf(simulation, "a", "when"), std::uint64_t{1}); // the near one
    run(simulation, 200);
    QCOMPARE(countOf(simulation, "a", "when"), std::uint64_t{2}); // and the far one
    run(simulation, 200);
    QCOMPARE(countOf(simulation, "a", "when"), std::uint64_t{2});
    simulation.setCursor(Vec2{150, 0});
    run(simulation, 200);
    QCOMPARE(countOf(simulation, "a", "when"), std::uint64_t{4});
    const auto events = simulation.events();
    QCOMPARE(events.size(), std::size_t{1});
    QVERIFY(kindOf(project, events[0]) == EventKind::arrival);
    QVERIFY(!kindOf(Project(), events[0]));
    simulation.reset();
    QVERIFY(simulation.events().empty());
}

void TestSensesAndLogic::arrivals_areOfTheirAgentType() {
    auto builder = comers({{"", {100, 0}, {}}});
    builder.agents("b", {{"", {99, 0}, {}}, {"", {101, 0}, {}}, {"", {900, 0}, {}}})
        .link("go.force", "b.steering")
        .link("it.force", "b.steering", 0.1);
    Simulation simulation(builder.build());
    simulation.setCursor(Vec2{100, 0});
    run(simulation, 5);
    QCOMPARE(countOf(simulation, "a", "when"), std::uint64_t{1});
    QCOMPARE(countOf(simulation, "b", "when"), std::uint64_t{2});
    QCOMPARE(simulation.events().front().agentType, Id("a"));
}

void TestSensesAndLogic::anAgentThatStartsThere_hasArrived() {
    Simulation simulation(comers({{"", {100, 0}, {}}}).build());
    simulation.setCursor(Vec2{100, 0});
    simulation.step();
    QCOMPARE(countOf(simulation, "a", "when"), std::uint64_t{1});
    run(simulation, 20);
    QCOMPARE(countOf(simulation, "a", "when"), std::uint64_t{1});
}

void TestSensesAndLogic::explaining_countsNothing() {
    Simulation simulation(comers({{"", {100, 0}, {}}}).build());
    simulation.setCursor(Vec2{100, 0});
    const std::uint64_t before = hashOf(simulation.snapshot());
    QVERIFY(isOn(simulation));
    (void)simulation.forces(0);
    QVERIFY(simulation.events().empty());
    QCOMPARE(hashOf(simulation.snapshot()), before);
    simulation.step();
    QCOMPARE(countOf(simulation, "a", "when"), std::uint64_t{1});
}

void TestSensesAndLogic::events_areTheSameWithAnyNumberOfThreads() {
    std::vector<PlacedAgent> agents;
    for (int i = 0; i < 3000; ++i)
        agents.push_back({"", {i * 0.2, 7.0 * (i % 11)}, {}});
    auto builder = ProjectBuilder()
                       .agents("a", agents)
                       .set("a", "radius", 0.0)
                       .point("goal", {300, 30})
                       .node("go", "arrive", {{"slowingRadius", 30.0}})
                       .node("when", "arrived", {{"distance", 2.0}, {"speed", 1.0}})
                       .node("coming", "agent-mode")
                       .node("there", "agent-mode")
                       .node("come", "transition")
                       .node("stay", "brake")
                       .link("goal.point", "go.target")
                       .link("goal.point", "when.target")
                       .link("go.force", "coming.forces")
                       .link("stay.force", "there.forces")
                       .link("coming.mode", "come.from")
                       .link("come.transition", "there.enter")
                       .link("when.condition", "come.when")
                       .link("coming.mode", "a.modes")
                       .link("there.mode", "a.modes");
    const Project project = builder.build();
    std::vector<EventCount> first;
    for (const unsigned threads : {1U, 3U}) {
        SimulationOptions options;
        options.threads = threads;
        options.fewAgents = 0;
        Simulation simulation(project, options);
        run(simulation, 120);
        if (first.empty())
            first = simulation.events();
        QVERIFY(simulation.events() == first);
    }
    QCOMPARE(first.size(), std::size_t{2});
    QVERIFY(first[0].count > 1000);
    QCOMPARE(first[0].count, first[1].count); // each arrival changed a mode
}

QTEST_APPLESS_MAIN(TestSensesAndLogic)
#include "tst_senses_and_logic.moc"
