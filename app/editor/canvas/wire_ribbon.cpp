#include "app/editor/canvas/wire_ribbon.h"

#include <algorithm>
#include <cmath>

namespace tiller {

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
