#include "app/editor/viewport/area.h"

#include <QTest>

#include <cmath>

using namespace tiller;

namespace {

double areaIn(const Points& triangles) {
    double sum = 0;
    for (std::size_t i = 0; i + 2 < triangles.size(); i += 3) {
        const Vec2 a = triangles[i + 1] - triangles[i];
        const Vec2 b = triangles[i + 2] - triangles[i];
        sum += std::abs(a.x * b.y - a.y * b.x) / 2;
    }
    return sum;
}

} // namespace

class TestArea : public QObject {
    Q_OBJECT

private slots:
    void area_hasTheSizeOfTheOutline_data() {
        QTest::addColumn<QList<QPointF>>("outline");
        QTest::addColumn<double>("size");
        using L = QList<QPointF>;
        QTest::newRow("nothing") << L{} << 0.0;
        QTest::newRow("a line") << L{{0, 0}, {10, 10}} << 0.0;
        QTest::newRow("level") << L{{0, 5}, {10, 5}, {20, 5}} << 0.0;
        QTest::newRow("box") << L{{0, 0}, {10, 0}, {10, 5}, {0, 5}} << 50.0;
        QTest::newRow("box, the other way round") << L{{0, 5}, {10, 5}, {10, 0}, {0, 0}} << 50.0;
        QTest::newRow("triangle") << L{{0, 0}, {10, 3}, {4, 10}} << 44.0;
        QTest::newRow("a notch") << L{{0, 0}, {10, 0}, {10, 10}, {5, 4}, {0, 10}} << 70.0;
        // An hourglass: it crosses itself, and both halves are inside.
        QTest::newRow("crossed") << L{{0, 0}, {10, 0}, {0, 10}, {10, 10}} << 50.0;
        // A box in a box, joined by a seam: the hole is outside.
        QTest::newRow("a hole") << L{{0, 0}, {10, 0}, {10, 10}, {0, 10}, {0, 0},
                                     {2, 2}, {8, 2},  {8, 8},   {2, 8},  {2, 2}}
                                << 64.0;
    }

    void area_hasTheSizeOfTheOutline() {
        QFETCH(QList<QPointF>, outline);
        QFETCH(double, size);
        Points corners;
        for (const QPointF& corner : outline)
            corners.push_back({corner.x(), corner.y()});
        const Points area = areaOf(corners);
        QCOMPARE(area.size() % 3, 0U);
        QVERIFY(std::abs(areaIn(area) - size) < 1e-9);
    }

    void hugeOutlines_areNotFilled() {
        Points corners;
        for (int i = 0; i < 5000; ++i)
            corners.push_back({std::cos(i * 0.00125), std::sin(i * 0.00125)});
        QVERIFY(areaOf(corners).empty());
        corners.resize(3000);
        QVERIFY(!areaOf(corners).empty());
    }
};

QTEST_APPLESS_MAIN(TestArea)
#include "tst_area.moc"
