#pragma once

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

} // namespace tiller
