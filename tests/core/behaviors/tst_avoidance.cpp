#include "tests/core/support/forces.h"

#include <QTest>

#include <cmath>

using namespace tiller;

namespace {

/// The node "it" steers one agent among obstacles. t' = 1, M = 3, and no body by default.
ProjectBuilder amongObstacles(const std::string& type, Settings settings, const PlacedAgent& self,
                              std::vector<std::vector<std::pair<std::string, Value>>> obstacles) {
    ProjectBuilder builder;
    builder.agents("a", {self})
        .node("things", "obstacles")
        .node("it", type, settings)
        .link("things.obstacles", "it.obstacles")
        .link("it.force", "a.steering");
    int number = 0;
    for (const auto& values : obstacles)
        builder.scene("o" + std::to_string(number++), "obstacle", values);
    builder.set("a", "radius", 0.0);
    return builder;
}

std::vector<std::pair<std::string, Value>> circle(double x, double y, double radius) {
    return {{"x", x}, {"y", y}, {"radius", radius}};
}

std::vector<std::pair<std::string, Value>> wall(Points points) {
    return {{"shape", text("wall")}, {"points", std::move(points)}};
}

std::vector<std::pair<std::string, Value>> box(double x, double y, double width, double height) {
    return {{"shape", text("box")}, {"x", x}, {"y", y}, {"width", width}, {"height", height}};
}

constexpr double full = 3; // M / t'

Vec2 cut(Vec2 push) {
    return push * (length(push) > 1 ? full / length(push) : full);
}

} // namespace

/// Obstacle avoidance, wall avoidance, wall following and hide, with values by hand. y points down,
/// so left of (1, 0) is (0, -1).
class TestAvoidance : public QObject {
    Q_OBJECT

private slots:
    void obstacles_arePassedOnTheShorterSide_data();
    void obstacles_arePassedOnTheShorterSide();
    void obstacles_inAWorldThatWraps_areSeenAcrossTheEdge();
    void aFieldOfRocks_isCrossedWithoutContact();
    void walls_pushAlongTheirNormal_data();
    void walls_pushAlongTheirNormal();
    void aWall_isFollowedAtItsDistance_data();
    void aWall_isFollowedAtItsDistance();
    void hidingPlaces_areBehindTheNearestObstacle_data();
    void hidingPlaces_areBehindTheNearestObstacle();
    void hidingAgents_areSeldomSeen();
    void withoutObstacles_allAreInactive_data();
    void withoutObstacles_allAreInactive();
    void onlyTheGroup_counts();
    void tickLengths_giveTheSameTrack_data();
    void tickLengths_giveTheSameTrack();
};

