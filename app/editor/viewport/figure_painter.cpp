#include "app/editor/viewport/painters.h"
#include "app/editor/viewport/setting_handles.h"
#include "core/base/angle.h"
#include "core/sim/explanation.h"

#include <algorithm>
#include <array>
#include <cmath>

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
    const QRectF sight = picture.sight(picture.enlarged * longestLight);
    for (std::size_t i = 0; i < agents.size(); ++i) {
        const QPointF at = picture.placeOf(agents, i);
        if (!isLit(&column, i) || !sight.contains(at))
            continue;
        const QPointF by = forceArrow(picture, {column.x[i], column.y[i]}, most);
        if (by.isNull())
            target.ring(at, agents.radius[i] * picture.view.scale() + 4, 1.75, color);
        else if (asNeedles)
            paintNeedle(target, at, by, picture.enlarged * needleWidth, color);
        else
            paintArrow(target, at, by, picture.enlarged * arrowWidth, color);
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
    const auto pixels = [scale = picture.enlarged * full / most](Vec2 by) {
        return QPointF(by.x, by.y) * scale;
    };
    const double width = picture.enlarged * (full > plainLength ? 2.25 : 1.75);
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
    const QRectF sight = picture.sight(picture.enlarged * pickedLength * longestDesired);
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

namespace {

constexpr const char* wanderId = "wander";
constexpr double degreesPerPiece = 10; // of the arc
constexpr double arcShare = 0.45;      // of the radius

/// From the right to the angle of the displacement, counterclockwise.
void paintAngle(DrawTarget& target, QPointF center, double radius, double angle, QRgb color) {
    const auto at = [&](double degrees) { return center + toPixels(direction(degrees)) * radius; };
    const int pieces = std::max(1, static_cast<int>(std::ceil(angle / degreesPerPiece)));
    for (int i = 0; i < pieces; ++i)
        target.line(at(angle * i / pieces), at(angle * (i + 1) / pieces), 1.5, color);
}

void paintCircle(DrawTarget& target, const WorldPicture& picture, const WanderCircle& circle) {
    const QRgb color = picture.look.behaviorColor(circle.node, picture.colors.text.rgba());
    const QPointF agent = picture.view.toView(circle.agent);
    const QPointF center = picture.view.toView(circle.center);
    const double radius = circle.radius * picture.view.scale();
    const QPointF displacement = toPixels(direction(circle.angle)) * radius;
    target.disc(center, radius, withAlpha(color, 28));
    target.line(agent, center, 1.25, withAlpha(color, 150));
    target.line(center, center + QPointF(radius, 0), 1, withAlpha(color, 130));
    paintAngle(target, center, arcShare * radius, circle.angle, withAlpha(color, 220));
    target.ring(center, radius, 1.75, color);
    paintArrow(target, center, displacement, 2.25, color);
    target.disc(center + displacement, 3.5, color);
}

} // namespace

std::vector<WanderCircle> wanderCircles(const WorldPicture& picture,
                                        const Explanation& explanation) {
    std::vector<WanderCircle> circles;
    for (const NodeExplanation& own : explanation.nodes) {
        const Node* node = picture.project.node(own.node);
        if (!node || node->type != wanderId ||
            !(own.used || picture.selected.contains(node->id) || picture.lit == node->id))
            continue;
        const auto angle = own.quantities.find("angle");
        const std::vector<PlacedHandle> handles = placedHandles(*node, explanation);
        const auto rim = std::ranges::find(handles, "circleRadius", &PlacedHandle::setting);
        if (angle != own.quantities.end() && rim != handles.end())
            circles.push_back({node->id, explanation.position, rim->from, rim->value * rim->scale,
                               std::get<double>(angle->second)});
    }
    return circles;
}

void paintWanderCircles(DrawTarget& target, const WorldPicture& picture) {
    const Frame& frame = picture.frame;
    std::vector<WanderCircle> circles;
    if (frame.explanation && picture.picked && frame.picked == picture.picked)
        circles = wanderCircles(picture, *frame.explanation);
    if (frame.sample)
        for (WanderCircle& circle : wanderCircles(picture, *frame.sample))
            if (picture.selected.contains(circle.node))
                circles.push_back(std::move(circle));
    for (const WanderCircle& circle : circles)
        paintCircle(target, picture, circle);
}

namespace {

constexpr double leastRing = 58;        // pixels, its radius
constexpr double mostInterest = 30;     // pixels outward, of the largest interest
constexpr double mostDanger = 22;       // pixels inward
constexpr double petalShare = 0.7;      // of the angle between two directions
constexpr double shortestChoice = 1e-6; // of the maximum speed; below, it stands

/// The map to show: of the selected Context, or of the first that steers the agent.
const NodeExplanation* shownMap(const WorldPicture& picture, const Explanation& explanation) {
    const NodeExplanation* found = nullptr;
    for (const NodeExplanation& node : explanation.nodes)
        if (node.map && (picture.selected.contains(node.node) || (node.used && !found)))
            found = &node;
    return found;
}

/// A direction of the ring, from one radius to another.
void paintPetal(DrawTarget& target, QPointF at, double degrees, double half, double from, double to,
                QRgb color) {
    if (from == to)
        return;
    const QPointF left = toPixels(direction(degrees - half));
    const QPointF right = toPixels(direction(degrees + half));
    const std::array corners{at + left * from, at + left * to, at + right * to, at + right * from};
    target.fan(corners, color);
}

} // namespace

void paintDirections(DrawTarget& target, const WorldPicture& picture) {
    const Frame& frame = picture.frame;
    if (!picture.overlays.directions || !frame.explanation || frame.picked != picture.picked)
        return;
    const Explanation& why = *frame.explanation;
    const NodeExplanation* node = shownMap(picture, why);
    if (!node)
        return;
    const QPointF at = picture.view.toView(why.position);
    const double ring = std::max(leastRing, picture.bodyPixels(why.radius) + mostDanger + 12);
    const double step = 360.0 / static_cast<double>(node->map->directions.size());
    const double half = petalShare * step / 2;
    double interest = 1, danger = 0.4; // what has the full length
    for (const Appeal& each : node->map->directions) {
        interest = std::max(interest, each.interest);
        danger = std::max(danger, each.danger);
    }
    double degrees = 0;
    for (const Appeal& each : node->map->directions) {
        const bool isOpen = each.danger <= node->map->mostDanger;
        const QRgb wanted = withAlpha(picture.colors.interest().rgba(), isOpen ? 210 : 70);
        const QRgb feared = withAlpha(picture.colors.danger().rgba(), 210);
        paintPetal(target, at, degrees, half, ring, ring + mostInterest * each.interest / interest,
                   wanted);
        paintPetal(target, at, degrees, half, ring, ring - mostDanger * each.danger / danger,
                   feared);
        target.line(at + toPixels(direction(degrees - half)) * ring,
                    at + toPixels(direction(degrees + half)) * ring, 1.5,
                    isOpen ? withAlpha(picture.colors.text.rgba(), 150) : feared);
        degrees += step;
    }
    const auto chosen = node->quantities.find("chosen");
    const Vec2* velocity =
        chosen == node->quantities.end() ? nullptr : std::get_if<Vec2>(&chosen->second);
    if (!velocity || length(*velocity) <= shortestChoice * why.maxSpeed)
        return;
    const QPointF way = toPixels(unit(*velocity));
    paintArrow(target, at + way * ring, way * (mostInterest + 8), 3.5, picture.colors.text.rgba());
}

namespace {

constexpr double leastLight = 70; // pixels around its middle
constexpr double lightMargin = 30;
constexpr double ringMargin = 5;
constexpr double ringWidth = 2;
constexpr int darkness = 150; // of 255

std::optional<SpotlitPlace::Light> lightOf(const WorldPicture& picture) {
    const SpotlitPlace& spotlit = picture.spotlit;
    if (spotlit.light || !spotlit.agent)
        return spotlit.light;
    for (const FrameAgents& agents : picture.frame.agents) {
        if (agents.type != spotlit.agent->type)
            continue;
        const auto found = std::ranges::find(agents.ordinal, spotlit.agent->ordinal);
        if (found != agents.ordinal.end()) {
            const auto i = static_cast<std::size_t>(found - agents.ordinal.begin());
            return SpotlitPlace::Light{{agents.x[i], agents.y[i]}, agents.radius[i]};
        }
    }
    return {};
}

} // namespace

void paintSpotlight(DrawTarget& target, const WorldPicture& picture) {
    const QRectF sight = picture.sight(20);
    for (const FrameAgents& agents : picture.frame.agents)
        if (std::ranges::find(picture.spotlit.ringed, agents.type) != picture.spotlit.ringed.end())
            for (std::size_t i = 0; i < agents.size(); ++i)
                if (const QPointF at = picture.placeOf(agents, i); sight.contains(at))
                    target.ring(at, picture.bodyPixels(agents.radius[i]) + ringMargin, ringWidth,
                                picture.colors.accent.rgba());
    const auto light = lightOf(picture);
    if (!light)
        return;
    const QPointF at = picture.view.toView(light->place);
    const double radius = std::max(leastLight, light->radius * picture.view.scale() + lightMargin);
    if (!picture.sight(radius).contains(at))
        return;
    // A ring that is wide enough to reach every corner, wherever the light is.
    const double reach = 2 * (lengthOf({picture.size.width(), picture.size.height()}) + radius);
    target.ring(at, radius + reach / 2, reach, qRgba(0, 0, 0, darkness));
}

} // namespace tiller
