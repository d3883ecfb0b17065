#include "app/editor/document/long_work.h"

#include <thread>
#include <utility>

namespace tiller {

using namespace std::chrono_literals;

namespace {

bool isOver(const std::future<void>& work) {
    return work.wait_for(0s) == std::future_status::ready;
}

} // namespace

LongWork::LongWork(QObject* parent) : QObject(parent) {
    m_timer.setInterval(20ms);
    connect(&m_timer, &QTimer::timeout, this, [this] {
        if (isOver(m_end))
            goOn();
    });
}

LongWork::~LongWork() {
    if (const auto waiting = std::exchange(m_waiting, {})) {
        m_canceled.push_back(std::move(m_end));
        waiting.destroy();
    }
    const auto latest = std::chrono::steady_clock::now() + 1s;
    for (const std::future<void>& each : m_canceled)
        each.wait_until(latest);
}

Task<bool> LongWork::run(WorkWords words, std::function<void()> work) {
    if (!what().isEmpty())
        co_return false;
    std::packaged_task<void()> task([held = m_held, work = std::move(work)]() mutable {
        std::unique_lock(*held).unlock();
        work();
        work = {}; // what it holds is released before it counts as done, such as a temporary file
    });
    m_end = task.get_future();
    std::thread(std::move(task)).detach();
    if (m_end.wait_for(patience) == std::future_status::ready) {
        m_end.get();
        co_return true;
    }
    m_isCanceled = false;
    m_timer.start();
    say(words);
    const bool isDone = co_await End(*this);
    m_timer.stop();
    if (isDone) {
        m_end.get();
    } else {
        std::erase_if(m_canceled, isOver);
        m_canceled.push_back(std::move(m_end));
    }
    say({});
    co_return isDone;
}

void LongWork::cancel() {
    if (what().isEmpty())
        return;
    m_isCanceled = true;
    goOn();
}

void LongWork::goOn() {
    if (const auto waiting = std::exchange(m_waiting, {}))
        waiting.resume();
}

void LongWork::say(const WorkWords& words) {
    if (std::exchange(m_words, words) != words)
        emit changed();
}

} // namespace tiller
