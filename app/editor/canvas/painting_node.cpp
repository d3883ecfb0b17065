#include "app/editor/canvas/painting_node.h"

#include <QPainter>
#include <QQuickWindow>
#include <QSGRendererInterface>

namespace tiller {

bool isRenderedInSoftware(const QQuickWindow& window) {
    return window.rendererInterface()->graphicsApi() == QSGRendererInterface::Software;
}

void PaintingNode::render(const RenderState* state) {
    auto* painter = static_cast<QPainter*>(m_window->rendererInterface()->getResource(
        m_window, QSGRendererInterface::PainterResource));
    painter->save();
    if (const QRegion* clip = state->clipRegion(); clip && !clip->isEmpty())
        painter->setClipRegion(*clip, Qt::ReplaceClip);
    painter->setTransform(matrix()->toTransform());
    painter->setOpacity(inheritedOpacity());
    paint(*painter);
    painter->restore();
}

} // namespace tiller
