#include "app/editor/sim/recorded_run.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace tiller {

namespace {

/// Ticks before the target that get dense keyframes: people often look at them next.
constexpr std::uint64_t lookBack = 8;

/// Keyframes always have at least this part of the limit, however large the log of inputs is.
constexpr std::size_t leastPart = 8; // an eighth

} // namespace

void RecordedRun::start(Project project) {
    static_cast<RunPast&>(*this) = {};
    m_recorder.start(project);
    m_project = std::make_shared<const Project>(std::move(project));
    m_simulation = Simulation(*m_project, options());
    shareLimit();
    m_history.offer(m_simulation, m_project, 0);
}

void RecordedRun::load(const InputLog& log, std::vector<RunCheck> checks) {
    start(log.start);
    Project project = log.start;
    for (const InputEvent& event : log.events) {
        if (const auto* reloaded = std::get_if<Reloaded>(&event.input))
            project = reloaded->project;
        if (!isEdit(event.input) || std::holds_alternative<Reloaded>(event.input)) {
            m_recorder.record(event.tick, event.input);
            continue;
        }
        Change change = changeOf(event.input, project); // with what a mark says of it
        tiller::apply(change, project);
        m_recorder.record(event.tick, Edited{std::move(change)});
    }
    m_byGame = m_recorder.size();
    m_end = log.ticks;
    m_checker = RunChecker(std::move(checks));
    shareLimit();
    check();
    applyDue();
    updateMarks();
}

Result<Done> RecordedRun::join(Project project, const Snapshot& state) {
    start(std::move(project));
    m_latest = m_project;
    if (auto restored = m_simulation.restore(state); !restored)
        return restored;
    m_cursor = state.cursor;
    m_end = tick();
    m_history.clear();
    m_history.offer(m_simulation, m_project, 0);
    return Done();
}

void RecordedRun::extend(const RecordingStream::News& news) {
    for (const InputEvent& event : news.events) {
        Input input = event.input;
        if (isEdit(input)) {
            auto next = std::make_shared<Project>(*m_latest);
            if (const auto* reloaded = std::get_if<Reloaded>(&input)) {
                *next = reloaded->project;
            } else {
                Change change = changeOf(input, *next); // with what a mark says of it
                tiller::apply(change, *next);
                input = Edited{std::move(change)};
            }
            m_latest = std::move(next);
        }
        if (!std::holds_alternative<AgentMoved>(input))
            m_marks.add(event.tick, input);
        m_recorder.record(event.tick, std::move(input));
    }
    m_byGame = m_recorder.size();
    m_end = std::max(m_end, news.ticks);
    if (news.check)
        m_checker.add(*news.check);
    shareLimit();
    applyDue();
}

void RecordedRun::restart(Project project) {
    m_recorder.restart(project);
    m_byGame = std::min(m_byGame, m_recorder.size());
    m_project = std::make_shared<const Project>(std::move(project));
    m_simulation = Simulation(*m_project, options());
    m_history.clear();
    m_history.offer(m_simulation, m_project, 0);
    m_next = 0;
    applyDue();
    updateMarks();
}

void RecordedRun::apply(Input input) {
    applyToWorld(input);
    m_marks.add(tick(), input);
    m_recorder.record(tick(), std::move(input));
    m_next = m_recorder.size();
}

void RecordedRun::advance() {
    step(false);
}

/// Offers the keyframe before the inputs of the tick act, because these may still change.
void RecordedRun::step(bool isNearTarget) {
    m_simulation.step();
    check();
    if (tick() > m_end)
        shareLimit();
    m_history.offer(m_simulation, m_project, m_next, isNearTarget);
    m_end = std::max(m_end, tick());
    applyDue();
}

bool RecordedRun::approach(std::uint64_t target) {
    if (tick() == target)
        return true;
    if (restoresFor(target))
        restore(m_history.before(target));
    else
        step(target - tick() <= lookBack);
    return tick() == target;
}

std::uint64_t RecordedRun::stepsTo(std::uint64_t target) const {
    return target - (restoresFor(target) ? m_history.before(target).tick : tick());
}

/// Whether a keyframe is nearer to the target.
bool RecordedRun::restoresFor(std::uint64_t target) const {
    return target < tick() || m_history.before(target).tick > tick();
}

RecordedRun RecordedRun::copy() const {
    Simulation simulation(*m_project, options());
    [[maybe_unused]] const Result<Done> copied = simulation.restore(m_simulation.snapshot());
    assert(copied);
    RecordedRun result(m_project, std::move(simulation), m_goesOn);
    static_cast<RunPast&>(result) = *this;
    result.m_limit = m_limit;
    return result;
}

RecordedRun RecordedRun::branch() {
    RecordedRun previousFuture = copy();
    m_recorder.cut(m_next);
    m_byGame = std::min(m_byGame, m_next);
    m_checker.cutAfter(tick());
    if (!m_checker.difference())
        m_difference.reset();
    m_history.cutAfter(tick());
    m_end = tick();
    updateMarks();
    return previousFuture;
}

InputLog RecordedRun::log() const {
    InputLog log = m_recorder.log(tick());
    log.events.resize(m_next);
    Project project = log.start;
    for (InputEvent& event : log.events)
        if (const auto* reloaded = std::get_if<Reloaded>(&event.input)) {
            project = reloaded->project;
        } else if (auto* edited = std::get_if<Edited>(&event.input)) {
            Input input = inputOf(edited->change, project);
            tiller::apply(edited->change, project);
            event.input = std::move(input);
        }
    return log;
}

void RecordedRun::setLimit(std::size_t bytes) {
    m_limit = bytes;
    shareLimit();
}

/// Restores a keyframe, and applies the inputs of its tick.
void RecordedRun::restore(const Keyframe& keyframe) {
    if (m_project != keyframe.project) {
        m_project = keyframe.project;
        m_simulation = Simulation(*m_project, options());
    }
    [[maybe_unused]] const Result<Done> restored = m_simulation.restore(keyframe.snapshot);
    assert(restored);
    m_cursor = keyframe.snapshot.cursor;
    m_next = keyframe.position;
    applyDue();
}

void RecordedRun::applyDue() {
    for (; m_next < m_recorder.size() && m_recorder.tickOf(m_next) <= tick(); ++m_next)
        applyToWorld(m_recorder.input(m_next));
}

void RecordedRun::applyToWorld(const Input& input) {
    if (!isEdit(input)) {
        if (const auto* moved = std::get_if<CursorMoved>(&input))
            m_cursor = moved->to;
        applyInput(input, m_simulation);
        return;
    }
    auto edited = std::make_shared<Project>(*m_project);
    if (const auto* reloaded = std::get_if<Reloaded>(&input))
        *edited = reloaded->project;
    else
        tiller::apply(changeOf(input, *edited), *edited);
    m_project = std::move(edited);
    m_simulation.setProject(*m_project);
}

void RecordedRun::shareLimit() {
    const std::size_t log = m_recorder.bytes();
    m_history.setLimit(std::max(m_limit / leastPart, m_limit > log ? m_limit - log : 0));
}

void RecordedRun::check() {
    m_checker.check(m_simulation);
    if (m_checker.difference() && !m_difference)
        m_difference = std::make_shared<const RunDifference>(*m_checker.difference());
}

void RecordedRun::updateMarks() {
    m_marks.set(m_recorder, m_byGame);
}

} // namespace tiller
