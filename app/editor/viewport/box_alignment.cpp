#include "app/editor/viewport/box_alignment.h"

#include <algorithm>
#include <numeric>

namespace tiller {

namespace {

QPointF wayTo(const QRectF& around, const QRectF& box, Alignment alignment) {
    switch (alignment) {
    case Alignment::left:
        return {around.left() - box.left(), 0};
    case Alignment::middleX:
        return {around.center().x() - box.center().x(), 0};
    case Alignment::right:
        return {around.left() + around.width() - box.left() - box.width(), 0};
    case Alignment::top:
        return {0, around.top() - box.top()};
    case Alignment::middleY:
        return {0, around.center().y() - box.center().y()};
    case Alignment::bottom:
        return {0, around.top() + around.height() - box.top() - box.height()};
    }
    return {};
}

/// The box around all boxes. A box without a size counts, too.
QRectF boxAround(std::span<const QRectF> boxes) {
    double left = boxes.front().left();
    double top = boxes.front().top();
    double right = left;
    double bottom = top;
    for (const QRectF& box : boxes) {
        left = std::min(left, box.x());
        top = std::min(top, box.y());
        right = std::max(right, box.x() + box.width());
        bottom = std::max(bottom, box.y() + box.height());
    }
    return {left, top, right - left, bottom - top};
}

} // namespace

std::vector<QPointF> alignBoxes(std::span<const QRectF> boxes, Alignment alignment) {
    std::vector<QPointF> ways;
    if (boxes.empty())
        return ways;
    const QRectF around = boxAround(boxes);
    for (const QRectF& box : boxes)
        ways.push_back(wayTo(around, box, alignment));
    return ways;
}

std::vector<QPointF> distributeBoxes(std::span<const QRectF> boxes, Qt::Orientation along) {
    std::vector<QPointF> ways(boxes.size());
    if (boxes.size() < 3)
        return ways;
    const bool isX = along == Qt::Horizontal;
    const auto start = [&](std::size_t i) { return isX ? boxes[i].x() : boxes[i].y(); };
    const auto extent = [&](std::size_t i) { return isX ? boxes[i].width() : boxes[i].height(); };
    const auto middle = [&](std::size_t i) { return start(i) + extent(i) / 2; };
    std::vector<std::size_t> order(boxes.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, {}, middle);
    double inner = 0;
    for (std::size_t i = 1; i + 1 < order.size(); ++i)
        inner += extent(order[i]);
    double at = start(order.front()) + extent(order.front());
    const double gap = (start(order.back()) - at - inner) / static_cast<double>(order.size() - 1);
    for (std::size_t i = 1; i + 1 < order.size(); ++i) {
        const double way = at + gap - start(order[i]);
        ways[order[i]] = isX ? QPointF(way, 0) : QPointF(0, way);
        at += gap + extent(order[i]);
    }
    return ways;
}

} // namespace tiller
