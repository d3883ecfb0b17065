#include "tests/core/support/forces.h"

#include <QTest>

#include <cmath>

using namespace tiller;

namespace {

/// The agent "a" keeps its velocity; the node "it" turns it.
ProjectBuilder turned(const std::string& type, double maxTurnRate, const PlacedAgent& self,
                      std::vector<PlacedAgent> others = {}) {
    ProjectBuilder builder;
    builder.agents("a", {self})
        .agents("b", std::move(others))
        .node("look", "nearest")
        .node("it", type, {{"maxTurnRate", maxTurnRate}})
        .link("b.agents", "look.agents")
        .link("it.heading", "a.facing");
    if (type == "face")
        builder.link("look.agent", "it.target");
    return builder;
}

/// Where it looks, in degrees counterclockwise from +x.
double facing(const Simulation& simulation, std::size_t i = 0) {
    const Population& of = populationOf(simulation, "a");
    return std::atan2(-of.facingY[i], of.facingX[i]) * 180 / std::acos(-1.0);
}

bool isAbout(double actual, double expected) {
    return std::abs(actual - expected) < 1e-6;
}

#define COMPARE_ANGLES(actual, expected)                                                           \
    QVERIFY2(isAbout(actual, expected), qPrintable(QString::number(actual)))

} // namespace

/// Facings that differ from the velocity, in degrees per tick.
class TestFacing : public QObject {
    Q_OBJECT

private slots:
    void face_turnsByAtMostTheRate_theShortWay_data();
    void face_turnsByAtMostTheRate_theShortWay();
    void face_leavesTheVelocityAlone();
    void face_onTopOfTheTarget_keepsLooking();
    void face_targetMissing_looksWhereItGoes();
    void face_followsAMovingTarget();
    void lookWhereYouGo_turnsAsFastAsItCan();
    void lookWhereYouGo_atRest_keepsTheLastHeading();
    void tickLength_doesNotChangeTheTurn();
    void viewAngle_isAroundTheFacing();
    void leaderFrame_followsTheLeadersMotion_notItsFacing();
};

void TestFacing::face_turnsByAtMostTheRate_theShortWay_data() {
    QTest::addColumn<Vec2>("target");
    QTest::addColumn<double>("rate");
    QTest::addColumn<double>("first");
    QTest::addColumn<double>("second");
    const Vec2 up{0, -100}, down{0, 100}, behind{-100, 0}, ahead{100, 0}, downBehind{-100, 1};
    const double last = -180 + std::atan(0.01) * 180 / std::acos(-1.0);
    QTest::newRow("up is left") << up << 30.0 << 30.0 << 60.0;
    QTest::newRow("down is right") << down << 30.0 << -30.0 << -60.0;
    QTest::newRow("it stops there") << up << 60.0 << 60.0 << 90.0;
    QTest::newRow("straight back: to the left") << behind << 50.0 << 50.0 << 100.0;
    QTest::newRow("nearly back: the short way") << downBehind << 100.0 << -100.0 << last;
    QTest::newRow("half a turn at once") << downBehind << 180.0 << last << last;
    QTest::newRow("no limit") << downBehind << noLimit << last << last;
    QTest::newRow("no turning") << up << 0.0 << 0.0 << 0.0;
    QTest::newRow("it looks there") << ahead << 10.0 << 0.0 << 0.0;
}

void TestFacing::face_turnsByAtMostTheRate_theShortWay() {
    QFETCH(Vec2, target);
    QFETCH(double, rate);
    QFETCH(double, first);
    QFETCH(double, second);
    Simulation simulation(turned("face", rate, {"", {0, 0}, {}}, {{"", target, {}}}).build());
    COMPARE_ANGLES(facing(simulation), 0.0);
    simulation.step();
    COMPARE_ANGLES(facing(simulation), first);
    simulation.step();
    COMPARE_ANGLES(facing(simulation), second);
}

void TestFacing::face_leavesTheVelocityAlone() {
    Simulation simulation(turned("face", 90, {"", {0, 0}, {2, 1}}, {{"", {0, -1000}, {}}}).build());
    run(simulation, 5);
    const Population& of = populationOf(simulation, "a");
    QCOMPARE(velocityOf(of, 0), (Vec2{2, 1}));
    QCOMPARE(difference(Vec2{of.headingX[0], of.headingY[0]}, Vec2{2, 1} / std::sqrt(5)),
             QString());
    COMPARE_ANGLES(facing(simulation), std::atan2(1004, -8) * 180 / std::acos(-1.0));
    QCOMPARE(difference(simulation.explain({"a", 0})->heading, Vec2{of.facingX[0], of.facingY[0]}),
             QString());
}

void TestFacing::face_onTopOfTheTarget_keepsLooking() {
    Simulation simulation(turned("face", 30, {"", {0, 0}, {}}, {{"", {0, -9}, {}}}).build());
    run(simulation, 2);
    simulation.moveAgent({"b", 0}, {0, 0});
    run(simulation, 3);
    COMPARE_ANGLES(facing(simulation), 60.0);
}

