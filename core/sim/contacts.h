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
    /// By ordinal. Agents past the end did not exist yet.
    struct Of {
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
    /// How many contacts each agent has had, by population and ordinal. A row may be too short:
    /// the agents past its end have had none.
    std::vector<std::vector<std::uint32_t>> perAgent;
    /// The bodies at the last count, if an edit or a hand has changed them since.
    std::optional<Bodies> previous;

    [[nodiscard]] std::uint32_t countOf(AgentRef agent) const;
    /// Adapts to populations that an edit has renumbered or shrunk.
    /// @param renumbered by old population: the new one, or AgentRef::none
    /// @param sizes by new population: how many agents it has
    void renumber(const std::vector<std::uint32_t>& renumbered,
                  const std::vector<std::size_t>& sizes);

    [[nodiscard]] std::size_t bytes() const;
};

} // namespace tiller
