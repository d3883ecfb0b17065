#include "app/editor/canvas/canvas_parts.h"
#include "app/editor/pane/view_transform.h"
#include "app/editor/viewport/world_camera.h"
#include "tests/app/editor/testing.h"

/// A camera on a world of 400 x 200, in a view of 448 x 248: one pixel per unit with the margin.
struct FittedCamera : WorldCamera {
    FittedCamera() {
        setSize({448, 248});
        setWorldBox({0, 0, 400, 200});
    }
    [[nodiscard]] bool isInTheMiddle(Vec2 place) const {
        return length(view().toWorld(middle()) - place) < 1e-9;
    }
};

double distance(QPointF a, QPointF b) {
    return std::hypot(a.x() - b.x(), a.y() - b.y());
}

double areaIn(const Points& triangles) {
    double sum = 0;
    for (std::size_t i = 0; i + 2 < triangles.size(); i += 3) {
        const Vec2 a = triangles[i + 1] - triangles[i];
        const Vec2 b = triangles[i + 2] - triangles[i];
        sum += std::abs(a.x * b.y - a.y * b.x) / 2;
    }
    return sum;
}

class TestWorldCamera : public QObject {
    Q_OBJECT

private slots:
    void fits_untilItIsPanned() {
        FittedCamera camera;
        QCOMPARE(camera.zoom(), 1.0);
        QCOMPARE(camera.origin(), QPointF(24, 24));
        camera.setSize({848, 448});
        QCOMPARE(camera.zoom(), 2.0);
        camera.setWorldBox({0, 0, 800, 400});
        QCOMPARE(camera.zoom(), 1.0);
        camera.pan({10, 0});
        camera.setWorldBox({0, 0, 400, 200});
        camera.setSize({448, 248});
        QCOMPARE(camera.zoom(), 1.0);
        QCOMPARE(camera.origin(), QPointF(34, 24));
        camera.fit();
        QCOMPARE(camera.origin(), QPointF(24, 24));
    }

    void showsAPart_untilItIsPanned() {
        FittedCamera camera;
        QVERIFY(camera.seen().isEmpty());
        camera.show({100, 50, 112, 56});
        QCOMPARE(camera.zoom(), 4.0);
        QVERIFY(camera.isInTheMiddle({156, 78}));
        QCOMPARE(camera.seen(), QRectF(100, 50, 112, 56));
        camera.setSize({224, 200});
        QCOMPARE(camera.zoom(), 2.0);
        QVERIFY(camera.isInTheMiddle({156, 78}));
        camera.pan({-20, 0});
        QCOMPARE(camera.seen(), QRectF(110, 50, 112, 56)); // the view is higher than the world
        WorldCamera other;
        other.setSize({112, 56});
        other.setWorldBox({0, 0, 400, 200});
        camera.show({100, 50, 112, 56});
        other.setInStepWith(&camera);
        QCOMPARE(other.seen(), QRectF(100, 50, 112, 56));
        camera.fit();
        QVERIFY(camera.seen().isEmpty());
        QVERIFY(other.seen().isEmpty());
    }

    void follows_theTarget_untilItIsPanned() {
        FittedCamera camera;
        camera.setTarget(true, Vec2{100, 50});
        QVERIFY(camera.isInTheMiddle({200, 100})); // nobody asked it to follow
        const QSignalSpy changed(&camera, &WorldCamera::followingChanged);
        camera.setFollowing(true);
        QVERIFY(camera.isInTheMiddle({100, 50}));
        camera.zoomAt(3, {0, 0});
        camera.setTarget(true, Vec2{120, 60});
        QVERIFY(camera.isInTheMiddle({120, 60}));
        QVERIFY(camera.following());
        camera.pan({1, 1});
        QVERIFY(!camera.following());
        QCOMPARE(changed.size(), 2);
    }

    void withoutATarget_doesNotFollow() {
        FittedCamera camera;
        camera.setFollowing(true);
        QVERIFY(!camera.following());
        camera.setTarget(true, Vec2{100, 50});
        camera.setFollowing(true);
        camera.setTarget(false, {});
        QVERIFY(!camera.following());
    }

    void followedAgent_outsideTheFrame_leavesTheView() {
        FittedCamera camera;
        camera.setTarget(true, {});
        camera.setFollowing(true);
        QVERIFY(camera.following());
        QVERIFY(camera.isInTheMiddle({200, 100}));
    }

    void inStep_bothShowTheSame() {
        FittedCamera camera;
        FittedCamera other;
        camera.zoomAt(2, {100, 100});
        other.setInStepWith(&camera);
        QVERIFY(other.view() == camera.view());
        camera.pan({30, -10});
        QVERIFY(other.view() == camera.view());
        other.zoomAt(0.5, {7, 9});
        QVERIFY(other.view() == camera.view());
        other.fit();
        QCOMPARE(camera.zoom(), 1.0);
        other.setInStepWith(nullptr);
        other.pan({5, 5});
        QVERIFY(other.view() != camera.view());
    }

    void inStep_eachFollowsItsOwn() {
        FittedCamera camera;
        FittedCamera other;
        other.setInStepWith(&camera);
        camera.setTarget(true, Vec2{100, 50});
        other.setTarget(true, Vec2{300, 150});
        camera.setFollowing(true);
        QVERIFY(other.following());
        QVERIFY(camera.isInTheMiddle({100, 50}));
        QVERIFY(other.isInTheMiddle({300, 150}));
        camera.zoomBy(2);
        QCOMPARE(other.zoom(), 2.0);
        QVERIFY(other.isInTheMiddle({300, 150}));
        other.setFollowing(false);
        QVERIFY(!camera.following());
        QVERIFY(camera.isInTheMiddle({100, 50})); // it stays where its agent was
    }

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
        const TestRows<double, double> row;
        row("1", 1.0, 1.0);
        row("above 1", 1.01, 2.0);
        row("3", 3.0, 5.0);
        row("6", 6.0, 10.0);
        row("0.013", 0.013, 0.02);
        row("480", 480.0, 500.0);
    }

    void roundStep_is1Or2Or5() {
        const auto [least, step] = fetched<double, double>();
        QCOMPARE(roundStep(least), step);
    }

    void area_hasTheSizeOfTheOutline_data() {
        const TestRows<QList<QPointF>, double> row;
        using L = QList<QPointF>;
        row("nothing", L{}, 0.0);
        row("a line", L{{0, 0}, {10, 10}}, 0.0);
        row("level", L{{0, 5}, {10, 5}, {20, 5}}, 0.0);
        row("box", L{{0, 0}, {10, 0}, {10, 5}, {0, 5}}, 50.0);
        row("box, the other way round", L{{0, 5}, {10, 5}, {10, 0}, {0, 0}}, 50.0);
        row("triangle", L{{0, 0}, {10, 3}, {4, 10}}, 44.0);
        row("a notch", L{{0, 0}, {10, 0}, {10, 10}, {5, 4}, {0, 10}}, 70.0);
        // An hourglass: it crosses itself, and both halves are inside.
        row("crossed", L{{0, 0}, {10, 0}, {0, 10}, {10, 10}}, 50.0);
        // A box in a box, joined by a seam: the hole is outside.
        row("a hole",
            L{{0, 0}, {10, 0}, {10, 10}, {0, 10}, {0, 0}, {2, 2}, {8, 2}, {8, 8}, {2, 8}, {2, 2}},
            64.0);
    }

    void area_hasTheSizeOfTheOutline() {
        const auto [outline, size] = fetched<QList<QPointF>, double>();
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
