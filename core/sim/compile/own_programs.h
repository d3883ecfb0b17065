#pragma once

#include "core/sim/compile/own_values.h"
#include "core/sim/compile/program.h"

#include <cstdint>
#include <functional>
#include <set>

namespace tiller {

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
