#include "tests/core/support/crowd_measure.h"
#include "tests/core/support/crowd_scenes.h"
#include "tests/core/support/drawn_crowds.h"
#include "tests/core/support/testing.h"

/// Crowds with Go to, reciprocal avoidance and solid bodies.
class TestCrowds : public QObject {
    Q_OBJECT

private slots:
    void everybodyArrives_data() {
        const TestRows<CrowdScene, double> row;
        std::vector<NamedCrowd> scenes = crowds::known();
#ifdef TILLER_CORE_IS_FAST
        const std::vector<NamedCrowd> more = crowds::drawn();
        scenes.insert(scenes.end(), more.begin(), more.end());
#endif
        for (NamedCrowd looksAhead : crowds::known()) {
            looksAhead.name += ", looking ahead";
            looksAhead.scene.asNewCards = true;
            scenes.push_back(looksAhead);
        }
        for (const auto& [name, scene, longest] : scenes)
            row(name.c_str(), scene, longest);
    }

    void everybodyArrives() {
        const auto [scene, longest] = fetched<CrowdScene, double>();
        const CrowdOutcome outcome = runCrowd(scene, longest);
        qInfo(
            "%-30s %3zu of %3zu arrived, %zu collisions, deepest %.3f, in a wall %.3f, time x %.2f",
            QTest::currentDataTag(), outcome.arrived, scene.walkers.size(), outcome.collisions,
            outcome.deepest, outcome.deepestInWall, outcome.slowdown);
        QCOMPARE(outcome.arrived, scene.walkers.size());
        QCOMPARE(outcome.collisions, 0U);
        QVERIFY(outcome.deepestInWall < 1e-6);
    }

    /// A crowd of 60 leaves by one door: without right of way, 17 of them are late.
    void atADoor_nearlyEverybodyIsInTime_withRightOfWay() {
        CrowdScene scene = crowds::room(9, 60, 1.2, 1);
        scene.asNewCards = true;
        const CrowdOutcome outcome = runCrowd(scene, 300);
        QVERIFY2(outcome.inTime >= 54, qPrintable(QString::number(outcome.inTime)));
        QCOMPARE(outcome.collisions, 0U);
    }
};
