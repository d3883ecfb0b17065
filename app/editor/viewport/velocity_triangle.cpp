#include "app/editor/viewport/painters.h"

#include <algorithm>

namespace tiller {

namespace {

constexpr double plainLength = 44; // pixels, of the maximum speed
constexpr double pickedLength = 88;
constexpr double longestDesired =
    2; // lengths of the maximum speed; a longer one shrinks the figure
constexpr std::size_t mostFigures = 1'500; // more agents get needles: a third of the triangles

void paintSide(DrawTarget& target, QPointF from, QPointF by, double width, QRgb color,
               bool asNeedle) {
    if (asNeedle)
        paintNeedle(target, from, by, 2 * width, color);
    else
        paintArrow(target, from, by, width, color);
}

void paintTriangle(DrawTarget& target, const WorldPicture& picture,
                   const VelocityTriangle& triangle, QPointF at, const AgentLook& look, double full,
                   bool asNeedle) {
    const double most = std::max(
        {look.maxSpeed, length(triangle.velocity), length(triangle.desired) / longestDesired});
    const auto pixels = [scale = full / most](Vec2 by) { return QPointF(by.x, by.y) * scale; };
    const double width = full > plainLength ? 2.25 : 1.75;
    const QPointF velocity = pixels(triangle.velocity);
    const QPointF desired = pixels(triangle.desired);
    if (triangle.steers()) {
        const QRgb text = picture.colors.text.rgba();
        target.line(at + velocity, at + desired, 1, withAlpha(text, 110));
        paintSide(target, at + velocity, pixels(triangle.steering), width, text, asNeedle);
        // Wide, so that the velocity does not cover it where both have one direction.
        paintSide(target, at, desired, 2 * width, picture.colors.desired().rgba(), asNeedle);
    }
    paintSide(target, at, velocity, width, look.color, asNeedle);
}

} // namespace

const PopulationForces::Column* shownBehavior(const WorldPicture& picture,
                                              const FrameAgents& agents) {
    const PopulationForces::Column* found = nullptr;
    for (const PopulationForces::Column& column : agents.forces.behaviors) {
        if (column.node == picture.lit)
            return &column;
        if (!picture.selected.contains(column.node))
            continue;
        if (found)
            return nullptr;
        found = &column;
    }
    return found;
}

VelocityTriangle velocityTriangle(const FrameAgents& agents, std::size_t agent,
                                  const PopulationForces::Column* behavior) {
    const PopulationForces& forces = agents.forces;
    const Vec2 velocity{agents.vx[agent], agents.vy[agent]};
    if (!behavior) {
        const double time = forces.wantedTime[agent];
        const Vec2 wanted{forces.wantedX[agent], forces.wantedY[agent]};
        const Vec2 steering{forces.steeringX[agent], forces.steeringY[agent]};
        return {velocity, velocity + wanted * time, steering * time};
    }
    if (!isLit(behavior, agent))
        return {velocity, velocity, {}};
    const double time = forces.responseTime[agent];
    const Vec2 steering = Vec2{behavior->x[agent], behavior->y[agent]} * (time / behavior->weight);
    return {velocity, velocity + steering, steering};
}

void paintVelocityTriangles(DrawTarget& target, const WorldPicture& picture) {
    const bool asNeedles = picture.frame.agentCount() > mostFigures;
    const QRectF sight = picture.sight(pickedLength * longestDesired);
    for (const FrameAgents& agents : picture.frame.agents) {
        if (agents.forces.wantedX.size() != agents.size())
            continue; // the frame is older than the overlay
        const PopulationForces::Column* behavior = shownBehavior(picture, agents);
        const AgentLook look = picture.look.typeLook(agents.type);
        for (std::size_t i = 0; i < agents.size(); ++i) {
            const QPointF at = picture.placeOf(agents, i);
            if (!sight.contains(at))
                continue;
            const bool isPicked = picture.picked && picture.picked->type == agents.type &&
                                  picture.picked->ordinal == agents.ordinal[i];
            paintTriangle(target, picture, velocityTriangle(agents, i, behavior), at, look,
                          isPicked ? pickedLength : plainLength, asNeedles && !isPicked);
        }
    }
}

} // namespace tiller
