#pragma once

#include "app/editor/viewport/scene_shapes.h"
#include "app/editor/viewport/view_transform.h"

#include <optional>
#include <set>

namespace tiller {

/// A part of the scene that the mouse can drag.
struct Handle {
    enum class Part {
        point,
        corner, ///< one of the points of a polygon, wall or path
        center, ///< of a region or field; moves it
        rim,    ///< of a circle; changes its radius
        left,
        right,
        top,
        bottom,
        topLeft,
        topRight,
        bottomLeft,
        bottomRight,
        line,   ///< a piece of a polygon, wall or path; moves all of it
        inside, ///< moves all of the item
        start,  ///< where a placed agent starts
    };

    Id id; ///< of the scene item; of the agent type for `start`
    Part part = Part::point;
    std::size_t index = 0; ///< of the corner, the piece of the line, or the placed agent

    friend bool operator==(const Handle&, const Handle&) = default;
};

/// Whether a drag of the part moves the whole item.
[[nodiscard]] bool movesAll(Handle::Part part);

/// Whether the node is an agent type whose agents start at placed positions.
[[nodiscard]] bool startsPlaced(const Node& node);

/// The handle that moves the whole item.
[[nodiscard]] Handle wholeOf(const SceneShape& shape);

/// The handle at a place of the view. Points and corners come before edges and lines, and these
/// before insides; selected items come before others, and later items before earlier ones. The
/// inside of a region is a handle only if the region is selected. Hidden and locked items have
/// none.
/// @param withStarts also the starts of placed agents  @param selected scene items
[[nodiscard]] std::optional<Handle> handleAt(const Project& project, const SceneShapes& scene,
                                             const ViewTransform& view, QPointF place,
                                             bool withStarts, const std::set<Id>& selected);

/// The scene items that are selected, or that selected nodes use.
[[nodiscard]] std::set<Id> sceneOf(const Project& project, const std::vector<Id>& selection);

/// What to select for a handle: the node that uses its item, or else the item itself.
[[nodiscard]] Id ownerOf(const Project& project, const Handle& handle);

} // namespace tiller
