#pragma once

#include "app/editor/canvas/canvas_scene.h"

#include <set>

namespace tiller {

/// @name Steps over the canvas by keyboard
/// @{

/// All nodes, then all frames and comments, in the order of the project.
[[nodiscard]] std::vector<Id> itemsOnCanvas(const CanvasScene& scene);

/// The next card, frame or comment in a direction. One of dx, dy is 1 or -1, the other 0.
[[nodiscard]] std::optional<Id> neighborOnCanvas(const CanvasScene& scene, std::string_view from,
                                                 int dx, int dy);

/// From a node, the first wire that leads to it (-1) or from it (1). From a wire, the node where it
/// begins (-1) or ends (1).
[[nodiscard]] std::optional<Id> alongWire(const CanvasScene& scene, std::string_view from,
                                          int direction);

/// The next wire at the same input; for the only wire of an input, the next wire at its output. The
/// first wire follows the last.
[[nodiscard]] std::optional<Id> nextWire(const CanvasScene& scene, std::string_view wire, int by);
/// @}

/// Adds all nodes from which links lead to some. Other agent types are left out: they are targets.
void addSteering(const Project& project, std::set<Id>& nodes);

} // namespace tiller
