#include "core/base/angle.h"
#include "tests/core/support/crowd_measure.h"
#include "tests/core/support/testing.h"

using Walker = CrowdScene::Walker;

constexpr double halfTurn = 3.14159265358979;

/// Agents on a circle that change places with those opposite.
CrowdScene circleSwap(std::size_t count, double circle) {
    CrowdScene scene;
    for (std::size_t i = 0; i < count; ++i) {
        const double angle = 2 * halfTurn * static_cast<double>(i) / static_cast<double>(count);
        const Vec2 at{circle * std::cos(angle), circle * std::sin(angle)};
        scene.walkers.push_back({at, at * -1});
    }
    return scene;
}

/// Rows of agents, a meter apart, that walk in the same direction.
void addBlock(CrowdScene& scene, Vec2 corner, Vec2 size, Vec2 way) {
    for (int i = 0; i < size.x; ++i)
        for (int k = 0; k < size.y; ++k) {
            const Vec2 at = corner + Vec2{1.0 * i, 1.0 * k};
            scene.walkers.push_back({at, at + way});
        }
}

CrowdScene headOn() {
    return {.walkers = {{{0, 0}, {10, 0}}, {{10, 0}, {0, 0}}}};
}

CrowdScene oncoming() {
    CrowdScene scene;
    addBlock(scene, {0, 0}, {5, 5}, {20, 0});
    addBlock(scene, {16, 0}, {5, 5}, {-20, 0});
    return scene;
}

CrowdScene crossing() {
    CrowdScene scene;
    addBlock(scene, {0, 8}, {5, 5}, {16, 0});
    addBlock(scene, {8, 0}, {5, 5}, {0, 16});
    return scene;
}

CrowdScene overtaking() {
    CrowdScene scene;
    addBlock(scene, {0, 0}, {4, 3}, {25, 0});
    scene.walkers.push_back({{5, 1}, {9, 1}}); // arrives early and stands in the way
    return scene;
}

/// The straight ways of all lead through the middle of a door.
CrowdScene doorway(double width, bool twoWay) {
    CrowdScene scene;
    addBlock(scene, {-7, -2}, {4, 5}, {});
    if (twoWay)
        addBlock(scene, {4, -2}, {4, 5}, {});
    for (Walker& walker : scene.walkers)
        walker.goal = walker.start * -1;
    scene.walls = {{{0, -8}, {0, -width / 2}}, {{0, width / 2}, {0, 8}}};
    return scene;
}

CrowdScene forest() {
    CrowdScene scene;
    addBlock(scene, {0, 0}, {3, 10}, {25, 0});
    for (int i = 0; i < 5; ++i)
        for (int k = 0; k < 6; ++k) {
            const Vec2 at{6.0 + 3 * i, 2.0 * k - 1 + i % 2};
            scene.pillars.push_back({at, at, 0.4});
        }
    return scene;
}

constexpr double strong = 4'000'000;

/// Agents of the types "a" and "b" that go right and left, and avoid the types named: "a-b" for
/// those of a that avoid b. A tick takes 0.1, maxSpeed is 3.
ProjectBuilder facing(const std::vector<std::string>& avoidances, Vec2 a, Vec2 b) {
    ProjectBuilder builder = world("world tick=0.1; a {}+(3,0); b {}+(-3,0); "
                                   "avoid-a:reciprocal-avoidance sidewaysPush=0; "
                                   "avoid-b:reciprocal-avoidance sidewaysPush=0",
                                   a, b);
    for (const char* type : {"a", "b"})
        builder.add("set {0} maxForce={1}; set {0} radius=1; avoid-{0} > {0}.steering", type,
                    strong);
    for (const std::string& each : avoidances)
        builder.add("{} > avoid-{}.agents", each.substr(2), each.substr(0, 1));
    return builder;
}

Vec2 velocityAfter(const Simulation& simulation, std::size_t type) {
    return velocityOf(simulation.populations()[type], 0);
}

/// How much the two have changed their velocities across their ways in one tick.
std::pair<double, double> turnsOf(const ProjectBuilder& builder, int ticks = 1) {
    Simulation simulation = afterTicks(ticks, builder.build());
    return {velocityAfter(simulation, 0).y, velocityAfter(simulation, 1).y};
}

/// An agent that seeks a point through reciprocal avoidance, and the warnings about it.
QStringList warningsOf(double maxForce, double weight) {
    ProjectBuilder builder = among("reciprocal-avoidance", "agents", "", "(0,0)");
    builder.add("world tick=0.1; set a maxForce={} mass=2 massSpread=0.5; goal:point (100,0); "
                "seek; goal > seek >{} it",
                maxForce, weight);
    QStringList texts;
    for (const Problem& problem : check(builder.build()))
        texts += QString::fromStdString(problem.text);
    return texts;
}

