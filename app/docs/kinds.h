#pragma once

#include "core/nodes/node_type.h"

#include <array>

namespace tiller::docs {

/// A chapter of docs/behaviors.md and a row of docs/examples.md. `says` continues the heading to a
/// sentence.
struct KindOfNode {
    NodeKind kind;
    const char* heading;
    const char* says;
};

inline constexpr std::array kindsOfNodes{
    KindOfNode{NodeKind::agentType, "Agents", "are what moves in the world"},
    KindOfNode{NodeKind::behavior, "Behaviors", "turn a target into a force or a heading"},
    KindOfNode{NodeKind::target, "Targets", "say what a behavior is about"},
    KindOfNode{NodeKind::combiner, "Combiners", "make one force of several"},
    KindOfNode{NodeKind::condition, "Conditions", "say when a force applies"},
    KindOfNode{NodeKind::mode, "Modes",
               "say what an agent is doing; transitions lead from mode to mode"},
    KindOfNode{NodeKind::action, "Actions", "let agents die, be born or change their type"},
    KindOfNode{NodeKind::source, "Sources", "bring agents into the world"},
};

} // namespace tiller::docs
