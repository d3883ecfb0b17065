#include "app/editor/sim/timeline.h"

#include "app/editor/sim/edit_marks.h"
#include "app/editor/sim/simulation_controller.h"
#include "app/editor/words/names.h"
#include "app/editor/words/visible_text.h"

#include <QLocale>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace tiller {

using namespace std::chrono_literals;

namespace {

constexpr double mostLabels = 7;
constexpr auto patience = 300ms; // until the window says that a way is long
constexpr auto look = 100ms;

QVariantMap markOf(const EditMark& mark, const Project& project) {
    return {{"tick", static_cast<double>(mark.from)},
            {"kind", mark.dragged || mark.added || mark.removed ? "drag" : "edit"},
            {"text", markText(mark, project)}};
}

} // namespace

QString clockText(double seconds) {
    const auto tenths = static_cast<qint64>(std::floor(seconds * 10 + 1e-6));
    return QStringLiteral("%1:%2.%3")
        .arg(tenths / 600)
        .arg(tenths / 10 % 60, 2, 10, QLatin1Char('0'))
        .arg(tenths % 10);
}

double roundTime(double span, double mostMarks) {
    for (const double step : std::to_array<double>({1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 1800}))
        if (span / step <= mostMarks)
            return step;
    return 3600 * std::ceil(span / 3600 / mostMarks);
}

Timeline::Timeline(SimulationController& simulation) : m_simulation(simulation) {
    m_wayClock.setInterval(look);
    m_wayClock.callOnTimeout(this, &Timeline::lookAtWay);
}

const Frame& Timeline::frame() const {
    return m_simulation.frame();
}

double Timeline::rate() const {
    return m_simulation.project().worldNumber("ticksPerSecond");
}

double Timeline::first() const {
    return static_cast<double>(frame().timeline.first);
}

double Timeline::end() const {
    return static_cast<double>(frame().timeline.end);
}

double Timeline::tick() const {
    return m_target.value_or(static_cast<double>(frame().tick));
}

double Timeline::branchedAt() const {
    return static_cast<double>(frame().timeline.branchedAt.value_or(0));
}

QString Timeline::timeText(double tick) const {
    return clockText(tick / rate());
}

QString Timeline::valueText() const {
    const QString place = tr("%1 of %2, tick %3").arg(tickText(), endText()).arg(tick(), 0, 'f', 0);
    return inPast() ? tr("%1, in the past").arg(place) : tr("%1, now").arg(place);
}

QString Timeline::reachText() const {
    const double megabytes = static_cast<double>(frame().timeline.bytes) / 1e6;
    const QString size = QLocale().toString(megabytes, 'f', megabytes < 10 ? 1 : 0);
    if (frame().timeline.first == 0)
        return tr("Reaches back to the start. The past takes %1 of 256 MB.").arg(size);
    constexpr double littleMemory = 64; // megabytes: no keyframe had to go
    if (megabytes < littleMemory)
        return tr("Reaches back %1, to where the editor attached to the game. The past takes %2 of "
                  "256 MB.")
            .arg(timeText(end() - first()), size);
    return tr("Reaches back %1. With so many agents, more does not fit into 256 MB.")
        .arg(timeText(end() - first()));
}

QVariantList Timeline::marks() const {
    QVariantList result;
    if (m_marks)
        for (const auto& mark : *m_marks)
            result += markOf(*mark, m_simulation.project());
    if (m_difference)
        result += QVariantMap{{"tick", static_cast<double>(m_difference->tick)},
                              {"kind", "differs"},
                              {"text", differenceText()}};
    return result;
}

QString Timeline::differenceText() const {
    if (!m_difference)
        return {};
    const auto tick = static_cast<double>(m_difference->tick);
    const auto before = static_cast<double>(m_difference->sameUntil);
    const QString who = QString::fromStdString(whoDiffers(*m_difference, m_simulation.project()));
    return tr("Since %1 (tick %2) the run differs from the game: %3. At %4 it was the same.")
        .arg(timeText(tick))
        .arg(tick, 0, 'f', 0)
        .arg(visibleText(who, true), timeText(before));
}

