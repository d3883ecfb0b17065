#include "core/sim/simulation.h"
#include "tests/core/sim/build_project.h"

#include <QTest>

using namespace tiller;

namespace {

/// The condition "when" switches the Seek of one agent, toward a far point.
ProjectBuilder switched(Vec2 agent = {0, 0}, Vec2 velocity = {}) {
    ProjectBuilder builder;
    builder.agents("a", {{"", agent, velocity}}).point("far", {1000, 0}).node("seek", "seek");
    builder.link("far.point", "seek.target").link("seek.force", "a.steering");
    return builder;
}

bool isOn(const Simulation& simulation, const Id& condition) {
    const Explanation now = *simulation.explain({"a", 0});
    const auto found = std::ranges::find(now.nodes, condition, &NodeExplanation::node);
    return found != now.nodes.end() && found->active;
}

/// Whether a condition is true, before each of @p ticks ticks.
QString trueOver(Simulation simulation, int ticks) {
    QString marks;
    for (int i = 0; i < ticks; ++i) {
        marks += isOn(simulation, "when") ? '1' : '0';
        simulation.step();
    }
    return marks;
}

} // namespace

class TestConditions : public QObject {
    Q_OBJECT

private slots:
    void withinRange_includesBothEnds_data();
    void withinRange_includesBothEnds();
    void withinRange_ofEach_isAnyOfThem();
    void withinRange_missingTarget_isFalse();
    void arrived_isNearAndSlow_data();
    void arrived_isNearAndSlow();
    void timer_goesRound_data();
    void timer_goesRound();
    void chance_neverAndAlways();
    void chance_keepsItsDrawForTheInterval();
    void meter_recoversWhenUnused_andIsClamped();
    void meter_unused_staysFull();
    void switch_isSetByTheGame();
    void number_includesBothEnds();
};

void TestConditions::withinRange_includesBothEnds_data() {
    QTest::addColumn<double>("distance");
    QTest::addColumn<bool>("on");
    QTest::newRow("too near") << 9.0 << false;
    QTest::newRow("at min") << 10.0 << true;
    QTest::newRow("between") << 20.0 << true;
    QTest::newRow("at max") << 30.0 << true;
    QTest::newRow("too far") << 31.0 << false;
}

void TestConditions::withinRange_includesBothEnds() {
    QFETCH(double, distance);
    Simulation simulation(switched()
                              .point("it", {0, distance})
                              .node("when", "within-range", {{"min", 10.0}, {"max", 30.0}})
                              .link("it.point", "when.target")
                              .link("when.condition", "seek.when")
                              .build());
    QTEST(isOn(simulation, "when"), "on");
    simulation.step();
    QTEST(simulation.populations()[0].vx[0] > 0, "on");
}

void TestConditions::withinRange_ofEach_isAnyOfThem() {
    Simulation simulation(switched()
                              .agents("b", {{"", {0, 5}, {}}, {"", {0, 20}, {}}})
                              .node("all", "nearest", {{"choose", text("each")}})
                              .node("when", "within-range", {{"min", 10.0}, {"max", 30.0}})
                              .link("b.agents", "all.agents")
                              .link("all.agent", "when.target")
                              .link("when.condition", "seek.when")
                              .build());
    QVERIFY(isOn(simulation, "when")); // the nearest alone is too near
}

void TestConditions::withinRange_missingTarget_isFalse() {
    Simulation simulation(switched()
                              .node("mouse", "cursor")
                              .node("when", "within-range", {{"max", noLimit}})
                              .link("mouse.point", "when.target")
                              .link("when.condition", "seek.when")
                              .build());
    QVERIFY(!isOn(simulation, "when"));
    simulation.setCursor(Vec2{1, 1});
    QVERIFY(isOn(simulation, "when"));
}

void TestConditions::arrived_isNearAndSlow_data() {
    QTest::addColumn<double>("distance");
    QTest::addColumn<double>("speed");
    QTest::addColumn<bool>("on");
    QTest::newRow("there and slow") << 5.0 << 1.0 << true;
    QTest::newRow("at the distance") << 10.0 << 1.0 << true;
    QTest::newRow("too far") << 11.0 << 1.0 << false;
    QTest::newRow("at the speed: not slower") << 5.0 << 2.0 << false;
}

void TestConditions::arrived_isNearAndSlow() {
    QFETCH(double, distance);
    QFETCH(double, speed);
    Simulation simulation(switched({0, 0}, {0, speed})
                              .point("it", {distance, 0})
                              .node("when", "arrived", {{"distance", 10.0}, {"speed", 2.0}})
                              .link("it.point", "when.target")
                              .link("when.condition", "seek.when")
                              .build());
    QTEST(isOn(simulation, "when"), "on");
}

void TestConditions::timer_goesRound_data() {
    QTest::addColumn<double>("on");
    QTest::addColumn<double>("off");
    QTest::addColumn<double>("phase");
    QTest::addColumn<QString>("marks");
    QTest::newRow("2 on, 3 off") << 2.0 << 3.0 << 0.0 << "110001100011";
    QTest::newRow("phase 4") << 2.0 << 3.0 << 4.0 << "011000110001";
    QTest::newRow("never off") << 2.0 << 0.0 << 0.0 << "111111111111";
    QTest::newRow("never on") << 0.0 << 3.0 << 0.0 << "000000000000";
    QTest::newRow("both 0: always on") << 0.0 << 0.0 << 0.0 << "111111111111";
}

