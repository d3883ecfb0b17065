#include "core/sim/contact/touching.h"

#include <algorithm>
#include <optional>

namespace tiller {

namespace {

constexpr std::size_t fewCrowds = 16; // so few pairs need no sorting
constexpr double caution = 1e-6;      // more than rounding takes off a box anywhere in the world

struct CrowdBox {
    std::uint32_t crowd = 0;
    Box box;
    double shift = 0; ///< along x, where the world wraps

    [[nodiscard]] double left() const { return box.low.x + shift; }
    [[nodiscard]] double right() const { return box.high.x + shift; }
};

std::optional<Box> boxAround(const Crowd& crowd, double beyond) {
    if (crowd.size() == 0)
        return {};
    const auto [left, right] = std::minmax_element(crowd.now.x.begin(), crowd.now.x.end());
    const auto [top, bottom] = std::minmax_element(crowd.now.y.begin(), crowd.now.y.end());
    const double wide = crowd.radius.largest() + beyond + caution;
    return Box{{*left - wide, *top - wide}, {*right + wide, *bottom + wide}};
}

bool overlap(double low1, double high1, double low2, double high2) {
    return low1 <= high2 && low2 <= high1;
}

bool overlapDown(const Box& a, const Box& b, const Moment& moment) {
    const auto overlapAt = [&](double shift) {
        return overlap(a.low.y + shift, a.high.y + shift, b.low.y, b.high.y);
    };
    const double height = moment.worldSize.y;
    return overlapAt(0) ||
           (moment.edges == Edges::wrap && (overlapAt(height) || overlapAt(-height)));
}

/// Whether this is the first of the meetings of two crowds: they may meet as they are, or with one
/// of them shifted to either side.
bool isFirstMeeting(const CrowdBox& a, const CrowdBox& b) {
    if (a.shift == 0 && b.shift == 0)
        return true;
    if ((a.shift != 0 && b.shift != 0) ||
        overlap(a.box.low.x, a.box.high.x, b.box.low.x, b.box.high.x))
        return false;
    const CrowdBox& moved = a.shift != 0 ? a : b;
    const CrowdBox& other = a.shift != 0 ? b : a;
    return moved.shift > 0 ||
           other.box.low.x >= 0; // else the other one met it, shifted to the right
}

/// Valid until the next call of this thread.
const std::vector<CrowdBox>& boxesOf(const std::vector<Crowd>& crowds, const Moment& moment,
                                     std::span<const double> wide) {
    static thread_local std::vector<CrowdBox> boxes;
    boxes.clear();
    const double width = moment.worldSize.x;
    for (std::uint32_t i = 0; i < crowds.size(); ++i) {
        const auto box = boxAround(crowds[i], wide.empty() ? 0 : wide[i]);
        if (!box)
            continue;
        boxes.push_back({i, *box, 0});
        if (moment.edges == Edges::wrap && box->low.x < 0)
            boxes.push_back({i, *box, width});
        if (moment.edges == Edges::wrap && box->high.x > width)
            boxes.push_back({i, *box, -width});
    }
    std::ranges::sort(boxes, {}, &CrowdBox::left);
    return boxes;
}

} // namespace

void forNearCrowds(const std::vector<Crowd>& crowds, const Moment& moment,
                   const std::function<void(std::uint32_t, std::uint32_t)>& visit,
                   std::span<const double> wide) {
    const auto count = static_cast<std::uint32_t>(crowds.size());
    if (count <= fewCrowds) {
        for (std::uint32_t a = 0; a < count; ++a)
            for (std::uint32_t b = a; b < count; ++b)
                visit(a, b);
        return;
    }
    for (std::uint32_t i = 0; i < count; ++i)
        if (crowds[i].size() > 0)
            visit(i, i);
    const std::vector<CrowdBox>& boxes = boxesOf(crowds, moment, wide);
    for (auto a = boxes.begin(); a != boxes.end(); ++a)
        for (auto b = a + 1; b != boxes.end() && b->left() <= a->right(); ++b)
            if (a->crowd != b->crowd && overlapDown(a->box, b->box, moment) &&
                isFirstMeeting(*a, *b))
                visit(std::min(a->crowd, b->crowd), std::max(a->crowd, b->crowd));
}

} // namespace tiller
