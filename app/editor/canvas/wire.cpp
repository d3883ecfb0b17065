#include "app/editor/canvas/wire.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace tiller {

namespace {

double squared(QPointF p) {
    return QPointF::dotProduct(p, p);
}

double distanceToSegment(QPointF point, QPointF a, QPointF b) {
    const QPointF along = b - a;
    const double length = squared(along);
    const double t =
        length > 0 ? std::clamp(QPointF::dotProduct(point - a, along) / length, 0.0, 1.0) : 0;
    return std::sqrt(squared(point - (a + t * along)));
}

/// One of the cubics of a wire.
struct Cubic {
    const QPointF* points;

    [[nodiscard]] QPointF at(double t) const {
        const double s = 1 - t;
        return points[0] * (s * s * s) + points[1] * (3 * s * s * t) + points[2] * (3 * s * t * t) +
               points[3] * (t * t * t);
    }

    [[nodiscard]] double distanceTo(QPointF point) const {
        constexpr int samples = 64;
        double best = 0;
        double nearest = INFINITY;
        for (int i = 0; i <= samples; ++i) {
            const double t = static_cast<double>(i) / samples;
            if (const double away = squared(point - at(t)); away < nearest) {
                nearest = away;
                best = t;
            }
        }
        // The nearest point is at most one step away from the nearest sample.
        constexpr int parts = 32;
        const double from = std::max(0.0, best - 1.0 / samples);
        const double to = std::min(1.0, best + 1.0 / samples);
        nearest = INFINITY;
        for (int i = 0; i < parts; ++i)
            nearest =
                std::min(nearest, distanceToSegment(point, at(from + (to - from) * i / parts),
                                                    at(from + (to - from) * (i + 1) / parts)));
        return nearest;
    }
};

void lineTo(std::vector<QPointF>& points, QPointF to) {
    const QPointF from = points.back();
    points.insert(points.end(), {from + (to - from) / 3, from + (to - from) * 2 / 3, to});
}

/// Lines through these corners. The corners are rounded.
WireCurve roundedLine(std::span<const QPointF> corners) {
    constexpr double radius = 14;
    constexpr double bend = 0.5523; // makes a cubic a quarter circle
    WireCurve curve{{corners.front()}};
    for (std::size_t i = 1; i + 1 < corners.size(); ++i) {
        const QPointF in = corners[i] - corners[i - 1];
        const QPointF out = corners[i + 1] - corners[i];
        const double lengthIn = std::max(1e-9, std::sqrt(squared(in)));
        const double lengthOut = std::max(1e-9, std::sqrt(squared(out)));
        const double cut = std::min({radius, lengthIn / 2, lengthOut / 2});
        const QPointF before = corners[i] - in / lengthIn * cut;
        const QPointF after = corners[i] + out / lengthOut * cut;
        lineTo(curve.points, before);
        curve.points.insert(curve.points.end(), {before + (corners[i] - before) * bend,
                                                 after + (corners[i] - after) * bend, after});
    }
    lineTo(curve.points, corners.back());
    return curve;
}

/// The corners of a path from an output to an input along a lane at a height.
std::array<QPointF, 6> cornersOf(QPointF output, QPointF input, double lane, double reach) {
    const double right = output.x() + reach;
    const double left = input.x() - reach;
    return {output, {right, output.y()}, {right, lane}, {left, lane}, {left, input.y()}, input};
}

/// The heights above and below the cards where a path may run; of many, the nearest to the middle.
std::vector<double> lanesOf(std::span<const QRectF> cards, double away, double middle) {
    constexpr std::size_t mostLanes = 48;
    std::vector<double> lanes;
    for (const QRectF& card : cards)
        lanes.insert(lanes.end(), {card.top() - away, card.bottom() + away});
    if (lanes.size() > mostLanes) {
        std::ranges::stable_sort(lanes, {}, [middle](double y) { return std::abs(y - middle); });
        lanes.resize(mostLanes);
    }
    return lanes;
}

/// The length of a path, and a penalty for each card that it crosses.
double costOf(std::span<const QPointF> corners, std::span<const QRectF> cards) {
    constexpr double perCard = 500;
    constexpr double clear = 8; // above and below a card
    double cost = 0;
    for (std::size_t i = 0; i + 1 < corners.size(); ++i) {
        const QRectF part = QRectF(corners[i], corners[i + 1]).normalized();
        cost += part.width() + part.height();
        for (const QRectF& card : cards)
            if (part.left() < card.right() && part.right() > card.left() &&
                part.top() < card.bottom() + clear && part.bottom() > card.top() - clear)
                cost += perCard;
    }
    return cost;
}

} // namespace

