#include "app/editor/canvas/wire_nodes.h"

#include <QPainter>
#include <QPainterPath>
#include <QSGVertexColorMaterial>

#include <algorithm>
#include <cmath>

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

namespace {

constexpr int maxLines = 48;     // for one cubic
constexpr int ribbonColumns = 4; // clear, solid, solid, clear

double lengthOf(QPointF v) {
    return std::hypot(v.x(), v.y());
}

QPointF acrossOf(QPointF along) {
    const double length = std::max(1e-9, lengthOf(along));
    return {-along.y() / length, along.x() / length};
}

} // namespace

void flatten(const WireCurve& curve, double tolerance, std::vector<CurvePoint>& points) {
    points.clear();
    for (std::size_t piece = 0; piece < curve.pieces(); ++piece) {
        const QPointF* p = &curve.points[3 * piece];
        const QPointF along = p[3] - p[0];
        // n lines differ from a cubic by at most 3/4 of its larger second difference, over n * n.
        const double bend =
            std::max(lengthOf(p[0] - 2 * p[1] + p[2]), lengthOf(p[1] - 2 * p[2] + p[3]));
        const int lines = std::clamp(
            static_cast<int>(std::ceil(std::sqrt(0.75 * bend / tolerance))), 1, maxLines);
        for (int i = piece == 0 ? 0 : 1; i <= lines; ++i) {
            const double t = static_cast<double>(i) / lines;
            const double s = 1 - t;
            const QPointF at = p[0] * (s * s * s) + p[1] * (3 * s * s * t) +
                               p[2] * (3 * s * t * t) + p[3] * (t * t * t);
            QPointF direction =
                (p[1] - p[0]) * (s * s) + (p[2] - p[1]) * (2 * s * t) + (p[3] - p[2]) * (t * t);
            if (lengthOf(direction) < 1e-9)
                direction = along;
            points.push_back({at, acrossOf(direction)});
        }
    }
}

std::array<QPointF, 3> arrowOf(const WireStroke& stroke) {
    const double t = stroke.curve.middle();
    const QPointF middle = stroke.curve.at(t);
    const QPointF across = acrossOf(stroke.curve.at(t + 0.01) - stroke.curve.at(t - 0.01));
    const QPointF along(across.y(), -across.x());
    const double size = 4 + stroke.width;
    return {middle + along * size, middle - along * size + across * size,
            middle - along * size - across * size};
}

void WireRibbons::add(const WireStroke& stroke) {
    constexpr double tolerance = 0.15; // of a pixel
    flatten(stroke.curve, tolerance * m_pixel, m_points);

    const float alpha = stroke.color.alphaF(); // the material takes premultiplied colors
    const auto part = [alpha](float x) { return static_cast<uchar>(std::lround(x * alpha * 255)); };
    Vertex solid{};
    solid.r = part(stroke.color.redF());
    solid.g = part(stroke.color.greenF());
    solid.b = part(stroke.color.blueF());
    solid.a = part(1);
    const auto corner = [this](Vertex vertex, QPointF at) {
        vertex.x = static_cast<float>(at.x());
        vertex.y = static_cast<float>(at.y());
        m_vertices.push_back(vertex);
    };

    const std::size_t first = m_vertices.size();
    const double inner = std::max(0.0, stroke.width / 2 - m_pixel / 2);
    for (const CurvePoint& point : m_points) {
        corner({}, point.at - point.across * (inner + m_pixel));
        corner(solid, point.at - point.across * inner);
        corner(solid, point.at + point.across * inner);
        corner({}, point.at + point.across * (inner + m_pixel));
    }
    for (std::size_t i = 0; i + 1 < m_points.size(); ++i)
        for (std::size_t k = 0; k + 1 < ribbonColumns; ++k) {
            const std::size_t a = first + i * ribbonColumns + k;
            for (const std::size_t index :
                 {a, a + 1, a + ribbonColumns, a + 1, a + ribbonColumns + 1, a + ribbonColumns})
                m_indices.push_back(static_cast<quint16>(index));
        }
    if (!stroke.hasArrow)
        return;
    for (const QPointF& at : arrowOf(stroke)) {
        m_indices.push_back(static_cast<quint16>(m_vertices.size()));
        corner(solid, at);
    }
}

} // namespace tiller
