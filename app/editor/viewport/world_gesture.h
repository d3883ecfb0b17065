#pragma once

#include "app/editor/pane/gesture.h"
#include "app/editor/viewport/agent_brush.h"
#include "app/editor/viewport/agent_orders.h"
#include "app/editor/viewport/ground_brush.h"
#include "app/editor/viewport/handle_drag.h"
#include "app/editor/viewport/world_hover.h"

#include <span>

namespace tiller {

/// What the mouse and the keys act on in a viewport.
struct WorldParts {
    ShownWorld& world;
    WorldCamera& camera;
    Snapping& snapping;
    SceneDrawing& drawing;
    SelectedHandles& handles;
    WorldSelection& selection;
    HeldPoint& heldPoint;
    WorldHover& hover;
    AgentBrush& brush;
    GroundBrush& groundBrush;
    AgentOrders& orders;
};

/// A gesture in the world.
class WorldGesture : public PaneGesture {
protected:
    explicit WorldGesture(const WorldParts& parts, QPointF pressed = {}, int step = 0)
        : PaneGesture(*parts.world.document(), pressed, step), m_parts(parts) {}

    [[nodiscard]] const Project& project() const { return m_parts.world.project(); }
    [[nodiscard]] Vec2 toWorld(QPointF at) const { return m_parts.camera.view().toWorld(at); }
    [[nodiscard]] Vec2 draggedBy(const MouseState& mouse) const {
        return toWorld(mouse.at) - toWorld(m_pressed);
    }

    const WorldParts& m_parts;
};

/// @name The gestures. All edits of one are one undo step, with its @p step in the document.
/// @{
/// Pans the view.
[[nodiscard]] GesturePtr panView(const WorldParts& parts, QPointF pressed);
/// Pans the view by its ground. A click is a click in the world.
[[nodiscard]] GesturePtr panGround(const WorldParts& parts, QPointF pressed);
/// Drags an agent, which stays at the mouse until it is dropped. A click picks it.
[[nodiscard]] GesturePtr dragAgent(const WorldParts& parts, AgentName agent);
/// A stroke of the brush that adds agents.
[[nodiscard]] GesturePtr brushAgents(const WorldParts& parts, QPointF pressed);
/// A stroke of the brush that paints a ground.
[[nodiscard]] GesturePtr paintGround(const WorldParts& parts, QPointF pressed,
                                     Qt::KeyboardModifiers keys);
/// Draws with the tool of the viewport.
[[nodiscard]] GesturePtr drawItem(const WorldParts& parts);
/// Drags the handle of a setting: in round steps, and to the scene. With Ctrl it goes to the grid,
/// with Alt it only rounds, finely, and with Shift it goes a tenth of the way.
[[nodiscard]] GesturePtr dragSetting(const WorldParts& parts, std::size_t handle, QPointF pressed);
/// Drags a handle of the scene. @param copies of a placed agent: drags a copy of it
[[nodiscard]] GesturePtr dragHandle(const WorldParts& parts, const Handle& handle, QPointF pressed,
                                    int step, bool copies);
/// Drags all of the selected geometry, or copies of it. @param handle of the item under the mouse,
/// which snaps
[[nodiscard]] GesturePtr dragSelected(const WorldParts& parts, const Handle& handle,
                                      QPointF pressed, int step, bool copies);
/// Sends the selected agents: a click to a place, a drag to a line.
[[nodiscard]] GesturePtr sendAgents(const WorldParts& parts, QPointF pressed);
/// Selects the geometry and the agents in a band over the ground. A click is a click in the world.
/// @param adds to the selection
[[nodiscard]] GesturePtr selectInBand(const WorldParts& parts, QPointF pressed, bool adds);
/// Scales or turns all of the selected geometry by a grip of its frame. Shift keeps the ratio, and
/// turns by steps of 15 degrees. Alt scales from the middle and does not snap.
/// @pre the selection has a frame
[[nodiscard]] GesturePtr dragFrame(const WorldParts& parts, FrameGrip grip, QPointF pressed,
                                   int step);
/// @}

} // namespace tiller
