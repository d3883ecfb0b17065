#pragma once

#include <QQuickWindow>

#include <atomic>
#include <chrono>
#include <functional>
#include <mutex>
#include <vector>

namespace tiller {

/// What a number of frames took, in ms.
struct FrameTimes {
    std::vector<double> times;
    double cpu = 0; ///< of all threads of the process, a frame; holds still on a busy machine
    double gui = 0; ///< of the thread of the window alone

    [[nodiscard]] double share(double part) const; ///< 0.5: the median; 1: the worst
};

/// Times frames of a window, from what asks for one to what is shown of it: all of the event, the
/// bindings, the scene graph and the drawing, none of it beside another frame.
class FrameClock {
public:
    explicit FrameClock(QQuickWindow& window);

    /// Does something and waits until a frame with it has been shown. @return ms
    double timeOf(const std::function<void()>& act);
    FrameTimes timesOf(int frames, const std::function<void(int)>& act);
    /// The times between the frames that the window shows of itself.
    FrameTimes between(std::chrono::milliseconds during);
    /// Waits until the window has nothing more to show.
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