void TestConditions::timer_goesRound() {
    QFETCH(double, on);
    QFETCH(double, off);
    QFETCH(double, phase);
    Simulation simulation(switched()
                              .node("when", "timer", {{"on", on}, {"off", off}, {"phase", phase}})
                              .link("when.condition", "seek.when")
                              .build());
    QTEST(trueOver(std::move(simulation), 12), "marks");
}

void TestConditions::chance_neverAndAlways() {
    const auto marks = [](double probability) {
        return trueOver(Simulation(switched()
                                       .node("when", "chance",
                                             {{"probability", probability}, {"interval", 0.0}})
                                       .link("when.condition", "seek.when")
                                       .build()),
                        400);
    };
    QCOMPARE(marks(0).count('1'), 0);
    QCOMPARE(marks(1).count('0'), 0);
    QVERIFY(std::abs(marks(0.3).count('1') - 120) < 45); // five times the spread
}

void TestConditions::chance_keepsItsDrawForTheInterval() {
    const QString marks =
        trueOver(Simulation(switched()
                                .node("when", "chance", {{"probability", 0.5}, {"interval", 4.0}})
                                .link("when.condition", "seek.when")
                                .build()),
                 200);
    for (int i = 0; i < marks.size(); i += 4)
        QCOMPARE(marks.mid(i, 4).count(marks[i]), 4);
    QVERIFY(marks.contains("01") && marks.contains("10"));
}

void TestConditions::meter_recoversWhenUnused_andIsClamped() {
    // Used only while there is a mouse.
    Simulation simulation(ProjectBuilder()
                              .agents("a", {{"", {0, 0}, {}}})
                              .node("mouse", "cursor")
                              .node("seek", "seek")
                              .node("when", "meter",
                                    {{"capacity", 5.0},
                                     {"drain", 3.0},
                                     {"recover", 2.0},
                                     {"recovery", text("when-unused")}})
                              .link("mouse.point", "seek.target")
                              .link("when.condition", "seek.when")
                              .link("seek.force", "a.steering")
                              .build());
    const auto store = [&] { return simulation.snapshot().memory[0].at(3).at(0); };
    simulation.setCursor(Vec2{9, 9});
    simulation.step();
    QCOMPARE(store(), 2.0);
    simulation.setCursor(std::nullopt);
    simulation.step();
    QCOMPARE(store(), 4.0);
    simulation.step();
    QCOMPARE(store(), 5.0); // not 6
    simulation.setCursor(Vec2{9, 9});
    simulation.step();
    simulation.step();
    QCOMPARE(store(), 0.0); // not -1
    QVERIFY(!isOn(simulation, "when"));
}

void TestConditions::meter_unused_staysFull() {
    Simulation simulation(switched()
                              .node("never", "chance", {{"probability", 0.0}})
                              .node("sum", "sum")
                              .node("flee", "flee")
                              .node("fuel", "meter")
                              .link("far.point", "flee.target")
                              .link("fuel.condition", "flee.when")
                              .link("flee.force", "sum.forces")
                              .link("never.condition", "sum.when")
                              .link("sum.force", "a.steering")
                              .build());
    simulation.step();
    QCOMPARE(simulation.snapshot().memory[0].at(0).at(0), 2.0);
}

/// For all, for a type, and for one agent.
void TestConditions::switch_isSetByTheGame() {
    Project project = switched().node("when", "switch").link("when.condition", "seek.when").build();
    project.parameters.push_back(
        {.id = "alarm", .name = "", .value = true, .drives = {{"when", "on"}}});
    Simulation simulation(project);
    QVERIFY(isOn(simulation, "when"));
    QVERIFY(simulation.setParameter("alarm", Value(false)).ok());
    QVERIFY(!isOn(simulation, "when"));
    QVERIFY(simulation.setParameter("alarm", ParameterScope{"a", {}}, Value(true)).ok());
    QVERIFY(isOn(simulation, "when"));
    QVERIFY(simulation.setParameter("alarm", ParameterScope{"a", 0U}, Value(false)).ok());
    QVERIFY(!isOn(simulation, "when"));
    QVERIFY(!simulation.setParameter("alarm", Value(2.0)).ok());
    simulation.step();
    QCOMPARE(simulation.populations()[0].vx[0], 0.0);
}

void TestConditions::number_includesBothEnds() {
    Project project = switched()
                          .node("when", "number", {{"value", 0.0}, {"min", 1.0}, {"max", 3.0}})
                          .link("when.condition", "seek.when")
                          .build();
    project.parameters.push_back({.id = "danger",
                                  .name = "",
                                  .value = 0.0,
                                  .min = 0,
                                  .max = 10,
                                  .drives = {{"when", "value"}}});
    Simulation simulation(project);
    for (const auto& [danger, holds] :
         {std::pair(0.0, false), {1.0, true}, {2.0, true}, {3.0, true}, {3.5, false}}) {
        QVERIFY(simulation.setParameter("danger", Value(danger)).ok());
        QCOMPARE(isOn(simulation, "when"), holds);
    }
}

QTEST_APPLESS_MAIN(TestConditions)
#include "tst_conditions.moc"
