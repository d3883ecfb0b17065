#pragma once

#include "app/editor/viewport/scene_handles.h"
#include "core/scene/segment_index.h"

#include <span>

namespace tiller {

/// A line in the world that shows what something snapped to. A point has two equal ends.
struct Guide {
    Vec2 from;
    Vec2 to;

    bool operator==(const Guide&) const = default;
};

/// Where something comes to after snapping.
struct Snapped {
    Vec2 by;             ///< the way to there
    bool exactX = false; ///< it snapped in x
    bool exactY = false;
    std::vector<Guide> guides = {};
};

/// Snaps to the points, corners, centers and lines of the scene in sight, to the edges of the
/// world, and to the same x or y as one of these points.
class SceneSnap {
public:
    /// @param sight the visible part of the world  @param moved does not snap to itself
    /// @param alsoMoved nothing snaps to these items
    SceneSnap(const SceneShapes& scene, const QRectF& world, const QRectF& sight,
              const std::optional<Handle>& moved, const std::set<Id>& alsoMoved = {});

    /// @param anchors snap; their places before the move  @param reach in world units
    [[nodiscard]] Snapped nearest(std::span<const Vec2> anchors, Vec2 by, double reach) const;

private:
    void add(Vec2 point);
    void add(Vec2 from, Vec2 to);
    void addShape(const SceneShape& shape);

    QRectF m_sight;
    Points m_points;
    std::vector<Segment> m_lines; ///< with a radius: the rim of a circle
};

/// Moves the anchor to the nearest crossing of a grid.
[[nodiscard]] Snapped onGrid(Vec2 anchor, Vec2 by, double step);

} // namespace tiller
