#pragma once

#include "core/base/platform.h"

#include <functional>

#ifndef TILLER_PORTABLE
#include <condition_variable>
#include <thread>
#endif

namespace tiller {

/// Does one job, again and again, in a thread of its own. The portable core has no threads: there
/// the job is done when it starts.
class Background {
public:
#ifdef TILLER_PORTABLE
    explicit Background(std::function<void()> job) : m_job(std::move(job)) {}
    void start() {
        m_job();
    }
    void wait() {}
#else
    /// @param job does not throw
    explicit Background(std::function<void()> job);
    /// Waits for the job.
    ~Background();
    Background(const Background&) = delete;
    Background& operator=(const Background&) = delete;

    /// Starts the job. @pre it does not run
    void start();
    /// Waits until the job does not run.
    void wait();
#endif

private:
    std::function<void()> m_job;
#ifndef TILLER_PORTABLE
    void work();

    Mutex m_mutex;
    std::condition_variable m_changed;
    bool m_isBusy = false;
    bool m_isEnding = false;
    std::thread m_thread;
#endif
};

} // namespace tiller
