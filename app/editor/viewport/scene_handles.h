#pragma once

#include "app/editor/viewport/view_transform.h"
#include "core/model/change.h"

#include <set>

namespace tiller {

/// What of the scene can be taken hold of.
struct Handle {
    enum class Part {
        point,
        center, ///< of a region: moves it
        left,
        right,
        top,
        bottom,
        topLeft,
        topRight,
        bottomLeft,
        bottomRight,
        start, ///< where an agent that was placed by hand starts
    };

    Id id; ///< of the scene item; of the agent type for `start`
    Part part = Part::point;
    std::size_t agent = 0; ///< for `start`: which of the placed ones

    friend bool operator==(const Handle&, const Handle&) = default;
};

/// The region's box in the world. @pre a scene item of type "region"
[[nodiscard]] QRectF regionBox(const SceneItem& item);
/// Where a point is; the center of a region.
[[nodiscard]] Vec2 placeOf(const SceneItem& item);
/// Agents of this type start where they were placed by hand.
[[nodiscard]] bool startsPlaced(const Node& node);

/// What can be taken hold of at a place of the view; points before corners before edges, the later
/// drawn first. Regions of @p grabbed move by all of their inside.
[[nodiscard]] std::optional<Handle> handleAt(const Project& project, const ViewTransform& view,
                                             QPointF place, bool withStarts,
                                             const std::set<Id>& grabbed);

/// Scene items that are selected, or that selected nodes are about.
[[nodiscard]] std::set<Id> sceneOf(const Project& project, const std::vector<Id>& selection);

/// What to select for a handle: the node that is about it, else the item itself.
[[nodiscard]] Id ownerOf(const Project& project, const Handle& handle);

/// A handle being dragged. It knows how things were when it was taken; what it makes fits the
/// project as it is.
class HandleDrag {
public:
    /// @param step numbers are rounded to multiples of it
    HandleDrag(const Project& project, Handle handle, double step);

    [[nodiscard]] const Handle& handle() const { return m_handle; }

    /// The change that brings the handle where it started plus @p by; empty if it is gone.
    [[nodiscard]] Change movedBy(const Project& project, Vec2 by) const;

private:
    void movePoint(SceneItem& item, Vec2 by) const;
    void moveRegion(SceneItem& item, Vec2 by) const;
    [[nodiscard]] double rounded(double value) const;

    Handle m_handle;
    double m_step;
    std::optional<SceneItem> m_item;
    Vec2 m_start; // of a placed agent
};

} // namespace tiller
