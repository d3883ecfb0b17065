#include "tests/core/support/testing.h"

/// The node "it" steers one agent among obstacles. t' = 1, M = 3, and no body by default.
ProjectBuilder amongObstacles(const std::string& type, const Settings& settings,
                              const std::string& self, const std::vector<Settings>& obstacles) {
    ProjectBuilder builder =
        world("a {} radius=0; things:obstacles; it:{} {}; things > it.obstacles > a", self, type,
              settings);
    for (std::size_t i = 0; i < obstacles.size(); ++i)
        builder.add("scene o{}:obstacle {}", i, obstacles[i]);
    return builder;
}

Settings circle(double x, double y, double radius) {
    return filled("x={} y={} radius={}", x, y, radius);
}

Settings wall(const std::string& points) {
    return "shape=wall points=" + points;
}

constexpr double full = 3; // M / t'

Vec2 cut(Vec2 push) {
    return push * (length(push) > 1 ? full / length(push) : full);
}

/// Obstacle avoidance, wall avoidance, wall following and hide, with values by hand. y points down,
/// so left of (1, 0) is (0, -1).
class TestAvoidance : public QObject {
    Q_OBJECT

private slots:
    void obstacles_arePassedOnTheShorterSide_data() {
        const TestRows<Project, MaybeForce> table;
        const auto row = [&](const char* name, const std::string& self, const Settings& settings,
                             const std::vector<Settings>& obstacles, const MaybeForce& force) {
            table(name, amongObstacles("obstacle-avoidance", settings, self, obstacles), force);
        };
        const Settings plain = "lookAhead=10 margin=0 braking=0";
        const std::string right = "(0,0)+(2,0)"; // looks 20 ahead
        // Its way meets a circle of radius 4 around (14, c) at 14 - sqrt(16 - c^2).
        row("dead ahead: on the left", right, plain, {circle(14, 0, 4)}, cut({0, -0.5}));
        row("it lies to the left: on the right", right, plain, {circle(14, -1, 4)},
            cut({0, 1 - (14 - std::sqrt(15)) / 20}));
        row("it lies to the right: on the left", right, plain, {circle(14, 1, 4)},
            cut({0, -(1 - (14 - std::sqrt(15)) / 20)}));
        row("beside its way", right, plain, {circle(14, 4.001, 4)}, {});
        row("beside, but within the margin", right, "lookAhead=10 margin=1 braking=0",
            {circle(14, 4.5, 4)}, cut({0, -(1 - (14 - std::sqrt(25 - 4.5 * 4.5)) / 20)}));
        row("behind", right, plain, {circle(-14, 0, 4)}, {});
        row("too far", right, plain, {circle(25, 0, 4)}, {});
        row("the nearest counts", right, plain, {circle(18, 1, 4), circle(10, -1, 4)},
            cut({0, 1 - (10 - std::sqrt(15)) / 20}));
        row("it brakes too", right, "lookAhead=10 margin=0 braking=0.5", {circle(14, 0, 4)},
            cut({-0.25, -0.5}));
        row("a box, more of it to the left", right, plain, {"shape=box x=10 y=-6 width=5 height=8"},
            cut({0, 0.5}));
        row("a wall, round its nearer end", right, plain, {wall("(10,-2)(10,30)")}, cut({0, -0.5}));
        row("inside a circle, on the way out", "(12,0)+(2,0)", plain, {circle(10, 0, 4)}, {});
        row("inside a circle, on the way in", "(8,0)+(2,0)", plain, {circle(10, 0, 4)},
            cut({0, -1}));
        row("at rest it looks no farther than its body", "(0,0)", plain, {circle(14, 0, 4)}, {});
        row("no look ahead", right, "lookAhead=0 margin=0", {circle(4.5, 0, 4)}, {});
    }

    void obstacles_arePassedOnTheShorterSide() {
        const auto [project, force] = fetched<Project, MaybeForce>();
        QCOMPARE(difference(forceOf(Simulation(project)), force), QString());
    }

