#include "tests/app/editor/viewport/parts.h"

#include <QSignalSpy>
#include <QTest>

#include <array>

using namespace tiller;

namespace {

/// The point of the hunt is the only thing in the scene.
Vec2 pointOf(const ViewportParts& parts) {
    return parts.world.scene().find(parts.hunt.point)->center;
}

} // namespace

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
};

QTEST_GUILESS_MAIN(TestSnapping)
#include "tst_snapping.moc"
