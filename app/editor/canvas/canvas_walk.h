#pragma once

#include "app/editor/canvas/canvas_scene.h"

namespace tiller {

/// @name Ways over the canvas by keyboard
/// @{

/// All nodes, then all frames and comments, in the order of the project.
[[nodiscard]] std::vector<Id> itemsOnCanvas(const Project& project);

/// The card, frame or comment that is next in a direction (one of dx, dy is 1 or -1, the other 0).
[[nodiscard]] std::optional<Id> neighborOnCanvas(const CanvasScene& scene, std::string_view from,
                                                 int dx, int dy);

/// From a node to the first of the wires that lead to it (-1) or from it (1); from a wire to the
/// node it comes from, or leads to.
[[nodiscard]] std::optional<Id> alongWire(const CanvasScene& scene, std::string_view from,
                                          int direction);

/// Another wire of the input that a wire leads to, or, where it is alone there, of the output it
/// comes from; round and round.
[[nodiscard]] std::optional<Id> nextWire(const CanvasScene& scene, std::string_view wire, int by);
/// @}

} // namespace tiller
