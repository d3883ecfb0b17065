#include "app/editor/viewport/sketch.h"

#include "app/editor/viewport/scene_edits.h"
#include "app/editor/viewport/scene_shapes.h"
#include "app/editor/viewport/view_transform.h"
#include "core/base/lattice.h"
#include "core/model/registry.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace tiller {

namespace {

struct ToolKind {
    DrawTool tool;
    std::string_view name;
    const char* type;  ///< of the scene item
    const char* shape; ///< of those that have one
};

constexpr std::array<ToolKind, 9> kinds{{{DrawTool::select, "select", "", ""},
                                         {DrawTool::point, "point", "point", ""},
                                         {DrawTool::path, "path", "path", ""},
                                         {DrawTool::circle, "circle", "obstacle", "circle"},
                                         {DrawTool::box, "box", "obstacle", "box"},
                                         {DrawTool::polygon, "polygon", "obstacle", "polygon"},
                                         {DrawTool::wall, "wall", "obstacle", "wall"},
                                         {DrawTool::region, "region", "region", "box"},
                                         {DrawTool::field, "field", "field", ""}}};

const ToolKind& kindOf(DrawTool tool) {
    return *std::ranges::find(kinds, tool, &ToolKind::tool);
}

void set(SceneItem& item, std::string_view setting, Value value) {
    if (const auto index = findSceneType(item.type)->settingIndex(setting))
        item.values[*index] = std::move(value);
}

SceneItem newItem(DrawTool tool) {
    const ToolKind& kind = kindOf(tool);
    SceneItem item{.id = {}, .type = kind.type, .values = findSceneType(kind.type)->defaults()};
    if (*kind.shape)
        set(item, "shape", std::string(kind.shape));
    return item;
}

/// Also what applies only in other forms, so that it stays in its place if it takes one.
void fitOthers(SceneItem& item) {
    fitHidden(item, shapeOf(item, 1).bounds);
}

double clean(double value) {
    return std::clamp(std::round(value * 1e6) / 1e6, -coordinateLimit, coordinateLimit);
}

} // namespace

std::string_view toString(DrawTool tool) {
    return kindOf(tool).name;
}

std::optional<DrawTool> drawToolNamed(std::string_view name) {
    const auto found = std::ranges::find(kinds, name, &ToolKind::name);
    return found == kinds.end() ? std::nullopt : std::optional(found->tool);
}

bool drawsPoints(DrawTool tool) {
    return tool == DrawTool::path || tool == DrawTool::polygon || tool == DrawTool::wall;
}

SceneItem defaultItem(DrawTool tool, Vec2 center) {
    SceneItem item = newItem(tool);
    item.id = "new";
    Project alone;
    alone.scene.push_back(item);
    const Vec2 middle = shapeOf(item, 1).center;
    apply(moveSceneItems(alone, std::array{item.id}, center - middle), alone);
    item = alone.scene.front();
    item.id.clear();
    if (tool != DrawTool::point && tool != DrawTool::field)
        fitOthers(item);
    return item;
}

Sketch::Sketch(DrawTool tool, Vec2 at) : m_tool(tool), m_points{at}, m_end(at) {}

void Sketch::addPoint() {
    if (m_points.back() != m_end)
        m_points.push_back(m_end);
}

bool Sketch::removePoint() {
    m_points.pop_back();
    return !m_points.empty();
}

std::size_t Sketch::fewest() const {
    return m_tool == DrawTool::polygon ? 3 : drawsPoints(m_tool) ? 2 : 1;
}

bool Sketch::isEnough() const {
    return m_points.size() >= fewest();
}

SceneItem Sketch::shown() const {
    if (!drawsPoints(m_tool))
        return fromTo();
    Points points = m_points;
    if (points.back() != m_end)
        points.push_back(m_end);
    return through(points, false);
}

SceneItem Sketch::made(bool closed) const {
    SceneItem item = drawsPoints(m_tool) ? through(m_points, closed) : fromTo();
    if (m_tool != DrawTool::point && m_tool != DrawTool::field)
        fitOthers(item);
    return item;
}

SceneItem Sketch::fromTo() const {
    const Vec2 from = m_points.front();
    if (m_tool == DrawTool::point)
        return defaultItem(m_tool, m_end);
    SceneItem item = newItem(m_tool);
    if (m_tool == DrawTool::circle || m_tool == DrawTool::field) {
        set(item, "x", clean(from.x));
        set(item, "y", clean(from.y));
        const double radius = std::max(length(m_end - from), 1e-3);
        const double step = roundStep(radius / 200);
        set(item, "radius", clean(std::round(radius / step) * step));
        return item;
    }
    set(item, "x", clean(std::min(from.x, m_end.x)));
    set(item, "y", clean(std::min(from.y, m_end.y)));
    set(item, "width", clean(std::abs(m_end.x - from.x)));
    set(item, "height", clean(std::abs(m_end.y - from.y)));
    return item;
}

SceneItem Sketch::through(const Points& points, bool closed) const {
    SceneItem item = newItem(m_tool);
    Points cleaned;
    for (const Vec2 point : points)
        cleaned.push_back({clean(point.x), clean(point.y)});
    if (closed && m_tool == DrawTool::wall)
        cleaned.push_back(cleaned.front());
    set(item, "points", std::move(cleaned));
    if (closed && m_tool == DrawTool::path)
        set(item, "closed", true);
    return item;
}

} // namespace tiller
