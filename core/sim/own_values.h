#pragma once

#include "core/model/parameters.h"

#include <cstdint>
#include <map>
#include <optional>
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
};

/// By parameter, then by scope; at most one of each.
using OwnValues = std::vector<OwnValue>;

/// Replaces an own value; without a value it goes.
void setOwn(OwnValues& own, std::string_view parameter, const ParameterScope& scope,
            const std::optional<Value>& value);

/// Why a type or an agent cannot have an own value of a parameter: all agents share what it drives,
/// or there is no such type. Nothing if it can. @pre the scope has a type
[[nodiscard]] std::optional<std::string>
findScopeProblem(const Project& project, const Parameter& parameter, const ParameterScope& scope);

/// The project with the own values of a type, or also with those of one of its agents.
[[nodiscard]] Project seenBy(const Project& project, const OwnValues& own,
                             const ParameterScope& whom);

/// The own values of single agents of a type, by ordinal.
[[nodiscard]] std::map<std::uint32_t, OwnValues> ofAgents(const OwnValues& own, const Id& type);

} // namespace tiller
