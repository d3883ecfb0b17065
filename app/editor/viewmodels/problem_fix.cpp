#include "app/editor/viewmodels/problem_fix.h"

#include "app/editor/viewport/scene_transform.h"
#include "core/model/agent_type.h"
#include "core/model/check_room.h"
#include "core/model/registry.h"
#include "core/nodes/describe.h"
#include "core/scene/solid_ground.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace tiller {

namespace {

QString trFix(const char* text) {
    return QCoreApplication::translate("ProblemFix", text);
}

Vec2 sizeOf(const Project& project) {
    return {project.worldNumber("width"), project.worldNumber("height")};
}

/// How far a stretch moves to lie within 0 and a size; if it is longer, its middle comes to theirs.
double wayInside(double low, double high, double size) {
    if (high - low > size)
        return std::round((size - low - high) / 2);
    return low < 0 ? -low : high > size ? size - high : 0;
}

std::optional<ProblemFix> movedInside(const Project& project, const SceneItem& item) {
    const PlaceBox box = boxOfItem(item);
    if (!isOutsideWorld(project, box))
        return {};
    const Vec2 size = sizeOf(project);
    const SceneItem moved = movedItem(
        item, {wayInside(box.low.x, box.high.x, size.x), wayInside(box.low.y, box.high.y, size.y)});
    const auto change = replaceItems(project, std::span(&moved, 1));
    if (!change)
        return {};
    return ProblemFix{trFix("Move it inside"), change.value()};
}

/// Finds places for agents: in the world, and clear of obstacles and of the agents before.
class FreePlaces {
public:
    FreePlaces(const Project& project, double radius)
        : m_size(sizeOf(project)), m_radius(radius), m_ground(obstacles(project)) {}

    Vec2 take(Vec2 wanted) {
        constexpr int mostRings = 200;
        const double step = std::max(m_radius, 1.0);
        const Vec2 start{std::clamp(wanted.x, 0.0, m_size.x), std::clamp(wanted.y, 0.0, m_size.y)};
        Vec2 found = start;
        for (int ring = 0; ring < mostRings && !isFree(found); ++ring)
            for (int i = 0; i < 8 * ring && !isFree(found); ++i) {
                const double angle = 2 * 3.14159265358979323846 * i / (8 * ring);
                const Vec2 out{std::cos(angle), std::sin(angle)};
                const Vec2 place = start + out * (step * ring);
                found = {std::round(place.x), std::round(place.y)};
            }
        if (!isFree(found))
            found = start;
        m_taken.push_back(found);
        return found;
    }

private:
    static std::vector<ObstacleGeometry> obstacles(const Project& project) {
        std::vector<ObstacleGeometry> all;
        for (const SceneItem& item : project.scene)
            if (item.type == "obstacle")
                all.push_back(settingsFrom<ObstacleGeometry>(findSceneType(item.type)->settings,
                                                             item.values));
        return all;
    }

    [[nodiscard]] bool isFree(Vec2 place) const {
        if (place.x < 0 || place.y < 0 || place.x > m_size.x || place.y > m_size.y)
            return false;
        const auto isNear = [&](Vec2 other) { return length(other - place) < 2 * m_radius; };
        if (std::ranges::any_of(m_taken, isNear))
            return false;
        std::vector<SolidGround::Piece> near;
        const Vec2 wide{m_radius, m_radius};
        m_ground.findNear({}, place - wide, place + wide, near);
        bool clear = true;
        m_ground.forPushes(near, place, m_radius, [&](Vec2) { clear = false; });
        return clear;
    }

    Vec2 m_size;
    double m_radius;
    SolidGround m_ground;
    std::vector<Vec2> m_taken;
};

std::optional<ProblemFix> movedApart(const Project& project, const Node& node) {
    if (node.type != agentTypeId || node.agents.empty())
        return {};
    FreePlaces places(project, agentTypeSettings(node).radius);
    std::vector<PlacedAgent> agents = node.agents;
    for (PlacedAgent& agent : agents)
        agent.position = places.take(agent.position);
    const Change change = setAgents(project, node.id, std::move(agents));
    if (change.empty())
        return {};
    return ProblemFix{trFix("Move the agents to free places"), change};
}

} // namespace

namespace {

/// Obstacles stop all agents that move.
std::optional<ProblemFix> madeSolid(const Project& project) {
    Project after = project;
    for (const Node& node : project.nodes)
        if (node.type == agentTypeId && agentTypeSettings(node).maxSpeed > 0)
            if (const auto change = setValue(after, node.id, "solid", std::string("obstacles")))
                apply(change.value(), after);
    const Change change = difference(project, after);
    return change.empty()
               ? std::nullopt
               : std::optional(ProblemFix{trFix("Let obstacles stop all agents"), change});
}

} // namespace

std::optional<ProblemFix> fixOf(const Project& project, const Problem& problem) {
    if (problem.severity == Severity::error)
        return {};
    for (const Id& id : problem.ids) {
        if (const SceneItem* item = project.sceneItem(id))
            return movedInside(project, *item);
        const Node* node = project.node(id);
        if (node && problem.text.find("go through the obstacles") != std::string::npos)
            return madeSolid(project);
        const bool isPlaced =
            node && node->type == agentTypeId && textOf(valueOf(*node, "start")) == "placed";
        if (isPlaced && problem.text.find("Move") != std::string::npos)
            return movedApart(project, *node);
    }
    return {};
}

} // namespace tiller
