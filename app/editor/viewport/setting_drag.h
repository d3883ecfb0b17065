#pragma once

#include "app/editor/viewport/setting_handles.h"
#include "core/model/change.h"

namespace tiller {

/// How the drag of a setting rounds.
struct DragStep {
    double length = 1;
    double degrees = 5;
    double share = 1; ///< of the way of the mouse; less for fine work
};

/// The drag of the handle of a setting. The handle stays where the drag began: only its value
/// changes.
class SettingDrag {
public:
    /// @param pressed where the mouse took the handle, in the world
    SettingDrag(PlacedHandle handle, Vec2 pressed)
        : m_handle(std::move(handle)), m_pressed(pressed) {}

    /// The handle at the start of the drag.
    [[nodiscard]] const PlacedHandle& handle() const { return m_handle; }
    [[nodiscard]] Vec2 pressed() const { return m_pressed; }

    /// The change for the mouse at a place. Empty if nothing changes, or the item no longer exists.
    [[nodiscard]] Change movedTo(const Project& project, Vec2 place, const DragStep& step) const;

private:
    [[nodiscard]] double valueAt(Vec2 place) const;

    PlacedHandle m_handle;
    Vec2 m_pressed;
};

} // namespace tiller
