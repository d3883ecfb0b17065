#include "app/editor/canvas/align_boxes.h"

#include <algorithm>
#include <array>
#include <numeric>

namespace tiller {

namespace {

constexpr std::array names{"left",    "right",   "top",        "bottom",
                           "centers", "middles", "gapsAcross", "gapsDown"};

/// A box along one axis.
struct Extent {
    double low = 0;
    double high = 0;
};

std::vector<double> movesToEqualGaps(std::span<const Extent> extents) {
    std::vector<std::size_t> order(extents.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, {},
                             [&](std::size_t i) { return extents[i].low + extents[i].high; });
    const double begin = extents[order.front()].low;
    double sizes = 0;
    for (const Extent& each : extents)
        sizes += each.high - each.low;
    const double room = extents[order.back()].high - begin;
    const double gap = (room - sizes) / static_cast<double>(extents.size() - 1);
    std::vector<double> moves(extents.size());
    double next = begin;
    for (const std::size_t i : order) {
        moves[i] = next - extents[i].low;
        next += extents[i].high - extents[i].low + gap;
    }
    return moves;
}

} // namespace

std::optional<Alignment> alignmentOf(std::string_view name) {
    const auto found = std::ranges::find(names, name);
    return found == names.end() ? std::nullopt
                                : std::optional(static_cast<Alignment>(found - names.begin()));
}

std::vector<QPointF> alignBoxes(std::span<const QRectF> boxes, Alignment alignment) {
    std::vector<QPointF> moves(boxes.size());
    if (boxes.size() < 2)
        return moves;
    const bool isAcross = alignment == Alignment::left || alignment == Alignment::right ||
                          alignment == Alignment::centers || alignment == Alignment::gapsAcross;
    std::vector<Extent> extents;
    for (const QRectF& box : boxes)
        extents.push_back(isAcross ? Extent{box.left(), box.right()}
                                   : Extent{box.top(), box.bottom()});
    const double low = std::ranges::min(extents, {}, &Extent::low).low;
    const double high = std::ranges::max(extents, {}, &Extent::high).high;
    std::vector<double> along(boxes.size());
    if (alignment == Alignment::gapsAcross || alignment == Alignment::gapsDown)
        along = movesToEqualGaps(extents);
    else
        for (std::size_t i = 0; i < extents.size(); ++i)
            along[i] = alignment == Alignment::left || alignment == Alignment::top
                           ? low - extents[i].low
                       : alignment == Alignment::right || alignment == Alignment::bottom
                           ? high - extents[i].high
                           : (low + high - extents[i].low - extents[i].high) / 2;
    for (std::size_t i = 0; i < moves.size(); ++i)
        moves[i] = isAcross ? QPointF(along[i], 0) : QPointF(0, along[i]);
    return moves;
}

} // namespace tiller
