#include "core/sim/simulation.h"
#include "tests/core/sim/build_project.h"

#include <QTest>

using namespace tiller;

namespace {

/// At rest at the origin: Seek of a point gives 3 toward it.
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
    void priority_takesTheFirstActive();
    void priority_followsTheOrderOfLinks();
    void priority_passesOverTheInactive();
    void priority_threshold_passesOverTheWeak();
    void nested_weightsMultiply();
    void deepNesting_doesNotOverflow();
};

void TestCombiners::sum_addsByWeight() {
    QCOMPARE(wanted(twoSeeks("sum", 2, 0.5).build()), (Vec2{6, 1.5}));
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

void TestCombiners::priority_passesOverTheInactive() {
    const Project project = twoSeeks("priority")
                                .node("never", "chance", {{"probability", 0.0}})
                                .link("never.condition", "seek-right.when")
                                .build();
    QCOMPARE(wanted(project), (Vec2{0, 3}));
}

void TestCombiners::priority_threshold_passesOverTheWeak() {
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

QTEST_APPLESS_MAIN(TestCombiners)
#include "tst_combiners.moc"
