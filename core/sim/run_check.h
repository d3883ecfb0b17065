#pragma once

#include "core/sim/simulation.h"

#include <cstdint>

namespace tiller {

/// What tells whether the agents of one type are the same in two runs and, if not, which differ.
///
/// Each agent has a hash of its ordinal, position and velocity. By their ordinals, agents stand in
/// a square. Each row and each column of it has the sum of its agents' hashes, in 16 bits. So an
/// agent that differs changes one row and one column: 10,000 agents take 512 bytes.
struct TypeCheck {
    Id type;
    std::uint32_t count = 0;                  ///< of agents
    std::uint64_t hash = 0;                   ///< the sum of all agents' hashes
    std::vector<std::uint16_t> rows, columns; ///< as many: a power of two

    bool operator==(const TypeCheck&) const = default;
};

/// The state of a run at one tick, before the inputs of that tick.
struct RunCheck {
    std::uint64_t tick = 0; ///< ticks that had passed
    std::vector<TypeCheck> types;

    bool operator==(const RunCheck&) const = default;
};

/// Costs about a thousandth of a second per 200,000 agents.
[[nodiscard]] RunCheck checkOf(const Simulation& simulation);

/// How the agents of one type differ from those of a recorded run.
struct TypeDifference {
    Id type;
    std::uint32_t count = 0;         ///< of agents
    std::uint32_t recordedCount = 0; ///< of agents in the recorded run
    /// The agents that may differ, in ascending order: each is in a row and in a column that
    /// differ. If there is one, it differs. Agents that lived in the recorded run alone are not
    /// among them.
    std::vector<std::uint32_t> ordinals;

    bool operator==(const TypeDifference&) const = default;
};

struct RunDifference {
    std::uint64_t tick = 0;      ///< the first check that differs
    std::uint64_t sameUntil = 0; ///< the check before it; 0 if there is none
    std::vector<TypeDifference> types;

    bool operator==(const RunDifference&) const = default;
};

/// Compares a run with a recorded one. Nothing if they agree.
/// @pre simulation.tick() == recorded.tick
[[nodiscard]] std::optional<RunDifference> differenceFrom(const RunCheck& recorded,
                                                          const Simulation& simulation);

/// Compares a run with the checks of a recording, up to the first difference.
class RunChecker {
public:
    RunChecker() = default;
    /// @param checks in the order of their ticks
    explicit RunChecker(std::vector<RunCheck> checks) : m_checks(std::move(checks)) {}

    /// To be called after each tick. Ticks may come again, and may be left out: then the checks of
    /// those count as passed once a later one agrees.
    void check(const Simulation& simulation);

    /// One more check, of a later tick.
    void add(RunCheck check) { m_checks.push_back(std::move(check)); }
    /// Leaves out the checks after a tick, and a difference that was found there.
    void cutAfter(std::uint64_t tick);

    [[nodiscard]] const std::optional<RunDifference>& difference() const { return m_difference; }
    /// Whether the run agrees with all checks.
    [[nodiscard]] bool agrees() const { return !m_difference && m_next == m_checks.size(); }

private:
    std::vector<RunCheck> m_checks;
    std::size_t m_next = 0; ///< the first that was not compared
    std::optional<RunDifference> m_difference;
};

/// Which agents differ, in words: "Prey 17", or "Prey 3, Prey 17 or both".
[[nodiscard]] std::string whoDiffers(const RunDifference& difference, const Project& project);

} // namespace tiller
