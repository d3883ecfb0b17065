#include "tests/core/support/ten_runs.h"

using namespace tiller;
using namespace tiller::lessons;

/// Every claim of the lessons about several agents, measured over ten seeds.
class TestLessonStepsOfMany : public QObject {
    Q_OBJECT

private slots:
    void pursuit_whoIsFirst();
    void pursuit_whoStays();
    void pursuit_aFastTarget();
    void evade_whoIsCaught();
    void evade_withoutALookAhead();
    void evade_fromAfar();
    void combined_goesAround();
    void combined_weakAndStrong();
    void crowd_takesTime();
    void crowd_theRudeOne();
    void crowd_onlyTheNearest();
    void crowd_dense();
    void hunt_aMinute();
    void hunt_beside_data();
    void hunt_beside();
};

Number firstAtTarget(const Id& chaser) {
    return secondsUntil([=](const Simulation& simulation) {
        return wrappedDistance(placeOf(simulation, chaser), placeOf(simulation, "target")) <= 12;
    });
}

/// The mean distance from the target, from 20 to 60 seconds.
Number awayFromTarget(const Id& chaser) {
    return [=](Simulation& simulation) {
        run(simulation, 20 * secondsOfTicks);
        double sum = 0;
        for (int tick = 0; tick < 2400; ++tick) {
            simulation.step();
            sum += wrappedDistance(placeOf(simulation, chaser), placeOf(simulation, "target"));
        }
        return sum / 2400;
    };
}

void TestLessonStepsOfMany::pursuit_whoIsFirst() {
    const auto first = [](const Id& chaser) {
        return overSeeds("pursuit", "step-first", firstAtTarget(chaser));
    };
    const TenRuns none = first("chaser-none");
    const TenRuns three = first("chaser-three");
    const TenRuns thirty = first("chaser-thirty");
    const TenRuns distance = first("chaser-distance");
    int far = 0;
    for (std::size_t i = 0; i < 10; ++i)
        far += std::min(thirty[i], distance[i]) < std::min(none[i], three[i]);
    QVERIFY2(far == 8,
             (none.text() + '\n' + three.text() + '\n' + thirty.text() + '\n' + distance.text())
                 .c_str());
    QVERIFY(std::min(thirty[0], distance[0]) < std::min(none[0], three[0])); // the lesson's seed
}

void TestLessonStepsOfMany::pursuit_whoStays() {
    const TenRuns thirty = overSeeds("pursuit", "step-close", awayFromTarget("chaser-thirty"));
    const TenRuns distance = overSeeds("pursuit", "step-close", awayFromTarget("chaser-distance"));
    QCOMPARE(distance.below(thirty), 10);
    HOLDS(std::abs(distance.mean() - 14) < 1, distance);
    HOLDS(std::abs(thirty.mean() - 26) < 1, thirty);
}

void TestLessonStepsOfMany::pursuit_aFastTarget() {
    const auto away = [](const Id& chaser) {
        return overSeeds("pursuit", "step-fast", awayFromTarget(chaser));
    };
    const TenRuns near[] = {away("chaser-thirty"), away("chaser-distance")};
    const TenRuns far[] = {away("chaser-none"), away("chaser-three")};
    for (const TenRuns& ahead : near)
        for (const TenRuns& behind : far)
            QCOMPARE(ahead.below(behind), 10);
    QVERIFY(std::abs((near[0].mean() + near[1].mean()) / 2 - 91) < 2);
    QVERIFY(std::abs((far[0].mean() + far[1].mean()) / 2 - 126) < 2);
}

void TestLessonStepsOfMany::evade_whoIsCaught() {
    const TenRuns flee = overSeeds("evade", "step-who", contactsOf("hunter", "fleeing", 60));
    const TenRuns evade = overSeeds("evade", "step-who", contactsOf("hunter", "evading", 60));
    QCOMPARE(evade.below(flee), 10);
    const double times = flee.mean() / evade.mean();
    QVERIFY2(times > 3.5 && times < 4.5, qPrintable(QString::number(times)));
}

void TestLessonStepsOfMany::evade_withoutALookAhead() {
    const TenRuns flee = overSeeds("evade", "step-same", contactsOf("hunter", "fleeing", 120));
    const TenRuns evade = overSeeds("evade", "step-same", contactsOf("hunter", "evading", 120));
    HOLDS(std::abs(flee.mean() - 31) < 1, flee);
    HOLDS(std::abs(evade.mean() - 27) < 1, evade);
}

void TestLessonStepsOfMany::evade_fromAfar() {
    const TenRuns flee = overSeeds("evade", "step-far", contactsOf("hunter", "fleeing", 120));
    const TenRuns evade = overSeeds("evade", "step-far", contactsOf("hunter", "evading", 120));
    QCOMPARE(flee.below(evade), 8);
    QVERIFY(flee[0] < evade[0]); // the lesson's seed
    HOLDS(std::abs(flee.mean() - 3) < 0.5, flee);
    HOLDS(std::abs(evade.mean() - 10) < 0.5, evade);
}

double nearestToTheCenter(Simulation& simulation) {
    double nearest = never;
    for (int tick = 0; tick < 1500; ++tick) {
        simulation.step();
        for (std::size_t ship = 0; ship < 12; ++ship)
            nearest = std::min(nearest, length(placeOf(simulation, "ship", ship) - Vec2{400, 300}));
    }
    return nearest;
}

const Number lastInTheHarbor = secondsUntil([](const Simulation& simulation) {
    for (std::size_t ship = 0; ship < 12; ++ship)
        if (length(placeOf(simulation, "ship", ship) - Vec2{700, 300}) >= 15)
            return false;
    return true;
});

