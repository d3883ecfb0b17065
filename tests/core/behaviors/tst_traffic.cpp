#include "core/base/angle.h"
#include "tests/core/support/testing.h"

ProjectBuilder queuing(const std::string& agents, double ahead = 40) {
    return among("queue", "agents", filled("ahead={} width=30", ahead), agents);
}

ProjectBuilder avoiding(const std::string& agents, double lookAhead = 20, double margin = 2) {
    return among("collision-avoidance", "agents",
                 filled("lookAhead={} margin={}", lookAhead, margin), agents);
}

std::uint64_t contactsIn(const Project& project, int ticks) {
    Simulation simulation = afterTicks(ticks, project);
    return simulation.contactTotal();
}

/// Queue and collision avoidance. Values by hand: M = 3, t' = 1, bodies of radius 6.
class TestTraffic : public QObject {
    Q_OBJECT

private slots:
    void force_isAsWorkedOutByHand_data() {
        const TestRows<Project, MaybeForce> row;
        const std::string self = "(0,0)+(3,0)";
        row("queue: a fifth of the room is left", queuing(self + " (20,5)"), Vec2{-2.4, 0});
        row("queue: bodies that touch stop", queuing(self + " (12,0)"), Vec2{-3, 0});
        row("queue: bodies in each other too", queuing(self + " (4,-15)"), Vec2{-3, 0});
        row("queue: the nearest counts", queuing(self + " (30,0) (20,5)"), Vec2{-2.4, 0});
        row("queue: beside the box", queuing(self + " (20,15.5)"), {});
        row("queue: at its end", queuing(self + " (51.9,0)"), Vec2{39.9 / 40 * 3 - 3, 0});
        row("queue: beyond the box", queuing(self + " (52,0)"), {});
        row("queue: behind", queuing(self + " (-5,0)"), {});
        row("queue: at one place", queuing(self + " (0,0)"), {});
        row("queue: alone", queuing(self), {});
        row("queue: at rest it stays", queuing("(0,0) (20,0)"), Vec2{0, 0});
        row("queue: a box without length", queuing(self + " (1,0)", 0), {});
        row("queue: the box turns with it", queuing("(0,0)+(0,-2) (0,-22)"), Vec2{0, 1.5});

        // They are nearest after 60/6 = 10, which is half of lookAhead: half a push.
        row("avoid: it passes on one side", avoiding(self + " (60,1)+(-3,0)"), Vec2{0, -1.5});
        row("avoid: on the other", avoiding(self + " (60,-1)+(-3,0)"), Vec2{0, 1.5});
        row("avoid: head-on, to the right", avoiding(self + " (60,0)+(-3,0)"), Vec2{0, 1.5});
        row("avoid: room for both bodies and the margin", avoiding(self + " (60,13.9)+(-3,0)"),
            Vec2{0, -1.5});
        row("avoid: no more than that", avoiding(self + " (60,14)+(-3,0)"), {});
        row("avoid: later than it looks", avoiding(self + " (120,1)+(-3,0)"), {});
        row("avoid: they part", avoiding(self + " (-20,1)+(-3,0)"), {});
        row("avoid: side by side", avoiding(self + " (0,5)+(3,0)"), {});
        row("avoid: at one place", avoiding(self + " (0,0)+(-3,0)"), {});
        row("avoid: none moves", avoiding("(0,0) (5,0)"), {});
        row("avoid: alone", avoiding(self), {});
        row("avoid: the first of two", avoiding(self + " (90,-1)+(-3,0) (60,1)+(-3,0)"),
            Vec2{0, -1.5});
        // The other comes from below: after 189/18 = 10.5 it is at (-1.5, 1.5) from this one.
        const double aside = 3 * (1 - 10.5 / 20) * std::sqrt(0.5);
        row("avoid: an agent that crosses", avoiding(self + " (30,33)+(0,-3)"),
            Vec2{aside, -aside});
        row("avoid: an agent at rest", avoiding(self + " (30,4)"), Vec2{0, -1.5});
        row("avoid: it looks no time ahead", avoiding(self + " (13,0)+(-3,0)", 0), {});
        row("avoid: M = 0", avoiding("(0,0) (60,1)+(-3,0)").add("set a maxSpeed=0"), {});
    }

