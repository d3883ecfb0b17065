#include "app/editor/sim/branched_run.h"

#include <algorithm>
#include <utility>

namespace tiller {

void BranchedRun::start(Project project) {
    m_target.reset();
    dropPreviousFuture();
    m_run.start(std::move(project));
    applyGameInputs();
}

void BranchedRun::load(const InputLog& log, std::vector<RunCheck> checks) {
    m_target.reset();
    dropPreviousFuture();
    m_run.load(log, std::move(checks));
    m_game = std::make_shared<const Game>(Game{m_run.inputs(), log.ticks});
}

Result<Done> BranchedRun::join(Project project, const Snapshot& state) {
    m_target.reset();
    dropPreviousFuture();
    m_game.reset();
    return m_run.join(std::move(project), state);
}

void BranchedRun::leaveGame() {
    m_game = std::make_shared<const Game>(Game{m_run.inputs(), m_run.end()});
}

/// In a new tick, what the game did at that tick of its run.
void BranchedRun::applyGameInputs() {
    if (!m_game || m_run.inPast() || m_run.tick() > m_game->end)
        return;
    const std::uint64_t tick = m_run.tick();
    const bool isNewToPrevious =
        m_previousFuture && m_previousFuture->tick() == tick && tick > m_previousEnd;
    for (std::size_t i = m_game->inputs.firstAt(tick);
         i < m_game->inputs.size() && m_game->inputs.tickOf(i) == tick; ++i) {
        const Input input = m_game->inputs.input(i);
        if (isEdit(input))
            continue;
        if (isNewToPrevious)
            m_previousFuture->apply(input);
        m_run.apply(input);
    }
}

void BranchedRun::setTarget(std::uint64_t tick) {
    m_target = std::clamp(tick, m_run.first(), m_run.end());
    m_wayLength = stepsToTarget();
}

void BranchedRun::dropTarget() {
    m_target.reset();
    ++m_jumps;
}

std::uint64_t BranchedRun::stepsToTarget() const {
    return m_run.stepsTo(*m_target) +
           (previousFutureHas(*m_target) ? m_previousFuture->stepsTo(*m_target) : 0);
}

double BranchedRun::shareOfWay() const {
    if (!m_target || m_wayLength == 0)
        return 1;
    return 1 - static_cast<double>(stepsToTarget()) / static_cast<double>(m_wayLength);
}

std::uint64_t BranchedRun::targetTick() const {
    return m_target.value_or(m_run.tick());
}

/// Before the branch both futures are one: the previous one stays where it is.
bool BranchedRun::previousFutureHas(std::uint64_t tick) const {
    return m_previousFuture && tick >= std::max(m_branchedAt, m_previousFuture->first());
}

bool BranchedRun::strideToTarget() {
    if (!m_run.approach(*m_target))
        return false;
    if (previousFutureHas(*m_target) && !m_previousFuture->approach(*m_target))
        return false;
    dropTarget();
    return true;
}

void BranchedRun::advance() {
    const bool isNew = !m_run.inPast();
    m_run.advance();
    if (m_previousFuture && m_previousFuture->tick() < m_run.tick())
        m_previousFuture->advance();
    if (isNew)
        applyGameInputs();
}

void BranchedRun::applyInput(Input input) {
    if (m_previousFuture && m_previousFuture->tick() == m_run.tick() && !m_previousFuture->inPast())
        m_previousFuture->apply(input);
    m_run.apply(std::move(input));
}

void BranchedRun::branch() {
    m_branchedAt = m_run.tick();
    m_previousEnd = m_run.end();
    m_previousFuture.emplace(m_run.branch());
    shareLimit();
}

void BranchedRun::dropPreviousFuture() {
    m_previousFuture.reset();
    shareLimit();
}

void BranchedRun::setLimit(std::size_t bytes) {
    m_limit = bytes;
    shareLimit();
}

void BranchedRun::shareLimit() {
    m_run.setLimit(m_previousFuture ? m_limit / 2 : m_limit);
    if (m_previousFuture)
        m_previousFuture->setLimit(m_limit / 2);
}

void BranchedRun::fillTimeline(FrameTimeline& timeline) const {
    timeline.first = m_run.first();
    timeline.end = m_run.end();
    timeline.jumps = m_jumps;
    timeline.bytes = m_run.bytes() + (m_previousFuture ? m_previousFuture->bytes() : 0);
    timeline.marks = m_run.marks();
    timeline.branchedAt = m_previousFuture ? std::optional(m_branchedAt) : std::nullopt;
    timeline.previousEnd = m_previousEnd;
    timeline.difference = m_run.difference();
}

void BranchedRun::fillPreviousFuture(Frame& frame) const {
    frame.previousCounts.reset();
    if (!m_previousFuture || m_previousFuture->tick() != m_run.tick())
        return frame.previousFuture.clear();
    const Simulation& previous = m_previousFuture->simulation();
    fillAgents(frame.previousFuture, previous);
    frame.previousCounts = {previous.contacts(), previous.events()};
}

} // namespace tiller
