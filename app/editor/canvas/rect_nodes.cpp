#include "app/editor/canvas/rect_nodes.h"

#include <QPainter>
#include <QQuickWindow>
#include <QSGGeometryNode>
#include <QSGRendererInterface>
#include <QSGVertexColorMaterial>

#include <algorithm>
#include <cmath>
#include <span>

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

namespace {

constexpr std::size_t maxRects = 65'535 / 4; // of one node, which has 16-bit indices

QSGGeometryNode* nodeOf(std::span<const ColoredRect> rects) {
    const int count = static_cast<int>(rects.size());
    auto* geometry =
        new QSGGeometry(QSGGeometry::defaultAttributes_ColoredPoint2D(), 4 * count, 6 * count);
    geometry->setDrawingMode(QSGGeometry::DrawTriangles);
    auto* vertex = geometry->vertexDataAsColoredPoint2D();
    auto* index = geometry->indexDataAsUShort();
    int first = 0;
    for (const auto& [rect, color] : rects) {
        const float alpha = color.alphaF(); // the material takes premultiplied colors
        const auto part = [alpha](float x) {
            return static_cast<uchar>(std::lround(x * alpha * 255));
        };
        for (const QPointF& corner :
             {rect.topLeft(), rect.topRight(), rect.bottomLeft(), rect.bottomRight()})
            (vertex++)->set(static_cast<float>(corner.x()), static_cast<float>(corner.y()),
                            part(color.redF()), part(color.greenF()), part(color.blueF()), part(1));
        for (const int each : {0, 1, 2, 1, 3, 2})
            *index++ = static_cast<quint16>(first + each);
        first += 4;
    }
    auto* node = new QSGGeometryNode;
    node->setGeometry(geometry);
    node->setMaterial(new QSGVertexColorMaterial);
    node->setFlags(QSGNode::OwnsGeometry | QSGNode::OwnsMaterial);
    return node;
}

} // namespace

void RectTriangles::show(const std::vector<ColoredRect>& rects) {
    while (QSGNode* child = firstChild()) {
        removeChildNode(child);
        delete child;
    }
    const std::span all(rects);
    for (std::size_t first = 0; first < all.size(); first += maxRects)
        appendChildNode(nodeOf(all.subspan(first, std::min(maxRects, all.size() - first))));
}

RectPainting::RectPainting(QQuickWindow* window, std::vector<ColoredRect> rects)
    : PaintingNode(window), m_rects(std::move(rects)) {
    for (const ColoredRect& each : m_rects)
        m_bounds |= each.rect;
}

void RectPainting::paint(QPainter& painter) {
    for (const auto& [rect, color] : m_rects)
        painter.fillRect(rect, color);
}

} // namespace tiller
