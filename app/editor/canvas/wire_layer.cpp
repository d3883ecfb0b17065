#include "app/editor/canvas/wire_layer.h"

#include <QPainter>
#include <QPainterPath>
#include <QQuickWindow>
#include <QSGGeometryNode>
#include <QSGRenderNode>
#include <QSGRendererInterface>
#include <QSGVertexColorMaterial>

#include <array>
#include <cmath>

namespace tiller {

namespace {

using Stroke = WireLayer::Stroke;

constexpr int pieces = 54; // six for each part of a wire that goes around cards
constexpr int columns = 4; // clear, solid, solid, clear: soft edges without multisampling
constexpr int bandVertices = (pieces + 1) * columns;
constexpr int bandIndices = pieces * (columns - 1) * 6;
constexpr int verticesPerWire = bandVertices + 3; // and an arrow; of no size where there is none
constexpr int indicesPerWire = bandIndices + 3;
constexpr int wiresPerNode = 65'535 / verticesPerWire; // a node with more vertices loses its tail

struct Corner {
    QPointF at;
    QPointF across; ///< of length 1
};

Corner cornerOf(const WireCurve& curve, double t) {
    const QPointF along = curve.at(std::min(1.0, t + 0.01)) - curve.at(std::max(0.0, t - 0.01));
    const double length = std::max(1e-9, std::hypot(along.x(), along.y()));
    return {curve.at(t), QPointF(-along.y(), along.x()) / length};
}

/// Tip, left and right.
std::array<QPointF, 3> arrowOf(const Stroke& stroke) {
    const Corner middle = cornerOf(stroke.curve, 0.5);
    const QPointF along(middle.across.y(), -middle.across.x());
    const double size = stroke.hasArrow ? 4 + stroke.width : 0;
    return {middle.at + along * size, middle.at - along * size + middle.across * size,
            middle.at - along * size - middle.across * size};
}

void fill(const Stroke& stroke, double soft, QSGGeometry::ColoredPoint2D* vertices,
          quint16* indices, int first) {
    const double inner = std::max(0.0, stroke.width / 2 - soft / 2);
    const std::array<double, columns> offsets{-inner - soft, -inner, inner, inner + soft};
    const QColor& c = stroke.color; // premultiplied, as the material wants it
    const auto part = [&c](float x) {
        return static_cast<uchar>(std::lround(x * c.alphaF() * 255));
    };
    for (int i = 0; i <= pieces; ++i) {
        const Corner corner = cornerOf(stroke.curve, static_cast<double>(i) / pieces);
        for (std::size_t k = 0; k < columns; ++k) {
            const QPointF at = corner.at + corner.across * offsets[k];
            const bool solid = k == 1 || k == 2;
            vertices->set(static_cast<float>(at.x()), static_cast<float>(at.y()),
                          solid ? part(c.redF()) : uchar(0), solid ? part(c.greenF()) : uchar(0),
                          solid ? part(c.blueF()) : uchar(0), solid ? part(1) : uchar(0));
            ++vertices;
        }
    }
    for (int i = 0; i < pieces; ++i)
        for (int k = 0; k < columns - 1; ++k) {
            const int a = first + i * columns + k;
            for (const int index : {a, a + 1, a + columns, a + 1, a + columns + 1, a + columns})
                *indices++ = static_cast<quint16>(index);
        }
    for (int i = 0; const QPointF& at : arrowOf(stroke)) {
        vertices->set(static_cast<float>(at.x()), static_cast<float>(at.y()), part(c.redF()),
                      part(c.greenF()), part(c.blueF()), part(1));
        ++vertices;
        *indices++ = static_cast<quint16>(first + bandVertices + i++);
    }
}

QSGGeometryNode* geometryNode(const Stroke* strokes, int count, double soft) {
    auto* geometry = new QSGGeometry(QSGGeometry::defaultAttributes_ColoredPoint2D(),
                                     count * verticesPerWire, count * indicesPerWire);
    geometry->setDrawingMode(QSGGeometry::DrawTriangles);
    for (int i = 0; i < count; ++i)
        fill(strokes[i], soft, geometry->vertexDataAsColoredPoint2D() + i * verticesPerWire,
             geometry->indexDataAsUShort() + i * indicesPerWire, i * verticesPerWire);
    auto* node = new QSGGeometryNode;
    node->setGeometry(geometry);
    node->setMaterial(new QSGVertexColorMaterial);
    node->setFlags(QSGNode::OwnsGeometry | QSGNode::OwnsMaterial);
    return node;
}

/// Draws with the painter of the software renderer.
class PaintedWires final : public QSGRenderNode {
public:
    PaintedWires(QQuickWindow* window, std::vector<Stroke> strokes)
        : m_window(window), m_strokes(std::move(strokes)) {
        for (const Stroke& stroke : m_strokes)
            m_rect |= stroke.curve.bounds().adjusted(-4, -4, 4, 4);
    }

