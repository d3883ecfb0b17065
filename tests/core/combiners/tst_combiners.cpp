#include "tests/core/support/testing.h"

/// An agent at rest at the origin: Seek gives a force of 3 toward its point.
ProjectBuilder twoSeeks(const char* combiner, double first = 1, double second = 1) {
    return world("a (0,0); right:point (100,0); down:point (0,100); seek-right:seek; "
                 "seek-down:seek; combine:{}; right > seek-right; down > seek-down; "
                 "seek-right >{} combine; seek-down >{} combine > a",
                 combiner, first, second);
}

Vec2 wanted(const Project& project) {
    return Simulation(project).explain({"a", 0})->wanted;
}

struct Taken {
    int first = 0, second = 0, none = 0, changes = 0;
};

/// Which of two seeks a dither takes, tick by tick.
Taken takenBy(double leak, double interval, int ticks) {
    Simulation simulation(
        twoSeeks("dither").add("set combine leak={} interval={}", leak, interval).build());
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

class TestCombiners : public QObject {
    Q_OBJECT

private slots:
    void wanted_isAsWorkedOutByHand_data() {
        const TestRows<Project, Vec2> row;
        row("sum: adds by weight", twoSeeks("sum", 2, 0.5), {6, 1.5});
        const std::string limit = "set combine limit=2", never = "never:chance probability=0; ";
        row("sum: is cut to its limit", twoSeeks("sum", 1, 0).add(limit), {2, 0});
        row("sum: forces beside it are not", twoSeeks("sum", 1, 0).add(limit + "; seek-down > a"),
            {2, 3});
        row("sum: limit 0", twoSeeks("sum", 1, 0).add("set combine limit=0; seek-down > a"),
            {0, 3});
        row("priority: the first active", twoSeeks("priority", 0.5), {1.5, 0});
        row("priority: skips inactive forces",
            twoSeeks("priority").add(never + "never > seek-right"), {0, 3});
        row("priority: a weak force", twoSeeks("priority", 0.1), {0.3, 0});
        row("priority: a threshold skips it",
            twoSeeks("priority", 0.1).add("set combine threshold=1"), {0, 3});
        const auto budget = [&](const char* name, double maxForce, double first, double second,
                                Vec2 expected) {
            row(name, twoSeeks("budget", first, second).add("set a maxForce={}", maxForce),
                expected);
        };
        budget("budget: enough for both", 6, 1, 1, {3, 3});
        budget("budget: the second is cut to what is left", 5, 1, 1, {3, 2});
        budget("budget: just spent", 3, 1, 1, {3, 0});
        budget("budget: the first is cut", 2, 1, 1, {2, 0});
        budget("budget: weights come before", 5, 0.5, 4, {1.5, 3.5});
        budget("budget: no force", 0, 1, 1, {0, 0});
        row("budget: skips inactive forces",
            twoSeeks("budget").add(never + "set a maxForce=2; never > seek-right"), {0, 2});
    }

    void wanted_isAsWorkedOutByHand() {
        const auto [project, expected] = fetched<Project, Vec2>();
        QCOMPARE(difference(wanted(project), expected), QString());
    }

    void priority_followsTheOrderOfLinks() {
        Project project = twoSeeks("priority").build();
        for (Link& link : project.links)
            if (link.from.node == "seek-down")
                link.order = -1;
        QCOMPARE(wanted(project), (Vec2{0, 3}));
    }

    void nested_weightsMultiply() {
        const Project project = world("a (0,0); right:point (100,0); seek; inner:sum; "
                                      "outer:priority; right > seek >2 inner >3 outer >0.5 a");
        const Explanation now = *Simulation(project).explain({"a", 0});
        QCOMPARE(now.wanted, (Vec2{9, 0}));
        QCOMPARE(std::ranges::find(now.nodes, "seek", &NodeExplanation::node)->weight, 3.0);
    }

    void deepNesting_doesNotOverflow() {
        ProjectBuilder builder = world("a (0,0); right:point (100,0); seek; right > seek");
        std::string last = "seek";
        for (int i = 0; i < 300; ++i) {
            const std::string next = "sum-" + std::to_string(i);
            builder.add("{0}:sum; {1} >100 {0}.forces", next, last);
            last = next;
        }
        Simulation simulation = afterTicks(1, builder.add("{} >100 a.steering", last).build());
        QCOMPARE(simulation.populations()[0].vx[0], 3.0);
        QCOMPARE(simulation.populations()[0].vy[0], 0.0);
    }

    void budget_spent_usesNoMore_data() {
        QTest::addColumn<Vec2>("target");
        for (const Vec2 target :
             {Vec2{100, 0}, Vec2{70, 31}, Vec2{-13, 57}, Vec2{1, 900}, Vec2{-3, -7}})
            QTest::newRow(qPrintable(textOf(target))) << target;
    }

    /// However the numbers round, forces after the cut one are unused and drain no meter.
    void budget_spent_usesNoMore() {
        QFETCH(Vec2, target);
        for (const double maxForce : {0.1, 0.7, 1.0 / 3, 1.9, 2.99}) {
            const Simulation simulation(
                world("a (0,0) maxForce={}; first:point {}; next:point (31,-17); seek; later:seek; "
                      "combine:budget; first > seek; next > later; seek > combine; "
                      "later > combine > a",
                      maxForce, target));
            QVERIFY(explained(simulation, "seek").used);
            QVERIFY(!explained(simulation, "later").used);
        }
    }

    void budget_withoutActiveForces_isInactive() {
        const auto builder = twoSeeks("budget").add("never:chance probability=0; "
                                                    "never > seek-right; never > seek-down");
        QVERIFY(!forceOf(builder, {"a", 0}, "combine"));
    }

    void dither_skipsWithItsChance() {
        const Taken taken = takenBy(0.3, 0, 3000);
        QVERIFY2(std::abs(taken.first - 2100) < 120, qPrintable(QString::number(taken.first)));
        QVERIFY2(std::abs(taken.second - 630) < 100, qPrintable(QString::number(taken.second)));
        QVERIFY2(std::abs(taken.none - 270) < 80, qPrintable(QString::number(taken.none)));
    }

    void dither_withoutLeak_isAPriority_withFullLeak_isInactive() {
        QCOMPARE(takenBy(0, 0, 200).first, 200);
        QCOMPARE(takenBy(1, 0, 200).none, 200);
    }

    void dither_drawsAnewEveryInterval() {
        QVERIFY(takenBy(0.5, 0, 300).changes > 100);
        const Taken taken = takenBy(0.5, 10, 300); // it may change 29 times
        QVERIFY2(taken.changes > 5 && taken.changes <= 29,
                 qPrintable(QString::number(taken.changes)));
        QCOMPARE(taken.first % 10, 0);
    }

    void dither_usesOnlyTheForceItTakes() {
        const Simulation simulation(twoSeeks("dither", 0.5, 1).add("set combine leak=0").build());
        QVERIFY(!explained(simulation, "seek-down").used);
        QCOMPARE(difference(forceOf(simulation, {"a", 0}, "combine"), Vec2{1.5, 0}), QString());
    }
};
