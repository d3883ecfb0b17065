#include "app/editor/canvas/wire.h"

#include <QTest>

#include <cmath>

using namespace tiller;

namespace {

/// Cards of 168 x 100 at these corners.
std::vector<QRectF> cardsAt(std::initializer_list<QPointF> corners) {
    std::vector<QRectF> cards;
    for (const QPointF& corner : corners)
        cards.emplace_back(corner, QSizeF(168, 100));
    return cards;
}

/// From the output of the first card to the input of the second.
WireCurve around(const std::vector<QRectF>& cards, int track = 0) {
    return wireAround({cards[0].right(), cards[0].top() + 44},
                      {cards[1].left(), cards[1].top() + 44}, cards, track);
}

} // namespace

class TestWire : public QObject {
    Q_OBJECT

private slots:
    void wire_endsAtThePorts_andStartsLevel() {
        const WireCurve curve = wireBetween({10, 20}, {300, 200});
        QCOMPARE(curve.at(0), QPointF(10, 20));
        QCOMPARE(curve.at(1), QPointF(300, 200));
        QCOMPARE(curve.points[1].y(), 20.0);
        QCOMPARE(curve.points[2].y(), 200.0);
    }

    void clickNearAnyPoint_hits_data() {
        QTest::addColumn<QPointF>("to");
        QTest::newRow("forward, 1500 long") << QPointF(1450, 380);
        QTest::newRow("backward, behind the cards") << QPointF(-1450, -380);
        QTest::newRow("straight down") << QPointF(0, 900);
        QTest::newRow("very near") << QPointF(8, 3);
    }

    void clickNearAnyPoint_hits() {
        QFETCH(QPointF, to);
        const WireCurve curve = wireBetween({0, 0}, to);
        int hits = 0;
        for (int i = 0; i < 200; ++i) {
            const double t = i / 199.0;
            const QPointF along =
                curve.at(std::min(1.0, t + 1e-4)) - curve.at(std::max(0.0, t - 1e-4));
            const double length = std::hypot(along.x(), along.y());
            const QPointF across = length > 0 ? QPointF(-along.y(), along.x()) / length : QPointF();
            const QPointF click = curve.at(t) + across * (i % 2 ? 7.9 : -7.9);
            hits += curve.distanceTo(click) <= 8 ? 1 : 0;
        }
        QCOMPARE(hits, 200);
    }

    void farAway_isFar() {
        const WireCurve curve = wireBetween({0, 0}, {400, 0});
        QVERIFY(std::abs(curve.distanceTo({200, 50}) - 50) < 0.1);
        QVERIFY(std::abs(curve.distanceTo({500, 0}) - 100) < 0.1);
    }

    void wireAround_crossesNoCard_data() {
        QTest::addColumn<QList<QPointF>>("corners");
        using Corners = QList<QPointF>;
        QTest::newRow("side by side") << Corners{{528, 0}, {0, 0}};
        QTest::newRow("below") << Corners{{528, 0}, {264, 200}};
        QTest::newRow("above") << Corners{{264, 200}, {0, 0}};
        QTest::newRow("right under it") << Corners{{0, 0}, {0, 160}};
        QTest::newRow("one between") << Corners{{528, 0}, {0, 8}, {264, -16}};
        QTest::newRow("one below the one between")
            << Corners{{528, 0}, {0, 0}, {264, 0}, {264, 120}};
    }

    void wireAround_crossesNoCard() {
        QFETCH(QList<QPointF>, corners);
        std::vector<QRectF> cards;
        for (const QPointF& corner : corners)
            cards.emplace_back(corner, QSizeF(168, 100));
        for (int track = 0; track < 4; ++track) {
            const WireCurve curve = around(cards, track);
            QCOMPARE(curve.at(0), curve.points.front());
            QCOMPARE(curve.at(1), QPointF(cards[1].left(), cards[1].top() + 44));
            for (int i = 1; i < 500; ++i)
                for (const QRectF& card : cards)
                    QVERIFY(!card.adjusted(1, 1, -1, -1).contains(curve.at(i / 500.0)));
            const QPointF middle = curve.at(0.5); // on the lane, which leads to the left
            QVERIFY(curve.at(0.51).x() < middle.x());
            QCOMPARE(curve.at(0.51).y(), middle.y());
        }
    }

    void wireAround_isHitAnywhere() {
        const WireCurve curve = around(cardsAt({{1528, 0}, {0, 300}}));
        for (int i = 0; i <= 400; ++i) {
            QVERIFY(curve.distanceTo(curve.at(i / 400.0)) < 0.1);
            QVERIFY(curve.bounds().adjusted(-1, -1, 1, 1).contains(curve.at(i / 400.0)));
        }
        QVERIFY(curve.distanceTo(curve.at(0.5) + QPointF(0, 8)) > 7.9);
    }

    void wiresOnOtherTracks_standApart() {
        const auto cards = cardsAt({{528, 0}, {0, 0}});
        for (int track = 1; track < 4; ++track)
            QVERIFY(around(cards, 0).distanceTo(around(cards, track).at(0.5)) > 8);
    }
};

QTEST_APPLESS_MAIN(TestWire)
#include "tst_wire.moc"
