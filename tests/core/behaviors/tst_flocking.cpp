#include "core/base/angle.h"
#include "core/sim/simulation.h"
#include "tests/core/sim/build_project.h"

#include <QTest>

using namespace tiller;

namespace {

using Settings = std::initializer_list<std::pair<std::string, Value>>;

/// One behavior steers agents of type "bird", which are neighbors. M = 3, t' = 1.
ProjectBuilder flockOf(const std::string& behavior, const Settings& settings,
                       std::vector<PlacedAgent> birds) {
    ProjectBuilder builder;
    builder.agents("bird", std::move(birds))
        .node("it", behavior, settings)
        .link("bird.agents", "it.agents")
        .link("it.force", "bird.steering");
    return builder;
}

NodeExplanation explained(const Simulation& simulation, std::uint32_t bird, const Id& node) {
    const Explanation all = *simulation.explain({"bird", bird});
    for (const NodeExplanation& each : all.nodes)
        if (each.node == node)
            return each;
    throw std::runtime_error("no such node: " + node);
}

NodeExplanation explained(const ProjectBuilder& builder, std::uint32_t bird = 0) {
    return explained(Simulation(builder.build()), bird, "it");
}

bool near(Vec2 a, Vec2 b) {
    return length(a - b) < 1e-7;
}

} // namespace

/// Separation, alignment and cohesion against closed forms, and their rules in special cases.
class TestFlocking : public QObject {
    Q_OBJECT

private slots:
    void separation_fallsOff_data();
    void separation_fallsOff();
    void separation_isCutToOnePush();
    void agentsAtOnePlace_part_data();
    void agentsAtOnePlace_part();
    void radius_isExclusive_data();
    void radius_isExclusive();
    void viewAngle_isHalfToEachSide_data();
    void viewAngle_isHalfToEachSide();
    void alignment_turnsToTheMeanVelocity();
    void cohesion_headsForTheMean();
    void cohesion_takesTheShortWay();
    void groups_countAllTypes_butNotTheAgentItself();
    void alone_isInactive_soPriorityTakesTheNext();
    void sharedSums_giveTheSameAsSeparateOnes();
};

void TestFlocking::separation_fallsOff_data() {
    QTest::addColumn<double>("falloff");
    QTest::addColumn<double>("push");
    QTest::newRow("0") << 0.0 << 1.0;
    QTest::newRow("1") << 1.0 << 0.75;
    QTest::newRow("2") << 2.0 << 0.5625;
    QTest::newRow("3") << 3.0 << 0.421875;
}

void TestFlocking::separation_fallsOff() {
    QFETCH(double, falloff);
    QFETCH(double, push);
    // At a quarter of the radius, along (3, 4) / 5.
    const auto it = explained(flockOf("separation", {{"radius", 20.0}, {"falloff", falloff}},
                                      {{"", {0, 0}, {}}, {"", {3, 4}, {}}}));
    QVERIFY(it.active);
    QVERIFY(near(it.force, Vec2{-0.6, -0.8} * (3 * push)));
}

void TestFlocking::separation_isCutToOnePush() {
    const auto it = explained(
        flockOf("separation", {{"radius", 20.0}, {"falloff", 0.0}},
                {{"", {0, 0}, {}}, {"", {5, 0}, {}}, {"", {6, 0}, {}}, {"", {7, 0}, {}}}));
    QVERIFY(near(it.force, {-3, 0}));
}

void TestFlocking::agentsAtOnePlace_part_data() {
    QTest::addColumn<int>("birds");
    QTest::addColumn<int>("bird");
    QTest::addColumn<double>("left");
    QTest::newRow("the lower goes left") << 2 << 0 << 1.0;
    QTest::newRow("the higher goes right") << 2 << 1 << -1.0;
    QTest::newRow("of three, the middle stays") << 3 << 1 << 0.0;
    QTest::newRow("of three, the first: cut to one push") << 3 << 0 << 1.0;
    QTest::newRow("of three, the last") << 3 << 2 << -1.0;
}

