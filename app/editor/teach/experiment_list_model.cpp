#include "app/editor/teach/experiment_list_model.h"

#include "app/editor/document/document.h"
#include "app/editor/teach/adjustable.h"
#include "app/editor/teach/override_words.h"
#include "app/editor/teach/saved_project.h"
#include "core/model/overrides.h"

namespace tiller {

namespace {

Result<Change> changesOf(const Annotation& experiment, const Project& project) {
    return overrideChanges(project, textOf(valueOf(experiment, "changes")));
}

QString firstOf(const Problems& problems) {
    return QString::fromStdString(problems.front().text);
}

QString faultOf(const Project& project, const Annotation& experiment) {
    const auto faults = overrideFaults(project, textOf(valueOf(experiment, "changes")));
    return faults.empty() ? QString() : QString::fromStdString(faults.front());
}

} // namespace

ExperimentListModel::ExperimentListModel(Document& document, SavedProject& saved, QObject* parent)
    : IdListModel(parent)
    , m_document(document)
    , m_saved(saved)
    , m_changed(document.projectModel().onChanged([this](const Change&) { follow(); })) {
    connect(&document, &Document::opened, this, [this] {
        forget();
        follow();
    });
    follow();
}

void ExperimentListModel::follow() {
    std::vector<Id> experiments;
    for (const Annotation& each : m_document.project().annotations)
        if (each.type == "experiment")
            experiments.push_back(each.id);
    if (experiments.empty() && count() == 0)
        return;
    show(experiments);
    followSettings();
    emit runningChanged();
}

/// Undo and redo lead out of an experiment and into it again; so may edits by hand.
void ExperimentListModel::followSettings() {
    const Project& project = m_document.project();
    if (!m_isIn) {
        const auto forth = overrideChanges(project, m_wayForth);
        m_isIn = !m_wayForth.empty() && forth && forth.value().empty();
        return;
    }
    const Change back = wayBack(project);
    m_isIn = !back.empty();
    if (m_isIn) {
        Project before = project;
        apply(back, before);
        m_wayForth = overridesBetween(before, project).lines;
    }
}

void ExperimentListModel::enter(const Id& experiment, std::string wayBack) {
    m_running = experiment;
    m_wayBack = std::move(wayBack);
    m_wayForth.clear();
    m_isIn = true;
}

void ExperimentListModel::forget() {
    m_running.clear();
    m_wayBack.clear();
    m_wayForth.clear();
    m_isIn = false;
}

/// Line by line: what was removed since is left out.
Change ExperimentListModel::wayBack(const Project& project) const {
    Project edited = project;
    std::string_view lines = m_wayBack;
    while (!lines.empty()) {
        const std::size_t end = lines.find('\n');
        if (const auto change = overrideChange(edited, lines.substr(0, end)))
            apply(change.value(), edited);
        lines.remove_prefix(end + 1);
    }
    return difference(project, edited);
}

bool ExperimentListModel::canGoBack() const {
    return m_isIn && !wayBack(m_document.project()).empty();
}

QString ExperimentListModel::running() const {
    const Annotation* experiment = m_document.project().annotation(m_running);
    return experiment && canGoBack() ? nameOf(*experiment) : QString();
}

std::optional<Project> ExperimentListModel::projectBefore() const {
    if (!canGoBack())
        return {};
    Project project = m_document.project();
    apply(wayBack(project), project);
    return project;
}

void ExperimentListModel::start(const QString& id) {
    const Annotation* experiment = m_document.project().annotation(id.toStdString());
    if (!experiment || experiment->type != "experiment")
        return;
    const QString name = nameOf(*experiment);
    const Project before = projectBefore().value_or(m_document.project());
    const auto changes = changesOf(*experiment, before);
    if (!changes) {
        emit m_document.refused(
            tr("\u201c%1\u201d cannot be started. %2").arg(name, firstOf(changes.problems())));
        return;
    }
    Project after = before;
    apply(changes.value(), after);
    enter(id.toStdString(), overridesBetween(after, before).lines);
    m_document.push(difference(m_document.project(), after), tr("Experiment: %1").arg(name));
    emit runningChanged();
    emit started(name);
}

void ExperimentListModel::goBack(int gesture) {
    if (!canGoBack())
        return;
    m_document.push(wayBack(m_document.project()), tr("Back to before %1").arg(running()), gesture);
    emit started({});
}

void ExperimentListModel::makeOfChanges() {
    const Project& saved = m_saved.project();
    const OverridesBetween changes = overridesBetween(saved, m_document.project());
    if (changes.lines.empty()) {
        emit m_document.refused(
            tr("No setting differs from the saved project, so there is nothing to make an "
               "experiment of. Move a slider or change a setting first."));
        return;
    }
    const QString name = summaryOf(m_document.project(), changes.lines);
    const auto added =
        addAnnotation(m_document.project(), m_document.ids(),
                      {.id = {},
                       .type = "experiment",
                       .name = name.toStdString(),
                       .values = {changes.lines.substr(0, changes.lines.size() - 1)}});
    if (added)
        enter(added.value().annotations.back().id(),
              overridesBetween(m_document.project(), saved).lines);
    m_document.push(added, tr("Make an experiment"));
    emit runningChanged();
    if (!changes.complete)
        emit m_document.refused(tr("The experiment has the settings that differ. What else was "
                                   "changed, as added or removed cards, is not part of it."));
}

void ExperimentListModel::move(const QString& id, int by) {
    m_document.push(moveAnnotation(m_document.project(), id.toStdString(), by),
                    tr("Move an experiment"));
}

void ExperimentListModel::remove(const QString& id) {
    const std::vector<Id> gone{id.toStdString()};
    m_document.push(tiller::remove(m_document.project(), gone), tr("Delete an experiment"));
}

void ExperimentListModel::rename(const QString& id, const QString& name) {
    m_document.push(
        tiller::rename(m_document.project(), id.toStdString(), name.trimmed().toStdString()),
        tr("Rename an experiment"));
}

QString ExperimentListModel::nameOf(const Annotation& experiment) const {
    return experiment.name.empty() ? tr("Experiment") : QString::fromStdString(experiment.name);
}

QVariant ExperimentListModel::data(const QModelIndex& index, int role) const {
    const Project& project = m_document.project();
    const Annotation* experiment = project.annotation(idAt(index));
    if (!experiment)
        return {};
    switch (role) {
    case ExperimentRole:
        return QString::fromStdString(experiment->id);
    case TitleRole:
        return nameOf(*experiment);
    case SummaryRole:
        return summaryOf(project, textOf(valueOf(*experiment, "changes")));
    case FaultRole:
        return faultOf(project, *experiment);
    case RunningRole:
        return experiment->id == m_running && canGoBack();
    default:
        return {};
    }
}

QHash<int, QByteArray> ExperimentListModel::roleNames() const {
    return {{ExperimentRole, "experiment"},
            {TitleRole, "title"},
            {SummaryRole, "summary"},
            {FaultRole, "fault"},
            {RunningRole, "isRunning"}};
}

} // namespace tiller
