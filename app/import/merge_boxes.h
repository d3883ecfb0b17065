#pragma once

#include "app/import/map.h"

namespace tiller::maps {

/// The same area with fewer boxes: boxes side by side of the same height become one, then boxes
/// above each other of the same width. Boxes that overlap stay apart. The order of the result is by
/// x, then y.
[[nodiscard]] std::vector<MapBox> mergeBoxes(std::vector<MapBox> boxes);

} // namespace tiller::maps
