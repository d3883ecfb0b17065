#pragma once

#include "app/editor/viewport/scene_snap.h"
#include "core/model/change.h"

namespace tiller {

/// A handle being dragged. It knows how things were when it was taken; what it makes fits the
/// project as it is.
class HandleDrag {
public:
    /// @param step numbers are rounded to multiples of it
    /// @param pressed where it was taken hold of
    HandleDrag(const Project& project, Handle handle, double step, Vec2 pressed = {});

    [[nodiscard]] const Handle& handle() const { return m_handle; }
    /// Places that go with the mouse, where they were: those that may snap to others.
    [[nodiscard]] const Points& anchors() const { return m_anchors; }

    /// The change that brings the handle where it started plus @p by; empty if it is gone.
    /// What snapped is not rounded.
    [[nodiscard]] Change movedBy(const Project& project, const Snapped& snapped) const;
    [[nodiscard]] Change movedBy(const Project& project, Vec2 by) const {
        return movedBy(project, Snapped{.by = by});
    }

private:
    Handle m_handle;
    double m_step;
    SceneItem m_item; ///< as it was
    SceneShape m_shape;
    Vec2 m_start; ///< of a placed agent; where a rim is held
    Points m_anchors;
};

} // namespace tiller