class TestReciprocalAvoidance : public QObject {
    Q_OBJECT

private slots:
    void freeAgent_hasTheWantedVelocityAtOnce() {
        ProjectBuilder builder =
            among("reciprocal-avoidance", "agents", "sidewaysPush=0.1", "(0,0)+(0,-3)");
        // The velocity is reached at once, whatever the response time.
        builder.add("world tick=0.1; set a maxForce={} mass=5 responseTime=2; goal:point (100,0); "
                    "seek; goal > seek > it",
                    strong);
        Simulation simulation = afterTicks(1, builder.build());
        const Vec2 velocity = velocityAfter(simulation, 0);
        // To the right is down. The push is from half of 0.3 to all of it; then 3 is the most.
        QVERIFY(std::abs(length(velocity) - 3) < 1e-6);
        QVERIFY(velocity.y > 0.149 && velocity.y < 0.3);
    }

    void withoutForce_itKeepsItsVelocity() {
        const ProjectBuilder builder =
            among("reciprocal-avoidance", "agents", "sidewaysPush=0", "(0,0)+(1,-2)");
        QCOMPARE(difference(forceOf(builder), Vec2{0, 0}), QString());
    }

    void twoThatDoIt_shareTheWork_data() {
        QTest::addColumn<bool>("wraps");
        QTest::newRow("open") << false;
        QTest::newRow("across the edge") << true;
    }

    void twoThatDoIt_shareTheWork() {
        QFETCH(bool, wraps);
        ProjectBuilder builder = wraps ? facing({"a-b", "b-a"}, {796, 299}, {4, 300})
                                       : facing({"a-b", "b-a"}, {100, 299}, {108, 300});
        if (wraps)
            builder.add("world edges=wrap");
        const auto [a, b] = turnsOf(builder);
        QVERIFY(a < -0.1 && b > 0.1);
        QVERIFY(std::abs(a + b) < 1e-6);
    }

    void othersWithout_areAvoidedAlone() {
        const auto [shared, other] = turnsOf(facing({"a-b", "b-a"}, {100, 299}, {108, 300}));
        const auto [alone, still] = turnsOf(facing({"a-b", "b-b"}, {100, 299}, {108, 300}));
        QCOMPARE(still, 0.0);
        QVERIFY(alone < 1.5 * shared);
    }

    void otherThatWasSwitchedOff_isAvoidedAlone() {
        ProjectBuilder builder = facing({"a-b", "b-a"}, {100, 299}, {108, 300});
        builder.add("clock:timer on=0.1 off=100 phase=0.1; clock > avoid-b"); // never, so far
        const auto [first, still] = turnsOf(builder);
        const auto [shared, other] = turnsOf(facing({"a-b", "b-a"}, {100, 299}, {108, 300}));
        QCOMPARE(still, 0.0);
        QCOMPARE(first, shared); // in the tick before, it counted as active
        const auto [second, asBefore] = turnsOf(builder, 2);
        QVERIFY(second < 1.5 * shared);
    }

    void lookingAhead_turnsToTheFreeSide_data() {
        const TestRows<double, double, double>
            row; // where a wall is beside it; the turn to the right
        row("off", 0.0, 300.0, 0.0);
        row("contact is later", 4.0, 300.0, 0.0);
        row("oncoming: to the right", 10.0, 300.0, 15.0);
        row("wall on the left", 10.0, -2.2, 15.0);
        row("wall on the right", 10.0, 2.2, -15.0);
    }

    void lookingAhead_turnsToTheFreeSide() {
        const auto [lookAhead, wall, turn] = fetched<double, double, double>();
        ProjectBuilder builder = facing({"a-b", "b-a"}, {100, 300}, {130, 300});
        builder.add("scene wall:obstacle shape=wall points={}{}; obstacles; "
                    "obstacles > avoid-a.obstacles; set avoid-a lookAhead={}",
                    Vec2{50, 300 + wall}, Vec2{250, 300 + wall}, lookAhead);
        const Vec2 turned = direction(-turn) * 3; // to the right is down
        QVERIFY(std::abs(turnsOf(builder).first - turned.y) < 1e-6);
    }

