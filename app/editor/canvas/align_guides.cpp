#include "app/editor/canvas/align_guides.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace tiller {

namespace {

/// A rectangle along one axis, and across it.
struct Span {
    double low = 0;
    double high = 0;
    double acrossLow = 0;
    double acrossHigh = 0;

    [[nodiscard]] double middle() const { return (low + high) / 2; }
    [[nodiscard]] double across() const { return (acrossLow + acrossHigh) / 2; }
    [[nodiscard]] Span moved(double by) const {
        return {low + by, high + by, acrossLow, acrossHigh};
    }
    [[nodiscard]] bool besides(const Span& other) const {
        return acrossLow < other.acrossHigh && other.acrossLow < acrossHigh;
    }
};

Span along(const QRectF& rect, bool x) {
    return x ? Span{rect.left(), rect.right(), rect.top(), rect.bottom()}
             : Span{rect.top(), rect.bottom(), rect.left(), rect.right()};
}

/// A line at a place of the axis, from and to a place across it.
QLineF acrossLine(double at, double from, double to, bool x) {
    return x ? QLineF(at, from, at, to) : QLineF(from, at, to, at);
}

QLineF alongLine(double from, double to, double across, bool x) {
    return x ? QLineF(from, across, to, across) : QLineF(across, from, across, to);
}

struct Nearest {
    double by = 0;
    double distance;

    void offer(double wanted) {
        if (std::abs(wanted) < distance) {
            distance = std::abs(wanted);
            by = wanted;
        }
    }
};

/// Pairs of a line of the one that moves and one of another that may meet.
void meet(const Span& moving, const Span& other, auto&& pair) {
    pair(moving.low, other.low);
    pair(moving.low, other.high);
    pair(moving.high, other.low);
    pair(moving.high, other.high);
    pair(moving.middle(), other.middle());
}

/// The neighbors in the same row or column, in order along the axis.
std::vector<Span> rowOf(const Span& moving, const std::vector<Span>& others) {
    std::vector<Span> row;
    for (const Span& other : others)
        if (other.besides(moving))
            row.push_back(other);
    std::ranges::sort(row, {}, &Span::low);
    return row;
}

/// Equal gaps: each as the place of the lower edge, and the two gaps it makes equal.
struct Spacing {
    double low;
    std::array<std::pair<double, double>, 2> gaps;
};

std::vector<Spacing> spacings(const Span& moving, const std::vector<Span>& row) {
    std::vector<Spacing> found;
    const double size = moving.high - moving.low;
    for (std::size_t i = 0; i + 1 < row.size(); ++i) {
        const Span& a = row[i];
        const Span& b = row[i + 1];
        const double gap = b.low - a.high;
        if (gap <= 0)
            continue;
        const std::pair between{a.high, b.low};
        const double before = a.low - gap - size;
        const double after = b.high + gap;
        found.push_back({before, {{{before + size, a.low}, between}}});
        found.push_back({after, {{between, {b.high, after}}}});
        if (const double rest = (gap - size) / 2; rest > 0)
            found.push_back({a.high + rest, {{{a.high, a.high + rest}, {b.low - rest, b.low}}}});
    }
    return found;
}

std::optional<double> alignAlong(const Span& moving, const std::vector<Span>& others, double reach,
                                 bool x, std::vector<QLineF>& lines) {
    constexpr double same = 1e-6;
    Nearest nearest{.distance = std::nextafter(reach, INFINITY)};
    for (const Span& other : others)
        meet(moving, other, [&](double mine, double theirs) { nearest.offer(theirs - mine); });
    const std::vector<Span> row = rowOf(moving, others);
    const std::vector<Spacing> equal = spacings(moving, row);
    for (const Spacing& each : equal)
        nearest.offer(each.low - moving.low);
    if (nearest.distance > reach)
        return {};

    const Span there = moving.moved(nearest.by);
    std::vector<QLineF> found; // one for each place, from the first to the last that lies on it
    for (const Span& other : others)
        meet(there, other, [&](double mine, double theirs) {
            if (std::abs(mine - theirs) > same)
                return;
            double from = std::min(there.acrossLow, other.acrossLow);
            double to = std::max(there.acrossHigh, other.acrossHigh);
            for (QLineF& line : found)
                if (std::abs((x ? line.x1() : line.y1()) - mine) <= same) {
                    from = std::min(from, x ? line.y1() : line.x1());
                    to = std::max(to, x ? line.y2() : line.x2());
                    line = acrossLine(mine, from, to, x);
                    return;
                }
            found.push_back(acrossLine(mine, from, to, x));
        });
    for (const Spacing& each : equal)
        if (std::abs(each.low - there.low) <= same)
            for (const auto& [from, to] : each.gaps)
                found.push_back(alongLine(from, to, there.across(), x));
    lines.insert(lines.end(), found.begin(), found.end());
    return nearest.by;
}

} // namespace

AlignGuides alignGuides(const QRectF& moving, std::span<const QRectF> others, double reach) {
    AlignGuides result;
    for (const bool x : {true, false}) {
        // The lines across the axis are drawn where it will be, so the first axis comes first.
        const QRectF there = moving.translated(result.dx.value_or(0), 0);
        std::vector<Span> spans;
        for (const QRectF& other : others)
            spans.push_back(along(other, x));
        (x ? result.dx : result.dy) = alignAlong(along(there, x), spans, reach, x, result.lines);
    }
    return result;
}

} // namespace tiller
