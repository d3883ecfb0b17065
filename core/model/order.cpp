#include "core/model/order.h"

#include "core/model/registry.h"

#include <queue>

#include <functional>
#include <map>

namespace tiller {

std::vector<const Node*> runOrder(const Project& project) {
    std::map<std::string_view, std::size_t> indexes;
    for (std::size_t i = 0; i < project.nodes.size(); ++i)
        indexes.emplace(project.nodes[i].id, i);

    std::vector<std::size_t> inputCounts(project.nodes.size());
    std::vector<std::vector<std::size_t>> outputs(project.nodes.size());
    for (const Link& link : project.links) {
        const auto from = indexes.find(link.from.node);
        const auto to = indexes.find(link.to.node);
        if (from == indexes.end() || to == indexes.end())
            continue;
        const NodeType* type = findNodeType(project.nodes[from->second].type);
        const Port* output = type ? type->port(link.from.port) : nullptr;
        if (!output || !flows(output->type))
            continue;
        outputs[from->second].push_back(to->second);
        ++inputCounts[to->second];
    }

    std::priority_queue<std::size_t, std::vector<std::size_t>, std::greater<>> ready;
    for (std::size_t i = 0; i < inputCounts.size(); ++i)
        if (inputCounts[i] == 0)
            ready.push(i);
    std::vector<const Node*> order;
    while (!ready.empty()) {
        const std::size_t at = ready.top();
        ready.pop();
        order.push_back(&project.nodes[at]);
        for (const std::size_t next : outputs[at])
            if (--inputCounts[next] == 0)
                ready.push(next);
    }
    return order;
}

} // namespace tiller
