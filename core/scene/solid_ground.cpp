#include "core/scene/solid_ground.h"

#include "core/base/angle.h"

#include <algorithm>
#include <optional>
#include <tuple>

namespace tiller {

namespace {

/// A disc is pushed so much farther than to the outline, so that rounding leaves it free.
constexpr double clearance = 4 * latticeStep;
/// Where a body rounds a corner, its straight way may cut the corner, but not with this share of
/// its radius.
constexpr double core = 0.5;
constexpr double mostMarks = 1000; // along an axis

bool overlaps(const Segment& segment, Vec2 place, double radius) {
    const Vec2 away = place - nearestOn(segment, place);
    const double touch = segment.radius + radius;
    return dot(away, away) < touch * touch;
}

/// To the left of a segment; a circle and a point have no sides.
Vec2 sideOf(const Segment& segment) {
    return segment.a == segment.b ? Vec2{-1, 0} : turnLeft(unit(segment.b - segment.a));
}

/// The part of a segment that lies in a box, as shares of its length; nothing if none does.
/// Liang and Barsky 1984.
std::optional<Vec2> partIn(const Segment& segment, Vec2 low, Vec2 high) {
    Vec2 part{0, 1};
    const auto clip = [&part](double from, double along, double least, double most) {
        if (along == 0)
            return from >= least && from <= most;
        const double first = (least - from) / along;
        const double second = (most - from) / along;
        part = {larger(part.x, smaller(first, second)), smaller(part.y, larger(first, second))};
        return part.x <= part.y;
    };
    const Vec2 along = segment.b - segment.a;
    if (!clip(segment.a.x, along.x, low.x, high.x) || !clip(segment.a.y, along.y, low.y, high.y))
        return {};
    return part;
}

Rectangle boundsOf(const Segment& segment) {
    const Vec2 wide{segment.radius, segment.radius};
    return {Vec2{smaller(segment.a.x, segment.b.x), smaller(segment.a.y, segment.b.y)} - wide,
            Vec2{larger(segment.a.x, segment.b.x), larger(segment.a.y, segment.b.y)} + wide};
}

} // namespace

SolidGround::SolidGround(const std::vector<ObstacleGeometry>& from, const Moment& moment,
                         double margin) {
    std::vector<Segment> segments;
    std::vector<Segment> circles;
    for (ObstacleGeometry obstacle : from) {
        keepPlaces(obstacle.points);
        const bool isCircle = obstacle.shape == ObstacleShape::circle;
        const Points outline = isCircle ? Points() : outlineOf(obstacle);
        if (!canStand(obstacle) || (!isCircle && outline.empty()))
            continue;
        const auto owner = static_cast<std::uint32_t>(m_bodies.size());
        Body body;
        body.first = static_cast<std::uint32_t>(segments.size());
        body.isFilled = !isCircle && obstacle.shape != ObstacleShape::wall;
        const Vec2 center{obstacle.x, obstacle.y};
        if (isCircle)
            segments.push_back({center, center, obstacle.radius});
        for (std::size_t i = 1; !isCircle && (i < outline.size() || i == 1); ++i)
            segments.push_back({outline[i - 1], outline[i < outline.size() ? i : 0]});
        body.end = static_cast<std::uint32_t>(segments.size());
        body.bounds = boundsOf(segments[body.first]);
        for (std::uint32_t i = body.first; i < body.end; ++i) {
            const Rectangle of = boundsOf(segments[i]);
            body.bounds = {
                {smaller(body.bounds.low.x, of.low.x), smaller(body.bounds.low.y, of.low.y)},
                {larger(body.bounds.high.x, of.high.x), larger(body.bounds.high.y, of.high.y)}};
        }
        if (body.isFilled) {
            const Vec2 middle = (body.bounds.low + body.bounds.high) * 0.5;
            circles.push_back({middle, middle, length(body.bounds.high - middle)});
            m_filledOwners.push_back(owner);
            if (body.end - body.first > OutlineRows::fewEdges) {
                std::vector<Vec2> heights;
                for (std::uint32_t i = body.first; i < body.end; ++i)
                    heights.push_back({segments[i].a.y, segments[i].b.y});
                m_bodyRows.resize(std::max<std::size_t>(m_bodyRows.size(), 1));
                body.rows = m_bodyRows.size();
                m_bodyRows.emplace_back(heights);
            }
        }
        m_owners.resize(segments.size(), owner);
        m_bodies.push_back(body);
    }
    m_outlines = SegmentIndex(std::move(segments));
    m_filled = SegmentIndex(std::move(circles));
    if (!empty() && margin > 0)
        markAll(moment, margin);
}

/// Marks the cells near obstacles. In a world that wraps, marks cover the world, else what lies
/// around the obstacles.
void SolidGround::markAll(const Moment& moment, double margin) {
    const bool wraps = moment.edges == Edges::wrap;
    m_marked = {{0, 0}, moment.worldSize};
    if (!wraps) {
        m_marked = m_bodies.front().bounds;
        for (const Body& body : m_bodies)
            m_marked = {{smaller(m_marked.low.x, body.bounds.low.x),
                         smaller(m_marked.low.y, body.bounds.low.y)},
                        {larger(m_marked.high.x, body.bounds.high.x),
                         larger(m_marked.high.y, body.bounds.high.y)}};
        m_marked = {m_marked.low - Vec2{margin, margin}, m_marked.high + Vec2{margin, margin}};
    }
    const Vec2 size = m_marked.high - m_marked.low;
    const double longer = larger(size.x, size.y);
    m_perMark = 1 / larger(larger(margin / 2, longer / mostMarks), 1e-6);
    m_columns = floorOf(size.x * m_perMark) + 1;
    m_rows = floorOf(size.y * m_perMark) + 1;
    m_marksAll = true;
    m_marks.assign(static_cast<std::size_t>(m_columns) * static_cast<std::size_t>(m_rows), 0);
    const auto markImages = [&](Rectangle box) {
        for (int i = wraps ? -1 : 0; i <= (wraps ? 1 : 0); ++i)
            for (int k = wraps ? -1 : 0; k <= (wraps ? 1 : 0); ++k) {
                const Vec2 shift{i * moment.worldSize.x, k * moment.worldSize.y};
                mark({box.low + shift, box.high + shift}, margin);
            }
    };
    const Vec2 images = wraps ? moment.worldSize : Vec2{};
    const Rectangle reached{m_marked.low - images, m_marked.high + images};
    for (const Body& body : m_bodies) {
        if (body.isFilled)
            markImages(body.bounds);
        for (std::uint32_t i = body.first; i < body.end; ++i) {
            // A long segment in steps, so that not all of the box around it is marked.
            const Segment& of = segment(i);
            const Vec2 wide{of.radius + 2 * margin, of.radius + 2 * margin};
            const auto part = partIn(of, reached.low - wide, reached.high + wide);
            if (!part)
                continue;
            const Vec2 begin = of.a + (of.b - of.a) * part->x;
            const Vec2 along = (of.b - of.a) * (part->y - part->x);
            const double steps = floorOf(length(along) * m_perMark / 4) + 1;
            for (double step = 0; step < steps; ++step)
                markImages(boundsOf({begin + along * (step / steps),
                                     begin + along * ((step + 1) / steps), of.radius}));
        }
    }
}

void SolidGround::mark(Rectangle box, double margin) {
    // A little more, so that rounding hides nothing.
    const double wide = margin * (1 + 1e-6) + 1e-6;
    const auto cell = [&](double offset, double cells) {
        return static_cast<std::size_t>(smaller(larger(offset * m_perMark, 0.0), cells - 1));
    };
    const Vec2 low = box.low - m_marked.low - Vec2{wide, wide};
    const Vec2 high = box.high - m_marked.low + Vec2{wide, wide};
    if (high.x < 0 || high.y < 0 || low.x * m_perMark > m_columns || low.y * m_perMark > m_rows)
        return;
    const std::size_t first = cell(low.x, m_columns);
    const std::size_t count = cell(high.x, m_columns) + 1 - first;
    for (std::size_t y = cell(low.y, m_rows); y <= cell(high.y, m_rows); ++y)
        std::fill_n(&m_marks[y * static_cast<std::size_t>(m_columns) + first], count, 1);
}

void SolidGround::findNear(const Moment& moment, Vec2 low, Vec2 high,
                           std::vector<Piece>& found) const {
    const auto begin = static_cast<std::ptrdiff_t>(found.size());
    m_outlines.forImages(moment, low, high, [&](Vec2 shift) {
        m_outlines.forEachIn(low + shift, high + shift, [&](std::uint32_t i) {
            if (boundsOf(segment(i)).meets(low + shift, high + shift))
                found.push_back({m_owners[i], i, shift});
        });
    });
    m_filled.forImages(moment, low, high, [&](Vec2 shift) {
        m_filled.forEachIn(low + shift, high + shift, [&](std::uint32_t i) {
            if (m_bodies[m_filledOwners[i]].bounds.meets(low + shift, high + shift))
                found.push_back({m_filledOwners[i], Piece::inside, shift});
        });
    });
    if (found.end() - (found.begin() + begin) < 2)
        return;
    std::sort(found.begin() + begin, found.end(), [](const Piece& a, const Piece& b) {
        return std::tie(a.owner, a.shift.x, a.shift.y, a.segment) <
               std::tie(b.owner, b.shift.x, b.shift.y, b.segment);
    });
    found.erase(std::unique(found.begin() + begin, found.end()), found.end());
}

std::size_t SolidGround::endOfOwner(Pieces near, std::size_t begin) {
    std::size_t end = begin;
    while (end < near.size() && near[end].owner == near[begin].owner &&
           near[end].shift == near[begin].shift)
        ++end;
    return end;
}

/// Whether a ray to the right crosses the outline an odd number of times.
bool SolidGround::contains(const Body& body, Vec2 place) const {
    if (!body.isFilled || !body.bounds.meets(place, place))
        return false;
    if (body.rows > 0)
        return m_bodyRows[body.rows].areAround(place, [&](std::uint32_t i) {
            const Segment& of = segment(body.first + i);
            return std::pair(of.a, of.b);
        });
    bool isInside = false;
    for (std::uint32_t i = body.first; i < body.end; ++i)
        isInside = isInside != OutlineRows::isCrossed(place, segment(i).a, segment(i).b);
    return isInside;
}

bool SolidGround::isOverlapped(Vec2 place, double radius, std::uint64_t& looks) const {
    const Vec2 wide{radius, radius};
    const bool meetsOutline = m_outlines.anyIn(place - wide, place + wide, [&](std::uint32_t i) {
        ++looks;
        return segment(i).radius + radius - length(place - nearestOn(segment(i), place)) > 0;
    });
    return meetsOutline || m_filled.anyIn(place, place, [&](std::uint32_t i) {
        const Body& body = m_bodies[m_filledOwners[i]];
        looks += 1;
        if (!body.bounds.meets(place, place))
            return false;
        looks += body.rows > 0 ? m_bodyRows[body.rows].edgesAt(place.y) : body.end - body.first;
        return contains(body, place);
    });
}

Vec2 SolidGround::pushOut(Pieces ofOne, Vec2 place, double radius) const {
    const Body& body = m_bodies[ofOne.front().owner];
    const Vec2 at = place + ofOne.front().shift;
    struct {
        double distance = 0; ///< to the center line of the segment
        double depth = 0;
        Vec2 away;
        std::optional<std::uint32_t> segment;
    } best;
    const auto look = [&](std::uint32_t i) {
        const Vec2 away = at - nearestOn(segment(i), at);
        const double distance = length(away);
        const double depth = segment(i).radius + radius - distance;
        if (!best.segment || depth > best.depth)
            best = {distance, depth, away, i};
    };
    const bool isInside = contains(body, at);
    if (isInside) // then the nearest way out may be far
        for (std::uint32_t i = body.first; i < body.end; ++i)
            look(i);
    else
        for (const Piece& piece : ofOne)
            if (piece.segment != Piece::inside)
                look(piece.segment);
    if (!best.segment || (!isInside && best.depth <= 0))
        return {};
    Vec2 out = best.distance > 0 ? best.away * (1 / best.distance) : sideOf(segment(*best.segment));
    if (!isInside)
        return out * (best.depth + clearance);
    return out * -(best.distance + radius + clearance);
}

/// Whether a disc overlaps an obstacle, or is inside it.
bool SolidGround::covers(Pieces ofOne, Vec2 place, double radius) const {
    return meetsAny(ofOne, place, radius) ||
           contains(m_bodies[ofOne.front().owner], place + ofOne.front().shift);
}

bool SolidGround::meetsAny(Pieces pieces, Vec2 place, double radius) const {
    return std::ranges::any_of(pieces, [&](const Piece& piece) {
        return piece.segment != Piece::inside &&
               overlaps(segment(piece.segment), place + piece.shift, radius);
    });
}

Vec2 SolidGround::endOfWay(Pieces near, Vec2 from, Vec2 way, double radius) const {
    const double reach = length(way);
    if (near.empty() || reach == 0)
        return from + way;
    static thread_local std::vector<Piece> stopping;
    stopping.clear();
    for (std::size_t begin = 0, end = 0; begin < near.size(); begin = end) {
        end = endOfOwner(near, begin);
        if (const Pieces ofOne = near.subspan(begin, end - begin); !covers(ofOne, from, radius))
            stopping.insert(stopping.end(), ofOne.begin(), ofOne.end());
    }
    const Vec2 direction = way * (1 / reach);
    double free = reach;
    bool isHit = meetsAny(stopping, from + way, radius);
    for (const Piece& piece : stopping) {
        if (piece.segment == Piece::inside)
            continue;
        const Segment& of = segment(piece.segment);
        const Vec2 at = from + piece.shift;
        if (const auto meets = sweep(of, at, direction, reach, radius))
            free = smaller(*meets, free);
        // Where rounding hides that the body meets the outline from the start, the core meets it.
        if (const auto enters = sweep(of, at, direction, reach, radius * core)) {
            free = smaller(*enters, free);
            isHit = true;
        }
    }
    if (!isHit)
        return from + way;
    for (double back = 2 * latticeStep;; back *= 2) {
        if (!(free > back))
            return from;
        const Vec2 place = from + lattice(direction * (free - back));
        if (!meetsAny(stopping, place, radius))
            return place;
    }
}

} // namespace tiller
