#include "core/model/check_rings.h"

#include "core/model/order.h"

#include <map>
#include <set>

namespace tiller {

namespace {

/// The nodes that cannot be put in order, without those that a ring only feeds.
std::set<std::string_view> nodesOnRings(const Project& project, const ProjectIndex& items) {
    std::set<std::string_view> left;
    for (const Node& node : project.nodes)
        left.insert(node.id);
    for (const Node* node : runOrder(project))
        left.erase(node->id);

    std::map<std::string_view, int> outputCounts;
    std::multimap<std::string_view, std::string_view> sources;
    for (const Link& link : project.links)
        if (left.contains(link.from.node) && left.contains(link.to.node) &&
            flows(items.port(link.from).type)) {
            ++outputCounts[link.from.node];
            sources.emplace(link.to.node, link.from.node);
        }
    std::vector<std::string_view> ends;
    for (const std::string_view id : left)
        if (!outputCounts.contains(id))
            ends.push_back(id);
    while (!ends.empty()) {
        const std::string_view end = ends.back();
        ends.pop_back();
        left.erase(end);
        const auto [first, last] = sources.equal_range(end);
        for (auto source = first; source != last; ++source)
            if (--outputCounts[source->second] == 0)
                ends.push_back(source->second);
    }
    return left;
}

} // namespace

std::optional<Problem> findRing(const Project& project, ProjectIndex& items) {
    const std::set<std::string_view> onRings = nodesOnRings(project, items);
    std::vector<Id> ids;
    std::string names;
    for (const Node& node : project.nodes) {
        if (!onRings.contains(node.id))
            continue;
        ids.push_back(node.id);
        if (ids.size() <= 5)
            names += (names.empty() ? "" : ", ") + items.nameOf(node);
    }
    if (ids.empty())
        return {};
    return Problem{Severity::error,
                   "Forces or conditions form a ring through " + names +
                       (ids.size() > 5 ? " and others" : "") + ". Remove a link of the ring.",
                   std::move(ids)};
}

} // namespace tiller
