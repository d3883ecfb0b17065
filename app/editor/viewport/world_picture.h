#pragma once

#include "app/editor/sim/frame.h"
#include "app/editor/viewport/layer_pictures.h"
#include "app/editor/viewport/overlays.h"
#include "app/editor/viewport/scene_snap.h"
#include "app/editor/viewport/selection_frame.h"
#include "app/editor/viewport/setting_handles.h"
#include "app/editor/viewport/trails.h"
#include "app/editor/viewport/view_colors.h"
#include "core/model/agent_type.h"

#include <map>

namespace tiller {

/// How the agents of a type are drawn.
struct AgentLook {
    QRgb color = 0;
    AgentShape shape = AgentShape::arrow;
    double maxSpeed = 1; ///< arrows show velocities as shares of it
    double maxForce = 1; ///< arrows show forces as shares of it: the largest that can act
};

/// How the agent types and the behaviors of a project are drawn, by id. The painters read this for
/// each agent, which would be slow with the project itself.
struct ProjectLook {
    std::map<Id, AgentLook, std::less<>> types;
    std::map<Id, QRgb, std::less<>> behaviors;

    ProjectLook() = default;
    ProjectLook(const Project& project, bool dark);

    /// @param otherwise for an agent type, or a behavior, that the project no longer has
    /// @{
    [[nodiscard]] AgentLook typeLook(const Id& type, AgentLook otherwise = {}) const;
    [[nodiscard]] QRgb behaviorColor(const Id& node, QRgb otherwise) const;
    /// @}
};

/// What stands out in a picture of the world.
struct SpotlitPlace {
    struct Light {
        Vec2 place;
        double radius = 0; ///< of what is lit, in units of the world
    };

    std::optional<Light> light = {};
    std::optional<AgentName> agent = {}; ///< in the light, where it is in the frame
    std::vector<Id> ringed = {};         ///< agent types
};

/// Everything that a picture of the world shows. References must outlive the painting.
struct WorldPicture {
    const Project& project;
    const Frame& frame;
    const ProjectLook& look;
    const Trails& trails;
    const ViewTransform& view;
    QSizeF size;
    ViewColors colors = {};
    Overlays overlays = {};
    std::optional<AgentName> picked = {};
    std::set<Id> selected = {}; ///< scene items and agent types
    std::optional<Handle> hovered = {};
    const SceneShapes& scene;
    const LayerPictures* pictures = nullptr;      ///< beneath the scene; null: none
    std::optional<Handle> heldPoint = {};         ///< the point that keys move
    std::optional<SelectionFrame> selection = {}; ///< around the selected geometry
    std::optional<FrameGrip> frameGrip = {};      ///< that is hovered or dragged
    std::optional<SceneShape> sketch = {};        ///< what the tool draws now
    std::vector<Guide> guides = {};               ///< what the mouse snaps to
    const Trails* previousTrails = nullptr;       ///< of the previous future; null: not drawn
    Id lit = {};                                  ///< the node whose force is shown on every agent
    SpotlitPlace spotlit = {};
    std::span<const PlacedHandle> settings = {};   ///< the handles of settings
    std::span<const Vec2> settingPlaces = {};      ///< marked beside them
    std::optional<std::size_t> activeSetting = {}; ///< the handle that is hovered or dragged

    [[nodiscard]] QRectF sight() const { return {QPointF(), size}; } ///< in the view
    /// What has its middle in this box may be seen. @param margin in pixels
    [[nodiscard]] QRectF sight(double margin) const {
        return sight().adjusted(-margin, -margin, margin, margin);
    }
    [[nodiscard]] QPointF placeOf(const FrameAgents& agents, std::size_t i) const {
        return view.toView(Vec2{agents.x[i], agents.y[i]});
    }
    /// The radius in pixels; at least so large that an agent can be seen, also one of a crowd.
    [[nodiscard]] double bodyPixels(double radius) const {
        constexpr int few = 400; // agents
        return std::max(radius * view.scale(), frame.agentCount() <= few ? 4.5 : 3.0);
    }
    /// The farthest that an agent goes in one step, in x and y: in a world that wraps, a longer
    /// step means that the agent left over an edge.
    [[nodiscard]] Vec2 longestStep() const;
};

/// The box of the world: [0, width] x [0, height].
[[nodiscard]] QRectF worldBox(const Project& project);

} // namespace tiller
