#pragma once

#include "core/base/vec2.h"
#include "core/sim/events.h"
#include "core/sim/population.h"

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace tiller::game {

/// Numbers an agent type of a world; see World::findType. A reload never gives the number of a
/// type to another one.
using Type = std::uint32_t;
inline constexpr Type anyType = 0xffffffff; ///< all types, or none

/// Names one agent. Plain data: copy it, compare it, keep it. The life is checked: a handle of an
/// agent that died, or that changed its type, never means another one.
struct Agent {
    Type type = anyType;
    std::uint32_t ordinal = 0; ///< among the agents of its type; never used again in a run
    std::uint32_t life = 0;    ///< unique in the run; it stays when the agent changes its type

    auto operator<=>(const Agent&) const = default;
    [[nodiscard]] bool isSome() const { return type != anyType; } ///< it may be gone
};

/// One agent as it is now. In world units; y points down.
struct AgentState {
    Vec2 position, velocity;
    Vec2 heading; ///< where it looks; of length 1
    double radius = 0;
};

/// The agents of one type, without a copy, in no fixed order: agent i has the i-th value of each
/// column. Valid until the world changes.
struct Columns : AgentView {
    Type type = anyType;

    /// @pre i < count
    [[nodiscard]] Agent agent(std::size_t i) const {
        return {type, ordinal[i], lifeByRank[rank[i]]};
    }
};

/// Something that happened: as TickEvent, with handles.
struct Event {
    using Kind = TickEvent::Kind;

    Kind kind = Kind::born;
    Agent who;             ///< of `blocked`: only its type
    Agent by;              ///< isSome() is false if there is none
    std::string_view node; ///< the id of what caused it; lives as long as the World
    double number = 0;
};

} // namespace tiller::game
