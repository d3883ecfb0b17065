#pragma once

#include "core/nodes/worked_formula.h"
#include "core/sim/explanation.h"

namespace tiller {

/// What the symbols of a node's formula stand for, for one agent: the node's settings, what is
/// known of the agent, what the node saw, and the lines of the formula themselves.
struct Terms {
    TermValues known;
    std::vector<WorkedStep> steps; ///< the lines that are there
};

/// @param node of a project; its settings may be newer than the explanation
[[nodiscard]] Terms termsOf(const Node& node, const Explanation& explanation);

/// What an explanation says of a node; null if it is not on the way to the agent's steering.
[[nodiscard]] const NodeExplanation* find(const Explanation& explanation, std::string_view node);

} // namespace tiller
