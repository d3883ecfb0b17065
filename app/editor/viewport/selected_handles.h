#pragma once

#include "app/editor/viewport/setting_handles.h"
#include "app/editor/viewport/shown_world.h"
#include "app/editor/viewport/world_camera.h"

namespace tiller {

/// The handles of the selected node or scene items, at their places in the newest frame. One of
/// them can be active: the mouse is over it, or drags it.
class SelectedHandles : public QObject {
    Q_OBJECT
    QML_ANONYMOUS
    /// Name and value of the setting of the active handle; empty if none is active.
    Q_PROPERTY(QString tip READ tip NOTIFY tipChanged)
    Q_PROPERTY(QPointF tipPlace READ tipPlace NOTIFY tipChanged) ///< of the mouse, in the view

public:
    SelectedHandles(ShownWorld& world, const WorldCamera& camera, QObject* parent = nullptr);

    [[nodiscard]] const std::vector<PlacedHandle>& all() const { return m_handles; }
    [[nodiscard]] const Points& places() const { return m_places; } ///< marked, and not dragged
    [[nodiscard]] std::optional<std::size_t> active() const { return m_active; }
    [[nodiscard]] QString tip() const { return m_tip; }
    [[nodiscard]] QPointF tipPlace() const { return m_mouse; }

    [[nodiscard]] std::optional<std::size_t> at(QPointF place) const;
    /// The mouse moved. @param handle the one under the mouse
    void hover(std::optional<std::size_t> handle, QPointF mouse);

    /// @name A drag of one handle
    /// @{
    void startDrag(std::size_t handle, QPointF mouse);
    void moveDrag(QPointF mouse); ///< after its edit
    void endDrag();
    [[nodiscard]] const std::optional<SettingDrag>& drag() const { return m_drag; }
    /// @}

    /// Places the handles anew.
    void update();

signals:
    void changed();
    void tipChanged();

private:
    [[nodiscard]] bool explainsPicked(const Node& node) const;
    [[nodiscard]] const Explanation* explanationFor(const Node& node) const;
    void requestSample(const Node* node);
    void placeDragged();
    void updateTip();

    ShownWorld& m_world;
    const WorldCamera& m_camera;
    std::vector<PlacedHandle> m_handles;
    Points m_places;
    std::optional<std::size_t> m_active;
    std::optional<SettingDrag> m_drag;
    QPointF m_mouse;
    QString m_tip;
};

/// The agent types that a node steers or looks at, the nearest along the links first.
[[nodiscard]] std::vector<Id> agentTypesOf(const Project& project, const Id& node);

} // namespace tiller
