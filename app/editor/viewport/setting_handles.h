#pragma once

#include "app/editor/viewport/draw_target.h"
#include "app/editor/viewport/view_transform.h"
#include "core/model/change.h"
#include "core/sim/explanation.h"

#include <QColor>
#include <QString>

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace tiller {

/// A length or an angle of a node as it is seen in the world for one agent just now.
struct PlacedHandle {
    /// A second setting whose handle is at the same point, across the first: both are dragged as
    /// one.
    struct Second {
        std::string setting;
        Vec2 way;
        double value = 0;
    };

    Id item; ///< a node, or a scene item
    std::string setting;
    SettingHandle::Shape shape = SettingHandle::Shape::circle;
    Vec2 from;         ///< a circle's center, where a length or the sides of an angle begin
    Vec2 way;          ///< of length 1
    double value = 0;  ///< of the setting
    double beyond = 0; ///< of a circle: how much larger it is
    double reach = 0;  ///< how far the sides of an angle go; 0: as far as is handy
    int place = 0;     ///< among the node's circles, which have their grips at places of their own
    std::optional<Vec2> gripWay = {}; ///< to a circle's grip, of length 1, while it is dragged
    std::optional<Second> second = {};
};

/// The handles of all settings of a node that apply and whose places are known. Around a target
/// that is missing or where the mouse is, a circle is drawn around the agent: it says the same.
[[nodiscard]] std::vector<PlacedHandle> placedHandles(const Node& node,
                                                      const Explanation& explanation);

/// The handles of a scene item beside those of its geometry: a field's angle and scale.
[[nodiscard]] std::vector<PlacedHandle> placedHandles(const SceneItem& item);

/// What a node's formula calls a place, as where it expects its target: to be marked.
[[nodiscard]] Points placesOf(const Node& node, const Explanation& explanation);

/// What can be taken hold of, in pixels of the view.
[[nodiscard]] std::vector<QPointF> gripsOf(const PlacedHandle& handle, const ViewTransform& view);

/// The handle at a place of the view: its grip, or anywhere on a circle. The nearest of several.
[[nodiscard]] std::optional<std::size_t> settingHandleAt(std::span<const PlacedHandle> handles,
                                                         const ViewTransform& view, QPointF place);

/// How a drag rounds.
struct DragStep {
    double length = 1;
    double degrees = 5;
    double share = 1; ///< of the way the mouse goes; less for fine work
};

/// A handle being dragged. What it was drawn by stands still meanwhile.
class SettingDrag {
public:
    /// @param pressed where it was taken hold of, in the world
    SettingDrag(PlacedHandle handle, Vec2 pressed)
        : m_handle(std::move(handle)), m_pressed(pressed) {}

    /// As it was when it was taken.
    [[nodiscard]] const PlacedHandle& handle() const { return m_handle; }
    [[nodiscard]] Vec2 pressed() const { return m_pressed; }

    /// The change that brings it there; empty if it is gone or nothing changes.
    [[nodiscard]] Change movedTo(const Project& project, Vec2 place, const DragStep& step) const;

private:
    [[nodiscard]] double valueAt(Vec2 place) const;

    PlacedHandle m_handle;
    Vec2 m_pressed;
};

/// "Slowing radius 84 u"
[[nodiscard]] QString handleText(const Project& project, const PlacedHandle& handle);

/// Draws them, and marks places. @param active one that is hovered or dragged
void paintSettingHandles(DrawTarget& target, std::span<const PlacedHandle> handles,
                         std::span<const Vec2> places, std::optional<std::size_t> active,
                         const ViewTransform& view, const QSizeF& size, const QColor& color,
                         const QColor& ground);

} // namespace tiller
