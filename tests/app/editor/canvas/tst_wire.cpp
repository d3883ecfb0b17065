#include "app/editor/canvas/wire.h"

#include <QTest>

#include <cmath>

using namespace tiller;

class TestWire : public QObject {
    Q_OBJECT

private slots:
    void endsAtThePorts_andLeavesLevel();
    void clickNearAnyPoint_hits_data();
    void clickNearAnyPoint_hits();
    void farAway_isFar();
};

void TestWire::endsAtThePorts_andLeavesLevel() {
    const WireCurve curve = wireBetween({10, 20}, {300, 200});
    QCOMPARE(curve.at(0), QPointF(10, 20));
    QCOMPARE(curve.at(1), QPointF(300, 200));
    QCOMPARE(curve.points[1].y(), 20.0);
    QCOMPARE(curve.points[2].y(), 200.0);
}

void TestWire::clickNearAnyPoint_hits_data() {
    QTest::addColumn<QPointF>("to");
    QTest::newRow("forward, 1500 long") << QPointF(1450, 380);
    QTest::newRow("backward, behind the cards") << QPointF(-1450, -380);
    QTest::newRow("straight down") << QPointF(0, 900);
    QTest::newRow("very near") << QPointF(8, 3);
}

void TestWire::clickNearAnyPoint_hits() {
    QFETCH(QPointF, to);
    const WireCurve curve = wireBetween({0, 0}, to);
    int hits = 0;
    for (int i = 0; i < 200; ++i) {
        const double t = i / 199.0;
        const QPointF along = curve.at(std::min(1.0, t + 1e-4)) - curve.at(std::max(0.0, t - 1e-4));
        const double length = std::hypot(along.x(), along.y());
        const QPointF across = length > 0 ? QPointF(-along.y(), along.x()) / length : QPointF();
        const QPointF click = curve.at(t) + across * (i % 2 ? 7.9 : -7.9);
        hits += curve.distanceTo(click) <= 8 ? 1 : 0;
    }
    QCOMPARE(hits, 200);
}

void TestWire::farAway_isFar() {
    const WireCurve curve = wireBetween({0, 0}, {400, 0});
    QVERIFY(std::abs(curve.distanceTo({200, 50}) - 50) < 0.1);
    QVERIFY(std::abs(curve.distanceTo({500, 0}) - 100) < 0.1);
}

QTEST_APPLESS_MAIN(TestWire)
#include "tst_wire.moc"
