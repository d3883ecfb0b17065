#pragma once

#include "app/editor/canvas/canvas_parts.h"
#include "app/editor/canvas/card.h"

namespace tiller {

/// A button in the header of a card.
enum class CardButton { none, mute, solo, problem };

/// The box of a button on the canvas; null where the card lacks the button. From the right: the
/// badge of a problem, solo, mute.
[[nodiscard]] QRectF cardButtonBox(const Card& card, CardButton button, bool hasProblem,
                                   bool canSolo);

[[nodiscard]] CardButton cardButtonAt(const Card& card, QPointF place, bool hasProblem,
                                      bool canSolo);

struct ButtonHit {
    Id node;
    CardButton button = CardButton::none;

    bool operator==(const ButtonHit&) const = default;
};

/// @name What a person hits at a place of the canvas
/// How far from the place something is still hit is fixed in pixels of the screen.
/// @{
[[nodiscard]] std::optional<PortRef> portAt(const CanvasParts& parts, QPointF place);
/// The port that attracts the end of a wire: hit from farther away than for a click.
[[nodiscard]] std::optional<PortRef> portNear(const CanvasParts& parts, QPointF place);
/// The point of a wire, while points are shown.
[[nodiscard]] std::optional<Id> wirePointAt(const CanvasParts& parts, QPointF place);
[[nodiscard]] std::optional<Id> linkAt(const CanvasParts& parts, QPointF place);
/// The link whose weight is shown there.
[[nodiscard]] std::optional<Id> weightAt(const CanvasParts& parts, QPointF place);
[[nodiscard]] std::optional<ButtonHit> buttonAt(const CanvasParts& parts, QPointF place);
[[nodiscard]] std::optional<AnnotationLayer::Hit> boxAt(const CanvasParts& parts, QPointF place);
/// @}

/// The distance at which a wire is hit, in canvas units.
[[nodiscard]] double wireReach(const CanvasView& view);

} // namespace tiller
