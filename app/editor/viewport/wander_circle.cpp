#include "app/editor/viewport/painters.h"
#include "app/editor/viewport/setting_handles.h"
#include "core/base/angle.h"
#include "core/sim/terms.h"

#include <algorithm>
#include <cmath>

namespace tiller {

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

} // namespace tiller