void TestFlocking::agentsAtOnePlace_part() {
    QFETCH(int, birds);
    QFETCH(int, bird);
    QFETCH(double, left);
    std::vector<PlacedAgent> all;
    for (int i = 0; i < birds; ++i)
        all.push_back({"", {50, 50}, {1, 0}});
    const auto builder = flockOf("separation", {{"radius", 20.0}}, all);
    const auto it = explained(builder, static_cast<std::uint32_t>(bird));
    QVERIFY(it.active);
    QVERIFY(near(it.force, Vec2{0, -3} * left)); // left of (1, 0) is up
    Simulation simulation(builder.build());
    simulation.step();
    if (birds == 2) {
        QVERIFY(simulation.populations()[0].y[0] < 50);
        QVERIFY(simulation.populations()[0].y[1] > 50);
    }
}

void TestFlocking::radius_isExclusive_data() {
    QTest::addColumn<QString>("behavior");
    QTest::addColumn<double>("radius");
    QTest::addColumn<bool>("active");
    for (const char* behavior : {"separation", "alignment", "cohesion"}) {
        QTest::addRow("%s at the radius", behavior) << behavior << 5.0 << false;
        QTest::addRow("%s just inside", behavior) << behavior << 5.0000001 << true;
        QTest::addRow("%s, radius 0", behavior) << behavior << 0.0 << false;
        QTest::addRow("%s, no limit", behavior) << behavior << noLimit << true;
    }
}

void TestFlocking::radius_isExclusive() {
    QFETCH(QString, behavior);
    QFETCH(double, radius);
    QFETCH(bool, active);
    const auto it = explained(flockOf(behavior.toStdString(), {{"radius", radius}},
                                      {{"", {0, 0}, {1, 0}}, {"", {3, 4}, {0, 1}}}));
    QCOMPARE(it.active, active);
}

void TestFlocking::viewAngle_isHalfToEachSide_data() {
    QTest::addColumn<double>("viewAngle");
    QTest::addColumn<double>("at");
    QTest::addColumn<bool>("seen");
    QTest::newRow("ahead") << 10.0 << 0.0 << true;
    QTest::newRow("inside, left") << 90.0 << 44.0 << true;
    QTest::newRow("inside, right") << 90.0 << -44.0 << true;
    QTest::newRow("outside, left") << 90.0 << 46.0 << false;
    QTest::newRow("outside, right") << 90.0 << -46.0 << false;
    QTest::newRow("on the bound") << 180.0 << 90.0 << true;
    QTest::newRow("wide, behind the shoulder") << 300.0 << 149.0 << true;
    QTest::newRow("wide, behind") << 300.0 << 151.0 << false;
    QTest::newRow("all round, right behind") << 360.0 << 180.0 << true;
}

void TestFlocking::viewAngle_isHalfToEachSide() {
    QFETCH(double, viewAngle);
    QFETCH(double, at);
    QFETCH(bool, seen);
    for (const char* behavior : {"separation", "alignment", "cohesion"}) {
        const auto it = explained(flockOf(behavior, {{"radius", 50.0}, {"viewAngle", viewAngle}},
                                          {{"", {0, 0}, {2, 0}}, {"", direction(at) * 30, {}}}));
        QCOMPARE(it.active, seen);
    }
}

void TestFlocking::alignment_turnsToTheMeanVelocity() {
    const auto it =
        explained(flockOf("alignment", {{"radius", 50.0}},
                          {{"", {0, 0}, {1, 1}}, {"", {5, 0}, {2, 0}}, {"", {0, 5}, {0, 3}}}));
    QVERIFY(near(it.force, {1 - 1, 1.5 - 1}));
}

void TestFlocking::cohesion_headsForTheMean() {
    const auto it = explained(flockOf("cohesion", {{"radius", 20.0}},
                                      {{"", {0, 0}, {}}, {"", {8, 0}, {}}, {"", {0, 4}, {}}}));
    QVERIFY(near(it.force, Vec2{4.0 / 20, 2.0 / 20} * 3));
}

