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

/// Something with settings, as it describes itself: a node type, a kind of geometry, the world.
struct Description {
    std::string id; ///< kebab-case, the `type` in files
    Text title;     ///< as on screen
    Help help;      ///< one line: what it does
    std::vector<Setting> settings = {};

    [[nodiscard]] const Setting* setting(std::string_view settingId) const;
    [[nodiscard]] std::optional<std::size_t> settingIndex(std::string_view settingId) const;
    [[nodiscard]] std::vector<Value> defaults() const;
    [[nodiscard]] std::vector<Value> suggestions() const; ///< values for something newly added
};

enum class NodeKind {
    agentType,
    behavior,
    target,
    combiner,
    condition,
    mode,
    action,
    source,
    number
};

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
    action,     ///< something that agents do; as a condition: it was done in the last tick
    births,     ///< where agents come from
    meter,      ///< a store; as a condition: it is open
    number,     ///< one for each agent and tick; missing where there is none
    variable,   ///< a number that actions change
    event,      ///< an input for what counts how often something happened
};

/// Whether an output of this type gives numbers.
[[nodiscard]] constexpr bool givesNumbers(PortType type) {
    return type == PortType::number || type == PortType::variable;
}

struct Port {
    std::string id; ///< unique among the node's ports
    Text title;
    PortType type = PortType::force;
    bool isInput = true;
    Help help = {};
    bool optional = false; ///< unwired, it is no problem
    bool oneOnly = false;  ///< takes one target; "each" of several, or several types, are refused
    bool several = false;  ///< takes several links, where others of its type take one

    /// Force, agents, mode, transition, action and births inputs take several links; others take
    /// one unless `several` is set.
    [[nodiscard]] bool takesSeveral() const {
        return isInput &&
               (several || type == PortType::force || (type == PortType::agents && !oneOnly) ||
                type == PortType::mode || type == PortType::transition ||
                type == PortType::action || type == PortType::births);
    }
};

/// A line of a formula: symbol = term (core/nodes/expression.h). The term may use settings by their
/// ids, the quantities of an explanation (core/sim/explanation.h), and earlier lines. The line
/// `force` is the node's force; `active` says whether a behavior is active, and `holds` whether a
/// condition is true.
struct FormulaStep {
    std::string symbol;
    std::string term;
    std::string when = {}; ///< the line applies while this holds; empty: always
};

/// A symbol of a formula that the node finds itself (NodeCode::inspect), in words.
#ifdef TILLER_NO_HELP
struct FormulaSymbol {
    Help symbol;
    Help meaning;
};
class FormulaSymbols {
public:
    constexpr FormulaSymbols() = default;
    constexpr FormulaSymbols(std::initializer_list<FormulaSymbol>) {}

    [[nodiscard]] const FormulaSymbol* begin() const { return nullptr; }
    [[nodiscard]] const FormulaSymbol* end() const { return nullptr; }
};
#else
struct FormulaSymbol {
    std::string symbol;
    Text meaning;
};
using FormulaSymbols = std::vector<FormulaSymbol>;
#endif

/// The socket of types with a force: a number drives the weights of the wires that come from it.
inline constexpr const char* weightSocket = "weight";

/// All facts about a type of node, each written once. The palette, the inspector, the tooltips, the
/// files, the schema, the export, the docs and the simulation read them.
struct NodeType : Description {
    NodeKind kind = NodeKind::behavior;
    HelpWords words = {};                ///< other words that people use for it
    std::vector<FormulaStep> steps = {}; ///< the formula, line by line
    FormulaSymbols symbols = {};         ///< those of the formula that need a meaning
    Help formula = {}; ///< made from steps and symbols; written only without steps
    /// Of a type whose formula is the text of its setting `formula`: the lines of such a text.
    std::vector<FormulaStep> (*stepsOf)(const std::string& text) = nullptr;
    HelpSource source = {}; ///< short names from docs/sources.md, separated by "; "
    std::vector<Port> ports = {};
    /// Inputs for numbers that drive settings, by the settings' ids, and the weights of its force;
    /// made from the description.
    std::vector<Port> sockets = {};
    bool picksOne = false;  ///< of a combiner: it lets one of its forces through, not their sum
    bool comesLast = false; ///< of a combiner: it alone steers, with weight 1; wired elsewhere, it
                            ///< is an error
    std::shared_ptr<const NodeCode> code = {}; ///< how it runs; none for agent types

    [[nodiscard]] const Port* port(std::string_view portId) const; ///< also a socket
    [[nodiscard]] const Port* socket(std::string_view portId) const;
    [[nodiscard]] const Port* output() const; ///< every type has at most one
};

/// Other words for something as one text, separated by ", ".
[[nodiscard]] Text joinedWords(const std::vector<std::string>& words);

/// Whether such a node may bring agents into a type.
[[nodiscard]] bool bears(const NodeType& type);

[[nodiscard]] std::string toString(NodeKind kind); ///< "agent-type", "behavior", ...
[[nodiscard]] std::string toString(PortType type);

/// Whether an output of type @p from may feed an input of type @p to: the same type, agents to
/// agent (the nearest one), agent to point (its position), agents to point, region to point (its
/// nearest place), an action or a meter to condition, or an action, a mode or births to event.
[[nodiscard]] bool fits(PortType from, PortType to);

/// Whether links from such an output carry values within a tick, so that they must not form a ring.
/// Other links only refer to the node they come from.
[[nodiscard]] bool flows(PortType from);

} // namespace tiller
