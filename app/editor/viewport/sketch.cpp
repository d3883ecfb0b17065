#include "app/editor/viewport/sketch.h"

#include "app/editor/viewport/scene_edits.h"
#include "app/editor/viewport/scene_shapes.h"
#include "app/editor/viewport/view_transform.h"
#include "core/model/registry.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace tiller {

namespace {

/// What a tool draws.
struct ToolKind {
    DrawTool tool;
    std::string_view name;
    const char* type;  ///< of the scene item
    const char* shape; ///< the value of its setting "shape", if it has one
};

constexpr std::array<ToolKind, 10> toolKinds{{{DrawTool::select, "select", "", ""},
                                              {DrawTool::agents, "agents", "", ""},
                                              {DrawTool::point, "point", "point", ""},
                                              {DrawTool::path, "path", "path", ""},
                                              {DrawTool::circle, "circle", "obstacle", "circle"},
                                              {DrawTool::box, "box", "obstacle", "box"},
                                              {DrawTool::polygon, "polygon", "obstacle", "polygon"},
                                              {DrawTool::wall, "wall", "obstacle", "wall"},
                                              {DrawTool::region, "region", "region", "box"},
                                              {DrawTool::field, "field", "field", ""}}};

const ToolKind& kindOf(DrawTool tool) {
    return *std::ranges::find(toolKinds, tool, &ToolKind::tool);
}

SceneItem newItem(DrawTool tool) {
    const ToolKind& kind = kindOf(tool);
    SceneItem item{.id = {}, .type = kind.type, .values = findSceneType(kind.type)->defaults()};
    if (*kind.shape)
        setItemValue(item, "shape", std::string(kind.shape));
    return item;
}

/// Fits the settings of the other forms to the item: it stays in its place if it takes one of them.
void fitOtherForms(SceneItem& item) {
    fitHidden(item, shapeOf(item, 1).bounds);
}

} // namespace

std::string_view toString(DrawTool tool) {
    return kindOf(tool).name;
}

std::optional<DrawTool> drawToolNamed(std::string_view name) {
    const auto found = std::ranges::find(toolKinds, name, &ToolKind::name);
    return found == toolKinds.end() ? std::nullopt : std::optional(found->tool);
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
        fitOtherForms(item);
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

bool Sketch::resize(std::span<const double> numbers) {
    const bool isKnown = !drawsPoints(m_tool) && m_tool != DrawTool::point;
    if (!isKnown || numbers.empty() || numbers.size() > (isRound() ? 1U : 2U) ||
        std::ranges::any_of(numbers, [](double number) { return number <= 0; }))
        return false;
    m_isExact = true;
    const Vec2 from = m_points.front();
    const Vec2 size{numbers.front(), isRound() ? 0 : numbers.back()};
    m_end = {m_end.x < from.x ? from.x - size.x : from.x + size.x,
             m_end.y < from.y ? from.y - size.y : from.y + size.y};
    return true;
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

SceneItem Sketch::finished(bool closed) const {
    SceneItem item = drawsPoints(m_tool) ? through(m_points, closed) : fromTo();
    if (m_tool != DrawTool::point && m_tool != DrawTool::field)
        fitOtherForms(item);
    return item;
}

SceneItem Sketch::fromTo() const {
    const Vec2 from = m_points.front();
    if (m_tool == DrawTool::point)
        return defaultItem(m_tool, m_end);
    SceneItem item = newItem(m_tool);
    if (isRound()) {
        setItemValue(item, "x", roundCoordinate(from.x));
        setItemValue(item, "y", roundCoordinate(from.y));
        const double radius = std::max(length(m_end - from), 1e-3);
        const double step = m_isExact ? finestStep : roundStep(radius / 200);
        setItemValue(item, "radius", roundCoordinate(std::round(radius / step) * step));
        return item;
    }
    setItemValue(item, "x", roundCoordinate(std::min(from.x, m_end.x)));
    setItemValue(item, "y", roundCoordinate(std::min(from.y, m_end.y)));
    setItemValue(item, "width", roundCoordinate(std::abs(m_end.x - from.x)));
    setItemValue(item, "height", roundCoordinate(std::abs(m_end.y - from.y)));
    return item;
}

SceneItem Sketch::through(const Points& points, bool closed) const {
    SceneItem item = newItem(m_tool);
    Points cleaned;
    for (const Vec2 point : points)
        cleaned.push_back({roundCoordinate(point.x), roundCoordinate(point.y)});
    if (closed && m_tool == DrawTool::wall)
        cleaned.push_back(cleaned.front());
    setItemValue(item, "points", std::move(cleaned));
    if (closed && m_tool == DrawTool::path)
        setItemValue(item, "closed", true);
    return item;
}

} // namespace tiller
