#pragma once

#include <QRectF>

#include <cstddef>
#include <memory>
#include <vector>

namespace tiller {

/// Boxes numbered from 0. Finds the boxes that touch an area without a look at all the others.
class SpatialIndex {
public:
    SpatialIndex();
    ~SpatialIndex();
    SpatialIndex(SpatialIndex&&) noexcept;
    SpatialIndex& operator=(SpatialIndex&&) noexcept;

    /// Replaces all boxes. The first one gets the number 0.
    void assign(std::vector<QRectF> boxes);
    void move(std::size_t number, const QRectF& box);

    [[nodiscard]] std::size_t size() const { return m_boxes.size(); }
    [[nodiscard]] const QRectF& box(std::size_t number) const { return m_boxes[number]; }

    /// The numbers of the boxes that touch an area, even at its edge only; lowest first.
    [[nodiscard]] std::vector<std::size_t> touching(const QRectF& area) const;
    [[nodiscard]] std::vector<std::size_t> at(QPointF place, double reach = 0) const;

private:
    struct Tree;

    std::vector<QRectF> m_boxes;
    std::unique_ptr<Tree> m_tree;
};

} // namespace tiller
