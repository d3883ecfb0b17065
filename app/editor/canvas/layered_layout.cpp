#include "app/editor/canvas/layered_layout.h"

#include <algorithm>
#include <map>
#include <numeric>

namespace tiller {

namespace {

using Index = std::size_t;

/// A box, or a group that has been laid out.
struct Item {
    QSizeF size;
    std::vector<std::pair<Index, QPointF>> boxes; ///< with their places in the item
};

using Edge = LayoutGraph::Wire; ///< between items

/// Marks edges that would close a ring as leading back. A depth-first search finds them.
void breakRings(std::vector<Edge>& edges, Index count) {
    std::vector<std::vector<Index>> out(count);
    for (Index i = 0; i < edges.size(); ++i)
        if (!edges[i].leadsBack)
            out[edges[i].from].push_back(i);
    enum class State { unseen, open, done };
    std::vector<State> state(count, State::unseen);
    for (Index root = 0; root < count; ++root) {
        if (state[root] != State::unseen)
            continue;
        std::vector<std::pair<Index, Index>> path{{root, 0}};
        state[root] = State::open;
        while (!path.empty()) {
            auto& [at, next] = path.back();
            if (next == out[at].size()) {
                state[at] = State::done;
                path.pop_back();
                continue;
            }
            Edge& edge = edges[out[at][next++]];
            if (state[edge.to] == State::open)
                edge.leadsBack = true;
            else if (state[edge.to] == State::unseen) {
                state[edge.to] = State::open;
                path.push_back({edge.to, 0});
            }
        }
    }
}

/// The column of each item: by its longest path to the right.
std::vector<Index> columnsOf(const std::vector<Edge>& edges, Index count) {
    std::vector<std::vector<Index>> into(count);
    std::vector<Index> open(count, 0);
    for (const Edge& edge : edges)
        if (!edge.leadsBack) {
            into[edge.to].push_back(edge.from);
            ++open[edge.from];
        }
    std::vector<Index> fromRight(count, 0);
    std::vector<Index> ready;
    for (Index i = 0; i < count; ++i)
        if (open[i] == 0)
            ready.push_back(i);
    for (Index k = 0; k < ready.size(); ++k)
        for (const Index before : into[ready[k]]) {
            fromRight[before] = std::max(fromRight[before], fromRight[ready[k]] + 1);
            if (--open[before] == 0)
                ready.push_back(before);
        }
    const Index last = count == 0 ? 0 : *std::ranges::max_element(fromRight);
    for (Index& column : fromRight)
        column = last - column;
    return fromRight;
}

/// The connected components, in the order of their first items.
std::vector<std::vector<Index>> componentsOf(const std::vector<Edge>& edges, Index count) {
    std::vector<Index> root(count);
    std::iota(root.begin(), root.end(), Index{0});
    const auto find = [&root](Index at) {
        while (root[at] != at)
            at = root[at] = root[root[at]];
        return at;
    };
    for (const Edge& edge : edges)
        root[std::max(find(edge.from), find(edge.to))] = std::min(find(edge.from), find(edge.to));
    std::map<Index, std::vector<Index>> found;
    for (Index i = 0; i < count; ++i)
        found[find(i)].push_back(i);
    std::vector<std::vector<Index>> result;
    for (auto& [first, members] : found)
        result.push_back(std::move(members));
    return result;
}

/// Lays out one component. A long wire gets a bend in each column that it passes.
LayoutPlaces layOutComponent(const std::vector<Item>& items, const std::vector<Edge>& edges) {
    std::vector<Index> columns = columnsOf(edges, items.size());
    LayeredGraph layered;
    for (Index i = 0; i < items.size(); ++i)
        layered.nodes.push_back({items[i].size.height(), columns[i], false});
    for (const Edge& edge : edges) {
        if (edge.leadsBack)
            continue;
        Index from = edge.from;
        double fromY = edge.fromY;
        for (Index column = columns[edge.from] + 1; column < columns[edge.to]; ++column) {
            layered.nodes.push_back({0, column, true});
            layered.edges.push_back({from, layered.nodes.size() - 1, fromY, 0});
            from = layered.nodes.size() - 1;
            fromY = 0;
        }
        layered.edges.push_back({from, edge.to, fromY, edge.toY});
    }
    const std::vector<double> heights = heightsOf(layered);

    std::vector<double> widths(*std::ranges::max_element(columns) + 1, 0);
    for (Index i = 0; i < items.size(); ++i)
        widths[columns[i]] = std::max(widths[columns[i]], items[i].size.width());
    std::vector<double> left(widths.size(), 0);
    for (Index column = 1; column < widths.size(); ++column)
        left[column] = left[column - 1] + widths[column - 1] + columnGap;
    LayoutPlaces places;
    for (Index i = 0; i < items.size(); ++i)
        places.emplace_back(left[columns[i]], heights[i]);
    return places;
}

QSizeF extent(const std::vector<Item>& items, LayoutPlaces& places) {
    QPointF low(INFINITY, INFINITY);
    QPointF high(-INFINITY, -INFINITY);
    for (Index i = 0; i < items.size(); ++i) {
        low = {std::min(low.x(), places[i].x()), std::min(low.y(), places[i].y())};
        high = {std::max(high.x(), places[i].x() + items[i].size.width()),
                std::max(high.y(), places[i].y() + items[i].size.height())};
    }
    for (QPointF& place : places)
        place -= low;
    return {high.x() - low.x(), high.y() - low.y()};
}

std::vector<Edge> among(const std::vector<Edge>& edges, const std::vector<Index>& members) {
    std::map<Index, Index> local;
    for (const Index member : members)
        local.emplace(member, local.size());
    std::vector<Edge> result;
    for (const Edge& edge : edges)
        if (local.contains(edge.from))
            result.push_back(
                {local.at(edge.from), local.at(edge.to), edge.fromY, edge.toY, edge.leadsBack});
    return result;
}

/// Puts components below each other, and items without wires in rows below them.
LayoutPlaces layOutLevel(const std::vector<Item>& items, std::vector<Edge> edges) {
    breakRings(edges, items.size());
    LayoutPlaces places(items.size());
    double top = 0;
    double widest = 4 * 168 + 3 * columnGap;
    std::vector<Index> alone;
    for (const std::vector<Index>& members : componentsOf(edges, items.size())) {
        if (members.size() == 1) {
            alone.push_back(members.front());
            continue;
        }
        std::vector<Item> own;
        for (const Index member : members)
            own.push_back(items[member]);
        LayoutPlaces inside = layOutComponent(own, among(edges, members));
        const QSizeF size = extent(own, inside);
        for (Index i = 0; i < members.size(); ++i)
            places[members[i]] = inside[i] + QPointF(0, top);
        top += size.height() + 2 * rowGap;
        widest = std::max(widest, size.width());
    }
    QPointF pen(0, top);
    double rowHeight = 0;
    for (const Index item : alone) {
        const QSizeF& size = items[item].size;
        if (pen.x() > 0 && pen.x() + size.width() > widest) {
            pen = {0, pen.y() + rowHeight + rowGap};
            rowHeight = 0;
        }
        places[item] = pen;
        pen.rx() += size.width() + columnGap;
        rowHeight = std::max(rowHeight, size.height());
    }
    return places;
}

/// Lays out groups from the inside out.
class GroupLayout {
public:
    explicit GroupLayout(const LayoutGraph& graph) : m_graph(graph) {}

