#include "app/editor/viewport/scene_transform.h"

#include "app/editor/viewport/scene_edits.h"
#include "app/editor/viewport/scene_shapes.h"
#include "core/model/registry.h"

#include <algorithm>
#include <cmath>

namespace tiller {

namespace {

using Form = SceneShape::Form;

Vec2 rounded(Vec2 place) {
    return {roundCoordinate(place.x), roundCoordinate(place.y)};
}

void setPlace(SceneItem& item, Vec2 place) {
    setItemValue(item, "x", roundCoordinate(place.x));
    setItemValue(item, "y", roundCoordinate(place.y));
}

void setBox(SceneItem& item, Vec2 a, Vec2 b) {
    setPlace(item, {std::min(a.x, b.x), std::min(a.y, b.y)});
    setItemValue(item, "width", roundCoordinate(std::abs(b.x - a.x)));
    setItemValue(item, "height", roundCoordinate(std::abs(b.y - a.y)));
}

/// Whether horizontal lines stay horizontal, or become vertical.
bool keepsBoxes(const SceneMap& map) {
    constexpr double tiny = 1e-9;
    return (std::abs(map.x.y) < tiny && std::abs(map.y.x) < tiny) ||
           (std::abs(map.x.x) < tiny && std::abs(map.y.y) < tiny);
}

void mapPoints(SceneItem& item, const SceneMap& map) {
    if (Value* value = findValue(item, "points"))
        for (Vec2& point : std::get<Points>(*value))
            point = rounded(map(point));
}

void mapCircle(SceneItem& item, const SceneShape& shape, const SceneMap& map) {
    const Vec2 center = map(shape.center);
    const double size = std::sqrt(std::abs(map.x.x * map.y.y - map.x.y * map.y.x));
    if (findValue(item, "radius")) {
        setPlace(item, center);
        if (shape.hasLimit())
            setItemValue(item, "radius", roundCoordinate(shape.radius * size));
        return;
    }
    const Vec2 half{shape.bounds.width() * size / 2, shape.bounds.height() * size / 2};
    setBox(item, center - half, center + half);
}

void mapBox(SceneItem& item, const SceneShape& shape, const SceneMap& map) {
    const Vec2 low{shape.bounds.left(), shape.bounds.top()};
    const Vec2 high = low + Vec2{shape.bounds.width(), shape.bounds.height()};
    if (keepsBoxes(map)) {
        setBox(item, map(low), map(high));
        return;
    }
    setItemValue(item, "shape", std::string("polygon"));
    setItemValue(item, "points",
                 Points{rounded(map(low)), rounded(map({high.x, low.y})), rounded(map(high)),
                        rounded(map({low.x, high.y}))});
}

} // namespace

SceneMap turnMap(double degrees, Vec2 about) {
    const double quarter = std::round(degrees / 90);
    if (degrees == quarter * 90) { // exact
        const int turns = ((static_cast<int>(quarter) % 4) + 4) % 4;
        const double cosine = turns == 0 ? 1 : turns == 2 ? -1 : 0;
        const double sine = turns == 1 ? 1 : turns == 3 ? -1 : 0;
        return {{cosine, -sine}, {sine, cosine}, about};
    }
    const double radians = degrees / 180 * 3.14159265358979323846;
    const double cosine = std::cos(radians);
    const double sine = std::sin(radians);
    return {{cosine, -sine}, {sine, cosine}, about};
}

SceneMap mirrorMap(bool leftToRight, Vec2 about) {
    return {{leftToRight ? -1.0 : 1.0, 0}, {0, leftToRight ? 1.0 : -1.0}, about};
}

SceneMap resizeMap(double factor, Vec2 about) {
    return {{factor, 0}, {0, factor}, about};
}

SceneItem movedItem(SceneItem item, Vec2 by) {
    for (const char* setting : {"x", "y"})
        if (Value* value = findValue(item, setting))
            *value = roundCoordinate(numberOf(*value) + (*setting == 'x' ? by.x : by.y));
    if (Value* value = findValue(item, "points"))
        for (Vec2& point : std::get<Points>(*value))
            point = rounded(point + by);
    return item;
}

SceneItem transformed(SceneItem item, const SceneMap& map) {
    const SceneShape shape = shapeOf(item, 1);
    switch (shape.form) {
    case Form::point:
        setPlace(item, map(shape.center));
        break;
    case Form::circle:
        mapCircle(item, shape, map);
        break;
    case Form::box:
        mapBox(item, shape, map);
        break;
    case Form::polygon:
    case Form::line:
        mapPoints(item, map);
        break;
    }
    return item;
}

QRectF boxOf(std::span<const SceneItem> items) {
    QRectF box;
    bool first = true;
    for (const SceneItem& item : items) {
        const QRectF each = shapeOf(item, 1).bounds;
        if (first) {
            box = each;
        } else {
            const double right = std::max(box.x() + box.width(), each.x() + each.width());
            const double bottom = std::max(box.y() + box.height(), each.y() + each.height());
            box.setTopLeft({std::min(box.x(), each.x()), std::min(box.y(), each.y())});
            box.setBottomRight({right, bottom});
        }
        first = false;
    }
    return box;
}

Result<Change> replaceItems(const Project& project, std::span<const SceneItem> items) {
    Change change;
    for (const SceneItem& after : items) {
        const SceneItem* now = project.sceneItem(after.id);
        if (!now || *now == after)
            continue;
        const Description& type = *findSceneType(after.type);
        for (std::size_t i = 0; i < type.settings.size(); ++i)
            if (const auto problem = findProblem(type.settings[i], after.values[i]))
                return Problem{.text = *problem, .ids = {after.id}};
        change.scene.push_back({*now, after, static_cast<std::size_t>(now - project.scene.data())});
    }
    return change;
}

Change orderItems(const Project& project, std::span<const Id> items, bool front) {
    std::vector<SceneItem> scene = project.scene;
    Change change;
    const auto isMoved = [&](const SceneItem& item) {
        return std::ranges::find(items, item.id) != items.end();
    };
    const auto move = [&](std::size_t from, std::size_t to) {
        if (from == to)
            return;
        const SceneItem item = scene[from];
        change.scene.push_back({item, {}, from});
        scene.erase(scene.begin() + static_cast<std::ptrdiff_t>(from));
        change.scene.push_back({{}, item, to});
        scene.insert(scene.begin() + static_cast<std::ptrdiff_t>(to), item);
    };
    std::size_t placed = 0;
    for (std::size_t i = 0; !front && i < scene.size(); ++i)
        if (isMoved(scene[i]))
            move(i, placed++);
    for (std::size_t i = scene.size(); front && i-- > 0;)
        if (isMoved(scene[i]))
            move(i, scene.size() - 1 - placed++);
    return change;
}

} // namespace tiller
