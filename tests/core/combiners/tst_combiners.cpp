#include "tests/core/support/forces.h"

#include <QTest>

#include <cmath>

using namespace tiller;

namespace {

/// An agent at rest at the origin: Seek gives a force of 3 toward its point.
ProjectBuilder twoSeeks(const char* combiner, double first = 1, double second = 1) {
    ProjectBuilder builder;
    builder.agents("a", {{"", {0, 0}, {}}})
        .point("right", {100, 0})
        .point("down", {0, 100})
        .node("seek-right", "seek")
        .node("seek-down", "seek")
        .node("combine", combiner)
        .link("right.point", "seek-right.target")
        .link("down.point", "seek-down.target")
        .link("seek-right.force", "combine.forces", first)
        .link("seek-down.force", "combine.forces", second)
        .link("combine.force", "a.steering");
    return builder;
}

Vec2 wanted(const Project& project) {
    return Simulation(project).explain({"a", 0})->wanted;
}

} // namespace

class TestCombiners : public QObject {
    Q_OBJECT

private slots:
    void sum_addsByWeight();
    void sum_isCutToItsLimit_whileForcesBesideItAreNot();
    void priority_takesTheFirstActive();
    void priority_followsTheOrderOfLinks();
    void priority_skipsInactiveForces();
    void priority_threshold_skipsWeakForces();
    void nested_weightsMultiply();
    void deepNesting_doesNotOverflow();
    void budget_cutsTheLast_data();
    void budget_cutsTheLast();
    void budget_spent_usesNoMore_data();
    void budget_spent_usesNoMore();
    void budget_skipsInactiveForces();
    void dither_skipsWithItsChance();
    void dither_withoutLeak_isAPriority_withFullLeak_isInactive();
    void dither_drawsAnewEveryInterval();
    void dither_usesOnlyTheForceItTakes();
};

void TestCombiners::sum_addsByWeight() {
    QCOMPARE(wanted(twoSeeks("sum", 2, 0.5).build()), (Vec2{6, 1.5}));
}

void TestCombiners::sum_isCutToItsLimit_whileForcesBesideItAreNot() {
    ProjectBuilder builder = twoSeeks("sum", 1, 0).set("combine", "limit", 2.0);
    QCOMPARE(wanted(builder.build()), (Vec2{2, 0}));
    builder.link("seek-down.force", "a.steering");
    QCOMPARE(wanted(builder.build()), (Vec2{2, 3}));
    QCOMPARE(wanted(builder.set("combine", "limit", 0.0).build()), (Vec2{0, 3}));
}

void TestCombiners::priority_takesTheFirstActive() {
    QCOMPARE(wanted(twoSeeks("priority", 0.5).build()), (Vec2{1.5, 0}));
}

void TestCombiners::priority_followsTheOrderOfLinks() {
    Project project = twoSeeks("priority").build();
    for (Link& link : project.links)
        if (link.from.node == "seek-down")
            link.order = -1;
    QCOMPARE(wanted(project), (Vec2{0, 3}));
}

void TestCombiners::priority_skipsInactiveForces() {
    const Project project = twoSeeks("priority")
                                .node("never", "chance", {{"probability", 0.0}})
                                .link("never.condition", "seek-right.when")
                                .build();
    QCOMPARE(wanted(project), (Vec2{0, 3}));
}

void TestCombiners::priority_threshold_skipsWeakForces() {
    Project project = twoSeeks("priority", 0.1).build();
    QCOMPARE(wanted(project).y, 0.0);
    apply(setValue(project, "combine", "threshold", 1.0).value(), project);
    QCOMPARE(wanted(project), (Vec2{0, 3}));
}

void TestCombiners::nested_weightsMultiply() {
    const Project project = ProjectBuilder()
                                .agents("a", {{"", {0, 0}, {}}})
                                .point("right", {100, 0})
                                .node("seek", "seek")
                                .node("inner", "sum")
                                .node("outer", "priority")
                                .link("right.point", "seek.target")
                                .link("seek.force", "inner.forces", 2)
                                .link("inner.force", "outer.forces", 3)
                                .link("outer.force", "a.steering", 0.5)
                                .build();
    const Explanation now = *Simulation(project).explain({"a", 0});
    QCOMPARE(now.wanted, (Vec2{9, 0}));
    QCOMPARE(std::ranges::find(now.nodes, "seek", &NodeExplanation::node)->weight, 3.0);
}

void TestCombiners::deepNesting_doesNotOverflow() {
    ProjectBuilder builder;
    builder.agents("a", {{"", {0, 0}, {}}}).point("right", {100, 0}).node("seek", "seek");
    builder.link("right.point", "seek.target");
    std::string last = "seek";
    for (int i = 0; i < 300; ++i) {
        const std::string next = "sum-" + std::to_string(i);
        builder.node(next, "sum").link(last + ".force", next + ".forces", 100);
        last = next;
    }
    Simulation simulation(builder.link(last + ".force", "a.steering", 100).build());
    simulation.step();
    QCOMPARE(simulation.populations()[0].vx[0], 3.0);
    QCOMPARE(simulation.populations()[0].vy[0], 0.0);
}

