#pragma once

#include <QLineF>
#include <QRectF>

#include <optional>
#include <span>
#include <vector>

namespace tiller {

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
