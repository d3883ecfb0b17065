#include "app/editor/canvas/layered_layout.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace tiller {

namespace {

using Index = std::size_t;
using Columns = std::vector<std::vector<Index>>;

constexpr int sweeps = 12;
constexpr double bendGap = 12;

/// An edge as seen from one of its nodes.
struct Way {
    Index to;
    double ownY;
    double otherY;
};

struct NodeWays {
    std::vector<std::vector<Way>> left;
    std::vector<std::vector<Way>> right;
};

NodeWays waysOf(const LayeredGraph& graph) {
    NodeWays ways{std::vector<std::vector<Way>>(graph.nodes.size()),
                  std::vector<std::vector<Way>>(graph.nodes.size())};
    for (const LayeredGraph::Edge& edge : graph.edges) {
        ways.right[edge.from].push_back({edge.to, edge.fromY, edge.toY});
        ways.left[edge.to].push_back({edge.from, edge.toY, edge.fromY});
    }
    return ways;
}

/// The order before the first sweep, from the right: the nodes before a node, in the order of its
/// inputs.
Columns firstOrder(const LayeredGraph& graph, const NodeWays& ways) {
    Index count = 0;
    for (const auto& node : graph.nodes)
        count = std::max(count, node.column + 1);
    Columns columns(count);
    std::vector<bool> seen(graph.nodes.size(), false);
    std::vector<Index> roots(graph.nodes.size());
    std::iota(roots.begin(), roots.end(), Index{0});
    std::ranges::stable_sort(roots, std::greater{},
                             [&](Index node) { return graph.nodes[node].column; });
    for (const Index root : roots) {
        std::vector<Index> open{root};
        while (!open.empty()) {
            const Index at = open.back();
            open.pop_back();
            if (seen[at])
                continue;
            seen[at] = true;
            columns[graph.nodes[at].column].push_back(at);
            std::vector<Way> into = ways.left[at];
            std::ranges::stable_sort(into, std::greater{}, &Way::ownY);
            for (const Way& way : into)
                open.push_back(way.to);
        }
    }
    return columns;
}

std::vector<double> placesIn(const Columns& columns, Index count) {
    std::vector<double> place(count, 0);
    for (const std::vector<Index>& column : columns)
        for (Index i = 0; i < column.size(); ++i)
            place[column[i]] = static_cast<double>(i);
    return place;
}

/// The height of a port as a fraction of a place, so that the ports of a node keep their order.
double part(double y) {
    return y / 1e5;
}

void sortBy(std::vector<Index>& column, const std::vector<std::vector<Way>>& ways,
            const std::vector<double>& place) {
    std::vector<std::pair<double, Index>> targets;
    for (const Index node : column) {
        double sum = 0;
        for (const Way& way : ways[node])
            sum += place[way.to] + part(way.otherY);
        const auto count = static_cast<double>(ways[node].size());
        targets.emplace_back(count > 0 ? sum / count : place[node], node);
    }
    std::ranges::stable_sort(targets, {}, &std::pair<double, Index>::first);
    for (Index i = 0; i < column.size(); ++i)
        column[i] = targets[i].second;
}

Columns leastCrossing(const LayeredGraph& graph, const NodeWays& ways) {
    Columns columns = firstOrder(graph, ways);
    Columns best = columns;
    std::size_t fewest = crossings(graph, best);
    for (int sweep = 0; sweep < sweeps && fewest > 0; ++sweep) {
        const bool toRight = sweep % 2 == 0;
        for (Index k = 1; k < columns.size(); ++k) {
            const Index at = toRight ? k : columns.size() - 1 - k;
            sortBy(columns[at], toRight ? ways.left : ways.right,
                   placesIn(columns, graph.nodes.size()));
        }
        if (const std::size_t now = crossings(graph, columns); now < fewest) {
            fewest = now;
            best = columns;
        }
    }
    return best;
}

double gapBetween(const LayeredGraph::Node& above, const LayeredGraph::Node& below) {
    return above.isBend || below.isBend ? bendGap : rowGap;
}

/// Moves the nodes of a column as near to their target heights as their order and sizes allow. The
/// sum of the weighted squares of the distances is minimal. Nodes that would overlap are pooled.
void settle(const LayeredGraph& graph, const std::vector<Index>& column,
            const std::vector<double>& targets, const std::vector<double>& weight,
            std::vector<double>& tops) {
    struct Pool {
        double sum;
        double weight;
        Index count;

        [[nodiscard]] double mean() const { return sum / weight; }
    };
    std::vector<double> offset(column.size(), 0);
    for (Index i = 1; i < column.size(); ++i) {
        const auto& above = graph.nodes[column[i - 1]];
        offset[i] = offset[i - 1] + above.height + gapBetween(above, graph.nodes[column[i]]);
    }
    std::vector<Pool> pools;
    for (Index i = 0; i < column.size(); ++i) {
        pools.push_back({weight[i] * (targets[i] - offset[i]), weight[i], 1});
        while (pools.size() > 1 && pools[pools.size() - 2].mean() >= pools.back().mean()) {
            const Pool last = pools.back();
            pools.pop_back();
            pools.back().sum += last.sum;
            pools.back().weight += last.weight;
            pools.back().count += last.count;
        }
    }
    Index i = 0;
    for (const Pool& pool : pools)
        for (Index k = 0; k < pool.count; ++k, ++i)
            tops[column[i]] = pool.mean() + offset[i];
}

void settleBy(const LayeredGraph& graph, const std::vector<Index>& column,
              const std::vector<std::vector<Way>>& ways, std::vector<double>& tops) {
    std::vector<double> targets;
    std::vector<double> weight;
    for (const Index node : column) {
        double sum = 0;
        double total = 0;
        for (const Way& way : ways[node]) {
            const bool straight = graph.nodes[node].isBend || graph.nodes[way.to].isBend;
            const double w = straight ? 4 : 1;
            sum += w * (tops[way.to] + way.otherY - way.ownY);
            total += w;
        }
        targets.push_back(total > 0 ? sum / total : tops[node]);
        weight.push_back(total > 0 ? total : 0.05);
    }
    settle(graph, column, targets, weight, tops);
}

} // namespace

