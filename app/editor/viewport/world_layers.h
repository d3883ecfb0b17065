#pragma once

#include "app/editor/viewport/triangle_target.h"
#include "app/editor/viewport/world_painter.h"

#include <QImage>

class QQuickWindow;
class QSGNode;

namespace tiller {

/// The nodes of a world in the scene graph: pictures, and triangles in layers, where Qt draws on a
/// GPU (or llvmpipe), one painted image where it draws in software. Only the layer of the agents is
/// drawn for each frame.
class WorldLayers {
public:
    /// The layers behind and before the agents are drawn again with the next update().
    void redrawStill() { m_stillChanged = true; }
    /// The node that shows the picture. @param old the node of the last update, or null
    [[nodiscard]] QSGNode* update(QSGNode* old, QQuickWindow& window, const WorldPicture& picture);

private:
    QSGNode* updateImage(QSGNode* old, QQuickWindow& window, const WorldPicture& picture);
    QSGNode* updateTriangles(QSGNode* old, QQuickWindow& window, const WorldPicture& picture);
    [[nodiscard]] QImage painted(const WorldPicture& picture, double pixelRatio);

    bool m_stillChanged = true;
    TriangleTarget m_back;
    TriangleTarget m_moving;
    TriangleTarget m_front;
    QImage m_backImage;
};

} // namespace tiller
