#include "core/game/debug_draw.h"

#include "core/base/lattice.h"
#include "core/model/registry.h"
#include "core/sim/explanation.h"

#include <algorithm>

namespace tiller::game {

namespace {

constexpr double radiiOfMaxForce = 5;
constexpr double smallestRadius = 1; ///< of a body that is drawn

/// The circles of a node: its settings that are distances around a place.
void drawRanges(const Node& node, const Explanation& explanation, DebugDraw& draw) {
    const NodeType* type = findNodeType(node.type);
    if (!type)
        return;
    const TermValues known = termsOf(node, explanation).known;
    for (std::size_t i = 0; i < std::min(node.values.size(), type->settings.size()); ++i) {
        const Setting& setting = type->settings[i];
        const SettingHandle& handle = setting.handle;
        const double* value = std::get_if<double>(&node.values[i]);
        const bool applies =
            !setting.appliesWhen ||
            setting.appliesWhen->holds(valueOf(node, setting.appliesWhen->setting));
        if (handle.shape != SettingHandle::Shape::circle || !value || !applies || *value >= noLimit)
            continue;
        const double beyond = evaluated<double>(handle.beyond, known).value_or(0);
        const double scale = std::max(evaluated<double>(handle.scale, known).value_or(1), 1.0);
        draw.circle(evaluated<Vec2>(handle.from, known).value_or(explanation.position),
                    *value * scale + beyond, Stroke::range);
    }
}

std::string inWords(Vec2 vector) {
    return "(" + toText(vector.x) + ", " + toText(vector.y) + ")";
}

std::string nameOf(const Project& project, const Id& id) {
    const Node* node = project.node(id);
    return node ? displayName(*node) + " (" + id + ")" : id;
}

} // namespace

void drawExplanation(const Project& project, const Explanation& explanation, DebugDraw& draw) {
    const Vec2 from = explanation.position;
    const double radius = std::max(explanation.radius, smallestRadius);
    const double perForce = explanation.maxForce > 0 && explanation.maxForce < noLimit
                                ? radius * radiiOfMaxForce / explanation.maxForce
                                : 0;
    draw.circle(from, explanation.radius, Stroke::body);
    const auto response = explanation.quantities.find("t'");
    const double* time =
        response == explanation.quantities.end() ? nullptr : std::get_if<double>(&response->second);
    draw.line(from, from + explanation.velocity * (time ? *time : 1.0), Stroke::velocity);
    for (const NodeExplanation& of : explanation.nodes) {
        const Node* node = project.node(of.node);
        const NodeType* type = node ? findNodeType(node->type) : nullptr;
        if (!type || !of.used)
            continue;
        if (type->kind == NodeKind::behavior)
            draw.line(from, from + of.force * (of.weight * perForce), Stroke::force);
        if (of.target) {
            draw.line(from, *of.target, Stroke::target);
            draw.circle(*of.target, radius, Stroke::target);
        }
        drawRanges(*node, explanation, draw);
    }
    draw.line(from, from + explanation.steering * perForce, Stroke::steering);
}

std::string explanationText(const Project& project, const Explanation& explanation) {
    std::string text = "position " + inWords(explanation.position) + ", velocity " +
                       inWords(explanation.velocity) + "\n";
    if (!explanation.mode.empty())
        text += "mode " + nameOf(project, explanation.mode) + "\n";
    for (const NodeExplanation& of : explanation.nodes) {
        const Node* node = project.node(of.node);
        const NodeType* type = node ? findNodeType(node->type) : nullptr;
        if (!type || !(of.used || (type->kind == NodeKind::condition && of.active)))
            continue;
        text += nameOf(project, of.node);
        if (type->kind == NodeKind::behavior || type->kind == NodeKind::combiner)
            text += ": force " + inWords(of.force) + ", weight " + toText(of.weight);
        else if (type->kind == NodeKind::condition)
            text += of.active ? ": true" : ": false";
        if (of.number)
            text += ": " + toText(*of.number);
        if (of.target)
            text += ": at " + inWords(*of.target);
        text += "\n";
    }
    text += "steering " + inWords(explanation.steering);
    if (explanation.cut > 0)
        text += ", " + toText(explanation.cut) + " cut off by maxForce";
    return text + "\n";
}

} // namespace tiller::game
