#include "tests/core/support/testing.h"

struct Wanted {
    const char* name;
    ProjectBuilder project;
    MaybeForce expected;
};

void addRows(const std::vector<Wanted>& cases) {
    QTest::addColumn<Project>("project");
    QTest::addColumn<MaybeForce>("expected");
    for (const Wanted& one : cases)
        QTest::newRow(one.name) << one.project.build() << one.expected;
}

ProjectBuilder matching(Vec2 own, const std::string& others) {
    return facingTarget("match-velocity", "target", "", filled("(0,0)+{}", own), others);
}

ProjectBuilder tethered(double radius, Vec2 at, Vec2 velocity = {}) {
    return facingTarget("tether", "target", filled("radius={}", radius),
                        filled("{}+{}", at, velocity), "(0,0)");
}

ProjectBuilder orbiting(double radius, const char* turn, Vec2 at, Vec2 velocity,
                        const std::string& others = "(0,0)") {
    return facingTarget("orbit", "target", filled("radius={} turn={}", radius, turn),
                        filled("{}+{}", at, velocity), others);
}

/// An agent between the nearest of b and the nearest of c.
ProjectBuilder interposed(double ratio, const std::string& self, const std::string& second,
                          const std::string& first = "(100,0)") {
    auto builder = facingTarget("interpose", "first", filled("ratio={}", ratio), self, first);
    builder.add("c {}; look-c:nearest; c > look-c > it.second", second);
    return builder;
}

ProjectBuilder pursuing(const char* type, const char* prediction, Vec2 own,
                        const std::string& target, double maxTime = noLimit) {
    return facingTarget(type, "target", filled("prediction={} maxTime={}", prediction, maxTime),
                        filled("(0,0)+{}", own), target);
}

ProjectBuilder still(ProjectBuilder builder) {
    return builder.add("set a maxSpeed=0");
}

