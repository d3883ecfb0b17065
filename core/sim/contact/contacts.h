#pragma once

#include "core/model/project.h"
#include "core/nodes/node_code.h"
#include "core/sim/events.h"

#include <cstdint>
#include <map>
#include <optional>
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

/// Where all bodies were at one moment, and how large they were.
struct Bodies {
    /// Ascending by ordinal. Agents that are not there did not exist yet.
    struct Of {
        std::vector<std::uint32_t> ordinal;
        std::vector<double> x, y, radius;
    };

    Edges edges = Edges::open;
    Vec2 worldSize;
    std::vector<Of> populations;
};

/// Counts of the contacts that have begun.
struct Contacts {
    std::map<std::pair<Id, Id>, RecentCount> counts;
    /// The bodies at the last count, if an edit or a hand has changed them since.
    std::optional<Bodies> previous;

    /// Adapts to populations that an edit has renumbered or shrunk.
    /// @param renumbered by old population: the new one, or AgentRef::none
    /// @param ends by new population: no agent has this ordinal or a higher one
    void renumber(const std::vector<std::uint32_t>& renumbered,
                  const std::vector<std::uint32_t>& ends);

    [[nodiscard]] std::size_t bytes() const;
};

} // namespace tiller
