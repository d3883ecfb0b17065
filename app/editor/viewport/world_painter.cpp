#include "app/editor/viewport/world_painter.h"

#include "app/editor/sim/behavior_colors.h"
#include "app/editor/viewport/agent_painter.h"
#include "app/editor/viewport/force_lights.h"
#include "app/editor/viewport/ghost_painter.h"
#include "app/editor/viewport/scene_painter.h"
#include "core/base/lattice.h"
#include "core/model/registry.h"

#include <algorithm>

namespace tiller {

namespace {

AgentLook lookOf(const Node& type, double tick) {
    const auto number = [&type](std::string_view id) { return numberOf(valueOf(type, id)); };
    const auto settings =
        settingsFrom<AgentTypeSettings>(findNodeType(agentTypeId)->settings, type.values);
    // No wanted velocity asks for more than this; a maxForce of "no limit" would show nothing.
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
            types.emplace(node.id, lookOf(node, project.worldNumber("tick")));
        else if (type && type->kind == NodeKind::behavior)
            behaviors.emplace(node.id, behaviorColor(node.type, dark).rgba());
    }
}

QRectF worldBox(const Project& project) {
    return {0, 0, project.worldNumber("width"), project.worldNumber("height")};
}

void paintBack(DrawTarget& target, const WorldPicture& picture) {
    paintGround(target, picture);
    paintShapes(target, picture);
}

void paintMoving(DrawTarget& target, const WorldPicture& picture) {
    if (picture.overlays.trails)
        paintTrails(target, picture);
    paintFutureThatWas(target, picture);
    paintGhosts(target, picture);
    paintAgents(target, picture);
    paintForceLights(target, picture);
    paintPicked(target, picture);
    paintSettingHandles(target, picture.settings, picture.settingPlaces, picture.activeSetting,
                        picture.view, picture.size, picture.colors.accent, picture.colors.world);
}

void paintFront(DrawTarget& target, const WorldPicture& picture) {
    if (picture.overlays.handles)
        paintGrips(target, picture);
    paintSketch(target, picture);
}

void paintWorld(DrawTarget& target, const WorldPicture& picture) {
    paintBack(target, picture);
    paintMoving(target, picture);
    paintFront(target, picture);
}

} // namespace tiller
