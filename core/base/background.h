#pragma once

#include <functional>

#ifndef TILLER_PORTABLE
#include <thread>
#endif

namespace tiller {

/// Does one job, again and again, each time in a thread of its own. Where there is none, as in the
/// portable core, the job is done when it starts.
class Background {
public:
    /// @param job does not throw
    explicit Background(std::function<void()> job) : m_job(std::move(job)) {}
#ifdef TILLER_PORTABLE
    void start() {
        m_job();
    }
    void wait() {}
#else
    /// Waits for the job.
    ~Background() {
        wait();
    }
    Background(const Background&) = delete;
    Background& operator=(const Background&) = delete;

    /// Starts the job, after waiting for the one before.
    void start();
    /// Waits until the job does not run.
    void wait() {
        if (m_thread.joinable())
            m_thread.join();
    }
#endif

private:
    std::function<void()> m_job;
#ifndef TILLER_PORTABLE
    std::thread m_thread;
#endif
};

} // namespace tiller
