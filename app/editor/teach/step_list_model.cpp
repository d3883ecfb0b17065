#include "app/editor/teach/step_list_model.h"

#include "app/editor/document/document.h"
#include "app/editor/sim/simulation_controller.h"
#include "app/editor/teach/guess.h"
#include "app/editor/teach/saved_project.h"
#include "app/editor/teach/setting_words.h"
#include "app/editor/words/names.h"
#include "app/editor/words/setting_text.h"
#include "core/base/number_text.h"
#include "core/model/agent_type.h"
#include "core/model/check_rules.h"
#include "core/model/note_links.h"
#include "core/model/overrides.h"
#include "core/model/registry.h"
#include "core/sim/measure.h"

namespace tiller {

namespace {

QString faultOf(const Project& project, const Annotation& step) {
    Problems problems;
    checkStep(project, ProjectIndex(project), step, problems);
    return problems.empty() ? QString() : QString::fromStdString(problems.front().text);
}

/// {text, isRight} each
QVariantList answersAsList(const Annotation& step) {
    QVariantList list;
    for (const StepAnswer& each : readAnswers(stepOf(step).answers))
        list.append(
            QVariantMap{{"text", QString::fromStdString(each.text)}, {"isRight", each.isRight}});
    return list;
}

} // namespace

StepListModel::StepListModel(Document& document, SimulationController& simulation,
                             SavedProject& saved, QObject* parent)
    : RowsModel(parent)
    , m_document(document)
    , m_simulation(simulation)
    , m_saved(saved)
    , m_rows(this, {{"step", &Annotation::id},
                    {"title", &Annotation::name},
                    {"answers", answersAsList},
                    {"fault", [this](const Annotation& step) {
                         return faultOf(m_document.project(), step);
                     }}}) {
    connect(&document, &Document::changed, this, &StepListModel::follow);
    connect(&document, &Document::opened, this, &StepListModel::follow);
    follow();
}

void StepListModel::follow() {
    std::vector<Annotation> steps;
    for (const Annotation* each : stepsOf(m_document.project()))
        steps.push_back(*each);
    m_rows.show(steps, &Annotation::id);
    m_rows.announce({"fault"});
    emit edited();
}

const Annotation* StepListModel::annotation(const QString& step) const {
    const Annotation* found = m_document.project().annotation(step.toStdString());
    return found && isStep(*found) ? found : nullptr;
}

QString StepListModel::changesText(const StepAnnotation& step) const {
    return summaryOf(m_document.project(), step.changes);
}

QString StepListModel::spotlightText(const StepAnnotation& step) const {
    const Project& project = m_document.project();
    const std::string& what = step.spotlight;
    if (const auto agent = agentNamed(project, what); agent && !project.has(what))
        return QStringLiteral("%1 %2").arg(nameOf(project, {agent->first})).arg(agent->second);
    const QString name = project.has(what) ? nameOf(project, {what}) : QString::fromStdString(what);
    return project.node(what) ? tr("all of %1").arg(name) : name;
}

QString StepListModel::openText(const StepAnnotation& step) const {
    QStringList names;
    for (const std::string_view id : wordsOf(step.open))
        names += nameOf(m_document.project(), {Id(id)});
    return names.join(QStringLiteral(", "));
}

QVariantList StepListModel::annotationsOf(const char* type, const QString& none) const {
    const Project& project = m_document.project();
    QVariantList list{choiceEntry({}, none.toStdString())};
    for (const Annotation& each : project.annotations)
        if (each.type == type) {
            const std::string name = each.type == "monitor" ? columnName(each, project) : each.name;
            list.append(choiceEntry(each.id, name.empty() ? each.id : name));
        }
    return list;
}

QVariantList StepListModel::plots() const {
    return annotationsOf("monitor", tr("Choose a plot")) +
           QVariantList{choiceEntry("new plot", tr("New plot…").toStdString())};
}

QVariantList StepListModel::experiments() const {
    return annotationsOf("experiment", tr("Nothing"));
}

QString StepListModel::add() {
    const Result<Change> added =
        addAnnotation(m_document.project(), m_document.ids(),
                      {.id = {},
                       .type = "step",
                       .name = tr("Step %1").arg(count() + 1).toStdString(),
                       .values = itemWith("step", StepAnnotation()).values});
    m_document.push(added, tr("Add a step"));
    return added ? QString::fromStdString(added.value().annotations.back().id()) : QString();
}

void StepListModel::remove(const QString& step) {
    m_document.push(tiller::remove(m_document.project(), std::vector<Id>{step.toStdString()}),
                    tr("Delete a step"));
}

void StepListModel::move(const QString& step, int by) {
    m_document.push(moveAnnotation(m_document.project(), step.toStdString(), by),
                    tr("Move a step"));
}

void StepListModel::rename(const QString& step, const QString& title) {
    m_document.push(
        tiller::rename(m_document.project(), step.toStdString(), title.trimmed().toStdString()),
        tr("Rename a step"));
}

void StepListModel::set(const QString& step, const QString& setting, const QVariant& value,
                        int gesture) {
    const Setting* described = findAnnotationType("step")->setting(setting.toStdString());
    if (!described)
        return;
    Value set = value.toString().toStdString();
    if (described->kind == SettingKind::number) {
        const auto number = typedNumber(value.toString());
        if (!number) {
            m_document.refuse(tr("\u201c%1\u201d is no number.").arg(value.toString()));
            return;
        }
        set = *number;
    }
    m_document.push(setValue(m_document.project(), step.toStdString(), setting.toStdString(), set),
                    tr("Change a step"), gesture);
}

template <class Edit>
void StepListModel::editAnswers(const QString& step, const Edit& edit) {
    const Annotation* found = annotation(step);
    if (!found)
        return;
    std::vector<StepAnswer> answers = readAnswers(stepOf(*found).answers);
    edit(answers);
    set(step, QStringLiteral("answers"), QString::fromStdString(writeAnswers(answers)));
}

void StepListModel::addAnswer(const QString& step) {
    editAnswers(step, [](std::vector<StepAnswer>& answers) {
        answers.push_back({tr("Answer %1").arg(answers.size() + 1).toStdString(), answers.empty()});
    });
}

void StepListModel::setAnswer(const QString& step, int answer, const QString& text) {
    editAnswers(step, [&](std::vector<StepAnswer>& answers) {
        const auto index = static_cast<std::size_t>(answer);
        if (answer >= 0 && index < answers.size() && !text.trimmed().isEmpty())
            answers[index].text = text.trimmed().toStdString();
    });
}

void StepListModel::setRight(const QString& step, int answer) {
    editAnswers(step, [&](std::vector<StepAnswer>& answers) {
        for (std::size_t i = 0; i < answers.size(); ++i)
            answers[i].isRight = static_cast<int>(i) == answer;
    });
}

void StepListModel::removeAnswer(const QString& step, int answer) {
    editAnswers(step, [&](std::vector<StepAnswer>& answers) {
        if (answer >= 0 && answer < static_cast<int>(answers.size()))
            answers.erase(answers.begin() + answer);
    });
}

void StepListModel::takeSettings(const QString& step) {
    OverridesBetween changes = overridesBetween(m_saved.project(), m_document.project());
    if (changes.lines.empty()) {
        m_document.refuse(
            m_document.file().isEmpty()
                ? tr("No setting differs from the project as it was opened, and a step takes those "
                     "that differ. Save the project, and then change what the step needs.")
                : tr("No setting differs from the saved project. Move a slider or change a "
                     "setting first."));
        return;
    }
    changes.lines.pop_back(); // the last line break
    set(step, QStringLiteral("changes"), QString::fromStdString(changes.lines));
}

void StepListModel::takeView(const QString& step, const QRectF& seen) {
    const std::string camera =
        seen.isEmpty() ? std::string()
                       : writeCamera({seen.center().x(), seen.center().y(), seen.width()});
    set(step, QStringLiteral("camera"), QString::fromStdString(camera));
}

void StepListModel::takeSpotlight(const QString& step) {
    const Project& project = m_document.project();
    const QStringList selected = m_document.selection()->ids();
    const Id id = selected.size() == 1 ? selected.front().toStdString() : Id();
    const Node* node = project.node(id);
    const auto& agent = m_simulation.picked();
    std::string target;
    if (project.sceneItem(id) || (node && node->type == agentTypeId))
        target = id;
    else if (agent)
        target = nameOfAgent(project, {agent->type, agent->ordinal});
    if (target.empty())
        m_document.refuse(tr("Click an agent in the world, or select one agent type or one scene "
                             "item first."));
    else
        set(step, QStringLiteral("spotlight"), QString::fromStdString(target));
}

void StepListModel::takeOpen(const QString& step) {
    QStringList cards;
    for (const QString& id : m_document.selection()->ids())
        if (m_document.project().node(id.toStdString()))
            cards += id;
    if (cards.empty())
        m_document.refuse(tr("Select the cards on the canvas first."));
    else
        set(step, QStringLiteral("open"), cards.join(QStringLiteral(", ")));
}

Change moveAnnotation(const Project& project, std::string_view id, int by) {
    const std::vector<Annotation>& all = project.annotations;
    const auto count = static_cast<int>(all.size());
    const auto at = static_cast<int>(std::ranges::find(all, id, &Annotation::id) - all.begin());
    for (int to = at + by; at < count && to >= 0 && to < count; to += by) {
        if (all[static_cast<std::size_t>(to)].type != all[static_cast<std::size_t>(at)].type)
            continue;
        Change change;
        const Annotation& moved = all[static_cast<std::size_t>(at)];
        change.annotations.push_back({moved, {}, static_cast<std::size_t>(at)});
        change.annotations.push_back({{}, moved, static_cast<std::size_t>(to)});
        return change;
    }
    return {};
}

} // namespace tiller
