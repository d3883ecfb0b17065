#pragma once

#include "app/docs/svg.h"
#include "core/model/agent_type.h"
#include "core/model/project.h"

namespace tiller::docs {

/// Maps the world to the picture.
struct View {
    Vec2 corner; ///< the place of the world's (0, 0)
    double scale = 1;

    [[nodiscard]] Vec2 operator()(Vec2 place) const { return corner + place * scale; }
    [[nodiscard]] Points operator()(const Points& places) const;
};

/// The editor's dark colors. A picture has its own ground, so it looks the same on any page.
namespace paint {
inline constexpr std::string_view panel = "#1c1e22";
inline constexpr std::string_view panelEdge = "#30333a";
inline constexpr std::string_view ground = "#101215";
inline constexpr std::string_view worldEdge = "#53555a";
inline constexpr std::string_view text = "#a2a5aa";
inline constexpr std::string_view target = "#da9e3f";
inline constexpr std::string_view solid = "#2d3036";
inline constexpr std::string_view outline = "#727579";
} // namespace paint

/// Adds the outline of an agent, as in the editor. @param heading of length 1
void addBody(PathData& path, AgentShape shape, Vec2 at, Vec2 heading, double radius);

/// SVG attributes: `name="value"`, separated by spaces.
[[nodiscard]] std::string filled(std::string_view color, double opacity = 1);
[[nodiscard]] std::string stroked(std::string_view color, double width, double opacity = 1,
                                  std::string_view more = {});

/// Draws fields, regions, obstacles and paths, and around points the radii of the nodes that are
/// wired to them.
void drawScene(Svg& svg, const Project& project, const View& view);

/// Draws points; they cover the trails.
void drawPoints(Svg& svg, const Project& project, const View& view);

} // namespace tiller::docs
