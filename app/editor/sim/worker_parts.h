#pragma once

#include "app/editor/sim/frame.h"
#include "core/model/change.h"

#include <array>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <map>
#include <mutex>
#include <string>
#include <utility>
#include <vector>

namespace tiller {

/// Messages for one thread. Any thread posts them; the owner delivers them in the order they came.
class Mailbox {
public:
    using Message = std::function<void()>;
    using Time = std::chrono::steady_clock::time_point;

    /// @name For any thread
    /// @{
    void post(Message message);
    [[nodiscard]] bool hasMail() const { return m_hasMail; }
    /// @}

    /// @name For the owner
    /// @{
    void deliver();           ///< runs the messages that have come
    void waitUntil(Time end); ///< returns as soon as there is mail; Time::max() sets no end
    /// @}

private:
    std::mutex m_mutex; // guards m_inbox
    std::condition_variable m_wake;
    std::vector<Message> m_inbox;
    std::atomic<bool> m_hasMail = false;
    std::vector<Message> m_delivered; // the owner's alone; a member to keep its memory
};

/// @name The speed slider
/// Marks at the speeds 0.1, 0.25, 0.5, 1, 2, 4 and 8, at equal distances. Between two marks the
/// speed grows by the same factor with each step. Near a mark it snaps to the mark.
/// @{
[[nodiscard]] double speedAt(double position); ///< clamped to 0 to 1
[[nodiscard]] double positionOf(double speed); ///< without snapping

/// The next mark up (+1) or down (-1).
[[nodiscard]] double nextSpeed(double speed, int direction);
/// @}

/// Says when ticks are due, and measures how many are done. A machine that is too slow for the
/// rate does as many ticks as it can, and forgets those it missed.
class Pace {
public:
    using Clock = std::chrono::steady_clock;

    /// No tick is due, and the measurement begins again.
    void restart();

    /// True if a tick is due at @p rate (ticks per second); that tick is then no longer due.
    [[nodiscard]] bool takeDueTick(double rate);
    [[nodiscard]] bool hasDueTick() const { return m_dueTicks >= 1; }
    [[nodiscard]] Clock::time_point nextTick(double rate) const;

    void countTick(); ///< a tick is done

    /// Ticks per second over the last half second; 0 before the first measurement.
    [[nodiscard]] double measuredRate() const { return m_measuredRate; }
    void clearMeasuredRate() { m_measuredRate = 0; }

private:
    double m_dueTicks = 0;
    Clock::time_point m_lastUpdate; ///< of m_dueTicks
    std::uint64_t m_countedTicks = 0;
    Clock::time_point m_countStart;
    double m_measuredRate = 0;
};

/// The project as edited, and the edits of it that do not act on the world yet: those that came
/// since the last check, and all of them while the project has errors.
class PendingEdits {
public:
    /// Begins with a project. While it has errors, the world runs on @p ifUnsound instead.
    /// @return the project for the world
    [[nodiscard]] Project start(Project project, Project ifUnsound);

    /// @param change without layout, see withoutLayout()
    void add(const Change& change);
    /// Begins again with the edits that lead from another project to the one as edited.
    void restartFrom(const Project& project);

    /// Whether the edits so far must act before this one is added: both may not act as one.
    [[nodiscard]] bool mustActBefore(const Change& change) const;

    /// Whether edits wait to act.
    [[nodiscard]] bool areThere() const { return !m_edits.empty(); }
    [[nodiscard]] bool needCheck() const { return m_needCheck; }
    void requireCheck() { m_needCheck = true; }
    /// Checks the project. True if it has no errors: the edits may act.
    [[nodiscard]] bool check();

    /// The edits, which act from now on.
    [[nodiscard]] Change take() { return std::exchange(m_edits, {}); }

    [[nodiscard]] const Project& project() const {
        return m_project;
    } ///< as edited, without layout
    /// The first error, which keeps the edits from acting; empty if there is none.
    [[nodiscard]] const std::string& error() const { return m_error; }

private:
    Project m_project;
    Change m_edits;
    bool m_needCheck = false;
    std::string m_error;
};

/// What happened in the ticks that a worker has played: the latest events of each kind.
class EventLog {
public:
    using Kind = TickEvent::Kind;

    static constexpr std::size_t mostOfAKind = 20'000;

    /// The events of the last tick, and what was done by hand since then.
    void note(const Simulation& simulation);
    void dropAfter(std::uint64_t tick); ///< the run goes on from there otherwise
    void clear() { m_kinds.clear(); }

    /// @name The latest up to a tick; null if it is not known
    /// @{
    [[nodiscard]] const LoggedEvent* cameBy(std::uint32_t life, std::uint64_t until) const;
    [[nodiscard]] const LoggedEvent* diedBy(std::uint32_t life, std::uint64_t until) const;
    /// What agents of a type did by a node: an action, a condition, a mode.
    [[nodiscard]] const LoggedEvent* last(const Id& type, const Id& node,
                                          std::uint64_t until) const;
    /// @}

private:
    struct OfKind {
        std::map<std::uint64_t, std::vector<LoggedEvent>> ticks;
        std::size_t count = 0;

        void erase(decltype(ticks)::iterator tick);
    };
    template <class Fits>
    [[nodiscard]] const LoggedEvent* find(std::initializer_list<Kind> kinds, std::uint64_t until,
                                          Fits fits) const;

    std::map<Kind, OfKind> m_kinds;
};

/// Passes the newest of a stream of values from one thread to another; neither ever waits. The
/// writer fills back() and publishes it; the reader takes the newest one. The three values rotate,
/// so that their memory is reused.
template <class T>
class TripleBuffer {
public:
    /// For the writer. It still has an earlier value.
    [[nodiscard]] T& back() { return m_values[m_back]; }

    void publish() {
        const std::uint8_t old =
            m_middle.exchange(static_cast<std::uint8_t>(m_back | fresh), std::memory_order_acq_rel);
        m_back = old & indexBits;
    }

    /// For the reader: takes the latest published value. False if none is newer than front().
    bool take() {
        if ((m_middle.load(std::memory_order_relaxed) & fresh) == 0)
            return false;
        m_front = m_middle.exchange(m_front, std::memory_order_acq_rel) & indexBits;
        return true;
    }

    [[nodiscard]] const T& front() const { return m_values[m_front]; }

private:
    static constexpr std::uint8_t indexBits = 3;
    static constexpr std::uint8_t fresh = 4;

    std::array<T, 3> m_values{};
    std::uint8_t m_back = 0;
    std::atomic<std::uint8_t> m_middle = 1;
    std::uint8_t m_front = 2;
};

} // namespace tiller
