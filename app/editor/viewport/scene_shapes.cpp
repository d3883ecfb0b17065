#include "app/editor/viewport/scene_shapes.h"

#include "app/editor/viewport/scene_handles.h"
#include "core/model/registry.h"
#include "core/nodes/describe.h"
#include "core/scene/ground.h"
#include "core/scene/obstacle.h"
#include "core/scene/path.h"
#include "core/scene/region.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <optional>

namespace tiller {

namespace {

constexpr std::size_t mostCorners = 4'000;
constexpr std::size_t mostCrossed = 256; // sides; a search for crossings among more is slow

/// A side of an outline, from its upper to its lower end. It is never level.
struct Side {
    Vec2 upper;
    Vec2 lower;

    /// The x of the side at y.
    [[nodiscard]] double at(double y) const {
        return upper.x + (lower.x - upper.x) * (y - upper.y) / (lower.y - upper.y);
    }
};

std::vector<Side> sidesOf(const Points& outline) {
    std::vector<Side> sides;
    for (std::size_t i = 0; i < outline.size(); ++i) {
        const Vec2 a = outline[i];
        const Vec2 b = outline[(i + 1) % outline.size()];
        if (a.y < b.y)
            sides.push_back({a, b});
        else if (b.y < a.y)
            sides.push_back({b, a});
    }
    std::ranges::sort(sides, {}, [](const Side& side) { return side.upper.y; });
    return sides;
}

/// The y where two sides cross.
std::optional<double> crossing(const Side& a, const Side& b) {
    const double top = std::max(a.upper.y, b.upper.y);
    const double bottom = std::min(a.lower.y, b.lower.y);
    if (!(top < bottom))
        return {};
    const double before = a.at(top) - b.at(top);
    const double after = a.at(bottom) - b.at(bottom);
    if (!(before * after < 0))
        return {};
    return top + (bottom - top) * (before / (before - after));
}

/// The levels where sides begin, end or cross. Between two of them, no side does.
std::vector<double> levelsOf(const std::vector<Side>& sides) {
    std::vector<double> levels;
    for (const Side& side : sides) {
        levels.push_back(side.upper.y);
        levels.push_back(side.lower.y);
    }
    if (sides.size() <= mostCrossed)
        for (std::size_t i = 0; i < sides.size(); ++i)
            for (std::size_t k = i + 1; k < sides.size(); ++k)
                if (const auto level = crossing(sides[i], sides[k]))
                    levels.push_back(*level);
    std::ranges::sort(levels);
    levels.erase(std::unique(levels.begin(), levels.end()), levels.end());
    return levels;
}

} // namespace

Points areaOf(const Points& outline) {
    Points area;
    if (outline.size() < 3 || outline.size() > mostCorners)
        return area;
    const std::vector<Side> sides = sidesOf(outline);
    const std::vector<double> levels = levelsOf(sides);
    std::vector<Side> active;
    std::size_t next = 0;
    for (std::size_t i = 0; i + 1 < levels.size(); ++i) {
        const double top = levels[i];
        const double bottom = levels[i + 1];
        while (next < sides.size() && sides[next].upper.y <= top)
            active.push_back(sides[next++]);
        std::erase_if(active, [top](const Side& side) { return side.lower.y <= top; });
        const double middle = (top + bottom) / 2;
        std::ranges::sort(active, {}, [middle](const Side& side) { return side.at(middle); });
        for (std::size_t k = 0; k + 1 < active.size(); k += 2) {
            const Vec2 a{active[k].at(top), top};
            const Vec2 b{active[k + 1].at(top), top};
            const Vec2 c{active[k + 1].at(bottom), bottom};
            const Vec2 d{active[k].at(bottom), bottom};
            if (a != b)
                area.insert(area.end(), {a, b, c});
            if (c != d)
                area.insert(area.end(), {a, c, d});
        }
    }
    return area;
}

namespace {

using Form = SceneShape::Form;

template <class Typed>
Typed typed(const SceneItem& item) {
    return settingsFrom<Typed>(findSceneType(item.type)->settings, item.values);
}

void makePoint(SceneShape& shape, Vec2 at) {
    shape.center = at;
    shape.bounds = {at.x, at.y, 0, 0};
}

void makeCircle(SceneShape& shape, Vec2 center, double radius) {
    shape.form = Form::circle;
    shape.center = center;
    shape.radius = radius;
    const double reach = radius < noLimit ? radius : 0;
    shape.bounds = {center.x - reach, center.y - reach, 2 * reach, 2 * reach};
}

/// @param points can be dragged  @param line is drawn
void makeLine(SceneShape& shape, Form form, Points points, Points line) {
    shape.form = form;
    shape.points = std::move(points);
    shape.line = std::move(line);
    shape.bounds = boxAround(shape.line);
    const QPointF center = shape.bounds.center();
    shape.center = {center.x(), center.y()};
    if (form == Form::polygon)
        shape.area = areaOf(shape.points);
}

void makeBox(SceneShape& shape, Vec2 corner, Vec2 size) {
    const Vec2 end = corner + size;
    const Points corners{corner, {end.x, corner.y}, end, {corner.x, end.y}};
    Points line = corners;
    line.push_back(corner);
    makeLine(shape, Form::box, corners, std::move(line));
    shape.points.clear(); // a drag of a corner moves two sides, not one point
    shape.bounds = {corner.x, corner.y, size.x, size.y};
}

void makeRegion(SceneShape& shape, const RegionGeometry& from) {
    const Vec2 corner{from.x, from.y};
    const Vec2 size{from.width, from.height};
    if (from.shape == RegionShape::circle) {
        makeCircle(shape, corner + size * 0.5, std::min(size.x, size.y) / 2);
    } else if (from.shape == RegionShape::box) {
        makeBox(shape, corner, size);
    } else {
        Points line = from.points;
        if (!line.empty())
            line.push_back(line.front());
        makeLine(shape, Form::polygon, from.points, std::move(line));
    }
}

void makeObstacle(SceneShape& shape, const ObstacleGeometry& from) {
    switch (from.shape) {
    case ObstacleShape::circle:
        makeCircle(shape, {from.x, from.y}, from.radius);
        break;
    case ObstacleShape::box:
        makeBox(shape, {from.x, from.y}, {from.width, from.height});
        break;
    case ObstacleShape::polygon:
        makeLine(shape, Form::polygon, from.points, outlineOf(from));
        break;
    case ObstacleShape::wall:
        makeLine(shape, Form::line, from.points, outlineOf(from));
        break;
    }
}

} // namespace

QRectF boxAround(const Points& points) {
    if (points.empty())
        return {};
    Vec2 low = points.front();
    Vec2 high = low;
    for (const Vec2 point : points) {
        low = {std::min(low.x, point.x), std::min(low.y, point.y)};
        high = {std::max(high.x, point.x), std::max(high.y, point.y)};
    }
    return {low.x, low.y, high.x - low.x, high.y - low.y};
}

void addCorners(const QRectF& box, Points& points) {
    points.insert(points.end(), {{box.left(), box.top()}, {box.right(), box.bottom()}});
}

std::size_t SceneShape::pointBefore(std::size_t piece) const {
    const bool returns = closed || form == Form::polygon;
    const std::size_t spans = returns ? points.size() : points.size() - 1;
    const std::size_t pieces = line.size() - 1;
    return pieces == 0 ? 0 : piece * spans / pieces;
}

bool SceneShape::contains(Vec2 place) const {
    switch (form) {
    case Form::circle:
        return hasLimit() && length(place - center) <= radius;
    case Form::box:
        return bounds.contains(place.x, place.y);
    case Form::polygon:
        return Region(RegionGeometry{.shape = RegionShape::polygon, .points = points})
            .contains(place);
    case Form::point:
    case Form::line:
        return false;
    }
    return false;
}

SceneShape shapeOf(const SceneItem& item, std::uint64_t seed) {
    SceneShape shape;
    shape.id = item.id;
    shape.type = item.type;
    if (item.type == "region") {
        makeRegion(shape, typed<RegionGeometry>(item));
    } else if (item.type == "obstacle") {
        makeObstacle(shape, typed<ObstacleGeometry>(item));
    } else if (item.type == "path") {
        const auto path = typed<PathGeometry>(item);
        shape.closed = path.closed;
        makeLine(shape, Form::line, path.points, placesAlong(path));
    } else if (item.type == "field") {
        const auto field = typed<FieldGeometry>(item);
        makeCircle(shape, {field.x, field.y}, field.radius);
        shape.field = std::make_shared<const Field>(field, seed);
    } else if (item.type == "ground") {
        const auto ground = typed<GroundGeometry>(item);
        const Vec2 size{ground.width, ground.height};
        if (ground.shape == GroundShape::box)
            makeBox(shape, {ground.x, ground.y}, size);
        else
            makeCircle(shape, Vec2{ground.x, ground.y} + size * 0.5, noLimit);
    } else {
        const auto point = typed<PointGeometry>(item);
        makePoint(shape, {point.x, point.y});
    }
    return shape;
}

void SceneShapes::show(const Project& project) {
    const WorldSettings world = project.worldSettings();
    m_moment = Moment(world);
    const auto seed = static_cast<std::uint64_t>(world.seed);

    std::map<std::string_view, std::size_t> previous;
    for (std::size_t i = 0; i < m_items.size(); ++i)
        previous.emplace(m_items[i].id, i);
    std::vector<SceneShape> shapes;
    shapes.reserve(project.scene.size());
    for (const SceneItem& item : project.scene) {
        const auto found = previous.find(item.id);
        const bool same = found != previous.end() && m_items[found->second] == item &&
                          (seed == m_seed || item.type != "field");
        shapes.push_back(same ? std::move(m_shapes[found->second]) : shapeOf(item, seed));
    }
    m_shapes = std::move(shapes);
    m_items = project.scene;
    m_seed = seed;
    showLayers(project);
}

void SceneShapes::showLayers(const Project& project) {
    m_layers = Layers(project);
    m_placedTypes.clear();
    for (const Node& node : project.nodes)
        if (startsPlaced(node))
            m_placedTypes.insert(node.id);
    std::vector<std::size_t> layerOf;
    for (SceneShape& shape : m_shapes) {
        layerOf.push_back(m_layers.indexOf(shape.id));
        const LayerAnnotation& layer = m_layers.all()[layerOf.back()].settings;
        shape.hidden = layer.hidden;
        shape.locked = layer.locked;
    }
    m_order.resize(m_shapes.size());
    std::iota(m_order.begin(), m_order.end(), std::size_t{0});
    std::ranges::stable_sort(m_order, {}, [&](std::size_t i) { return layerOf[i]; });
}

const SceneShape* SceneShapes::find(std::string_view id) const {
    const auto found = std::ranges::find(m_shapes, id, &SceneShape::id);
    return found == m_shapes.end() ? nullptr : &*found;
}

} // namespace tiller
