#pragma once

#include "core/nodes/node_code.h"

#include <cstdint>

namespace tiller {

/// The memory of a Mode for each agent.
enum ModeMemory : std::size_t {
    modeIsOn, ///< 1 while the agent is in it
    modeTime  ///< how long the agent has been in it
};

/// How agents look while they are in a mode; by default as their type says.
struct ModeLook {
    enum class Shape { asType, arrow, triangle, circle };

    std::string color = ""; ///< empty: that of the agent type
    Shape shape = Shape::asType;
    std::string picture = ""; ///< as of an agent type; empty: that of the type, or the own shape
};

struct TransitionSettings {
    double after = 0; ///< the time an agent must have been in its mode
    double order = 1; ///< of several open ways, the lowest wins; ties go by id
};

/// The modes of one agent type and the transitions between them. An agent starts in the first mode.
/// At the end of a tick it takes the first transition that is open to it, and at most one.
struct ModeMachine {
    static constexpr std::size_t mostModes = 64;

    struct Way {
        std::uint32_t node = 0; ///< the transition: an index of outputs
        std::uint64_t from = 0; ///< a bit for each mode it leads out of
        std::size_t to = 0;     ///< which mode it leads to
        double after = 0;       ///< the time an agent must have been in its mode
        double order = 1;
        std::string id;
    };

    std::vector<ModeRef> modes;
    std::vector<Way> ways; ///< in the order in which they are tried

    [[nodiscard]] bool empty() const { return modes.empty(); }

    /// The mode of an agent; the first one for an agent that is in none yet.
    [[nodiscard]] std::size_t modeOf(std::span<double* const> memory, std::size_t lane) const;

    /// Puts agents without a mode, such as new ones, into the first mode.
    void settle(std::span<double* const> memory, std::size_t count) const;

    /// Lets one tick pass, and changes modes. @param outputs of this tick
    /// @param entered the agents that entered, by node; this adds to it
    void change(std::span<const Signal> outputs, std::span<double* const> memory, std::size_t count,
                double tick, std::span<LaneBits> entered) const;
};

} // namespace tiller
