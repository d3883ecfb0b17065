#include "tests/bench/frames/frame_clock.h"

#include <QCoreApplication>
#include <QEventLoop>
#include <QTimer>

#include <algorithm>
#include <cmath>
#include <ctime>

namespace tiller {

namespace {

constexpr std::chrono::seconds patience{60};

double milliseconds(std::chrono::steady_clock::duration duration) {
    return std::chrono::duration<double, std::milli>(duration).count();
}

double cpuMilliseconds(clockid_t clock = CLOCK_PROCESS_CPUTIME_ID) {
    timespec now{};
    clock_gettime(clock, &now);
    return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
}

} // namespace

double FrameTimes::share(double part) const {
    if (times.empty())
        return NAN;
    std::vector<double> sorted = times;
    std::ranges::sort(sorted);
    const auto last = static_cast<double>(sorted.size() - 1);
    return sorted[static_cast<std::size_t>(std::ceil(part * last))];
}

FrameClock::FrameClock(QQuickWindow& window) : m_window(window) {
    // Both signals come from the drawing thread. While it synchronizes, this thread waits.
    QObject::connect(
        &window, &QQuickWindow::beforeSynchronizing, &window,
        [this] { m_synchronized = m_asked.load(); }, Qt::DirectConnection);
    QObject::connect(
        &window, &QQuickWindow::frameSwapped, &window,
        [this] {
            const std::lock_guard lock(m_mutex);
            m_swaps.push_back(Clock::now());
            m_shown = m_synchronized.load();
            QMetaObject::invokeMethod(
                &m_window, [] {}, Qt::QueuedConnection); // wakes timeOf
        },
        Qt::DirectConnection);
}

double FrameClock::timeOf(const std::function<void()>& act) {
    const auto start = Clock::now();
    act();
    const int asked = ++m_asked;
    m_window.update(); // even if nothing has changed
    while (m_shown < asked) {
        if (Clock::now() - start > patience)
            qFatal("The window has shown no frame for a minute.");
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    }
    const std::lock_guard lock(m_mutex);
    return milliseconds(m_swaps.back() - start);
}

FrameTimes FrameClock::timesOf(int frames, const std::function<void(int)>& act) {
    FrameTimes result;
    const double before = cpuMilliseconds();
    const double guiBefore = cpuMilliseconds(CLOCK_THREAD_CPUTIME_ID);
    for (int i = 0; i < frames; ++i)
        result.times.push_back(timeOf([&] { act(i); }));
    result.cpu = (cpuMilliseconds() - before) / frames;
    result.gui = (cpuMilliseconds(CLOCK_THREAD_CPUTIME_ID) - guiBefore) / frames;
    return result;
}

FrameTimes FrameClock::between(std::chrono::milliseconds during, const std::function<void()>& act) {
    const double before = cpuMilliseconds();
    const double guiBefore = cpuMilliseconds(CLOCK_THREAD_CPUTIME_ID);
    {
        const std::lock_guard lock(m_mutex);
        m_swaps.clear();
    }
    QEventLoop loop;
    QTimer often;
    if (act) {
        QObject::connect(&often, &QTimer::timeout, &loop, act);
        often.start(std::chrono::milliseconds(8)); // as a mouse does
    }
    QTimer::singleShot(during, &loop, &QEventLoop::quit);
    loop.exec();
    FrameTimes result;
    const std::lock_guard lock(m_mutex);
    for (std::size_t i = 1; i < m_swaps.size(); ++i)
        result.times.push_back(milliseconds(m_swaps[i] - m_swaps[i - 1]));
    const auto frames = static_cast<double>(std::max<std::size_t>(1, m_swaps.size()));
    result.cpu = (cpuMilliseconds() - before) / frames;
    result.gui = (cpuMilliseconds(CLOCK_THREAD_CPUTIME_ID) - guiBefore) / frames;
    return result;
}

void FrameClock::settle() {
    constexpr std::chrono::milliseconds quiet{120};
    const auto start = Clock::now();
    auto last = start;
    std::size_t seen = 0;
    while (Clock::now() - last < quiet && Clock::now() - start < patience) {
        QEventLoop loop;
        QTimer::singleShot(std::chrono::milliseconds(20), &loop, &QEventLoop::quit);
        loop.exec();
        const std::lock_guard lock(m_mutex);
        if (m_swaps.size() != seen) {
            seen = m_swaps.size();
            last = Clock::now();
        }
    }
}

} // namespace tiller
