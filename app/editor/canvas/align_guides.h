#pragma once

#include <QLineF>
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

/// How a dragged rectangle comes into line with others.
struct AlignGuides {
    std::optional<double> dx; ///< how far it must move; none where no line is near
    std::optional<double> dy;
    std::vector<QLineF> lines; ///< on the canvas: through the edges and centers that meet, and
                               ///< across equal gaps
};

/// Brings @p moving into line where an edge or its center is within @p reach of one of the others.
/// It also goes to places of equal gaps: where its gap to a neighbor in the row or column equals
/// the next gap, and in the middle between two neighbors. The nearest of all these places wins.
[[nodiscard]] AlignGuides alignGuides(const QRectF& moving, std::span<const QRectF> others,
                                      double reach);

} // namespace tiller