/// Forces with values by hand: M = 3, t' = 1, so that steer(d) = d - v and push(s) = 3 s.
class TestWantedVelocities : public QObject {
    Q_OBJECT

private slots:
    void force_isAsWorkedOutByHand_data() {
        const double root = std::sqrt(0.5);
        addRows({
            {"match-velocity: takes on the target's", matching({1, 0}, "(90,9)+(0,3)"),
             Vec2{-1, 3}},
            {"match-velocity: no faster than itself", matching({1, 0}, "(90,9)+(0,30)"),
             Vec2{-1, 3}},
            {"match-velocity: the target rests, it brakes", matching({1, 0}, "(90,9)"),
             Vec2{-1, 0}},
            {"match-velocity: no target", matching({1, 0}, "()"), {}},
            {"match-velocity: M = 0", still(matching({0, 0}, "(90,9)+(0,3)")), Vec2{0, 0}},

            {"brake", among("brake", "", "", "(0,0)+(1,-2)"), Vec2{-1, 2}},
            {"brake: at rest", among("brake", "", "", "(0,0)"), Vec2{0, 0}},

            {"target-speed: faster", among("target-speed", "", "targetSpeed=2", "(0,0)+(0,1)"),
             Vec2{0, 1}},
            {"target-speed: slower", among("target-speed", "", "targetSpeed=1", "(0,0)+(0,3)"),
             Vec2{0, -2}},
            {"target-speed: never above M",
             among("target-speed", "", "targetSpeed=60", "(0,0)+(0,1)"), Vec2{0, 2}},
            {"target-speed: at rest it leaves along its heading",
             among("target-speed", "", "targetSpeed=2", "(0,0)"), Vec2{2, 0}},
            {"target-speed: 0 brakes", among("target-speed", "", "targetSpeed=0", "(0,0)+(0,1)"),
             Vec2{0, -1}},

            {"tether: free inside", tethered(100, {60, 79}), {}},
            {"tether: free on the circle", tethered(100, {60, 80}), {}},
            {"tether: half as far again, half the pull", tethered(100, {90, 120}, {2, 2}),
             Vec2{-0.9, -1.2}},
            {"tether: twice as far, all of it", tethered(100, {0, -200}), Vec2{0, 3}},
            {"tether: not more beyond", tethered(100, {0, -5000}), Vec2{0, 3}},
            {"tether: radius 0 pulls from anywhere", tethered(0, {0.5, 0}), Vec2{-3, 0}},
            {"tether: radius 0, on top", tethered(0, {0, 0}), {}},
            {"tether: M = 0", still(tethered(100, {0, -200})), Vec2{0, 0}},

            // V = 3, radius 80: the bend is V V t'/radius = 9/80 = 0.1125.
            {"orbit: on the circle it bends as the circle does",
             orbiting(80, "left", {80, 0}, {0, -3}), Vec2{-0.1125, 0}},
            {"orbit: right, the other way round", orbiting(80, "right", {80, 0}, {0, 3}),
             Vec2{-0.1125, 0}},
            {"orbit: half the radius outside, half inward", orbiting(80, "left", {120, 0}, {0, 0}),
             Vec2{-3 * root - 0.05625, -3 * root}},
            {"orbit: half the radius inside, half outward", orbiting(80, "left", {40, 0}, {0, 0}),
             Vec2{3 * root - 0.05625, -3 * root}},
            {"orbit: far outside it seeks", orbiting(80, "left", {400, 0}, {0, 0}), Vec2{-3, 0}},
            {"orbit: on top it leaves along its heading", orbiting(80, "left", {0, 0}, {0, 2}),
             Vec2{0, 1}},
            {"orbit: on top, at rest", orbiting(80, "left", {0, 0}, {0, 0}), Vec2{3, 0}},
            {"orbit: radius 0 seeks", orbiting(0, "left", {50, 0}, {0, 0}), Vec2{-3, 0}},
            {"orbit: radius 0, on top, stands", orbiting(0, "left", {0, 0}, {0, 2}), Vec2{0, -2}},
            {"orbit: M = 0", still(orbiting(80, "left", {80, 0}, {0, 0})), Vec2{0, 0}},
            {"orbit: no target", orbiting(80, "left", {80, 0}, {}, "()"), {}},

            // The middle of (100, 0) and (100, 100) is 60 away.
            {"interpose: seeks the middle", interposed(0.5, "(100,-10)", "(100,100)"), Vec2{0, 3}},
            {"interpose: slows near it", interposed(0.5, "(100,25)", "(100,100)"), Vec2{0, 1.5}},
            {"interpose: there it brakes", interposed(0.5, "(100,50)+(1,2)", "(100,100)"),
             Vec2{-1, -2}},
            {"interpose: ratio 0 is at the first", interposed(0, "(0,0)", "(100,100)"), Vec2{3, 0}},
            {"interpose: ratio 1 is at the second", interposed(1, "(0,100)", "(100,100)"),
             Vec2{3, 0}},
            {"interpose: ratio 2 is as far behind the second",
             interposed(2, "(0,200)", "(100,100)"), Vec2{3, 0}},
            // T = 60/3 = 20; the middle moves by (1.5, 0) 20 = (30, 0): u(30, 60) = (1, 2)/sqrt 5.
            {"interpose: where they will be",
             interposed(0.5, "(100,-10)", "(100,100)", "(100,0)+(3,0)"),
             Vec2{3 / std::sqrt(5), 6 / std::sqrt(5)}},
            {"interpose: the second is missing", interposed(0.5, "(100,-10)+(1,0)", "()"), {}},
            {"interpose: the smallest M",
             interposed(0.5, "(100,-10)", "(100,100)").add("set a maxSpeed=5e-324"), Vec2{0, 0}},
            {"interpose: M = 0", still(interposed(0.5, "(100,-10)", "(100,100)+(2,0)")),
             Vec2{0, 0}},

            // T = 60/(3 + 3) = 10: at (60, 30), u = (2, 1)/sqrt 5.
            {"pursue, closing: 60 away, both at 3",
             pursuing("pursue", "closing", {0, 0}, "(60,0)+(0,3)"),
             Vec2{6 / std::sqrt(5), 3 / std::sqrt(5)}},
            // T = 60/(3 + 0): the place where it rests.
            {"pursue, closing: a target at rest", pursuing("pursue", "closing", {1, 0}, "(60,0)"),
             Vec2{2, 0}},
            {"pursue, closing: on top it brakes",
             pursuing("pursue", "closing", {1, 0}, "(0,0)+(0,3)"), Vec2{-1, 0}},
            // Never more than 4: at (60, 12), u = (5, 1)/sqrt 26.
            {"pursue, closing: maxTime", pursuing("pursue", "closing", {0, 0}, "(60,0)+(0,3)", 4),
             Vec2{15 / std::sqrt(26), 3 / std::sqrt(26)}},
            {"pursue, closing: none moves, M = 0",
             still(pursuing("pursue", "closing", {0, 0}, "(60,0)")), Vec2{0, 0}},
            {"evade, closing: from where it will be",
             pursuing("evade", "closing", {0, 0}, "(60,0)+(0,3)"),
             Vec2{-6 / std::sqrt(5), -3 / std::sqrt(5)}},
            {"evade, closing: on top it leaves along its heading",
             pursuing("evade", "closing", {0, 2}, "(0,0)+(3,0)"), Vec2{0, 1}},
            // At rest OpenSteer would divide by 0; M takes the place of the speed. The factor
            // is 1.8 (ahead, across): T = 60/3 * 1.8 = 36.
            {"pursue, opensteer: at rest its pace is M",
             pursuing("pursue", "opensteer", {0, 0}, "(60,0)+(0,1)"),
             Vec2{3 * 60 / std::hypot(60, 36), 3 * 36 / std::hypot(60, 36)}},
            {"pursue, opensteer: maxTime",
             pursuing("pursue", "opensteer", {0, 0}, "(60,0)+(0,1)", 11),
             Vec2{3 * 60 / std::hypot(60, 11), 3 * 11 / std::hypot(60, 11)}},
            {"pursue, opensteer: on top it brakes",
             pursuing("pursue", "opensteer", {2, 0}, "(0,0)+(0,1)"), Vec2{-2, 0}},
            {"pursue, opensteer: none moves, M = 0",
             still(pursuing("pursue", "opensteer", {0, 0}, "(60,0)+(0,1)")), Vec2{0, 0}},
        });
    }