    void force_isAsWorkedOutByHand() {
        const auto [project, expected] = fetched<Project, MaybeForce>();
        QCOMPARE(difference(forceOf(Simulation(project)), expected), QString());
    }

    void headOn_bothKeepRight_data() {
        const TestRows<double, double> row;
        for (const double angle : {0.0, 17.0, 45.0, 90.0, 123.4, 180.0, 270.0, 301.0})
            for (const double distance : {20.0, 33.3, 47.1, 61.7})
                row(QTest::addRow("%g degrees, %g apart", angle, distance), angle, distance);
    }

    /// However the numbers round, agents turn aside; they do not brake or speed up instead.
    void headOn_bothKeepRight() {
        const auto [angle, distance] = fetched<double, double>();
        const Vec2 ahead = direction(angle);
        const auto project = avoiding(filled("(100,100)+{} {}+{}", ahead * 2.9,
                                             Vec2{100, 100} + ahead * distance, ahead * -1.3));
        for (const std::uint32_t who : {0u, 1u}) {
            const Vec2 right = turnLeft(ahead) * (who == 0 ? -1.0 : 1.0);
            const Vec2 force = forceOf(project, {"a", who}).value();
            const double share = 1 - distance / 4.2 / 20;
            QCOMPARE(difference(force, right * (3 * share), 1e-5), QString());
        }
    }

    void headOn_noneTouches_data() {
        QTest::addColumn<double>("angle");
        for (const double angle : {0.0, 30.0, 77.7, 180.0, 260.0})
            QTest::addRow("%g", angle) << angle;
    }

    void headOn_noneTouches() {
        QFETCH(double, angle);
        const Vec2 ahead = direction(angle);
        const auto contacts = [&](double weight) {
            ProjectBuilder builder = world("world tick=1/60");
            const auto type = [&](const Id& id, double side) {
                builder.add("{0} {1}+{2} maxSpeed=60 maxForce={3} responseTime=0.2; "
                            "{0}-goal:point {4}; {0}-seek:seek; "
                            "{0}-avoid:collision-avoidance lookAhead=2; "
                            "{0}-goal > {0}-seek.target; {0}-seek > {0}.steering; "
                            "{0}-avoid >{5} {0}.steering",
                            id, ahead * (-150 * side), ahead * (60 * side), noLimit,
                            ahead * (300 * side), weight);
            };
            type("a", 1);
            type("b", -1);
            builder.add("a > b-avoid.agents; b > a-avoid.agents");
            return contactsIn(builder.build(), 400);
        };
        QCOMPARE(contacts(0), 1u);
        QCOMPARE(contacts(1), 0u);
    }

    /// On one line, the agent behind is faster. If both turned to the same side, they would
    /// collide.
    void overtaking_turnsToOppositeSides() {
        const auto project = avoiding("(0,0)+(3,0) (30,0)+(1,0)");
        QCOMPARE(difference(forceOf(project, {"a", 0}), Vec2{0, 0.75}), QString());
        QCOMPARE(difference(forceOf(project, {"a", 1}), Vec2{0, -0.75}), QString());
    }

    void queue_stopsBehindTheAgentAhead() {
        Simulation simulation(world("world tick=1/60; "
                                    "a (0,0)+(60,0) maxSpeed=60 maxForce={} responseTime=0.2; "
                                    "b (200,0); it:queue ahead=60; b > it > a",
                                    noLimit));
        run(simulation, 1200);
        const double gap = 200 - populationOf(simulation, "a").x[0];
        QVERIFY2(gap > 12 && gap < 60, qPrintable(QString::number(gap)));
        QVERIFY(velocityOf(simulation, "a").x < 1);
        QCOMPARE(simulation.contactTotal(), 0u);
    }

