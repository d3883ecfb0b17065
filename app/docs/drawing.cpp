#include "app/docs/drawing.h"

#include "core/base/angle.h"
#include "core/model/registry.h"

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

} // namespace tiller::docs
