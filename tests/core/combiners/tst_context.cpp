#include "tests/core/support/testing.h"

/// An agent at (0, 0), with a max speed of 3, that two points draw.
ProjectBuilder drawn(Vec2 first, Vec2 second, double weight) {
    return world("a (0,0) maxForce=1000 radius=1; one:point {}; two:point {}; seek; other:seek; "
                 "it:context range=20; one > seek.target; two > other.target; "
                 "seek > it.interest; other >{} it.interest; it > a.steering",
                 first, second, weight);
}

Vec2 velocityAfter(const ProjectBuilder& builder, int ticks = 1) {
    Simulation simulation = afterTicks(ticks, builder.build());
    const Population& of = populationOf(simulation, "a");
    return {of.vx[0], of.vy[0]};
}

/// Degrees counterclockwise from +x, 0 to 360.
double wayOf(Vec2 velocity) {
    const double degrees = std::atan2(-velocity.y, velocity.x) * 180 / std::acos(-1.0);
    return degrees < 0 ? degrees + 360 : degrees;
}

class TestContext : public QObject {
    Q_OBJECT

private slots:
    void theStrongestWish_isTaken_data() {
        const TestRows<Vec2, Vec2, double, double> row;
        row("the stronger", {100, 0}, {0, -100}, 2.0, 90.0);
        row("the first", {100, 0}, {0, -100}, 0.5, 0.0);
        row("against each other", {100, 0}, {-100, 0}, 0.9, 0.0);
        row("between two directions", {100, -30}, {0, 100}, 0.1, 16.7);
    }

    void theStrongestWish_isTaken() {
        const auto [first, second, weight, way] = fetched<Vec2, Vec2, double, double>();
        const Vec2 velocity = velocityAfter(drawn(first, second, weight));
        QVERIFY2(std::abs(wayOf(velocity) - way) < 1, qPrintable(QString::number(wayOf(velocity))));
        QVERIFY(std::abs(length(velocity) - 3) < 0.05);
    }

    /// A sum of the two would leave it at rest.
    void whatWouldCancel_doesNotStopIt() {
        const Vec2 velocity = velocityAfter(drawn({100, 0}, {-100, 0}, 1));
        QVERIFY(length(velocity) > 2.9);
    }

    void danger_closesDirections_data() {
        const TestRows<std::string, double, double> row;
        row("an agent ahead", "b (12,0) radius=1; b > it.agents", 90.0, 270.0);
        row("a point ahead", "there:point (12,0); there > it.points", 90.0, 270.0);
        row("an obstacle ahead",
            "scene rock:obstacle shape=circle x=12 y=0 radius=2; rocks:obstacles; "
            "rocks > it.obstacles",
            90.0, 270.0);
    }

    /// It goes where the danger is not, or stays.
    void danger_closesDirections() {
        const auto [danger, from, to] = fetched<std::string, double, double>();
        const Vec2 velocity =
            velocityAfter(drawn({100, 0}, {100, 0}, 1).add("set it tolerance=0; " + danger));
        QVERIFY(length(velocity) < 0.01 ||
                (wayOf(velocity) > from - 1 && wayOf(velocity) < to + 1));
    }

    void farDanger_closesNothing() {
        const Vec2 velocity =
            velocityAfter(drawn({100, 0}, {100, 0}, 1).add("b (25,0) radius=1; b > it.agents"));
        QVERIFY(std::abs(velocity.x - 3) < 0.01);
    }

    void withoutAWish_itIsInactive() {
        const Vec2 velocity = velocityAfter(
            drawn({100, 0}, {100, 0}, 1).add("never:chance probability=0; never > it.when"));
        QCOMPARE(velocity, (Vec2{0, 0}));
    }

    /// With 8 directions, those beside the wanted one have 0.71 of its interest.
    void smoothing_takesFromBothSides() {
        for (const double smoothing : {0.0, 1.0}) {
            const Vec2 velocity = velocityAfter(
                drawn({100, 0}, {100, 0}, 1).add("set it directions=8 smoothing={}", smoothing));
            QVERIFY(std::abs(length(velocity) - (smoothing > 0 ? 2.56 : 3)) < 0.1);
        }
    }

    /// From tick 30 on it wants to go to the other point.
    void blending_changesItsMindSlowly() {
        const auto after = [](int ticks, const char* blends) {
            return velocityAfter(drawn({0, -1e6}, {1e6, 0}, 3)
                                     .add("late:timer on=1000 off=30 phase=1000; "
                                          "late > other.when; set it blendTime=20 blends={}",
                                          blends),
                                 ticks);
        };
        QVERIFY(after(33, "false").x > 2.9);
        QVERIFY(after(33, "true").y < -2.5);
        QVERIFY(after(90, "true").x > 2.9);
    }

    void everyInstructionSet_givesTheSameBits_data() {
        const TestRows<std::string> row;
        row("plain", "");
        row("smoothed and blended", "smoothing=0.5 blends=true blendTime=0.3");
    }

    void everyInstructionSet_givesTheSameBits() {
        const auto [settings] = fetched<std::string>();
        std::set<std::uint64_t> hashes;
        for (const Simd simd : allSimd()) {
            const UseSimd use(simd);
            const Project project =
                world(
                    "world width=300 height=200 edges=wrap tick=1/30; "
                    "bird:agent-type count=130 maxSpeed=60 maxSpeedSpread=0.3; goal:point (90,80); "
                    "seek; wander; cohesion; it:context directions=17 {}; goal > seek > "
                    "it.interest; wander >0.7 it.interest; bird > cohesion >0.4 it.interest; "
                    "bird > it.agents; it > bird.steering",
                    settings)
                    .build();
            Simulation simulation(project), restored(project);
            run(simulation, 30);
            QVERIFY(restored.restore(simulation.snapshot()));
            run(simulation, 30);
            run(restored, 30);
            hashes.insert(simulation.stateHash());
            hashes.insert(restored.stateHash());
        }
        QCOMPARE(hashes.size(), 1u);
    }
};
