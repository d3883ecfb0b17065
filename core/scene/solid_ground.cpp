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

} // namespace

SolidGround::SolidGround(const std::vector<ObstacleGeometry>& from, const Moment& moment,
                         double margin) {
    std::vector<Segment> segments;
    std::vector<Segment> circles;
    for (ObstacleGeometry obstacle : from) {
        keepPlaces(obstacle.points);
        const std::vector<Segment> pieces = outlinesOf(obstacle);
        if (!canStand(obstacle) || pieces.empty())
            continue;
        const auto owner = static_cast<std::uint32_t>(m_bodies.size());
        Body body;
        body.first = static_cast<std::uint32_t>(segments.size());
        segments.insert(segments.end(), pieces.begin(), pieces.end());
        body.end = static_cast<std::uint32_t>(segments.size());
        body.bounds = Rectangle::around(pieces.front());
        for (const Segment& piece : pieces)
            body.bounds.add(Rectangle::around(piece));
        if (obstacle.shape == ObstacleShape::box || obstacle.shape == ObstacleShape::polygon) {
            body.area = static_cast<std::uint32_t>(m_areas.size());
            m_areas.emplace_back(
                RegionGeometry{.shape = RegionShape::polygon, .points = outlineOf(obstacle)});
            const Vec2 middle = (body.bounds.low + body.bounds.high) * 0.5;
            circles.push_back({middle, middle, length(body.bounds.high - middle)});
            m_filledOwners.push_back(owner);
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
    m_marked = {{0, 0}, moment.worldSize};
    if (moment.edges != Edges::wrap)
        m_marked = {m_outlines.bounds().low - Vec2{margin, margin},
                    m_outlines.bounds().high + Vec2{margin, margin}};
    const Vec2 size = m_marked.high - m_marked.low;
    const double longer = larger(size.x, size.y);
    m_perMark = 1 / larger(larger(margin / 2, longer / mostMarks), 1e-6);
    m_columns = floorOf(size.x * m_perMark) + 1;
    m_rows = floorOf(size.y * m_perMark) + 1;
    m_marksAll = true;
    const Marks all{0, 0, static_cast<std::size_t>(m_columns), static_cast<std::size_t>(m_rows)};
    m_marks.assign(all.right * all.bottom, 0);
    mark(moment, all, margin);
}

/// Marks those of some cells that are near obstacles: all that are left of halves and halves.
void SolidGround::mark(const Moment& moment, const Marks& marks, double margin) {
    const auto corner = [&](std::size_t column, std::size_t row) {
        return m_marked.low +
               Vec2{static_cast<double>(column), static_cast<double>(row)} * (1 / m_perMark);
    };
    // A little more, so that rounding hides nothing.
    const double more = margin * (1 + 1e-6) + 1e-6;
    const Vec2 low = corner(marks.left, marks.top) - Vec2{more, more};
    const Vec2 high = corner(marks.right, marks.bottom) + Vec2{more, more};
    const Vec2 middle = (low + high) * 0.5;
    const double radius = length(high - middle) * (1 + 1e-6);
    bool isNear = false;
    m_outlines.forImages(moment, low, high, [&](Vec2 shift) {
        isNear = isNear || m_outlines.anyIn(low + shift, high + shift, [&](std::uint32_t i) {
            return overlaps(segment(i), middle + shift, radius);
        });
    });
    m_filled.forImages(moment, low, high, [&](Vec2 shift) {
        isNear = isNear || m_filled.anyIn(low + shift, high + shift, [&](std::uint32_t i) {
            return m_bodies[m_filledOwners[i]].bounds.meets(low + shift, high + shift);
        });
    });
    if (!isNear)
        return;
    const std::size_t columns = marks.right - marks.left;
    const std::size_t rows = marks.bottom - marks.top;
    if (columns == 1 && rows == 1) {
        m_marks[marks.top * static_cast<std::size_t>(m_columns) + marks.left] = 1;
        return;
    }
    Marks first = marks;
    Marks second = marks;
    if (columns > rows)
        first.right = second.left = marks.left + columns / 2;
    else
        first.bottom = second.top = marks.top + rows / 2;
    mark(moment, first, margin);
    mark(moment, second, margin);
}

void SolidGround::findNear(const Moment& moment, Vec2 low, Vec2 high,
                           std::vector<Piece>& found) const {
    const auto begin = static_cast<std::ptrdiff_t>(found.size());
    m_outlines.forImages(moment, low, high, [&](Vec2 shift) {
        m_outlines.forEachIn(low + shift, high + shift, [&](std::uint32_t i) {
            if (Rectangle::around(segment(i)).meets(low + shift, high + shift))
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

bool SolidGround::isOverlapped(Vec2 place, double radius, std::uint64_t& looks) const {
    const Vec2 wide{radius, radius};
    const bool meetsOutline = m_outlines.anyIn(place - wide, place + wide, [&](std::uint32_t i) {
        ++looks;
        return segment(i).radius + radius - length(place - nearestOn(segment(i), place)) > 0;
    });
    return meetsOutline || m_filled.anyIn(place, place, [&](std::uint32_t i) {
        const Body& body = m_bodies[m_filledOwners[i]];
        ++looks;
        return body.bounds.meets(place, place) && m_areas[i].contains(place, &looks);
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
