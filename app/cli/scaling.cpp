#include "app/cli/console.h"
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

/// Multiplies all lengths, such as places and sizes in the scene.
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
        return Problem{.text = "The project has no agents. Give an agent type a count."};

    const double wanted = static_cast<double>(agents);
    const double factor = std::sqrt(wanted / before);
    const double largest =
        factor * std::max(project.worldNumber("width"), project.worldNumber("height"));
    if (largest > coordinateLimit)
        return Problem{.text = tiller::toText(wanted) + " agents at this density need a world of " +
                               tiller::toText(std::ceil(largest)) +
                               "; the limit is 1000000. Ask for fewer agents."};

    Project scaled = project;
    scaleLengths(worldDescription(), scaled.world, factor);
    for (SceneItem& item : scaled.scene)
        scaleLengths(*findSceneType(item.type), item.values, factor);
    double countBefore = 0;
    double countAfter = 0;
    for (Node& node : scaled.nodes) {
        if (node.type != agentTypeId)
            continue;
        countBefore += countOf(node);
        // Round the running sum, so that all counts add up to the wanted number.
        const double sum = std::round(wanted * countBefore / before);
        setCount(node, sum - countAfter);
        countAfter = sum;
    }
    const Problems problems = tiller::check(scaled);
    if (hasErrors(problems))
        return problems;
    return scaled;
}

} // namespace tiller::cli
