#include "app/editor/canvas/hit_test.h"

#include "core/model/registry.h"

#include <algorithm>

namespace tiller {

namespace {

constexpr double buttonSize = 20;
constexpr double buttonStep = buttonSize + 2;
constexpr double buttonMargin = 8;
constexpr double belowTitle = 19; // as in NodeCardContent.qml

} // namespace

QRectF cardButtonBox(const Card& card, CardButton button, bool hasProblem, bool canSolo) {
    double right = buttonMargin;
    for (const auto& [each, hasIt] :
         {std::pair{CardButton::problem, hasProblem}, std::pair{CardButton::solo, canSolo},
          std::pair{CardButton::mute, true}}) {
        if (!hasIt)
            continue;
        if (each == button)
            return {card.rect.right() - right - buttonSize,
                    card.rect.top() +
                        (card.hasTypeRow ? belowTitle : (cardHeader - buttonSize) / 2),
                    buttonSize, buttonSize};
        right += buttonStep;
    }
    return {};
}

CardButton cardButtonAt(const Card& card, QPointF place, bool hasProblem, bool canSolo) {
    for (const CardButton button : {CardButton::problem, CardButton::solo, CardButton::mute})
        if (cardButtonBox(card, button, hasProblem, canSolo).contains(place))
            return button;
    return CardButton::none;
}

namespace {

// In pixels of the screen.
constexpr double portReach = 12;
constexpr double attractReach = 20;
constexpr double linkReach = 8;
constexpr double boxReach = 8; // corners and borders of frames and comments

/// The frame whose title is there, if it is larger than its bar.
std::optional<Id> largeTitleAt(const CanvasParts& parts, QPointF place) {
    if (parts.view.titleScale() <= 1)
        return {};
    const std::vector<QRectF> frames = frameBoxes(parts.scene.boxes());
    for (const Annotation* each : parts.scene.boxes()) {
        if (each->type != "frame")
            continue;
        const QRectF box = boxOf(*each);
        const TitleRoom room = titleRoom(box, frames);
        const double height = titleHeight(parts.view.titleScale(), room.above);
        const QRectF title(box.x(), box.y() + frameHead - height, box.width(), height);
        if (height <= std::max(room.around, frameHead) && title.contains(place))
            return each->id;
    }
    return {};
}

} // namespace

std::optional<PortRef> portAt(const CanvasParts& parts, QPointF place) {
    return parts.scene.portAt(place, portReach / parts.view.zoom());
}

std::optional<PortRef> portNear(const CanvasParts& parts, QPointF place) {
    return parts.scene.portAt(place, attractReach / parts.view.zoom());
}

std::optional<Id> linkAt(const CanvasParts& parts, QPointF place) {
    if (largeTitleAt(parts, place))
        return {};
    return parts.scene.linkAt(place, wireReach(parts.view));
}

std::optional<Id> wirePointAt(const CanvasParts& parts, QPointF place) {
    return parts.view.marked() ? parts.scene.wirePointAt(place, wireReach(parts.view))
                               : std::nullopt;
}

std::optional<Id> weightAt(const CanvasParts& parts, QPointF place) {
    if (!parts.view.marked() || largeTitleAt(parts, place))
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
    const auto box = parts.annotations.at(place, boxReach / parts.view.zoom());
    if (box && resizes(box->grip))
        return box;
    if (const auto frame = largeTitleAt(parts, place))
        return AnnotationLayer::Hit{*frame, Grip::move};
    return box;
}

double wireReach(const CanvasView& view) {
    return linkReach / view.zoom();
}

} // namespace tiller
