#include "app/editor/viewport/triangle_target.h"

#include <QTest>

#include <cmath>
#include <numbers>

using namespace tiller;

namespace {

/// The area that the triangles cover, weighted by the alpha of their corners: a fringe counts half.
double coverage(const TriangleTarget& target) {
    const auto& v = target.vertices();
    double area = 0;
    for (std::size_t i = 0; i + 2 < v.size(); i += 3) {
        const double twice = (v[i + 1].x - v[i].x) * (v[i + 2].y - v[i].y) -
                             (v[i + 2].x - v[i].x) * (v[i + 1].y - v[i].y);
        area += std::abs(twice) / 2 * (v[i].a + v[i + 1].a + v[i + 2].a) / (3 * 255.0);
    }
    return area;
}

double coverageOf(bool smooth, const std::function<void(DrawTarget&)>& draw) {
    TriangleTarget target;
    target.setSmooth(smooth);
    draw(target);
    return coverage(target);
}

const QRgb white = qRgba(255, 255, 255, 255);

} // namespace

class TestTriangleTarget : public QObject {
    Q_OBJECT

private slots:
    void shapesCoverTheirArea_data() {
        QTest::addColumn<bool>("smooth");
        QTest::newRow("hard edges") << false;
        QTest::newRow("smooth edges") << true;
    }

    void shapesCoverTheirArea() {
        QFETCH(bool, smooth);
        const double pi = std::numbers::pi;
        const auto near = [](double value, double wanted) {
            return std::abs(value - wanted) < 0.03 * wanted;
        };
        const std::array square{QPointF(0, 0), QPointF(0, 20), QPointF(20, 20), QPointF(20, 0)};
        QVERIFY(near(coverageOf(smooth, [&](DrawTarget& t) { t.fan(square, white); }), 400));
        QVERIFY(near(coverageOf(smooth,
                                [](DrawTarget& t) {
                                    t.disc({5, 5}, 30, white);
                                }),
                     900 * pi));
        QVERIFY(near(coverageOf(smooth,
                                [](DrawTarget& t) {
                                    t.ring({0, 0}, 30, 4, white);
                                }),
                     240 * pi));
        QVERIFY(near(coverageOf(smooth,
                                [](DrawTarget& t) {
                                    t.line({0, 0}, {30, 40}, 3, white);
                                }),
                     150));
    }

    void colorsArePremultiplied() {
        TriangleTarget target;
        target.line({0, 0}, {10, 0}, 1, qRgba(200, 100, 0, 51));
        QCOMPARE(target.vertices()[0].r, static_cast<unsigned char>(40));
        QCOMPARE(target.vertices()[0].g, static_cast<unsigned char>(20));
        QCOMPARE(target.vertices()[0].a, static_cast<unsigned char>(51));
    }

    void arrow_withoutFringe_isTwoTriangles() {
        TriangleTarget target;
        target.setSmooth(false);
        const std::array arrow{QPointF(14, 0), QPointF(-10, 9), QPointF(-4, 0), QPointF(-10, -9)};
        target.fan(arrow, white);
        QCOMPARE(target.vertices().size(), 6U);
    }

    void clear_keepsTheMemory() {
        TriangleTarget target;
        target.disc({0, 0}, 50, white);
        const auto* memory = target.vertices().data();
        target.clear();
        QVERIFY(target.vertices().empty());
        target.disc({0, 0}, 50, white);
        QCOMPARE(target.vertices().data(), memory);
    }
};

QTEST_APPLESS_MAIN(TestTriangleTarget)
#include "tst_triangle_target.moc"
