#include "app/editor/viewport/force_lights.h"

#include "app/editor/sim/behavior_colors.h"
#include "app/editor/viewport/agent_painter.h"

#include <algorithm>

namespace tiller {

namespace {

constexpr std::size_t mostArrows = 1'500; // beyond this they are needles: a third of the corners
constexpr double arrowWidth = 2.5;
constexpr double needleWidth = 6;

QRgb colorOf(const WorldPicture& picture) {
    const auto found = picture.look.behaviors.find(picture.lit);
    return found == picture.look.behaviors.end() ? picture.colors.accent.rgba() : found->second;
}

double mostOf(const WorldPicture& picture, const FrameAgents& agents) {
    const auto found = picture.look.types.find(agents.type);
    return found == picture.look.types.end() ? 1 : found->second.maxForce;
}

void paintCrowd(DrawTarget& target, const WorldPicture& picture, const FrameAgents& agents,
                const PopulationForces::Column& column, bool asNeedles) {
    const QRgb color = colorOf(picture);
    const double most = mostOf(picture, agents);
    const QRectF sight = QRectF(QPointF(), picture.size).adjusted(-60, -60, 60, 60);
    for (std::size_t i = 0; i < agents.size(); ++i) {
        if (!isLit(&column, i))
            continue;
        const QPointF at = picture.view.toView(Vec2{agents.x[i], agents.y[i]});
        if (!sight.contains(at))
            continue;
        const QPointF by = forceArrow({column.x[i], column.y[i]}, most);
        if (by.isNull())
            target.ring(at, agents.radius[i] * picture.view.scale() + 4, 1.75, color);
        else if (asNeedles)
            paintNeedle(target, at, by, needleWidth, color);
        else
            paintArrow(target, at, by, arrowWidth, color);
    }
}

} // namespace

const PopulationForces::Column* contributionOf(const FrameAgents& agents, std::string_view node) {
    for (const auto* columns : {&agents.forces.behaviors, &agents.forces.others})
        for (const PopulationForces::Column& column : *columns)
            if (column.node == node)
                return &column;
    return nullptr;
}

bool isLit(const PopulationForces::Column* column, std::size_t agent) {
    return column && agent < column->on.size() && column->on[agent] != 0;
}

void paintForceLights(DrawTarget& target, const WorldPicture& picture) {
    if (picture.lit.empty())
        return;
    const bool asNeedles = picture.frame.agentCount() > mostArrows;
    for (const FrameAgents& agents : picture.frame.agents)
        if (const auto* column = contributionOf(agents, picture.lit))
            paintCrowd(target, picture, agents, *column, asNeedles);
}

int litCount(const Frame& frame, std::string_view node) {
    std::ptrdiff_t count = 0;
    for (const FrameAgents& agents : frame.agents)
        if (const auto* column = contributionOf(agents, node))
            count += std::ranges::count_if(column->on, [](std::uint8_t on) { return on != 0; });
    return static_cast<int>(count);
}

} // namespace tiller