void TestAvoidance::obstacles_arePassedOnTheShorterSide_data() {
    QTest::addColumn<Project>("project");
    QTest::addColumn<std::optional<Vec2>>("force");
    const auto row = [](const char* name, const PlacedAgent& self, Settings settings,
                        auto obstacles, std::optional<Vec2> force) {
        QTest::newRow(name)
            << amongObstacles("obstacle-avoidance", settings, self, obstacles).build() << force;
    };
    using All = std::vector<std::vector<std::pair<std::string, Value>>>;
    const Settings plain{{"lookAhead", 10.0}, {"margin", 0.0}, {"braking", 0.0}};
    const PlacedAgent right{"", {0, 0}, {2, 0}}; // looks 20 ahead
    // Its way meets a circle of radius 4 around (14, c) at 14 - sqrt(16 - c^2).
    row("dead ahead: on the left", right, plain, All{circle(14, 0, 4)}, cut({0, -0.5}));
    row("it lies to the left: on the right", right, plain, All{circle(14, -1, 4)},
        cut({0, 1 - (14 - std::sqrt(15)) / 20}));
    row("it lies to the right: on the left", right, plain, All{circle(14, 1, 4)},
        cut({0, -(1 - (14 - std::sqrt(15)) / 20)}));
    row("beside its way", right, plain, All{circle(14, 4.001, 4)}, {});
    row("beside, but within the margin", right,
        {{"lookAhead", 10.0}, {"margin", 1.0}, {"braking", 0.0}}, All{circle(14, 4.5, 4)},
        cut({0, -(1 - (14 - std::sqrt(25 - 4.5 * 4.5)) / 20)}));
    row("behind", right, plain, All{circle(-14, 0, 4)}, {});
    row("too far", right, plain, All{circle(25, 0, 4)}, {});
    row("the nearest counts", right, plain, All{circle(18, 1, 4), circle(10, -1, 4)},
        cut({0, 1 - (10 - std::sqrt(15)) / 20}));
    row("it brakes too", right, {{"lookAhead", 10.0}, {"margin", 0.0}, {"braking", 0.5}},
        All{circle(14, 0, 4)}, cut({-0.25, -0.5}));
    row("a box, more of it to the left", right, plain, All{box(10, -6, 5, 8)}, cut({0, 0.5}));
    row("a wall, round its nearer end", right, plain, All{wall({{10, -2}, {10, 30}})},
        cut({0, -0.5}));
    row("inside a circle, on the way out", {"", {12, 0}, {2, 0}}, plain, All{circle(10, 0, 4)}, {});
    row("inside a circle, on the way in", {"", {8, 0}, {2, 0}}, plain, All{circle(10, 0, 4)},
        cut({0, -1}));
    row("at rest it looks no farther than its body", {"", {0, 0}, {0, 0}}, plain,
        All{circle(14, 0, 4)}, {});
    row("no look ahead", right, {{"lookAhead", 0.0}, {"margin", 0.0}}, All{circle(4.5, 0, 4)}, {});
}

void TestAvoidance::obstacles_arePassedOnTheShorterSide() {
    QFETCH(Project, project);
    QFETCH(std::optional<Vec2>, force);
    QCOMPARE(difference(forceOf(Simulation(project)), force), QString());
}

void TestAvoidance::obstacles_inAWorldThatWraps_areSeenAcrossTheEdge() {
    auto builder = amongObstacles("obstacle-avoidance",
                                  {{"lookAhead", 10.0}, {"margin", 0.0}, {"braking", 0.0}},
                                  {"", {790, 300}, {2, 0}}, {circle(4, 301, 4)});
    builder.world("edges", text("wrap"));
    QCOMPARE(difference(forceOf(builder), cut({0, -(1 - (14 - std::sqrt(15)) / 20)})), QString());
}

void TestAvoidance::aFieldOfRocks_isCrossedWithoutContact() {
    const auto overlaps = [](double weight) {
        ProjectBuilder builder;
        builder.world("tick", 1.0 / 60).world("edges", text("wrap"));
        builder
            .node("walkers", "agent-type",
                  {{"count", 100.0}, {"radius", 4.0}, {"startSpeedMin", 40.0}})
            .node("rocks", "obstacles")
            .node("clear", "obstacle-avoidance", {{"margin", 6.0}, {"lookAhead", 1.0}})
            .node("on", "wander", {{"circleRadius", 15.0}, {"circleDistance", 90.0}})
            .link("rocks.obstacles", "clear.obstacles")
            .link("clear.force", "walkers.steering", weight)
            .link("on.force", "walkers.steering");
        std::vector<Vec2> rocks;
        for (int i = 0; i < 30; ++i) {
            rocks.push_back({80.0 + 130 * (i % 6), 60.0 + 120 * (i / 6)});
            builder.scene("r" + std::to_string(i), "obstacle",
                          circle(rocks.back().x, rocks.back().y, 18));
        }
        Simulation simulation(builder.build());
        run(simulation, 120); // agents that start in a rock leave it
        int touching = 0;
        for (int tick = 0; tick < 600; ++tick) {
            simulation.step();
            const Population& of = simulation.populations().front();
            for (std::size_t i = 0; i < of.size(); ++i)
                for (const Vec2 rock : rocks)
                    touching += length(positionOf(of, i) - rock) < 18 + 4;
        }
        return touching / 60000.0;
    };
    const double with = overlaps(3);
    const double without = overlaps(0);
    QVERIFY2(with < 0.01, qPrintable(QString::number(with)));
    QVERIFY2(without > 0.05, qPrintable(QString::number(without)));
}

