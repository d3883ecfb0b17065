#pragma once

#include "app/editor/sim/ghosts.h"

#include <condition_variable>
#include <functional>
#include <mutex>
#include <thread>

namespace tiller {

/// Answers what would be without some nodes, in a thread of its own: the run that asks goes on. All
/// functions may be called from one other thread; they return at once.
class Futures {
public:
    /// @param answered called in the thread of the answers, where there is a new one
    explicit Futures(std::function<void()> answered);
    ~Futures();
    Futures(const Futures&) = delete;
    Futures& operator=(const Futures&) = delete;

    /// Whether a question would be taken up at once.
    [[nodiscard]] bool idle() const { return !m_busy; }

    /// One question at a time. @pre idle()
    void ask(GhostQuestion question);

    /// What was asked and answered before is of no interest any more.
    void forget();

    /// The newest answer to what was asked since it was last told to forget; null if none.
    [[nodiscard]] std::shared_ptr<const Ghosts> answer() const;

private:
    void run();

    std::function<void()> m_answered;
    mutable std::mutex m_mutex;
    std::condition_variable m_wake;
    std::optional<GhostQuestion> m_question;
    std::shared_ptr<const Ghosts> m_answer;
    bool m_forgotten = false; ///< what is being computed is not wanted any more
    bool m_ends = false;
    std::atomic<bool> m_busy = false;
    std::atomic<bool> m_stop = false;
    std::thread m_thread; // last: all else is there when it starts
};

} // namespace tiller
