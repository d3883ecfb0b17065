#pragma once

#include "app/editor/viewport/agent_brush.h"
#include "app/editor/viewport/held_point.h"
#include "app/editor/viewport/world_hover.h"

#include <QCursor>

#include <memory>
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
};

/// The mouse while a button is held.
struct MouseState {
    QPointF at; ///< in the view
    Qt::KeyboardModifiers keys;
    bool dragged = false; ///< it moved too far for a click
};

/// The action of the mouse in the world, from the press of a button to its release.
class WorldGesture {
public:
    virtual ~WorldGesture() = default;
    Q_DISABLE_COPY_MOVE(WorldGesture)

    /// @pre mouse.dragged
    virtual void move(const MouseState& mouse) = 0;
    virtual void release(const MouseState&) {}
    /// Takes back what the gesture did.
    virtual void cancel() {}
    /// Something else took the mouse. What the gesture did stays.
    virtual void interrupt() {}

    /// How far the drag has moved something, in the world; nothing if it moves nothing.
    [[nodiscard]] virtual std::optional<Vec2> way() const { return {}; }
    /// Moves it by exactly so much. False if the gesture moves nothing.
    virtual bool moveExactly(Vec2) { return false; }

    /// What a drag without a way has done so far: "turned by 15°". Empty if it takes no numbers.
    [[nodiscard]] virtual QString says() const { return {}; }
    /// Does exactly what typed numbers say. False if it takes no such numbers.
    virtual bool takeNumbers(std::span<const double>) { return false; }

    /// The cursor while the mouse moves; nothing: as before.
    [[nodiscard]] virtual std::optional<QCursor> cursor() const { return {}; }
    /// A click of the right button opens the menu.
    [[nodiscard]] virtual bool opensMenu() const { return false; }

protected:
    explicit WorldGesture(const WorldParts& parts, QPointF pressed = {})
        : m_parts(parts), m_pressed(pressed) {}

    [[nodiscard]] Document& document() const { return *m_parts.world.document(); }
    [[nodiscard]] const Project& project() const { return m_parts.world.project(); }
    [[nodiscard]] Vec2 toWorld(QPointF at) const { return m_parts.camera.view().toWorld(at); }
    [[nodiscard]] Vec2 draggedBy(const MouseState& mouse) const {
        return toWorld(mouse.at) - toWorld(m_pressed);
    }
    /// A click is a click in the world.
    void click(const MouseState& mouse) const;

    const WorldParts& m_parts;
    QPointF m_pressed; ///< in the view
};

using WorldGesturePtr = std::unique_ptr<WorldGesture>;

/// @name The gestures. All edits of one are one undo step, with its @p number in the document.
/// @{
/// Pans the view.
[[nodiscard]] WorldGesturePtr panView(const WorldParts& parts, QPointF pressed);
/// Pans the view by its ground. A click is a click in the world.
[[nodiscard]] WorldGesturePtr panGround(const WorldParts& parts, QPointF pressed);
/// Drags an agent, which stays at the mouse until it is dropped. A click picks it.
[[nodiscard]] WorldGesturePtr dragAgent(const WorldParts& parts, AgentName agent);
/// A stroke of the brush that adds agents.
[[nodiscard]] WorldGesturePtr brushAgents(const WorldParts& parts, QPointF pressed);
/// Draws with the tool of the viewport.
[[nodiscard]] WorldGesturePtr drawItem(const WorldParts& parts);
/// Drags the handle of a setting: in round steps, and to the scene. With Ctrl it goes to the grid,
/// with Alt it only rounds, finely, and with Shift it goes a tenth of the way.
[[nodiscard]] WorldGesturePtr dragSetting(const WorldParts& parts, std::size_t handle,
                                          QPointF pressed);
/// Drags a handle of the scene. @param copies of a placed agent: drags a copy of it
[[nodiscard]] WorldGesturePtr dragHandle(const WorldParts& parts, const Handle& handle,
                                         QPointF pressed, int number, bool copies);
/// Drags all of the selected geometry, or copies of it. @param handle of the item under the mouse,
/// which snaps
[[nodiscard]] WorldGesturePtr dragSelected(const WorldParts& parts, const Handle& handle,
                                           QPointF pressed, int number, bool copies);
/// Selects the geometry in a band over the ground. A click is a click in the world.
/// @param adds to the selection
[[nodiscard]] WorldGesturePtr selectInBand(const WorldParts& parts, QPointF pressed, bool adds);
/// Scales or turns all of the selected geometry by a grip of its frame. Shift keeps the ratio, and
/// turns by steps of 15 degrees. Alt scales from the middle and does not snap.
/// @pre the selection has a frame
[[nodiscard]] WorldGesturePtr dragFrame(const WorldParts& parts, FrameGrip grip, QPointF pressed,
                                        int number);
/// @}

} // namespace tiller
