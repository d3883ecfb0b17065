#include "app/editor/viewport/stroke.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace tiller {

namespace {

constexpr double leastPiece = 0.75;     // pixels; a shorter piece joins the next one
constexpr double largestDisc = 120;     // pixels; targets draw a disc with few triangles
constexpr double straightEnough = 0.97; // the cosine of a bend that needs no joint
constexpr double jointFrom = 1.5;       // thinner lines show no joints

/// Cuts a line to a box. False if no part of it is inside.
bool cutTo(const QRectF& box, QPointF& from, QPointF& to) {
    const QPointF by = to - from;
    double low = 0;
    double high = 1;
    const auto cut = [&](double step, double before, double after) {
        if (step == 0)
            return before <= 0 && after >= 0;
        low = std::max(low, (step > 0 ? before : after) / step);
        high = std::min(high, (step > 0 ? after : before) / step);
        return low <= high;
    };
    if (!cut(by.x(), box.left() - from.x(), box.right() - from.x()) ||
        !cut(by.y(), box.top() - from.y(), box.bottom() - from.y()))
        return false;
    to = from + by * high;
    from += by * low;
    return true;
}

} // namespace

bool Stroke::isInSight(const QRectF& world) const {
    const QRectF box = m_view.toView(world);
    constexpr double margin = 16; // grips and lines reach so far out of a shape
    return box.left() <= m_sight.right() + margin && box.right() >= -margin &&
           box.top() <= m_sight.bottom() + margin && box.bottom() >= -margin;
}

void Stroke::piece(QPointF from, QPointF to, double width, QRgb color) const {
    const double margin = width + 1;
    if (cutTo(m_sight.adjusted(-margin, -margin, margin, margin), from, to))
        m_target.line(from, to, width, color);
}

void Stroke::line(const Points& places, double width, QRgb color) const {
    if (places.size() < 2)
        return;
    const bool returns = places.size() > 2 && places.front() == places.back();
    QPointF previous = m_view.toView(places.front());
    const QPointF first = previous;
    QPointF firstForward;
    QPointF forward;
    const auto joint = [&](QPointF at, QPointF in, QPointF out) {
        if (width >= jointFrom && QPointF::dotProduct(in, out) < straightEnough &&
            m_sight.adjusted(-width, -width, width, width).contains(at))
            m_target.disc(at, width / 2, color);
    };
    for (std::size_t i = 1; i < places.size(); ++i) {
        const QPointF at = m_view.toView(places[i]);
        const double size = lengthOf(at - previous);
        if (size < leastPiece && i + 1 < places.size())
            continue;
        if (size == 0)
            continue;
        const QPointF now = (at - previous) / size;
        if (!forward.isNull())
            joint(previous, forward, now);
        else
            firstForward = now;
        piece(previous, at, width, color);
        forward = now;
        previous = at;
    }
    if (returns)
        joint(first, forward, firstForward);
}

void Stroke::area(const Points& corners, QRgb color) const {
    std::vector<QPointF> seen;
    seen.reserve(corners.size());
    for (std::size_t i = 0; i + 2 < corners.size(); i += 3) {
        const std::array at{m_view.toView(corners[i]), m_view.toView(corners[i + 1]),
                            m_view.toView(corners[i + 2])};
        const auto [left, right] = std::minmax({at[0].x(), at[1].x(), at[2].x()});
        const auto [top, bottom] = std::minmax({at[0].y(), at[1].y(), at[2].y()});
        if (left <= m_sight.right() && right >= 0 && top <= m_sight.bottom() && bottom >= 0)
            seen.insert(seen.end(), at.begin(), at.end());
    }
    m_target.area(seen, color);
}

void Stroke::arrows(const Points& places, double distance, double size, QRgb color) const {
    double next = distance / 2;
    for (std::size_t i = 1; i < places.size(); ++i) {
        const QPointF from = m_view.toView(places[i - 1]);
        const QPointF by = m_view.toView(places[i]) - from;
        const double all = lengthOf(by);
        if (all == 0)
            continue;
        // A piece may go on far out of sight: counting its arrows would take long.
        const double skipped = std::max(0.0, std::floor((all - next) / distance) - 10'000);
        for (next += skipped * distance; next < all; next += distance) {
            const QPointF at = from + by * (next / all);
            if (m_sight.adjusted(-size, -size, size, size).contains(at))
                arrowhead(at, by / all, size, color);
        }
        next -= all;
    }
}

void Stroke::arrowhead(QPointF at, QPointF forward, double size, QRgb color) const {
    const QPointF side(-forward.y(), forward.x());
    const std::array corners{at + forward * size, at - forward * (size * 0.7) + side * (size * 0.8),
                             at - forward * (size * 0.7) - side * (size * 0.8)};
    m_target.fan(corners, color);
}

Points Stroke::circle(Vec2 center, double radius) const {
    const double corners = std::clamp(std::sqrt(radius * m_view.scale()) * 5, 48.0, 720.0);
    const auto count = static_cast<int>(corners);
    Points places;
    for (int i = 0; i < count; ++i) {
        const double angle = 2 * std::numbers::pi * i / count;
        places.push_back(center + Vec2{std::cos(angle), std::sin(angle)} * radius);
    }
    places.push_back(places.front());
    return places;
}

void Stroke::disc(Vec2 center, double radius, QRgb color) const {
    if (radius * m_view.scale() <= largestDisc) {
        m_target.disc(m_view.toView(center), radius * m_view.scale(), color);
        return;
    }
    const Points rim = circle(center, radius);
    Points corners;
    for (std::size_t i = 1; i < rim.size(); ++i)
        corners.insert(corners.end(), {center, rim[i - 1], rim[i]});
    area(corners, color);
}

void Stroke::ring(Vec2 center, double radius, double width, QRgb color) const {
    if (radius * m_view.scale() <= largestDisc)
        m_target.ring(m_view.toView(center), radius * m_view.scale(), width, color);
    else
        line(circle(center, radius), width, color);
}

void fillRect(DrawTarget& target, const QRectF& box, QRgb color) {
    const std::array corners{box.topLeft(), box.topRight(), box.bottomRight(), box.bottomLeft()};
    target.fan(corners, color);
}

void strokeRect(DrawTarget& target, const QRectF& box, double width, QRgb color) {
    const double half = width / 2;
    target.line(box.topLeft() - QPointF(half, 0), box.topRight() + QPointF(half, 0), width, color);
    target.line(box.bottomLeft() - QPointF(half, 0), box.bottomRight() + QPointF(half, 0), width,
                color);
    target.line(box.topLeft(), box.bottomLeft(), width, color);
    target.line(box.topRight(), box.bottomRight(), width, color);
}

} // namespace tiller
