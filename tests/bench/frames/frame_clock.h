#pragma once

#include <QQuickWindow>

#include <atomic>
#include <chrono>
#include <functional>
#include <mutex>
#include <vector>

namespace tiller {

/// The times of several frames, in ms.
struct FrameTimes {
    std::vector<double> times;
    double cpu = 0; ///< CPU time per frame of all threads; hardly changes on a busy machine
    double gui = 0; ///< CPU time per frame of the window's thread

    [[nodiscard]] double share(double part) const; ///< 0.5: the median; 1: the worst
};

/// Measures how long a window takes from an event until the frame that shows its effect: event,
/// bindings, scene graph and drawing. Only one frame is in work at a time.
class FrameClock {
public:
    explicit FrameClock(QQuickWindow& window);

    /// Calls `act` and waits until a frame shows its effect. @return ms
    double timeOf(const std::function<void()>& act);
    FrameTimes timesOf(int frames, const std::function<void(int)>& act);
    /// The times between the frames that the window shows by itself. @param act is called 125
    /// times a second
    FrameTimes between(std::chrono::milliseconds during, const std::function<void()>& act = {});
    /// Waits until the window shows no more frames.
    void settle();

private:
    using Clock = std::chrono::steady_clock;

    QQuickWindow& m_window;
    std::atomic<int> m_asked = 0;
    std::atomic<int> m_synchronized = 0;
    std::atomic<int> m_shown = 0;
    std::mutex m_mutex;
    std::vector<Clock::time_point> m_swaps;
};

} // namespace tiller
