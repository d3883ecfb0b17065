#include "app/editor/canvas/hit_test.h"

#include "core/model/registry.h"

namespace tiller {

namespace {

// In pixels of the screen.
constexpr double portReach = 12;
constexpr double attractReach = 20;
constexpr double linkReach = 8;
constexpr double boxReach = 8; // corners and borders of frames and comments

} // namespace

std::optional<PortRef> portAt(const CanvasParts& parts, QPointF place) {
    return parts.scene.portAt(place, portReach / parts.view.zoom());
}

std::optional<PortRef> portNear(const CanvasParts& parts, QPointF place) {
    return parts.scene.portAt(place, attractReach / parts.view.zoom());
}

std::optional<Id> linkAt(const CanvasParts& parts, QPointF place) {
    return parts.scene.linkAt(place, wireReach(parts.view));
}

std::optional<Id> wirePointAt(const CanvasParts& parts, QPointF place) {
    return parts.view.marked() ? parts.scene.wirePointAt(place, wireReach(parts.view))
                               : std::nullopt;
}

std::optional<Id> weightAt(const CanvasParts& parts, QPointF place) {
    if (!parts.view.marked())
        return {};
    const auto found = parts.scene.weightAt(place, parts.view.markScale());
    const bool isShown =
        found && showsMarks(parts.scene, *parts.scene.wire(*found), parts.view.zoom());
    return isShown ? found : std::nullopt;
}

std::optional<ButtonHit> buttonAt(const CanvasParts& parts, QPointF place) {
    const auto node = parts.view.detailed() ? parts.scene.nodeAt(place) : std::nullopt;
    if (!node)
        return {};
    const NodeType& type = *findNodeType(parts.project().node(*node)->type);
    const CardButton button = cardButtonAt(*parts.scene.card(*node), place,
                                           !parts.nodes.problem(*node).isEmpty(), canBeSolo(type));
    return button == CardButton::none ? std::nullopt : std::optional(ButtonHit{*node, button});
}

std::optional<AnnotationLayer::Hit> boxAt(const CanvasParts& parts, QPointF place) {
    return parts.annotations.at(place, boxReach / parts.view.zoom());
}

double wireReach(const CanvasView& view) {
    return linkReach / view.zoom();
}

} // namespace tiller
