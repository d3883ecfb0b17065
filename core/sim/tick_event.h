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
        // Listed only with Simulation::listAllEvents:
        arrived, ///< `who` arrived; `node` says so
        entered, ///< `who` entered the mode `node`
        touched, ///< the bodies of `who` and `by` have begun to touch; `who` is the lower one
        parted,  ///< they do not touch anymore, or one of them is gone
    };

    Kind kind = Kind::born;
    AgentRef who, by;
    std::uint32_t life = 0; ///< of `who`
    Id node;                ///< the action, the source, the condition or the mode; empty for
                            ///< touches, and for what a person or a game did
    double number = 0;

    bool operator==(const TickEvent&) const = default;
};

} // namespace tiller
