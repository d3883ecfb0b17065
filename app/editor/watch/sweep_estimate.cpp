#include "app/editor/watch/sweep_estimate.h"

#include "core/sim/sweep_run.h"

#include <algorithm>

namespace tiller {

void SweepEstimate::ask(Project project, SweepPlan plan) {
    if (plan.runs.empty())
        return;
    Question question{std::move(project), std::move(plan)};
    if (m_busy)
        m_next = std::move(question);
    else
        start(std::move(question));
}

void SweepEstimate::forget() {
    m_next.reset();
    m_seconds.reset();
    m_wanted = false;
}

void SweepEstimate::start(Question question) {
    m_busy = true;
    m_wanted = true;
    m_thread = std::jthread([this, question = std::move(question)] {
        const double cores = std::max(1U, std::thread::hardware_concurrency());
        const auto runs = static_cast<double>(question.plan.runs.size());
        const double seconds =
            estimateRun(question.project, question.plan) * std::max(1.0, runs / cores);
        QMetaObject::invokeMethod(
            this, [this, seconds] { finish(seconds); }, Qt::QueuedConnection);
    });
}

void SweepEstimate::finish(double seconds) {
    m_busy = false;
    if (m_wanted)
        m_seconds = seconds;
    if (m_next) {
        Question next = std::move(*m_next);
        m_next.reset();
        start(std::move(next));
    }
    emit changed();
}

} // namespace tiller
