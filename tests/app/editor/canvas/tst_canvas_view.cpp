#include "app/editor/canvas/canvas_view.h"
#include "app/editor/canvas/card.h"

#include <QSignalSpy>
#include <QTest>

using namespace tiller;

namespace {

const QRectF farArea(3000, 2000, 400, 300);

} // namespace

class TestCanvasView : public QObject {
    Q_OBJECT

private slots:
    void places_goToTheScreenAndBack() {
        CanvasView view;
        view.setSize({800, 600});
        view.zoomTo(2);
        view.panBy({30, -20});
        QCOMPARE(view.toCanvas(view.toScreen(QPointF(7, 9))), QPointF(7, 9));
        QCOMPARE(view.toScreen(view.seen()), QRectF(0, 0, 800, 600));
    }

    void fit_showsTheArea_noLargerThanItIs() {
        CanvasView view;
        view.setSize({800, 600});
        view.fit(farArea);
        QCOMPARE(view.zoom(), 1.0);
        QVERIFY(view.seen().contains(farArea));
        view.fit({0, 0, 3000, 100});
        QVERIFY(view.zoom() < 1);
        QVERIFY(view.seen().contains(QRectF(0, 0, 3000, 100)));
    }

    void fitAll_lastsUntilAPersonMovesTheView() {
        CanvasView view;
        view.setSize({800, 600});
        QVERIFY(view.fitsAll());
        view.panBy({10, 0});
        QVERIFY(!view.fitsAll());
        view.fitAll(farArea);
        QVERIFY(view.fitsAll());
        view.fit(farArea);
        QVERIFY(!view.fitsAll());
    }

    void reveal_movesNoFartherThanNeeded() {
        CanvasView view;
        view.setSize({800, 600});
        const QSignalSpy changed(&view, &CanvasView::changed);
        view.reveal({100, 100, 200, 100});
        QCOMPARE(changed.count(), 0); // it is in view
        view.reveal({900, 100, 100, 100});
        QCOMPARE(view.pan(), QPointF(800 - 12 - 1000, 0));
        QCOMPARE(view.zoom(), 1.0);
    }

    void reveal_zoomsOutForALargeArea_butKeepsPorts() {
        CanvasView view;
        view.setSize({800, 600});
        view.reveal({0, 0, 1000, 100});
        QVERIFY(view.zoom() < 1);
        QVERIFY(view.seen().contains(QRectF(0, 0, 1000, 100)));
        view.reveal({0, 0, 100'000, 100});
        QCOMPARE(view.zoom(), minDetailZoom);
    }

    void wheelWithShift_pans() {
        CanvasView view;
        view.setSize({800, 600});
        view.wheel(400, 300, 0, 120, Qt::ShiftModifier);
        QCOMPARE(view.pan(), QPointF(60, 0));
        QCOMPARE(view.zoom(), 1.0);
    }

    void preparedArea_isNullWhereNoNamesShow() {
        CanvasView view;
        view.setSize({800, 600});
        QVERIFY(view.preparedArea().contains(view.seen()));
        view.zoomTo(minNameZoom / 2);
        QVERIFY(view.preparedArea().isNull());
    }

    void fit_showsAGraphTwentyTimesAsLarge() {
        CanvasView view;
        view.setSize({800, 600});
        const QRectF large(0, 0, 15'000, 1000);
        view.fitAll(large);
        QVERIFY(view.seen().contains(large));
        QVERIFY(view.zoom() < 0.06);
        view.zoomTo(0.01);
        QCOMPARE(view.zoom(), 0.05);
    }

    void center_isBesideWhatCoversTheRightSide() {
        CanvasView view;
        view.setSize({800, 600});
        view.center(farArea, 300);
        QCOMPARE(view.toScreen(farArea.center()), QPointF(250, 300));
        view.center(farArea, 780); // no room beside
        const QRectF seen = view.toScreen(farArea);
        QCOMPARE(seen.center().x(), 400.0);
        QVERIFY(seen.bottom() <= 600 && seen.bottom() > 550);
        view.center(farArea);
        QCOMPARE(view.toScreen(farArea.center()), QPointF(400, 300));
    }
};

QTEST_APPLESS_MAIN(TestCanvasView)
#include "tst_canvas_view.moc"
