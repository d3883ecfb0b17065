#include "tests/app/editor/viewport/drawing_stage.h"

#include <QTest>

using namespace tiller;

namespace {

/// Two round obstacles with radii of 40 in the corners of a box from (160, 160) to (440, 340).
struct FrameStage : DrawingStage {
    FrameStage() {
        click("tool-circle");
        for (const Vec2 center : {Vec2{200, 200}, Vec2{400, 300}})
            dragFrom(center, center + Vec2{40, 0}, Qt::AltModifier);
        key(Qt::Key_Escape);
        for (const SceneItem& item : project().scene)
            for (const auto& [setting, value] : {std::pair("radius", 40.0)})
                document.push(setValue(project(), item.id, setting, value), "Set");
        place(0, {200, 200});
        place(1, {400, 300});
        world->forceActiveFocus();
        world->selection()->selectAll();
        waitForFrame();
    }

    void place(std::size_t i, Vec2 at) {
        document.push(setValue(project(), project().scene[i].id, "x", at.x), "Set");
        document.push(setValue(project(), project().scene[i].id, "y", at.y), "Set");
    }
    [[nodiscard]] QRectF box() const { return world->selection()->frame()->box; }
    [[nodiscard]] SceneShape shape(std::size_t i) const { return shapeOf(project().scene[i], 1); }
    /// Where a grip is on the window.
    [[nodiscard]] QPointF gripPlace(FrameGrip grip) const {
        const SelectionFrame& frame = *world->selection()->frame();
        const QRectF around(0, 0, world->width(), world->height());
        for (double y = 0; y < around.height(); y += 2)
            for (double x = 0; x < around.width(); x += 2)
                if (frame.gripAt(world->view(), {x, y}) == grip)
                    return world->mapToScene({x + 3, y + 3});
        qFatal("the grip is not in the view");
    }
    void dragGrip(FrameGrip grip, QPointF by, Qt::KeyboardModifiers keys = {}, bool drops = true) {
        const QPointF from = gripPlace(grip);
        QTest::mouseMove(window, from.toPoint());
        send(QEvent::MouseButtonPress, from, keys);
        for (int step = 1; step <= 4; ++step)
            send(QEvent::MouseMove, from + by * (step / 4.0), keys);
        if (drops)
            send(QEvent::MouseButtonRelease, from + by, keys);
    }
    void send(QEvent::Type type, QPointF at, Qt::KeyboardModifiers keys) {
        QMouseEvent event(type, at, window->mapToGlobal(at),
                          type == QEvent::MouseMove ? Qt::NoButton : Qt::LeftButton,
                          type == QEvent::MouseButtonRelease ? Qt::NoButton : Qt::LeftButton, keys);
        QCoreApplication::sendEvent(window, &event);
    }
    [[nodiscard]] double pixels(double units) const { return units * world->camera()->zoom(); }
};

bool isAbout(double a, double b) {
    return std::abs(a - b) < 2;
}

} // namespace

class TestSelectionFrame : public QObject {
    Q_OBJECT

private slots:
    void frame_isAroundTheSelection() {
        FrameStage stage;
        QCOMPARE(stage.box(), QRectF(160, 160, 280, 180));
        stage.document.selection()->clear();
        QVERIFY(!stage.world->selection()->frame());
        stage.document.selection()->select(QString::fromStdString(stage.project().scene[0].id));
        QVERIFY(!stage.world->selection()->frame()); // a circle has its own handle
    }

    void cornerGrip_scales_asOneStep() {
        FrameStage stage;
        const Project before = stage.project();
        stage.dragGrip(FrameGrip::bottomRight, {stage.pixels(140), stage.pixels(90)});
        QVERIFY(isAbout(stage.shape(0).center.x, 220));
        QVERIFY(isAbout(stage.shape(1).center.x, 520));
        QVERIFY(isAbout(stage.shape(1).center.y, 370));
        QVERIFY(isAbout(stage.shape(1).radius, 60));
        QVERIFY(isAbout(stage.box().left(), 160));
        QVERIFY(stage.document.undoText().startsWith("Resize"));
        stage.document.undo();
        QVERIFY(stage.project() == before);
    }

    void shift_keepsTheRatio() {
        FrameStage stage;
        stage.dragGrip(FrameGrip::right, {stage.pixels(140), 0}, Qt::ShiftModifier);
        QVERIFY(isAbout(stage.box().width() / stage.box().height(), 280.0 / 180));
        QVERIFY(isAbout(stage.box().width(), 420));
        QVERIFY(isAbout(stage.shape(0).radius, 60));
    }

    void alt_scalesFromTheMiddle() {
        FrameStage stage;
        stage.dragGrip(FrameGrip::bottomRight, {stage.pixels(70), stage.pixels(45)},
                       Qt::AltModifier);
        QVERIFY(isAbout(stage.box().center().x(), 300));
        QVERIFY(isAbout(stage.box().center().y(), 250));
        QVERIFY(isAbout(stage.shape(1).center.x, 450));
    }

