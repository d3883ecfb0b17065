#include "app/import/merge_boxes.h"

#include <algorithm>
#include <tuple>

namespace tiller::maps {

namespace {

/// Joins each box to the one before it where @p continues says so. The boxes are sorted.
template <class Continues, class Grow>
void join(std::vector<MapBox>& boxes, Continues continues, Grow grow) {
    std::size_t kept = 0;
    for (std::size_t i = 0; i < boxes.size(); ++i) {
        if (kept > 0 && continues(boxes[kept - 1], boxes[i]))
            grow(boxes[kept - 1], boxes[i]);
        else
            boxes[kept++] = boxes[i];
    }
    boxes.resize(kept);
}

} // namespace

std::vector<MapBox> mergeBoxes(std::vector<MapBox> boxes) {
    std::ranges::sort(boxes, {},
                      [](const MapBox& box) { return std::tuple(box.y, box.height, box.x); });
    join(
        boxes,
        [](const MapBox& a, const MapBox& b) {
            return a.y == b.y && a.height == b.height && a.x + a.width == b.x;
        },
        [](MapBox& a, const MapBox& b) { a.width += b.width; });
    std::ranges::sort(boxes, {},
                      [](const MapBox& box) { return std::tuple(box.x, box.width, box.y); });
    join(
        boxes,
        [](const MapBox& a, const MapBox& b) {
            return a.x == b.x && a.width == b.width && a.y + a.height == b.y;
        },
        [](MapBox& a, const MapBox& b) { a.height += b.height; });
    return boxes;
}

} // namespace tiller::maps
