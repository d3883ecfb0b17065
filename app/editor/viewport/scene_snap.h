#pragma once

#include "app/editor/viewport/scene_handles.h"
#include "core/scene/segment_index.h"

#include <span>

namespace tiller {

/// A line that shows what something snapped to, in the world; a point where both ends are one.
struct Guide {
    Vec2 from;
    Vec2 to;

    bool operator==(const Guide&) const = default;
};

/// Where something that moves ends up.
struct Snapped {
    Vec2 by;
    bool exactX = false; ///< it snapped in x
    bool exactY = false;
    std::vector<Guide> guides = {};
};

/// What things that move snap to: points, corners, centers and lines of the scene that is in
/// sight, the world's edges, and the same x or y as one of these points.
class SceneSnap {
public:
    /// @param sight of the world  @param moved what does not hold itself
    SceneSnap(const SceneShapes& scene, const QRectF& world, const QRectF& sight,
              const std::optional<Handle>& moved);

    /// @param anchors that move, where they are before  @param reach how near is near
    [[nodiscard]] Snapped nearest(std::span<const Vec2> anchors, Vec2 by, double reach) const;

private:
    void add(Vec2 point);
    void add(Vec2 from, Vec2 to);
    void addShape(const SceneShape& shape);

    QRectF m_sight;
    Points m_points;
    std::vector<Segment> m_lines; ///< with a radius: a circle's rim
};

/// So that the first anchor comes to a crossing of a grid.
[[nodiscard]] Snapped onGrid(Vec2 anchor, Vec2 by, double step);

} // namespace tiller
