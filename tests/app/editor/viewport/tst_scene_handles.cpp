#include "app/editor/viewport/scene_handles.h"
#include "tests/app/editor/sim/hunt.h"

#include <QTest>

using namespace tiller;

namespace {

using Part = Handle::Part;

/// A point at (100, 100), a region [200, 300] x [100, 180], an agent placed at (50, 200); the view
/// shows a world unit as a pixel.
struct Scene {
    Hunt hunt{1, 1};
    Id point, region, regionNode;
    ViewTransform view;

    Scene() {
        hunt.addPoint();
        point = hunt.point;
        regionNode = hunt.add("region");
        region = hunt.project.scene.back().id;
        for (const auto& [setting, value] :
             {std::pair{"x", 200.0}, {"y", 100.0}, {"width", 100.0}, {"height", 80.0}})
            hunt.set(region, setting, value);
        for (const char* setting : {"x", "y"})
            hunt.set(point, setting, 100.0);
        hunt.set(hunt.hunter, "start", std::string("placed"));
        apply(setAgents(hunt.project, hunt.hunter, {{"wolf", {50, 200}, {}}}), hunt.project);
    }

    [[nodiscard]] std::optional<Handle> at(QPointF place, const std::set<Id>& grabbed = {}) const {
        return handleAt(hunt.project, view, place, true, grabbed);
    }

    [[nodiscard]] Project dragged(const Handle& handle, Vec2 by, double step = 1) const {
        Project project = hunt.project;
        apply(HandleDrag(project, handle, step).movedBy(project, by), project);
        return project;
    }

    [[nodiscard]] QRectF draggedBox(Part part, Vec2 by) const {
        return regionBox(*dragged({region, part}, by).sceneItem(region));
    }
};

} // namespace

class TestSceneHandles : public QObject {
    Q_OBJECT

private slots:
    void handleAt_findsParts_data();
    void handleAt_findsParts();
    void insideOfARegion_onlyIfGrabbed();
    void drag_movesAPoint();
    void drag_roundsToTheStep();
    void drag_resizes_data();
    void drag_resizes();
    void drag_pastTheOtherSide_turnsOver();
    void drag_movesAStart();
    void drag_ofWhatIsGone_isNothing();
    void selection_leadsToTheScene();
    void owner_isTheTargetNode();
};

void TestSceneHandles::handleAt_findsParts_data() {
    QTest::addColumn<QPointF>("place");
    QTest::addColumn<int>("part"); // -1: none
    QTest::newRow("point") << QPointF(103, 97) << int(Part::point);
    QTest::newRow("beside the point") << QPointF(118, 100) << -1;
    QTest::newRow("left edge") << QPointF(198, 130) << int(Part::left);
    QTest::newRow("right edge") << QPointF(303, 130) << int(Part::right);
    QTest::newRow("top edge") << QPointF(240, 98) << int(Part::top);
    QTest::newRow("bottom edge") << QPointF(240, 182) << int(Part::bottom);
    QTest::newRow("top left") << QPointF(203, 103) << int(Part::topLeft);
    QTest::newRow("top right") << QPointF(297, 96) << int(Part::topRight);
    QTest::newRow("bottom left") << QPointF(196, 184) << int(Part::bottomLeft);
    QTest::newRow("bottom right") << QPointF(300, 180) << int(Part::bottomRight);
    QTest::newRow("center") << QPointF(250, 140) << int(Part::center);
    QTest::newRow("inside") << QPointF(220, 120) << -1;
    QTest::newRow("start") << QPointF(52, 204) << int(Part::start);
    QTest::newRow("ground") << QPointF(500, 500) << -1;
}

void TestSceneHandles::handleAt_findsParts() {
    QFETCH(QPointF, place);
    QFETCH(int, part);
    const auto handle = Scene().at(place);
    QCOMPARE(handle ? int(handle->part) : -1, part);
}

void TestSceneHandles::insideOfARegion_onlyIfGrabbed() {
    const Scene scene;
    QCOMPARE(scene.at({220, 120}, {scene.region}), (Handle{scene.region, Part::center}));
    QVERIFY(!scene.at({220, 120}));
}