void TestAvoidance::walls_pushAlongTheirNormal_data() {
    QTest::addColumn<Project>("project");
    QTest::addColumn<std::optional<Vec2>>("force");
    using All = std::vector<std::vector<std::pair<std::string, Value>>>;
    const auto row = [](const char* name, const PlacedAgent& self, Settings settings,
                        const All& obstacles, std::optional<Vec2> force) {
        QTest::newRow(name) << amongObstacles("wall-avoidance", settings, self, obstacles).build()
                            << force;
    };
    const Settings plain{{"feelerLength", 10.0}, {"feelerAngle", 90.0}};
    const PlacedAgent right{"", {0, 0}, {2, 0}};
    row("ahead", right, plain, All{wall({{6, -50}, {6, 50}})}, cut({-0.4, 0}));
    row("drawn the other way round", right, plain, All{wall({{6, 50}, {6, -50}})}, cut({-0.4, 0}));
    row("to the left", right, plain, All{wall({{-50, -7}, {50, -7}})}, cut({0, 0.3}));
    row("to the right", right, plain, All{wall({{-50, 7}, {50, 7}})}, cut({0, -0.3}));
    row("the nearest one that a feeler touches", right, plain,
        All{wall({{-50, 2}, {50, 2}}), wall({{6, -50}, {6, 50}})}, cut({0, -0.8}));
    row("the middle of a corridor: of equals, the first feeler", right, plain,
        All{wall({{-50, -4}, {50, -4}}), wall({{-50, 4}, {50, 4}})}, cut({0, 0.6}));
    row("out of reach", right, plain, All{wall({{11, -50}, {11, 50}})}, {});
    row("a circle", right, plain, All{circle(12, 0, 4)}, cut({-0.2, 0}));
    row("feelers of no length", right, {{"feelerLength", 0.0}}, All{wall({{0, -5}, {0, 5}})}, {});
    row("at rest it feels along its heading", {"", {0, 0}, {0, 0}}, plain,
        All{wall({{6, -50}, {6, 50}})}, cut({-0.4, 0}));
}

void TestAvoidance::walls_pushAlongTheirNormal() {
    QFETCH(Project, project);
    QFETCH(std::optional<Vec2>, force);
    QCOMPARE(difference(forceOf(Simulation(project)), force), QString());
}

void TestAvoidance::aWall_isFollowedAtItsDistance_data() {
    QTest::addColumn<Points>("points");
    QTest::addColumn<Vec2>("start");
    QTest::addColumn<double>("most"); // its largest error in distance, once it follows the wall
    QTest::newRow("straight") << Points{{0, 100}, {4000, 100}} << Vec2{50, 60} << 2.0;
    QTest::newRow("outer corner") << Points{{0, 100}, {600, 100}, {600, 2000}} << Vec2{50, 70}
                                  << 14.0;
    QTest::newRow("inner corner") << Points{{0, 100}, {600, 100}, {600, -2000}} << Vec2{50, 70}
                                  << 14.0;
    QTest::newRow("zig and zag") << Points{{30, 60}, {150, 60}, {150, 140}, {60, 140}, {60, 250}}
                                 << Vec2{30, 30} << 20.0;
}

