#pragma once

#include "app/editor/viewport/scene_drawing.h"
#include "app/editor/viewport/selected_handles.h"

namespace tiller {

/// Where the mouse is in a viewport, and what is under it. It sends the mouse to the simulation as
/// the Cursor, and chooses the shape of the cursor on the screen. Places are pixels of the view.
class WorldHover : public QObject {
    Q_OBJECT

public:
    WorldHover(ShownWorld& world, const WorldCamera& camera, const SceneDrawing& drawing,
               SelectedHandles& handles, QObject* parent = nullptr)
        : QObject(parent)
        , m_world(world)
        , m_camera(camera)
        , m_drawing(drawing)
        , m_handles(handles) {}

    [[nodiscard]] QPointF mouse() const { return m_mouse; } ///< in the world
    [[nodiscard]] bool mouseInside() const { return m_mouseInside; }
    /// The handle under the mouse, or the one that it drags.
    [[nodiscard]] const std::optional<Handle>& hovered() const { return m_hovered; }
    [[nodiscard]] std::optional<Handle> handleAtPixel(QPointF at) const;
    [[nodiscard]] std::optional<AgentName> agentAtPixel(QPointF at) const;

    void move(QPointF at);
    void update(); ///< something else may be under the mouse
    void leave();
    void setHovered(std::optional<Handle> handle, bool overAgent = false);

signals:
    void mouseChanged();
    void hoveredChanged();
    void cursorChanged(Qt::CursorShape shape);

private:
    void look();
    [[nodiscard]] bool isCursorPlace(Vec2 place) const;

    ShownWorld& m_world;
    const WorldCamera& m_camera;
    const SceneDrawing& m_drawing;
    SelectedHandles& m_handles;
    QPointF m_place;
    QPointF m_mouse;
    bool m_mouseInside = false;
    std::optional<Handle> m_hovered;
};

} // namespace tiller