void TestLessonStepsOfMany::combined_goesAround() {
    const TenRuns near = overSeeds("combined-forces", "step-around", nearestToTheCenter);
    HOLDS(near.least() > 60, near);
    const TenRuns last = overSeeds("combined-forces", "step-around", lastInTheHarbor);
    HOLDS(last.least() > 8 && last.most() < 13, last);
}

void TestLessonStepsOfMany::combined_weakAndStrong() {
    const std::string file = "combined-forces";
    const TenRuns weak = overSeeds(file, "step-weak", lastInTheHarbor);
    HOLDS(isRightIn(weak, stepIn(file, "step-weak")), weak);
    const TenRuns passes = overSeeds(file, "step-weak", nearestToTheCenter);
    HOLDS(passes.most() < 30, passes);
    Project none = lesson(file);
    QVERIFY(applyOverride(none, "flee-center-to-ship.weight=0"));
    const TenRuns without = overSeeds(none, lastInTheHarbor);
    HOLDS(std::abs(without.mean() - 4.8) < 0.1, without);
    const TenRuns strong = overSeeds(file, "step-strong", nearestToTheCenter);
    HOLDS(isRightIn(strong, stepIn(file, "step-strong")), strong);
}

const Number runnerArrives = secondsToReach("runner", {760, 300}, 20);

void TestLessonStepsOfMany::crowd_takesTime() {
    const std::string file = "through-the-crowd";
    const TenRuns time = overSeeds(file, "step-time", runnerArrives);
    HOLDS(time.least() > 9 && time.most() < 17 && std::abs(time.mean() - 12) < 0.5, time);
    const StepAnnotation step = stepIn(file, "step-time");
    HOLDS(isRightNumber(step, time.mean()) && isRightNumber(step, time[0]), time);
    Project empty = lesson(file);
    QVERIFY(applyOverride(empty, "crowd.count=0") || applyOverride(empty, "crowd.muted=true"));
    QVERIFY(applyOverride(empty, "flee-to-past.weight=0"));
    const TenRuns alone = overSeeds(empty, runnerArrives);
    HOLDS(std::abs(alone.mean() - 4) < 0.2, alone);
}

void TestLessonStepsOfMany::crowd_theRudeOne() {
    const TenRuns polite = overSeeds("through-the-crowd", "step-rude", runnerArrives);
    const TenRuns rude =
        overSeeds("through-the-crowd", "step-rude", runnerArrives, "experiment-rude");
    QCOMPARE(rude.below(polite), 10);
    HOLDS(std::abs(rude.mean() - 4.1) < 0.05, rude);
}

void TestLessonStepsOfMany::crowd_onlyTheNearest() {
    const TenRuns each = overSeeds("through-the-crowd", "step-time", runnerArrives);
    const TenRuns nearest = overSeeds("through-the-crowd", "step-one", runnerArrives);
    QCOMPARE(nearest.below(each), 9);
    QVERIFY(nearest[0] < each[0]); // the lesson's seed
    HOLDS(std::abs(nearest.mean() - 9) < 0.2, nearest);
}

void TestLessonStepsOfMany::crowd_dense() {
    const TenRuns sixty = overSeeds("through-the-crowd", "step-time", runnerArrives);
    const TenRuns dense = overSeeds("through-the-crowd", "step-dense", runnerArrives);
    HOLDS(dense.most() < never, dense);
    HOLDS(std::abs(dense.mean() - 42) < 1, dense);
    const double times = dense.mean() / sixty.mean();
    QVERIFY2(times > 3 && times < 4, qPrintable(QString::number(times)));
}

void TestLessonStepsOfMany::hunt_aMinute() {
    const std::string file = "hunter-and-prey";
    const TenRuns caught = overSeeds(file, "step-count", contactsOf("hunter", "prey", 60));
    HOLDS(isRightIn(caught, stepIn(file, "step-count")), caught);
    HOLDS(caught.least() >= 20 && caught.most() <= 44 && std::abs(caught.mean() - 32) < 1, caught);
    Project peaceful = lesson(file);
    QVERIFY(applyOverride(peaceful, "pursue.muted=true"));
    const TenRuns chance = overSeeds(peaceful, contactsOf("hunter", "prey", 60));
    HOLDS(std::abs(chance.mean() - 10) < 1, chance);
}

void TestLessonStepsOfMany::hunt_beside_data() {
    QTest::addColumn<QString>("step");
    QTest::addColumn<QString>("experiment");
    QTest::addColumn<double>("mean");
    QTest::addColumn<int>("fewer"); // in how many of the ten runs
    QTest::newRow("careless") << "step-careless"
                              << "experiment-careless" << 112.0 << 0;
    QTest::newRow("watchful") << "step-watchful"
                              << "experiment-watchful" << 23.0 << 9;
    QTest::newRow("tireless") << "step-tireless"
                              << "experiment-tireless" << 1.5 << 10;
    QTest::newRow("waiting") << "step-wait"
                             << "experiment-near" << 28.0 << -1;
}

void TestLessonStepsOfMany::hunt_beside() {
    QFETCH(QString, step);
    QFETCH(QString, experiment);
    QFETCH(double, mean);
    QFETCH(int, fewer);
    const Number count = contactsOf("hunter", "prey", 60);
    const TenRuns usual = overSeeds("hunter-and-prey", step.toStdString(), count);
    const TenRuns other =
        overSeeds("hunter-and-prey", step.toStdString(), count, experiment.toStdString());
    HOLDS(std::abs(other.mean() - mean) < 1, other);
    if (fewer >= 0)
        QCOMPARE(other.below(usual), fewer);
    if (step == "step-careless")
        QVERIFY(other.mean() > 3 * usual.mean() && other.mean() < 4 * usual.mean());
}

QTEST_APPLESS_MAIN(TestLessonStepsOfMany)
#include "tst_lesson_steps_of_many.moc"
