#pragma once

#include "core/model/project.h"
#include "core/nodes/node_code.h"

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

/// How many contacts two agent types have had in how many seconds of watching.
struct ContactSpan {
    std::uint64_t count = 0;
    double seconds = 0;
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

/// The contacts that two agent types have had.
struct PairContacts {
    /// The contacts that began at a tick, or within a tenth of a second of watching after it.
    struct Begun {
        std::uint64_t tick = 0;
        std::uint64_t count = 0;
    };

    std::uint64_t total = 0;   ///< since the start
    std::vector<Begun> recent; ///< of the last `longestWindow` seconds at least, ascending

    void add(std::uint64_t count, std::uint64_t tick, double ticksPerSecond);
    /// How many contacts began after a tick. @pre not before the longest window
    [[nodiscard]] std::uint64_t since(std::uint64_t tick) const;
};

/// Counts of the contacts that have begun.
struct Contacts {
    static constexpr double longestWindow = 120; ///< seconds of watching

    std::map<std::pair<Id, Id>, PairContacts> counts;
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