    void force_isAsWorkedOutByHand() {
        QFETCH(Project, project);
        QFETCH(MaybeForce, expected);
        QCOMPARE(difference(forceOf(Simulation(project)), expected), QString());
    }

    void openSteer_takesItsTable_data() {
        const TestRows<Vec2, Vec2, double> row;
        const Vec2 ahead{60, 0}, aside{0, -60}, behind{-60, 0};
        const Vec2 along{1, 0}, across{0, 1}, against{-1, 0};
        // SteerLibrary.h, steerForPursuit: "Break the pursuit into nine cases".
        row("ahead, parallel", ahead, along, 4.0);
        row("ahead, perpendicular", ahead, across, 1.8);
        row("ahead, anti-parallel", ahead, against, 0.85);
        row("aside, parallel", aside, along, 1.0);
        row("aside, perpendicular", aside, across, 0.8);
        row("aside, anti-parallel", aside, against, 4.0);
        row("behind, parallel", behind, along, 0.5);
        row("behind, perpendicular", behind, across, 2.0);
        row("behind, anti-parallel", behind, against, 2.0);
    }

    void openSteer_takesItsTable() {
        const auto [place, velocity, factor] = fetched<Vec2, Vec2, double>();
        const Vec2 own{2, 0}; // T = 60/2 * factor
        const Vec2 aim = place + velocity * (30 * factor);
        const double far = std::hypot(aim.x, aim.y);
        const Vec2 wanted = far > 0 ? aim * (3 / far) : Vec2{};
        QCOMPARE(difference(forceOf(pursuing("pursue", "opensteer", own,
                                             filled("{}+{}", place, velocity))),
                            wanted - own),
                 QString());
        QCOMPARE(difference(
                     forceOf(pursuing("evade", "opensteer", own, filled("{}+{}", place, velocity))),
                     (far > 0 ? wanted * -1 : own / 2 * 3) - own),
                 QString());
    }

    void orbit_staysOnItsCircle_data() {
        const TestRows<double, double, double, Vec2> row;
        for (const double speed : {20.0, 60.0, 120.0})
            for (const double response : {0.0, 0.1, 0.2, 0.4})
                for (const Vec2 start : {Vec2{300, 40}, Vec2{0, 0}})
                    row(QTest::addRow("%g, %g, from %g", speed, response, start.x), speed, response,
                        80.0, start);
    }

    void orbit_staysOnItsCircle() {
        const auto [maxSpeed, responseTime, radius, start] =
            fetched<double, double, double, Vec2>();
        auto builder = orbiting(radius, "left", start, {});
        builder.add("world tick=1/60; set a maxSpeed={} maxForce={} responseTime={}", maxSpeed,
                    noLimit, responseTime);
        Simulation simulation(builder.build());
        run(simulation, static_cast<int>(60 * (start.x / maxSpeed + 12 * radius / maxSpeed)));
        double around = 0;
        for (int i = 0; i < 400; ++i) {
            const Vec2 before = positionOf(simulation, "a");
            simulation.step();
            const Vec2 at = positionOf(simulation, "a");
            const double off = std::abs(length(at) - radius) / radius;
            QVERIFY2(off < 0.02, qPrintable(QString::number(off)));
            around += before.y * at.x - before.x * at.y; // above 0: counterclockwise, y down
        }
        const double once = radius * maxSpeed * 400 / 60;
        QVERIFY2(std::abs(around / once - 1) < 0.02, qPrintable(QString::number(around / once)));
    }

    void orbit_followsAMovingTarget() {
        auto builder = orbiting(60, "right", {0, 0}, {}, "(100,0)+(10,5)");
        builder.add("world tick=1/60; set a maxSpeed=120 maxForce={} responseTime=0.2; "
                    "set b maxSpeed=120",
                    noLimit);
        Simulation simulation = afterTicks(600, builder.build());
        for (int i = 0; i < 300; ++i) {
            simulation.step();
            const double distance =
                length(positionOf(simulation, "a") - positionOf(simulation, "b"));
            QVERIFY2(distance > 48 && distance < 72, qPrintable(QString::number(distance)));
        }
    }

