#pragma once

#include "core/model/project.h"
#include "core/nodes/node_code.h"

#include <cstdint>
#include <map>
#include <vector>

namespace tiller {

/// How many contacts two agent types have had since the start. A contact begins when two bodies
/// start to touch. first <= second
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

/// The pairs of agents that touch now, and counts of the contacts that have begun.
struct Contacts {
    std::vector<Touch> touching; ///< ascending
    std::map<std::pair<Id, Id>, std::uint64_t> counts;
    /// How many contacts each agent has had, by population and ordinal. A row ends with the last
    /// agent that has had one.
    std::vector<std::vector<std::uint32_t>> perAgent;

    /// Counts the pairs of @p now that did not touch before. @param types ids of the populations
    void update(std::vector<Touch> now, const std::vector<Id>& types);

    [[nodiscard]] std::uint32_t countOf(AgentRef agent) const;
    /// Adapts to populations that an edit has renumbered or shrunk.
    /// @param renumbered by old population: the new one, or AgentRef::none
    /// @param sizes by new population: how many agents it has
    void renumber(const std::vector<std::uint32_t>& renumbered,
                  const std::vector<std::size_t>& sizes);

    [[nodiscard]] std::size_t bytes() const;

private:
    void countFor(AgentRef agent);
};

} // namespace tiller
