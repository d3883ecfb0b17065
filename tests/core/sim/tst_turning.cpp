#include "core/model/world_time.h"
#include "tests/core/support/testing.h"

const double degree = std::acos(-1.0) / 180;

Vec2 motionOf(const Simulation& simulation) {
    return velocityOf(simulation.populations()[0], 0);
}

Vec2 headingOf(const Simulation& simulation) {
    return headingOf(simulation.populations()[0], 0);
}

/// Degrees counterclockwise from +x.
double bearingOf(Vec2 v) {
    return std::atan2(-v.y, v.x) / degree;
}

bool areNear(double a, double b, double within = 1e-6) {
    return std::abs(a - b) < within;
}

/// A flock with turns and speeds at and beyond its limits.
Project limitedFlock() {
    return world(
               "world width=300 height=200 edges=bounce tick=1/30; "
               "bird:agent-type count=150 maxSpeed=60 maxSpeedSpread=0.5 minSpeed=40 "
               "maxTurnRate=90 headingThreshold=0.005 startSpeedMax=60 solid=obstacles-and-agents; "
               "separation; alignment; cohesion; bird > separation > bird; "
               "bird > alignment > bird; bird > cohesion > bird")
        .build();
}

/// Max turn rate and min speed of an agent type. Agents have a max speed of 3.
class TestTurning : public QObject {
    Q_OBJECT

private slots:
    void aVelocity_turnsByAtMostTheRate_data() {
        const TestRows<Vec2, double, double, double> row;
        row("to the left", {0, -1000}, 20.0, 20.0, 40.0);
        row("to the right", {0, 1000}, 20.0, -20.0, -40.0);
        row("straight back: to the left", {-1000, 0}, 20.0, 20.0, 40.0);
        row("it does not turn", {0, -1000}, 0.0, 0.0, 0.0);
        row("more than it needs", {0, -1000}, 89.9, 89.9, 90.0003);
        row("half a turn", {-1000, 0}, 180.0, 180.0, 180.0);
    }

    void aVelocity_turnsByAtMostTheRate() {
        const auto [goal, rate, first, second] = fetched<Vec2, double, double, double>();
        Simulation simulation(world("a (0,0)+(3,0) maxTurnRate={} maxForce=1000; goal:point {}; "
                                    "seek; goal > seek > a",
                                    rate, goal));
        for (const double bearing : {first, second}) {
            simulation.step();
            QVERIFY2(areNear(std::abs(bearingOf(motionOf(simulation))), std::abs(bearing), 0.02),
                     qPrintable(QString::number(bearingOf(motionOf(simulation)))));
            QVERIFY(bearing == 180 || bearingOf(motionOf(simulation)) * bearing >= 0);
            QVERIFY(areNear(length(motionOf(simulation)), 3));
            QVERIFY(length(headingOf(simulation) - unit(motionOf(simulation))) < 1e-12);
        }
    }

    /// Its radius is speed / rate.
    void itGoesOnACircle() {
        Simulation simulation(world("a (0,0)+(3,0) maxTurnRate=6 maxForce=1000; "
                                    "goal:point (0,{}); seek; goal > seek > a",
                                    -3 / (6 * degree)));
        double farthest = 0;
        for (int tick = 1; tick <= 60; ++tick) {
            simulation.step();
            farthest = std::max(farthest, -firstPosition(simulation).y);
        }
        QVERIFY(length(firstPosition(simulation)) < 1.5);
        QVERIFY(areNear(farthest, 2 * 3 / (6 * degree), 0.5));
    }

    void atRest_theHeadingTurnsFirst_data() {
        const TestRows<double, double> row;
        row("no threshold", 0.0, 0.0);
        row("a threshold", 0.1, 0.3);
    }

