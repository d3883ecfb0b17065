#include "app/editor/canvas/card_buttons.h"

#include "core/model/registry.h"

namespace tiller {

namespace {

constexpr double buttonSize = 20;
constexpr double buttonStep = buttonSize + 2;
constexpr double buttonMargin = 8;

} // namespace

bool canBeSolo(const NodeType& type) {
    const Port* output = type.output();
    return output && output->type == PortType::force;
}

QRectF cardButtonBox(const Card& card, CardButton button, bool hasProblem, bool canSolo) {
    double right = buttonMargin;
    for (const auto& [each, hasIt] :
         {std::pair{CardButton::problem, hasProblem}, std::pair{CardButton::solo, canSolo},
          std::pair{CardButton::mute, true}}) {
        if (!hasIt)
            continue;
        if (each == button)
            return {card.rect.right() - right - buttonSize,
                    card.rect.top() + (cardHeader - buttonSize) / 2, buttonSize, buttonSize};
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
