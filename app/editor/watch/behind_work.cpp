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

SweepRunner::SweepRunner(QObject* parent) : QObject(parent) {
    connect(&m_work, &BehindWork::progressed, this, &SweepRunner::takeResults);
    connect(&m_work, &BehindWork::ended, this, &SweepRunner::ended);
}

void SweepRunner::start(Project project, SweepPlan plan, SweepResults known) {
    m_project = std::move(project);
    m_plan = std::move(plan);
    m_results = std::move(known);
    m_fresh.clear();
    std::vector<std::size_t> runs;
    for (std::size_t i = 0; i < m_plan.runs.size(); ++i)
        if (!m_results.contains(m_plan.runs[i].id))
            runs.push_back(i);
    m_wanted = runs.size();
    m_done = 0;
    m_work.start([this, runs = std::move(runs)] { work(runs); });
    emit progressed();
}

void SweepRunner::work(const std::vector<std::size_t>& runs) {
    runAll(m_project, m_plan, runs,
           {.goesOn = [this] { return m_work.goesOn(); },
            .finished =
                [this](const SweepRun& run, const SweepResult& result) {
                    const std::lock_guard lock(m_mutex);
                    m_fresh[run.id] = result;
                    return true;
                }});
}

void SweepRunner::takeResults() {
    SweepResults fresh;
    {
        const std::lock_guard lock(m_mutex);
        fresh.swap(m_fresh);
    }
    if (fresh.empty())
        return;
    m_done += fresh.size();
    m_results.merge(fresh);
    emit progressed();
}

void SweepRunner::setPaused(bool paused) {
    m_work.setPaused(paused);
    emit progressed();
}

void SweepRunner::stop() {
    m_work.stop();
    emit progressed();
}

double SweepRunner::secondsLeft() const {
    return m_done == 0 ? 0
                       : m_work.seconds() / static_cast<double>(m_done) *
                             static_cast<double>(m_wanted - m_done);
}

} // namespace tiller
