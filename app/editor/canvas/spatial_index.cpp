#include "app/editor/canvas/spatial_index.h"

#include <boost/geometry.hpp>
#include <boost/geometry/index/rtree.hpp>

#include <algorithm>

namespace tiller {

namespace {

namespace geometry = boost::geometry;

using Point = geometry::model::point<double, 2, geometry::cs::cartesian>;
using Box = geometry::model::box<Point>;
using Entry = std::pair<Box, std::size_t>;

Box boxOf(const QRectF& rect) {
    return {Point(rect.left(), rect.top()), Point(rect.right(), rect.bottom())};
}

} // namespace

struct SpatialIndex::Tree {
    geometry::index::rtree<Entry, geometry::index::quadratic<16>> entries;
};

SpatialIndex::SpatialIndex() : m_tree(std::make_unique<Tree>()) {}
SpatialIndex::~SpatialIndex() = default;
SpatialIndex::SpatialIndex(SpatialIndex&&) noexcept = default;
SpatialIndex& SpatialIndex::operator=(SpatialIndex&&) noexcept = default;

void SpatialIndex::assign(std::vector<QRectF> boxes) {
    m_boxes = std::move(boxes);
    std::vector<Entry> entries;
    entries.reserve(m_boxes.size());
    for (std::size_t i = 0; i < m_boxes.size(); ++i)
        entries.emplace_back(boxOf(m_boxes[i]), i);
    m_tree->entries = {entries.begin(),
                       entries.end()}; // built from all at once, it is packed, which is faster
}

void SpatialIndex::move(std::size_t number, const QRectF& box) {
    if (m_boxes[number] == box)
        return;
    m_tree->entries.remove({boxOf(m_boxes[number]), number});
    m_boxes[number] = box;
    m_tree->entries.insert({boxOf(box), number});
}

std::vector<std::size_t> SpatialIndex::touching(const QRectF& area) const {
    std::vector<std::size_t> numbers;
    const auto found = geometry::index::intersects(boxOf(area.normalized()));
    for (auto it = m_tree->entries.qbegin(found); it != m_tree->entries.qend(); ++it)
        numbers.push_back(it->second);
    std::ranges::sort(numbers);
    return numbers;
}

std::vector<std::size_t> SpatialIndex::at(QPointF place, double reach) const {
    return touching({place.x() - reach, place.y() - reach, 2 * reach, 2 * reach});
}

} // namespace tiller
