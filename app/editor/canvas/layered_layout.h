#pragma once

#include "app/editor/canvas/layout_graph.h"

namespace tiller {

/// Lays a graph out in columns. A box stands to the left of the boxes that it leads to, as near as
/// possible. The order within a column gives few crossings, and the heights make wires straight.
/// Boxes without wires stand below. A group is laid out on its own and then counts as one box. The
/// same graph always gets the same places; the left top corner of all is (0, 0).
/// (Sugiyama, Tagawa and Toda 1981; heights by isotonic regression.)
[[nodiscard]] LayoutPlaces layOutInLayers(const LayoutGraph& graph);

} // namespace tiller
