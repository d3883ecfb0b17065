#include "app/editor/watch/sweep_runner.h"

namespace tiller {

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
