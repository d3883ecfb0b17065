#pragma once

#include "core/sim/own_values.h"
#include "core/sim/program.h"

#include <cstdint>
#include <functional>
#include <set>

namespace tiller {

/// How the agents of one type are steered that have own values of parameters: a program for each
/// set of values.
class OwnPrograms {
public:
    /// @param common of the type; has the links of `keptLinks`
    /// @param type the project as the type sees it
    /// @param plan completes a program: see planNumbers
    OwnPrograms() = default;
    OwnPrograms(const Program& common, const Project& type, const Id& id, const OwnValues& own,
                const std::function<void(Program&)>& plan);

    [[nodiscard]] bool empty() const { return m_index.empty(); }
    [[nodiscard]] const std::vector<std::unique_ptr<const Program>>& programs() const {
        return m_programs;
    }
    /// Null if the agent has no own values.
    [[nodiscard]] const Program* of(std::uint32_t ordinal) const;

private:
    std::vector<std::unique_ptr<const Program>> m_programs;
    std::map<std::uint32_t, std::size_t> m_index;
};

/// The links that a program of a type must have, also with weight 0.
/// @param owned the parameters and types where agents have own values
[[nodiscard]] std::set<Id> keptLinks(const Project& project,
                                     const std::set<std::pair<Id, Id>>& owned, const Id& type);

} // namespace tiller