void TestSceneHandles::drag_movesAPoint() {
    const Scene scene;
    const Project after = scene.dragged({scene.point, Part::point}, {12.3, -20.6});
    QCOMPARE(placeOf(*after.sceneItem(scene.point)), (Vec2{112, 79}));
}

void TestSceneHandles::drag_roundsToTheStep() {
    const Scene scene;
    const Project after = scene.dragged({scene.point, Part::point}, {0.123, 0.077}, 0.1);
    QCOMPARE(placeOf(*after.sceneItem(scene.point)), (Vec2{100.1, 100.1}));
    const Project coarse = scene.dragged({scene.point, Part::point}, {13, 3}, 5);
    QCOMPARE(placeOf(*coarse.sceneItem(scene.point)), (Vec2{115, 105}));
}

void TestSceneHandles::drag_resizes_data() {
    QTest::addColumn<int>("part");
    QTest::addColumn<QRectF>("box");
    QTest::newRow("center") << int(Part::center) << QRectF(210, 120, 100, 80);
    QTest::newRow("left") << int(Part::left) << QRectF(210, 100, 90, 80);
    QTest::newRow("right") << int(Part::right) << QRectF(200, 100, 110, 80);
    QTest::newRow("top") << int(Part::top) << QRectF(200, 120, 100, 60);
    QTest::newRow("bottom") << int(Part::bottom) << QRectF(200, 100, 100, 100);
    QTest::newRow("top left") << int(Part::topLeft) << QRectF(210, 120, 90, 60);
    QTest::newRow("bottom right") << int(Part::bottomRight) << QRectF(200, 100, 110, 100);
}

void TestSceneHandles::drag_resizes() {
    QFETCH(int, part);
    QFETCH(QRectF, box);
    QCOMPARE(Scene().draggedBox(static_cast<Part>(part), {10, 20}), box);
}

void TestSceneHandles::drag_pastTheOtherSide_turnsOver() {
    QCOMPARE(Scene().draggedBox(Part::left, {130, 0}), QRectF(300, 100, 30, 80));
}

void TestSceneHandles::drag_movesAStart() {
    const Scene scene;
    const Project after = scene.dragged({scene.hunt.hunter, Part::start, 0}, {5, 6});
    QCOMPARE(after.node(scene.hunt.hunter)->agents,
             (std::vector<PlacedAgent>{{"wolf", {55, 206}, {}}}));
}

void TestSceneHandles::drag_ofWhatIsGone_isNothing() {
    Scene scene;
    const HandleDrag point(scene.hunt.project, {scene.point, Part::point}, 1);
    const HandleDrag start(scene.hunt.project, {scene.hunt.hunter, Part::start, 0}, 1);
    Project after = scene.hunt.project;
    apply(remove(after, std::vector{scene.point, scene.hunt.hunter}), after);
    QVERIFY(point.movedBy(after, {1, 1}).empty());
    QVERIFY(start.movedBy(after, {1, 1}).empty());
}

void TestSceneHandles::selection_leadsToTheScene() {
    const Scene scene;
    const Project& project = scene.hunt.project;
    QCOMPARE(sceneOf(project, {scene.regionNode}), (std::set<Id>{scene.region}));
    QCOMPARE(sceneOf(project, {scene.point}), (std::set<Id>{scene.point}));
    QVERIFY(sceneOf(project, {scene.hunt.hunter, "not-there"}).empty());
}

void TestSceneHandles::owner_isTheTargetNode() {
    Scene scene;
    scene.hunt.set(scene.hunt.prey, "startRegion", scene.region); // starts there, but is no target
    const Project& project = scene.hunt.project;
    QCOMPARE(ownerOf(project, {scene.region, Part::left}), scene.regionNode);
    QCOMPARE(ownerOf(project, {scene.hunt.hunter, Part::start, 0}), scene.hunt.hunter);
}

QTEST_APPLESS_MAIN(TestSceneHandles)
#include "tst_scene_handles.moc"
