#include "core/sim/simulation.h"
#include "tests/core/sim/build_project.h"

#include <QTest>

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

/// Where it sees its target; nothing if it sees none.
std::optional<Vec2> seen(const Simulation& simulation) {
    const Explanation now = *simulation.explain({"a", 0});
    return std::ranges::find(now.nodes, "look", &NodeExplanation::node)->target;
}

} // namespace

class TestNearest : public QObject {
    Q_OBJECT

private slots:
    void takesTheNearest();
    void range_countsItsEnd();
    void nobodyThere_isMissing();
    void notItself();
    void severalTypes_areOneGroup();
    void keep_choosesForTheNextTick_andHoldsOn();
    void keep_losesBeyondTheLoseRange();
    void keep_losesTheOneThatIsNoMore();
};

void TestNearest::takesTheNearest() {
    const Simulation simulation(
        looking({{"", {30, 0}, {}}, {"", {0, -20}, {}}, {"", {40, 0}, {}}}, {}).build());
    QCOMPARE(seen(simulation), std::optional(Vec2{0, -20}));
}

void TestNearest::range_countsItsEnd() {
    QVERIFY(seen(Simulation(looking({{"", {30, 0}, {}}}, {{"range", 30.0}}).build())));
    QVERIFY(!seen(Simulation(looking({{"", {30, 0}, {}}}, {{"range", 29.9}}).build())));
}

void TestNearest::nobodyThere_isMissing() {
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

void TestNearest::keep_choosesForTheNextTick_andHoldsOn() {
    Simulation simulation(
        looking({{"", {30, 0}, {}}, {"", {100, 0}, {}}}, {{"keep", true}}).build());
    QVERIFY(!seen(simulation)); // it has not chosen yet
    simulation.step();
    QCOMPARE(seen(simulation), std::optional(Vec2{30, 0}));
    simulation.moveAgent({"b", 1}, {5, 0}); // nearer now, but it holds on
    simulation.step();
    QCOMPARE(seen(simulation), std::optional(Vec2{30, 0}));
}

void TestNearest::keep_losesBeyondTheLoseRange() {
    Simulation simulation(
        looking({{"", {30, 0}, {}}, {"", {0, 60}, {}}}, {{"keep", true}, {"loseRange", 80.0}})
            .build());
    simulation.step();
    simulation.step(); // used: it holds on to the first
    simulation.moveAgent({"b", 0}, {300, 0});
    QVERIFY(!seen(simulation));
    simulation.step(); // unused: it chooses anew
    QVERIFY(seen(simulation).has_value());
    QCOMPARE(*seen(simulation), (Vec2{0, 60}));
}

void TestNearest::keep_losesTheOneThatIsNoMore() {
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

QTEST_APPLESS_MAIN(TestNearest)
#include "tst_nearest.moc"
