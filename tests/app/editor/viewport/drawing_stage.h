#pragma once

#include "app/editor/viewport/agents_item.h"
#include "tests/app/editor/window.h"

namespace tiller {

/// The editor with an empty world of 800 x 600 and one agent type.
struct DrawingStage : EditorTest {
    AgentsItem* world = nullptr;

    void begin() {
        restart("hunter-and-prey");
        document().newProject();
        canvas().adder()->addNodeInView("agent-type");
        world = qobject_cast<AgentsItem*>(item("world"));
        world->forceActiveFocus();
        waitForFrame();
    }

    [[nodiscard]] QPoint pixel(Vec2 place) const {
        return world->mapToScene(world->view().toView(place)).toPoint();
    }
    void clickAt(Vec2 place, Qt::KeyboardModifiers modifiers = {}) const {
        QTest::mouseMove(window, pixel(place));
        QTest::mouseClick(window, Qt::LeftButton, modifiers, pixel(place), 600);
    }
    void doubleClickAt(Vec2 place) const {
        QTest::mouseMove(window, pixel(place));
        QTest::mouseDClick(window, Qt::LeftButton, {}, pixel(place));
        QTest::mouseRelease(window, Qt::LeftButton, {}, pixel(place));
    }
    void dragFrom(Vec2 from, Vec2 to, Qt::KeyboardModifiers modifiers = {}) const {
        QTest::mouseMove(window, pixel(from));
        QTest::mousePress(window, Qt::LeftButton, modifiers, pixel(from), 600);
        for (int step = 1; step <= 4; ++step)
            move(from + (to - from) * (step / 4.0), modifiers);
        QTest::mouseRelease(window, Qt::LeftButton, modifiers, pixel(to));
    }
    /// Moves the mouse with the button held and with modifiers: QTest::mouseMove has neither.
    void move(Vec2 to, Qt::KeyboardModifiers modifiers) const {
        const QPointF at = pixel(to);
        QMouseEvent event(QEvent::MouseMove, at, window->mapToGlobal(at), Qt::NoButton,
                          Qt::LeftButton, modifiers);
        QCoreApplication::sendEvent(window, &event);
    }
    void press(Vec2 at) const {
        QTest::mouseMove(window, pixel(at));
        QTest::mousePress(window, Qt::LeftButton, {}, pixel(at), 600);
    }
    /// Draws three round obstacles with the mouse, and selects the last one.
    void drawCircles() const {
        click("tool-circle");
        for (const Vec2 center : {Vec2{200, 200}, Vec2{400, 200}, Vec2{500, 450}})
            dragFrom(center, center + Vec2{40, 0}, Qt::AltModifier);
        key(Qt::Key_Escape); // the tool
    }
    [[nodiscard]] SceneShape shape() const { return shapeOf(project().scene.back(), 1); }
    /// Draws a wall through (200, 200), (400, 200) and (400, 400) with the mouse.
    void drawWall() const {
        click("tool-wall");
        clickAt({200, 200});
        clickAt({400, 200});
        clickAt({400, 400});
        key(Qt::Key_Return);
        key(Qt::Key_Escape); // the tool
    }
};

} // namespace tiller
