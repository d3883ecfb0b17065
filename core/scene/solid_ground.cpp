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

/// An obstacle as solid bodies see it.
struct SolidShape {
    std::vector<Segment> pieces; ///< empty if it cannot stand
    Points area; ///< the outline of a box or polygon, which is solid inside; else empty
    Rectangle bounds;
};

SolidShape solidShapeOf(ObstacleGeometry obstacle) {
    SolidShape shape;
    if (!canStand(obstacle))
        return shape;
    keepPlaces(obstacle.points);
    shape.pieces = outlinesOf(obstacle);
    if (shape.pieces.empty())
        return shape;
    shape.bounds = Rectangle::around(shape.pieces.front());
    for (const Segment& piece : shape.pieces)
        shape.bounds.add(Rectangle::around(piece));
    if (obstacle.shape == ObstacleShape::box || obstacle.shape == ObstacleShape::polygon)
        shape.area = outlineOf(obstacle);
    return shape;
}

Region areaOf(const SolidShape& shape) {
    return Region(RegionGeometry{.shape = RegionShape::polygon, .points = shape.area});
}

Segment boundingCircle(const Rectangle& bounds) {
    const Vec2 middle = (bounds.low + bounds.high) * 0.5;
    return {middle, middle, length(bounds.high - middle)};
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
    for (const ObstacleGeometry& obstacle : from) {
        const SolidShape shape = solidShapeOf(obstacle);
        if (shape.pieces.empty())
            continue;
        const auto owner = static_cast<std::uint32_t>(m_bodies.size());
        Body body;
        body.first = static_cast<std::uint32_t>(segments.size());
        segments.insert(segments.end(), shape.pieces.begin(), shape.pieces.end());
        body.end = static_cast<std::uint32_t>(segments.size());
        body.bounds = shape.bounds;
        if (!shape.area.empty()) {
            body.area = static_cast<std::uint32_t>(m_areas.size());
            m_areas.push_back(areaOf(shape));
            circles.push_back(boundingCircle(shape.bounds));
            m_filledOwners.push_back(owner);
        }
        m_owners.resize(segments.size(), owner);
        m_bodies.push_back(body);
        m_ids.push_back(obstacle.id);
    }
    m_outlines = SegmentIndex(std::move(segments));
    m_filled = SegmentIndex(std::move(circles));
    if (!empty() && margin > 0)
        markAll(moment, margin);
}

void SolidGround::renew(const std::vector<ObstacleGeometry>& from, const Moment& moment,
                        double margin) {
    const bool isMarked = !m_marks.empty();
    SolidGround now(from, moment, isMarked ? 0 : margin);
    if (isMarked) { // each change has marked what is near it
        now.m_marked = m_marked;
        now.m_perMark = m_perMark;
        now.m_columns = m_columns;
        now.m_rows = m_rows;
        now.m_marksAll = m_marksAll;
        now.m_marks = std::move(m_marks);
    }
    *this = std::move(now);
}

bool SolidGround::take(const std::string& id, const ObstacleGeometry* now, bool isNew,
                       const Moment& moment, double margin) {
    const auto held = findPieces(m_ids, m_owners, id);
    const SolidShape shape = now ? solidShapeOf(*now) : SolidShape();
    if (!shape.pieces.empty())
        markAround(moment, shape.bounds, margin);
    if (m_outlines.needsRebuild() || m_filled.needsRebuild() ||
        (!held && !isNew && !shape.pieces.empty()))
        return false;
    if (!held && shape.pieces.empty())
        return true;
    if (!held) {
        const auto owner = static_cast<std::uint32_t>(m_bodies.size());
        Body body;
        body.first = static_cast<std::uint32_t>(m_owners.size());
        for (const Segment& piece : shape.pieces) {
            m_outlines.add(piece);
            m_owners.push_back(owner);
        }
        body.end = static_cast<std::uint32_t>(m_owners.size());
        body.bounds = shape.bounds;
        if (!shape.area.empty()) {
            body.area = static_cast<std::uint32_t>(m_areas.size());
            m_areas.push_back(areaOf(shape));
            m_filled.add(boundingCircle(shape.bounds));
            m_filledOwners.push_back(owner);
        }
        m_bodies.push_back(body);
        m_ids.push_back(id);
        return true;
    }
    Body& body = m_bodies[m_owners[held->first]];
    if (shape.pieces.empty()) {
        for (std::uint32_t i = body.first; i < body.end; ++i)
            m_outlines.remove(i);
        if (body.area)
            m_filled.remove(*body.area);
        m_ids[m_owners[held->first]].clear();
        return now == nullptr; // or it may come back to its place
    }
    if (shape.pieces.size() != body.end - body.first || shape.area.empty() == body.area.has_value())
        return false;
    for (std::uint32_t i = body.first; i < body.end; ++i)
        m_outlines.replace(i, shape.pieces[i - body.first]);
    body.bounds = shape.bounds;
    if (body.area) {
        m_areas[*body.area] = areaOf(shape);
        m_filled.replace(*body.area, boundingCircle(shape.bounds));
    }
    return true;
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

/// Marks the cells near an obstacle that came or moved; marks stay when it goes.
void SolidGround::markAround(const Moment& moment, const Rectangle& bounds, double margin) {
    if (m_marks.empty())
        return;
    const double wide = margin * (1 + 1e-6) + 1e-6 + 1 / m_perMark;
    const auto range = [&](double low, double high, double origin, double count) {
        const double first = floorOf((low - wide - origin) * m_perMark);
        const double last = floorOf((high + wide - origin) * m_perMark) + 1;
        return std::pair(static_cast<std::size_t>(smaller(larger(first, 0.0), count)),
                         static_cast<std::size_t>(smaller(larger(last, 0.0), count)));
    };
    const bool wraps = moment.edges == Edges::wrap;
    if (!wraps &&
        !(bounds.low.x - margin >= m_marked.low.x && bounds.low.y - margin >= m_marked.low.y &&
          bounds.high.x + margin <= m_marked.high.x && bounds.high.y + margin <= m_marked.high.y))
        m_marksAll = false;
    for (int i = wraps ? -1 : 0; i <= (wraps ? 1 : 0); ++i)
        for (int k = wraps ? -1 : 0; k <= (wraps ? 1 : 0); ++k) {
            const Vec2 shift{i * moment.worldSize.x, k * moment.worldSize.y};
            const auto [left, right] =
                range(bounds.low.x + shift.x, bounds.high.x + shift.x, m_marked.low.x, m_columns);
            const auto [top, bottom] =
                range(bounds.low.y + shift.y, bounds.high.y + shift.y, m_marked.low.y, m_rows);
            for (std::size_t row = top; row < bottom; ++row)
                std::fill_n(m_marks.begin() + static_cast<std::ptrdiff_t>(
                                                  row * static_cast<std::size_t>(m_columns) + left),
                            right > left ? right - left : 0, std::uint8_t{1});
        }
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