    void atRest_theHeadingTurnsFirst() {
        const auto [threshold, slowest] = fetched<double, double>();
        Simulation simulation(world("a (0,0) maxTurnRate=40 headingThreshold={} maxForce=1000; "
                                    "goal:point (-1000,0); seek; goal > seek > a",
                                    threshold));
        for (int tick = 1; tick <= 4; ++tick) {
            simulation.step();
            QVERIFY2(areNear(bearingOf(headingOf(simulation)), 40.0 * tick),
                     qPrintable(QString::number(bearingOf(headingOf(simulation)))));
            QVERIFY(length(motionOf(simulation)) <= slowest + 1e-6);
        }
        simulation.step();
        QVERIFY(areNear(std::abs(bearingOf(headingOf(simulation))), 180, 0.1));
        QVERIFY(areNear(motionOf(simulation).x, -3, 0.01));
    }

    void aMinSpeed_keepsItGoing_data() {
        const TestRows<std::string, double, double> row;
        row("braking", "a (0,0)+(0,-3) minSpeed=2", 2.0, 90.0);
        row("from rest, along the heading", "a (0,0) minSpeed=2", 2.0, 0.0);
        row("turning", "a (0,0)+(0,-3) minSpeed=2 maxTurnRate=20", 2.0, 90.0);
        row("faster than it can", "a (0,0)+(0,-3) minSpeed=3 maxSpeed=4 maxSpeedSpread=0.99", -1.0,
            90.0);
    }

    void aMinSpeed_keepsItGoing() {
        const auto [text, speed, bearing] = fetched<std::string, double, double>();
        Simulation simulation(world(text + " maxForce=1000; brake; brake > a").build());
        run(simulation, 10);
        const double least =
            speed < 0 ? std::min(3.0, simulation.populations()[0].maxSpeed[0]) : speed;
        QVERIFY(areNear(length(motionOf(simulation)), least));
        QVERIFY(areNear(bearingOf(motionOf(simulation)), bearing));
    }

    /// A corner that would stop it for ever if it could not turn there.
    void itComesOutOfACorner() {
        for (const double slowest : {0.0, 1.0}) {
            Simulation simulation = afterTicks(
                40, world("world width=100 height=100 edges=wall; a (1,1)+(-2,-2) maxTurnRate=10 "
                          "minSpeed={} maxForce=1000; goal:point (80,80); seek; goal > seek > a",
                          slowest)
                        .build());
            QVERIFY(firstPosition(simulation).x > 20 && firstPosition(simulation).y > 20);
        }
    }

    void limitsThatNobodyReaches_changeNoBit() {
        const auto hashWith = [](const char* limits) {
            Simulation simulation =
                afterTicks(200, world("a (0,0)+(1,-2) (30,5) mass=4 {}; goal:point (90,40); seek; "
                                      "wander; goal > seek > a; wander > a",
                                      limits)
                                    .build());
            return simulation.stateHash();
        };
        QCOMPARE(hashWith("maxTurnRate=179.9"), hashWith(""));
    }

    void everyInstructionSet_andThreads_giveTheSameBits() {
        std::set<std::uint64_t> hashes;
        double turned = 0;
        for (const Simd simd : allSimd())
            for (const std::uint32_t threads : {1u, 4u}) {
                const UseSimd use(simd);
                Simulation simulation(limitedFlock(), {.threads = threads});
                for (int tick = 0; tick < 120; ++tick) {
                    const Population before = simulation.populations()[0];
                    simulation.step();
                    const Population& now = simulation.populations()[0];
                    for (std::size_t i = 0; i < now.size(); ++i)
                        turned = std::max(turned, before.headingX[i] * now.headingX[i] +
                                                      before.headingY[i] * now.headingY[i]);
                }
                hashes.insert(simulation.stateHash());
            }
        QCOMPARE(hashes.size(), 1u);
        QVERIFY(turned > 0.9);
    }

    /// A new node in a project whose time counts ticks turns as fast as in one that counts seconds.
    void rates_areConverted() {
        Project project = world("world tick=1").build();
        QCOMPARE(project.worldNumber("ticksPerSecond"), 60.0);
        const NodeType& face = *findNodeType("face");
        const auto values = WorldTime(project).suggestions(face);
        QCOMPARE(numberOf(values[*face.settingIndex("maxTurnRate")]), 6.0);
        const NodeType& agents = *findNodeType("agent-type");
        const auto body = WorldTime(project).suggestions(agents);
        QCOMPARE(numberOf(body[*agents.settingIndex("maxTurnRate")]), noLimit);
    }
};
