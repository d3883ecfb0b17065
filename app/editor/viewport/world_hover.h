#pragma once

#include "app/editor/viewport/scene_drawing.h"
#include "app/editor/viewport/selected_handles.h"
#include "app/editor/viewport/world_selection.h"

namespace tiller {

/// Where the mouse is in a viewport, and what is under it. It sends the mouse to the simulation as
/// the Cursor, and chooses the shape of the cursor on the screen. Places are pixels of the view.
class WorldHover : public QObject {
    Q_OBJECT

public:
    WorldHover(ShownWorld& world, const WorldCamera& camera, const SceneDrawing& drawing,
               SelectedHandles& handles, const WorldSelection& selection, QObject* parent = nullptr)
        : QObject(parent)
        , m_world(world)
        , m_camera(camera)
        , m_drawing(drawing)
        , m_handles(handles)
        , m_selection(selection) {}

    [[nodiscard]] QPointF mouse() const { return m_mouse; } ///< in the world
    [[nodiscard]] bool mouseInside() const { return m_mouseInside; }
    /// The handle under the mouse, or the one that it drags.
    [[nodiscard]] const std::optional<Handle>& hovered() const { return m_hovered; }
    [[nodiscard]] std::optional<Handle> handleAtPixel(QPointF at) const;
    [[nodiscard]] std::optional<AgentName> agentAtPixel(QPointF at) const;
    /// Whether a click is about a handle, and not about the agent there: the agent starts there, or
    /// a selected item has the handle at its edge.
    [[nodiscard]] bool comesBefore(const Handle& handle,
                                   const std::optional<AgentName>& agent) const;

    /// The frame around the selected geometry, while its grips can be dragged.
    [[nodiscard]] std::optional<SelectionFrame> frame() const;
    [[nodiscard]] std::optional<FrameGrip> gripAtPixel(QPointF at) const;
    /// The grip under the mouse, or the one that it drags.
    [[nodiscard]] const std::optional<FrameGrip>& grip() const { return m_grip; }

    void move(QPointF at);
    void update(); ///< something else may be under the mouse
    void leave();
    void setHovered(std::optional<Handle> handle, bool overAgent = false,
                    std::optional<FrameGrip> grip = {});

signals:
    void mouseChanged();
    void hoveredChanged();
    void cursorChanged(const QCursor& cursor);

private:
    void look();
    [[nodiscard]] bool isCursorPlace(Vec2 place) const;

    ShownWorld& m_world;
    const WorldCamera& m_camera;
    const SceneDrawing& m_drawing;
    SelectedHandles& m_handles;
    const WorldSelection& m_selection;
    QPointF m_place;
    QPointF m_mouse;
    bool m_mouseInside = false;
    std::optional<Handle> m_hovered;
    std::optional<FrameGrip> m_grip;
};

} // namespace tiller
