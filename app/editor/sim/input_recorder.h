#pragma once

#include "core/sim/inputs.h"

#include <cstdint>
#include <map>
#include <memory>

namespace tiller {

/// Records the inputs since the last reset, so that the run can be replayed. Of each tick it keeps
/// only those that make a difference: the last move of the cursor, and the last of each agent. An
/// hour of moving the mouse takes about 16 MB. Copies share their edits and
/// other inputs that come rarely.
class InputRecorder {
public:
    /// Begins with a new run of a project, and drops all inputs.
    void start(Project project);

    void record(std::uint64_t tick, Input input);

    /// Replaces the start of a run that is before its first tick. The inputs stay, but the edits
    /// are dropped: they are part of the new start.
    void restart(Project project);

    /// Keeps only the first inputs.
    void cut(std::size_t size);

    /// @name The recorded inputs, in the order they came
    /// @{
    [[nodiscard]] std::size_t size() const { return m_entries.size(); }
    [[nodiscard]] std::uint64_t tickOf(std::size_t index) const { return m_entries[index].tick; }
    [[nodiscard]] Input input(std::size_t index) const;
    /// The first input at or after a tick; size() if there is none.
    [[nodiscard]] std::size_t firstAt(std::uint64_t tick) const;
    /// Whether it moves something: the mouse, an external or an agent.
    [[nodiscard]] bool isMove(std::size_t index) const {
        return m_entries[index].kind != Kind::other;
    }
    /// @}

    [[nodiscard]] InputLog log(std::uint64_t ticks) const;
    [[nodiscard]] std::size_t bytes() const; ///< takes constant time

private:
    enum class Kind : std::uint8_t {
        cursorMoved,
        cursorLeft,
        clicked,
        agentMoved,
        externalSet,
        agentPlaced,
        other
    };
    struct Entry {
        std::uint64_t tick = 0;
        Kind kind = Kind::other;
        std::uint32_t name = 0; ///< of an agent type or an external: an index into m_names
        std::uint32_t ordinal = 0;
        Vec2 at = {};
        Vec2 velocity = {};
        std::shared_ptr<const Input> other = {}; ///< an input that comes rarely
    };

    [[nodiscard]] Entry entryOf(std::uint64_t tick, Input input);
    [[nodiscard]] std::uint32_t numberOf(const std::string& name);
    [[nodiscard]] static bool replaces(const Entry& later, const Entry& earlier);

    void countBytes();

    Project m_start;
    std::size_t m_otherBytes = 0; ///< of the start and of other inputs
    std::vector<std::string> m_names;
    std::map<std::string, std::uint32_t> m_numbers; ///< of names
    std::vector<Entry> m_entries;
};

/// The part of a change that affects the run: without places of cards, annotations and notes.
[[nodiscard]] Change withoutLayout(Change change);

/// Whether a change only edits values of links, scene, world, and nodes other than agent types. Two
/// such edits may act as one. Additions, removals and agent types create or remove agents: their
/// sum may differ from one after the other.
[[nodiscard]] bool onlyAdjusts(const Change& change);

} // namespace tiller
