#include "core/scene/path.h"

#include "core/scene/geometry_settings.h"

#include <algorithm>

namespace tiller {

namespace {

constexpr int piecesPerPoint = 16;

/// Between b and c, on the curve through a, b, c and d.
Vec2 onCurve(Vec2 a, Vec2 b, Vec2 c, Vec2 d, double t) {
    const Vec2 first = c - a;
    const Vec2 second = a * 2 - b * 5 + c * 4 - d;
    const Vec2 third = b * 3 - a - c * 3 + d;
    return b + (first * t + second * (t * t) + third * (t * t * t)) * 0.5;
}

Points curveThrough(Points points, bool closed) {
    points.erase(std::ranges::unique(points).begin(), points.end()); // or it would loop there
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

Path::Path(const PathGeometry& from) : m_closed(from.closed) {
    const Points places = placesAlong(from);
    std::vector<Segment> pieces;
    for (std::size_t i = 1; i < places.size(); ++i)
        if (places[i] != places[i - 1])
            pieces.push_back({places[i - 1], places[i]});
    if (pieces.empty() && !places.empty())
        pieces.push_back({places.front(), places.front()});
    m_starts.push_back(0);
    for (const Segment& piece : pieces)
        m_starts.push_back(m_starts.back() + tiller::length(piece.b - piece.a));
    m_pieces.resize(pieces.size());
    m_perStep = length() > 0 ? static_cast<double>(pieces.size()) / length() : 0;
    for (std::size_t step = 0, piece = 0; step < m_pieces.size(); ++step) {
        while (piece + 1 < pieces.size() &&
               m_starts[piece + 1] * m_perStep <= static_cast<double>(step))
            ++piece;
        m_pieces[step] = static_cast<std::uint32_t>(piece);
    }
    m_tree = ChordTree(pieces);
    m_segments = std::move(pieces);
}

double Path::within(double along, bool around) const {
    const double all = length();
    if (!around || all == 0)
        return smaller(larger(along, 0.0), all);
    const double rest = along - all * floorOf(along / all);
    return smaller(larger(rest, 0.0), all);
}

std::size_t Path::pieceAt(double along) const {
    const double last = static_cast<double>(m_pieces.size() - 1);
    const double step = smaller(larger(floorOf(along * m_perStep), 0.0), last);
    std::size_t piece = m_pieces[static_cast<std::size_t>(step)];
    while (piece + 2 < m_starts.size() && m_starts[piece + 1] <= along)
        ++piece;
    return piece;
}

Vec2 Path::at(double along) const {
    const double here = within(along, m_closed);
    const std::size_t index = pieceAt(here);
    const Segment& piece = m_segments[index];
    const double size = m_starts[index + 1] - m_starts[index];
    if (size == 0)
        return piece.a;
    const double share = smaller(larger((here - m_starts[index]) / size, 0.0), 1.0);
    return piece.a + (piece.b - piece.a) * share;
}

/// Where a piece begins, as seen from a place: in a world that wraps by the short way to either of
/// its ends, whichever brings it nearer.
Vec2 Path::startSeen(const Moment& moment, std::size_t index, Vec2 from) const {
    const Segment& piece = m_segments[index];
    const Vec2 first = moment.offset(from, piece.a);
    if (moment.edges != Edges::wrap)
        return first;
    const Vec2 along = piece.b - piece.a;
    const Vec2 second = moment.offset(from, piece.b) - along;
    if (second == first)
        return first;
    const Vec2 near = nearestOn({first, first + along}, {});
    const Vec2 other = nearestOn({second, second + along}, {});
    return dot(other, other) < dot(near, near) ? second : first;
}

Path::Found Path::find(const Moment& moment, std::size_t index, Vec2 from) const {
    const Segment& piece = m_segments[index];
    const Vec2 along = piece.b - piece.a;
    const Vec2 start = startSeen(moment, index, from);
    const Vec2 offset = nearestOn({start, start + along}, {});
    return {index, start, offset, dot(offset, offset)};
}

/// In a world that wraps, of all images of the path.
Path::Spot Path::nearest(const Moment& moment, Vec2 from, double within) const {
    std::optional<ChordTree::Hit> best;
    Vec2 shift;
    const auto look = [&](Vec2 by, double reach) {
        if (m_tree.leastDistance(from + by) > reach)
            return;
        const auto found = m_tree.nearest(from + by, reach);
        if (found && (!best || found->distance2 < best->distance2)) {
            best = found;
            shift = by;
        }
    };
    look({}, within);
    if (moment.edges == Edges::wrap)
        for (int i = -1; i <= 1; ++i)
            for (int k = -1; k <= 1; ++k)
                if (i != 0 || k != 0)
                    look({i * moment.worldSize.x, k * moment.worldSize.y},
                         best ? squareRoot(best->distance2) : within);
    if (!best) // rounding: the one as near as that is just not
        return nearest(moment, from, anywhere);
    const Segment& piece = m_segments[best->piece];
    return {m_starts[best->piece] + tiller::length(best->at - piece.a), best->at - (from + shift)};
}

/// First straight on from where it was, as far as it has come; then from piece to piece while the
/// next one is no farther.
Path::Spot Path::nearestFrom(const Moment& moment, Vec2 from, double along, bool around) const {
    const std::size_t count = m_segments.size();
    around = around && m_closed;
    Found best = find(moment, pieceAt(within(along, around)), from);
    for (int i = 0; i < mostLeaps; ++i) {
        const Segment& piece = m_segments[best.piece];
        const double come = dot(best.start * -1, unit(piece.b - piece.a));
        const Found there =
            find(moment, pieceAt(within(m_starts[best.piece] + come, around)), from);
        if (there.piece == best.piece || there.distance2 >= best.distance2)
            break;
        best = there;
    }
    const auto alongOf = [&](const Found& found) {
        return m_starts[found.piece] + tiller::length(found.offset - found.start);
    };
    // Where the path goes back on itself, of what is as near that is meant where one was before;
    // at the turn, what is ahead.
    const auto isBetter = [&](const Found& there, bool forward) {
        if (magnitude(there.distance2 - best.distance2) > 1e-9 * (1 + best.distance2))
            return there.distance2 < best.distance2;
        const double farther = magnitude(alongOf(there) - along) - magnitude(alongOf(best) - along);
        return farther < -1e-9 || (farther <= 1e-9 && forward && alongOf(there) > alongOf(best));
    };
    for (const bool forward : {true, false})
        for (std::size_t i = 0; i < count; ++i) {
            const Found there = find(moment, neighbor(best.piece, forward, around), from);
            if (there.piece == best.piece || !isBetter(there, forward))
                break;
            best = there;
        }
    return {alongOf(best), best.offset};
}

/// The next piece, or the one before; where it does not go around, at the ends itself.
std::size_t Path::neighbor(std::size_t piece, bool forward, bool around) const {
    const std::size_t last = m_segments.size() - 1;
    if (forward)
        return piece < last ? piece + 1 : (around ? 0 : piece);
    return piece > 0 ? piece - 1 : (around ? last : piece);
}

Description pathGeometry() {
    using S = PathGeometry;
    return {.id = "path",
            .title = "Path",
            .help = "A way through the world.",
            .settings = {
                bindMember({.id = "curve",
                            .title = "Curve",
                            .help = "How it goes from point to point.",
                            .initial = std::string("polyline"),
                            .choices = {{"polyline", "Straight", "From point to point."},
                                        {"smooth", "Smooth", "A curve through the points."}}},
                           &S::curve),
                bindMember({.id = "closed",
                            .title = "Closed",
                            .help = "Whether it goes back from the last point to the first.",
                            .initial = false},
                           &S::closed),
                pointsSetting(&S::points, "The places it goes through, in turn.", S().points)}};
}

} // namespace tiller
