#pragma once

#include "app/editor/canvas/card.h"

namespace tiller {

/// What can be clicked in the header of a card.
enum class CardButton { none, mute, solo, problem };

/// Whether a type of node can be solo: what gives a force.
[[nodiscard]] bool canBeSolo(const NodeType& type);

/// A button's place on the canvas; null where the card has none. From the right: the badge of a
/// problem, solo, mute.
[[nodiscard]] QRectF cardButtonBox(const Card& card, CardButton button, bool hasProblem,
                                   bool canSolo);

[[nodiscard]] CardButton cardButtonAt(const Card& card, QPointF place, bool hasProblem,
                                      bool canSolo);

} // namespace tiller
