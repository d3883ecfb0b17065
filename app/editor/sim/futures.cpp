#include "app/editor/sim/futures.h"

#include <utility>

namespace tiller {

Futures::Futures(std::function<void()> answered)
    : m_answered(std::move(answered)), m_thread([this] { run(); }) {}

Futures::~Futures() {
    {
        const std::lock_guard lock(m_mutex);
        m_ends = m_stop = true;
    }
    m_wake.notify_one();
    m_thread.join();
}

void Futures::ask(GhostQuestion question) {
    {
        const std::lock_guard lock(m_mutex);
        m_question = std::move(question);
        m_busy = true;
        m_isForgotten = m_stop = false;
    }
    m_wake.notify_one();
}

void Futures::forget() {
    const std::lock_guard lock(m_mutex);
    m_answer.reset();
    m_isForgotten = m_stop = true;
}

std::shared_ptr<const Ghosts> Futures::answer() const {
    const std::lock_guard lock(m_mutex);
    return m_answer;
}

void Futures::run() {
    std::unique_lock lock(m_mutex);
    for (;;) {
        m_wake.wait(lock, [this] { return m_ends || m_question; });
        if (m_ends)
            return;
        const GhostQuestion question = *std::exchange(m_question, {});
        lock.unlock();
        auto ghosts = ghostsOf(question, m_stop);
        lock.lock();
        m_busy = false;
        if (ghosts && !m_isForgotten)
            m_answer = std::move(ghosts);
        lock.unlock();
        m_answered(); // also when it was forgotten: the next question may come
        lock.lock();
    }
}

} // namespace tiller
