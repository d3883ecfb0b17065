#include "core/sim/simulation.h"
#include "tests/core/sim/build_project.h"

#include <QTest>

using namespace tiller;

namespace {

/// Two agents that seek the cursor, else a post. The second starts far from the click of the tests.
ProjectBuilder seekers(const char* follows) {
    return ProjectBuilder()
        .agents("seeker", {{"", {100, 100}, {0, 0}}, {"", {100, 500}, {0, 0}}})
        .point("post", {700, 300})
        .node("mouse", "cursor", {{"follows", std::string(follows)}})
        .node("seek", "seek")
        .link("mouse.point", "seek.target")
        .link("seek.force", "seeker.steering");
}

NodeExplanation explained(const Simulation& simulation, std::uint32_t agent, const Id& node) {
    const auto why = simulation.explain({"seeker", agent});
    return *std::ranges::find(why->nodes, node, &NodeExplanation::node);
}

std::optional<Vec2> targetOf(const Simulation& simulation, std::uint32_t agent) {
    return explained(simulation, agent, "mouse").target;
}

} // namespace

class TestCursor : public QObject {
    Q_OBJECT

private slots:
    void click_isKept();
    void clickUntilReached_isForgottenByEachAgentThatComes();
    void newClick_callsThoseThatForgot();
    void otherwise_isTheTargetWithoutAMouse();
    void otherwise_isUsedOnlyWithoutAMouse();
    void withoutAnything_thereIsNoTarget();
};

void TestCursor::click_isKept() {
    Simulation simulation(seekers("click").build());
    simulation.click({130, 100});
    for (int i = 0; i < 100; ++i)
        simulation.step();
    QCOMPARE(targetOf(simulation, 0), (Vec2{130, 100}));
}

void TestCursor::clickUntilReached_isForgottenByEachAgentThatComes() {
    Simulation simulation(seekers("click-until-reached").build());
    QVERIFY(!targetOf(simulation, 0));
    simulation.click({130, 100});
    QCOMPARE(targetOf(simulation, 0), (Vec2{130, 100}));
    for (int i = 0; i < 30; ++i)
        simulation.step();
    QVERIFY(!targetOf(simulation, 0));
    QCOMPARE(targetOf(simulation, 1), (Vec2{130, 100})); // still on its way
    for (int i = 0; i < 150; ++i)
        simulation.step();
    QVERIFY(!targetOf(simulation, 1));
}

void TestCursor::newClick_callsThoseThatForgot() {
    Simulation simulation(seekers("click-until-reached").build());
    simulation.click({130, 100});
    for (int i = 0; i < 30; ++i)
        simulation.step();
    const Snapshot saved = simulation.snapshot();
    simulation.click({300, 100});
    QCOMPARE(targetOf(simulation, 0), (Vec2{300, 100}));
    QVERIFY(simulation.restore(saved));
    QVERIFY(!targetOf(simulation, 0)); // a snapshot holds what each agent forgot
}

void TestCursor::otherwise_isTheTargetWithoutAMouse() {
    Simulation simulation(seekers("move").link("post.point", "mouse.otherwise").build());
    QCOMPARE(targetOf(simulation, 0), (Vec2{700, 300}));
    simulation.setCursor(Vec2{200, 200});
    QCOMPARE(targetOf(simulation, 0), (Vec2{200, 200}));
    simulation.setCursor({});
    QCOMPARE(targetOf(simulation, 0), (Vec2{700, 300}));
}

void TestCursor::otherwise_isUsedOnlyWithoutAMouse() {
    Simulation simulation(seekers("move").link("post.point", "mouse.otherwise").build());
    const auto uses = [&] { return explained(simulation, 0, "post").used; };
    QVERIFY(uses());
    simulation.setCursor(Vec2{200, 200});
    QVERIFY(!uses());
}

void TestCursor::withoutAnything_thereIsNoTarget() {
    for (const char* follows : {"move", "click", "click-until-reached"}) {
        Simulation simulation(seekers(follows).build());
        simulation.step();
        QVERIFY(!targetOf(simulation, 0));
    }
}

QTEST_APPLESS_MAIN(TestCursor)
#include "tst_cursor.moc"
