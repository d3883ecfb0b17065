#pragma once

#include "core/model/project.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace tiller {

/// The tool of the mouse in the world.
enum class DrawTool {
    select, ///< draws nothing
    agents, ///< adds agents: see AgentBrush
    point,
    path,
    circle, ///< this and the next three draw obstacles
    box,
    polygon,
    wall,
    region,
    field,
};

[[nodiscard]] std::string_view toString(DrawTool tool); ///< "select", "point", ...
[[nodiscard]] std::optional<DrawTool> drawToolNamed(std::string_view name);

/// Whether the tool draws point by point, and not with one drag.
[[nodiscard]] bool drawsPoints(DrawTool tool);

/// The item of a tool at a place, in its default size.
[[nodiscard]] SceneItem defaultItem(DrawTool tool, Vec2 center);

/// An item that is not finished yet: drawn from one place to another, or point by point.
class Sketch {
public:
    Sketch(DrawTool tool, Vec2 at);

    [[nodiscard]] DrawTool tool() const { return m_tool; }
    [[nodiscard]] const Points& points() const { return m_points; } ///< the placed ones
    [[nodiscard]] Vec2 end() const { return m_end; }                ///< where the mouse is

    void moveTo(Vec2 at) {
        m_end = at;
        m_isExact = false;
    }
    /// Places a point at the mouse.
    void addPoint();
    /// Removes the last point. False if none is left.
    bool removePoint();

    /// Whether it is drawn from its center outward.
    [[nodiscard]] bool isRound() const {
        return m_tool == DrawTool::circle || m_tool == DrawTool::field;
    }
    /// Moves the mouse's end so that the item gets a radius, or a width and a height; one number
    /// makes a square. False if it takes no such numbers, or one is not above 0.
    bool resize(std::span<const double> numbers);

    /// Whether it has enough points to be finished.
    [[nodiscard]] bool isEnough() const;
    [[nodiscard]] std::size_t fewest() const;

    /// The item so far, with the mouse as its last point.
    [[nodiscard]] SceneItem shown() const;
    /// The finished item. @param closed its line returns to the first point  @pre isEnough()
    [[nodiscard]] SceneItem finished(bool closed) const;

private:
    [[nodiscard]] SceneItem fromTo() const;
    [[nodiscard]] SceneItem through(const Points& points, bool closed) const;

    DrawTool m_tool;
    Points m_points;
    Vec2 m_end;
    bool m_isExact = false; ///< its size was typed, so it is not rounded
};

} // namespace tiller
