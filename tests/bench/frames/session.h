#pragma once

#include "app/editor/editor.h"
#include "tests/bench/frames/frame_clock.h"

#include <QTemporaryDir>

#include <memory>

class QQuickItem;

namespace tiller {

/// The editor's window as a person uses it: by mouse, wheel and keys, each step timed.
class Session {
public:
    Session();

    /// Opens a project of so many nodes from a file. Until it is seen.
    FrameTimes open(std::size_t nodes);

    /// All of it in view, and 1:1 in the middle.
    void lookAtAll();
    void lookClosely();

    FrameTimes pan(int frames);
    FrameTimes zoom(int frames);
    FrameTimes dragCard(int frames);
    FrameTimes run(bool panning);

    FrameTimes undoMove();    ///< of one card
    FrameTimes undoDelete();  ///< of all nodes, with their wires
    FrameTimes openPalette(); ///< from the drop of a wire until one can type
    void shoot(const QString& file);

private:
    [[nodiscard]] QPoint onScreen(QPointF place) const; ///< of a place of the canvas item
    [[nodiscard]] QPoint middle() const;
    void mouse(QEvent::Type type, QPoint place, Qt::MouseButton button, Qt::MouseButtons held);
    void wheel(int angle);
    [[nodiscard]] Id cardInView() const;

    Editor m_editor;
    QTemporaryDir m_folder;
    QQuickWindow* m_window;
    QQuickItem* m_canvas;
    std::unique_ptr<FrameClock> m_clock;
};

} // namespace tiller
