#pragma once

#include "core/nodes/worked_formula.h"
#include "core/sim/explanation.h"

namespace tiller {

/// The values of a node's formula for one agent: the node's settings, the agent's own values, what
/// the node saw, and the lines of the formula worked out.
struct Terms {
    TermValues known;
    std::vector<WorkedStep> steps; ///< the lines that apply
};

/// Works out a node's formula. @param node its settings may be newer than the explanation
[[nodiscard]] Terms termsOf(const Node& node, const Explanation& explanation);

/// The part of an explanation that is about a node; null if that node does not steer the agent.
[[nodiscard]] const NodeExplanation* find(const Explanation& explanation, std::string_view node);

} // namespace tiller
