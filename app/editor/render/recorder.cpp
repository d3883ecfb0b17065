#include "app/editor/render/recorder.h"

#include "app/editor/render/film_encoder.h"
#include "app/editor/words/setting_text.h"

#include <cmath>

namespace tiller {

namespace {

constexpr double longestFilm = 3600; // seconds

} // namespace

Recorder::~Recorder() {
    m_canceled = true;
    if (m_thread.joinable())
        m_thread.join();
}

QString Recorder::missing() const {
    return FilmEncoder::program().isEmpty() ? FilmEncoder::missingText() : QString();
}

double Recorder::secondsOf(const QString& text) {
    Setting length;
    length.max = longestFilm;
    const double seconds = readNumber(length, text).value_or(0);
    return seconds > 0 && seconds <= longestFilm ? seconds : 0;
}

void Recorder::savePicture(const QString& file) {
    if (!m_world)
        return;
    const Result<Done> done = savePng(m_world->snapshot(), file);
    if (done)
        emit saved(file);
    else
        emit failed(QString::fromStdString(done.problems().front().text));
}

FilmPlan Recorder::plan(Part part, double seconds) {
    SimulationController& simulation = *m_world->simulation();
    FilmPlan plan{.log = simulation.record().log, .look = m_world->renderLook()};
    const auto ticks = static_cast<std::uint64_t>(
        std::round(std::max(0.0, seconds) * simulation.project().worldNumber("ticksPerSecond")));
    switch (part) {
    case SoFar:
        plan.to = plan.log.ticks;
        break;
    case FromStart:
        plan.log = {.start = simulation.project(), .ticks = 0, .events = {}};
        plan.to = ticks;
        break;
    case FromNow:
        plan.from = plan.log.ticks;
        plan.to = plan.from + ticks;
        break;
    }
    return plan;
}

void Recorder::startFilm(const QString& file, Part part, double seconds) {
    if (m_running || !m_world || !m_world->simulation())
        return;
    if (!FilmEncoder::isFilm(file)) {
        emit failed(FilmEncoder::noFilmText(file));
        return;
    }
    if (part == FromStart && m_world->document()->hasErrors()) {
        emit failed(tr("The project has problems. Fix them first: the list is at the right."));
        return;
    }
    if (m_thread.joinable())
        m_thread.join();
    m_canceled = false;
    m_running = true;
    m_progress = 0;
    m_file = file;
    emit progressChanged();
    emit runningChanged();
    m_thread = std::thread(
        [this, plan = plan(part, seconds), file]() mutable { record(std::move(plan), file); });
}

/// Runs in a thread of its own.
void Recorder::record(FilmPlan plan, const QString& file) {
    double reported = 0;
    const auto goOn = [this, &reported](std::size_t done, std::size_t frames) {
        const double share = static_cast<double>(done) / static_cast<double>(frames);
        if (share >= reported + 0.01) {
            reported = share;
            QMetaObject::invokeMethod(
                this,
                [this, share] {
                    m_progress = share;
                    emit progressChanged();
                },
                Qt::QueuedConnection);
        }
        return !m_canceled;
    };
    const Result<FilmEnd> end = recordFilm(std::move(plan), file, goOn);
    const QString why = end ? QString() : QString::fromStdString(end.problems().front().text);
    const bool finished = end && end.value() == FilmEnd::finished;
    QMetaObject::invokeMethod(
        this, [this, why, finished] { onEnd(why, finished); }, Qt::QueuedConnection);
}

void Recorder::onEnd(const QString& why, bool finished) {
    m_running = false;
    emit runningChanged();
    if (finished)
        emit saved(m_file);
    else if (!why.isEmpty())
        emit failed(why);
}

} // namespace tiller
