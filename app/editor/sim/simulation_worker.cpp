#include "app/editor/sim/simulation_worker.h"

#include "core/base/lattice.h"
#include "core/model/check.h"

#include <algorithm>
#include <utility>

namespace tiller {

namespace {

constexpr double mostCatchUp = 0.05;                 // seconds
constexpr std::chrono::milliseconds shortestWait{1}; // several ticks at once above 1000 a second
constexpr std::chrono::milliseconds measureWindow{500};

/// Agents may be colored by the behavior that leads them.
constexpr SimulationOptions engine{.trackLeading = true};

double seconds(std::chrono::steady_clock::duration duration) {
    return std::chrono::duration<double>(duration).count();
}

Vec2 withinLimit(Vec2 position) {
    return {std::clamp(position.x, -coordinateLimit, coordinateLimit),
            std::clamp(position.y, -coordinateLimit, coordinateLimit)};
}

std::string firstError(const Problems& problems) {
    for (const Problem& problem : problems)
        if (problem.severity == Severity::error)
            return problem.text;
    return {};
}

} // namespace

SimulationWorker::SimulationWorker(Project project, Events events)
    : m_events(std::move(events)), m_simulation(Project{}, engine) {
    m_thread = std::thread([this, first = std::move(project)]() mutable {
        start(std::move(first), {});
        run();
    });
}

SimulationWorker::~SimulationWorker() {
    post([this] { m_ends = true; });
    m_thread.join();
}

void SimulationWorker::load(std::shared_ptr<const Project> project) {
    post([this, project = std::move(project)] {
        m_picked.reset();
        start(*project, {});
    });
}

void SimulationWorker::edit(Change change) {
    post([this, change = withoutLayout(std::move(change))] {
        if (change.empty())
            return;
        if (!m_edits.empty() && m_heldBack.empty() &&
            !(onlyAdjusts(m_edits) && onlyAdjusts(change)))
            applyEdits();
        apply(change, m_project);
        m_edits = merged(m_edits, change);
        m_unchecked = true;
    });
}

void SimulationWorker::reset() {
    post([this] {
        applyEdits();
        start(m_project, m_running);
    });
}

std::uint64_t SimulationWorker::play() {
    return postTransport([this] {
        m_playing = true;
        m_stopAt.reset();
    });
}

std::uint64_t SimulationWorker::pause() {
    return postTransport([this] {
        m_playing = false;
        m_stopAt.reset();
    });
}

std::uint64_t SimulationWorker::step() {
    return postTransport([this] {
        tick();
        stop();
    });
}

std::uint64_t SimulationWorker::runTo(std::uint64_t tick) {
    return postTransport([this, tick] {
        m_playing = true;
        m_stopAt = tick;
    });
}

void SimulationWorker::setSpeed(double factor) {
    post([this, factor] {
        m_speed = std::clamp(factor, minSpeed, maxSpeed);
        restartClock();
    });
}

void SimulationWorker::setCursor(std::optional<Vec2> position) {
    post([this, position] {
        const auto cursor = position ? std::optional(withinLimit(*position)) : std::nullopt;
        if (cursor == m_cursor)
            return;
        m_cursor = cursor;
        applyInput(CursorMoved{cursor});
    });
}

void SimulationWorker::click(Vec2 position) {
    post([this, position] { applyInput(Clicked{withinLimit(position)}); });
}

void SimulationWorker::holdAgent(const AgentName& agent, Vec2 position) {
    post([this, agent, position] {
        m_held = AgentMoved{agent, inReach(position)};
        applyInput(*m_held);
    });
}

void SimulationWorker::dropAgent() {
    post([this] { m_held.reset(); });
}

void SimulationWorker::pick(std::optional<AgentName> agent) {
    post([this, agent = std::move(agent)] {
        m_picked = agent;
        m_changed = true;
    });
}

void SimulationWorker::wantForces(bool wanted) {
    post([this, wanted] {
        m_wantsForces = wanted;
        m_changed = true;
    });
}

RunRecord SimulationWorker::record() {
    std::promise<RunRecord> promise;
    std::future<RunRecord> future = promise.get_future();
    post([this, &promise] {
        applyEdits();
        const std::uint64_t tick = m_simulation.tick();
        promise.set_value({tick, m_simulation.stateHash(), m_recorder.log(tick)});
    });
    return future.get();
}

void SimulationWorker::post(Message message) {
    {
        const std::lock_guard lock(m_mutex);
        m_inbox.push_back(std::move(message));
        m_hasMail = true;
    }
    m_wake.notify_one();
}

std::uint64_t SimulationWorker::postTransport(Message message) {
    const std::uint64_t number = ++m_commandCount;
    post([this, number, message = std::move(message)] {
        applyEdits(); // a tick asked for after an edit is a tick with it
        m_transport = number;
        message();
        restartClock();
        m_changed = true;
        if (!m_playing)
            m_reached = 0;
    });
    return number;
}

void SimulationWorker::run() {
    for (handleMessages(); !m_ends; handleMessages()) {
        stepDue();
        publishIfDue();
        waitForWork();
    }
}

void SimulationWorker::handleMessages() {
    if (!m_hasMail)
        return;
    {
        const std::lock_guard lock(m_mutex);
        m_mail.swap(m_inbox);
        m_hasMail = false;
    }
    for (const Message& message : m_mail)
        message();
    m_mail.clear();
    applyEdits();
}

void SimulationWorker::waitForWork() {
    const auto now = Clock::now();
    auto until = Clock::time_point::max();
    if (m_playing) {
        if (m_stopAt || m_due >= 1)
            return;
        const auto nextTick = std::chrono::duration<double>((1 - m_due) / tickRate());
        until = std::max(m_lastLook + std::chrono::duration_cast<Clock::duration>(nextTick),
                         now + shortestWait);
    }
    if (m_changed)
        until = std::min(until, m_nextPublish);

    std::unique_lock lock(m_mutex);
    const auto hasMail = [this] { return m_hasMail.load(); };
    if (until == Clock::time_point::max())
        m_wake.wait(lock, hasMail);
    else
        m_wake.wait_until(lock, until, hasMail);
}

/// One tick if it is time for one; the caller comes back for the next, with the mail between.
void SimulationWorker::stepDue() {
    if (!m_playing)
        return;
    if (m_stopAt) {
        if (m_simulation.tick() < *m_stopAt)
            tick();
        if (m_simulation.tick() >= *m_stopAt)
            stop();
        return;
    }
    const auto now = Clock::now();
    const double rate = tickRate();
    m_due = std::min(m_due + seconds(now - m_lastLook) * rate, std::max(1.0, mostCatchUp * rate));
    m_lastLook = now;
    if (m_due >= 1) {
        m_due -= 1;
        tick();
        measure(Clock::now());
    }
}

void SimulationWorker::tick() {
    m_simulation.step();
    if (m_held)
        applyInput(*m_held);
    m_changed = true;
}

void SimulationWorker::stop() {
    m_playing = false;
    m_stopAt.reset();
    m_reached = 0;
    publish();
    if (m_events.stopped)
        m_events.stopped(m_transport);
}

void SimulationWorker::publishIfDue() {
    if (m_changed && Clock::now() >= m_nextPublish)
        publish();
}

void SimulationWorker::publish() {
    Frame& frame = m_frames.back();
    fillFrame(frame, m_simulation, m_run, m_wantsForces);
    frame.ticksPerSecond = m_reached;
    frame.heldBack = m_heldBack;
    frame.picked = m_picked;
    frame.explanation.reset();
    if (m_picked) {
        frame.explanation = m_simulation.explain(*m_picked);
        for (std::size_t i = 0; i < m_simulation.populationCount(); ++i) {
            const AgentView agents = m_simulation.agents(i);
            if (*agents.type == m_picked->type && m_picked->ordinal < agents.count)
                frame.pickedLabel = agentLabel(agents, m_picked->ordinal);
        }
    }
    m_frames.publish();
    m_changed = false;
    m_nextPublish = Clock::now() + framePeriod;
    if (m_events.frameReady)
        m_events.frameReady();
}

/// The world of a project at tick 0. The mouse is where it was: it is part of the new run.
void SimulationWorker::start(Project project, Project ifUnsound) {
    m_project = withoutLayout(std::move(project));
    m_heldBack = firstError(check(m_project));
    m_running = m_heldBack.empty() ? m_project : withoutLayout(std::move(ifUnsound));
    m_edits = m_heldBack.empty() ? Change{} : difference(m_running, m_project);
    m_unchecked = false;
    m_simulation = Simulation(m_running, engine);
    m_recorder.start(m_running);
    ++m_run;
    m_held.reset();
    if (m_cursor)
        applyInput(CursorMoved{m_cursor});
    restartClock();
    m_changed = true;
}

/// Puts the edits that came into the world, if the project is sound with them.
void SimulationWorker::applyEdits() {
    if (!m_unchecked)
        return;
    m_unchecked = false;
    m_changed = true;
    m_heldBack = firstError(check(m_project));
    if (!m_heldBack.empty())
        return;
    Change edits = std::exchange(m_edits, {});
    if (edits.empty())
        return;
    if (m_simulation.tick() == 0) {
        restartWithEdits();
        return;
    }
    Input edited = Edited{std::move(edits)};
    act(edited);
    m_recorder.record(m_simulation.tick(), std::move(edited));
}

/// Before the first tick an edit is one of the start: the world begins again with it.
void SimulationWorker::restartWithEdits() {
    m_running = m_project;
    m_simulation = Simulation(m_running, engine);
    m_recorder.restart(m_running);
    for (const InputEvent& event : m_recorder.events())
        act(event.input);
    ++m_run;
}

void SimulationWorker::applyInput(Input input) {
    applyEdits(); // what came first acts first
    act(input);
    m_recorder.record(m_simulation.tick(), std::move(input));
}

void SimulationWorker::act(const Input& input) {
    if (const auto* moved = std::get_if<CursorMoved>(&input)) {
        m_simulation.setCursor(moved->to);
    } else if (const auto* clicked = std::get_if<Clicked>(&input)) {
        m_simulation.click(clicked->at);
    } else if (const auto* agent = std::get_if<AgentMoved>(&input)) {
        m_simulation.moveAgent(agent->agent, agent->to);
    } else {
        apply(std::get<Edited>(input).change, m_running);
        m_simulation.setProject(m_running);
    }
    m_changed = true;
}

/// Beyond a wall an agent would be turned, and more so the more often it is put there.
Vec2 SimulationWorker::inReach(Vec2 position) const {
    const std::string& edges = m_running.worldText("edges");
    if (edges != "wall" && edges != "bounce")
        return withinLimit(position);
    return {std::clamp(position.x, 0.0, m_running.worldNumber("width")),
            std::clamp(position.y, 0.0, m_running.worldNumber("height"))};
}

double SimulationWorker::tickRate() const {
    return m_running.worldNumber("ticksPerSecond") * m_speed;
}

void SimulationWorker::restartClock() {
    m_lastLook = Clock::now();
    m_due = 0;
    m_measureStart = m_lastLook;
    m_measuredTicks = 0;
}

void SimulationWorker::measure(Clock::time_point now) {
    ++m_measuredTicks;
    const auto window = now - m_measureStart;
    if (window < measureWindow)
        return;
    m_reached = static_cast<double>(m_measuredTicks) / seconds(window);
    m_measuredTicks = 0;
    m_measureStart = now;
}

} // namespace tiller
