#include "app/editor/canvas/wire_nodes.h"

#include "app/editor/canvas/wire_ribbon.h"

#include <QPainter>
#include <QPainterPath>
#include <QSGVertexColorMaterial>

#include <algorithm>

namespace tiller {

namespace {

/// So many wires stay below the 65,535 vertices of one node, whatever their curves.
constexpr std::size_t groupSize = 32;

void fill(QSGGeometry& geometry, std::span<const WireStroke> strokes, double pixel) {
    WireRibbons ribbons(pixel);
    for (const WireStroke& stroke : strokes)
        ribbons.add(stroke);
    const auto& vertices = ribbons.vertices();
    const auto& indices = ribbons.indices();
    Q_ASSERT(vertices.size() <= 65'535);
    geometry.allocate(static_cast<int>(vertices.size()), static_cast<int>(indices.size()));
    std::ranges::copy(vertices, geometry.vertexDataAsColoredPoint2D());
    std::ranges::copy(indices, geometry.indexDataAsUShort());
}

} // namespace

void WireTriangles::show(const std::vector<WireStroke>& strokes, double pixel) {
    const std::size_t groups = (strokes.size() + groupSize - 1) / groupSize;
    while (m_groups.size() > groups)
        dropGroup();
    while (m_groups.size() < groups)
        addGroup();
    for (std::size_t i = 0; i < groups; ++i) {
        const auto first = strokes.begin() + static_cast<std::ptrdiff_t>(i * groupSize);
        const std::span part(first, std::min(groupSize, strokes.size() - i * groupSize));
        Group& group = m_groups[i];
        if (pixel == m_pixel && std::ranges::equal(part, group.strokes))
            continue;
        group.strokes.assign(part.begin(), part.end());
        fill(*group.node->geometry(), part, pixel);
        group.node->markDirty(QSGNode::DirtyGeometry);
    }
    m_pixel = pixel;
}

void WireTriangles::addGroup() {
    auto* node = new QSGGeometryNode;
    auto* geometry = new QSGGeometry(QSGGeometry::defaultAttributes_ColoredPoint2D(), 0, 0);
    geometry->setDrawingMode(QSGGeometry::DrawTriangles);
    node->setGeometry(geometry);
    node->setMaterial(new QSGVertexColorMaterial);
    node->setFlags(QSGNode::OwnsGeometry | QSGNode::OwnsMaterial);
    appendChildNode(node);
    m_groups.push_back({node, {}});
}

void WireTriangles::dropGroup() {
    removeChildNode(m_groups.back().node);
    delete m_groups.back().node;
    m_groups.pop_back();
}

WirePainting::WirePainting(QQuickWindow* window, std::vector<WireStroke> strokes)
    : PaintingNode(window), m_strokes(std::move(strokes)) {
    for (const WireStroke& stroke : m_strokes)
        m_bounds |= stroke.curve.bounds().adjusted(-4, -4, 4, 4);
}

void WirePainting::paint(QPainter& painter) {
    painter.setRenderHint(QPainter::Antialiasing);
    for (const WireStroke& stroke : m_strokes) {
        const std::vector<QPointF>& points = stroke.curve.points;
        QPainterPath path(points[0]);
        for (std::size_t i = 0; i < stroke.curve.pieces(); ++i)
            path.cubicTo(points[3 * i + 1], points[3 * i + 2], points[3 * i + 3]);
        painter.strokePath(path, QPen(stroke.color, stroke.width));
        if (!stroke.hasArrow)
            continue;
        const auto corners = arrowOf(stroke);
        QPainterPath arrow(corners[0]);
        arrow.lineTo(corners[1]);
        arrow.lineTo(corners[2]);
        painter.fillPath(arrow, stroke.color);
    }
}

} // namespace tiller
