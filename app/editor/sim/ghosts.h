#pragma once

#include "core/sim/simulation.h"

#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>

namespace tiller {

/// The paths of some agents that had one type at the first moment.
struct GhostPaths {
    Id type;
    std::vector<std::uint32_t> agents; ///< their ordinals, ascending
    std::vector<float> xy; ///< x and y of each agent at the first moment, then at the next, ...
    std::vector<float> heading; ///< x and y of each agent at the last moment
    std::vector<float> radius;  ///< of each agent

    [[nodiscard]] std::size_t moments() const {
        return agents.empty() ? 0 : xy.size() / (2 * agents.size());
    }
    [[nodiscard]] Vec2 at(std::size_t moment, std::size_t agent) const {
        const std::size_t index = 2 * (moment * agents.size() + agent);
        return {xy[index], xy[index + 1]};
    }
};

/// Two futures from the same state and seed: with some nodes, and without them.
struct Ghosts {
    std::uint64_t tick = 0;  ///< at which they begin
    std::uint64_t ticks = 0; ///< their length
    std::vector<Id> nodes;
    std::vector<GhostPaths> with;
    std::vector<GhostPaths> without; ///< the same agents
};

struct GhostQuestion {
    std::shared_ptr<const Project> project;
    Snapshot state; ///< of the world of this project
    std::vector<Id> nodes;
    std::optional<AgentName> picked; ///< is always among the ghosts
};

inline constexpr double ghostSeconds = 2; ///< at speed 1
inline constexpr std::size_t mostGhosts = 400;

[[nodiscard]] std::uint64_t ghostTicks(const Project& project); ///< in ghostSeconds

/// Computes both futures for at most mostGhosts agents: of all types if they are few enough, else
/// of the type of the picked agent; if there are still too many, for every n-th agent.
/// @return null if it was stopped, or if the project has errors without the nodes
[[nodiscard]] std::shared_ptr<const Ghosts> ghostsOf(const GhostQuestion& question,
                                                     const std::atomic<bool>& stop);

/// Computes ghosts in a thread of its own, so that the run that asks for them goes on. One other
/// thread may call the functions; they return at once.
class Futures {
public:
    /// @param answered called in the thread of the answers, after each question
    explicit Futures(std::function<void()> answered);
    ~Futures();
    Futures(const Futures&) = delete;
    Futures& operator=(const Futures&) = delete;

    /// No question is being computed.
    [[nodiscard]] bool idle() const { return !m_busy; }

    /// One question at a time. @pre idle()
    void ask(GhostQuestion question);

    /// Drops the answer, and the answer to the question being computed.
    void forget();

    /// The latest answer since forget() was called; null if there is none.
    [[nodiscard]] std::shared_ptr<const Ghosts> answer() const;

private:
    void run();

    std::function<void()> m_answered;
    mutable std::mutex m_mutex;
    std::condition_variable m_wake;
    std::optional<GhostQuestion> m_question;
    std::shared_ptr<const Ghosts> m_answer;
    bool m_isForgotten = false; ///< the question being computed is no longer wanted
    bool m_ends = false;
    std::atomic<bool> m_busy = false;
    std::atomic<bool> m_stop = false;
    std::thread m_thread; // last: it starts when all other members exist
};

} // namespace tiller
