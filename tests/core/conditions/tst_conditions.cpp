#include "tests/core/support/testing.h"

/// The condition "when" switches the Seek of one agent, toward a far point.
ProjectBuilder switched(Vec2 agent = {0, 0}, Vec2 velocity = {}) {
    return world("a {}+{}; far:point (1000,0); seek; far > seek > a", agent, velocity);
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

class TestConditions : public QObject {
    Q_OBJECT

private slots:
    void withinRange_includesBothEnds_data() {
        const TestRows<double, bool> row;
        row("too near", 9.0, false);
        row("at min", 10.0, true);
        row("between", 20.0, true);
        row("at max", 30.0, true);
        row("too far", 31.0, false);
    }

    void withinRange_includesBothEnds() {
        const auto [distance, on] = fetched<double, bool>();
        Simulation simulation(switched().add("it:point (0,{}); when:within-range min=10 max=30; "
                                             "it > when > seek",
                                             distance));
        QCOMPARE(isOn(simulation, "when"), on);
        simulation.step();
        QCOMPARE(simulation.populations()[0].vx[0] > 0, on);
    }

    void withinRange_ofEach_isAnyOfThem() {
        Simulation simulation(
            switched().add("b (0,5) (0,20); all:nearest choose=each; "
                           "when:within-range min=10 max=30; b > all > when > seek"));
        QVERIFY(isOn(simulation, "when")); // the nearest alone is too near
    }

    void withinRange_missingTarget_isFalse() {
        Simulation simulation(switched().add("mouse:cursor; when:within-range max={}; "
                                             "mouse > when > seek",
                                             noLimit));
        QVERIFY(!isOn(simulation, "when"));
        simulation.setCursor(Vec2{1, 1});
        QVERIFY(isOn(simulation, "when"));
    }

    void arrived_isNearAndSlow_data() {
        const TestRows<double, double, bool> row;
        row("there and slow", 5.0, 1.0, true);
        row("at the distance", 10.0, 1.0, true);
        row("too far", 11.0, 1.0, false);
        row("at the speed: not slower", 5.0, 2.0, false);
    }

    void arrived_isNearAndSlow() {
        const auto [distance, speed, on] = fetched<double, double, bool>();
        Simulation simulation(switched({0, 0}, {0, speed})
                                  .add("it:point ({},0); when:arrived distance=10 speed=2; "
                                       "it > when > seek",
                                       distance));
        QCOMPARE(isOn(simulation, "when"), on);
    }

    void timer_goesRound_data() {
        const TestRows<double, double, double, QString> row;
        row("2 on, 3 off", 2.0, 3.0, 0.0, "110001100011");
        row("phase 4", 2.0, 3.0, 4.0, "011000110001");
        row("never off", 2.0, 0.0, 0.0, "111111111111");
        row("never on", 0.0, 3.0, 0.0, "000000000000");
        row("both 0: always on", 0.0, 0.0, 0.0, "111111111111");
    }

    void timer_goesRound() {
        const auto [on, off, phase, marks] = fetched<double, double, double, QString>();
        Simulation simulation(
            switched().add("when:timer on={} off={} phase={}; when > seek", on, off, phase));
        QCOMPARE(trueOver(std::move(simulation), 12), marks);
    }

    void chance_neverAndAlways() {
        const auto marks = [](double probability) {
            return trueOver(Simulation(switched()
                                           .add("when:chance probability={} interval=0; "
                                                "when > seek",
                                                probability)
                                           .build()),
                            400);
        };
        QCOMPARE(marks(0).count('1'), 0);
        QCOMPARE(marks(1).count('0'), 0);
        QVERIFY(std::abs(marks(0.3).count('1') - 120) < 45); // five times the spread
    }

    void chance_keepsItsDrawForTheInterval() {
        const QString marks = trueOver(
            Simulation(
                switched().add("when:chance probability=0.5 interval=4; when > seek").build()),
            200);
        for (int i = 0; i < marks.size(); i += 4)
            QCOMPARE(marks.mid(i, 4).count(marks[i]), 4);
        QVERIFY(marks.contains("01") && marks.contains("10"));
    }

    void meter_recoversWhenUnused_andIsClamped() {
        // Used only while there is a mouse.
        Simulation simulation(world("a (0,0); mouse:cursor; seek; "
                                    "when:meter capacity=5 drain=3 recover=2 recovery=when-unused; "
                                    "mouse > seek; when > seek > a"));
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

    void meter_unused_staysFull() {
        Simulation simulation(switched().add("never:chance probability=0; sum; flee; fuel:meter; "
                                             "far > flee; fuel > flee > sum; never > sum > a"));
        simulation.step();
        QCOMPARE(simulation.snapshot().memory[0].at(0).at(0), 2.0);
    }

    /// For all, for a type, and for one agent.
    void switch_isSetByTheGame() {
        Project project = switched().add("when:switch; when > seek").build();
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

    void number_includesBothEnds() {
        Project project = switched().add("when:number value=0 min=1 max=3; when > seek").build();
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
};