    void beforeAJam_itKeepsRight_data() {
        // how many come; the maximum force; where a wall is beside it; which of the two that wait;
        // by how many degrees it turns where the jam is
        const TestRows<int, double, double, std::size_t, double> row;
        row("jam", 4, 1.0, 100.0, 0, 45.0);
        row("three are no jam", 3, 1.0, 100.0, 0, 0.0);
        row("fast", 4, strong, 100.0, 0, 0.0);
        row("wall on the left", 4, 1.0, -10.0, 0, 45.0);
        row("wall on the right", 4, 1.0, 10.0, 0, 15.0);
        row("behind one that sees it", 4, 1.0, 100.0, 1, 45.0);
        row("behind one that sees none", 3, 1.0, 100.0, 1, 0.0);
    }

    void beforeAJam_itKeepsRight() {
        const auto [coming, maxForce, wall, which, degrees] =
            fetched<int, double, double, std::size_t, double>();
        ProjectBuilder builder = world(
            "world tick=0.1; a (100,300)(60,300); b "
            "(130,296)+(-3,0)(130,304)+(-3,0)(130,288)+(-3,0){}; "
            "set a maxForce={} radius=1; set b radius=1; goal:point (1000,300); seek; "
            "scene wall:obstacle shape=wall points={}{}; obstacles; obstacles > avoid.obstacles; "
            "avoid:reciprocal-avoidance sidewaysPush=0 horizon=0 reach=50 keepRight=10; "
            "other:reciprocal-avoidance sidewaysPush=0 horizon=0 keepRight=10; goal > seek > "
            "avoid; "
            "avoid > a.steering; other > b.steering; a > other.agents; a > avoid.agents; "
            "b > avoid.agents",
            coming == 4 ? "(130,312)+(-3,0)" : "", maxForce, Vec2{50, 300 + wall},
            Vec2{250, 300 + wall});
        Simulation simulation(builder.build());
        // The ways are known after a tick, and the jam to those behind after one more.
        run(simulation, static_cast<int>(2 + which));
        const Vec2 velocity = velocityOf(simulation.populations()[0], which);
        const double jam = 1 - (length(Vec2{29.69, 4}) + 40.0 * static_cast<double>(which)) / 180;
        const Vec2 before{0.1 * static_cast<double>(1 + which), 0};
        const double turn = unit(direction(0 - degrees * jam) * 3 - before).y * 0.1;
        QVERIFY2(std::abs(velocity.y - turn) < 1e-3,
                 qPrintable(QString("%1 instead of %2").arg(velocity.y).arg(turn)));
    }

    void whoWasHeldUp_getsRoom_data() {
        const TestRows<double, std::size_t> row; // how many of the four arrive
        row("off", 0.0, 3);
        row("on", 2.0, 4);
    }

    /// Three stand in a row in a corridor in which nobody can pass. The first one passes its claim
    /// on.
    void whoWasHeldUp_getsRoom() {
        const auto [rightOfWay, arrived] = fetched<double, std::size_t>();
        CrowdScene scene;
        scene.walkers = {{{5, 10}, {25, 10}}};
        for (const double x : {11.0, 12.0, 13.0})
            scene.walkers.push_back({{x, 10}, {x, 10}});
        for (const double y : {9.5, 10.5})
            scene.walls.push_back({{8, y}, {16, y}});
        scene.settings.emplace_back("rightOfWay", rightOfWay);
        const CrowdOutcome outcome = runCrowd(scene, 60);
        QCOMPARE(outcome.arrived, arrived);
        QCOMPARE(outcome.collisions, 0U);
    }

    void margin_isKept() {
        CrowdScene scene = headOn();
        scene.settings = {{"horizon", 3.0}, {"margin", 0.5}};
        Simulation simulation(scene.project());
        double nearest = 10;
        for (int i = 0; i < 100; ++i) {
            simulation.step();
            nearest = std::min(nearest, length(firstPosition(simulation) -
                                               positionOf(simulation.populations()[1], 0)));
        }
        QVERIFY(nearest > 1.1 - 1e-6 && nearest < 1.2);
    }

    void everybodyArrives_data() {
        const TestRows<CrowdScene, double, double> row;
        row("head-on", headOn(), 20.0, 1.05);
        row("circle of 20", circleSwap(20, 10), 60.0, 1.2);
        row("oncoming", oncoming(), 120.0, 1.4);
        row("crossing", crossing(), 120.0, 1.5);
        row("overtaking", overtaking(), 60.0, 1.1);
        row("doorway", doorway(1.5, false), 300.0, 3.0);
        row("forest of pillars", forest(), 300.0, 2.0);
    }

    void everybodyArrives() {
        const auto [scene, longest, slowdown] = fetched<CrowdScene, double, double>();
        const CrowdOutcome outcome = runCrowd(scene, longest);
        QCOMPARE(outcome.arrived, scene.walkers.size());
        QCOMPARE(outcome.collisions, 0U);
        QVERIFY2(outcome.slowdown < slowdown, qPrintable(QString::number(outcome.slowdown)));
        QVERIFY(outcome.deepestInWall < 1e-6);
    }

