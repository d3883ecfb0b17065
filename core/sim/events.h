#pragma once

#include "core/model/project.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>

namespace tiller {

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
using EventCounts = std::map<Id, std::uint64_t>;

} // namespace tiller
