#include "core/scene/path.h"

#include "core/scene/geometry_settings.h"

#include <algorithm>

namespace tiller {

namespace {

constexpr int piecesPerPoint = 16;

/// The place at share @p t of the way from b to c, on the curve through a, b, c and d.
Vec2 onCurve(Vec2 a, Vec2 b, Vec2 c, Vec2 d, double t) {
    const Vec2 first = c - a;
    const Vec2 second = a * 2 - b * 5 + c * 4 - d;
    const Vec2 third = b * 3 - a - c * 3 + d;
    return b + (first * t + second * (t * t) + third * (t * t * t)) * 0.5;
}

Points curveThrough(Points points, bool closed) {
    // A curve through a doubled point would make a loop there.
    points.erase(std::ranges::unique(points).begin(), points.end());
    while (closed && points.size() > 1 && points.back() == points.front())
        points.pop_back();
    const auto count = static_cast<int>(points.size());
    const auto point = [&](int i) {
        const int last = count - 1;
        const int at = closed ? (i + count) % count : (i < 0 ? 0 : (i > last ? last : i));
        return points[static_cast<std::size_t>(at)];
    };
    Points places;
    const int spans = closed ? count : count - 1;
    for (int i = 0; i < spans; ++i)
        for (int k = 0; k < piecesPerPoint; ++k)
            places.push_back(onCurve(point(i - 1), point(i), point(i + 1), point(i + 2),
                                     static_cast<double>(k) / piecesPerPoint));
    places.push_back(point(closed ? 0 : count - 1));
    return places;
}

} // namespace

Points placesAlong(const PathGeometry& path) {
    if (path.curve == PathCurve::smooth && path.points.size() > 2)
        return curveThrough(path.points, path.closed);
    Points places = path.points;
    if (path.closed && !places.empty())
        places.push_back(places.front());
    return places;
}

Path::Path(PathGeometry from) : m_closed(from.closed) {
    keepPlaces(from.points);
    const Points places = placesAlong(from);
    std::vector<Segment> segments;
    for (std::size_t i = 1; i < places.size(); ++i)
        if (places[i] != places[i - 1])
            segments.push_back({places[i - 1], places[i]});
    if (segments.empty() && !places.empty())
        segments.push_back({places.front(), places.front()});
    m_index = SegmentIndex(std::move(segments));
    m_starts.push_back(0);
    for (const Segment& segment : m_index.segments())
        m_starts.push_back(m_starts.back() + tiller::length(segment.b - segment.a));

    const std::size_t count = m_index.segments().size();
    m_stepsPerLength = length() > 0 ? static_cast<double>(count) / length() : 0;
    for (std::size_t step = 0, segment = 0; step < count; ++step) {
        while (segment + 1 < count &&
               m_starts[segment + 1] * m_stepsPerLength <= static_cast<double>(step))
            ++segment;
        m_segmentAtStep.push_back(static_cast<std::uint32_t>(segment));
    }
}

double Path::wrapOrClamp(double along, bool around) const {
    const double all = length();
    if (!around || all == 0)
        return smaller(larger(along, 0.0), all);
    const double rest = along - all * floorOf(along / all);
    return smaller(larger(rest, 0.0), all);
}

std::size_t Path::segmentAt(double along) const {
    const double last = static_cast<double>(m_segmentAtStep.size() - 1);
    const double step = smaller(larger(floorOf(along * m_stepsPerLength), 0.0), last);
    std::size_t segment = m_segmentAtStep[static_cast<std::size_t>(step)];
    while (segment + 2 < m_starts.size() && m_starts[segment + 1] <= along)
        ++segment;
    return segment;
}

Vec2 Path::at(double along) const {
    if (empty())
        return {};
    const double here = wrapOrClamp(along, m_closed);
    const std::size_t index = segmentAt(here);
    const Segment& segment = segments()[index];
    const double size = m_starts[index + 1] - m_starts[index];
    if (size == 0)
        return segment.a;
    const double share = smaller(larger((here - m_starts[index]) / size, 0.0), 1.0);
    return segment.a + (segment.b - segment.a) * share;
}

/// Where a segment begins, as an offset from an agent. In a world that wraps, the short way to one
/// end may lead to another image of the segment than the short way to the other end: takes the
/// nearer image.
Vec2 Path::startSeen(const Moment& moment, std::size_t index, Vec2 from) const {
    const Segment& segment = segments()[index];
    const Vec2 first = moment.offset(from, segment.a);
    if (moment.edges != Edges::wrap)
        return first;
    const Vec2 along = segment.b - segment.a;
    const Vec2 second = moment.offset(from, segment.b) - along;
    if (second == first)
        return first;
    const Vec2 near = nearestOn({first, first + along}, {});
    const Vec2 other = nearestOn({second, second + along}, {});
    return dot(other, other) < dot(near, near) ? second : first;
}

Path::View Path::view(const Moment& moment, std::size_t index, Vec2 from) const {
    const Segment& segment = segments()[index];
    const Vec2 along = segment.b - segment.a;
    const Vec2 start = startSeen(moment, index, from);
    const Vec2 offset = nearestOn({start, start + along}, {});
    return {index, start, offset, dot(offset, offset)};
}

double Path::alongOf(const View& view) const {
    return m_starts[view.segment] + tiller::length(view.offset - view.start);
}

/// The next segment, or the previous one; at the end of an open path, the same segment.
std::size_t Path::neighbor(std::size_t segment, bool forward, bool around) const {
    const std::size_t last = segments().size() - 1;
    if (forward)
        return segment < last ? segment + 1 : (around ? 0 : segment);
    return segment > 0 ? segment - 1 : (around ? last : segment);
}

/// Of equally near pieces the first.
std::optional<Path::Hit> Path::nearestPiece(Vec2 from, double within) const {
    // A little farther, so that rounding hides nothing.
    const auto reachOf = [](double distance) { return distance * (1 + 1e-9) + 1e-6; };
    std::optional<Hit> best;
    double reach = reachOf(within);
    m_index.forNear(from, reach, [&](std::uint32_t i) {
        const Vec2 on = nearestOn(segments()[i], from);
        const double distance2 = dot(on - from, on - from);
        const bool nearer =
            best ? distance2 < best->distance2 || (distance2 == best->distance2 && i < best->piece)
                 : distance2 <= within * within;
        if (!nearer)
            return;
        best = Hit{i, on, distance2};
        reach = reachOf(squareRoot(distance2));
    });
    return best;
}

Path::Spot Path::nearest(const Moment& moment, Vec2 from, double within) const {
    if (empty() || !isFinite(from))
        return {};
    std::optional<Hit> best;
    Vec2 shift;
    const auto searchImage = [&](Vec2 by, double reach) {
        const auto found = nearestPiece(from + by, reach);
        if (found && (!best || found->distance2 < best->distance2)) {
            best = found;
            shift = by;
        }
    };
    searchImage({}, within);
    if (moment.edges == Edges::wrap)
        for (int i = -1; i <= 1; ++i)
            for (int k = -1; k <= 1; ++k)
                if (i != 0 || k != 0)
                    searchImage({i * moment.worldSize.x, k * moment.worldSize.y},
                                best ? squareRoot(best->distance2) : within);
    if (!best && within != anywhere) // rounding: it is a little farther away than the bound
        return nearest(moment, from, anywhere);
    if (!best) // so far away that its distance is infinite
        return {};
    const Segment& segment = segments()[best->piece];
    return {m_starts[best->piece] + tiller::length(best->at - segment.a),
            best->at - (from + shift)};
}

/// Follows an agent that has moved far since the previous search: goes on along the path by as much
/// as the agent is ahead of the segment's start, while that brings a nearer segment.
inline void Path::leap(const Moment& moment, Vec2 from, bool around, View& best) const {
    for (int i = 0; i < mostLeaps; ++i) {
        const Segment& segment = segments()[best.segment];
        const double ahead = dot(best.start * -1, unit(segment.b - segment.a));
        const double along = wrapOrClamp(m_starts[best.segment] + ahead, around);
        const View next = view(moment, segmentAt(along), from);
        if (next.segment == best.segment || next.distance2 >= best.distance2)
            return;
        best = next;
    }
}

Path::Spot Path::nearestFrom(const Moment& moment, Vec2 from, double along, bool around) const {
    if (empty() || !isFinite(from))
        return {};
    around = around && m_closed;
    const std::size_t previous = segmentAt(wrapOrClamp(along, around));
    View best = view(moment, previous, from);
    leap(moment, from, around, best);
    // Where the path runs back on itself, several places are equally near. Prefers the one closest
    // to the previous place along the path; at the turn itself, the one ahead.
    const auto isBetter = [&](const View& next, bool forward) {
        if (magnitude(next.distance2 - best.distance2) > 1e-9 * (1 + best.distance2))
            return next.distance2 < best.distance2;
        const double farther = magnitude(alongOf(next) - along) - magnitude(alongOf(best) - along);
        return farther < -1e-9 || (farther <= 1e-9 && forward && alongOf(next) > alongOf(best));
    };
    for (const bool forward : {true, false})
        for (std::size_t i = 0; i < segments().size(); ++i) {
            const View next = view(moment, neighbor(best.segment, forward, around), from);
            if (next.segment == best.segment || !isBetter(next, forward))
                break;
            best = next;
        }
    return {alongOf(best), best.offset};
}

Description pathGeometry() {
    using S = PathGeometry;
    return {.id = "path",
            .title = "Path",
            .help = "A line through the world.",
            .settings = {
                choiceSetting(&S::curve, "curve", "Curve", "How the path runs between its points.",
                              {{"polyline", "Straight", "Straight lines between the points."},
                               {"smooth", "Smooth", "A curve through the points."}}),
                flagSetting(&S::closed, "closed", "Closed",
                            "Whether the path runs from the last point back to the first."),
                pointsSetting(&S::points, "The points of the path, in order.")}};
}

} // namespace tiller
