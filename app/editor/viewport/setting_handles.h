#pragma once

#include "app/editor/pane/view_transform.h"
#include "core/base/lattice.h"
#include "core/model/change.h"
#include "core/sim/explanation.h"

#include <QString>

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace tiller {

/// The handle of a length or an angle in the world: the setting of a node, for one agent now, or of
/// a scene item.
struct PlacedHandle {
    /// A second setting with its handle at the same point, in a direction across the first: one
    /// drag changes both.
    struct Second {
        std::string setting;
        Vec2 way;
        double value = 0;
    };

    Id item; ///< a node, or a scene item
    std::string setting;
    SettingHandle::Shape shape = SettingHandle::Shape::circle;
    Vec2 from; ///< the center of a circle; the start of a length, or of the sides of an angle
    Vec2 way;  ///< the direction, of length 1
    double value = 0;  ///< of the setting
    double beyond = 0; ///< the circle is so much larger than the value
    double scale = 1;  ///< a length is drawn so many times longer than it is
    double reach = 0; ///< how long the sides of an angle are; 0: a handy length. Of turn: the speed
    int place = 0;    ///< number among the circles of the node: their grips stand apart
    std::optional<Vec2> gripWay = {}; ///< from a circle to its grip, of length 1, during a drag
    std::optional<Second> second = {};
    bool isDriven = false; ///< by a number: it shows what the agent has, and cannot be dragged

    [[nodiscard]] bool isUnlimited() const { return value >= noLimit; }
};

/// The handles of all settings of a node that apply and have a known place. If its target is
/// missing or is the mouse, a circle is around the agent instead: its radius is the same there.
[[nodiscard]] std::vector<PlacedHandle> placedHandles(const Node& node,
                                                      const Explanation& explanation);

/// The handles of a scene item that are not part of its geometry: angle and scale of a field.
[[nodiscard]] std::vector<PlacedHandle> placedHandles(const SceneItem& item);

/// The places in the formula of a node, such as where it expects its target. They are marked.
[[nodiscard]] Points placesOf(const Node& node, const Explanation& explanation);

/// The grips of a handle, in pixels of the view.
[[nodiscard]] std::vector<QPointF> gripsOf(const PlacedHandle& handle, const ViewTransform& view);

/// Those that a person can drag.
[[nodiscard]] std::vector<QPointF> draggableGripsOf(const PlacedHandle& handle,
                                                    const ViewTransform& view);

/// The radius of a circle as it is drawn, in pixels.
[[nodiscard]] double circlePixels(const PlacedHandle& handle, const ViewTransform& view);

/// The handle at a place of the view: the nearest grip, or else the nearest circle.
[[nodiscard]] std::optional<std::size_t> settingHandleAt(std::span<const PlacedHandle> handles,
                                                         const ViewTransform& view, QPointF place);

/// Name and value of the setting: "Slowing radius  84 u". Empty if the item no longer exists.
[[nodiscard]] QString handleText(const Project& project, const PlacedHandle& handle);

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
