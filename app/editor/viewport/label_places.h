#pragma once

#include <QPointF>
#include <QSizeF>

#include <cmath>
#include <optional>
#include <span>
#include <vector>

namespace tiller {

/// Where a label stands, seen from its anchor. "inside" is right and below.
enum class LabelStand { inside, beside, above, centered };

/// A label that wants a place. All lengths are pixels.
struct WantedLabel {
    QPointF anchor;
    QSizeF size;
    LabelStand stand;
    /// The left edge stays between these, so that the label is whole in the view.
    double low = -INFINITY;
    double high = INFINITY;
};

/// The top left corners, relative to the anchors, so that no two labels overlap. A label that finds
/// no room at its stand goes to another side of its anchor; without any room it has no place.
/// Labels that come first choose first.
[[nodiscard]] std::vector<std::optional<QPointF>> placeLabels(std::span<const WantedLabel> labels);

} // namespace tiller
