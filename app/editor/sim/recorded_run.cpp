#include "app/editor/sim/recorded_run.h"

#include <algorithm>
#include <utility>

namespace tiller {

namespace {

/// Who looks at a tick looks at those before it next: not all the way from a keyframe each time.
constexpr std::uint64_t lookBack = 8;

/// Where the log of inputs alone is more than this share, keyframes still have some room.
constexpr std::size_t leastShare = 8;

} // namespace

void RecordedRun::start(Project project) {
    m_recorder.start(project);
    m_project = std::make_shared<const Project>(std::move(project));
    m_simulation = Simulation(*m_project, engine());
    m_history.clear();
    m_marks.clear();
    m_cursor.reset();
    m_next = 0;
    m_end = 0;
    keepWithinLimit();
    m_history.offer(m_simulation, m_project, 0);
}

void RecordedRun::restart(Project project) {
    m_recorder.restart(project);
    m_project = std::make_shared<const Project>(std::move(project));
    m_simulation = Simulation(*m_project, engine());
    m_history.clear();
    m_history.offer(m_simulation, m_project, 0);
    m_next = 0;
    applyDue();
    keepMarks();
}

void RecordedRun::apply(Input input) {
    act(input);
    m_marks.add(tick(), input);
    m_recorder.record(tick(), std::move(input));
    m_next = m_recorder.size();
}

void RecordedRun::advance() {
    stride(false);
}

/// Keyframes are from before what came at their tick: that may still change.
void RecordedRun::stride(bool aimed) {
    m_simulation.step();
    if (tick() > m_end)
        keepWithinLimit();
    m_history.offer(m_simulation, m_project, m_next, aimed);
    m_end = std::max(m_end, tick());
    applyDue();
}

bool RecordedRun::approach(std::uint64_t target) {
    if (tick() == target)
        return true;
    const Keyframe& keyframe = m_history.before(target);
    if (target < tick() || keyframe.tick > tick())
        take(keyframe);
    else
        stride(target - tick() <= lookBack);
    return tick() == target;
}

RecordedRun RecordedRun::branch() {
    Simulation copy(*m_project, engine());
    copy.restore(m_simulation.snapshot());
    RecordedRun was(m_project, std::move(copy));
    was.m_recorder = m_recorder;
    was.m_history = m_history;
    was.m_marks = m_marks;
    was.m_cursor = m_cursor;
    was.m_next = m_next;
    was.m_end = m_end;
    was.m_limit = m_limit;

    m_recorder.cut(m_next);
    m_history.cutAfter(tick());
    m_end = tick();
    keepMarks();
    return was;
}

InputLog RecordedRun::log() const {
    InputLog log = m_recorder.log(tick());
    log.events.resize(m_next);
    return log;
}

void RecordedRun::setLimit(std::size_t bytes) {
    m_limit = bytes;
    keepWithinLimit();
}

/// Takes up a keyframe, and then what came from outside at its tick.
void RecordedRun::take(const Keyframe& keyframe) {
    if (m_project != keyframe.project) {
        m_project = keyframe.project;
        m_simulation = Simulation(*m_project, engine());
    }
    m_simulation.restore(keyframe.snapshot);
    m_cursor = keyframe.snapshot.cursor;
    m_next = keyframe.position;
    applyDue();
}

void RecordedRun::applyDue() {
    for (; m_next < m_recorder.size() && m_recorder.tickOf(m_next) <= tick(); ++m_next)
        act(m_recorder.input(m_next));
}

void RecordedRun::act(const Input& input) {
    if (const auto* moved = std::get_if<CursorMoved>(&input)) {
        m_cursor = moved->to;
        m_simulation.setCursor(moved->to);
    } else if (const auto* clicked = std::get_if<Clicked>(&input)) {
        m_simulation.click(clicked->at);
    } else if (const auto* agent = std::get_if<AgentMoved>(&input)) {
        m_simulation.moveAgent(agent->agent, agent->to);
    } else {
        auto edited = std::make_shared<Project>(*m_project);
        tiller::apply(std::get<Edited>(input).change, *edited);
        m_project = std::move(edited);
        m_simulation.setProject(*m_project);
    }
}

void RecordedRun::keepWithinLimit() {
    const std::size_t log = m_recorder.bytes();
    m_history.setLimit(std::max(m_limit / leastShare, m_limit > log ? m_limit - log : 0));
}

void RecordedRun::keepMarks() {
    m_marks.clear();
    for (std::size_t i = 0; i < m_recorder.size(); ++i)
        m_marks.add(m_recorder.tickOf(i), m_recorder.input(i));
}

} // namespace tiller
