#include "core/base/lattice.h"
#include "core/base/platform.h"
#include "core/nodes/formula.h"
#include "core/sim/contact/touching.h"

#include <algorithm>
#include <numeric>

namespace tiller {

namespace {

constexpr std::uint32_t leafSize = 8;
constexpr std::size_t manyAround = 512;  // agents that a search would compare with each
constexpr std::size_t mostAround = 8192; // more take a search longer, however they lie
constexpr double roundingMargin = 1e-9;  // more than rounding changes a squared distance

double radiusAt(const BodyView& of, std::size_t slot) {
    return of.radius[slot * of.radiusStep];
}

} // namespace

PileContacts::PileContacts(const ContactSearch& search, std::size_t count, const Moment& moment)
    : m_search(search)
    , m_moment(moment)
    , m_others(makeTree(search.othersNow, search.othersThen, count)) {}

bool PileContacts::isWorthwhile(const ContactSearch& search, std::size_t lookers,
                                const Moment& moment) {
    constexpr std::size_t samples = 64;
    const double wide = search.reach + search.world.drift;
    const double half = smaller(moment.worldSize.x, moment.worldSize.y) / 2;
    if (lookers == 0 || (moment.edges == Edges::wrap && 2 * wide >= half))
        return false; // there an agent may be seen from both sides
    static thread_local std::vector<Run> room;
    const std::size_t step = std::max<std::size_t>(lookers / samples, 1);
    const std::size_t count = (lookers + step - 1) / step;
    const auto forRuns = [&](auto visit) {
        for (std::size_t slot = 0; slot < lookers; slot += step) {
            const Vec2 at{search.lookersNow.x[slot], search.lookersNow.y[slot]};
            for (const Run& run :
                 search.world.grid->runs({at - Vec2{wide, wide}, at + Vec2{wide, wide}}, room))
                visit(at, run);
        }
    };
    std::size_t around = 0;
    forRuns([&](Vec2, const Run& run) { around += run.end - run.begin; });
    if (around <= manyAround * count || around > mostAround * count)
        return around > manyAround * count;
    // Where they lie apart, few groups touch as a whole, and a search compares a pack at a time.
    const double close = search.reach / 2;
    std::size_t near = 0;
    forRuns([&](Vec2 at, const Run& run) {
        for (std::size_t other = run.begin; other < run.end; ++other) {
            const Vec2 offset = moment.offset(at, {search.world.x[other], search.world.y[other]});
            near += dot(offset, offset) < close * close ? 1 : 0;
        }
    });
    return 2 * near > around;
}

PileContacts::Tree PileContacts::makeTree(const BodyView& now, const BodyView& then,
                                          std::size_t count) const {
    Tree tree;
    tree.members.resize(count);
    std::iota(tree.members.begin(), tree.members.end(), 0U);
    const auto existed = [&](std::uint32_t slot) { return then.x[slot] == then.x[slot]; };
    const auto middle = std::partition(tree.members.begin(), tree.members.end(), existed);
    const auto old = static_cast<std::uint32_t>(middle - tree.members.begin());
    if (old > 0)
        tree.groups.push_back({.existed = true, .begin = 0, .end = old});
    if (old < count)
        tree.groups.push_back({.begin = old, .end = static_cast<std::uint32_t>(count)});
    tree.roots = tree.groups.size();
    for (std::uint32_t i = 0; i < tree.groups.size(); ++i)
        divide(tree, now, then, i);
    return tree;
}

void PileContacts::fit(Group& group, const Tree& tree, const BodyView& now,
                       const BodyView& then) const {
    const auto around = [&](const BodyView& of) {
        const auto rangeOf = [&](auto valueOf) {
            Range range{valueOf(tree.members[group.begin]), valueOf(tree.members[group.begin])};
            for (std::uint32_t i = group.begin + 1; i < group.end; ++i) {
                const double value = valueOf(tree.members[i]);
                range = {smaller(range.low, value), larger(range.high, value)};
            }
            return range;
        };
        return Place{rangeOf([&](std::uint32_t slot) { return of.x[slot]; }),
                     rangeOf([&](std::uint32_t slot) { return of.y[slot]; }),
                     rangeOf([&](std::uint32_t slot) { return radiusAt(of, slot); })};
    };
    group.now = around(now);
    if (group.existed)
        group.then = around(then);
}

/// Divides a group along the side on which it is widest, or by size: one decides as much as the
/// other whether all touch. The parts follow in the list.
void PileContacts::divide(Tree& tree, const BodyView& now, const BodyView& then,
                          std::uint32_t index) const {
    Group group = tree.groups[index];
    fit(group, tree, now, then);
    const double* widest = now.x;
    double width = group.now.x.high - group.now.x.low;
    const auto consider = [&](const double* places, const Range& range) {
        if (range.high - range.low <= width)
            return;
        width = range.high - range.low;
        widest = places;
    };
    consider(now.y, group.now.y);
    consider(now.radius, group.now.radius);
    if (group.existed) {
        consider(then.x, group.then.x);
        consider(then.y, group.then.y);
        consider(then.radius, group.then.radius);
    }
    if (group.end - group.begin > leafSize && !m_moment.isStopped()) {
        const std::uint32_t middle = group.begin + (group.end - group.begin) / 2;
        const auto at = [&](std::uint32_t i) {
            return tree.members.begin() + static_cast<std::ptrdiff_t>(i);
        };
        std::nth_element(at(group.begin), at(middle), at(group.end),
                         [&](std::uint32_t a, std::uint32_t b) { return widest[a] < widest[b]; });
        group.parts = static_cast<std::uint32_t>(tree.groups.size());
        Group part;
        part.existed = group.existed;
        part.begin = group.begin;
        part.end = middle;
        tree.groups.push_back(part);
        part.begin = middle;
        part.end = group.end;
        tree.groups.push_back(part);
    }
    tree.groups[index] = group;
}

/// Whether the bodies of two groups surely touch, all of them or none.
PileContacts::Touch PileContacts::compare(const Place& a, const Place& b, bool wraps,
                                          Vec2 size) const {
    // How far apart two of them are on an axis, at least and at most.
    const auto apart = [&](const Range& from, const Range& to, double world) -> Range {
        double low = to.low - from.high;
        double high = to.high - from.low;
        if (wraps) {
            const double half = (high - low) / 2 + roundingMargin * world;
            const double middle = shortWay((low + high) / 2, world, 1 / world);
            low = middle - half;
            high = middle + half;
            if (low <= -world / 2 || high >= world / 2)
                return {0, world};
        }
        return {larger(larger(low, 0 - high), 0.0), larger(0 - low, high)};
    };
    const Range x = apart(a.x, b.x, size.x);
    const Range y = apart(a.y, b.y, size.y);
    const auto reachOf = [&](double own, double other) {
        const double reach = touchDistance(own, other, 0.0, m_search.isSolid);
        return reach * reach;
    };
    if (x.low * x.low + y.low * y.low >
        reachOf(a.radius.high, b.radius.high) * (1 + roundingMargin))
        return Touch::none;
    return x.high * x.high + y.high * y.high <
                   reachOf(a.radius.low, b.radius.low) * (1 - roundingMargin)
               ? Touch::all
               : Touch::some;
}

/// As the search decides.
bool PileContacts::begins(std::uint32_t looker, std::uint32_t other) const {
    const ContactSearch& of = m_search;
    const auto touch = [&](const BodyView& lookers, const BodyView& others, bool wraps, Vec2 size) {
        Vec2 offset =
            Vec2{others.x[other], others.y[other]} - Vec2{lookers.x[looker], lookers.y[looker]};
        if (wraps)
            offset = {shortWay(offset.x, size.x, 1 / size.x),
                      shortWay(offset.y, size.y, 1 / size.y)};
        const double reach =
            touchDistance(radiusAt(lookers, looker), radiusAt(others, other), 0.0, of.isSolid);
        return dot(offset, offset) <= reach * reach; // false for whoever did not exist
    };
    return touch(of.lookersNow, of.othersNow, m_moment.edges == Edges::wrap, m_moment.worldSize) &&
           !touch(of.lookersThen, of.othersThen, of.wrapped, of.sizeThen);
}

void PileContacts::count(const std::size_t* lookers, const Workers& workers,
                         std::vector<std::uint32_t>& begun) {
    m_isSame = lookers == nullptr;
    m_counts.assign(m_others.groups.size(), 0);
    Tree own;
    if (lookers)
        own = makeTree(m_search.lookersNow, m_search.lookersThen, *lookers);
    const Tree& from = lookers ? own : m_others;
    begun.assign(from.members.size(), 0);
    std::vector<std::uint32_t> leaves;
    for (std::uint32_t i = 0; i < from.groups.size(); ++i)
        if (from.groups[i].parts == 0)
            leaves.push_back(i);
    constexpr std::size_t leavesPerPart = 64;
    workers.run((leaves.size() + leavesPerPart - 1) / leavesPerPart,
                [&](std::size_t part, std::size_t) {
                    const std::size_t end = std::min(leaves.size(), (part + 1) * leavesPerPart);
                    for (std::size_t i = part * leavesPerPart; i < end; ++i)
                        look(from, from.groups[leaves[i]], begun);
                });
    if (!m_isSame)
        giveCounts();
}

/// Compares a few agents with all others.
void PileContacts::look(const Tree& lookers, const Group& from, std::vector<std::uint32_t>& begun) {
    if (m_moment.isStopped())
        return;
    static thread_local std::vector<std::uint32_t> open;
    open.clear();
    for (std::uint32_t root = 0; root < m_others.roots; ++root)
        open.push_back(root);
    std::uint64_t comparisons = 0;
    const std::uint32_t count = from.end - from.begin;
    while (!open.empty()) {
        const std::uint32_t index = open.back();
        const Group& group = m_others.groups[index];
        open.pop_back();
        ++comparisons;
        const Touch now =
            compare(from.now, group.now, m_moment.edges == Edges::wrap, m_moment.worldSize);
        if (now == Touch::none)
            continue;
        const Touch then = from.existed && group.existed
                               ? compare(from.then, group.then, m_search.wrapped, m_search.sizeThen)
                               : Touch::none;
        if (then == Touch::all)
            continue;
        if (now == Touch::all && then == Touch::none) {
            for (std::uint32_t i = from.begin; i < from.end; ++i) {
                const bool isOwn = m_isSame && i >= group.begin && i < group.end;
                begun[lookers.members[i]] += group.end - group.begin - (isOwn ? 1 : 0);
            }
            if (!m_isSame)
                addRelaxed(m_counts[index], count);
            continue;
        }
        if (group.parts != 0) {
            open.push_back(group.parts);
            open.push_back(group.parts + 1);
            continue;
        }
        comparisons += std::uint64_t{count} * (group.end - group.begin);
        for (std::uint32_t i = from.begin; i < from.end; ++i)
            for (std::uint32_t k = group.begin; k < group.end; ++k) {
                const std::uint32_t looker = lookers.members[i];
                const std::uint32_t other = m_others.members[k];
                if ((m_isSame && looker == other) || !begins(looker, other))
                    continue;
                ++begun[looker];
                if (!m_isSame)
                    addRelaxed(m_search.othersCounts[m_search.othersRank[other]], std::uint32_t{1});
            }
    }
    addRelaxed(m_comparisons, comparisons);
}

/// Gives each agent what its groups have counted.
void PileContacts::giveCounts() {
    for (std::size_t i = 0; i < m_others.groups.size(); ++i) {
        const Group& group = m_others.groups[i];
        if (group.parts != 0) { // parts come later in the list
            m_counts[group.parts] += m_counts[i];
            m_counts[group.parts + 1] += m_counts[i];
            continue;
        }
        for (std::uint32_t k = group.begin; k < group.end; ++k)
            m_search.othersCounts[m_search.othersRank[m_others.members[k]]] += m_counts[i];
    }
}

} // namespace tiller
