#include "core/scene/chord_tree.h"

#include "core/scene/search_tree.h"

namespace tiller {

namespace {

double squaredToLine(const Segment& segment, Vec2 from) {
    const Vec2 apart = nearestOn(segment, from) - from;
    return dot(apart, apart);
}

} // namespace

ChordTree::ChordTree(const std::vector<Segment>& pieces) : m_pieces(pieces) {
    if (m_pieces.empty())
        return;
    const auto count = static_cast<std::uint32_t>(m_pieces.size());
    m_stretches.push_back(stretchOver(0, count));
    split(0, 0, count);
}

ChordTree::Stretch ChordTree::stretchOver(std::uint32_t begin, std::uint32_t end) const {
    Stretch stretch{{m_pieces[begin].a, m_pieces[end - 1].b}};
    double stray = 0;
    for (std::uint32_t i = begin + 1; i < end; ++i)
        stray = larger(stray, squaredToLine(stretch.chord, m_pieces[i].a));
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
    m_stretches.push_back(stretchOver(begin, middle));
    m_stretches.push_back(stretchOver(middle, end));
    split(children, begin, middle);
    split(children + 1, middle, end);
}

double ChordTree::leastDistance(Vec2 from) const {
    const Segment& whole = m_stretches.front().chord;
    return squareRoot(squaredToLine(whole, from)) - whole.radius;
}

std::optional<ChordTree::Hit> ChordTree::nearest(Vec2 from, double within) const {
    std::optional<Hit> best;
    double reach = within;
    const auto isTooFar = [&](double squared, const Stretch& stretch) {
        const double most = reach + stretch.chord.radius;
        return squared > most * most;
    };
    searchTree(
        m_stretches, [&](const Stretch& stretch) { return squaredToLine(stretch.chord, from); },
        isTooFar,
        [&](const Stretch& leaf) {
            for (std::uint32_t i = leaf.first; i < leaf.first + leaf.count; ++i) {
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
        });
    return best;
}

} // namespace tiller
