#pragma once

#include "core/sim/inputs.h"

namespace tiller {

/// Writes down what comes from outside since the last reset, so that it can be run again. Within a
/// tick only what makes a difference is kept: the last move of the cursor, and the last of each
/// agent.
class InputRecorder {
public:
    /// A new run of a project: what was written down is forgotten.
    void start(Project project);

    void record(std::uint64_t tick, Input input);

    /// The same run with another start, before its first tick: what came since stays, edits apart
    /// (they are part of the start now).
    void restart(Project project);

    [[nodiscard]] const std::vector<InputEvent>& events() const { return m_log.events; }
    [[nodiscard]] InputLog log(std::uint64_t ticks) const;

private:
    InputLog m_log;
};

/// What a change does to how a world runs: without the places of cards, and without notes.
[[nodiscard]] Change withoutLayout(Change change);

/// Whether two edits may act as one: values of behaviors, targets, links, scene and world only.
/// What is added or removed, and agent types, start something that a sum of both would not.
[[nodiscard]] bool onlyAdjusts(const Change& change);

} // namespace tiller
