#pragma once

#include "app/editor/pane/view_transform.h"
#include "app/editor/sim/frame.h"
#include "app/editor/viewport/layers.h"
#include "app/editor/viewport/overlays.h"
#include "app/editor/viewport/scene_handles.h"
#include "app/editor/viewport/setting_handles.h"
#include "app/editor/viewport/snapping.h"
#include "core/model/agent_type.h"
#include "core/sim/population.h"

#include <QColor>
#include <QSize>
#include <QString>

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <set>

namespace tiller {

/// Where agents were in the last frames.
class Trails {
public:
    static constexpr std::size_t length = 64; ///< frames

    /// Adds the positions of a frame, if it is later than the last one. After a reset, or a jump to
    /// another tick, the trails start anew.
    void add(const Frame& frame) { add(frame, frame.agents); }
    /// Adds the positions of other agents of the frame.
    void add(const Frame& frame, const std::vector<FrameAgents>& agents);
    void clear() { m_count = 0; }

    [[nodiscard]] std::size_t count() const { return m_count; }

    /// Where the agents of a type were, ascending by ordinal.
    struct Track {
        Id type;
        std::vector<std::uint32_t> ordinal;
        std::vector<std::uint32_t> life;
        std::vector<float> xy; ///< x and y alternate

        [[nodiscard]] Vec2 at(std::size_t i) const { return {xy[2 * i], xy[2 * i + 1]}; }
    };
    /// Empty if the frame did not have the type. @param age in frames; 0 is the newest
    [[nodiscard]] const Track& track(std::string_view type, std::size_t age) const;
    /// Where an individual was, whatever its type was; nothing if it did not live.
    [[nodiscard]] std::optional<Vec2> placeOf(std::uint32_t life, std::size_t age) const;

private:
    struct Moment {
        std::vector<Track> tracks;
        std::vector<std::pair<std::uint32_t, Vec2>> byLife; ///< ascending
    };

    [[nodiscard]] const Moment* momentAt(std::size_t age) const;

    std::array<Moment, length> m_ring; ///< the next frame replaces the oldest one
    std::size_t m_next = 0;
    std::size_t m_count = 0;
    std::uint64_t m_run = 0;
    std::uint64_t m_tick = 0;
    std::uint64_t m_jumps = 0;
};

/// The numbers at the ends of the colors of each agent type that numbers color: those of its
/// monitor, or the least and the largest since the start of the run.
class ColorRanges {
public:
    struct Range {
        Coloring coloring;
        double least = 0;
        double largest = 0;
        bool isKnown = false; ///< there was a number

        [[nodiscard]] bool isFixed() const {
            return coloring.what.colorsFrom != 0 || coloring.what.colorsTo != 0;
        }

        /// Where a number is in the range, 0 to 1.
        [[nodiscard]] double shareOf(double number) const {
            return largest > least ? (number - least) / (largest - least) : 0.5;
        }
        bool operator==(const Range&) const = default;
    };

    void follow(std::span<const Coloring> colorings);
    /// Widens the ranges. Returns whether one has changed.
    bool add(const Frame& frame);
    /// Null if no number colors the agents of a type.
    [[nodiscard]] const Range* of(const FrameAgents& agents) const;
    [[nodiscard]] const std::map<Id, Range>& all() const { return m_ranges; } ///< by agent type

private:
    std::map<Id, Range> m_ranges;
    std::uint64_t m_run = 0;
};

/// The colors of a viewport.
struct ViewColors {
    bool dark;
    QColor ground; ///< outside the world
    QColor world;
    QColor grid;
    QColor edge;
    QColor handle;
    QColor accent;
    QColor text;

    friend bool operator==(const ViewColors&, const ViewColors&) = default;

    /// @name Obstacles are gray: no behavior and no agent type has this color.
    /// @{
    [[nodiscard]] QColor obstacle() const { return dark ? "#2a2e35" : "#dde1e8"; }
    [[nodiscard]] QColor obstacleLine() const { return dark ? "#8d939d" : "#646b76"; }
    /// @}

    /// @name How much a direction is wanted, and how dangerous it is
    /// @{
    [[nodiscard]] QColor interest() const { return dark ? "#58c46e" : "#1d7d3e"; }
    [[nodiscard]] QColor danger() const { return dark ? "#ff7e76" : "#c23a38"; }
    /// @}

