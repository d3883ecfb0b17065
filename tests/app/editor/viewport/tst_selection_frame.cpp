#include "tests/app/editor/viewport/drawing_stage.h"

/// Two round obstacles with radii of 40 in the corners of a box from (160, 160) to (440, 340).
struct FrameStage : DrawingStage {
    void begin() {
        DrawingStage::begin();
        click("tool-circle");
        for (const Vec2 center : {Vec2{200, 200}, Vec2{400, 300}})
            dragFrom(center, center + Vec2{40, 0}, Qt::AltModifier);
        key(Qt::Key_Escape);
        for (const std::vector<SceneItem> drawn = project().scene; const SceneItem& circle : drawn)
            set(circle.id, "radius", 40.0);
        place(0, {200, 200});
        place(1, {400, 300});
        world->forceActiveFocus();
        world->selection()->selectAll();
        waitForFrame();
    }

    void place(std::size_t i, Vec2 at) {
        set(project().scene[i].id, "x", at.x);
        set(project().scene[i].id, "y", at.y);
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

class TestSelectionFrame : public QObject, public FrameStage {
    Q_OBJECT

private slots:
    void init() { begin(); }

    void frame_isAroundTheSelection() {
        QCOMPARE(box(), QRectF(160, 160, 280, 180));
        document().selection()->clear();
        QVERIFY(!world->selection()->frame());
        document().selection()->select(QString::fromStdString(project().scene[0].id));
        QVERIFY(!world->selection()->frame()); // a circle has its own handle
    }

    void cornerGrip_scales_asOneStep() {
        const Project before = project();
        dragGrip(FrameGrip::bottomRight, {pixels(140), pixels(90)});
        QVERIFY(isAbout(shape(0).center.x, 220));
        QVERIFY(isAbout(shape(1).center.x, 520));
        QVERIFY(isAbout(shape(1).center.y, 370));
        QVERIFY(isAbout(shape(1).radius, 60));
        QVERIFY(isAbout(box().left(), 160));
        QVERIFY(document().undoText().startsWith("Resize"));
        document().undo();
        QVERIFY(project() == before);
    }

    void shift_keepsTheRatio() {
        dragGrip(FrameGrip::right, {pixels(140), 0}, Qt::ShiftModifier);
        QVERIFY(isAbout(box().width() / box().height(), 280.0 / 180));
        QVERIFY(isAbout(box().width(), 420));
        QVERIFY(isAbout(shape(0).radius, 60));
    }

    void alt_scalesFromTheMiddle() {
        dragGrip(FrameGrip::bottomRight, {pixels(70), pixels(45)}, Qt::AltModifier);
        QVERIFY(isAbout(box().center().x(), 300));
        QVERIFY(isAbout(box().center().y(), 250));
        QVERIFY(isAbout(shape(1).center.x, 450));
    }

    void typedPercents_scaleExactly() {
        dragGrip(FrameGrip::bottomRight, {30, 30}, {}, false);
        QVERIFY(world->property("dragText").toString().startsWith("scaled to"));
        type("200");
        QCOMPARE(world->property("dragText").toString(), "200 (Enter)");
        QCOMPARE(shape(1).radius, 80.0); // it counts at once
        key(Qt::Key_Backspace);
        QCOMPARE(shape(1).radius, 8.0);
        type("0");
        key(Qt::Key_Return);
        QCOMPARE(shape(0).center, (Vec2{240, 240}));
        QCOMPARE(shape(1).center, (Vec2{640, 440}));
        QCOMPARE(shape(1).radius, 80.0);
    }

    void turnGrip_turns_shiftBySteps() {
        const QPointF middle = world->mapToScene(world->view().toView(Vec2{300, 250}));
        const QPointF from = gripPlace(FrameGrip::turn);
        const double away = middle.y() - from.y();
        dragGrip(FrameGrip::turn, {away + 4, away}, Qt::ShiftModifier); // to the right side
        QVERIFY(document().undoText().startsWith("Rotate"));
        QVERIFY(isAbout(shape(0).center.x, 350));
        QVERIFY(isAbout(shape(0).center.y, 150));
        QCOMPARE(shape(0).radius, 40.0);
    }

    void typedDegrees_turnExactly() {
        dragGrip(FrameGrip::turn, {40, 10}, {}, false);
        QVERIFY(world->property("dragText").toString().startsWith("turned by -"));
        type("180");
        QCOMPARE(shape(0).center, (Vec2{400, 300}));
        key(Qt::Key_Return);
        QCOMPARE(shape(0).center, (Vec2{400, 300}));
        QCOMPARE(shape(1).center, (Vec2{200, 200}));
    }

    void escape_takesItBack() {
        const Project before = project();
        dragGrip(FrameGrip::bottomRight, {80, 80}, {}, false);
        QVERIFY(project() != before);
        key(Qt::Key_Escape);
        QVERIFY(project() == before);
    }

    void sides_ofOneBox_areItsGrips() {
        click("tool-box");
        dragFrom({500, 100}, {600, 200}, Qt::AltModifier);
        key(Qt::Key_Escape);
        const SelectionFrame frame = *world->selection()->frame();
        QVERIFY(frame.tight);
        const QPointF corner = world->view().toView(
            Vec2{frame.box.left() + frame.box.width(), frame.box.top() + frame.box.height()});
        QVERIFY(frame.gripAt(world->view(), corner) == FrameGrip::bottomRight);
        const QRectF before = frame.box;
        dragGrip(FrameGrip::right, {pixels(50), 0}, Qt::AltModifier);
        QVERIFY(isAbout(shape(2).bounds.width(), before.width() + 100));
        QVERIFY(isAbout(shape(2).bounds.center().x(), before.center().x()));
        QCOMPARE(shape(2).bounds.height(), before.height());
    }

    void cursor_hasTheShapeOfTheGrip() {
        const auto cursorAt = [&](FrameGrip grip) {
            QTest::mouseMove(window, gripPlace(grip).toPoint());
            return world->cursor().shape();
        };
        QCOMPARE(cursorAt(FrameGrip::topLeft), Qt::SizeFDiagCursor);
        QCOMPARE(cursorAt(FrameGrip::topRight), Qt::SizeBDiagCursor);
        QCOMPARE(cursorAt(FrameGrip::left), Qt::SizeHorCursor);
        QCOMPARE(cursorAt(FrameGrip::bottom), Qt::SizeVerCursor);
        QCOMPARE(cursorAt(FrameGrip::turn), Qt::BitmapCursor);
    }

    void dragToNothing_keepsASize() {
        dragGrip(FrameGrip::bottomRight, {pixels(-280), pixels(-180)});
        QVERIFY(shape(0).radius > 0);
        QVERIFY(shape(0).center != shape(1).center);
    }
};
