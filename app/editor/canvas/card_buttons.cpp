#include "app/editor/canvas/card_buttons.h"

#include "core/model/registry.h"

namespace tiller {

namespace {

constexpr double size = 20;
constexpr double step = size + 2;
constexpr double margin = 8;

} // namespace

bool canBeSolo(const NodeType& type) {
    const Port* output = type.output();
    return output && output->type == PortType::force;
}

QRectF cardButtonBox(const Card& card, CardButton button, bool hasProblem, bool canSolo) {
    double right = margin;
    for (const auto& [each, isThere] :
         {std::pair{CardButton::problem, hasProblem}, std::pair{CardButton::solo, canSolo},
          std::pair{CardButton::mute, true}}) {
        if (!isThere)
            continue;
        if (each == button)
            return {card.rect.right() - right - size, card.rect.top() + (cardHeader - size) / 2,
                    size, size};
        right += step;
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
