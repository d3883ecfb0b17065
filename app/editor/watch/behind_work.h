#pragma once

#include <QObject>
#include <QTimer>

#include <atomic>
#include <functional>
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

} // namespace tiller
