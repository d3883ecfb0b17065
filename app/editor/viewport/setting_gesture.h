#pragma once

#include "app/editor/viewport/selected_handles.h"
#include "app/editor/viewport/snapping.h"
#include "app/editor/viewport/world_gesture.h"

namespace tiller {

/// Drags the handle of a setting: in round steps, and to the scene. With Ctrl it goes to the grid,
/// with Alt it only rounds, finely, and with Shift it goes a tenth of the way. All of it is one
/// undo step.
class SettingGesture final : public WorldGesture {
public:
    SettingGesture(Document& document, const WorldCamera& camera, Snapping& snapping,
                   SelectedHandles& handles, std::size_t handle, QPointF pressed);
    ~SettingGesture() override;
    SettingGesture(const SettingGesture&) = delete;
    SettingGesture& operator=(const SettingGesture&) = delete;

    void move(const MouseState& mouse) override;
    void cancel() override { m_document.cancelGesture(m_number); }

private:
    Document& m_document;
    const WorldCamera& m_camera;
    Snapping& m_snapping;
    SelectedHandles& m_handles;
    int m_number;
};

} // namespace tiller
