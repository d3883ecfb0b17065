#include "app/editor/sim/simulation_worker.h"

#include "app/editor/words/names.h"
#include "core/model/check.h"

#include <algorithm>
#include <utility>

namespace tiller {

namespace {

Vec2 withinLimit(Vec2 position) {
    return {std::clamp(position.x, -coordinateLimit, coordinateLimit),
            std::clamp(position.y, -coordinateLimit, coordinateLimit)};
}

std::string firstError(const Project& project) {
    for (const Problem& problem : check(project))
        if (problem.severity == Severity::error)
            return problemText(project, problem).toStdString();
    return {};
}

} // namespace

SimulationWorker::SimulationWorker(Project project, Events events)
    : m_events(std::move(events)), m_futures([this] { post([this] { m_changed = true; }); }) {
    m_thread = std::thread([this, first = std::move(project)]() mutable {
        start(std::move(first), {});
        run();
    });
}

SimulationWorker::~SimulationWorker() {
    m_quits = true;
    post([this] { m_ends = true; });
    m_thread.join();
}

void SimulationWorker::load(std::shared_ptr<const Project> project) {
    post([this, project = std::move(project)] {
        m_picked.reset();
        m_ghostNodes.clear();
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
        m_aim.reset();
        applyEdits();
        start(m_project, *m_sound);
    });
}

std::uint64_t SimulationWorker::play() {
    return postTransport([this] {
        leavePast();
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
        if (comesBack() && aimedTick() < m_run.end()) {
            startGoing(aimedTick() + 1);
            return;
        }
        arrive();
        tick();
        stop();
    });
}

std::uint64_t SimulationWorker::runTo(std::uint64_t tick) {
    return postTransport([this, tick] {
        leavePast();
        m_playing = true;
        m_stopAt = tick;
    });
}

std::uint64_t SimulationWorker::goTo(std::uint64_t tick) {
    return postTransport([this, tick] { startGoing(tick); });
}

void SimulationWorker::dismissFuture() {
    post([this] {
        m_was.reset();
        shareLimit();
        m_changed = true;
        if (m_follower)
            m_follower->dismissFuture();
    });
}

void SimulationWorker::limitPast(std::size_t bytes) {
    post([this, bytes] {
        m_pastLimit = bytes;
        shareLimit();
    });
}

void SimulationWorker::wantGhosts(std::vector<Id> without) {
    post([this, without = std::move(without)] {
        if (without == m_ghostNodes)
            return;
        m_ghostNodes = without;
        m_ghostsAreOld = true;
        m_futures.forget();
        m_changed = true;
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
        m_cursor = position ? std::optional(withinLimit(*position)) : std::nullopt;
        syncMouse();
    });
}

void SimulationWorker::click(Vec2 position) {
    post([this, position] {
        m_click = withinLimit(position);
        syncMouse();
    });
}

void SimulationWorker::holdAgent(const AgentName& agent, Vec2 position) {
    post([this, agent, position] {
        leavePast();
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

void SimulationWorker::wantSample(std::optional<AgentName> agent) {
    post([this, agent = std::move(agent)] {
        m_sampled = agent;
        m_changed = true;
    });
}

void SimulationWorker::wantForces(bool wanted) {
    post([this, wanted] {
        m_wantsForces = wanted;
        m_changed = true;
    });
}

void SimulationWorker::followMonitors(std::shared_ptr<const Project> project) {
    post([this, project = std::move(project)] {
        applyEdits(); // what is measured may have come with them
        m_monitors.follow(*project);
        if (!comesBack())
            m_monitors.sample(m_run.simulation());
        m_changed = true;
    });
}

RunRecord SimulationWorker::record() {
    std::promise<RunRecord> promise;
    std::future<RunRecord> future = promise.get_future();
    post([this, &promise] {
        arrive();
        applyEdits();
        promise.set_value({m_run.tick(), m_run.simulation().stateHash(), m_run.log()});
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

/// The world of a project at tick 0. The mouse is where it was: it is part of the new run.
void SimulationWorker::start(Project project, Project ifUnsound) {
    m_project = withoutLayout(std::move(project));
    m_heldBack = firstError(m_project);
    Project sound = m_heldBack.empty() ? m_project : withoutLayout(std::move(ifUnsound));
    m_edits = m_heldBack.empty() ? Change{} : difference(sound, m_project);
    m_unchecked = false;
    m_was.reset();
    m_aim.reset();
    shareLimit();
    m_run.start(std::move(sound));
    m_sound = m_run.sharedProject();
    ++m_runCount;
    m_held.reset();
    m_click.reset();
    m_futures.forget();
    m_followedTo = 0;
    if (m_follower)
        m_follower->reset();
    syncMouse();
    measureAnew();
    restartClock();
    worldChanged();
}

void SimulationWorker::measureAnew() {
    m_monitors.clear();
    m_monitors.sample(m_run.simulation());
}

/// Puts the edits that came into the world, if the project is sound with them.
void SimulationWorker::applyEdits() {
    if (!m_unchecked)
        return;
    m_unchecked = false;
    m_changed = true;
    m_heldBack = firstError(m_project);
    if (!m_heldBack.empty())
        return;
    arrive();
    if (m_run.inPast())
        branch();
    Change edits = std::exchange(m_edits, {});
    if (edits.empty())
        return;
    if (m_run.tick() == 0) { // before the first tick an edit is one of the start
        m_run.restart(m_project);
        measureAnew();
        ++m_runCount;
    } else {
        m_run.apply(Edited{std::move(edits)});
    }
    m_sound = m_run.sharedProject();
    worldChanged();
}

void SimulationWorker::applyInput(Input input) {
    applyEdits(); // what came first acts first
    if (m_was && m_was->tick() == m_run.tick() && !m_was->inPast())
        m_was->apply(input); // beyond what was, both are moved alike
    if (m_follower)
        m_follower->followInput(input);
    m_run.apply(std::move(input));
    worldChanged();
}

/// The mouse acts in the present only.
void SimulationWorker::syncMouse() {
    if (comesBack())
        return;
    if (m_run.cursor() != m_cursor)
        applyInput(CursorMoved{m_cursor});
    if (m_click)
        applyInput(Clicked{*std::exchange(m_click, {})});
}

void SimulationWorker::worldChanged() {
    m_changed = m_ghostsAreOld = true;
}

/// Beyond a wall an agent would be turned, and more so the more often it is put there.
Vec2 SimulationWorker::inReach(Vec2 position) const {
    const Project& project = m_run.project();
    const std::string& edges = project.worldText("edges");
    if (edges != "wall" && edges != "bounce")
        return withinLimit(position);
    return {std::clamp(position.x, 0.0, project.worldNumber("width")),
            std::clamp(position.y, 0.0, project.worldNumber("height"))};
}

} // namespace tiller