void TestAvoidance::aWall_isFollowedAtItsDistance() {
    QFETCH(Points, points);
    QFETCH(Vec2, start);
    QFETCH(double, most);
    auto builder = amongObstacles("wall-following", {{"distance", 20.0}, {"range", 300.0}},
                                  {"", start, {40, 0}}, {wall(points)});
    builder.world("tick", 1.0 / 60);
    for (const auto& [setting, value] :
         {std::pair("maxSpeed", 60.0), {"maxForce", 600.0}, {"responseTime", 0.2}})
        builder.set("a", setting, value);
    Simulation simulation(builder.build());
    const auto distance = [&] {
        double nearest = 1e9;
        const Vec2 at = positionOf(simulation.populations().front(), 0);
        for (std::size_t i = 1; i < points.size(); ++i) {
            const Vec2 along = points[i] - points[i - 1];
            const double share =
                std::clamp(dot(at - points[i - 1], along) / dot(along, along), 0.0, 1.0);
            nearest = std::min(nearest, length(points[i - 1] + along * share - at));
        }
        return nearest;
    };
    run(simulation, 120);
    double gone = 0;
    for (int tick = 0; tick < 900; ++tick) {
        const Vec2 before = positionOf(simulation.populations().front(), 0);
        simulation.step();
        gone += length(positionOf(simulation.populations().front(), 0) - before);
        QVERIFY2(std::abs(distance() - 20) < most,
                 qPrintable(QString("tick %1: %2").arg(tick).arg(distance())));
    }
    QVERIFY2(gone > 600, qPrintable(QString::number(gone))); // it moves on and does not stall
}

void TestAvoidance::hidingPlaces_areBehindTheNearestObstacle_data() {
    QTest::addColumn<Vec2>("self");
    QTest::addColumn<double>("range");
    QTest::addColumn<std::optional<Vec2>>("place");
    // The threat is at (0, 0); circles of radius 10 are at (100, 0) and (0, 200). With a margin of
    // 5 the hiding places are 15 behind their centers.
    QTest::newRow("the first") << Vec2{110, 40} << 4000.0 << std::optional(Vec2{115, 0});
    QTest::newRow("the second") << Vec2{30, 210} << 4000.0 << std::optional(Vec2{0, 215});
    QTest::newRow("none within the range") << Vec2{110, 40} << 20.0 << std::optional<Vec2>();
}

void TestAvoidance::hidingPlaces_areBehindTheNearestObstacle() {
    QFETCH(Vec2, self);
    QFETCH(double, range);
    QFETCH(std::optional<Vec2>, place);
    auto builder =
        facingTarget("hide", "threat", {{"margin", 5.0}, {"range", range}, {"slowingRadius", 0.0}},
                     {"", self, {0, 0}}, {{"", {0, 0}, {0, 0}}});
    builder.scene("o1", "obstacle", circle(100, 0, 10)).scene("o2", "obstacle", circle(0, 200, 10));
    builder.node("things", "obstacles").link("things.obstacles", "it.obstacles");
    builder.set("a", "radius", 0.0);
    std::optional<Vec2> expected;
    if (place)
        expected = (*place - self) * (full / length(*place - self));
    QCOMPARE(difference(forceOf(builder), expected), QString());
}

void TestAvoidance::hidingAgents_areSeldomSeen() {
    const auto seen = [](double weight) {
        ProjectBuilder builder;
        builder.world("tick", 1.0 / 60).world("edges", text("wall"));
        builder.node("seekers", "agent-type", {{"count", 1.0}, {"maxSpeed", 60.0}})
            .node("hiders", "agent-type", {{"count", 12.0}, {"radius", 4.0}})
            .node("look", "wander")
            .node("who", "nearest")
            .node("things", "obstacles")
            .node("hide", "hide", {{"range", 4000.0}})
            .node("stroll", "wander")
            .link("look.force", "seekers.steering")
            .link("seekers.agents", "who.agents")
            .link("who.agent", "hide.threat")
            .link("things.obstacles", "hide.obstacles")
            .link("hide.force", "hiders.steering", weight)
            .link("stroll.force", "hiders.steering", weight > 0 ? 0 : 1);
        std::vector<Vec2> rocks;
        for (int i = 0; i < 8; ++i) {
            rocks.push_back({150.0 + 170 * (i % 4), 180.0 + 240 * (i / 4)});
            builder.scene("r" + std::to_string(i), "obstacle",
                          circle(rocks.back().x, rocks.back().y, 35));
        }
        Simulation simulation(builder.build());
        run(simulation, 240);
        int visible = 0;
        for (int tick = 0; tick < 1200; ++tick) {
            simulation.step();
            const Population& hiders = populationOf(simulation, "hiders");
            const Vec2 eye = positionOf(populationOf(simulation, "seekers"), 0);
            for (std::size_t i = 0; i < hiders.size(); ++i) {
                const Vec2 ray = positionOf(hiders, i) - eye;
                const bool covered = std::ranges::any_of(rocks, [&](Vec2 rock) {
                    const double at = std::clamp(dot(rock - eye, ray) / dot(ray, ray), 0.0, 1.0);
                    return length(eye + ray * at - rock) < 35;
                });
                visible += !covered;
            }
        }
        return visible / (1200.0 * 12);
    };
    const double hiding = seen(1);
    const double strolling = seen(0);
    QVERIFY2(hiding < 0.35 && hiding < strolling / 1.5,
             qPrintable(QString("%1 and %2").arg(hiding).arg(strolling)));
}