void TestFlocking::cohesion_takesTheShortWay() {
    auto builder = flockOf("cohesion", {{"radius", 20.0}}, {{"", {2, 50}, {}}, {"", {98, 50}, {}}});
    builder.world("edges", std::string("wrap")).world("width", 100.0).world("height", 100.0);
    QVERIFY(near(explained(builder, 0).force, Vec2{-4.0 / 20, 0} * 3));
    QVERIFY(near(explained(builder, 1).force, Vec2{4.0 / 20, 0} * 3));
}

void TestFlocking::groups_countAllTypes_butNotTheAgentItself() {
    auto builder =
        flockOf("alignment", {{"radius", 50.0}}, {{"", {0, 0}, {3, 0}}, {"", {1, 0}, {0, 2}}});
    builder.agents("fly", {{"", {0, 1}, {0, -1}}, {"", {400, 0}, {3, 3}}})
        .link("fly.agents", "it.agents");
    QVERIFY(near(explained(builder).force, Vec2{0, 0.5} - Vec2{3, 0}));

    ProjectBuilder others;
    others.agents("bird", {{"", {0, 0}, {3, 0}}, {"", {1, 0}, {0, 2}}})
        .agents("fly", {{"", {0, 1}, {0, -1}}})
        .node("it", "alignment", {{"radius", 50.0}})
        .link("fly.agents", "it.agents")
        .link("it.force", "bird.steering");
    QVERIFY(near(explained(others).force, Vec2{0, -1} - Vec2{3, 0}));
}

void TestFlocking::alone_isInactive_soPriorityTakesTheNext() {
    for (const char* behavior : {"separation", "alignment", "cohesion"}) {
        ProjectBuilder builder;
        builder.agents("bird", {{"", {0, 0}, {1, 0}}})
            .node("it", behavior)
            .point("goal", {10, 0})
            .node("go", "seek")
            .node("choice", "priority")
            .link("bird.agents", "it.agents")
            .link("goal.point", "go.target")
            .link("it.force", "choice.forces")
            .link("go.force", "choice.forces")
            .link("choice.force", "bird.steering");
        const Simulation simulation(builder.build());
        QVERIFY(!explained(simulation, 0, "it").active);
        QVERIFY(explained(simulation, 0, "go").used);
    }
}

void TestFlocking::sharedSums_giveTheSameAsSeparateOnes() {
    std::vector<PlacedAgent> birds;
    for (int i = 0; i < 90; ++i)
        birds.push_back({"", {i * 37 % 101 * 1.5, i * 53 % 89 * 1.25}, direction(i * 71.0)});
    struct Behavior {
        const char* type;
        double radius, viewAngle;
    };
    const Behavior nodes[] = {{"separation", 30, 360},
                              {"alignment", 30, 360},
                              {"cohesion", 30, 360},
                              {"cohesion", 45, 200},
                              {"alignment", 20, 120}};
    ProjectBuilder together;
    together.agents("bird", birds);
    for (std::size_t i = 0; i < std::size(nodes); ++i) {
        const std::string id = "n" + std::to_string(i);
        together
            .node(id, nodes[i].type,
                  {{"radius", nodes[i].radius}, {"viewAngle", nodes[i].viewAngle}})
            .link("bird.agents", id + ".agents")
            .link(id + ".force", "bird.steering");
    }
    const Simulation all(together.build());
    for (std::size_t i = 0; i < std::size(nodes); ++i) {
        const Simulation alone(
            flockOf(nodes[i].type, {{"radius", nodes[i].radius}, {"viewAngle", nodes[i].viewAngle}},
                    birds)
                .build());
        int active = 0;
        for (std::uint32_t bird = 0; bird < birds.size(); ++bird) {
            const auto expected = explained(alone, bird, "it");
            const auto it = explained(all, bird, "n" + std::to_string(i));
            QCOMPARE(it.active, expected.active);
            QCOMPARE(it.force, expected.force);
            active += it.active;
        }
        QVERIFY(active > 30);
    }
}

QTEST_APPLESS_MAIN(TestFlocking)
#include "tst_flocking.moc"
