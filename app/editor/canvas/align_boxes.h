#pragma once

#include <QPointF>
#include <QRectF>

#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace tiller {

/// How boxes are put in line. Centers: on a vertical line, or on a horizontal one. Gaps: equal
/// ones, from left to right or from top to bottom.
enum class Alignment { left, right, top, bottom, centers, middles, gapsAcross, gapsDown };

/// "left", "right", "top", "bottom", "centers", "middles", "gapsAcross", "gapsDown".
[[nodiscard]] std::optional<Alignment> alignmentOf(std::string_view name);

/// How far each box moves. Boxes go to the outermost edge, or to the middle of the
/// area that all of them take. With equal gaps, the two outermost boxes stay; boxes that do not fit
/// between them overlap by equal amounts.
[[nodiscard]] std::vector<QPointF> alignBoxes(std::span<const QRectF> boxes, Alignment alignment);

} // namespace tiller