QVariantList Timeline::labels() const {
    QVariantList result;
    const double step = roundTime((end() - first()) / rate(), mostLabels);
    for (double time = std::ceil(first() / rate() / step) * step; time * rate() <= end();
         time += step) {
        QString text = clockText(time);
        text.chop(2);
        result += QVariantMap{{"tick", time * rate()}, {"text", text}};
    }
    return result;
}

QString Timeline::futureText() const {
    const FrameTimeline& timeline = frame().timeline;
    if (!timeline.branchedAt)
        return {};
    const QString start = timeText(branchedAt());
    if (frame().tick < *timeline.branchedAt)
        return tr("Branched at %1: the old run begins there").arg(start);
    return frame().tick <= timeline.previousEnd
               ? tr("Faded: the old run, from %1 on").arg(start)
               : tr("Faded: the run without the edits from %1 on").arg(start);
}

QString Timeline::pastText() const {
    return inPast() ? tr("Play goes on from here; the run after %1 stays as a faded overlay")
                          .arg(tickText())
                    : QString();
}

QString Timeline::ghostText() const {
    const auto& ghosts = frame().ghosts;
    return ghosts ? nameOf(m_simulation.project(), ghosts->nodes) : QString();
}

void Timeline::goTo(double tick) {
    m_target = std::clamp(std::round(tick), first(), end());
    m_simulation.goToTick(*m_target);
    emit changed();
}

void Timeline::stepBack() {
    if (canStepBack())
        goBy(-1);
}

void Timeline::goToMark(int direction) {
    std::optional<double> best;
    const QVariantList all = marks();
    for (const QVariant& mark : all) {
        const double at = mark.toMap().value(QStringLiteral("tick")).toDouble();
        const bool beyond = direction > 0 ? at > tick() : at < tick();
        const bool isNearer = !best || (direction > 0 ? at < *best : at > *best);
        if (beyond && at >= first() && isNearer)
            best = at;
    }
    if (best)
        goTo(*best);
    else
        direction > 0 ? goToEnd() : goToStart();
}

void Timeline::dismissFuture() {
    m_simulation.worker().dismissFuture();
}

void Timeline::cancelGoing() {
    m_simulation.cancelWay();
}

void Timeline::watchWay() {
    if (m_wayClock.isActive())
        return;
    m_wayTime.start();
    m_wayClock.start();
}

void Timeline::lookAtWay() {
    if (!isOnWay())
        m_wayClock.stop();
    emit changed();
}

bool Timeline::isOnWay() const {
    return m_simulation.goesToTick() || m_simulation.runsToTick();
}

bool Timeline::goingLong() const {
    return isOnWay() && m_wayClock.isActive() && m_wayTime.hasExpired(patience.count());
}

double Timeline::shareOfWay() const {
    return m_simulation.worker().shareOfWay();
}

void Timeline::onFrame() {
    const FrameTimeline& timeline = frame().timeline;
    if (m_target && (m_simulation.playing() || !m_simulation.goesToTick()))
        m_target.reset();
    if (timeline.marks != m_marks || timeline.difference != m_difference) {
        m_marks = timeline.marks;
        m_difference = timeline.difference;
        emit marksChanged();
    }
    if (first() != m_labelsFirst || end() != m_labelsEnd) {
        m_labelsFirst = first();
        m_labelsEnd = end();
        emit labelsChanged();
    }
    emit changed();
    if (std::exchange(m_announcedBranch, timeline.branchedAt) != timeline.branchedAt && hasFuture())
        emit branched(
            tr("The run goes on from %1. The recorded future after that is the faded overlay.")
                .arg(timeText(branchedAt())));
}

} // namespace tiller
