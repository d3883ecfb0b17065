#pragma once

#include "app/editor/canvas/layout_graph.h"

namespace tiller {

/// Lays a graph out in columns: what leads to something stands to its left, as near as it can be;
/// within a column in an order of few crossings, at heights where wires run straight. What is not
/// connected stands below. A group is laid out on its own and then is one box. The same graph
/// always gives the same places; the first corner of all is (0, 0).
/// (Sugiyama, Tagawa and Toda 1981; heights by isotonic regression.)
[[nodiscard]] LayoutPlaces layOutInLayers(const LayoutGraph& graph);

} // namespace tiller
