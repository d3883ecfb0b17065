#include "app/editor/viewport/world_picture.h"

#include "app/editor/sim/behavior_colors.h"
#include "core/base/lattice.h"
#include "core/model/registry.h"

#include <algorithm>

namespace tiller {

namespace {

AgentLook agentLookOf(const Node& type, double tick) {
    const auto number = [&type](std::string_view id) { return numberOf(valueOf(type, id)); };
    const AgentTypeSettings settings = agentTypeSettings(type);
    // No wanted velocity needs more force than this. "No limit" as a scale would show nothing.
    const double mostWanted = 2 * number("maxSpeed") / std::max(number("responseTime"), tick);
    return {.color = QColor(QString::fromStdString(settings.color)).rgba(),
            .shape = settings.shape,
            .maxSpeed = std::max(number("maxSpeed"), 1e-9),
            .maxForce = std::max(std::min(number("maxForce"), mostWanted), 1e-9)};
}

} // namespace

ProjectLook::ProjectLook(const Project& project, bool dark) {
    for (const Node& node : project.nodes) {
        const NodeType* type = findNodeType(node.type);
        if (node.type == agentTypeId)
            types.emplace(node.id, agentLookOf(node, project.worldNumber("tick")));
        else if (type && type->kind == NodeKind::behavior)
            behaviors.emplace(node.id, tiller::behaviorColor(node.type, dark).rgba());
    }
}

AgentLook ProjectLook::typeLook(const Id& type, AgentLook otherwise) const {
    const auto found = types.find(type);
    return found == types.end() ? otherwise : found->second;
}

QRgb ProjectLook::behaviorColor(const Id& node, QRgb otherwise) const {
    const auto found = behaviors.find(node);
    return found == behaviors.end() ? otherwise : found->second;
}

Vec2 WorldPicture::longestStep() const {
    const QRectF world = worldBox(project);
    return project.worldText("edges") == "wrap" ? Vec2{world.width() / 2, world.height() / 2}
                                                : Vec2{1e12, 1e12};
}

QRectF worldBox(const Project& project) {
    return {0, 0, project.worldNumber("width"), project.worldNumber("height")};
}

} // namespace tiller
