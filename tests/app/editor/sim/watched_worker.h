#pragma once

#include "app/editor/sim/simulation_worker.h"
#include "tests/app/editor/sim/hunt.h"

#include <condition_variable>
#include <cstdint>
#include <mutex>

namespace tiller {

/// A worker whose frames a test can wait for.
class Watched {
public:
    explicit Watched(const Project& project)
        : worker(
              project,
              {.frameReady = [this] { note([this] { ++m_frames; }); },
               .stopped = [this](std::uint64_t command) { note([&] { m_stopped = command; }); }}) {}

    void runTo(std::uint64_t tick) { waitForStop(worker.runTo(tick)); }
    void step() { waitForStop(worker.step()); }
    void goTo(std::uint64_t tick) { waitForStop(worker.goTo(tick)); }

    const Frame& newestFrame() {
        worker.frames().take();
        return worker.frames().front();
    }

    void waitForFrames(int more) {
        std::unique_lock lock(m_mutex);
        const int wanted = m_frames + more;
        m_noted.wait(lock, [&] { return m_frames >= wanted; });
    }

private:
    template <class Note>
    void note(Note what) {
        {
            const std::lock_guard lock(m_mutex);
            what();
        }
        m_noted.notify_all();
    }

    void waitForStop(std::uint64_t command) {
        std::unique_lock lock(m_mutex);
        m_noted.wait(lock, [&] { return m_stopped == command; });
    }

    std::mutex m_mutex;
    std::condition_variable m_noted;
    int m_frames = 0;
    std::uint64_t m_stopped = 0;

public:
    SimulationWorker worker;
};

inline std::uint64_t hashOfRun(const Project& project, std::uint64_t ticks) {
    Simulation simulation(project);
    for (std::uint64_t i = 0; i < ticks; ++i)
        simulation.step();
    return simulation.stateHash();
}

inline std::uint64_t hashOfReplay(const InputLog& log) {
    Replay replay(log);
    for (std::uint64_t i = 0; i < log.ticks; ++i)
        replay.step();
    replay.finish();
    return replay.simulation().stateHash();
}

inline Change valueChange(const Project& project, const Id& id, const char* setting,
                          const Value& value) {
    return setValue(project, id, setting, value).value();
}

} // namespace tiller
