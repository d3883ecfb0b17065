#pragma once

#include "app/editor/sim/ghosts.h"

#include <condition_variable>
#include <functional>
#include <mutex>
#include <thread>

namespace tiller {

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
