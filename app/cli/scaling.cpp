#include "app/cli/scaling.h"

#include "core/base/lattice.h"
#include "core/model/agent_type.h"
#include "core/model/check.h"
#include "core/model/registry.h"

#include <algorithm>
#include <cmath>

namespace tiller::cli {

namespace {

Value& valueIn(const Description& type, std::vector<Value>& values, std::string_view setting) {
    return values[*type.settingIndex(setting)];
}

bool isPlaced(const Node& node) {
    return textOf(valueOf(node, "start")) == "placed";
}

double countOf(const Node& node) {
    return isPlaced(node) ? static_cast<double>(node.agents.size())
                          : numberOf(valueOf(node, "count"));
}

/// Grows what is a length, such as places and sizes in the scene.
void scaleLengths(const Description& type, std::vector<Value>& values, double factor) {
    for (std::size_t i = 0; i < values.size(); ++i) {
        const Setting& setting = type.settings[i];
        if (setting.unit != Unit::length)
            continue;
        const auto scaled = [&](double length) {
            return length == noLimit ? length
                                     : std::clamp(length * factor, setting.min, setting.max);
        };
        if (setting.kind != SettingKind::points) {
            values[i] = scaled(numberOf(values[i]));
            continue;
        }
        Points points = pointsOf(values[i]);
        for (Vec2& point : points)
            point = {scaled(point.x), scaled(point.y)};
        values[i] = std::move(points);
    }
}

void setCount(Node& node, double count) {
    const NodeType& type = *findNodeType(node.type);
    if (isPlaced(node)) {
        valueIn(type, node.values, "start") = std::string("region");
        valueIn(type, node.values, "startRegion") = std::string();
        node.agents.clear();
    }
    valueIn(type, node.values, "count") = count;
}

} // namespace

Result<Project> scaledTo(const Project& project, std::uint64_t agents) {
    double before = 0;
    for (const Node& node : project.nodes)
        if (node.type == agentTypeId)
            before += countOf(node);
    if (before == 0)
        return Problem{.text = "There are no agents to make more of. Give a type a count."};

    const double wanted = static_cast<double>(agents);
    const double factor = std::sqrt(wanted / before);
    const double largest =
        factor * std::max(project.worldNumber("width"), project.worldNumber("height"));
    if (largest > coordinateLimit)
        return Problem{.text = tiller::toText(wanted) + " agents at this density need a world of " +
                               tiller::toText(std::ceil(largest)) +
                               "; it may be 1000000 at most. Ask for fewer."};

    Project scaled = project;
    scaleLengths(worldDescription(), scaled.world, factor);
    for (SceneItem& item : scaled.scene)
        scaleLengths(*findSceneType(item.type), item.values, factor);
    double seen = 0;
    double given = 0;
    for (Node& node : scaled.nodes) {
        if (node.type != agentTypeId)
            continue;
        seen += countOf(node); // rounded from the running sum, so that all add up to what is wanted
        const double upTo = std::round(wanted * seen / before);
        setCount(node, upTo - given);
        given = upTo;
    }
    const Problems problems = tiller::check(scaled);
    if (hasErrors(problems))
        return problems;
    return scaled;
}

} // namespace tiller::cli
