#include "app/editor/viewport/painters.h"

#include <algorithm>

namespace tiller {

namespace {

constexpr std::size_t mostArrows = 1'500; // more agents get needles: a third of the triangles
constexpr double arrowWidth = 2.5;
constexpr double needleWidth = 6;
constexpr double longestLight = 60; // pixels around an agent that its arrow may reach

void paintLit(DrawTarget& target, const WorldPicture& picture, const FrameAgents& agents,
              const PopulationForces::Column& column, bool asNeedles) {
    const QRgb color = picture.look.behaviorColor(picture.lit, picture.colors.accent.rgba());
    const double most = picture.look.typeLook(agents.type).maxForce;
    const QRectF sight = picture.sight(longestLight);
    for (std::size_t i = 0; i < agents.size(); ++i) {
        const QPointF at = picture.placeOf(agents, i);
        if (!isLit(&column, i) || !sight.contains(at))
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
            paintLit(target, picture, agents, *column, asNeedles);
}

int litCount(const Frame& frame, std::string_view node) {
    std::ptrdiff_t count = 0;
    for (const FrameAgents& agents : frame.agents)
        if (const auto* column = contributionOf(agents, node))
            count += std::ranges::count_if(column->on, [](std::uint8_t on) { return on != 0; });
    return static_cast<int>(count);
}

} // namespace tiller