    void outcome_isTheSame_withEveryWidthAndThread() {
        for (const bool asNewCards : {false, true}) {
            CrowdScene scene = doorway(1.5, true);
            scene.asNewCards = asNewCards;
            const double longest = asNewCards ? 30 : 10; // some were held up for long
            const std::uint64_t hash = runCrowd(scene, longest).hash;
            for (const Simd simd : allSimd()) {
                const UseSimd use(simd);
                QCOMPARE(
                    runCrowd(scene, longest, {.threads = 3, .fewAgents = 0, .sortPeriod = 3}).hash,
                    hash);
            }
        }
    }

    void wrongWiring_isAnError_data() {
        const TestRows<int, QString> row;
        row("alone", 0, "");
        row("not alone", 1,
            "Reciprocal avoidance must steer Agent type alone, but 2 wires "
            "lead there. Wire the other "
            "forces to its input Forces.");
        row("weight", 2,
            "The weight of Reciprocal avoidance at Agent type is 0.5; it must "
            "be 1, so that the agent "
            "gets the velocity that was chosen. Set it to 1.");
        row("not last", 3,
            "Reciprocal avoidance leads to Sum, but it must come last. Wire it to the Steering "
            "of an agent type, and Sum to its input Forces.");
        row("beside a wire of weight 0", 4, "");
        row("in a mode", 5, "");
        row("beside a mode", 6,
            "Agent type is steered by Reciprocal avoidance and by its mode Mode, but reciprocal "
            "avoidance must steer alone. Wire it to each mode, and nothing to the Steering.");
    }

    void wrongWiring_isAnError() {
        const auto [which, problem] = fetched<int, QString>();
        ProjectBuilder builder = world("a (0,0) maxForce={}; it:reciprocal-avoidance; brake; sum; "
                                       "mode:agent-mode",
                                       strong);
        if (which == 3)
            builder.add("it > sum > a");
        else if (which == 5)
            builder.add("it > mode > a");
        else
            builder.add("it >{} a", which == 2 ? 0.5 : 1);
        if (which == 1 || which == 4)
            builder.add("brake >{} a", which == 1 ? 1 : 0);
        if (which == 6)
            builder.add("brake > mode > a");
        QString found;
        try {
            static_cast<void>(builder.build());
        } catch (const std::runtime_error& error) {
            found = error.what();
        }
        QCOMPARE(found, problem);
    }

    void editsToWrongWiring_areRefused() {
        ProjectBuilder builder = among("reciprocal-avoidance", "agents", "", "(0,0)");
        builder.add("brake; brake >0 a"); // counts as no link
        const Project project = builder.build();
        const QString alone = "Reciprocal avoidance must steer Agent type alone, but 2 wires lead "
                              "there. Wire the other forces to its input Forces.";
        const auto textOf = [](const Result<Change>& change) {
            return change ? QString() : QString::fromStdString(change.problems().front().text);
        };
        IdSource ids(1);
        const Id ofIt = project.linksInto("a", "steering").front()->id;
        const Id ofBrake = project.linksInto("a", "steering").back()->id;
        QCOMPARE(textOf(setWeight(project, ofBrake, 1)), alone);
        QVERIFY(
            textOf(setWeight(project, ofIt, 2)).startsWith("The weight of Reciprocal avoidance"));
        QCOMPARE(textOf(setWeight(project, ofIt, 1)), QString());
        QVERIFY(tiller::connect(project, ids, {"brake", "force"}, {"it", "forces"}).ok());
        Project without = project;
        apply(remove(project, Ids{ofBrake}), without);
        QCOMPARE(textOf(tiller::connect(without, ids, {"brake", "force"}, {"a", "steering"})),
                 alone);
    }

    void weakAgents_areWarnedOf() {
        QCOMPARE(warningsOf(180, 1), QStringList());
        QCOMPARE(
            warningsOf(179, 1),
            QStringList(
                "Agent type is too weak for Reciprocal avoidance: to reach any velocity within a "
                "tick it needs a maximum force of 180, but it has 179. Raise its maximum "
                "force, or lower its maximum speed."));
    }

    void strongWishes_swing() {
        QCOMPARE(warningsOf(strong, 1.9), QStringList());
        QCOMPARE(
            warningsOf(strong, 2),
            QStringList(
                "Agent type may swing: the weights before Reciprocal avoidance add up to 2; they "
                "must stay below 2. Lower them."));
    }
};
