#include "app/editor/canvas/card_buttons.h"

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

} // namespace tiller