    /// The content of a group as an item; without a group, everything.
    [[nodiscard]] Item layOut(std::optional<Index> group) const {
        std::vector<Item> items;
        for (Index i = 0; i < m_graph.boxes.size(); ++i)
            if (m_graph.boxes[i].group == group)
                items.push_back({m_graph.boxes[i].size, {{i, {}}}});
        for (Index i = 0; i < m_graph.groups.size(); ++i)
            if (m_graph.groups[i].inside == group)
                items.push_back(asGroup(layOut(i)));
        if (items.empty())
            return {};
        LayoutPlaces places = layOutLevel(items, edgesAmong(items));
        Item all{extent(items, places), {}};
        for (Index i = 0; i < items.size(); ++i)
            for (const auto& [box, place] : items[i].boxes)
                all.boxes.emplace_back(box, places[i] + place);
        return all;
    }

private:
    static Item asGroup(Item content) {
        content.size += {2 * groupPadding, groupHead + 2 * groupPadding};
        for (auto& [box, place] : content.boxes)
            place += {groupPadding, groupHead + groupPadding};
        return content;
    }

    [[nodiscard]] std::vector<Edge> edgesAmong(const std::vector<Item>& items) const {
        std::map<Index, std::pair<Index, double>> holders; // of a box: its item, and its y in it
        for (Index i = 0; i < items.size(); ++i)
            for (const auto& [box, place] : items[i].boxes)
                holders[box] = {i, place.y()};
        std::vector<Edge> edges;
        for (const LayoutGraph::Wire& wire : m_graph.wires) {
            const auto from = holders.find(wire.from);
            const auto to = holders.find(wire.to);
            if (from != holders.end() && to != holders.end() &&
                from->second.first != to->second.first)
                edges.push_back({from->second.first, to->second.first,
                                 from->second.second + wire.fromY, to->second.second + wire.toY,
                                 wire.leadsBack});
        }
        return edges;
    }

    const LayoutGraph& m_graph;
};

} // namespace

LayoutPlaces layOutInLayers(const LayoutGraph& graph) {
    LayoutPlaces places(graph.boxes.size());
    for (const auto& [box, place] : GroupLayout(graph).layOut({}).boxes)
        places[box] = place;
    return places;
}

} // namespace tiller
