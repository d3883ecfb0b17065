#pragma once

#include "core/model/scene_layers.h"
#include "core/nodes/setting.h"
#include "core/scene/field.h"

#include <QRectF>

#include <cstdint>
#include <memory>
#include <set>

namespace tiller {

/// The area inside an outline as triangles, three corners each. A place is inside if a ray from it
/// crosses the outline an odd number of times, as for regions: this fills outlines that cross
/// themselves correctly. Empty for outlines with more than 4,000 corners.
[[nodiscard]] Points areaOf(const Points& outline);

/// The geometry of a scene item, for drawing and dragging.
struct SceneShape {
    enum class Form {
        point,
        circle,
        box,
        polygon,
        line, ///< a wall, or a path
    };

    Id id;
    std::string type; ///< of the scene item
    Form form = Form::point;
    bool closed = false; ///< a path that returns to its first point
    Vec2 center;         ///< of a point or circle; else the middle of the bounds
    double radius = 0;   ///< of a circle; noLimit for a field without limit and for a ground that
                         ///< covers the world
    QRectF bounds;       ///< in the world; only the center for a field without limit
    Points points;       ///< the points that can be dragged
    Points line;         ///< the line that is drawn; a closed one ends at its first place
    Points area;         ///< the inside of a polygon, as triangles
    std::shared_ptr<const Field> field;
    bool hidden = false; ///< by its layer
    bool locked = false;

    [[nodiscard]] bool isObstacle() const { return type == "obstacle"; }
    /// Whether the mouse can take it.
    [[nodiscard]] bool isReachable() const { return !hidden && !locked; }
    [[nodiscard]] bool hasLimit() const { return form != Form::circle || radius < noLimit; }
    /// The index in `points` of the point at or before a piece of the line.
    [[nodiscard]] std::size_t pointBefore(std::size_t piece) const;
    /// Whether a place is inside the circle, box or polygon.
    [[nodiscard]] bool contains(Vec2 place) const;
};

/// The box around points, also where they lie on a line.
[[nodiscard]] QRectF boxAround(const Points& points);
/// Adds two opposite corners of a box to points: for a box around boxes.
void addCorners(const QRectF& box, Points& points);

/// @param seed of the world; only fields depend on it
[[nodiscard]] SceneShape shapeOf(const SceneItem& item, std::uint64_t seed);

/// The shapes of the scene of a project, in its order. An edit computes only the shapes of the
/// items that it changes.
class SceneShapes {
public:
    SceneShapes() = default;
    explicit SceneShapes(const Project& project) { show(project); }

    void show(const Project& project);

    [[nodiscard]] const std::vector<SceneShape>& all() const { return m_shapes; }
    [[nodiscard]] const SceneShape* find(std::string_view id) const;
    /// The indexes of the shapes layer by layer, from the back to the front.
    [[nodiscard]] const std::vector<std::size_t>& order() const { return m_order; }
    [[nodiscard]] const Layers& layers() const { return m_layers; }
    /// @name Of the layer of a scene item, or of the placed agents of a type
    /// @{
    [[nodiscard]] bool isHidden(std::string_view id) const {
        return m_layers.of(id).settings.hidden;
    }
    [[nodiscard]] bool isReachable(std::string_view id) const {
        return !isHidden(id) && !m_layers.of(id).settings.locked;
    }
    /// @}
    /// @name Of the layers of placed agents  @param index from 0
    /// @{
    /// Whether some agents of the type may be hidden. Those of types that start in a region never
    /// are.
    [[nodiscard]] bool hidesAgentsOf(std::string_view type) const {
        return m_placedTypes.contains(type) && (m_layers.nameAgents() || isHidden(type));
    }
    [[nodiscard]] bool isAgentHidden(std::string_view type, std::size_t index) const {
        return hidesAgentsOf(type) && m_layers.ofAgent(type, index).settings.hidden;
    }
    [[nodiscard]] bool isAgentReachable(std::string_view type, std::size_t index) const {
        return !isAgentHidden(type, index) && !m_layers.ofAgent(type, index).settings.locked;
    }
    /// @}
    /// The world that the values of fields depend on.
    [[nodiscard]] const Moment& moment() const { return m_moment; }

private:
    void showLayers(const Project& project);

    std::vector<SceneItem> m_items; ///< the items of m_shapes
    std::vector<SceneShape> m_shapes;
    std::vector<std::size_t> m_order;
    Layers m_layers{Project()};
    std::set<Id, std::less<>> m_placedTypes; ///< whose agents start where they were placed
    std::uint64_t m_seed = 0;
    Moment m_moment;
};

} // namespace tiller
