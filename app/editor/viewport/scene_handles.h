#pragma once

#include "app/editor/viewport/scene_shapes.h"
#include "app/editor/viewport/view_transform.h"

#include <optional>
#include <set>

namespace tiller {

/// What of the scene can be taken hold of.
struct Handle {
    enum class Part {
        point,
        corner, ///< one of the points of a polygon, wall or path
        center, ///< of a region or field: moves it
        rim,    ///< of a circle: its radius
        left,
        right,
        top,
        bottom,
        topLeft,
        topRight,
        bottomLeft,
        bottomRight,
        line,   ///< a piece of a polygon's, wall's or path's line: moves all of it
        inside, ///< moves it
        start,  ///< where an agent that was placed by hand starts
    };

    Id id; ///< of the scene item; of the agent type for `start`
    Part part = Part::point;
    std::size_t index = 0; ///< of the corner, the piece of the line, or the placed agent

    friend bool operator==(const Handle&, const Handle&) = default;
};

/// Whether dragging the part moves the item as it is.
[[nodiscard]] bool movesAll(Handle::Part part);

/// Agents of this type start where they were placed by hand.
[[nodiscard]] bool startsPlaced(const Node& node);

/// The whole item, as its handle.
[[nodiscard]] Handle wholeOf(const SceneShape& shape);

/// What can be taken hold of at a place of the view: points and corners before edges and lines,
/// these before insides; what is grabbed before what is not, the later drawn before the earlier.
/// Regions move by their inside only if they are of @p grabbed, obstacles always.
[[nodiscard]] std::optional<Handle> handleAt(const Project& project, const SceneShapes& scene,
                                             const ViewTransform& view, QPointF place,
                                             bool withStarts, const std::set<Id>& grabbed);

/// Scene items that are selected, or that selected nodes are about.
[[nodiscard]] std::set<Id> sceneOf(const Project& project, const std::vector<Id>& selection);

/// What to select for a handle: the node that is about it, else the item itself.
[[nodiscard]] Id ownerOf(const Project& project, const Handle& handle);

} // namespace tiller
