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
    return FilmEncoder::program().isEmpty() ? FilmEncoder::missing() : QString();
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
    const Result<Done> done = savePng(m_world->drawn(), file);
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
        emit failed(FilmEncoder::noFilm(file));
        return;
    }
    if (part == FromStart && m_world->document()->hasErrors()) {
        emit failed(tr("The project has problems: mend them first. They are listed at the right."));
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
        [this, plan = plan(part, seconds), file]() mutable { film(std::move(plan), file); });
}

/// In a thread of its own.
void Recorder::film(FilmPlan plan, const QString& file) {
    double said = 0;
    const auto goOn = [this, &said](std::size_t done, std::size_t frames) {
        const double share = static_cast<double>(done) / static_cast<double>(frames);
        if (share >= said + 0.01) {
            said = share;
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
    const Result<FilmEnd> end = makeFilm(std::move(plan), file, goOn);
    const QString why = end ? QString() : QString::fromStdString(end.problems().front().text);
    const bool whole = end && end.value() == FilmEnd::whole;
    QMetaObject::invokeMethod(
        this, [this, why, whole] { ended(why, whole); }, Qt::QueuedConnection);
}

void Recorder::ended(const QString& why, bool whole) {
    m_running = false;
    emit runningChanged();
    if (whole)
        emit saved(m_file);
    else if (!why.isEmpty())
        emit failed(why);
}

} // namespace tiller