    void render(const RenderState* state) override {
        auto* painter = static_cast<QPainter*>(m_window->rendererInterface()->getResource(
            m_window, QSGRendererInterface::PainterResource));
        painter->save();
        if (const QRegion* clip = state->clipRegion(); clip && !clip->isEmpty())
            painter->setClipRegion(*clip, Qt::ReplaceClip);
        painter->setTransform(matrix()->toTransform());
        painter->setOpacity(inheritedOpacity());
        painter->setRenderHint(QPainter::Antialiasing);
        for (const Stroke& stroke : m_strokes) {
            const std::vector<QPointF>& points = stroke.curve.points;
            QPainterPath path(points[0]);
            for (std::size_t i = 0; i < stroke.curve.pieces(); ++i)
                path.cubicTo(points[3 * i + 1], points[3 * i + 2], points[3 * i + 3]);
            painter->strokePath(path, QPen(stroke.color, stroke.width));
            if (!stroke.hasArrow)
                continue;
            const auto corners = arrowOf(stroke);
            QPainterPath arrow(corners[0]);
            arrow.lineTo(corners[1]);
            arrow.lineTo(corners[2]);
            painter->fillPath(arrow, stroke.color);
        }
        painter->restore();
    }
    RenderingFlags flags() const override { return BoundedRectRendering; }
    QRectF rect() const override { return m_rect; }

private:
    QQuickWindow* m_window;
    std::vector<Stroke> m_strokes;
    QRectF m_rect;
};

} // namespace

WireLayer::WireLayer(QQuickItem* parent) : QQuickItem(parent) {
    setFlag(ItemHasContents);
    connect(this, &WireLayer::colorsChanged, this, &QQuickItem::update);
}

void WireLayer::setCanvas(CanvasController* canvas) {
    if (m_canvas == canvas)
        return;
    m_canvas = canvas;
    connect(canvas, &CanvasController::contentChanged, this, &QQuickItem::update);
    connect(canvas, &CanvasController::viewChanged, this, &QQuickItem::update);
    connect(canvas, &CanvasController::gestureChanged, this, &QQuickItem::update);
    connect(canvas, &CanvasController::hoverChanged, this, &QQuickItem::update);
    connect(canvas->document().selection(), &Selection::changed, this, &QQuickItem::update);
    emit canvasChanged();
}

QColor WireLayer::colorOf(PortType type) const {
    switch (type) {
    case PortType::force:
    case PortType::heading:
        return m_forceColor;
    case PortType::condition:
        return m_conditionColor;
    case PortType::agents:
    case PortType::agent:
        return m_agentsColor;
    case PortType::mode:
    case PortType::transition:
        return m_modeColor;
    case PortType::point:
    case PortType::path:
    case PortType::region:
    case PortType::obstacles:
    case PortType::field:
        break;
    }
    return m_targetColor;
}

std::vector<Stroke> WireLayer::strokes() const {
    std::vector<Stroke> result;
    if (!m_canvas)
        return result;
    const double least = 1 / m_canvas->zoom(); // never thinner than a pixel
    const QStringList& selected = m_canvas->document().selection()->ids();
    const QString hovered = m_canvas->hoveredLink();
    for (const Wire& wire : m_canvas->scene().wires()) {
        if (m_canvas->carried() == wire.link)
            continue;
        const QString id = QString::fromStdString(wire.link);
        const bool chosen = selected.contains(id);
        Stroke stroke{wire.curve, chosen ? m_selectedColor : colorOf(wire.type),
                      std::max(least, chosen || hovered == id ? 3.0 : 1.75)};
        const bool isOfModes = wire.type == PortType::mode || wire.type == PortType::transition;
        stroke.hasArrow = isOfModes && wire.place == 0; // a place says where it leads, too
        if (wire.type == PortType::force && wire.weight == 0)
            stroke.color.setAlphaF(0.35F); // as if it were not there
        result.push_back(stroke);
    }
    if (const auto draft = m_canvas->draft())
        result.push_back(
            {*draft,
             m_canvas->refusal().isEmpty() ? colorOf(m_canvas->draftType()) : m_refusedColor,
             std::max(least, 2.0)});
    return result;
}

QSGNode* WireLayer::updatePaintNode(QSGNode* old, UpdatePaintNodeData*) {
    delete old;
    std::vector<Stroke> all = strokes();
    auto* root = new QSGNode;
    if (window()->rendererInterface()->graphicsApi() == QSGRendererInterface::Software) {
        root->appendChildNode(new PaintedWires(window(), std::move(all)));
        return root;
    }
    const double soft = 1 / (m_canvas->zoom() * window()->effectiveDevicePixelRatio());
    const int count = static_cast<int>(all.size());
    for (int first = 0; first < count; first += wiresPerNode)
        root->appendChildNode(
            geometryNode(all.data() + first, std::min(wiresPerNode, count - first), soft));
    return root;
}

} // namespace tiller
