#include "app/editor/viewport/label_places.h"

#include <QRectF>
#include <QTest>

using namespace tiller;

class TestLabelPlaces : public QObject {
    Q_OBJECT

private slots:
    void aLabelAlone_standsAsItWants_data() {
        QTest::addColumn<LabelStand>("stand");
        QTest::addColumn<QPointF>("corner");
        QTest::newRow("inside") << LabelStand::inside << QPointF(6, 4);
        QTest::newRow("beside") << LabelStand::beside << QPointF(12, -7);
        QTest::newRow("above") << LabelStand::above << QPointF(-20, -20);
        QTest::newRow("centered") << LabelStand::centered << QPointF(-20, -7);
    }

    void aLabelAlone_standsAsItWants() {
        QFETCH(LabelStand, stand);
        QFETCH(QPointF, corner);
        const std::vector labels{WantedLabel{{300, 200}, {40, 14}, stand}};
        QCOMPARE(placeLabels(labels).front().value(), corner);
    }

    void labels_neverOverlap() {
        std::vector<WantedLabel> labels;
        for (int i = 0; i < 60; ++i)
            labels.push_back({QPointF((i * 37) % 400, (i * 53) % 300), QSizeF(30 + i % 7 * 8, 14),
                              static_cast<LabelStand>(i % 4)});
        const auto places = placeLabels(labels);
        QCOMPARE(places.size(), labels.size());
        int placed = 0;
        for (std::size_t a = 0; a < labels.size(); ++a) {
            placed += places[a] ? 1 : 0;
            for (std::size_t b = 0; b < a && places[a]; ++b)
                if (places[b])
                    QVERIFY(
                        !QRectF(labels[a].anchor + *places[a], labels[a].size)
                             .intersects(QRectF(labels[b].anchor + *places[b], labels[b].size)));
        }
        QVERIFY(placed >= 30);
    }

    void withoutRoom_theLaterLabelHasNoPlace() {
        const std::vector labels(9, WantedLabel{{0, 0}, {80, 14}, LabelStand::centered});
        const auto places = placeLabels(labels);
        QVERIFY(places.front().has_value());
        QCOMPARE(*places.front(), QPointF(-40, -7));
        QVERIFY(places[1].has_value() && *places[1] != *places[0]);
        QVERIFY(!places.back().has_value());
    }

    /// Two regions at the left edge: their labels are moved into the view, and not onto each other.
    void atAnEdge_labelsStayWhole_andApart() {
        std::vector<WantedLabel> labels;
        for (const QPointF anchor : {QPointF(10, 100), QPointF(60, 102), QPointF(20, 104)})
            labels.push_back({.anchor = anchor,
                              .size = {80, 14},
                              .stand = LabelStand::centered,
                              .low = 4,
                              .high = 300});
        const auto places = placeLabels(labels);
        std::vector<QRectF> boxes;
        for (std::size_t i = 0; i < labels.size(); ++i) {
            QVERIFY(places[i].has_value());
            const QRectF box(labels[i].anchor + *places[i], labels[i].size);
            QVERIFY(box.left() >= 4);
            for (const QRectF& other : boxes)
                QVERIFY(!other.intersects(box));
            boxes.push_back(box);
        }
    }
};

QTEST_MAIN(TestLabelPlaces)
#include "tst_label_places.moc"