std::size_t crossings(const LayeredGraph& graph, const Columns& columns) {
    const std::vector<double> place = placesIn(columns, graph.nodes.size());
    std::vector<std::vector<std::pair<double, double>>> between(columns.size());
    for (const LayeredGraph::Edge& edge : graph.edges)
        between[graph.nodes[edge.from].column].emplace_back(place[edge.from] + part(edge.fromY),
                                                            place[edge.to] + part(edge.toY));
    std::size_t count = 0;
    for (auto& edges : between) {
        std::ranges::sort(edges);
        std::vector<double> ends; // of the edges before, sorted
        for (const auto& [from, to] : edges) {
            const auto after = std::ranges::upper_bound(ends, to);
            count += static_cast<std::size_t>(ends.end() - after);
            ends.insert(after, to);
        }
    }
    return count;
}

std::vector<double> heightsOf(const LayeredGraph& graph) {
    const NodeWays ways = waysOf(graph);
    const Columns columns = leastCrossing(graph, ways);
    std::vector<double> tops(graph.nodes.size(), 0);
    for (const std::vector<Index>& column : columns)
        settle(graph, column, std::vector<double>(column.size(), 0),
               std::vector<double>(column.size(), 1), tops);
    for (int sweep = 0; sweep < sweeps; ++sweep)
        for (Index k = 0; k < columns.size(); ++k) {
            const bool toRight = sweep % 2 == 1;
            settleBy(graph, columns[toRight ? k : columns.size() - 1 - k],
                     toRight ? ways.left : ways.right, tops);
        }
    return tops;
}

} // namespace tiller
