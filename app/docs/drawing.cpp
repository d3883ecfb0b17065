#include "app/docs/drawing.h"

#include "core/base/angle.h"
#include "core/base/lattice.h"
#include "core/model/annotations.h"
#include "core/scene/geometry.h"

#include <cmath>

namespace tiller::docs {

namespace {

std::string hundredths(double share) {
    const std::string digits = std::to_string(std::llround(share * 100));
    return "." + std::string(digits.size() < 2 ? 1 : 0, '0') + digits;
}

std::string attribute(std::string_view name, std::string_view value) {
    return std::string(name) + "=\"" + std::string(value) + "\"";
}

} // namespace

Points View::operator()(const Points& places) const {
    Points seen;
    for (const Vec2 place : places)
        seen.push_back((*this)(place));
    return seen;
}

void addBody(PathData& path, AgentShape shape, Vec2 at, Vec2 heading, double radius) {
    const Vec2 along = heading * radius;
    const Vec2 side = turnLeft(along);
    switch (shape) {
    case AgentShape::arrow:
        path.polyline(
            {at + along * 1.4, at - along + side * 0.9, at - along * 0.45, at - along - side * 0.9},
            true);
        break;
    case AgentShape::triangle:
        path.polyline(
            {at + along * 1.4, at - along * 0.8 + side * 0.85, at - along * 0.8 - side * 0.85},
            true);
        break;
    case AgentShape::circle:
        path.circle(at, radius);
        path.polyline({at + along, at + along * 1.8});
        break;
    }
}

std::string filled(std::string_view color, double opacity) {
    return attribute("fill", color) +
           (opacity < 1 ? " " + attribute("fill-opacity", hundredths(opacity)) : "");
}

std::string stroked(std::string_view color, double width, double opacity, std::string_view more) {
    return attribute("fill", "none") + " " + attribute("stroke", color) + " " +
           attribute("stroke-width", tenths(width)) +
           (opacity < 1 ? " " + attribute("stroke-opacity", hundredths(opacity)) : "") +
           (more.empty() ? "" : " " + std::string(more));
}

namespace {

constexpr double fieldStep = 25; // pixels from arrow to arrow

void drawField(Svg& svg, const Project& project, const SceneItem& item, const View& view) {
    const Field field(settingsOf<FieldGeometry>(item),
                      static_cast<std::uint64_t>(project.worldNumber("seed")));
    const Moment moment(project.worldSettings());
    const Vec2 size = moment.worldSize;
    const double step = fieldStep / view.scale;
    PathData arrows;
    for (double y = step / 2; y < size.y; y += step)
        for (double x = step / 2; x < size.x; x += step) {
            const Vec2 flow = field.at(moment, {x, y}).value_or(Vec2{}) * (fieldStep * 0.6);
            if (length(flow) < 1)
                continue;
            const Vec2 tip = view({x, y}) + flow * 0.5;
            const Vec2 back = unit(flow) * -4;
            const Vec2 side = turnLeft(back) * 0.6;
            arrows.polyline({tip - flow, tip});
            arrows.polyline({tip + back + side, tip, tip + back - side});
        }
    svg.path(arrows, stroked(paint::outline, 1, 0.7));
}

void drawRegion(Svg& svg, const SceneItem& item, const View& view) {
    const auto region = settingsOf<RegionGeometry>(item);
    const Vec2 corner{region.x, region.y};
    const Vec2 size{region.width, region.height};
    PathData outline;
    if (region.shape == RegionShape::circle)
        outline.circle(view(corner + size * 0.5), smaller(size.x, size.y) / 2 * view.scale);
    else if (region.shape == RegionShape::polygon)
        outline.polyline(view(region.points), true);
    else
        outline.polyline(view({corner,
                               {corner.x + size.x, corner.y},
                               corner + size,
                               {corner.x, corner.y + size.y}}),
                         true);
    svg.path(outline, filled(paint::target, 0.07) + " stroke=\"" + std::string(paint::target) +
                          "\" stroke-opacity=\".5\" stroke-dasharray=\"4 3\"");
}

void drawObstacle(Svg& svg, const SceneItem& item, const View& view) {
    const auto obstacle = settingsOf<ObstacleGeometry>(item);
    PathData outline;
    if (obstacle.shape == ObstacleShape::circle)
        outline.circle(view({obstacle.x, obstacle.y}), obstacle.radius * view.scale);
    else
        outline.polyline(view(outlineOf(obstacle)), obstacle.shape != ObstacleShape::wall);
    if (obstacle.shape == ObstacleShape::wall)
        svg.path(outline, stroked(paint::outline, 3, 1,
                                  "stroke-linecap=\"round\" stroke-linejoin=\"round\""));
    else
        svg.path(outline, filled(paint::solid) + " stroke=\"" + std::string(paint::outline) +
                              "\" stroke-width=\"1.5\" stroke-linejoin=\"round\"");
}

/// Draws the path, with an arrow head at each third.
void drawPath(Svg& svg, const SceneItem& item, const View& view) {
    const auto geometry = settingsOf<PathGeometry>(item);
    PathData way;
    way.polyline(view(placesAlong(geometry)));
    svg.path(way, stroked(paint::target, 1.2, 0.7, "stroke-dasharray=\"5 3\""));
    const Path path(geometry);
    if (path.empty())
        return;
    PathData heads;
    for (int third = 1; third <= (path.closed() ? 3 : 2); ++third) {
        const double along = path.length() * third / 3 - (path.closed() ? path.length() / 6 : 0);
        const Vec2 tip = view(path.at(along));
        const Vec2 back = unit(view(path.at(along - 1)) - tip) * 7;
        const Vec2 side = turnLeft(back) * 0.5;
        heads.polyline({tip + back + side, tip, tip + back - side});
    }
    svg.path(heads, stroked(paint::target, 1.2));
}

/// Draws the tube around a path, for nodes with a `radius` around it.
void drawTubes(Svg& svg, const Project& project, const View& view) {
    for (const Link& link : project.links) {
        const Node& from = *project.node(link.from.node);
        const Node& to = *project.node(link.to.node);
        if (from.type != "path" || !findNodeType(to.type)->setting("radius"))
            continue;
        PathData way;
        if (const SceneItem* item = project.sceneItem(textOf(valueOf(from, "path"))))
            way.polyline(view(placesAlong(settingsOf<PathGeometry>(*item))));
        svg.path(way, stroked(paint::target, 2 * numberOf(valueOf(to, "radius")) * view.scale, 0.1,
                              "stroke-linejoin=\"round\" stroke-linecap=\"round\""));
    }
}

/// The distances of a node that can be drawn around its target.
std::vector<double> radiiOf(const Node& node) {
    const NodeType& type = *findNodeType(node.type);
    std::vector<double> radii;
    for (std::size_t i = 0; i < type.settings.size(); ++i) {
        const Setting& setting = type.settings[i];
        const bool isRadius = setting.id.ends_with("adius") || setting.id.ends_with("istance") ||
                              type.kind == NodeKind::condition;
        if (setting.unit == Unit::length && setting.kind == SettingKind::number && isRadius &&
            numberOf(node.values[i]) < noLimit)
            radii.push_back(numberOf(node.values[i]));
    }
    return radii;
}

void drawRadii(Svg& svg, const Project& project, const View& view) {
    PathData circles;
    for (const Link& link : project.links) {
        const Node& from = *project.node(link.from.node);
        if (from.type != "point")
            continue;
        const SceneItem* item = project.sceneItem(textOf(valueOf(from, "point")));
        for (const double radius : radiiOf(*project.node(link.to.node)))
            if (item && radius > 4)
                circles.circle(view({numberOf(valueOf(*item, "x")), numberOf(valueOf(*item, "y"))}),
                               radius * view.scale);
    }
    svg.path(circles, stroked(paint::target, 1, 0.45, "stroke-dasharray=\"2 3\""));
}

} // namespace

void drawScene(Svg& svg, const Project& project, const View& view) {
    for (const SceneItem& item : project.scene)
        if (item.type == "field")
            drawField(svg, project, item, view);
    for (const SceneItem& item : project.scene)
        if (item.type == "region")
            drawRegion(svg, item, view);
    for (const SceneItem& item : project.scene)
        if (item.type == "obstacle")
            drawObstacle(svg, item, view);
    drawTubes(svg, project, view);
    for (const SceneItem& item : project.scene)
        if (item.type == "path")
            drawPath(svg, item, view);
    drawRadii(svg, project, view);
}

void drawPoints(Svg& svg, const Project& project, const View& view) {
    PathData marks;
    for (const SceneItem& item : project.scene) {
        if (item.type != "point")
            continue;
        const auto point = settingsOf<PointGeometry>(item);
        const Vec2 at = view({point.x, point.y});
        marks.circle(at, 4);
        for (const Vec2 way : {Vec2{1, 0}, Vec2{0, 1}, Vec2{-1, 0}, Vec2{0, -1}})
            marks.polyline({at + way * 2, at + way * 7});
    }
    svg.path(marks, stroked(paint::target, 1.2));
}

} // namespace tiller::docs
