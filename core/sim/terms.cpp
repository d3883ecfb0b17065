#include "core/sim/terms.h"

#include "core/model/registry.h"

#include <algorithm>

namespace tiller {

const NodeExplanation* find(const Explanation& explanation, std::string_view node) {
    const auto found = std::ranges::find(explanation.nodes, node, &NodeExplanation::node);
    return found == explanation.nodes.end() ? nullptr : &*found;
}

Terms termsOf(const Node& node, const Explanation& explanation) {
    const NodeType& type = *findNodeType(node.type);
    Terms terms{.known = settingsAsTerms(type, node.values), .steps = {}};
    // The agent's own values win over the settings of its type: with a spread they differ.
    const NodeExplanation* own = find(explanation, node.id);
    for (const TermValues* more : {own ? &own->quantities : nullptr, &explanation.quantities})
        if (more)
            for (const auto& [symbol, quantity] : *more)
                terms.known[symbol] = quantity;
    terms.steps = workOut(type, terms.known);
    return terms;
}

} // namespace tiller
