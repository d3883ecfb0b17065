#pragma once

#include "core/model/parameters.h"

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <tuple>

namespace tiller {

/// Whose value of a parameter: that of the world, of all agents of a type, or of one agent.
struct ParameterScope {
    Id type = {};                              ///< of agents; empty: the world
    std::optional<std::uint32_t> ordinal = {}; ///< nothing: all agents of the type

    friend bool operator==(const ParameterScope&, const ParameterScope&) = default;
    /// In words of its own: libc++ 16 has no <=> for optional.
    friend bool operator<(const ParameterScope& a, const ParameterScope& b) {
        return std::tie(a.type, a.ordinal) < std::tie(b.type, b.ordinal);
    }
};

/// The own value that a type or an agent has of a parameter.
struct OwnValue {
    Id parameter;
    ParameterScope scope;
    Value value;

    bool operator==(const OwnValue&) const = default;
    friend bool operator<(const OwnValue& a, const OwnValue& b) {
        return std::tie(a.parameter, a.scope) < std::tie(b.parameter, b.scope);
    }
};

/// By parameter, then by scope; at most one of each.
using OwnValues = std::set<OwnValue>;

/// Replaces an own value; without a value it goes. Returns whether anything has changed.
bool setOwn(OwnValues& own, const OwnValue& of, bool isThere = true);

/// Why a type or an agent cannot have an own value of a parameter: all agents share what it drives,
/// or there is no such type. Nothing if it can. @pre the scope has a type
[[nodiscard]] std::optional<std::string>
findScopeProblem(const Project& project, const Parameter& parameter, const ParameterScope& scope);

/// The project with the own values of a type, or also with those of one of its agents.
[[nodiscard]] Project seenBy(const Project& project, const OwnValues& own,
                             const ParameterScope& whom);

/// The own values of one agent, by parameter.
using AgentValues = std::map<Id, Value>;

/// The own values of single agents of a type, by ordinal.
[[nodiscard]] std::map<std::uint32_t, AgentValues> ofAgents(const OwnValues& own, const Id& type);

/// A node as an agent with own values sees it. @param project as its type sees it
[[nodiscard]] Node seenBy(const Project& project, const AgentValues& own, const Node& node);

} // namespace tiller
