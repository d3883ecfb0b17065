#pragma once

#include "app/editor/canvas/canvas_controller.h"

#include <QObject>
#include <QPointer>
#include <QtQml/qqmlregistration.h>

namespace tiller {

/// How canvas and viewport share their room.
struct PaneShare {
    double canvas = 0.5;   ///< the canvas's share of the width, or of the height
    double graphScale = 1; ///< the zoom of the graph at first sight: CanvasView::showAll()
    double worldScale = 0; ///< pixels per unit at which the whole world fits into the viewport
    double score = 0;      ///< how well both can be read
};

/// What the panes have to show.
struct PaneContents {
    QSizeF graph; ///< on the canvas, at zoom 1; empty: no cards yet
    QSizeF world;
    bool plots = false; ///< beside or below the world
};

/// The best share for canvas and viewport in a room: side by side, or one above the other. The
/// graph gets what its text needs, if that leaves the world large enough; the world gets the rest.
[[nodiscard]] PaneShare bestShare(QSizeF room, const PaneContents& contents, bool above);

/// Chooses for the panes of the window, by the project that is opened. An edit changes nothing:
/// panes do not move while one works.
class PaneShares : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(tiller::CanvasController* canvas READ canvas WRITE setCanvas REQUIRED)
    Q_PROPERTY(QSizeF room MEMBER m_room NOTIFY roomChanged)
    Q_PROPERTY(bool plots MEMBER m_plots NOTIFY roomChanged)
    Q_PROPERTY(bool stacks READ stacks NOTIFY changed)   ///< the viewport belongs below the canvas
    Q_PROPERTY(double beside READ beside NOTIFY changed) ///< the canvas's share side by side
    Q_PROPERTY(double above READ above NOTIFY changed)   ///< the canvas's share above the viewport

public:
    explicit PaneShares(QObject* parent = nullptr);

    [[nodiscard]] CanvasController* canvas() const { return m_canvas; }
    [[nodiscard]] bool stacks() const { return m_stacks; }
    [[nodiscard]] double beside() const { return m_beside.canvas; }
    [[nodiscard]] double above() const { return m_above.canvas; }
    void setCanvas(CanvasController* canvas);

signals:
    void changed();
    void roomChanged();

private:
    void readProject();
    void choose();

    QPointer<CanvasController> m_canvas;
    QSizeF m_room;
    bool m_plots = false;
    PaneContents m_contents;
    PaneShare m_beside;
    PaneShare m_above;
    bool m_stacks = false;
};

} // namespace tiller