    /// Outside it swings like on a spring: x'' = -(M/t')/radius x. At a speed of 60 it gets out by
    /// 60 sqrt(50 * 0.2 / 60) = 24.5.
    void tether_isPulledBack_andNeverFarOutside() {
        Simulation simulation(world("world tick=1/60; "
                                    "a (200,100) maxSpeed=60 maxForce={} responseTime=0.2; home; "
                                    "it:tether radius=50; go:target-speed targetSpeed=60; "
                                    "choice:priority; home > it > choice; go > choice > a",
                                    noLimit));
        double farthest = 0;
        int returns = 0;
        for (bool outside = false; simulation.tick() < 1200;) {
            simulation.step();
            const double distance = length(positionOf(simulation, "a") - Vec2{200, 100});
            farthest = std::max(farthest, distance);
            returns += outside && distance <= 50;
            outside = distance > 50;
        }
        QVERIFY2(returns >= 5, qPrintable(QString::number(returns)));
        QVERIFY2(farthest > 73 && farthest < 76, qPrintable(QString::number(farthest)));
    }

    void brake_comesToRest_targetSpeedKeepsIt() {
        for (const char* type : {"brake", "target-speed"}) {
            auto builder = among(type, "", "", "(0,0)+(48,36)");
            builder.add("world tick=1/60; set a maxSpeed=120 maxForce={} responseTime=0.2",
                        noLimit);
            if (type == std::string("target-speed"))
                builder.add("set it targetSpeed=100");
            Simulation simulation(builder.build());
            run(simulation, 180); // 15 times t'
            const Vec2 expected = type == std::string("brake") ? Vec2{} : Vec2{80, 60};
            QCOMPARE(difference(velocityOf(simulation, "a"), expected, 1e-3), QString());
        }
    }

    void interpose_endsBetweenTheTwo() {
        auto builder = interposed(0.25, "(0,0)", "(300,200)+(12,0)", "(100,0)+(12,0)");
        builder.add("world tick=1/60; set a maxSpeed=120 maxForce={} responseTime=0.2; "
                    "set b maxSpeed=120; set c maxSpeed=120",
                    noLimit);
        Simulation simulation = afterTicks(900, builder.build());
        const double seconds = 15;
        const Vec2 at = positionOf(simulation, "a");
        const Vec2 between{150 + 12 * seconds, 50};
        QVERIFY2(length(at - between) < 6, qPrintable(textOf(at - between)));
    }

    void inactive_letsPriorityTakeTheNext_data() {
        const TestRows<QString, QString> row;
        for (const auto& [type, port] : {std::pair{"match-velocity", "target"},
                                         {"tether", "target"},
                                         {"orbit", "target"},
                                         {"interpose", "first"},
                                         {"offset-pursuit", "leader"},
                                         {"leader-following", "leader"},
                                         {"formation", "leader"},
                                         {"pursue", "target"},
                                         {"evade", "target"},
                                         {"queue", "agents"},
                                         {"collision-avoidance", "agents"}})
            row(type, type, port);
    }

    /// A target disappears: the next one of a Priority takes over. A force of 0 would stop that.
    void inactive_letsPriorityTakeTheNext() {
        const auto [type, port] = fetched<QString, QString>();
        const auto project = [&](std::vector<PlacedAgent> others) {
            ProjectBuilder builder = world("a (200,0)+(-1,0); b {}; look:nearest; it:{}; "
                                           "go:target-speed targetSpeed=2; choice:priority",
                                           others, type.toStdString());
            if (type == "collision-avoidance")
                builder.add("set it lookAhead=20");
            const std::string input = "it." + port.toStdString();
            if (port == "agents")
                builder.add("b > {}", input);
            else
                builder.add("b > look > {}", input);
            if (type == "interpose")
                builder.add("look > it.second");
            builder.add("it > choice; go > choice > a");
            return builder.build();
        };
        Simulation simulation(project({{"", {190, 0}, {1, 0}}}));
        run(simulation, type == "formation" ? 2 : 0); // until the places are assigned
        if (type == "tether")
            simulation.moveAgent({"b", 0}, {0, 0});
        const NodeExplanation before = explained(simulation);
        QVERIFY(before.active && before.used);
        simulation.setProject(project({}));
        const NodeExplanation after = explained(simulation);
        QVERIFY(!after.active && !after.used);
        QVERIFY(explained(simulation, "go").used);
    }

    void weightZero_isLikeUnwired() {
        auto builder = matching({1, 0}, "(90,9)+(0,3)").add("brake; brake >0 a");
        Simulation simulation = afterTicks(1, builder.build());
        QCOMPARE(velocityOf(simulation, "a"), (Vec2{0, 3}));
    }
};
