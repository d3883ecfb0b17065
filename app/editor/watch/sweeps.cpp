#include "app/editor/watch/sweeps.h"

#include "app/editor/document/file_dialogs.h"
#include "app/editor/teach/setting_words.h"
#include "app/editor/watch/sweep_words.h"
#include "app/editor/words/setting_text.h"
#include "core/base/number_text.h"
#include "core/io/sweep_io.h"
#include "core/model/overrides.h"
#include "core/model/registry.h"

namespace tiller {

namespace {

constexpr int patience = 250; // ms after an edit
constexpr double moreSeeds = 5;

/// The sweep without its results.
SweepAnnotation asked(SweepAnnotation sweep) {
    sweep.fingerprint.clear();
    sweep.results.clear();
    return sweep;
}

bool isSweep(const Annotation& each) {
    return each.type == "sweep";
}

} // namespace

Sweeps::Sweeps(Document& document, SimulationController& simulation)
    : m_document(document), m_draft(document, simulation) {
    m_refresh.setSingleShot(true);
    m_refresh.setInterval(patience);
    connect(&m_refresh, &QTimer::timeout, this, &Sweeps::refresh);
    connect(&m_runner, &SweepRunner::progressed, this, [this] {
        if (m_run == m_shown)
            m_results = m_runner.results();
        emit changed();
    });
    connect(&m_runner, &SweepRunner::ended, this, [this](const QString& problem) {
        keep();
        if (!problem.isEmpty())
            m_document.refuse(problem);
    });
    connect(&document, &Document::changed, this, &Sweeps::follow);
    connect(&document, &Document::replaced, this, [this] {
        m_runner.stop();
        m_run.clear();
        refresh();
    });
    refresh();
}

void Sweeps::follow(const Change& change) {
    if (m_runner.running() && !m_run.empty()) { // an undo, or another edit of the sweep
        const Annotation* sweep = annotation(m_run);
        if (!sweep || asked(sweepOf(*sweep)) != asked(m_runner.plan().sweep)) {
            m_runner.stop();
            m_run.clear();
        }
    }
    if (!change.annotations.empty())
        refresh();
    else if (!m_shown.empty())
        m_refresh.start();
}

const Annotation* Sweeps::annotation(const Id& sweep) const {
    const Annotation* found = project().annotation(sweep);
    return found && isSweep(*found) ? found : nullptr;
}

void Sweeps::refresh() {
    m_refresh.stop();
    if (!annotation(m_shown)) {
        m_shown.clear();
        for (const Annotation& each : project().annotations)
            if (isSweep(each))
                m_shown = each.id;
    }
    m_plan.reset();
    m_results.clear();
    m_problem.clear();
    m_isStale = false;
    if (const Annotation* shown = annotation(m_shown)) {
        const SweepAnnotation sweep = sweepOf(*shown);
        auto plan = planSweep(project(), sweep);
        if (!plan) {
            m_problem = QString::fromStdString(plan.problems().front().text);
        } else {
            m_plan = std::move(plan).value();
            m_results = readSweepResults(sweep.results);
            m_isStale =
                !m_results.empty() && sweep.fingerprint != sweepFingerprint(project(), *m_plan);
            if (running())
                m_results = m_runner.results();
        }
    }
    emit listed();
    emit changed();
}

void Sweeps::setShown(const QString& sweep) {
    m_shown = sweep.toStdString();
    refresh();
}

QVariantList Sweeps::all() const {
    QVariantList list;
    for (const Annotation& each : project().annotations)
        if (isSweep(each))
            list.append(choiceEntry(
                each.id, each.name.empty() ? sweepTitle(project(), sweepOf(each)).toStdString()
                                           : each.name));
    return list;
}

QString Sweeps::title() const {
    const Annotation* shown = annotation(m_shown);
    return !shown                ? QString()
           : shown->name.empty() ? sweepTitle(project(), sweepOf(*shown))
                                 : QString::fromStdString(shown->name);
}

QString Sweeps::measure() const {
    const Annotation* shown = annotation(m_shown);
    return shown ? sweepMeasureText(project(), sweepOf(*shown)) : QString();
}

std::size_t Sweeps::doneRuns() const {
    std::size_t done = 0;
    if (m_plan)
        for (const SweepRun& each : m_plan->runs)
            done += m_results.contains(each.id);
    return done;
}

bool Sweeps::complete() const {
    return m_plan && doneRuns() == m_plan->runs.size();
}

double Sweeps::share() const {
    return m_plan ? static_cast<double>(doneRuns()) / static_cast<double>(m_plan->runs.size()) : 0;
}

QString Sweeps::state() const {
    if (!m_problem.isEmpty())
        return m_problem;
    if (!m_plan)
        return {};
    const std::size_t done = doneRuns();
    const QString count =
        tr("%1 of %n runs", nullptr, static_cast<int>(m_plan->runs.size())).arg(done);
    if (paused())
        return tr("%1, paused").arg(count);
    if (running())
        return m_runner.secondsLeft() > 0
                   ? tr("%1, %2 left").arg(count, durationText(m_runner.secondsLeft()))
                   : count;
    if (m_isStale)
        return tr("These results are older than the project. Run it again.");
    const QString seeds = tr("%n seeds", nullptr, static_cast<int>(m_plan->sweep.seeds));
    return complete() ? tr("%1, %2").arg(tr("%n runs", nullptr, static_cast<int>(done)), seeds)
                      : tr("%1. Run it to get the others.").arg(count);
}

bool Sweeps::canTry(const QString& path) const {
    return findVaried(project(), path.toStdString()).has_value();
}

void Sweeps::tryValues(const QString& path) {
    m_draft.begin(path.toStdString());
    emit draftBegun();
}

void Sweeps::trySelected() {
    tryValues(selectedPath());
}

QString Sweeps::selectedPath() const {
    const Project& project = this->project();
    for (const std::string& id : m_document.selection()->asIds()) {
        if (project.parameter(id))
            return QString::fromStdString(id);
        if (project.link(id) && findVaried(project, id + ".weight"))
            return QString::fromStdString(id + ".weight");
        if (const Node* node = project.node(id))
            for (const Setting& each : findNodeType(node->type)->settings)
                if (const auto varied = findVaried(project, id + "." + each.id);
                    varied && varied->isNumber())
                    return QString::fromStdString(id + "." + each.id);
    }
    return {};
}

void Sweeps::edit() {
    if (const Annotation* shown = annotation(m_shown)) {
        m_draft.edit(*shown);
        emit draftBegun();
    }
}

void Sweeps::acceptDraft() {
    if (!m_draft.canAccept())
        return;
    Annotation wanted = m_draft.annotation();
    const int gesture = m_document.beginGesture();
    if (m_draft.isNew()) {
        const auto added = addAnnotation(project(), m_document.ids(), wanted);
        if (!added) {
            m_document.refuse(added.problems());
            return;
        }
        const Id id = added.value().annotations.back().id();
        m_shown = id;
        m_document.push(added, tr("Try values"), gesture);
    } else {
        const Annotation* before = annotation(wanted.id);
        if (!before)
            return;
        SweepAnnotation sweep = sweepOf(wanted);
        sweep.fingerprint = sweepOf(*before).fingerprint;
        sweep.results = sweepOf(*before).results;
        wanted.values = itemWith("sweep", sweep).values;
        m_shown = wanted.id;
        Project edited = project();
        for (Annotation& each : edited.annotations)
            if (each.id == wanted.id)
                each = wanted;
        m_document.push(difference(project(), edited), tr("Edit the sweep"), gesture);
    }
    refresh();
    start(gesture);
}

void Sweeps::replace(const Id& id, const SweepAnnotation& sweep, const QString& text, int gesture) {
    Project edited = project();
    for (Annotation& each : edited.annotations)
        if (each.id == id)
            each.values = itemWith("sweep", sweep).values;
    m_document.push(difference(project(), edited), text, gesture);
}

void Sweeps::run() {
    start(m_document.beginGesture());
}

void Sweeps::start(int gesture) {
    if (!m_plan)
        return;
    if (m_runner.running()) { // its results are kept first
        m_runner.stop();
        const Id shown = m_shown;
        connect(
            &m_runner, &SweepRunner::ended, this,
            [this, shown, gesture] {
                if (m_shown == shown)
                    start(gesture);
            },
            Qt::SingleShotConnection);
        return;
    }
    m_run = m_shown;
    m_gesture = gesture;
    SweepResults known;
    if (!m_isStale)
        for (const SweepRun& each : m_plan->runs)
            if (const auto found = m_results.find(each.id); found != m_results.end())
                known.insert(*found);
    if (known.size() < m_plan->runs.size())
        m_runner.start(project(), *m_plan, std::move(known));
    emit begun();
}

void Sweeps::keep() {
    const Annotation* ran = annotation(m_run);
    if (ran && asked(sweepOf(*ran)) == asked(m_runner.plan().sweep)) {
        SweepAnnotation sweep = sweepOf(*ran);
        sweep.results = writeSweepResults(m_runner.results());
        sweep.fingerprint = sweepFingerprint(m_runner.project(), m_runner.plan());
        replace(m_run, sweep, tr("Keep the results of the sweep"), m_gesture);
    }
    refresh();
}

void Sweeps::setPaused(bool paused) {
    if (running())
        m_runner.setPaused(paused);
}

void Sweeps::cancel() {
    if (running())
        m_runner.stop();
}

void Sweeps::extend() {
    const Annotation* shown = annotation(m_shown);
    if (!shown || running() || !m_plan)
        return;
    SweepAnnotation sweep = sweepOf(*shown);
    sweep.seeds += moreSeeds;
    if (static_cast<double>(m_plan->cells()) * sweep.seeds > SweepDraft::mostRuns) {
        m_document.refuse(tr("The editor takes at most %1 runs.").arg(SweepDraft::mostRuns));
        return;
    }
    const int gesture = m_document.beginGesture();
    replace(m_shown, sweep, tr("More seeds"), gesture);
    start(gesture);
}

void Sweeps::remove() {
    const std::vector<Id> gone{m_shown};
    if (annotation(m_shown))
        m_document.push(tiller::remove(project(), gone), tr("Delete the sweep"));
}

QString Sweeps::linesOf(int run) const {
    const auto index = static_cast<std::size_t>(run);
    return m_plan && index < m_plan->runs.size()
               ? QString::fromStdString(overridesOf(*m_plan, m_plan->runs[index]))
               : QString();
}

QString Sweeps::textOf(int run) const {
    const auto index = static_cast<std::size_t>(run);
    return m_plan && index < m_plan->runs.size() ? runText(project(), *m_plan, m_plan->runs[index])
                                                 : QString();
}

QString Sweeps::nameOf(int run) const {
    const auto index = static_cast<std::size_t>(run);
    return m_plan && index < m_plan->runs.size()
               ? tr("Run with seed %1").arg(m_plan->runs[index].seed)
               : QString();
}

void Sweeps::useValues(int run) {
    const std::string all = linesOf(run).toStdString();
    std::string lines;
    for (const std::string_view line : tiller::linesOf(all))
        if (!line.starts_with("world.seed="))
            lines += std::string(line) + "\n";
    if (lines.empty())
        return;
    const QString which = summaryOf(project(), lines);
    if (m_document.push(overrideChanges(project(), lines), tr("Use these values")))
        emit valuesUsed(which);
}

QString Sweeps::exportTable(const QString& file, const QString& form) const {
    if (!m_plan)
        return {};
    const auto write = form == QStringLiteral("means") ? writeSweepMeans : writeSweepTable;
    const auto done = saveText(file.toStdString(), write(*m_plan, m_results, tableFormOf(form)));
    return done ? QString() : QString::fromStdString(done.problems().front().text);
}

} // namespace tiller
