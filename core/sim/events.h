#pragma once

#include "core/model/project.h"
#include "core/nodes/node_code.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace tiller {

/// How often something happened in how many seconds of watching.
struct CountSpan {
    std::uint64_t count = 0;
    double seconds = 0;
};

/// How often something has happened, in total and lately.
struct RecentCount {
    static constexpr double longestWindow = 120; ///< seconds of watching

    /// What happened at a tick, or within a tenth of a second of watching after it.
    struct Begun {
        std::uint64_t tick = 0;
        std::uint64_t count = 0;

        bool operator==(const Begun&) const = default;
    };

    std::uint64_t total = 0;   ///< since the start
    std::vector<Begun> recent; ///< of the last `longestWindow` seconds at least, ascending

    bool operator==(const RecentCount&) const = default;

    void add(std::uint64_t count, std::uint64_t tick, double ticksPerSecond);
    /// How often it happened after a tick. @pre not before the longest window
    [[nodiscard]] std::uint64_t since(std::uint64_t tick) const;
    /// Those of the last ticks, if there were so many; else all.
    [[nodiscard]] std::uint64_t ofLast(double ticks, std::uint64_t now) const;
    /// @param window seconds of watching, at most `longestWindow`; 0: since the start
    [[nodiscard]] CountSpan lately(double window, std::uint64_t now, double ticksPerSecond) const;
};

/// How often something happened to agents of a type since the start: they arrived (an Arrived
/// condition or the end of a path reports it), they entered a mode, or an action or a source did
/// what it is for.
struct EventCount {
    Id agentType;
    Id node; ///< the condition, the behavior, or the mode
    std::uint64_t count = 0;

    bool operator==(const EventCount&) const = default;
};

enum class EventKind { arrival, mode, action };

[[nodiscard]] std::string toString(EventKind kind); ///< "arrival", "mode" or "action"

/// The kind of an event, from its node; nothing if that node is no longer in the project.
[[nodiscard]] std::optional<EventKind> kindOf(const Project& project, const EventCount& event);

/// By node. Events that never happened have no entry.
using EventCounts = std::map<Id, RecentCount>;

/// How agents come into a type and leave the world.
enum class LifeChange {
    born,
    died,
    became, ///< another type's agents became agents of this type
};

/// The lives of one agent type.
struct LifeRecord {
    RecentCount born, died, became;

    bool operator==(const LifeRecord&) const = default;

    /// @param change of LifeChange, or of another enum with its values
    template <class Kind>
    [[nodiscard]] RecentCount& of(Kind change) {
        return change == Kind::born ? born : change == Kind::died ? died : became;
    }
    template <class Kind>
    [[nodiscard]] const RecentCount& of(Kind change) const {
        return const_cast<LifeRecord*>(this)->of(change);
    }
};

/// By agent type. Types in which nothing happened have no entry.
using LifeRecords = std::map<Id, LifeRecord>;

/// How a run ended: by the first End that fired. The world goes on if it is stepped further.
struct RunEnd {
    Id node;                ///< the End
    std::uint64_t tick = 0; ///< after this tick

    bool operator==(const RunEnd&) const = default;
};

/// "Won: Everybody is home". @pre the node is an End of the project
[[nodiscard]] std::string endText(const Project& project, const RunEnd& end);

/// Something that happened in the last tick.
struct TickEvent {
    enum class Kind {
        born,    ///< `who` came; `by` asked for it, or nobody: a source
        died,    ///< `who` is gone; `by` removed it
        became,  ///< `who` was `by` before
        signal,  ///< `who` gave it, with `number`
        blocked, ///< `number` births did not happen, for want of room
        // Listed only with Simulation::listAllEvents or SimulationOptions::listsActs:
        arrived, ///< `who` arrived; `node` says so
        entered, ///< `who` entered the mode `node`
        // Listed only with Simulation::listAllEvents:
        touched, ///< the bodies of `who` and `by` have begun to touch; `who` is the lower one
        parted,  ///< they do not touch anymore, or one of them is gone
        // Always listed:
        ended, ///< `who` has ended the run by the End `node`; `number` is 1: won, -1: lost, 0: over
    };

    Kind kind = Kind::born;
    AgentRef who, by;
    std::uint32_t life = 0; ///< of `who`
    Id node;                ///< the action, the source, the condition or the mode; empty for
                            ///< touches, and for what a person or a game did
    double number = 0;
    AgentRef actor = {}; ///< who made `who` become another; nobody: a person or a game

    bool operator==(const TickEvent&) const = default;
};

} // namespace tiller
