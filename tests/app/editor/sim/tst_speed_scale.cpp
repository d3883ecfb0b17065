#include "app/editor/sim/speed_scale.h"

#include <QTest>

using namespace tiller;

class TestSpeedScale : public QObject {
    Q_OBJECT

private slots:
    void speedAt_marksAndBetween_data() {
        QTest::addColumn<double>("position");
        QTest::addColumn<double>("speed");
        QTest::newRow("least") << 0.0 << 0.1;
        QTest::newRow("below") << -1.0 << 0.1;
        QTest::newRow("middle") << 0.5 << 1.0;
        QTest::newRow("near the middle, it snaps") << 0.52 << 1.0;
        QTest::newRow("between 1 and 2") << 3.5 / 6 << 1.41;
        QTest::newRow("most") << 1.0 << 8.0;
        QTest::newRow("above") << 3.0 << 8.0;
    }

    void speedAt_marksAndBetween() {
        QFETCH(double, position);
        QFETCH(double, speed);
        QCOMPARE(speedAt(position), speed);
    }

    void positionOf_isItsInverseAtMarks() {
        for (int i = 0; i <= 6; ++i)
            QVERIFY(std::abs(positionOf(speedAt(i / 6.0)) - i / 6.0) < 1e-12);
    }

    void speedAt_neverDecreases() {
        for (int i = 0; i < 1000; ++i)
            QVERIFY(speedAt((i + 1) / 1000.0) >= speedAt(i / 1000.0));
    }

    void nextSpeed_goesToTheNextMark() {
        QCOMPARE(nextSpeed(1, 1), 2.0);
        QCOMPARE(nextSpeed(1, -1), 0.5);
        QCOMPARE(nextSpeed(1.3, 1), 2.0);
        QCOMPARE(nextSpeed(1.3, -1), 1.0);
        QCOMPARE(nextSpeed(8, 1), 8.0);
        QCOMPARE(nextSpeed(0.1, -1), 0.1);
    }
};

QTEST_APPLESS_MAIN(TestSpeedScale)
#include "tst_speed_scale.moc"
