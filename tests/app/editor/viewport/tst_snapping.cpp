#include "app/editor/viewport/snapping.h"
#include "tests/app/editor/testing.h"
#include "tests/app/editor/viewport/parts.h"

/// The point of the hunt is the only thing in the scene.
Vec2 pointOf(const ViewportParts& parts) {
    return parts.world.scene().find(parts.hunt.point)->center;
}

/// A world of 800 x 600 with a point at (100, 100), a wall through (200, 200), (300, 200) and
/// (300, 300), and a circle of radius 50 around (500, 400).
struct Scene {
    Project project;
    Id point, wall, circle;
    SceneShapes shapes;

    Scene() {
        point = add("point", {{"x", 100.0}, {"y", 100.0}});
        wall = add("obstacle", {{"shape", std::string("wall")},
                                {"points", Points{{200, 200}, {300, 200}, {300, 300}}}});
        circle = add("obstacle", {{"x", 500.0}, {"y", 400.0}, {"radius", 50.0}});
        shapes.show(project);
    }

    Id add(const char* type, const std::vector<std::pair<std::string, Value>>& values) {
        IdSource ids(project.scene.size() + 1);
        SceneItem item{.id = {}, .type = type, .values = findSceneType(type)->defaults()};
        for (const auto& [setting, value] : values)
            item.values[*findSceneType(type)->settingIndex(setting)] = value;
        const Change change = addSceneItem(project, ids, item).value();
        apply(change, project);
        return change.scene.front().id();
    }

    [[nodiscard]] Snapped snap(Vec2 place, const std::optional<Handle>& moved = {}) const {
        const QRectF world(0, 0, 800, 600);
        return SceneSnap(shapes, world, world, moved).nearest(std::span(&place, 1), {}, 8);
    }
};

class TestSnapping : public QObject {
    Q_OBJECT

private slots:
    void drag_snapsToAPoint_altDoesNot_ctrlToTheGrid() {
        ViewportParts parts;
        const Vec2 point = pointOf(parts);
        const std::array anchors{Vec2{100, 130}};
        const Vec2 by = point - anchors[0] + Vec2{2, -3} / parts.camera.zoom();
        parts.snapping.startDrag({});
        const Snapped snapped = parts.snapping.dragTo(anchors, by, {});
        QVERIFY(snapped.exactX && snapped.exactY);
        QCOMPARE(anchors[0] + snapped.by, point);
        QCOMPARE(parts.snapping.dragTo(anchors, by, Qt::AltModifier).by, by);
        const double grid = gridDistance(parts.camera.view());
        const Vec2 cells =
            (anchors[0] + parts.snapping.dragTo(anchors, by, Qt::ControlModifier).by) / grid;
        QCOMPARE(cells, (Vec2{std::round(cells.x), std::round(cells.y)}));
    }

    void guides_showTheSnap_untilItStops() {
        ViewportParts parts;
        const QSignalSpy changed(&parts.snapping, &Snapping::guidesChanged);
        const std::array anchors{pointOf(parts)};
        parts.snapping.startDrag({});
        QVERIFY(parts.snapping.guides().empty());
        (void)parts.snapping.dragTo(anchors, {}, {});
        QCOMPARE(parts.snapping.guides().size(), 1U);
        (void)parts.snapping.dragTo(anchors, {}, {});
        QCOMPARE(changed.size(), 1);
        parts.snapping.stop();
        QVERIFY(parts.snapping.guides().empty());
        QCOMPARE(changed.size(), 2);
    }

    void draw_isRoundedToWhatOneSees() {
        ViewportParts parts;
        const double step = parts.camera.pixelStep();
        const Vec2 place = parts.snapping.drawAt({211.3, 97.7}, Qt::AltModifier);
        QCOMPARE(place.x, std::round(place.x / step) * step);
        QCOMPARE(place.y, std::round(place.y / step) * step);
        QVERIFY(length(place - parts.camera.view().toWorld({211.3, 97.7})) < 2 * step);
    }

    void drag_keepsItsPoints_drawingTakesNewOnes() {
        ViewportParts parts;
        const Vec2 before = pointOf(parts);
        const std::array anchors{before};
        const auto snapsBack = [&] {
            return parts.snapping.dragTo(anchors, {1, 1}, {}).by == Vec2{};
        };
        parts.snapping.startDrag({});
        parts.document.push(setValue(parts.project(), parts.hunt.point, "x", before.x + 200),
                            "Move");
        parts.snapping.update();
        QVERIFY(snapsBack());
        parts.snapping.stop();
        (void)parts.snapping.drawAt({400, 300}, {});
        QVERIFY(!snapsBack());
    }

    void place_snapsTo_data() {
        const TestRows<QPointF, QPointF, int> row;
        row("free", QPointF(150, 350), QPointF(150, 350), 0);
        row("a point", QPointF(104, 97), QPointF(100, 100), 1);
        row("a corner before its line", QPointF(296, 203), QPointF(300, 200), 1);
        row("a line", QPointF(250, 204), QPointF(250, 200), 1);
        row("a rim", QPointF(553, 400), QPointF(550, 400), 1);
        row("a center", QPointF(497, 402), QPointF(500, 400), 1);
        row("same x", QPointF(103, 450), QPointF(100, 450), 1);
        row("same x and y", QPointF(103, 404), QPointF(100, 400), 2);
        row("the world's edge", QPointF(440, 4), QPointF(440, 0), 1);
        row("the world's corner", QPointF(796, 597), QPointF(800, 600), 1);
    }

    void place_snapsTo() {
        const auto [place, to, guides] = fetched<QPointF, QPointF, int>();
        const Snapped snapped = Scene().snap({place.x(), place.y()});
        const QPointF at = place + QPointF(snapped.by.x, snapped.by.y);
        QCOMPARE_LT(QLineF(at, to).length(), 1e-9);
        QCOMPARE(int(snapped.guides.size()), guides);
        QCOMPARE(snapped.exactX || snapped.exactY, guides > 0);
    }

    void movedItem_doesNotSnapToItself() {
        const Scene scene;
        const Handle whole{scene.wall, Handle::Part::line};
        QVERIFY(!scene.snap({250, 204}, whole).exactY);
    }

    void corner_snapsToTheOtherCorners() {
        const Scene scene;
        const Handle corner{scene.wall, Handle::Part::corner, 0};
        const Snapped other = scene.snap({297, 198}, corner);
        QCOMPARE(other.by, (Vec2{3, 2}));
        QVERIFY(!scene.snap({203, 240}, corner).exactX); // its own place
    }

    void pointOutOfSight_doesNotSnap() {
        const Scene scene;
        const SceneSnap snap(scene.shapes, {0, 0, 800, 600}, {400, 300, 200, 200}, {});
        const Vec2 place{103, 98};
        QVERIFY(!snap.nearest(std::span(&place, 1), {}, 8).exactX);
    }

    void ofSeveralAnchors_theNearestSnaps() {
        const Scene scene;
        const SceneSnap snap(scene.shapes, {0, 0, 800, 600}, {0, 0, 800, 600}, {});
        const std::array<Vec2, 2> anchors{Vec2{40, 340}, Vec2{90, 95}};
        QCOMPARE(snap.nearest(anchors, {7, 4}, 8).by, (Vec2{10, 5}));
    }

    void grid() {
        const Snapped snapped = onGrid({103, 98}, {10, 10}, 50);
        QCOMPARE(snapped.by, (Vec2{-3, 2}));
        QVERIFY(snapped.exactX && snapped.exactY);
    }
};
