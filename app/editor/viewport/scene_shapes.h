#pragma once

#include "core/model/project.h"
#include "core/scene/field.h"

#include <QRectF>

#include <memory>

namespace tiller {

/// A scene item as it is drawn and taken hold of: what its settings come to.
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
    bool closed = false; ///< a path that goes back to where it began
    Vec2 center;         ///< of the box around where it is neither point nor circle
    double radius = 0;   ///< of a circle; noLimit for a field that reaches everywhere
    QRectF bounds;       ///< in the world; just the center where there is no limit
    Points points;       ///< that can be dragged: corners, and what a line goes through
    Points line;         ///< what is drawn; what is closed ends where it begins
    Points area;         ///< of a polygon, in triangles
    std::shared_ptr<const Field> field;

    [[nodiscard]] bool isObstacle() const { return type == "obstacle"; }
    [[nodiscard]] bool hasLimit() const { return form != Form::circle || radius < noLimit; }
    /// The point after which a piece of the line goes on.
    [[nodiscard]] std::size_t pointBefore(std::size_t piece) const;
    /// Inside a circle, box or polygon.
    [[nodiscard]] bool contains(Vec2 place) const;
};

[[nodiscard]] SceneShape shapeOf(const SceneItem& item, std::uint64_t seed);

/// The shapes of a project's scene, in its order. Those that an edit leaves alone are kept.
class SceneShapes {
public:
    SceneShapes() = default;
    explicit SceneShapes(const Project& project) { show(project); }

    void show(const Project& project);

    [[nodiscard]] const std::vector<SceneShape>& all() const { return m_shapes; }
    [[nodiscard]] const SceneShape* find(std::string_view id) const;
    /// The world, as fields are asked in it.
    [[nodiscard]] const Moment& moment() const { return m_moment; }

private:
    std::vector<SceneItem> m_items; ///< that the shapes were made from
    std::vector<SceneShape> m_shapes;
    std::uint64_t m_seed = 0;
    Moment m_moment;
};

} // namespace tiller
