#include "app/editor/canvas/align_guides.h"
#include "app/editor/canvas/canvas_view.h"
#include "app/editor/canvas/card.h"
#include "tests/app/editor/testing.h"

const QRectF farArea(3000, 2000, 400, 300);

const QRectF card(100, 100, 160, 80);

bool hasLine(const AlignGuides& found, const QLineF& line) {
    return std::ranges::any_of(found.lines, [&line](const QLineF& each) {
        return QLineF(each.p1(), line.p1()).length() < 1e-6 &&
               QLineF(each.p2(), line.p2()).length() < 1e-6;
    });
}

/// What part of the canvas is seen, and the lines that align what is dragged.
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

    void nearAnEdge_goesToIt() {
        const std::vector others{card};
        const AlignGuides found = alignGuides(QRectF(103, 400, 160, 80), others, 5);
        QCOMPARE(found.dx, std::optional(-3.0));
        QVERIFY(!found.dy);
        QVERIFY(hasLine(found, {100, 100, 100, 480}));
        QVERIFY(hasLine(found, {180, 100, 180, 480})); // of the same width: edges and centers meet
        QVERIFY(hasLine(found, {260, 100, 260, 480}));
    }

    void edgesAndCenters_data() {
        const TestRows<double, double> row;
        row("left to left", 102.0, 100.0);
        row("left to right", 258.0, 260.0);
        row("right to left", 41.0, 40.0);
        row("right to right", 197.0, 200.0);
        row("center to center", 154.0, 150.0);
    }

    void edgesAndCenters() {
        const auto [left, expected] = fetched<double, double>();
        const std::vector others{card};
        const AlignGuides found = alignGuides(QRectF(left, 500, 60, 40), others, 5);
        QVERIFY(found.dx);
        QCOMPARE(left + *found.dx, expected);
    }

    void beyondReach_nothing() {
        const std::vector others{card};
        const AlignGuides found = alignGuides(QRectF(106, 500, 160, 40), others, 5);
        QVERIFY(!found.dx && !found.dy);
        QVERIFY(found.lines.empty());
        QVERIFY(alignGuides(QRectF(105, 500, 160, 40), others, 5).dx);
    }

    void theNearestLine_wins() {
        const std::vector others{card, QRectF(105, 300, 160, 80)};
        QCOMPARE(alignGuides(QRectF(104, 600, 160, 80), others, 6).dx, std::optional(1.0));
    }

    void bothAxes_atOnce() {
        const std::vector others{card, QRectF(600, 300, 160, 80)};
        const AlignGuides found = alignGuides(QRectF(102, 297, 160, 80), others, 5);
        QCOMPARE(found.dx, std::optional(-2.0));
        QCOMPARE(found.dy, std::optional(3.0));
        // The line of one axis begins where the other axis has put the rectangle.
        QVERIFY(hasLine(found, {100, 300, 760, 300}));
    }

    void line_goesThroughAllRectanglesOnIt() {
        const std::vector others{card, QRectF(100, 700, 60, 50), QRectF(100, 400, 50, 50)};
        QVERIFY(hasLine(alignGuides(QRectF(101, 500, 100, 40), others, 5), {100, 100, 100, 750}));
    }

    void equalGaps_afterTwo() {
        const std::vector others{QRectF(0, 0, 100, 80), QRectF(150, 10, 120, 80)};
        const AlignGuides found = alignGuides(QRectF(323, 5, 70, 40), others, 5); // the gap is 50
        QCOMPARE(found.dx, std::optional(-3.0));
        QVERIFY(std::ranges::any_of(found.lines, [](const QLineF& line) {
            return line.y1() == line.y2() && line.x1() == 270 && line.x2() == 320;
        }));
        QVERIFY(std::ranges::any_of(found.lines, [](const QLineF& line) {
            return line.y1() == line.y2() && line.x1() == 100 && line.x2() == 150;
        }));
    }

    void equalGaps_betweenTwo() {
        const std::vector others{QRectF(0, 0, 100, 80), QRectF(300, 10, 101, 80)};
        QCOMPARE(alignGuides(QRectF(158, 23, 80, 43), others, 5).dx, std::optional(2.0));
    }

    void otherRows_makeNoGaps() {
        const std::vector others{QRectF(0, 0, 100, 80), QRectF(150, 10, 120, 80)};
        QVERIFY(!alignGuides(QRectF(323, 300, 70, 41), others, 5).dx);
    }

    void alignedBoxes_data() {
        const TestRows<QString, QList<QPointF>> row;
        using Places = QList<QPointF>;
        row("left", "left", Places{{0, 0}, {0, 100}, {0, 60}});
        row("right", "right", Places{{260, 0}, {200, 100}, {280, 60}});
        row("top", "top", Places{{0, 0}, {200, 0}, {90, 0}});
        row("bottom", "bottom", Places{{0, 100}, {200, 100}, {90, 90}});
        row("centers", "centers", Places{{130, 0}, {100, 100}, {140, 60}});
        row("middles", "middles", Places{{0, 50}, {200, 50}, {90, 45}});
        row("across", "gapsAcross", Places{{0, 0}, {200, 100}, {110, 60}});
        row("down", "gapsDown", Places{{0, 0}, {200, 100}, {90, 45}});
    }

    void alignedBoxes() {
        const auto [how, places] = fetched<QString, QList<QPointF>>();
        const std::vector boxes{QRectF(0, 0, 40, 40), QRectF(200, 100, 100, 40),
                                QRectF(90, 60, 20, 50)};
        const auto alignment = alignmentOf(how.toStdString());
        QVERIFY(alignment);
        const std::vector<QPointF> moves = alignBoxes(boxes, *alignment);
        for (std::size_t i = 0; i < boxes.size(); ++i)
            QCOMPARE(boxes[i].topLeft() + moves[i], places[static_cast<qsizetype>(i)]);
    }

    void alignedBoxes_haveNames() {
        QVERIFY(!alignmentOf("sideways"));
        QCOMPARE(alignBoxes(std::vector{QRectF(5, 5, 10, 10)}, Alignment::left),
                 std::vector{QPointF()});
    }
};