    void obstacles_inAWorldThatWraps_areSeenAcrossTheEdge() {
        auto builder = amongObstacles("obstacle-avoidance", "lookAhead=10 margin=0 braking=0",
                                      "(790,300)+(2,0)", {circle(4, 301, 4)});
        builder.add("world edges=wrap");
        QCOMPARE(difference(forceOf(builder), cut({0, -(1 - (14 - std::sqrt(15)) / 20)})),
                 QString());
    }

    void aFieldOfRocks_isCrossedWithoutContact() {
        const auto overlaps = [](double weight) {
            ProjectBuilder builder =
                world("world tick=1/60 edges=wrap; "
                      "walkers:agent-type count=100 radius=4 startSpeedMin=40; rocks:obstacles; "
                      "clear:obstacle-avoidance margin=6 lookAhead=1; "
                      "on:wander circleRadius=15 circleDistance=90; rocks > clear >{} walkers; "
                      "on > walkers",
                      weight);
            std::vector<Vec2> rocks;
            for (int i = 0; i < 30; ++i) {
                rocks.push_back({80.0 + 130 * (i % 6), 60.0 + 120 * (i / 6)});
                builder.add("scene r{}:obstacle {}", i, circle(rocks.back().x, rocks.back().y, 18));
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
        const double with = overlaps(3), without = overlaps(0);
        QVERIFY2(with < 0.01, qPrintable(QString::number(with)));
        QVERIFY2(without > 0.05, qPrintable(QString::number(without)));
    }

    void walls_pushAlongTheirNormal_data() {
        const TestRows<Project, MaybeForce> table;
        const auto row = [&](const char* name, const std::string& self, const Settings& settings,
                             const std::vector<Settings>& obstacles, const MaybeForce& force) {
            table(name, amongObstacles("wall-avoidance", settings, self, obstacles), force);
        };
        const Settings plain = "feelerLength=10 feelerAngle=90";
        const std::string right = "(0,0)+(2,0)";
        row("ahead", right, plain, {wall("(6,-50)(6,50)")}, cut({-0.4, 0}));
        row("drawn the other way round", right, plain, {wall("(6,50)(6,-50)")}, cut({-0.4, 0}));
        row("to the left", right, plain, {wall("(-50,-7)(50,-7)")}, cut({0, 0.3}));
        row("to the right", right, plain, {wall("(-50,7)(50,7)")}, cut({0, -0.3}));
        row("the nearest one that a feeler touches", right, plain,
            {wall("(-50,2)(50,2)"), wall("(6,-50)(6,50)")}, cut({0, -0.8}));
        row("the middle of a corridor: of equals, the first feeler", right, plain,
            {wall("(-50,-4)(50,-4)"), wall("(-50,4)(50,4)")}, cut({0, 0.6}));
        row("out of reach", right, plain, {wall("(11,-50)(11,50)")}, {});
        row("a circle", right, plain, {circle(12, 0, 4)}, cut({-0.2, 0}));
        row("feelers of no length", right, "feelerLength=0", {wall("(0,-5)(0,5)")}, {});
        row("at rest it feels along its heading", "(0,0)", plain, {wall("(6,-50)(6,50)")},
            cut({-0.4, 0}));
    }

    void walls_pushAlongTheirNormal() {
        const auto [project, force] = fetched<Project, MaybeForce>();
        QCOMPARE(difference(forceOf(Simulation(project)), force), QString());
    }

    void aWall_isFollowedAtItsDistance_data() {
        const TestRows<Points, Vec2, double> row;
        row("straight", {{0, 100}, {4000, 100}}, {50, 60}, 2.0);
        row("outer corner", {{0, 100}, {600, 100}, {600, 2000}}, {50, 70}, 14.0);
        row("inner corner", {{0, 100}, {600, 100}, {600, -2000}}, {50, 70}, 14.0);
        row("zig and zag", {{30, 60}, {150, 60}, {150, 140}, {60, 140}, {60, 250}}, {30, 30}, 20.0);
    }

    void aWall_isFollowedAtItsDistance() {
        const auto [points, start, most] = fetched<Points, Vec2, double>();
        auto builder = amongObstacles("wall-following", "distance=20 range=300",
                                      filled("{}+(40,0)", start), {wall(worldText(points))});
        builder.add("world tick=1/60; set a maxSpeed=60 maxForce=600 responseTime=0.2");
        Simulation simulation(builder.build());
        const auto distance = [&] {
            double nearest = 1e9;
            const Vec2 at = firstPosition(simulation);
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
            const Vec2 before = firstPosition(simulation);
            simulation.step();
            gone += length(firstPosition(simulation) - before);
            QVERIFY2(std::abs(distance() - 20) < most,
                     qPrintable(QString("tick %1: %2").arg(tick).arg(distance())));
        }
        QVERIFY2(gone > 600, qPrintable(QString::number(gone))); // it moves on and does not stall
    }

    void hidingPlaces_areBehindTheNearestObstacle_data() {
        const TestRows<Vec2, double, MaybeForce> row;
        // The threat is at (0, 0); circles of radius 10 are at (100, 0) and (0, 200). With a margin
        // of 5 the hiding places are 15 behind their centers.
        row("the first", {110, 40}, 4000.0, Vec2{115, 0});
        row("the second", {30, 210}, 4000.0, Vec2{0, 215});
        row("none within the range", {110, 40}, 20.0, {});
    }

    void hidingPlaces_areBehindTheNearestObstacle() {
        const auto [self, range, place] = fetched<Vec2, double, MaybeForce>();
        auto builder =
            facingTarget("hide", "threat", filled("margin=5 range={} slowingRadius=0", range),
                         filled("{}", self), "(0,0)");
        builder.add("scene o1:obstacle x=100 y=0 radius=10; scene o2:obstacle x=0 y=200 radius=10; "
                    "things:obstacles; set a radius=0; things > it.obstacles");
        MaybeForce expected;
        if (place)
            expected = (*place - self) * (full / length(*place - self));
        QCOMPARE(difference(forceOf(builder), expected), QString());
    }

    /// The share of ticks, after 3 s, in which one of the threats sees the agent.
    static double shareSeen(Vec2 agent, const std::string& threats, const Settings& nearest) {
        Simulation simulation(
            world("world tick=1/60 edges=wall; a {} maxSpeed=120 maxForce=600 radius=5; t {}; "
                  "scene rock:obstacle x=400 y=300 radius=40; who:nearest {}; things:obstacles; "
                  "hide; t > who > hide > a; things > hide",
                  agent, threats, nearest));
        const Vec2 rock{400, 300};
        int seen = 0;
        for (int tick = 0; tick < 1200; ++tick) {
            simulation.step();
            const Vec2 at = positionOf(simulation, "a");
            const Population& eyes = populationOf(simulation, "t");
            for (std::size_t i = 0; tick >= 180 && i < eyes.size(); ++i) {
                const Vec2 eye = positionOf(eyes, i);
                const Vec2 ray = at - eye;
                const double along = std::clamp(dot(rock - eye, ray) / dot(ray, ray), 0.0, 1.0);
                if (length(eye + ray * along - rock) >= 40) {
                    ++seen;
                    break;
                }
            }
        }
        return seen / 1020.0;
    }

    void severalThreats_doNotSeeIt_data() {
        const TestRows<Vec2, std::string, double> row;
        // Threats within 60 degrees, as seen from the rock.
        row("two threats", {430, 200}, "(600,250) (600,350)", 0.0);
        row("two threats, 60 degrees", {480, 300}, "(573,200) (573,400)", 0.0);
        row("two threats, one nearer", {480, 300}, "(530,225) (660,450)", 0.0);
        row("three threats", {300, 330}, "(640,250) (640,300) (640,350)", 0.0);
        row("all around: it flees", {430, 200}, "(700,300) (100,300) (400,550) (400,50)", 1.0);
    }

    void severalThreats_doNotSeeIt() {
        const auto [agent, threats, most] = fetched<Vec2, std::string, double>();
        const double share = shareSeen(agent, threats, "choose=each");
        QVERIFY2(most == 0 ? share == 0 : share > 0.9, qPrintable(QString::number(share)));
    }

    /// With the nearest threat alone, another one sees it.
    void oneOfSeveralThreats_isNotEnough() {
        const double share = shareSeen({480, 300}, "(530,225) (660,450)", "");
        QVERIFY2(share > 0.5, qPrintable(QString::number(share)));
    }

    void hidingAgents_areSeldomSeen() {
        const auto seen = [](double weight) {
            ProjectBuilder builder = world("world tick=1/60 edges=wall; "
                                           "seekers:agent-type count=1 maxSpeed=60; "
                                           "hiders:agent-type count=12 radius=4; look:wander; "
                                           "who:nearest; things:obstacles; hide range=4000; "
                                           "stroll:wander; look > seekers; seekers > who > hide; "
                                           "things > hide >{} hiders; stroll >{} hiders",
                                           weight, weight > 0 ? 0 : 1);
            std::vector<Vec2> rocks;
            for (int i = 0; i < 8; ++i) {
                rocks.push_back({150.0 + 170 * (i % 4), 180.0 + 240 * (i / 4)});
                builder.add("scene r{}:obstacle {}", i, circle(rocks.back().x, rocks.back().y, 35));
            }
            Simulation simulation = afterTicks(240, builder.build());
            int visible = 0;
            for (int tick = 0; tick < 1200; ++tick) {
                simulation.step();
                const Population& hiders = populationOf(simulation, "hiders");
                const Vec2 eye = positionOf(simulation, "seekers");
                for (std::size_t i = 0; i < hiders.size(); ++i) {
                    const Vec2 ray = positionOf(hiders, i) - eye;
                    const bool covered = std::ranges::any_of(rocks, [&](Vec2 rock) {
                        const double at =
                            std::clamp(dot(rock - eye, ray) / dot(ray, ray), 0.0, 1.0);
                        return length(eye + ray * at - rock) < 35;
                    });
                    visible += !covered;
                }
            }
            return visible / (1200.0 * 12);
        };
        const double hiding = seen(1), strolling = seen(0);
        QVERIFY2(hiding < 0.35 && hiding < strolling / 1.5,
                 qPrintable(QString("%1 and %2").arg(hiding).arg(strolling)));
    }

    void withoutObstacles_allAreInactive_data() {
        rowsOf({"obstacle-avoidance", "wall-avoidance", "wall-following"});
    }

    void withoutObstacles_allAreInactive() {
        const auto [type] = fetched<std::string>();
        const std::string self = "(0,0)+(2,0)";
        QVERIFY(!forceOf(amongObstacles(type, "", self, {})));
        QVERIFY(!forceOf(among(type, "", "", self))); // nothing wired
        QVERIFY(!forceOf(amongObstacles(type, "", self, {"shape=polygon points=()"})));
    }

    void onlyTheGroup_counts() {
        auto builder = amongObstacles("wall-avoidance", "feelerLength=10", "(0,0)+(2,0)",
                                      {wall("(6,-50)(6,50)")});
        QVERIFY(forceOf(builder));
        builder.add("set things group=fence");
        QVERIFY(!forceOf(builder));
        builder.add("set o0 group=fence");
        QVERIFY(forceOf(builder));
    }

    void tickLengths_giveTheSameTrack_data() { withoutObstacles_allAreInactive_data(); }

    void tickLengths_giveTheSameTrack() {
        const auto [type] = fetched<std::string>();
        const auto builder = amongObstacles(type, "", "(0,0)+(50,8)",
                                            {circle(150, 10, 40), wall("(320,-200)(420,300)")})
                                 .add("on:target-speed targetSpeed=50; on >0.5 a; "
                                      "set a maxSpeed=60 maxForce=4e6 responseTime=0.2");
        const auto worldOf = [&](double ticks) {
            return ProjectBuilder(builder).add("world tick={}", 1 / ticks).build();
        };
        QCOMPARE(differenceOfTracks(worldOf), QString());
    }
};