    /// Forty agents before a door three bodies wide. Behaviors keep them off the walls; walls are
    /// not solid.
    void door_queueKeepsThemApart_andAllGetThrough() {
        const auto pass = [](double weight) {
            std::vector<PlacedAgent> crowd;
            for (int i = 0; i < 40; ++i)
                crowd.push_back({"", {120.0 - i % 5 * 25, 80.0 + i / 5 * 30 + i % 2 * 7}, {}});
            Simulation simulation(
                world("world tick=1/30; a {} maxSpeed=50 maxForce=1000 responseTime=0.2 radius=5; "
                      "scene upper:obstacle shape=wall points=(300,-400)(300,185); "
                      "scene lower:obstacle shape=wall points=(300,215)(300,800); "
                      "scene hall:region x=-1000 y=-1000 width=1300 height=2400; "
                      "door:point (310,200); exit:point (900,200); walls:obstacles; "
                      "inside:region region=hall; in-hall:inside-region; to-door:seek; "
                      "to-exit:seek; way:priority; avoid:wall-avoidance feelerLength=20; "
                      "queue ahead=30 width=20; apart:separation radius=16 falloff=1; "
                      "a > apart > a; walls > avoid; inside > in-hall > to-door; door > to-door; "
                      "exit > to-exit; a > queue >{} way; to-door > way; to-exit > way > a; "
                      "avoid > a",
                      crowd, weight));
            std::size_t through = 0;
            for (int i = 0; i < 40 * 30; ++i) {
                const std::vector<double> before = populationOf(simulation, "a").x;
                simulation.step();
                const Population& of = populationOf(simulation, "a");
                for (std::size_t k = 0; k < of.size(); ++k)
                    through += before[k] < 300 && of.x[k] >= 300 && std::abs(of.y[k] - 200) < 15;
            }
            return std::pair(simulation.contactTotal(), through);
        };
        const auto [without, throughWithout] = pass(0);
        const auto [with, through] = pass(1);
        QVERIFY2(through >= 38 && throughWithout >= 38, qPrintable(QString::number(through)));
        QVERIFY2(with * 4 < without, qPrintable(QString("%1 and %2").arg(with).arg(without)));
    }

    /// Two streams cross at right angles.
    void crossingStreams_touchFarLessOften() {
        const auto contacts = [](double weight) {
            ProjectBuilder builder = world("world tick=1/30 edges=wrap");
            const auto stream = [&](const Id& id, Vec2 along) {
                std::vector<PlacedAgent> agents;
                for (int i = 0; i < 40; ++i) {
                    const double far = i * 97 % 600, aside = 240 + i * 61 % 120;
                    agents.push_back(
                        {"", along.x > 0 ? Vec2{far, aside} : Vec2{aside, far}, along * 60});
                }
                builder.add("{0} {1} maxSpeed=60 maxForce=1000 responseTime=0.2 radius=4; "
                            "{0}-go:match-velocity; {0}-avoid:collision-avoidance lookAhead=1; "
                            "{0}-go >0.5 {0}.steering; {0}-avoid >{2} {0}.steering",
                            id, agents, weight);
            };
            builder.add("world width=600 height=600");
            stream("east", {1, 0});
            stream("south", {0, 1});
            for (const char* avoid : {"east-avoid", "south-avoid"})
                for (const char* of : {"east", "south"})
                    builder.add("{} > {}.agents", of, avoid);
            // They match a velocity that the game holds.
            for (const char* of : {"east", "south"})
                builder.add("{0}:external externalName={1}; {1}-way > {1}-go.target",
                            std::string(of) + "-way", of);
            Simulation simulation(builder.build());
            simulation.setExternal("east", {0, 0}, {60, 0});
            simulation.setExternal("south", {0, 0}, {0, 60});
            run(simulation, 600);
            double ahead = 0;
            for (std::size_t i = 0; i < 40; ++i)
                ahead += populationOf(simulation, "east").vx[i] +
                         populationOf(simulation, "south").vy[i];
            return std::pair(simulation.contactTotal(), ahead / 80);
        };
        const auto [without, speedWithout] = contacts(0);
        const auto [with, speedWith] = contacts(1);
        QVERIFY2(without > 100, qPrintable(QString::number(without)));
        QVERIFY2(with * 5 < without, qPrintable(QString("%1 and %2").arg(with).arg(without)));
        QVERIFY2(speedWith > 0.8 * speedWithout, qPrintable(QString::number(speedWith)));
    }
};
