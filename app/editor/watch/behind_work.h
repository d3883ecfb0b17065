#pragma once

#include "core/sim/sweep_run.h"

#include <QObject>
#include <QTimer>

#include <atomic>
#include <functional>
#include <mutex>
#include <thread>

namespace tiller {

/// Work in a thread behind the window, with a lower priority than the window. It can be paused.
/// Declare it as the last member: the work uses the others until this is gone.
class BehindWork : public QObject {
    Q_OBJECT

public:
    explicit BehindWork(QObject* parent = nullptr);
    ~BehindWork() override; ///< stops

    /// @param work asks goesOn often. What it throws is the problem of `ended`.
    /// @pre it is not running
    void start(std::function<void()> work);
    void setPaused(bool paused);
    /// Stops soon; `ended` follows.
    void stop();

    [[nodiscard]] bool running() const { return m_running; }
    [[nodiscard]] bool paused() const { return m_paused; }
    [[nodiscard]] double seconds() const { return m_seconds; } ///< of work, without pauses

    /// For the work, in any thread: waits while it is paused. False: the work has to end.
    [[nodiscard]] bool goesOn();
    /// For the work, in any thread: whether it has to end. Does not wait.
    [[nodiscard]] bool stopped() const { return m_stopped; }

signals:
    void progressed();                  ///< now and then while it runs, and before it has ended
    void ended(const QString& problem); ///< empty if there is none

private:
    bool m_running = false;
    double m_seconds = 0;
    QTimer m_timer;
    std::atomic<bool> m_paused = false;
    std::atomic<bool> m_stopped = false;
    std::jthread m_thread; // last: it uses the others
};

/// Runs a sweep on all cores behind the window, with a lower priority than the window. Announces
/// results in the window's thread.
class SweepRunner : public QObject {
    Q_OBJECT

public:
    explicit SweepRunner(QObject* parent = nullptr);

    /// Starts with those runs of the plan that have no result in @p known.
    /// @pre it is not running
    void start(Project project, SweepPlan plan, SweepResults known);
    void setPaused(bool paused);
    /// Stops soon; the results so far remain. `ended` follows.
    void stop();

    [[nodiscard]] bool running() const { return m_work.running(); }
    [[nodiscard]] bool paused() const { return m_work.paused(); }
    [[nodiscard]] const Project& project() const { return m_project; } ///< of this run
    [[nodiscard]] const SweepPlan& plan() const { return m_plan; }     ///< of this run
    [[nodiscard]] const SweepResults& results() const { return m_results; }
    [[nodiscard]] double secondsLeft() const; ///< 0 if that is unknown

signals:
    void progressed();                  ///< results have come, or it was paused or resumed
    void ended(const QString& problem); ///< empty if there is none

private:
    void work(const std::vector<std::size_t>& runs);
    void takeResults();

    Project m_project;
    SweepPlan m_plan;
    SweepResults m_results;
    std::size_t m_wanted = 0; ///< runs of this start
    std::mutex m_mutex;
    SweepResults m_fresh; ///< guarded by m_mutex
    std::size_t m_done = 0;
    BehindWork m_work; // last: it uses the others
};

} // namespace tiller