void TestFacing::face_targetMissing_looksWhereItGoes() {
    const auto project = [](std::vector<PlacedAgent> others) {
        return turned("face", noLimit, {"", {0, 0}, {0, 1}}, std::move(others)).build();
    };
    Simulation simulation(project({{"", {500, 0}, {}}}));
    simulation.step();
    COMPARE_ANGLES(facing(simulation), 0.0);
    simulation.setProject(project({}));
    QVERIFY(!explained(simulation).active);
    simulation.step();
    COMPARE_ANGLES(facing(simulation), -90.0);
}

void TestFacing::face_followsAMovingTarget() {
    Simulation simulation(
        turned("face", noLimit, {"", {0, 0}, {}}, {{"", {10, 0}, {0, -3}}}).build());
    for (int i = 0; i < 9; ++i) {
        simulation.step(); // it saw the target at its place when the tick began
        COMPARE_ANGLES(facing(simulation), std::atan2(3.0 * i, 10) * 180 / std::acos(-1.0));
    }
}

void TestFacing::lookWhereYouGo_turnsAsFastAsItCan() {
    auto builder = turned("look-where-you-go", 20, {"", {0, 0}, {3, 0}});
    builder.point("up", {0, -1e5})
        .node("seek", "seek")
        .link("up.point", "seek.target")
        .link("seek.force", "a.steering");
    Simulation simulation(builder.build());
    simulation.step(); // it moves up now, but when the tick began it moved to the right
    QVERIFY(velocityOf(populationOf(simulation, "a"), 0).y < -2.9);
    COMPARE_ANGLES(facing(simulation), 0.0);
    simulation.step();
    COMPARE_ANGLES(facing(simulation), 20.0);
    run(simulation, 3);
    COMPARE_ANGLES(facing(simulation), 80.0);
    run(simulation, 60);
    QVERIFY(std::abs(facing(simulation) - 90) < 1);
}

void TestFacing::lookWhereYouGo_atRest_keepsTheLastHeading() {
    auto builder = turned("look-where-you-go", noLimit, {"", {0, 0}, {0, -2}});
    builder.node("brake", "brake").link("brake.force", "a.steering");
    Simulation simulation(builder.build());
    run(simulation, 5);
    QCOMPARE(velocityOf(populationOf(simulation, "a"), 0), Vec2{});
    COMPARE_ANGLES(facing(simulation), 90.0);
}

void TestFacing::tickLength_doesNotChangeTheTurn() {
    for (const int perSecond : {30, 60, 240}) {
        auto builder = turned("face", 45, {"", {0, 0}, {}}, {{"", {-1e5, -1}, {}}});
        builder.world("tick", 1.0 / perSecond);
        Simulation simulation(builder.build());
        run(simulation, 2 * perSecond);
        QVERIFY(std::abs(facing(simulation) - 90) < 1e-4);
    }
}

/// It moves to the right and looks up: targets above are in view, targets on its way are not.
void TestFacing::viewAngle_isAroundTheFacing() {
    auto builder = turned("face", noLimit, {"", {0, 0}, {0.001, 0}}, {{"", {0, -500}, {}}});
    builder.agents("c", {{"", {0, -10}, {}}, {"", {10, 0}, {}}})
        .node("see", "separation", {{"radius", 40.0}, {"viewAngle", 90.0}, {"falloff", 0.0}})
        .link("c.agents", "see.agents")
        .link("see.force", "a.steering");
    const Project project = builder.build();
    Simulation simulation(project);
    QVERIFY(forceOf(simulation, {"a", 0}, "see")->x < -2.9); // before it turned
    simulation.step();
    simulation.moveAgent({"a", 0}, {0, 0});
    const Vec2 force = *forceOf(simulation, {"a", 0}, "see");
    QVERIFY2(force.y > 2.9 && std::abs(force.x) < 0.1, qPrintable(textOf(force)));
}

void TestFacing::leaderFrame_followsTheLeadersMotion_notItsFacing() {
    ProjectBuilder builder;
    builder.agents("a", {{"", {100, 0}, {0, -1}}})
        .agents("b", {{"", {160, 0}, {}}})
        .point("right", {1e5, 0})
        .node("face", "face", {{"maxTurnRate", noLimit}})
        .node("look", "nearest")
        .node("it", "offset-pursuit",
              {{"ahead", 100.0}, {"left", 0.0}, {"prediction", std::string("none")}})
        .link("right.point", "face.target")
        .link("face.heading", "a.facing")
        .link("a.agents", "look.agents")
        .link("look.agent", "it.leader")
        .link("it.force", "b.steering");
    Simulation simulation(builder.build());
    simulation.step();
    COMPARE_ANGLES(facing(simulation), 0.0);
    simulation.moveAgent({"a", 0}, {100, 0});
    simulation.moveAgent({"b", 0}, {160, -100});
    // The place is at (100, -100).
    const Vec2 velocity = velocityOf(populationOf(simulation, "b"), 0);
    QCOMPARE(difference(forceOf(simulation, {"b", 0}), Vec2{-3, 0} - velocity), QString());
}

QTEST_APPLESS_MAIN(TestFacing)
#include "tst_facing.moc"
