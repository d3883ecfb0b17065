#include "core/scene/chord_tree.h"

namespace tiller {

namespace {

double squaredTo(const Segment& segment, Vec2 from) {
    const Vec2 apart = nearestOn(segment, from) - from;
    return dot(apart, apart);
}

} // namespace

ChordTree::ChordTree(const std::vector<Segment>& pieces) : m_pieces(pieces) {
    if (m_pieces.empty())
        return;
    const auto count = static_cast<std::uint32_t>(m_pieces.size());
    m_stretches.push_back(over(0, count));
    split(0, 0, count);
}

ChordTree::Stretch ChordTree::over(std::uint32_t begin, std::uint32_t end) const {
    Stretch stretch{{m_pieces[begin].a, m_pieces[end - 1].b}};
    double stray = 0;
    for (std::uint32_t i = begin + 1; i < end; ++i)
        stray = larger(stray, squaredTo(stretch.chord, m_pieces[i].a));
    // A little more, so that rounding hides nothing.
    stretch.chord.radius = squareRoot(stray) * (1 + 1e-9) + 1e-6;
    return stretch;
}

void ChordTree::split(std::uint32_t stretch, std::uint32_t begin, std::uint32_t end) {
    if (end - begin <= leafSize) {
        m_stretches[stretch].first = begin;
        m_stretches[stretch].count = end - begin;
        return;
    }
    const std::uint32_t middle = begin + (end - begin) / 2;
    const auto children = static_cast<std::uint32_t>(m_stretches.size());
    m_stretches[stretch].first = children;
    m_stretches.push_back(over(begin, middle));
    m_stretches.push_back(over(middle, end));
    split(children, begin, middle);
    split(children + 1, middle, end);
}

double ChordTree::leastDistance(Vec2 from) const {
    const Segment& all = m_stretches.front().chord;
    return squareRoot(squaredTo(all, from)) - all.radius;
}

std::optional<ChordTree::Hit> ChordTree::nearest(Vec2 from, double within) const {
    std::optional<Hit> best;
    double reach = within;
    std::array<std::pair<double, std::uint32_t>, 64> open; // squared distance to the chord
    std::size_t count = 0;
    open[count++] = {squaredTo(m_stretches[0].chord, from), 0};
    while (count > 0) {
        const auto [far, at] = open[--count];
        const Stretch& stretch = m_stretches[at];
        const double most = reach + stretch.chord.radius;
        if (far > most * most)
            continue;
        for (std::uint32_t i = stretch.first; i < stretch.first + stretch.count; ++i) {
            const Vec2 on = nearestOn(m_pieces[i], from);
            const double distance2 = dot(on - from, on - from);
            const bool nearer = best ? distance2 < best->distance2 ||
                                           (distance2 == best->distance2 && i < best->piece)
                                     : distance2 <= within * within;
            if (!nearer)
                continue;
            best = Hit{i, on, distance2};
            reach = squareRoot(distance2);
        }
        if (stretch.count > 0)
            continue;
        std::pair near{squaredTo(m_stretches[stretch.first].chord, from), stretch.first};
        std::pair next{squaredTo(m_stretches[stretch.first + 1].chord, from), stretch.first + 1};
        if (near.first > next.first)
            std::swap(near, next);
        open[count++] = next;
        open[count++] = near;
    }
    return best;
}

} // namespace tiller
