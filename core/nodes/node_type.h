#pragma once

#include "core/nodes/setting.h"

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tiller {

struct NodeCode;

/// What describes itself with settings: a node type, a kind of geometry, the world.
struct Description {
    std::string id;    ///< kebab-case, the `type` in files
    std::string title; ///< as on screen
    std::string help;  ///< one line: what it does
    std::vector<Setting> settings = {};

    [[nodiscard]] const Setting* setting(std::string_view settingId) const;
    [[nodiscard]] std::optional<std::size_t> settingIndex(std::string_view settingId) const;
    [[nodiscard]] std::vector<Value> defaults() const;
    [[nodiscard]] std::vector<Value> suggestions() const; ///< of something newly added
};

enum class NodeKind { agentType, behavior, target, combiner, condition, mode };

enum class PortType {
    force,
    condition,
    point,
    agent,
    agents,
    path,
    region,
    obstacles,
    field,
    heading,    ///< a direction to face
    mode,       ///< one of an agent type's modes
    transition, ///< a way into a mode
};

struct Port {
    std::string id; ///< unique among the node's ports
    std::string title;
    PortType type = PortType::force;
    bool isInput = true;
    std::string help = {};
    bool optional = false; ///< nothing is missing where it is not wired
    bool oneOnly = false;  ///< of a target: each of several makes no sense here
    bool several = false;  ///< takes several links, though others of its type take one

    /// Force, agents, mode and transition inputs take several links; others one, unless told.
    [[nodiscard]] bool takesSeveral() const {
        return isInput && (several || type == PortType::force || type == PortType::agents ||
                           type == PortType::mode || type == PortType::transition);
    }
};

/// A line of a formula as it is worked out for one agent: symbol = term (core/nodes/expression.h).
/// It may use settings by their ids, what an explanation names (core/sim/explanation.h), and the
/// lines before it. The line `force` is the node's force, `active` and `holds` say whether it is
/// active, or true.
struct FormulaStep {
    std::string symbol;
    std::string term;
    std::string when = {}; ///< the line is there only where this holds; empty: always
};

/// Everything there is to know about a type of node, said once. The palette, the inspector, the
/// tooltips, the files, the schema, the export, the docs and the simulation read it.
struct NodeType : Description {
    NodeKind kind = NodeKind::behavior;
    std::vector<std::string> words = {}; ///< what else people call it
    std::string formula = {};            ///< in symbols, then words; empty where there is none
    std::vector<FormulaStep> steps = {}; ///< the formula, line by line
    std::string source = {};             ///< where the formula comes from
    std::vector<Port> ports = {};
    bool picksOne = false; ///< a combiner that lets one of its forces through, not their sum
    std::shared_ptr<const NodeCode> code = {}; ///< how it runs; none for agent types

    [[nodiscard]] const Port* port(std::string_view portId) const;
    [[nodiscard]] const Port* output() const; ///< every node has at most one
};

[[nodiscard]] std::string toString(NodeKind kind); ///< "agent-type", "behavior", ...
[[nodiscard]] std::string toString(PortType type);

/// Whether an output of type @p from may feed an input of type @p to: the same type, or agents to
/// agent (the nearest is taken), or agent to point (its position), or both steps.
[[nodiscard]] bool fits(PortType from, PortType to);

/// Whether links from such an output carry something from node to node within a tick, so that they
/// must not form a ring. Others only refer to what they come from.
[[nodiscard]] bool flows(PortType from);

} // namespace tiller
