#include "app/editor/teach/lesson.h"

#include "app/editor/document/file_dialogs.h"
#include "app/editor/sim/simulation_controller.h"
#include "app/editor/teach/comparison.h"
#include "app/editor/words/setting_text.h"
#include "core/base/number_text.h"
#include "core/model/overrides.h"
#include "core/model/registry.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>

namespace tiller {

namespace {

/// The change of the lines that can be applied.
Change changeOfLines(const Project& project, std::string_view lines) {
    Project edited = project;
    for (const std::string_view line : linesOf(lines))
        if (const auto change = overrideChange(edited, line))
            apply(change.value(), edited);
    return difference(project, edited);
}

bool touchesLesson(const Change& change) {
    return std::ranges::any_of(change.annotations, [](const Replacement<Annotation>& each) {
        return (each.before && isStep(*each.before)) || (each.after && isStep(*each.after));
    });
}

} // namespace

Lesson::Lesson(Document& document, SimulationController& simulation, Comparison& comparison,
               QObject* parent)
    : QObject(parent), m_document(document), m_simulation(simulation), m_comparison(comparison) {
    connect(&document, &Document::changed, this, &Lesson::follow);
    const auto stopAndShow = [this] {
        stop();
        m_answers = {};
        m_pupil.clear();
        m_left.reset();
        show();
    };
    connect(&document, &Document::replaced, this, stopAndShow);
    connect(&document, &Document::opened, this, stopAndShow);
    connect(&simulation, &SimulationController::frameChanged, this, &Lesson::onFrame);
    show();
}

/// Shows what the project has. Slots of a change must not change the project.
void Lesson::follow(const Change& change) {
    if (touchesLesson(change))
        show();
}

void Lesson::show() {
    const std::vector<const Annotation*> steps = stepsOf(m_document.project());
    const int before = m_count;
    m_count = static_cast<int>(steps.size());
    if (m_current >= m_count)
        stop();
    if (m_current >= 0) {
        const Annotation& step = *steps[static_cast<std::size_t>(m_current)];
        m_id = step.id;
        m_title = QString::fromStdString(step.name);
        m_step = stepOf(step);
        m_simulation.setLocked(locked());
    }
    if (m_count != before)
        emit stepsChanged();
    emit changed();
}

/// Ends the lesson, and leaves the settings as they are.
void Lesson::stop() {
    m_current = -1;
    m_id.clear();
    m_title.clear();
    m_step = {};
    m_simulation.setLocked(false);
    emit stepChanged();
}

void Lesson::begin() {
    leave();
    if (m_count == 0)
        return;
    m_answers = {};
    m_pupil.clear();
    m_left = 0;
    comeBack();
}

void Lesson::leave() {
    if (!running())
        return;
    settle({});
    if (std::exchange(m_compares, false))
        m_comparison.stop();
    m_left = m_current;
    stop();
    m_simulation.pause();
    m_simulation.reset();
    emit changed();
}

void Lesson::comeBack() {
    if (running() || !m_left || *m_left >= m_count)
        return;
    m_before = m_document.project();
    m_gesture = m_document.beginGesture();
    begin(*std::exchange(m_left, {}));
}

void Lesson::end() {
    leave();
    emit ended();
}

void Lesson::goTo(int step) {
    if (running() && step >= 0 && step < m_count && step != m_current)
        begin(step);
}

void Lesson::begin(int step) {
    m_current = step;
    show();
    settle(m_step.changes);
    m_unfolded = guessAt(m_id) != nullptr;
    m_run = m_simulation.frame().run;
    m_simulation.pause();
    m_simulation.reset();
    m_simulation.setSpeed(m_step.speed);
    const Annotation* beside = m_document.project().annotation(m_step.beside);
    if (std::exchange(m_compares, beside && beside->type == "experiment"))
        m_comparison.stop();
    if (m_compares)
        m_comparison.compareWithRun(QString::fromStdString(beside->name),
                                    QString::fromStdString(textOf(valueOf(*beside, "changes"))));
    m_simulation.setLocked(locked());
    emit stepChanged();
    announce();
}

/// Sets the settings from before the lesson, and then these.
void Lesson::settle(std::string_view changes) {
    const Project& now = m_document.project();
    const std::string lines = overridesBetween(now, m_before).lines + "\n" + std::string(changes);
    m_document.push(changeOfLines(now, lines), tr("Go to a step of the lesson"), m_gesture);
}

void Lesson::choose(int answer) {
    if (m_step.ask == Ask::choice && answer >= 0 && answer < answers().size())
        take({.choice = answer});
}

bool Lesson::enter(const QString& number) {
    static const QRegularExpression unit(
        QStringLiteral("(?<=\\d)\\s+[\\p{L}%°/]+\\.?\\s*$")); // "5O" is a slip
    const auto typed = typedNumber(QString(number).remove(unit));
    if (m_step.ask == Ask::number && typed)
        take({.number = *typed});
    return typed.has_value();
}

void Lesson::sketch(std::vector<double> values) {
    if (m_step.ask == Ask::curve && values.size() > 1)
        take({.curve = std::move(values)});
}

void Lesson::unlock() {
    if (locked())
        take({});
}

void Lesson::take(Guess guess) {
    if (!running() || !locked())
        return;
    m_answers.guesses[m_id] = std::move(guess);
    m_answers.isHandedIn = false;
    m_run = m_simulation.frame().run;
    m_simulation.setLocked(false);
    m_simulation.restart();
    m_simulation.play();
    if (m_step.seconds == 0)
        unfold();
    else
        announce();
}

void Lesson::reveal() {
    unfold();
}

/// Pauses exactly where the step ends.
void Lesson::onFrame() {
    const Frame& frame = m_simulation.frame();
    if (!running() || frame.run <= m_run)
        return;
    const auto tick = static_cast<double>(frame.tick);
    const double before = frame.run == m_tickRun ? m_tick : 0;
    m_tick = tick;
    m_tickRun = frame.run;
    const double last = lastTick();
    if (last == 0 || before >= last || tick < last)
        return;
    if (m_simulation.playing())
        m_simulation.goToTick(last); // it may have gone on since this frame
    finishCurve();
    unfold();
}

void Lesson::unfold() {
    const bool isNew = !std::exchange(m_unfolded, true);
    announce();
    if (isNew)
        emit unfolded();
}

void Lesson::finishCurve() {
    const auto found = m_answers.guesses.find(m_id);
    const MonitorSeries* series = measured();
    if (found != m_answers.guesses.end() && series && !found->second.curve.empty())
        found->second.off = curveOff(m_step, found->second.curve, *series,
                                     m_document.project().worldNumber("ticksPerSecond"));
}

void Lesson::announce() {
    const std::vector<const Annotation*> steps = stepsOf(m_document.project());
    const bool isDone = running() && m_current == m_count - 1 && isUnfolded() &&
                        std::ranges::all_of(steps, [this](const Annotation* each) {
                            return stepOf(*each).ask == Ask::nothing || guessAt(each->id);
                        });
    const bool isNew = isDone && !m_answers.areComplete;
    m_answers.areComplete = m_answers.areComplete || isDone;
    emit changed();
    if (isNew)
        emit completed();
}

std::vector<LessonResult> Lesson::results() const {
    std::vector<LessonResult> rows;
    for (const Annotation* each : stepsOf(m_document.project())) {
        const StepAnnotation step = stepOf(*each);
        if (step.ask != Ask::nothing)
            rows.push_back(resultOf(QString::fromStdString(each->name), step, guessAt(each->id)));
    }
    return rows;
}

QString Lesson::nameOfAnswers() const {
    static const QRegularExpression refused(QStringLiteral("[/\\\\:*?\"<>|\\x00-\\x1f\\x7f]"));
    const QString title = m_document.title();
    const QString pupil = QString(m_pupil).remove(refused).simplified();
    return pupil.isEmpty() ? tr("%1 answers").arg(title)
                           : tr("%1, answers of %2").arg(title, pupil);
}

QString Lesson::saveResults(const QString& file, const QString& form) {
    const Result<Done> done = saveLessonResults(file, m_document.title(), m_pupil.trimmed(),
                                                results(), tableFormOf(form));
    if (!done)
        return QString::fromStdString(done.problems().front().text);
    m_answers.isHandedIn = true;
    emit changed();
    return {};
}

const Guess* Lesson::guessAt(const Id& step) const {
    const auto found = m_answers.guesses.find(step);
    return found == m_answers.guesses.end() ? nullptr : &found->second;
}

const MonitorSeries* Lesson::measured() const {
    const auto& all = m_simulation.frame().monitors;
    const auto found = std::ranges::find(all, m_step.plot, &MonitorSeries::monitor);
    return found == all.end() ? nullptr : &*found;
}

double Lesson::lastTick() const {
    return std::round(m_step.seconds * m_document.project().worldNumber("ticksPerSecond"));
}

bool Lesson::answered() const {
    return std::ranges::any_of(m_answers.guesses,
                               [](const auto& each) { return !each.second.isNone(); });
}

bool Lesson::isAnswered() const {
    return m_step.ask == Ask::nothing || guessAt(m_id);
}

bool Lesson::isUnfolded() const {
    return isAnswered() && (m_unfolded || m_step.seconds == 0);
}

bool Lesson::locked() const {
    return running() && !isAnswered();
}

QString Lesson::ask() const {
    return QString::fromStdString(
        textOf(findAnnotationType("step")->setting("ask")->load(&m_step)));
}

QVariantList Lesson::answers() const {
    const Guess* guess = guessAt(m_id);
    QVariantList list;
    if (m_step.ask == Ask::choice)
        for (const StepAnswer& each : readAnswers(m_step.answers))
            list.append(QVariantMap{{"text", QString::fromStdString(each.text)},
                                    {"isRight", each.isRight},
                                    {"isGuess", guess && guess->choice == list.size()}});
    return list;
}

QString Lesson::guess() const {
    const Guess* guess = guessAt(m_id);
    return guess ? guessText(m_step, *guess) : QString();
}

bool Lesson::right() const {
    const Guess* guess = guessAt(m_id);
    return guess && isUnfolded() && isRight(m_step, *guess).value_or(false);
}

bool Lesson::wrong() const {
    const Guess* guess = guessAt(m_id);
    return guess && isUnfolded() && !isRight(m_step, *guess).value_or(true);
}

QString Lesson::verdict() const {
    const Guess* guess = guessAt(m_id);
    return guess && isUnfolded() ? verdictText(m_step, *guess) : QString();
}

QString Lesson::answer() const {
    return running() && isUnfolded() ? QString::fromStdString(m_step.answer) : QString();
}

double Lesson::waitsFor() const {
    return running() && isAnswered() && !isUnfolded() ? m_step.seconds : 0;
}

QStringList Lesson::listOf(std::string_view words) {
    QStringList list;
    for (const std::string_view word : wordsOf(words))
        list << QString::fromUtf8(word.data(), static_cast<qsizetype>(word.size()));
    return list;
}

QRectF Lesson::camera() const {
    const auto camera = readCamera(m_step.camera);
    if (!camera)
        return {};
    const Project& project = m_document.project();
    const double height =
        camera->width * project.worldNumber("height") / project.worldNumber("width");
    return {camera->x - camera->width / 2, camera->y - height / 2, camera->width, height};
}

} // namespace tiller
