#include "app/editor/viewport/view_transform.h"

#include <QTest>

#include <cmath>

using namespace tiller;

namespace {

double distance(QPointF a, QPointF b) {
    return std::hypot(a.x() - b.x(), a.y() - b.y());
}

} // namespace

class TestViewTransform : public QObject {
    Q_OBJECT

private slots:
    void thereAndBack_isTheSamePlace() {
        ViewTransform view;
        view.zoom(3.7, {120, 40});
        view.pan({-33, 12});
        const Vec2 world = view.toWorld({311, 207});
        QVERIFY(distance(view.toView(world), {311, 207}) < 1e-9);
        const QRectF box = view.toView(QRectF(10, 20, 30, 40));
        QVERIFY(distance(box.topLeft(), view.toView(Vec2{10, 20})) < 1e-9);
        QVERIFY(distance(box.bottomRight(), view.toView(Vec2{40, 60})) < 1e-9);
    }

    void zoom_keepsThePlaceUnderTheMouse() {
        ViewTransform view;
        const QPointF mouse(217, 93);
        const Vec2 before = view.toWorld(mouse);
        view.zoom(1.44, mouse);
        QCOMPARE(view.scale(), 1.44);
        QVERIFY(distance(view.toView(before), mouse) < 1e-9);
    }

    void twentyNotchesInAndOut_moveLessThanAPixel() {
        ViewTransform view;
        const Vec2 place = view.toWorld({400, 10});
        for (int i = 0; i < 20; ++i)
            view.zoom(1.2, {37, 411});
        for (int i = 0; i < 20; ++i)
            view.zoom(1 / 1.2, {37, 411});
        QVERIFY(distance(view.toView(place), {400, 10}) < 1e-6);
    }

    void zoom_staysWithinItsLimits() {
        ViewTransform view;
        view.zoom(1e12, {5, 5});
        QCOMPARE(view.scale(), ViewTransform::maxScale);
        const Vec2 before = view.toWorld({5, 5});
        view.zoom(1e-30, {5, 5});
        QCOMPARE(view.scale(), ViewTransform::minScale);
        QVERIFY(distance(view.toView(before), {5, 5}) < 1e-6);
    }

    void fit_showsTheWholeWorldInTheMiddle() {
        ViewTransform view;
        view.fit({0, 0, 800, 600}, {1000, 400}, 20);
        QCOMPARE(view.scale(), 0.6); // the height decides: 360 of 600
        QCOMPARE(view.toView(QRectF(0, 0, 800, 600)), QRectF(260, 20, 480, 360));
    }

    void fit_ofAnEmptyWorld_changesNothing() {
        ViewTransform view;
        view.zoom(2, {1, 1});
        const ViewTransform before = view;
        view.fit({}, {100, 100}, 0);
        view.fit({0, 0, 10, 10}, {30, 30}, 20);
        QCOMPARE(view, before);
    }

    void roundStep_is1Or2Or5_data() {
        QTest::addColumn<double>("least");
        QTest::addColumn<double>("step");
        QTest::newRow("1") << 1.0 << 1.0;
        QTest::newRow("above 1") << 1.01 << 2.0;
        QTest::newRow("3") << 3.0 << 5.0;
        QTest::newRow("6") << 6.0 << 10.0;
        QTest::newRow("0.013") << 0.013 << 0.02;
        QTest::newRow("480") << 480.0 << 500.0;
    }

    void roundStep_is1Or2Or5() {
        QFETCH(double, least);
        QFETCH(double, step);
        QCOMPARE(roundStep(least), step);
    }
};

QTEST_APPLESS_MAIN(TestViewTransform)
#include "tst_view_transform.moc"
