#pragma once

#include "core/model/project.h"

#include <optional>
#include <string>
#include <string_view>

namespace tiller {

/// What the mouse draws in the world.
enum class DrawTool {
    select, ///< nothing
    point,
    path,
    circle, ///< an obstacle, as are the next three
    box,
    polygon,
    wall,
    region,
    field,
};

[[nodiscard]] std::string_view toString(DrawTool tool); ///< "select", "point", ...
[[nodiscard]] std::optional<DrawTool> drawToolNamed(std::string_view name);

/// Whether the tool draws point by point, not by one drag.
[[nodiscard]] bool drawsPoints(DrawTool tool);

/// What the tool makes where no more than a place is given.
[[nodiscard]] SceneItem defaultItem(DrawTool tool, Vec2 center);

/// Something that is being drawn: from one place to another, or point by point.
class Sketch {
public:
    Sketch(DrawTool tool, Vec2 at);

    [[nodiscard]] DrawTool tool() const { return m_tool; }
    [[nodiscard]] const Points& points() const { return m_points; } ///< that are placed
    [[nodiscard]] Vec2 end() const { return m_end; }

    void moveTo(Vec2 at) { m_end = at; }
    /// Places a point where the mouse is.
    void addPoint();
    /// Takes the last one back. False where none is left then.
    bool removePoint();

    /// It has the points that it needs to end.
    [[nodiscard]] bool isEnough() const;
    [[nodiscard]] std::size_t fewest() const;

    /// What is seen while it is drawn, the mouse being its last point.
    [[nodiscard]] SceneItem shown() const;
    /// What it comes to. @param closed it came back to its first point  @pre isEnough()
    [[nodiscard]] SceneItem made(bool closed) const;

private:
    [[nodiscard]] SceneItem fromTo() const;
    [[nodiscard]] SceneItem through(const Points& points, bool closed) const;

    DrawTool m_tool;
    Points m_points;
    Vec2 m_end;
};

} // namespace tiller
