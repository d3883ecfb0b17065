#pragma once

#include "core/sim/inputs.h"

#include <memory>

namespace tiller {

/// Writes down what comes from outside since the last reset, so that it can be run again. Within a
/// tick only what makes a difference is kept: the last move of the cursor, and the last of each
/// agent. Small: a mouse that moves for an hour is some 10 MB. Copies share their edits.
class InputRecorder {
public:
    /// A new run of a project: what was written down is forgotten.
    void start(Project project);

    void record(std::uint64_t tick, Input input);

    /// The same run with another start, before its first tick: what came since stays, edits apart
    /// (they are part of the start now).
    void restart(Project project);

    /// Only the first inputs have been.
    void cut(std::size_t size);

    /// @name What was written down, in the order it came
    /// @{
    [[nodiscard]] std::size_t size() const { return m_entries.size(); }
    [[nodiscard]] std::uint64_t tickOf(std::size_t index) const { return m_entries[index].tick; }
    [[nodiscard]] Input input(std::size_t index) const;
    /// @}

    [[nodiscard]] InputLog log(std::uint64_t ticks) const;
    [[nodiscard]] std::size_t bytes() const; ///< that it holds; at once

private:
    enum class Kind : std::uint8_t { cursorMoved, cursorLeft, clicked, agentMoved, edited };
    struct Entry {
        std::uint64_t tick = 0;
        Kind kind = Kind::edited;
        std::uint16_t agentType = 0; ///< an index into m_agentTypes
        std::uint32_t ordinal = 0;
        Vec2 at = {};
        std::shared_ptr<const Change> change = {};
    };

    [[nodiscard]] Entry entryOf(std::uint64_t tick, Input input);
    [[nodiscard]] static bool replaces(const Entry& later, const Entry& earlier);

    void countBytes();

    Project m_start;
    std::size_t m_otherBytes = 0; ///< of the start and of edits
    std::vector<Id> m_agentTypes;
    std::vector<Entry> m_entries;
};

/// What a change does to how a world runs: without the places of cards, and without notes.
[[nodiscard]] Change withoutLayout(Change change);

/// Whether two edits may act as one: values of behaviors, targets, links, scene and world only.
/// What is added or removed, and agent types, start something that a sum of both would not.
[[nodiscard]] bool onlyAdjusts(const Change& change);

} // namespace tiller