void TestAvoidance::withoutObstacles_allAreInactive_data() {
    QTest::addColumn<QString>("type");
    for (const char* type : {"obstacle-avoidance", "wall-avoidance", "wall-following"})
        QTest::newRow(type) << type;
}

void TestAvoidance::withoutObstacles_allAreInactive() {
    QFETCH(QString, type);
    const PlacedAgent self{"", {0, 0}, {2, 0}};
    QVERIFY(!forceOf(amongObstacles(type.toStdString(), {}, self, {})));
    QVERIFY(!forceOf(among(type.toStdString(), "", {}, {self}))); // nothing wired
    QVERIFY(!forceOf(amongObstacles(type.toStdString(), {}, self,
                                    {{{"shape", text("polygon")}, {"points", Points()}}})));
}

void TestAvoidance::onlyTheGroup_counts() {
    auto builder = amongObstacles("wall-avoidance", {{"feelerLength", 10.0}}, {"", {0, 0}, {2, 0}},
                                  {wall({{6, -50}, {6, 50}})});
    QVERIFY(forceOf(builder));
    builder.set("things", "group", text("fence"));
    QVERIFY(!forceOf(builder));
    builder.set("o0", "group", text("fence"));
    QVERIFY(forceOf(builder));
}

void TestAvoidance::tickLengths_giveTheSameTrack_data() {
    QTest::addColumn<QString>("type");
    for (const char* type : {"obstacle-avoidance", "wall-avoidance", "wall-following"})
        QTest::newRow(type) << type;
}

void TestAvoidance::tickLengths_giveTheSameTrack() {
    QFETCH(QString, type);
    std::vector<Vec2> ends;
    double way = 0;
    for (const double perSecond : {30.0, 60.0, 240.0}) {
        auto builder = amongObstacles(type.toStdString(), {}, {"", {0, 0}, {50, 8}},
                                      {circle(150, 10, 40), wall({{320, -200}, {420, 300}})});
        builder.world("tick", 1 / perSecond).node("on", "target-speed", {{"targetSpeed", 50.0}});
        builder.link("on.force", "a.steering", 0.5);
        for (const auto& [setting, value] :
             {std::pair("maxSpeed", 60.0), {"maxForce", 4e6}, {"responseTime", 0.2}})
            builder.set("a", setting, value);
        Simulation simulation(builder.build());
        way = 0;
        for (int tick = 0; tick < 10 * perSecond; ++tick) {
            const Vec2 before = positionOf(simulation.populations().front(), 0);
            simulation.step();
            way += length(positionOf(simulation.populations().front(), 0) - before);
        }
        ends.push_back(positionOf(simulation.populations().front(), 0));
    }
    QVERIFY(way > 200);
    for (const Vec2 end : ends)
        QVERIFY2(length(end - ends.back()) < 0.03 * way,
                 qPrintable(QString("%1 of %2").arg(length(end - ends.back())).arg(way)));
}

QTEST_APPLESS_MAIN(TestAvoidance)
#include "tst_avoidance.moc"
