#include "app/editor/document/long_work.h"

#include <QEventLoop>
#include <QTimer>

#include <thread>
#include <utility>

namespace tiller {

using namespace std::chrono_literals;

LongWork::LongWork(std::chrono::milliseconds patience, QObject* parent)
    : QObject(parent), m_patience(patience) {}

LongWork::~LongWork() {
    const auto latest = std::chrono::steady_clock::now() + 1s;
    for (const std::future<void>& each : m_canceled)
        each.wait_until(latest);
}

bool LongWork::run(const WorkWords& words, std::function<void()> work) {
    if (!what().isEmpty())
        return false;
    std::packaged_task<void()> task([held = m_held, work = std::move(work)]() mutable {
        std::unique_lock(*held).unlock();
        work();
        work = {}; // what it holds is released before it counts as done, such as a temporary file
    });
    std::future<void> end = task.get_future();
    std::thread(std::move(task)).detach();
    const auto isDone = [&end] { return end.wait_for(0s) == std::future_status::ready; };
    if (end.wait_for(m_patience) != std::future_status::ready) {
        m_isCanceled = false;
        say(words);
        QEventLoop loop;
        QTimer timer;
        connect(this, &LongWork::canceled, &loop, &QEventLoop::quit);
        connect(&timer, &QTimer::timeout, &loop, [&] {
            if (isDone())
                loop.quit();
        });
        timer.start(20ms);
        if (!m_isCanceled)
            loop.exec();
        say({});
        if (m_isCanceled || !isDone()) {
            std::erase_if(m_canceled, [](const auto& each) {
                return each.wait_for(0s) == std::future_status::ready;
            });
            m_canceled.push_back(std::move(end));
            return false;
        }
    }
    end.get();
    return true;
}

void LongWork::cancel() {
    m_isCanceled = true;
    emit canceled();
}

void LongWork::say(const WorkWords& words) {
    if (std::exchange(m_words, words) != words)
        emit changed();
}

} // namespace tiller