    void typedPercents_scaleExactly() {
        FrameStage stage;
        stage.dragGrip(FrameGrip::bottomRight, {30, 30}, {}, false);
        QVERIFY(stage.world->property("dragText").toString().startsWith("scaled to"));
        stage.type("200");
        QCOMPARE(stage.world->property("dragText").toString(), "200 (Enter)");
        QCOMPARE(stage.shape(1).radius, 80.0); // it counts at once
        stage.key(Qt::Key_Backspace);
        QCOMPARE(stage.shape(1).radius, 8.0);
        stage.type("0");
        stage.key(Qt::Key_Return);
        QCOMPARE(stage.shape(0).center, (Vec2{240, 240}));
        QCOMPARE(stage.shape(1).center, (Vec2{640, 440}));
        QCOMPARE(stage.shape(1).radius, 80.0);
    }

    void turnGrip_turns_shiftBySteps() {
        FrameStage stage;
        const QPointF middle = stage.world->mapToScene(stage.world->view().toView(Vec2{300, 250}));
        const QPointF from = stage.gripPlace(FrameGrip::turn);
        const double away = middle.y() - from.y();
        stage.dragGrip(FrameGrip::turn, {away + 4, away}, Qt::ShiftModifier); // to the right side
        QVERIFY(stage.document.undoText().startsWith("Rotate"));
        QVERIFY(isAbout(stage.shape(0).center.x, 350));
        QVERIFY(isAbout(stage.shape(0).center.y, 150));
        QCOMPARE(stage.shape(0).radius, 40.0);
    }

    void typedDegrees_turnExactly() {
        FrameStage stage;
        stage.dragGrip(FrameGrip::turn, {40, 10}, {}, false);
        QVERIFY(stage.world->property("dragText").toString().startsWith("turned by -"));
        stage.type("180");
        QCOMPARE(stage.shape(0).center, (Vec2{400, 300}));
        stage.key(Qt::Key_Return);
        QCOMPARE(stage.shape(0).center, (Vec2{400, 300}));
        QCOMPARE(stage.shape(1).center, (Vec2{200, 200}));
    }

    void escape_takesItBack() {
        FrameStage stage;
        const Project before = stage.project();
        stage.dragGrip(FrameGrip::bottomRight, {80, 80}, {}, false);
        QVERIFY(stage.project() != before);
        stage.key(Qt::Key_Escape);
        QVERIFY(stage.project() == before);
    }

    void sides_ofOneBox_areItsGrips() {
        FrameStage stage;
        stage.click("tool-box");
        stage.dragFrom({500, 100}, {600, 200}, Qt::AltModifier);
        stage.key(Qt::Key_Escape);
        const SelectionFrame frame = *stage.world->selection()->frame();
        QVERIFY(frame.tight);
        const QPointF corner = stage.world->view().toView(
            Vec2{frame.box.left() + frame.box.width(), frame.box.top() + frame.box.height()});
        QVERIFY(frame.gripAt(stage.world->view(), corner) == FrameGrip::bottomRight);
        const QRectF before = frame.box;
        stage.dragGrip(FrameGrip::right, {stage.pixels(50), 0}, Qt::AltModifier);
        QVERIFY(isAbout(stage.shape(2).bounds.width(), before.width() + 100));
        QVERIFY(isAbout(stage.shape(2).bounds.center().x(), before.center().x()));
        QCOMPARE(stage.shape(2).bounds.height(), before.height());
    }

    void cursor_hasTheShapeOfTheGrip() {
        FrameStage stage;
        const auto cursorAt = [&](FrameGrip grip) {
            QTest::mouseMove(stage.window, stage.gripPlace(grip).toPoint());
            return stage.world->cursor().shape();
        };
        QCOMPARE(cursorAt(FrameGrip::topLeft), Qt::SizeFDiagCursor);
        QCOMPARE(cursorAt(FrameGrip::topRight), Qt::SizeBDiagCursor);
        QCOMPARE(cursorAt(FrameGrip::left), Qt::SizeHorCursor);
        QCOMPARE(cursorAt(FrameGrip::bottom), Qt::SizeVerCursor);
        QCOMPARE(cursorAt(FrameGrip::turn), Qt::BitmapCursor);
    }

    void dragToNothing_keepsASize() {
        FrameStage stage;
        stage.dragGrip(FrameGrip::bottomRight, {stage.pixels(-280), stage.pixels(-180)});
        QVERIFY(stage.shape(0).radius > 0);
        QVERIFY(stage.shape(0).center != stage.shape(1).center);
    }
};

QTEST_MAIN(TestSelectionFrame)
#include "tst_selection_frame.moc"
