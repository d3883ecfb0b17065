#pragma once

#include "app/editor/sim/frame.h"
#include "app/editor/viewport/draw_target.h"
#include "app/editor/viewport/scene_snap.h"
#include "app/editor/viewport/setting_handles.h"
#include "app/editor/viewport/trails.h"
#include "core/model/agent_type.h"

#include <QColor>

#include <map>

namespace tiller {

/// What of the world is shown besides the agents themselves.
struct Overlays {
    bool grid = true;
    bool handles = true; ///< points, paths, regions, fields and starts; obstacles are always seen
    bool velocity = false;
    bool steering = false;
    bool forces = false; ///< of each behavior, in its color
    bool radii = false;
    bool trails = false;
    bool selected = false; ///< the force of the selected node

    bool operator==(const Overlays&) const = default;
};

struct ViewColors {
    bool dark = true;
    QColor ground = "#14161a"; ///< outside of the world
    QColor world = "#101215";
    QColor grid = "#1f2227";
    QColor edge = "#53555a";
    QColor handle = "#da9e3f";
    QColor accent = "#65adff";
    QColor text = "#e5e8ed";

    bool operator==(const ViewColors&) const = default;

    /// @name Of obstacles: what is in the way is no one's color
    /// @{
    [[nodiscard]] QColor obstacle() const { return dark ? "#2a2e35" : "#dde1e8"; }
    [[nodiscard]] QColor obstacleLine() const { return dark ? "#8d939d" : "#646b76"; }
    /// @}
};

/// What the painter needs to know of an agent type.
struct AgentLook {
    QRgb color = 0;
    AgentShape shape = AgentShape::arrow;
    double maxSpeed = 1; ///< velocities are drawn as shares of it
    double maxForce = 1; ///< as are forces, of the most that can act
};

/// The looks of a project's agent types, by id, and the colors of its behaviors, for both of which
/// the painter should not ask the project agent by agent.
struct ProjectLook {
    std::map<Id, AgentLook, std::less<>> types;
    std::map<Id, QRgb, std::less<>> behaviors;

    ProjectLook() = default;
    ProjectLook(const Project& project, bool dark);
};

/// All that a picture of the world is made of. References must outlive the painting.
struct WorldPicture {
    const Project& project;
    const Frame& frame;
    const ProjectLook& look;
    const Trails& trails;
    const ViewTransform& view;
    QSizeF size;
    ViewColors colors;
    Overlays overlays;
    bool colorByBehavior = false;
    std::optional<AgentName> picked;
    std::set<Id> selected; ///< scene items and agent types
    std::optional<Handle> hovered;
    const SceneShapes& scene;
    std::optional<Handle> grip = {};       ///< the corner that keys act on
    std::optional<SceneShape> sketch = {}; ///< what is being drawn
    std::vector<Guide> guides = {};
    const Trails* wasTrails = nullptr;           ///< of the future that was
    Id lit = {};                                 ///< a node whose force is shown on every agent
    std::span<const PlacedHandle> settings = {}; ///< of the selected node
    std::span<const Vec2> settingPlaces = {};
    std::optional<std::size_t> activeSetting = {}; ///< hovered or dragged
};

/// @name Layers, from the back to the front
/// Draw the ground, the scene, the agents and what is switched on of the overlays. What is behind
/// and before the agents changes with the project, the view and the mouse only.
/// @{
void paintBack(DrawTarget& target, const WorldPicture& picture);
void paintMoving(DrawTarget& target, const WorldPicture& picture);
void paintFront(DrawTarget& target, const WorldPicture& picture);
/// @}

/// All layers.
void paintWorld(DrawTarget& target, const WorldPicture& picture);

/// The world's box: [0, width] x [0, height].
[[nodiscard]] QRectF worldBox(const Project& project);

} // namespace tiller
