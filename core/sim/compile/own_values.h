#pragma once

#include "core/model/parameters.h"
#include "core/sim/compile/program.h"

#include <cstdint>
#include <functional>
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

/// How the agents of one type are steered that have own values of parameters: a program for each
/// set of values.
class OwnPrograms {
public:
    /// What the programs are made from.
    struct Source {
        const Program& common;                     ///< of the type; has the links of `keptLinks`
        const Project& type;                       ///< the project as the type sees it
        const std::function<void(Program&)>& plan; ///< completes a program: see planNumbers
    };
    OwnPrograms() = default;
    OwnPrograms(const Source& from, const std::map<std::uint32_t, AgentValues>& own);
    OwnPrograms(OwnPrograms&&) = default;
    OwnPrograms& operator=(OwnPrograms&&) = default;

    /// Gives an agent an own value of a parameter, or takes it away. Makes a program at most.
    void set(const Source& from, std::uint32_t ordinal, const Id& parameter,
             const std::optional<Value>& value);
    void forget(std::uint32_t ordinal);

    [[nodiscard]] bool empty() const { return m_agents.empty(); }
    /// Null if the agent has no own values.
    [[nodiscard]] const Program* of(std::uint32_t ordinal) const;
    /// Null if it has none.
    [[nodiscard]] const AgentValues* valuesOf(std::uint32_t ordinal) const;

    template <class Visit>
    void forPrograms(Visit visit) const {
        for (const auto& [key, made] : m_programs)
            visit(made.program);
    }
    /// How many programs were made.
    [[nodiscard]] std::size_t madeCount() const { return m_madeCount; }

private:
    struct Made {
        Program program;
        std::size_t agents = 0; ///< that it steers
    };
    using Programs = std::map<std::string, Made>; ///< by values, see keyOf
    struct Agent {
        AgentValues values;
        Programs::iterator made;
    };

    void add(const Source& from, std::uint32_t ordinal, AgentValues values);
    [[nodiscard]] static Program make(const Source& from, const AgentValues& values);

    Programs m_programs;
    std::map<std::uint32_t, Agent> m_agents;
    std::size_t m_madeCount = 0;
};

/// Links to compile even at weight 0.
/// @param owned the parameters and types where agents have own values
[[nodiscard]] std::set<Id> keptLinks(const Project& project,
                                     const std::set<std::pair<Id, Id>>& owned, const Id& type);

} // namespace tiller
