#pragma once

#include "app/editor/viewport/scene_handles.h"
#include "core/scene/segment_index.h"

#include <QObject>

#include <span>

namespace tiller {

class ShownWorld;
class WorldCamera;

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

/// Snaps the mouse while it drags or draws: to the scene, with Ctrl or where the overlays say so to
/// the grid, with Alt to nothing. Guides show it.
class Snapping : public QObject {
    Q_OBJECT

public:
    Snapping(const ShownWorld& world, const WorldCamera& camera, QObject* parent = nullptr)
        : QObject(parent), m_world(world), m_camera(camera) {}

    /// Begins a drag. The drag snaps to the scene as it is now, until stop().
    /// @param moved does not snap to itself
    /// @param alsoMoved further items that move with it
    void startDrag(const std::optional<Handle>& moved, const std::set<Id>& alsoMoved = {});
    /// Ends a drag or a drawing, and hides the guides.
    void stop();
    /// Call it when the scene or the view changes. A drawing snaps to the new one; a drag does not.
    void update();

    /// Where the anchors of a drag come to. Shows the guides. @param by how far the mouse went
    Snapped dragTo(std::span<const Vec2> anchors, Vec2 by, Qt::KeyboardModifiers keys);
    /// As above, with a reach in pixels and without keys.
    Snapped dragTo(Vec2 anchor, Vec2 by, double reach);
    /// Where the mouse draws: snapped, or else rounded to what one can see. Shows the guides.
    Vec2 drawAt(QPointF place, Qt::KeyboardModifiers keys);

    [[nodiscard]] const std::vector<Guide>& guides() const { return m_guides; }
    void showGuides(std::vector<Guide> guides);

signals:
    void guidesChanged();

private:
    void collect(const std::optional<Handle>& moved, const std::set<Id>& alsoMoved = {});
    [[nodiscard]] Snapped snapped(std::span<const Vec2> anchors, Vec2 by,
                                  Qt::KeyboardModifiers keys) const;

    const ShownWorld& m_world;
    const WorldCamera& m_camera;
    std::optional<SceneSnap> m_snap;
    bool m_drags = false;
    std::vector<Guide> m_guides;
};

} // namespace tiller
