#pragma once

#include "core/base/vec2.h"
#include "core/nodes/node_code.h"

#include <cstdint>
#include <optional>
#include <tuple>

namespace tiller {

/// What an action of an agent asks for at the end of a tick, decided from the state at its start.
struct Request {
    AgentRef by;
    std::uint32_t action = 0;       ///< index of Program::actions
    AgentRef whom;                  ///< of Remove and Become
    std::size_t slot = 0;           ///< of the agent that asks
    std::optional<Vec2> place = {}; ///< of Spawn; nothing: where the agent is after the tick

    /// The order in which requests are carried out.
    [[nodiscard]] auto rank() const { return std::tie(by, action, whom); }
};

} // namespace tiller
