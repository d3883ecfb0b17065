#pragma once

#include <QRectF>

#include <span>
#include <vector>

namespace tiller {

/// A line of the box around several boxes, which they are moved to.
enum class Alignment { left, middleX, right, top, middleY, bottom };

/// How far each box moves so that all stand at the same line.
[[nodiscard]] std::vector<QPointF> alignBoxes(std::span<const QRectF> boxes, Alignment alignment);

/// How far each box moves so that the gaps between neighbors are equal. The first and the last
/// stay.
/// @param along horizontal: from left to right
[[nodiscard]] std::vector<QPointF> distributeBoxes(std::span<const QRectF> boxes,
                                                   Qt::Orientation along);

} // namespace tiller
