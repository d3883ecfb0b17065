#pragma once

#include "app/editor/viewport/shown_world.h"
#include "app/editor/viewport/world_camera.h"

namespace tiller {

/// The point of a polygon, wall or path that the mouse held last: the arrow keys move it, and
/// Delete removes it. Without a held point, the arrow keys move the selected geometry.
class HeldPoint : public QObject {
    Q_OBJECT

public:
    HeldPoint(ShownWorld& world, const WorldCamera& camera, QObject* parent = nullptr);

    [[nodiscard]] const std::optional<Handle>& handle() const { return m_handle; }
    /// Holds a corner. Any other handle is not held.
    void hold(const Handle& handle);
    void letGo();

    /// Moves the point, or else the geometry that is selected. @param gesture of the undo step
    void moveBy(Vec2 by, int gesture);
    /// Adds a point to a piece of a line. Returns its handle; nothing if that is refused.
    std::optional<Handle> insertAt(const Handle& line, QPointF place, int gesture);
    bool remove(const Handle& corner);

signals:
    void changed();

private:
    void check();

    ShownWorld& m_world;
    const WorldCamera& m_camera;
    std::optional<Handle> m_handle;
};

/// What undo calls the drag of a handle: "Move point of Obstacle 1".
[[nodiscard]] QString dragText(const Project& project, const Handle& handle);

} // namespace tiller
