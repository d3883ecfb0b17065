#pragma once

#include "app/editor/canvas/canvas_box.h"
#include "app/editor/canvas/canvas_controller.h"
#include "core/model/registry.h"

namespace tiller {

/// A canvas of 1600 x 900 without a window. Pan is 0 and zoom is 1, so places on the screen are
/// places on the canvas.
struct CanvasStage {
    Document document;
    CanvasController canvas{document};

    explicit CanvasStage(bool isEmpty = false) {
        if (!isEmpty && !document.open(TILLER_SOURCE_DIR "/examples/hunter-and-prey.tiller"))
            qFatal("the example cannot be opened");
        canvas.setViewSize(1600, 900);
        zoomTo(1);
    }
    void zoomTo(double zoom) {
        canvas.view()->zoomTo(zoom);
        canvas.view()->panBy(-canvas.view()->pan());
    }

    void press(QPointF at, int modifiers = 0, Qt::MouseButton button = Qt::LeftButton) {
        canvas.press(at.x(), at.y(), button, modifiers, false);
    }
    void move(QPointF to, int modifiers = 0) { canvas.move(to.x(), to.y(), modifiers); }
    void release(QPointF at) { canvas.release(at.x(), at.y()); }
    void drag(QPointF from, QPointF by, int modifiers = 0,
              Qt::MouseButton button = Qt::LeftButton) {
        press(from, modifiers, button);
        move(from + by / 2, modifiers);
        move(from + by, modifiers);
        release(from + by);
    }
    void click(QPointF at, int modifiers = 0) {
        press(at, modifiers);
        release(at);
    }
    void doubleClick(QPointF at) {
        click(at);
        press(at);
        canvas.doubleClick(at.x(), at.y());
        release(at);
    }

    void select(const QString& id) { document.selection()->select(id); }
    void select(const Id& id) { select(QString::fromStdString(id)); }
    void select(const char* id) { select(QString(id)); }
    void moveNode(const Id& node, Vec2 by) {
        document.push(moveNodes(project(), std::vector{node}, by), "Move");
    }

    [[nodiscard]] const Project& project() const { return document.project(); }
    [[nodiscard]] const CanvasScene& scene() const { return canvas.scene(); }
    [[nodiscard]] QStringList selected() { return document.selection()->ids(); }
    [[nodiscard]] Id selectedId() { return document.selection()->asIds().front(); }
    [[nodiscard]] QRectF card(const Id& node) const { return scene().card(node)->rect; }
    [[nodiscard]] QPointF header(const Id& node) const {
        return card(node).topLeft() + QPointF(60, 12);
    }
    [[nodiscard]] QPointF port(const char* node, const char* port) const {
        return canvas.portPlace(node, port);
    }
    [[nodiscard]] QRectF box(const Id& annotation) const {
        return boxOf(*project().annotation(annotation));
    }
    /// What is in view, in places of the canvas.
    [[nodiscard]] QRectF seen() { return canvas.view()->seen(); }
};

} // namespace tiller