    /// The desired velocity, in every triangle: no behavior has this color.
    [[nodiscard]] QColor desired() const { return dark ? "#ffd84d" : "#b08400"; }
};

/// The colors of the viewport in a theme.
[[nodiscard]] ViewColors viewColors(bool dark, bool contrast = false);

/// The radius of the circle on which an agent turns. @param turnRate degrees per time
[[nodiscard]] double turningRadius(double speed, double turnRate);

/// How the agents of a type are drawn.
struct AgentLook {
    QRgb color = 0;
    AgentShape shape = AgentShape::arrow;
    double maxSpeed = 1;          ///< arrows show velocities as shares of it
    double maxForce = 1;          ///< arrows show forces as shares of it: the largest that can act
    double maxTurnRate = noLimit; ///< degrees per time
    Id pictured = {};             ///< the agent type or mode with its picture; empty: the shape
    double pictureSize = 0;       ///< of its longer side in the world; 0: the body's diameter
};

/// What a mode changes of that.
struct LookInMode {
    std::optional<QRgb> color;
    std::optional<AgentShape> shape;
    bool hasPicture = false;
};

/// How the agent types and the behaviors of a project are drawn, by id. The painters read this for
/// each agent, which would be slow with the project itself.
struct ProjectLook {
    std::map<Id, AgentLook, std::less<>> types;
    std::map<Id, LookInMode, std::less<>> modes; ///< those that change something
    std::map<Id, QRgb, std::less<>> behaviors;

    ProjectLook() = default;
    ProjectLook(const Project& project, bool dark);

    /// @param otherwise for an agent type, or a behavior, that the project no longer has
    /// @{
    [[nodiscard]] AgentLook typeLook(const Id& type, AgentLook otherwise = {}) const;
    /// One for each mode of the agents, or one for all.
    [[nodiscard]] std::vector<AgentLook> looksOf(const FrameAgents& agents,
                                                 AgentLook otherwise = {}) const;
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
    ViewColors colors = viewColors(true);
    Overlays overlays = {};
    std::optional<AgentName> picked = {};
    std::set<Id> selected = {}; ///< scene items and agent types
    std::optional<Handle> hovered = {};
    const SceneShapes& scene;
    const LayerPictures* pictures = nullptr;              ///< beneath the scene; null: none
    std::span<const LayerPictures::Picture> grounds = {}; ///< beneath the scene, above those
    const ColorRanges* ranges = nullptr;                  ///< null: no number colors agents
    std::optional<Handle> heldPoint = {};                 ///< the point that keys move
    std::optional<SelectionFrame> selection = {};         ///< around the selected geometry
    std::optional<FrameGrip> frameGrip = {};              ///< that is hovered or dragged
    std::optional<SceneShape> sketch = {};                ///< what the tool draws now
    std::optional<QPointF> brush = {};                    ///< where a brush is, in the view
    double brushRadius = 0;                               ///< in pixels
    std::vector<Guide> guides = {};                       ///< what the mouse snaps to
    const Trails* previousTrails = nullptr; ///< of the previous future; null: not drawn
    Id lit = {};                            ///< the node whose force is shown on every agent
    SpotlitPlace spotlit = {};
    const std::set<AgentName>* ordered = nullptr;  ///< agents that can be sent; null: none
    std::span<const Vec2> orderPlaces = {};        ///< the slots that they would get
    std::span<const PlacedHandle> settings = {};   ///< the handles of settings
    std::span<const Vec2> settingPlaces = {};      ///< marked beside them
    std::optional<std::size_t> activeSetting = {}; ///< the handle that is hovered or dragged
    double enlarged = 1; ///< arrows, trails and small bodies: as the type of the window

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
        return std::max(radius * view.scale(), enlarged * (frame.agentCount() <= few ? 4.5 : 3.0));
    }
    /// The farthest that an agent goes in one step, in x and y: in a world that wraps, a longer
    /// step means that the agent left over an edge.
    [[nodiscard]] Vec2 longestStep() const;
};

/// The box of the world: [0, width] x [0, height].
[[nodiscard]] QRectF worldBox(const Project& project);

/// How the world is drawn without a window.
struct RenderLook {
    QSize size{1280, 720};                  ///< in pixels
    double pixelRatio = 1;                  ///< pixels of the picture for each of the view
    std::optional<ViewTransform> view = {}; ///< nothing: the whole world
    ViewColors colors = viewColors(true);
    Overlays overlays = {};
    std::optional<AgentName> picked = {};
    bool follows = false; ///< the picked agent stays in the middle
    std::set<Id> selected = {};
    QString folder = {}; ///< of the project, with the pictures of its layers
    std::vector<Coloring> colorings = {};
};

} // namespace tiller
