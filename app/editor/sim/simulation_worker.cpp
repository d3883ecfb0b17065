#include "app/editor/sim/simulation_worker.h"

#include <algorithm>
#include <future>
#include <utility>

namespace tiller {

namespace {

/// As the world takes it in.
Vec2 withinLimit(Vec2 position) {
    return lattice(Vec2{std::clamp(position.x, -coordinateLimit, coordinateLimit),
                        std::clamp(position.y, -coordinateLimit, coordinateLimit)});
}

} // namespace

SimulationWorker::SimulationWorker(Project project, Events events)
    : m_events(std::move(events))
    , m_runs([this] { return !m_quits; })
    , m_futures([this] { m_mailbox.post([this] { m_changed = true; }); }) {
    m_thread = std::thread([this, first = std::move(project)]() mutable {
        start(std::move(first), {});
        loop();
    });
}

SimulationWorker::~SimulationWorker() {
    m_quits = true;
    m_mailbox.post([] {}); // wakes the thread
    m_thread.join();
}

void SimulationWorker::load(std::shared_ptr<const Project> project) {
    m_mailbox.post([this, project = std::move(project)] {
        forgetOldRun();
        m_runs.dropGame();
        start(*project, {});
    });
}

std::uint64_t SimulationWorker::loadRun(std::shared_ptr<const Recording> recording,
                                        Project project) {
    return postTransport(
        [this, recording = std::move(recording), project = std::move(project)]() mutable {
            forgetOldRun();
            startRun(*recording, std::move(project));
            startGoing(run().end());
            m_measuresOnArrival = true;
        });
}

std::uint64_t SimulationWorker::joinGame(std::shared_ptr<const Recording> start,
                                         std::shared_ptr<const Snapshot> state, Project project,
                                         bool goesOn) {
    return postTransport([this, start = std::move(start), state = std::move(state),
                          project = std::move(project), goesOn]() mutable {
        if (!goesOn) {
            forgetOldRun();
            (void)m_edits.start(std::move(project), start->log.start);
            m_edits.restartFrom(withoutLayout(start->log.start));
        }
        const bool follows = m_playing || !goesOn;
        const Result<Done> joined = m_runs.join(start->log.start, *state);
        m_isLive = joined.ok();
        hasStarted();
        m_playing = m_isLive && follows;
        if (!m_isLive && m_events.notJoined)
            m_events.notJoined(joined.problems().front().text);
        m_stopTick.reset();
    });
}

void SimulationWorker::extendGame(RecordingStream::News news) {
    m_mailbox.post([this, news = std::move(news)] {
        if (!m_isLive)
            return;
        m_runs.extend(news);
        m_changed = true;
    });
}

void SimulationWorker::leaveGame() {
    m_mailbox.post([this] {
        if (!m_isLive)
            return;
        applyEdits();
        m_isLive = false;
        m_runs.leaveGame();
        startGoing(run().end());
    });
}

void SimulationWorker::edit(Change change) {
    m_mailbox.post([this, change = withoutLayout(std::move(change))] {
        if (change.empty())
            return;
        if (m_edits.mustActBefore(change))
            applyEdits();
        m_edits.add(change);
    });
}

void SimulationWorker::reset() {
    m_mailbox.post([this] {
        m_runs.dropTarget();
        applyEdits();
        if (m_isLive)
            return startGoing(run().first());
        start(m_edits.project(), *m_lastSound);
    });
}

std::uint64_t SimulationWorker::play() {
    return postTransport([this] {
        leavePast();
        m_playing = true;
        m_stopTick.reset();
    });
}

std::uint64_t SimulationWorker::pause() {
    return postTransport([this] {
        m_playing = false;
        m_stopTick.reset();
    });
}

std::uint64_t SimulationWorker::step() {
    return postTransport([this] {
        if (m_runs.targetTick() < run().end()) {
            startGoing(m_runs.targetTick() + 1);
            return;
        }
        leavePast();
        if (!m_isLive) // else the game makes the next tick
            tick();
        stop();
    });
}

std::uint64_t SimulationWorker::runTo(std::uint64_t tick) {
    m_shareOfWay = 0; // the first tick may take long
    return postTransport([this, tick] {
        if (m_isLive)
            return startGoing(tick);
        leavePast();
        m_shareOfWay = 0;
        m_playing = true;
        m_stopTick = tick;
        m_runFrom = run().tick();
    });
}

std::uint64_t SimulationWorker::goTo(std::uint64_t tick) {
    m_shareOfWay = 0;
    return postTransport([this, tick] { startGoing(tick); });
}

void SimulationWorker::dismissFuture() {
    postChange([this] {
        m_runs.dropPreviousFuture();
        if (m_follower)
            m_follower->dismissFuture();
    });
}

void SimulationWorker::limitPast(std::size_t bytes) {
    m_mailbox.post([this, bytes] { m_runs.setLimit(bytes); });
}

void SimulationWorker::wantGhosts(std::vector<Id> without) {
    m_mailbox.post([this, without = std::move(without)] {
        if (without == m_ghostNodes)
            return;
        m_ghostNodes = without;
        m_ghostsAreOld = true;
        m_futures.forget();
        m_changed = true;
    });
}

void SimulationWorker::setSpeed(double factor) {
    m_mailbox.post([this, factor] {
        m_speed = std::clamp(factor, minSpeed, maxSpeed);
        m_pace.restart();
    });
}

void SimulationWorker::setCursor(std::optional<Vec2> position) {
    m_mailbox.post([this, position] {
        m_cursor = position ? std::optional(withinLimit(*position)) : std::nullopt;
        syncMouse();
    });
}

void SimulationWorker::click(Vec2 position) {
    m_mailbox.post([this, position] {
        m_pendingClick = withinLimit(position);
        syncMouse();
    });
}

void SimulationWorker::holdAgent(const AgentName& agent, Vec2 position) {
    m_mailbox.post([this, agent, position] {
        if (m_isLive)
            return;
        leavePast();
        m_heldAgent = AgentMoved{agent, inReach(position)};
        applyInput(*m_heldAgent);
    });
}

void SimulationWorker::dropAgent() {
    m_mailbox.post([this] { m_heldAgent.reset(); });
}

void SimulationWorker::give(Input input) {
    m_mailbox.post([this, input = std::move(input)]() mutable {
        if (m_isLive)
            return;
        leavePast();
        if (auto* spawned = std::get_if<AgentSpawned>(&input); spawned && spawned->position)
            spawned->position = inReach(*spawned->position);
        applyInput(std::move(input));
    });
}

std::uint64_t SimulationWorker::pick(std::optional<AgentHandle> agent) {
    const std::uint64_t number = ++m_pickCount;
    postChange([this, number, agent = std::move(agent)] {
        m_pickNumber = number;
        m_picked = m_pickedAtStart = agent ? std::optional(agent->name()) : std::nullopt;
        m_pickedLife = agent ? agent->life : std::nullopt;
        followPicked();
    });
    return number;
}

void SimulationWorker::findLast(const Id& type, const Id& node) {
    m_mailbox.post([this, type, node] {
        const std::uint64_t now = run().tick();
        const LoggedEvent* event = m_log.last(type, node, now > 0 ? now - 1 : 0);
        if (!event)
            event = m_log.last(type, node, now);
        if (m_events.found)
            m_events.found(event ? std::optional(*event) : std::nullopt);
    });
}

void SimulationWorker::wantSample(std::optional<AgentName> agent) {
    postChange([this, agent = std::move(agent)] { m_sampled = agent; });
}

void SimulationWorker::wantForces(bool wanted) {
    postChange([this, wanted] { m_wantsForces = wanted; });
}

void SimulationWorker::followMonitors(std::shared_ptr<const Project> project) {
    postChange([this, project = std::move(project)] {
        applyEdits(); // the monitors may measure what they add
        m_monitors.follow(*project);
        m_colorings = coloringsIn(*project);
        if (m_runs.inPresent())
            m_monitors.sample(run().simulation());
        measureMissing();
    });
}

RunRecord SimulationWorker::record() {
    std::promise<RunRecord> promise;
    std::future<RunRecord> future = promise.get_future();
    m_mailbox.post([this, &promise] {
        arrive();
        applyEdits();
        promise.set_value(
            {run().tick(), run().simulation().stateHash(), run().log(), run().isWhole()});
    });
    return future.get();
}

void SimulationWorker::lead(SimulationWorker* follower) {
    std::promise<Follower*> promise;
    std::future<Follower*> previous = promise.get_future();
    m_mailbox.post([this, follower, &promise] {
        Follower* next = follower ? &follower->m_asFollower : nullptr;
        promise.set_value(std::exchange(m_follower, next));
    });
    if (Follower* left = previous.get())
        left->setLed(false);
    if (follower)
        follower->m_asFollower.setLed(true);
}

std::uint64_t SimulationWorker::postTransport(Mailbox::Message message) {
    const std::uint64_t number = ++m_commandCount;
    m_mailbox.post([this, number, message = std::move(message)] {
        applyEdits(); // the edits that came before the command act before it
        m_lastCommand = number;
        message();
        m_pace.restart();
        m_changed = true;
        if (!m_playing)
            m_pace.clearMeasuredRate();
    });
    return number;
}

/// Another project comes: what was picked and shown belongs to the one before.
void SimulationWorker::forgetOldRun() {
    m_picked.reset();
    m_pickedAtStart.reset();
    m_ghostNodes.clear();
    m_isLive = false;
}

void SimulationWorker::postChange(Mailbox::Message message) {
    m_mailbox.post([this, message = std::move(message)] {
        message();
        m_changed = true;
    });
}

/// Starts the world of a project at tick 0. The mouse stays where it is, and is part of the new
/// run.
void SimulationWorker::start(Project project, Project ifUnsound) {
    m_runs.start(m_edits.start(std::move(project), std::move(ifUnsound)));
    hasStarted();
}

void SimulationWorker::startRun(const Recording& recording, Project project) {
    Project end = recording.log.start;
    for (const InputEvent& event : recording.log.events)
        if (const auto* reloaded = std::get_if<Reloaded>(&event.input))
            end = reloaded->project;
        else if (isEdit(event.input))
            apply(changeOf(event.input, end), end);
    (void)m_edits.start(std::move(project), end);
    m_edits.restartFrom(withoutLayout(std::move(end)));
    m_runs.load(recording.log, recording.checks);
    hasStarted();
}

void SimulationWorker::hasStarted() {
    m_lastSound = run().sharedProject();
    ++m_runCount;
    m_log.clear();
    pickAgain();
    m_heldAgent.reset();
    m_pendingClick.reset();
    m_futures.forget();
    m_awaitsFollower = false;
    m_measuresOnArrival = false;
    m_asFollower.restart();
    if (m_follower)
        m_follower->reset();
    syncMouse();
    measureAnew();
    m_pace.restart();
    worldChanged();
}

/// Picks the same individual in a new run, which numbers its lives anew.
void SimulationWorker::pickAgain() {
    const auto before = std::exchange(
        m_startLives, std::make_shared<const StartLives>(startLivesOf(run().simulation())));
    m_picked = m_pickedAtStart;
    if (m_pickedLife)
        m_pickedLife = lifeInRun(*m_pickedLife, *before, *m_startLives);
    followPicked();
}

/// Begins to measure the part of the past that a plot shows and has no numbers for.
void SimulationWorker::measureMissing() {
    m_pastMonitors.reset();
    if (const auto from = m_monitors.missingFrom(run().first(), run().end()))
        m_pastMonitors.emplace(run(), m_monitors, *from);
}

void SimulationWorker::measureAnew() {
    m_pastMonitors.reset();
    m_monitors.startOver();
    m_monitors.sample(run().simulation());
}

/// Applies the pending edits to the world, if the project has no errors with them.
void SimulationWorker::applyEdits() {
    if (!m_edits.needCheck())
        return;
    m_changed = true;
    if (!m_edits.check())
        return;
    if (m_isLive) {
        if (Change edits = m_edits.take(); !edits.empty() && m_events.editedForGame)
            m_events.editedForGame(std::move(edits));
        return;
    }
    arrive();
    if (run().inPast())
        branch();
    Change edits = m_edits.take();
    if (edits.empty())
        return;
    if (run().tick() == 0) { // the edits are part of the start
        m_runs.restart(m_edits.project());
        measureAnew();
        ++m_runCount;
        m_log.clear();
        pickAgain();
    } else {
        m_runs.applyEdit(std::move(edits));
    }
    m_lastSound = run().sharedProject();
    worldChanged();
}

void SimulationWorker::applyInput(Input input) {
    if (m_isLive)
        return;   // the game alone gives inputs
    applyEdits(); // they came first
    if (m_follower)
        m_follower->applyInput(input);
    m_runs.applyInput(std::move(input));
    m_log.note(run().simulation());
    followPicked();
    worldChanged();
}

/// Applies the position of the mouse, and a click, to the world: in the present only.
void SimulationWorker::syncMouse() {
    if (!m_runs.inPresent())
        return;
    if (run().cursor() != m_cursor)
        applyInput(CursorMoved{m_cursor});
    if (m_pendingClick)
        applyInput(Clicked{*std::exchange(m_pendingClick, {})});
}

void SimulationWorker::worldChanged() {
    m_changed = m_ghostsAreOld = true;
}

/// The place within reach of a held agent. A place beyond a wall would turn the agent again each
/// time it is put there.
Vec2 SimulationWorker::inReach(Vec2 position) const {
    const WorldSettings world = run().project().worldSettings();
    if (!haveWalls(world.edges))
        return withinLimit(position);
    return {std::clamp(position.x, 0.0, world.width), std::clamp(position.y, 0.0, world.height)};
}

} // namespace tiller
