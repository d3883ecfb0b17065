#pragma once

#include "core/nodes/node_code.h"
#include "core/nodes/node_type.h"

namespace tiller {

struct AgentModeSettings {
    bool operator==(const AgentModeSettings&) const = default;
};

[[nodiscard]] NodeType agentModeType();

/// What a Mode remembers of each agent.
enum ModeMemory : std::size_t {
    modeIsOn, ///< 1 for those who are in it
    modeTime, ///< for how long they have been
    modeMemoryCount
};

/// The modes of one agent type and the ways between them. At the end of a tick an agent takes the
/// first way that is open to it, at most one; the first mode is the one it starts in.
struct ModeMachine {
    static constexpr std::size_t mostModes = 64;

    struct Way {
        std::uint32_t node = 0; ///< the transition: an index of outputs
        std::uint64_t from = 0; ///< a bit for each mode it leads out of
        std::size_t to = 0;     ///< which mode it leads to
        double after = 0;       ///< only for those who have been in their mode for this long
        double order = 1;
        std::string id;
    };

    std::vector<ModeRef> modes;
    std::vector<Way> ways; ///< in the order in which they are tried

    [[nodiscard]] bool empty() const { return modes.empty(); }

    /// The mode an agent is in; the first one, where it is in none yet.
    [[nodiscard]] std::size_t modeOf(std::span<double* const> memory, std::size_t lane) const;

    /// Puts those who are in no mode, as new ones are, in the first.
    void settle(std::span<double* const> memory, std::size_t count) const;

    /// Lets time pass, and changes modes. @param outputs of this tick
    /// @param entered counted up, by node, for each agent that came into it
    void change(std::span<const Signal> outputs, std::span<double* const> memory, std::size_t count,
                double tick, std::span<std::uint64_t> entered) const;
};

} // namespace tiller
