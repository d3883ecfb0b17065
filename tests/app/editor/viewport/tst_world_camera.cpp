#include "app/editor/viewport/world_camera.h"

#include <QSignalSpy>
#include <QTest>

using namespace tiller;

namespace {

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

} // namespace

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
};

QTEST_APPLESS_MAIN(TestWorldCamera)
#include "tst_world_camera.moc"
