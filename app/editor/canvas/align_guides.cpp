#include "app/editor/canvas/align_guides.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

namespace tiller {

namespace {

constexpr std::array names{"left",    "right",   "top",        "bottom",
                           "centers", "middles", "gapsAcross", "gapsDown"};

/// A rectangle by its extent along one axis and across it.
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
    [[nodiscard]] bool isBeside(const Span& other) const {
        return acrossLow < other.acrossHigh && other.acrossLow < acrossHigh;
    }
};

Span along(const QRectF& rect, bool x) {
    return x ? Span{rect.left(), rect.right(), rect.top(), rect.bottom()}
             : Span{rect.top(), rect.bottom(), rect.left(), rect.right()};
}

std::vector<double> movesToEqualGaps(std::span<const Span> extents) {
    std::vector<std::size_t> order(extents.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, {}, [&](std::size_t i) { return extents[i].middle(); });
    const double begin = extents[order.front()].low;
    double sizes = 0;
    for (const Span& each : extents)
        sizes += each.high - each.low;
    const double room = extents[order.back()].high - begin;
    const double gap = (room - sizes) / static_cast<double>(extents.size() - 1);
    std::vector<double> moves(extents.size());
    double next = begin;
    for (const std::size_t i : order) {
        moves[i] = next - extents[i].low;
        next += extents[i].high - extents[i].low + gap;
    }
    return moves;
}

} // namespace

std::optional<Alignment> alignmentOf(std::string_view name) {
    const auto found = std::ranges::find(names, name);
    return found == names.end() ? std::nullopt
                                : std::optional(static_cast<Alignment>(found - names.begin()));
}

std::vector<QPointF> alignBoxes(std::span<const QRectF> boxes, Alignment alignment) {
    std::vector<QPointF> moves(boxes.size());
    if (boxes.size() < 2)
        return moves;
    const bool isAcross = alignment == Alignment::left || alignment == Alignment::right ||
                          alignment == Alignment::centers || alignment == Alignment::gapsAcross;
    std::vector<Span> extents;
    for (const QRectF& box : boxes)
        extents.push_back(along(box, isAcross));
    const double low = std::ranges::min(extents, {}, &Span::low).low;
    const double high = std::ranges::max(extents, {}, &Span::high).high;
    std::vector<double> ways(boxes.size());
    if (alignment == Alignment::gapsAcross || alignment == Alignment::gapsDown)
        ways = movesToEqualGaps(extents);
    else
        for (std::size_t i = 0; i < extents.size(); ++i)
            ways[i] = alignment == Alignment::left || alignment == Alignment::top
                          ? low - extents[i].low
                      : alignment == Alignment::right || alignment == Alignment::bottom
                          ? high - extents[i].high
                          : (low + high) / 2 - extents[i].middle();
    for (std::size_t i = 0; i < moves.size(); ++i)
        moves[i] = isAcross ? QPointF(ways[i], 0) : QPointF(0, ways[i]);
    return moves;
}

namespace {

/// A line across the axis, at a place of the axis.
QLineF acrossLine(double at, double from, double to, bool x) {
    return x ? QLineF(at, from, at, to) : QLineF(from, at, to, at);
}

QLineF alongLine(double from, double to, double across, bool x) {
    return x ? QLineF(from, across, to, across) : QLineF(across, from, across, to);
}

struct Nearest {
    double by = 0;
    double distance;

    void offer(double move) {
        if (std::abs(move) < distance) {
            distance = std::abs(move);
            by = move;
        }
    }
};

/// Calls @p pair for each line of the moving span and the line of the other that it may meet.
void forPairs(const Span& moving, const Span& other, auto&& pair) {
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
        if (other.isBeside(moving))
            row.push_back(other);
    std::ranges::sort(row, {}, &Span::low);
    return row;
}

/// A place where the moving span makes two gaps equal.
struct EqualGap {
    double low; ///< of its lower edge
    std::array<std::pair<double, double>, 2> gaps;
};

std::vector<EqualGap> spacings(const Span& moving, const std::vector<Span>& row) {
    std::vector<EqualGap> found;
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

constexpr double sameLine = 1e-6;

/// The lines that the moved span is on: one for each place, through all that lies on it.
std::vector<QLineF> linesOf(const Span& moved, const std::vector<Span>& others, bool x) {
    std::vector<QLineF> lines;
    for (const Span& other : others)
        forPairs(moved, other, [&](double mine, double theirs) {
            if (std::abs(mine - theirs) > sameLine)
                return;
            double from = std::min(moved.acrossLow, other.acrossLow);
            double to = std::max(moved.acrossHigh, other.acrossHigh);
            for (QLineF& line : lines)
                if (std::abs((x ? line.x1() : line.y1()) - mine) <= sameLine) {
                    from = std::min(from, x ? line.y1() : line.x1());
                    to = std::max(to, x ? line.y2() : line.x2());
                    line = acrossLine(mine, from, to, x);
                    return;
                }
            lines.push_back(acrossLine(mine, from, to, x));
        });
    return lines;
}

/// How far a span moves along one axis to come into line. Adds the lines that it is on then.
std::optional<double> alignAlong(const Span& moving, const std::vector<Span>& others, double reach,
                                 bool x, std::vector<QLineF>& lines) {
    Nearest nearest{.distance = std::nextafter(reach, INFINITY)};
    for (const Span& other : others)
        forPairs(moving, other, [&](double mine, double theirs) { nearest.offer(theirs - mine); });
    const std::vector<EqualGap> equalGaps = spacings(moving, rowOf(moving, others));
    for (const EqualGap& each : equalGaps)
        nearest.offer(each.low - moving.low);
    if (nearest.distance > reach)
        return {};

    const Span moved = moving.moved(nearest.by);
    const std::vector<QLineF> found = linesOf(moved, others, x);
    lines.insert(lines.end(), found.begin(), found.end());
    for (const EqualGap& each : equalGaps)
        if (std::abs(each.low - moved.low) <= sameLine)
            for (const auto& [from, to] : each.gaps)
                lines.push_back(alongLine(from, to, moved.across(), x));
    return nearest.by;
}

} // namespace

AlignGuides alignGuides(const QRectF& moving, std::span<const QRectF> others, double reach) {
    AlignGuides result;
    for (const bool x : {true, false}) {
        // The lines of the second axis begin where the first axis has put the rectangle.
        const QRectF moved = moving.translated(result.dx.value_or(0), 0);
        std::vector<Span> spans;
        for (const QRectF& other : others)
            spans.push_back(along(other, x));
        (x ? result.dx : result.dy) = alignAlong(along(moved, x), spans, reach, x, result.lines);
    }
    return result;
}

} // namespace tiller