void TestCombiners::budget_cutsTheLast_data() {
    QTest::addColumn<double>("maxForce");
    QTest::addColumn<double>("first");
    QTest::addColumn<double>("second");
    QTest::addColumn<Vec2>("expected");
    QTest::newRow("enough for both") << 6.0 << 1.0 << 1.0 << Vec2{3, 3};
    QTest::newRow("the second is cut to what is left") << 5.0 << 1.0 << 1.0 << Vec2{3, 2};
    QTest::newRow("just spent") << 3.0 << 1.0 << 1.0 << Vec2{3, 0};
    QTest::newRow("the first is cut") << 2.0 << 1.0 << 1.0 << Vec2{2, 0};
    QTest::newRow("weights come before") << 5.0 << 0.5 << 4.0 << Vec2{1.5, 3.5};
    QTest::newRow("no force") << 0.0 << 1.0 << 1.0 << Vec2{0, 0};
}

void TestCombiners::budget_cutsTheLast() {
    QFETCH(double, maxForce);
    QFETCH(double, first);
    QFETCH(double, second);
    QFETCH(Vec2, expected);
    const Project project =
        twoSeeks("budget", first, second).set("a", "maxForce", maxForce).build();
    QCOMPARE(difference(wanted(project), expected), QString());
}

void TestCombiners::budget_spent_usesNoMore_data() {
    QTest::addColumn<Vec2>("target");
    for (const Vec2 target :
         {Vec2{100, 0}, Vec2{70, 31}, Vec2{-13, 57}, Vec2{1, 900}, Vec2{-3, -7}})
        QTest::newRow(qPrintable(textOf(target))) << target;
}

/// However the numbers round, forces after the cut one are unused and drain no meter.
void TestCombiners::budget_spent_usesNoMore() {
    QFETCH(Vec2, target);
    for (const double maxForce : {0.1, 0.7, 1.0 / 3, 1.9, 2.99}) {
        ProjectBuilder builder;
        builder.agents("a", {{"", {0, 0}, {}}})
            .set("a", "maxForce", maxForce)
            .point("first", target)
            .point("next", {31, -17})
            .node("seek", "seek")
            .node("later", "seek")
            .node("combine", "budget")
            .link("first.point", "seek.target")
            .link("next.point", "later.target")
            .link("seek.force", "combine.forces")
            .link("later.force", "combine.forces")
            .link("combine.force", "a.steering");
        const Simulation simulation(builder.build());
        QVERIFY(explained(simulation, "seek").used);
        QVERIFY(!explained(simulation, "later").used);
    }
}

void TestCombiners::budget_skipsInactiveForces() {
    auto builder = twoSeeks("budget");
    builder.node("never", "chance", {{"probability", 0.0}})
        .link("never.condition", "seek-right.when")
        .set("a", "maxForce", 2.0);
    QCOMPARE(difference(wanted(builder.build()), Vec2{0, 2}), QString());
    builder.link("never.condition", "seek-down.when");
    QVERIFY(!forceOf(builder, {"a", 0}, "combine"));
}

namespace {

struct Taken {
    int first = 0, second = 0, none = 0, changes = 0;
};

/// Which of two seeks a dither takes, tick by tick.
Taken takenBy(double leak, double interval, int ticks) {
    Simulation simulation(twoSeeks("dither")
                              .set("combine", "leak", leak)
                              .set("combine", "interval", interval)
                              .build());
    Taken taken;
    int last = -1;
    for (int i = 0; i < ticks; ++i) {
        const bool first = explained(simulation, "seek-right").used;
        const bool second = explained(simulation, "seek-down").used;
        const int which = first ? 1 : second ? 2 : 0;
        taken.first += which == 1;
        taken.second += which == 2;
        taken.none += which == 0;
        taken.changes += i > 0 && which != last;
        last = which;
        simulation.step();
    }
    return taken;
}

} // namespace

void TestCombiners::dither_skipsWithItsChance() {
    const Taken taken = takenBy(0.3, 0, 3000);
    QVERIFY2(std::abs(taken.first - 2100) < 120, qPrintable(QString::number(taken.first)));
    QVERIFY2(std::abs(taken.second - 630) < 100, qPrintable(QString::number(taken.second)));
    QVERIFY2(std::abs(taken.none - 270) < 80, qPrintable(QString::number(taken.none)));
}

void TestCombiners::dither_withoutLeak_isAPriority_withFullLeak_isInactive() {
    QCOMPARE(takenBy(0, 0, 200).first, 200);
    QCOMPARE(takenBy(1, 0, 200).none, 200);
}

void TestCombiners::dither_drawsAnewEveryInterval() {
    QVERIFY(takenBy(0.5, 0, 300).changes > 100);
    const Taken taken = takenBy(0.5, 10, 300); // it may change 29 times
    QVERIFY2(taken.changes > 5 && taken.changes <= 29, qPrintable(QString::number(taken.changes)));
    QCOMPARE(taken.first % 10, 0);
}

void TestCombiners::dither_usesOnlyTheForceItTakes() {
    const Simulation simulation(twoSeeks("dither", 0.5, 1).set("combine", "leak", 0.0).build());
    QVERIFY(!explained(simulation, "seek-down").used);
    QCOMPARE(difference(forceOf(simulation, {"a", 0}, "combine"), Vec2{1.5, 0}), QString());
}

QTEST_APPLESS_MAIN(TestCombiners)
#include "tst_combiners.moc"
