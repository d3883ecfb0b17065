#include "app/editor/document/long_work.h"

#include <QEventLoop>
#include <QTimer>

#include <future>
#include <memory>
#include <utility>

namespace tiller {

LongWork::LongWork(std::chrono::milliseconds patience, QObject* parent)
    : QObject(parent), m_patience(patience) {}

LongWork::~LongWork() = default;

bool LongWork::run(const WorkWords& words, std::function<void()> work) {
    using namespace std::chrono_literals;
    if (!what().isEmpty())
        return false;
    std::packaged_task<void()> task([this, work = std::move(work)] {
        holdBack().unlock();
        work();
    });
    std::future<void> end = task.get_future();
    m_threads.emplace_back(std::move(task));
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
        if (m_isCanceled || !isDone())
            return false; // the thread ends by itself
    }
    m_threads.pop_back(); // waits for its last steps
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
