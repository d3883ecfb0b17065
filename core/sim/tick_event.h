#pragma once

#include "core/model/project.h"
#include "core/nodes/node_code.h"

#include <cstdint>
#include <string>

namespace tiller {

/// Something that happened in the last tick.
struct TickEvent {
    enum class Kind {
        born,    ///< `who` came; `by` asked for it, or nobody: a source
        died,    ///< `who` is gone; `by` removed it
        became,  ///< `who` was `by` before
        signal,  ///< `who` gave it, with `number`
        blocked, ///< `number` births did not happen, for want of room
    };

    Kind kind = Kind::born;
    AgentRef who, by;
    std::uint32_t life = 0; ///< of `who`
    Id node;                ///< the action or the source; empty: a person or a game
    double number = 0;

    bool operator==(const TickEvent&) const = default;
};

} // namespace tiller
