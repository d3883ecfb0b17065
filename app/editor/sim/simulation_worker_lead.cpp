#include "app/editor/sim/simulation_worker.h"

#include <utility>

namespace tiller {

void SimulationWorker::lead(SimulationWorker* follower) {
    std::promise<void> promise;
    post([this, follower, &promise] {
        m_follower = follower;
        promise.set_value();
    });
    promise.get_future().wait();
    if (m_led)
        m_led->setLed(false);
    m_led = follower;
    if (m_led)
        m_led->setLed(true);
}

void SimulationWorker::setLed(bool led) {
    post([this, led] { m_isLed = led; });
}

/// Within one message: what is posted after it comes at exactly this tick.
void SimulationWorker::followTo(std::uint64_t to) {
    post([this, to] {
        applyEdits();
        while (m_run.tick() < to && !m_quits)
            tick();
        m_followedTo = m_run.tick();
    });
}

void SimulationWorker::followBack(std::uint64_t to) {
    post([this, to] {
        startGoing(to);
        arrive();
        m_followedTo = m_run.tick();
    });
}

void SimulationWorker::followBranch() {
    post([this] { leavePast(); });
}

void SimulationWorker::followInput(Input input) {
    post([this, input = std::move(input)] {
        if (const auto* moved = std::get_if<CursorMoved>(&input))
            m_cursor = moved->to; // also where the mouse is when it starts over
        leavePast();              // it is there only if it has forgotten more than its leader
        applyInput(input);
    });
}

void SimulationWorker::show() {
    post([this] { publish(); });
}

bool SimulationWorker::isTooFast() const {
    constexpr std::uint64_t mostAhead = 4;
    return m_follower && m_run.tick() > m_follower->m_followedTo + mostAhead;
}

} // namespace tiller
