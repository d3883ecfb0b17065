#include "app/editor/viewport/label_places.h"

#include <QRectF>

#include <algorithm>
#include <array>

namespace tiller {

namespace {

constexpr double besideGap = 12; // pixels from the anchor
constexpr double aboveGap = 6;
constexpr double insideGap = 4;

QPointF cornerAt(LabelStand stand, QSizeF size) {
    switch (stand) {
    case LabelStand::inside:
        return {insideGap + 2, insideGap};
    case LabelStand::beside:
        return {besideGap, -size.height() / 2};
    case LabelStand::above:
        return {-size.width() / 2, -size.height() - aboveGap};
    case LabelStand::centered:
        return {-size.width() / 2, -size.height() / 2};
    }
    return {};
}

/// The stand first, then above, below, right and left of the anchor, then farther and farthest
/// above and below.
std::array<QPointF, 9> cornersFor(const WantedLabel& label) {
    const QSizeF& size = label.size;
    return {cornerAt(label.stand, size),
            cornerAt(LabelStand::above, size),
            QPointF(-size.width() / 2, aboveGap),
            cornerAt(LabelStand::beside, size),
            QPointF(-size.width() - besideGap, -size.height() / 2),
            QPointF(-size.width() / 2, -1.5 * size.height() - 2),
            QPointF(-size.width() / 2, 0.5 * size.height() + 2),
            QPointF(-size.width() / 2, -2.6 * size.height() - 4),
            QPointF(-size.width() / 2, 1.6 * size.height() + 4)};
}

} // namespace

std::vector<std::optional<QPointF>> placeLabels(std::span<const WantedLabel> labels) {
    std::vector<QRectF> taken;
    std::vector<std::optional<QPointF>> places;
    for (const WantedLabel& label : labels) {
        auto corners = cornersFor(label);
        if (label.low <= label.high)
            for (QPointF& corner : corners)
                corner.setX(std::clamp(label.anchor.x() + corner.x(), label.low, label.high) -
                            label.anchor.x());
        const auto isFree = [&](QPointF corner) {
            const QRectF box(label.anchor + corner, label.size);
            return std::ranges::none_of(taken,
                                        [&](const QRectF& each) { return each.intersects(box); });
        };
        const auto found = std::ranges::find_if(corners, isFree);
        if (found == corners.end()) {
            places.emplace_back();
            continue;
        }
        taken.emplace_back(label.anchor + *found, label.size);
        places.emplace_back(*found);
    }
    return places;
}

} // namespace tiller
