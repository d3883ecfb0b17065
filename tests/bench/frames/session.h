#pragma once

#include "app/editor/editor.h"
#include "tests/bench/frames/frame_clock.h"

#include <QTemporaryDir>

#include <memory>

class QQuickItem;

namespace tiller {

/// Uses the editor's window like a person, with mouse, wheel and keys, and measures each step.
class Session {
public:
    Session();

    /// Opens a project with this many nodes, and measures until the window shows it.
    FrameTimes open(std::size_t nodes);

    /// Zooms to show the whole canvas.
    void lookAtAll();
    /// Zooms to 1:1 at the middle of the canvas.
    void lookClosely();

    FrameTimes pan(int frames);
    FrameTimes zoom(int frames);
    FrameTimes dragCard(int frames);
    FrameTimes run(bool panning);

    FrameTimes undoMove(int times);   ///< of one card
    FrameTimes undoDelete(int times); ///< of all nodes, with their wires
    FrameTimes openGroup();           ///< of half of the nodes
    FrameTimes openPalette(); ///< from the drop of a wire until the search field has the focus
    void shoot(const QString& file);

private:
    [[nodiscard]] QPoint onScreen(QPointF place) const; ///< converts from the canvas item
    [[nodiscard]] QPoint middle() const;
    void mouse(QEvent::Type type, QPoint place, Qt::MouseButton button, Qt::MouseButtons held);
    void wheel(int angle);
    [[nodiscard]] Id cardInView() const;
    FrameTimes undo(int times, const std::function<void()>& edit);

    Editor m_editor;
    QTemporaryDir m_folder;
    QQuickWindow* m_window;
    QQuickItem* m_canvas;
    std::unique_ptr<FrameClock> m_clock;
};

} // namespace tiller
