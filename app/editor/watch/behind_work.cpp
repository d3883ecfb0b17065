#include "app/editor/watch/behind_work.h"

#ifdef __linux__
#include <sys/resource.h>
#include <unistd.h>
#endif

namespace tiller {

namespace {

constexpr int interval = 100; // ms

/// The window and its simulation come first. Threads that this thread starts follow.
void lowerPriority() {
#ifdef __linux__
    constexpr int kindness = 10;
    (void)setpriority(PRIO_PROCESS, static_cast<id_t>(gettid()), kindness);
#endif
}

} // namespace

BehindWork::BehindWork(QObject* parent) : QObject(parent) {
    m_timer.setInterval(interval);
    connect(&m_timer, &QTimer::timeout, this, [this] {
        m_seconds += m_paused ? 0 : interval / 1000.0;
        emit progressed();
    });
}

BehindWork::~BehindWork() {
    m_stopped = true;
    m_paused = false;
    m_paused.notify_all();
}

void BehindWork::start(std::function<void()> work) {
    if (m_thread.joinable())
        m_thread.join();
    m_stopped = false;
    m_paused = false;
    m_running = true;
    m_seconds = 0;
    m_timer.start();
    m_thread = std::jthread([this, work = std::move(work)] {
        lowerPriority();
        QString problem;
        try {
            work();
        } catch (const std::exception& error) {
            problem = tr("The runs stopped: %1").arg(QString::fromUtf8(error.what()));
        }
        QMetaObject::invokeMethod(
            this,
            [this, problem] {
                m_running = false;
                m_paused = false;
                m_timer.stop();
                emit progressed();
                emit ended(problem);
            },
            Qt::QueuedConnection);
    });
}

bool BehindWork::goesOn() {
    while (m_paused && !m_stopped)
        m_paused.wait(true);
    return !m_stopped;
}

void BehindWork::setPaused(bool paused) {
    m_paused = paused;
    m_paused.notify_all();
}

void BehindWork::stop() {
    m_stopped = true;
    setPaused(false);
}

} // namespace tiller
