#include "app/editor/teach/experiment_list_model.h"

#include "app/editor/document/document.h"
#include "app/editor/teach/saved_project.h"
#include "app/editor/teach/setting_words.h"
#include "app/editor/teach/step_list_model.h"
#include "core/base/number_text.h"
#include "core/model/overrides.h"

#include <algorithm>

namespace tiller {

namespace {

Result<Change> changesOf(const Annotation& experiment, const Project& project) {
    return overrideChanges(project, textOf(valueOf(experiment, "changes")));
}

QString firstOf(const Problems& problems) {
    return QString::fromStdString(problems.front().text);
}

/// Why it cannot start; empty if it can.
QString problemOf(const Project& project, const Annotation& experiment) {
    const auto problems = overrideProblems(project, textOf(valueOf(experiment, "changes")));
    return problems.empty() ? QString() : QString::fromStdString(problems.front());
}

} // namespace

ExperimentListModel::ExperimentListModel(Document& document, SavedProject& saved, QObject* parent)
    : RowsModel(parent)
    , m_document(document)
    , m_saved(saved)
    , m_rows(this,
             {{"experiment", &Annotation::id},
              {"title", nameOf},
              {"summary",
               [this](const Annotation& each) {
                   return summaryOf(m_document.project(), textOf(valueOf(each, "changes")));
               }},
              {"fault",
               [this](const Annotation& each) { return problemOf(m_document.project(), each); }},
              {"isRunning", [this](const Annotation& each) {
                   return canGoBack() && m_entered[*m_current].experiment == each.id;
               }}}) {
    connect(&document, &Document::changed, this, &ExperimentListModel::follow);
    connect(&document, &Document::opened, this, [this] {
        forget();
        follow();
    });
    follow();
}

void ExperimentListModel::follow() {
    std::vector<Annotation> experiments;
    for (const Annotation& each : m_document.project().annotations)
        if (each.type == "experiment")
            experiments.push_back(each);
    if (experiments.empty() && count() == 0)
        return;
    m_rows.show(experiments, &Annotation::id);
    followSettings();
    m_rows.announce({"summary", "fault", "isRunning"});
    emit runningChanged();
}

/// Undo, redo and other edits may end an experiment, or make its settings hold again.
void ExperimentListModel::followSettings() {
    const Project& project = m_document.project();
    const auto holds = [&project](const Entered& entered) {
        const auto forth = overrideChanges(project, entered.forth);
        return !entered.forth.empty() && forth && forth.value().empty();
    };
    Change back = changesBack(project);
    if (back.empty()) {
        const auto found = std::ranges::find_if(m_entered.rbegin(), m_entered.rend(), holds);
        m_current.reset();
        if (found == m_entered.rend())
            return;
        m_current = static_cast<std::size_t>(m_entered.rend() - found) - 1;
        back = changesBack(project);
    }
    Project before = project;
    apply(back, before);
    m_entered[*m_current].forth = overridesBetween(before, project).lines;
}

void ExperimentListModel::enter(const Id& experiment, std::string back) {
    std::erase_if(m_entered, [&](const Entered& each) { return each.experiment == experiment; });
    m_entered.push_back({experiment, std::move(back), {}});
    m_current = m_entered.size() - 1;
}

void ExperimentListModel::forget() {
    m_entered.clear();
    m_current.reset();
}

/// Line by line: lines about removed items are left out.
Change ExperimentListModel::changesBack(const Project& project) const {
    if (!m_current)
        return {};
    Project edited = project;
    std::string_view lines = m_entered[*m_current].back;
    while (!lines.empty()) {
        const std::size_t end = lines.find('\n');
        if (const auto change = overrideChange(edited, lines.substr(0, end)))
            apply(change.value(), edited);
        lines.remove_prefix(end + 1);
    }
    return difference(project, edited);
}

bool ExperimentListModel::canGoBack() const {
    return !changesBack(m_document.project()).empty();
}

QString ExperimentListModel::running() const {
    if (!canGoBack())
        return {};
    const Annotation* experiment =
        m_document.project().annotation(m_entered[*m_current].experiment);
    return experiment ? nameOf(*experiment) : QString();
}

std::optional<Project> ExperimentListModel::projectBefore() const {
    if (!canGoBack())
        return {};
    Project project = m_document.project();
    apply(changesBack(project), project);
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
        m_document.refuse(
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
    m_document.push(changesBack(m_document.project()), tr("Back to before %1").arg(running()),
                    gesture);
    emit started({});
}

void ExperimentListModel::makeOfChanges() {
    const Project& saved = m_saved.project();
    const OverridesBetween changes = overridesBetween(saved, m_document.project());
    if (changes.lines.empty()) {
        m_document.refuse(
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
    if (!changes.complete())
        m_document.refuse(tr("The experiment has the settings that differ. It does not have "
                             "other changes, such as added or removed cards."));
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

QString ExperimentListModel::nameOf(const Annotation& experiment) {
    return experiment.name.empty() ? tr("Experiment") : QString::fromStdString(experiment.name);
}

} // namespace tiller