QPointF WireCurve::at(double t) const {
    const auto count = static_cast<double>(pieces());
    const double piece = std::min(std::floor(t * count), count - 1);
    return Cubic{&points[3 * static_cast<std::size_t>(piece)]}.at(t * count - piece);
}

QPainterPath WireCurve::path() const {
    QPainterPath path(points.front());
    for (std::size_t i = 0; i < pieces(); ++i)
        path.cubicTo(points[3 * i + 1], points[3 * i + 2], points[3 * i + 3]);
    return path;
}

double WireCurve::middle() const {
    const std::size_t count = pieces();
    if (count % 2 == 1)
        return 0.5;
    const auto chord = [this](std::size_t piece) {
        return squared(points[3 * piece + 3] - points[3 * piece]);
    };
    const double half = 0.5 / static_cast<double>(count);
    return chord(count / 2) > chord(count / 2 - 1) ? 0.5 + half : 0.5 - half;
}

QRectF WireCurve::bounds() const {
    const auto [left, right] = std::ranges::minmax(points, {}, &QPointF::x);
    const auto [top, bottom] = std::ranges::minmax(points, {}, &QPointF::y);
    return {QPointF(left.x(), top.y()), QPointF(right.x(), bottom.y())};
}

double WireCurve::distanceTo(QPointF point) const {
    double nearest = INFINITY;
    for (std::size_t i = 0; i < pieces(); ++i)
        nearest = std::min(nearest, Cubic{&points[3 * i]}.distanceTo(point));
    return nearest;
}

std::size_t WireCurve::nearestPiece(QPointF point) const {
    std::size_t found = 0;
    double nearest = INFINITY;
    for (std::size_t i = 0; i < pieces(); ++i)
        if (const double away = Cubic{&points[3 * i]}.distanceTo(point); away < nearest) {
            nearest = away;
            found = i;
        }
    return found;
}

WireCurve wireBetween(QPointF output, QPointF input) {
    const double across = input.x() - output.x();
    const double down = std::abs(input.y() - output.y());
    const double reach = across >= 0 ? std::clamp(across / 2, 24.0, 160.0)
                                     : std::clamp(64 - across / 4 + down / 8, 64.0, 280.0);
    return {{output, output + QPointF(reach, 0), input - QPointF(reach, 0), input}};
}

WireCurve wireThrough(QPointF output, std::span<const QPointF> points, QPointF input) {
    std::vector<QPointF> all{output};
    all.insert(all.end(), points.begin(), points.end());
    all.push_back(input);
    /// The direction of the wire at one of its places.
    const auto directionAt = [&all](std::size_t i) -> QPointF {
        if (i == 0 || i + 1 == all.size())
            return {1, 0};
        const QPointF along = all[i + 1] - all[i - 1];
        const double length = std::sqrt(squared(along));
        return length > 0 ? along / length : QPointF(1, 0);
    };
    WireCurve curve{{output}};
    for (std::size_t i = 0; i + 1 < all.size(); ++i) {
        constexpr double maxReach = 160;
        const double reach = std::min(maxReach, 0.4 * std::sqrt(squared(all[i + 1] - all[i])));
        curve.points.insert(
            curve.points.end(),
            {all[i] + directionAt(i) * reach, all[i + 1] - directionAt(i + 1) * reach, all[i + 1]});
    }
    return curve;
}

bool crosses(const WireCurve& curve, const QRectF& card) {
    if (!curve.bounds().intersects(card))
        return false;
    constexpr int samples = 48;
    for (int i = 0; i <= samples; ++i)
        if (card.contains(curve.at(static_cast<double>(i) / samples)))
            return true;
    return false;
}

WireCurve wireAround(QPointF output, QPointF input, std::span<const QRectF> cards, int track) {
    constexpr double gap = 20; // from a card to the first track
    constexpr double between = 10;
    const double away = gap + between * (track % 4);
    std::array<QPointF, 6> best = cornersOf(output, input, (output.y() + input.y()) / 2, away);
    double lowestCost = costOf(best, cards);
    for (const double lane : lanesOf(cards, away, (output.y() + input.y()) / 2)) {
        const auto corners = cornersOf(output, input, lane, away);
        if (const double cost = costOf(corners, cards); cost < lowestCost) {
            lowestCost = cost;
            best = corners;
        }
    }
    return roundedLine(best);
}

} // namespace tiller
