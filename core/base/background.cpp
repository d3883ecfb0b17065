#include "core/base/background.h"

#ifndef TILLER_PORTABLE

namespace tiller {

Background::Background(std::function<void()> job)
    : m_job(std::move(job)), m_thread([this] { work(); }) {}

Background::~Background() {
    wait();
    {
        const Lock lock(m_mutex);
        m_isEnding = true;
    }
    m_changed.notify_all();
    m_thread.join();
}

void Background::start() {
    {
        const Lock lock(m_mutex);
        m_isBusy = true;
    }
    m_changed.notify_all();
}

void Background::wait() {
    std::unique_lock lock(m_mutex);
    m_changed.wait(lock, [this] { return !m_isBusy; });
}

void Background::work() {
    std::unique_lock lock(m_mutex);
    for (;;) {
        m_changed.wait(lock, [this] { return m_isBusy || m_isEnding; });
        if (!m_isBusy)
            return;
        lock.unlock();
        m_job();
        lock.lock();
        m_isBusy = false;
        m_changed.notify_all();
    }
}

} // namespace tiller

#endif
