#include "app/editor/viewport/scene_edits.h"

#include "app/editor/canvas/card.h"
#include "app/editor/pane/view_transform.h"
#include "app/editor/viewport/scene_shapes.h"
#include "app/editor/words/setting_text.h"
#include "core/base/lattice.h"
#include "core/model/registry.h"

#include <algorithm>
#include <cmath>

namespace tiller {

namespace {

constexpr double cardGap = 2 * gridStep;

Problem noGeometry(std::string_view id) {
    return {.text = "No geometry has the id \"" + std::string(id) + "\".",
            .ids = {std::string(id)}};
}

/// The type of target nodes that use geometry of a type; null if there is none.
const NodeType* targetFor(std::string_view geometryType) {
    for (const NodeType& type : nodeTypes())
        for (const Setting& setting : type.settings)
            if (type.kind == NodeKind::target && setting.kind == SettingKind::geometry &&
                setting.geometryType == geometryType)
                return &type;
    return nullptr;
}

/// The place of a new target card: below the lowest target, or else left of all cards.
Vec2 placeForTarget(const Project& project, const NodeType& type) {
    const Node fresh{.id = "new", .type = type.id, .values = type.defaults()};
    const QSizeF size = layOutCard(fresh, project).rect.size();
    std::vector<QRectF> cards;
    QRectF all;
    QRectF lowest;
    for (const Node& node : project.nodes) {
        cards.push_back(layOutCard(node, project).rect);
        all |= cards.back();
        const bool isTarget = findNodeType(node.type)->kind == NodeKind::target;
        if (isTarget && (lowest.isNull() || cards.back().bottom() > lowest.bottom()))
            lowest = cards.back();
    }
    if (cards.empty())
        return {};
    QRectF card(lowest.isNull() ? QPointF(all.left() - size.width() - 6 * gridStep, all.top())
                                : QPointF(lowest.left(), lowest.bottom() + cardGap),
                size);
    const auto isTaken = [&](const QRectF& each) {
        return each.adjusted(-cardGap, -cardGap, cardGap - 1, cardGap - 1).intersects(card);
    };
    for (auto taken = std::ranges::find_if(cards, isTaken); taken != cards.end();
         taken = std::ranges::find_if(cards, isTaken))
        card.moveTop(taken->bottom() + cardGap);
    return {std::round(card.left() / gridStep) * gridStep,
            std::round(card.top() / gridStep) * gridStep};
}

Points pointsIn(const SceneItem& item) {
    const auto index = findSceneType(item.type)->settingIndex("points");
    return index ? pointsOf(item.values[*index]) : Points();
}

/// Changes x and y, which are the center in some forms and a corner in others.
void moveCenter(SceneItem& item, Vec2 center) {
    const Vec2 by = center - shapeOf(item, 1).center;
    const Description& type = *findSceneType(item.type);
    for (const char* setting : {"x", "y"})
        if (const auto index = type.settingIndex(setting);
            index && applies(type, item.values, type.settings[*index]))
            item.values[*index] = numberOf(item.values[*index]) + (*setting == 'x' ? by.x : by.y);
}

bool decidesOnOthers(const Description& type, std::string_view setting) {
    return std::ranges::any_of(type.settings, [setting](const Setting& each) {
        return each.appliesWhen && each.appliesWhen->setting == setting;
    });
}

} // namespace

std::size_t fewestPoints(const SceneItem& item) {
    return shapeOf(item, 1).form == SceneShape::Form::polygon ? 3 : 2;
}

Result<Change> insertPoint(const Project& project, std::string_view item, std::size_t after,
                           Vec2 place) {
    const SceneItem* found = project.sceneItem(item);
    if (!found)
        return noGeometry(item);
    Points points = pointsIn(*found);
    const std::size_t at = std::min(after + 1, points.size());
    points.insert(points.begin() + static_cast<std::ptrdiff_t>(at), place);
    return setValue(project, item, "points", std::move(points));
}

Result<Change> removePoint(const Project& project, std::string_view item, std::size_t index) {
    const SceneItem* found = project.sceneItem(item);
    if (!found)
        return noGeometry(item);
    Points points = pointsIn(*found);
    if (index >= points.size())
        return noGeometry(item);
    const std::size_t fewest = fewestPoints(*found);
    if (points.size() <= fewest) {
        const std::string name = sceneName(project, item).toStdString();
        return Problem{.text = name + " needs at least " + std::to_string(fewest) + " points.",
                       .ids = {found->id}};
    }
    points.erase(points.begin() + static_cast<std::ptrdiff_t>(index));
    return setValue(project, item, "points", std::move(points));
}

Result<Change> addDrawn(const Project& project, IdSource& ids, const SceneItem& item) {
    const NodeType* target = targetFor(item.type);
    if (!target)
        return addSceneItem(project, ids, item);
    const auto checked = addSceneItem(project, ids, item); // checks the values
    if (!checked)
        return checked;
    auto added = addNode(project, ids, target->id, placeForTarget(project, *target), {});
    if (!added)
        return added;
    Change change = std::move(added).value();
    for (auto& step : change.scene)
        if (step.after->type == item.type)
            step.after->values = item.values;
    return change;
}

Result<Change> addDrawnFor(const Project& project, IdSource& ids, const SceneItem& item,
                           std::string_view node) {
    const Node* user = project.node(node);
    if (!user)
        return addDrawn(project, ids, item);
    const auto added = addSceneItem(project, ids, item);
    if (!added)
        return added;
    Project with = project;
    apply(added.value(), with);
    for (const Setting& setting : findNodeType(user->type)->settings)
        if (setting.kind == SettingKind::geometry && setting.geometryType == item.type) {
            const auto used =
                setValue(with, node, setting.id, added.value().scene.front().after->id);
            return used ? Result<Change>(merged(added.value(), used.value())) : used;
        }
    return added;
}

Result<Change> addedTo(const Project& project, std::string_view layer,
                       const Result<Change>& added) {
    const Layers layers(project);
    const Layer* to = layers.find(layer);
    if (!added || (to && to->settings.rest))
        return added;
    std::vector<Id> items;
    for (const auto& step : added.value().scene)
        if (!step.before)
            items.push_back(step.id());
    const auto moved = moveToLayer(project, items, layer);
    return moved ? Result<Change>(merged(added.value(), moved.value())) : moved;
}

Result<Change> setSceneValue(const Project& project, std::string_view id, std::string_view setting,
                             const Value& value) {
    const SceneItem* found = project.sceneItem(id);
    if (!found || !decidesOnOthers(*findSceneType(found->type), setting))
        return setValue(project, id, setting, value);
    const SceneShape shape = shapeOf(*found, 1);
    const bool hasExtent = shape.hasLimit() && shape.form != SceneShape::Form::point;
    SceneItem after = *found;
    if (hasExtent)
        fitHidden(after, shape.bounds);
    Project with = project;
    SceneItem& item = with.scene[static_cast<std::size_t>(found - project.scene.data())];
    item = after;
    const auto changed = setValue(with, id, setting, value);
    if (!changed)
        return changed;
    apply(changed.value(), with);
    if (hasExtent)
        moveCenter(item, shape.center);
    return item.values[*findSceneType(item.type)->settingIndex(setting)] == valueOf(*found, setting)
               ? Change{}
               : difference(project, with);
}

Value* findValue(SceneItem& item, std::string_view setting) {
    const auto index = findSceneType(item.type)->settingIndex(setting);
    return index ? &item.values[*index] : nullptr;
}

void setItemValue(SceneItem& item, std::string_view setting, Value value) {
    if (Value* found = findValue(item, setting))
        *found = std::move(value);
}

void setItemBox(SceneItem& item, Vec2 a, Vec2 b) {
    setItemValue(item, "x", roundCoordinate(std::min(a.x, b.x)));
    setItemValue(item, "y", roundCoordinate(std::min(a.y, b.y)));
    setItemValue(item, "width", roundCoordinate(std::abs(b.x - a.x)));
    setItemValue(item, "height", roundCoordinate(std::abs(b.y - a.y)));
}

double roundCoordinate(double value, double step) {
    return std::clamp(roundTo(value, step), -coordinateLimit, coordinateLimit);
}

void fitHidden(SceneItem& item, const QRectF& box) {
    const Description& type = *findSceneType(item.type);
    const auto set = [&](const char* setting, Value value) {
        const auto index = type.settingIndex(setting);
        if (index && !applies(type, item.values, type.settings[*index]) &&
            !findProblem(type.settings[*index], value))
            item.values[*index] = std::move(value);
    };
    set("x", box.left());
    set("y", box.top());
    set("width", box.width());
    set("height", box.height());
    set("radius", std::min(box.width(), box.height()) / 2);
    const Vec2 low{box.left(), box.top()};
    const Vec2 high{box.right(), box.bottom()};
    set("points", Points{low, {high.x, low.y}, high, {low.x, high.y}});
}

namespace {

using Form = SceneShape::Form;

Vec2 rounded(Vec2 place) {
    return {roundCoordinate(place.x), roundCoordinate(place.y)};
}

void setPlace(SceneItem& item, Vec2 place) {
    setItemValue(item, "x", roundCoordinate(place.x));
    setItemValue(item, "y", roundCoordinate(place.y));
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
    setItemBox(item, center - half, center + half);
}

void mapBox(SceneItem& item, const SceneShape& shape, const SceneMap& map) {
    const Vec2 low{shape.bounds.left(), shape.bounds.top()};
    const Vec2 high = low + Vec2{shape.bounds.width(), shape.bounds.height()};
    if (keepsBoxes(map)) {
        setItemBox(item, map(low), map(high));
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
    Points corners;
    for (const SceneItem& item : items)
        addCorners(shapeOf(item, 1).bounds, corners);
    return boxAround(corners);
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
