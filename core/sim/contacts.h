#pragma once

#include "core/model/project.h"
#include "core/nodes/node_code.h"

#include <cstdint>
#include <map>
#include <vector>

namespace tiller {

/// How often bodies of two agent types began to touch since the start; first <= second.
struct ContactCount {
    Id first;
    Id second;
    std::uint64_t count = 0;

    bool operator==(const ContactCount&) const = default;
};

/// Two agents whose bodies touch; first < second.
struct Touch {
    AgentRef first;
    AgentRef second;

    friend constexpr auto operator<=>(const Touch&, const Touch&) = default;
};

/// Who touches whom now, and how often each pair of types has begun to.
struct Contacts {
    std::vector<Touch> touching; ///< ascending
    std::map<std::pair<Id, Id>, std::uint64_t> counts;
    /// How often each agent has begun to touch another, by population and ordinal; no longer than
    /// the last that has.
    std::vector<std::vector<std::uint32_t>> perAgent;

    /// Counts those of @p now that did not touch before. @param types the ids by population
    void update(std::vector<Touch> now, const std::vector<Id>& types);

    [[nodiscard]] std::uint32_t countOf(AgentRef agent) const;
    /// Moves to where the populations are now. @param renumbered old population -> new, or none
    /// @param sizes by new population: the agents beyond are no more
    void renumber(const std::vector<std::uint32_t>& renumbered,
                  const std::vector<std::size_t>& sizes);

    [[nodiscard]] std::size_t bytes() const;

private:
    void countFor(AgentRef agent);
};

} // namespace tiller
