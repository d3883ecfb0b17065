#include "tests/core/support/testing.h"

/// The agent "a" keeps its velocity; the node "it" turns it.
ProjectBuilder turned(const std::string& type, double maxTurnRate, const std::string& self,
                      const std::string& others = "()") {
    ProjectBuilder builder = world("a {}; b {}; look:nearest; it:{} maxTurnRate={}; b > look; "
                                   "it > a.facing",
                                   self, others, type, maxTurnRate);
    if (type == "face")
        builder.add("look > it.target");
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

/// Facings that differ from the velocity, in degrees per tick.
class TestFacing : public QObject {
    Q_OBJECT

private slots:
    void face_turnsByAtMostTheRate_theShortWay_data() {
        const TestRows<Vec2, double, double, double> row;
        const Vec2 up{0, -100}, down{0, 100}, behind{-100, 0}, ahead{100, 0}, downBehind{-100, 1};
        const double last = -180 + std::atan(0.01) * 180 / std::acos(-1.0);
        row("up is left", up, 30.0, 30.0, 60.0);
        row("down is right", down, 30.0, -30.0, -60.0);
        row("it stops there", up, 60.0, 60.0, 90.0);
        row("straight back: to the left", behind, 50.0, 50.0, 100.0);
        row("nearly back: the short way", downBehind, 100.0, -100.0, last);
        row("half a turn at once", downBehind, 180.0, last, last);
        row("no limit", downBehind, noLimit, last, last);
        row("no turning", up, 0.0, 0.0, 0.0);
        row("it looks there", ahead, 10.0, 0.0, 0.0);
    }

    void face_turnsByAtMostTheRate_theShortWay() {
        const auto [target, rate, first, second] = fetched<Vec2, double, double, double>();
        Simulation simulation(turned("face", rate, "(0,0)", filled("{}", target)).build());
        COMPARE_ANGLES(facing(simulation), 0.0);
        simulation.step();
        COMPARE_ANGLES(facing(simulation), first);
        simulation.step();
        COMPARE_ANGLES(facing(simulation), second);
    }

    void face_leavesTheVelocityAlone() {
        Simulation simulation(turned("face", 90, "(0,0)+(2,1)", "(0,-1000)").build());
        run(simulation, 5);
        const Population& of = populationOf(simulation, "a");
        QCOMPARE(velocityOf(of, 0), (Vec2{2, 1}));
        QCOMPARE(difference(Vec2{of.headingX[0], of.headingY[0]}, Vec2{2, 1} / std::sqrt(5)),
                 QString());
        COMPARE_ANGLES(facing(simulation), std::atan2(1004, -8) * 180 / std::acos(-1.0));
        QCOMPARE(
            difference(simulation.explain({"a", 0})->heading, Vec2{of.facingX[0], of.facingY[0]}),
            QString());
    }

    void face_onTopOfTheTarget_keepsLooking() {
        Simulation simulation = afterTicks(2, turned("face", 30, "(0,0)", "(0,-9)").build());
        simulation.moveAgent({"b", 0}, {0, 0});
        run(simulation, 3);
        COMPARE_ANGLES(facing(simulation), 60.0);
    }

    void face_targetMissing_looksWhereItGoes() {
        const auto project = [](std::vector<PlacedAgent> others) {
            return turned("face", noLimit, "(0,0)+(0,1)", worldText(others)).build();
        };
        Simulation simulation = afterTicks(1, project({{"", {500, 0}, {}}}));
        COMPARE_ANGLES(facing(simulation), 0.0);
        simulation.setProject(project({}));
        QVERIFY(!explained(simulation).active);
        simulation.step();
        COMPARE_ANGLES(facing(simulation), -90.0);
    }

    void face_followsAMovingTarget() {
        Simulation simulation(turned("face", noLimit, "(0,0)", "(10,0)+(0,-3)").build());
        for (int i = 0; i < 9; ++i) {
            simulation.step(); // it saw the target at its place when the tick began
            COMPARE_ANGLES(facing(simulation), std::atan2(3.0 * i, 10) * 180 / std::acos(-1.0));
        }
    }

    void lookWhereYouGo_turnsAsFastAsItCan() {
        auto builder = turned("look-where-you-go", 20, "(0,0)+(3,0)");
        builder.add("up:point (0,-1e5); seek; up > seek > a");
        Simulation simulation(builder.build());
        simulation.step(); // it moves up now, but when the tick began it moved to the right
        QVERIFY(velocityOf(simulation, "a").y < -2.9);
        COMPARE_ANGLES(facing(simulation), 0.0);
        simulation.step();
        COMPARE_ANGLES(facing(simulation), 20.0);
        run(simulation, 3);
        COMPARE_ANGLES(facing(simulation), 80.0);
        run(simulation, 60);
        QVERIFY(std::abs(facing(simulation) - 90) < 1);
    }

    void lookWhereYouGo_atRest_keepsTheLastHeading() {
        auto builder = turned("look-where-you-go", noLimit, "(0,0)+(0,-2)").add("brake; brake > a");
        Simulation simulation = afterTicks(5, builder.build());
        QCOMPARE(velocityOf(simulation, "a"), Vec2{});
        COMPARE_ANGLES(facing(simulation), 90.0);
    }

    void tickLength_doesNotChangeTheTurn() {
        for (const int perSecond : {30, 60, 240}) {
            auto builder = turned("face", 45, "(0,0)", "(-1e5,-1)");
            builder.add("world tick={}", 1.0 / perSecond);
            Simulation simulation = afterTicks(2 * perSecond, builder.build());
            QVERIFY(std::abs(facing(simulation) - 90) < 1e-4);
        }
    }

    /// It moves to the right and looks up: targets above are in view, targets on its way are not.
    void viewAngle_isAroundTheFacing() {
        auto builder = turned("face", noLimit, "(0,0)+(0.001,0)", "(0,-500)");
        builder.add("c (0,-10) (10,0); see:separation radius=40 viewAngle=90 falloff=0; "
                    "c > see > a");
        Simulation simulation(builder.build());
        QVERIFY(forceOf(simulation, {"a", 0}, "see")->x < -2.9); // before it turned
        simulation.step();
        simulation.moveAgent({"a", 0}, {0, 0});
        const Vec2 force = *forceOf(simulation, {"a", 0}, "see");
        QVERIFY2(force.y > 2.9 && std::abs(force.x) < 0.1, qPrintable(textOf(force)));
    }

    void leaderFrame_followsTheLeadersMotion_notItsFacing() {
        Simulation simulation(world("a (100,0)+(0,-1); b (160,0); right:point (1e5,0); "
                                    "face maxTurnRate={}; look:nearest; "
                                    "it:offset-pursuit ahead=100 left=0 prediction=none; "
                                    "right > face > a; a > look > it > b",
                                    noLimit));
        simulation.step();
        COMPARE_ANGLES(facing(simulation), 0.0);
        simulation.moveAgent({"a", 0}, {100, 0});
        simulation.moveAgent({"b", 0}, {160, -100});
        // The place is at (100, -100).
        const Vec2 velocity = velocityOf(simulation, "b");
        QCOMPARE(difference(forceOf(simulation, {"b", 0}), Vec2{-3, 0} - velocity), QString());
    }
};
