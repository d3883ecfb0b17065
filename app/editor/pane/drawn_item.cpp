#include "app/editor/pane/drawn_item.h"

#include <QPainter>
#include <QQuickWindow>
#include <QSGRenderNode>
#include <QSGRendererInterface>
#include <QSGVertexColorMaterial>

#include <algorithm>

namespace tiller {

namespace {

// A node with more than 65,535 vertices loses its tail. A multiple of 3 keeps triangles whole.
constexpr std::size_t mostVertices = 60'000;

QSGGeometryNode* newTriangles() {
    auto* geometry = new QSGGeometry(QSGGeometry::defaultAttributes_ColoredPoint2D(), 0);
    geometry->setDrawingMode(QSGGeometry::DrawTriangles);
    geometry->setVertexDataPattern(QSGGeometry::StreamPattern);
    auto* node = new QSGGeometryNode;
    node->setGeometry(geometry);
    node->setMaterial(new QSGVertexColorMaterial);
    node->setFlags(QSGNode::OwnsGeometry | QSGNode::OwnsMaterial);
    return node;
}

void setTriangles(QSGGeometryNode& node, std::span<const TriangleTarget::Vertex> vertices) {
    QSGGeometry& geometry = *node.geometry();
    if (geometry.vertexCount() != static_cast<int>(vertices.size()))
        geometry.allocate(static_cast<int>(vertices.size()));
    std::ranges::copy(vertices, geometry.vertexDataAsColoredPoint2D());
    node.markDirty(QSGNode::DirtyGeometry);
}

/// Draws with the painter of the software renderer.
class PaintingNode final : public QSGRenderNode {
public:
    PaintingNode(QQuickWindow* window, QRectF area, std::function<void(DrawTarget&)> drawing)
        : m_window(window), m_area(area), m_drawing(std::move(drawing)) {}

    void render(const RenderState* state) override {
        auto* painter = static_cast<QPainter*>(m_window->rendererInterface()->getResource(
            m_window, QSGRendererInterface::PainterResource));
        painter->save();
        if (const QRegion* clip = state->clipRegion(); clip && !clip->isEmpty())
            painter->setClipRegion(*clip, Qt::ReplaceClip);
        painter->setTransform(matrix()->toTransform());
        painter->setOpacity(inheritedOpacity());
        PainterTarget target(*painter);
        m_drawing(target);
        painter->restore();
    }
    [[nodiscard]] RenderingFlags flags() const override { return BoundedRectRendering; }
    [[nodiscard]] QRectF rect() const override { return m_area; }

private:
    QQuickWindow* m_window;
    QRectF m_area;
    std::function<void(DrawTarget&)> m_drawing;
};

} // namespace

bool drawsInSoftware(const QQuickWindow& window) {
    return window.rendererInterface()->graphicsApi() == QSGRendererInterface::Software;
}

void showTriangles(QSGNode& layer, std::span<const TriangleTarget::Vertex> vertices) {
    int child = 0;
    for (std::size_t from = 0; from < vertices.size(); from += mostVertices, ++child) {
        if (child >= layer.childCount())
            layer.appendChildNode(newTriangles());
        setTriangles(*static_cast<QSGGeometryNode*>(layer.childAtIndex(child)),
                     vertices.subspan(from, std::min(mostVertices, vertices.size() - from)));
    }
    while (layer.childCount() > child)
        delete layer.childAtIndex(child);
}

DrawnItem::DrawnItem(QQuickItem* parent)
    : QQuickItem(parent), m_theme(qobject_cast<Theme*>(qmlAttachedPropertiesObject<Theme>(this))) {
    setFlag(ItemHasContents);
    connect(m_theme, &Theme::changed, this, &QQuickItem::update);
}

DrawnItem::Drawing DrawnItem::drawingOf(std::vector<ColoredRect> rects) {
    return [rects = std::move(rects)](DrawTarget& target) {
        for (const auto& [rect, color] : rects)
            target.rect(rect, color.rgba());
    };
}

double DrawnItem::pixel() const {
    return 1 / window()->effectiveDevicePixelRatio();
}

QSGNode* DrawnItem::updatePaintNode(QSGNode* old, UpdatePaintNodeData*) {
    const Drawing draw = drawing();
    if (drawsInSoftware(*window())) {
        delete old;
        return new PaintingNode(window(), drawnArea(), draw);
    }
    QSGNode* node = old ? old : new QSGNode;
    m_triangles.clear();
    m_triangles.setPixel(pixel());
    draw(m_triangles);
    showTriangles(*node, m_triangles.vertices());
    return node;
}

} // namespace tiller
