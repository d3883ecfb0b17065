#pragma once

#include <QLineF>
#include <QRectF>

#include <optional>
#include <span>
#include <vector>

namespace tiller {

/// Where something that is dragged comes to lie in line with what is there.
struct AlignGuides {
    std::optional<double> dx; ///< how far it has to move for it; none where nothing is near
    std::optional<double> dy;
    std::vector<QLineF> lines; ///< on the canvas: through the edges and centers that meet, and
                               ///< across gaps that are equal
};

/// Edges and centers of @p moving that lie within @p reach of those of others, the nearest first;
/// and the places where its gap to a neighbor in the same row or column is that of the neighbor
/// and the one behind it, or where it stands in the middle between two.
[[nodiscard]] AlignGuides alignGuides(const QRectF& moving, std::span<const QRectF> others,
                                      double reach);

} // namespace tiller
