#include "app/editor/watch/find_draft.h"

#include "app/editor/watch/sweep_words.h"
#include "app/editor/words/setting_text.h"
#include "core/model/overrides.h"
#include "core/model/registry.h"
#include "core/sim/measure.h"

#include <algorithm>
#include <cmath>

namespace tiller {

namespace {

const std::vector<Choice>& takeChoices() {
    return findAnnotationType("sweep")->setting("take")->choices;
}

Result<double> goalNumber(const QString& name, const QString& typed) {
    const auto number = parseNumber(typed.trimmed().toStdString());
    if (!number)
        return Problem{.text = FindGoal::tr("%1 must be a number.").arg(name).toStdString()};
    return *number;
}

} // namespace

FindGoal::FindGoal(Document* document, SimulationController* simulation,
                   const MonitorAnnotation& what, QObject* parent)
    : QObject(parent) {
    m_measure.setProperty("document", QVariant::fromValue(document));
    m_measure.setProperty("simulation", QVariant::fromValue(simulation));
    m_measure.show(what);
    connect(&m_measure, &MonitorDraft::changed, this, &FindGoal::changed);
}

Result<Goal> FindGoal::read() const {
    if (const QString missing = m_measure.missing(); !missing.isEmpty())
        return Problem{.text = missing.toStdString()};
    Goal goal{.what = m_measure.monitor(), .take = m_take, .wish = m_wish};
    const auto weight = goalNumber(tr("The weight of a goal"), m_weight);
    if (!weight)
        return weight.problems();
    goal.weight = weight.value();
    if (hasTarget()) {
        const auto target = goalNumber(tr("The number that a goal should be near"), m_target);
        if (!target)
            return target.problems();
        goal.target = target.value();
    }
    if (hasLimit()) {
        const auto limit = goalNumber(tr("The number that is reached"), m_limit);
        if (!limit)
            return limit.problems();
        goal.limit = limit.value();
    }
    return goal;
}

QVariantList FindGoal::wishes() const {
    return {choiceEntry("small", tr("Small").toStdString(),
                        tr("The smaller, the better.").toStdString()),
            choiceEntry("large", tr("Large").toStdString(),
                        tr("The larger, the better.").toStdString()),
            choiceEntry("near", tr("Near").toStdString(),
                        tr("The nearer to a number, the better.").toStdString())};
}

QString FindGoal::wish() const {
    return m_wish == Wish::less   ? QStringLiteral("small")
           : m_wish == Wish::more ? QStringLiteral("large")
                                  : QStringLiteral("near");
}

void FindGoal::setWish(const QString& wish) {
    m_wish = wish == QStringLiteral("small")   ? Wish::less
             : wish == QStringLiteral("large") ? Wish::more
                                               : Wish::target;
    emit changed();
}

QVariantList FindGoal::takes() const {
    return choiceEntries(*findAnnotationType("sweep")->setting("take"));
}

QString FindGoal::take() const {
    return QString::fromStdString(takeChoices()[static_cast<std::size_t>(m_take)].id);
}

void FindGoal::setTake(const QString& take) {
    const auto found = std::ranges::find(takeChoices(), take.toStdString(), &Choice::id);
    if (found == takeChoices().end())
        return;
    m_take = static_cast<SweepTake>(found - takeChoices().begin());
    emit changed();
}

bool FindGoal::hasLimit() const {
    return m_take == SweepTake::firstAtLeast || m_take == SweepTake::firstAtMost;
}

QString goalText(const Project& project, const Goal& goal) {
    SweepAnnotation sweep;
    sweep.what = goal.what;
    sweep.take = goal.take;
    sweep.limit = goal.limit;
    const QString number = sweepMeasureText(project, sweep);
    return goal.wish == Wish::less ? FindGoal::tr("%1: small").arg(number)
           : goal.wish == Wish::more
               ? FindGoal::tr("%1: large").arg(number)
               : FindGoal::tr("%1: near %2").arg(number, measuredText(goal.target));
}

namespace {

Problem draftProblem(const QString& text) {
    return {.text = text.toStdString()};
}

/// A typed number of at least @p least; its problem is a sentence.
Result<double> typedOf(const QString& name, const QString& typed, double least, double most) {
    const auto number = parseNumber(typed.trimmed().toStdString());
    if (!number || *number < least || *number > most)
        return draftProblem(
            FindDraft::tr("%1 must be a number, %2 to %3.").arg(name).arg(least).arg(most));
    return *number;
}

/// The choices that are numbers: an optimizer knows no others.
QVariantList numbersOf(const Project& project) {
    QVariantList numbers;
    for (const QVariant& each : variedChoices(project)) {
        const std::string path = each.toMap().value(QStringLiteral("id")).toString().toStdString();
        if (const auto varied = findVaried(project, path); varied && varied->isNumber())
            numbers.append(each);
    }
    return numbers;
}

/// A goal or a value goes when the event that removed it is over: its row may have sent it.
template <class T>
void drop(std::vector<std::unique_ptr<T>>& list, int index) {
    list[static_cast<std::size_t>(index)].release()->deleteLater();
    list.erase(list.begin() + index);
}

template <class T>
QList<QObject*> objectsOf(const std::vector<std::unique_ptr<T>>& list) {
    QList<QObject*> objects;
    for (const auto& each : list)
        objects.append(each.get());
    return objects;
}

} // namespace

FindDraft::FindDraft(QObject* parent) : QObject(parent) {
    connect(this, &FindDraft::edited, this, [this] {
        check();
        emit changed();
    });
}

void FindDraft::begin(const QString& path) {
    m_settings = numbersOf(m_document->project());
    m_seeds = QStringLiteral("8");
    m_seconds = QStringLiteral("30");
    m_budget = QStringLiteral("30");
    while (!m_goals.empty())
        drop(m_goals, 0);
    while (!m_values.empty())
        drop(m_values, 0);
    addGoal();
    addValueOf(path);
}

void FindDraft::addGoal() {
    MonitorDraft first;
    first.setProperty("document", QVariant::fromValue(m_document.data()));
    first.setProperty("simulation", QVariant::fromValue(m_simulation.data()));
    first.begin();
    MonitorAnnotation what = first.monitor();
    std::size_t plot = 0; // the first goal is about the first plot, and so on
    for (const Annotation& each : m_document->project().annotations)
        if (each.type == "monitor" && plot++ == m_goals.size())
            what = monitorOf(each);
    what.agent.clear();
    m_goals.push_back(std::make_unique<FindGoal>(m_document, m_simulation, what, nullptr));
    connect(m_goals.back().get(), &FindGoal::changed, this, &FindDraft::edited);
    emit listed();
    emit edited();
}

void FindDraft::removeGoal(int index) {
    if (index < 0 || static_cast<std::size_t>(index) >= m_goals.size())
        return;
    drop(m_goals, index);
    emit listed();
    emit edited();
}

void FindDraft::addValue() {
    addValueOf({});
}

/// Of the path, or of the first setting that the search does not change yet.
void FindDraft::addValueOf(const QString& path) {
    const auto isKnown = [this](const QString& id) {
        return std::ranges::any_of(m_values, [&](const auto& each) { return each->path() == id; });
    };
    m_values.push_back(std::make_unique<SweptValues>());
    SweptValues& added = *m_values.back();
    connect(&added, &SweptValues::changed, this, &FindDraft::edited);
    if (const auto varied = findVaried(m_document->project(), path.toStdString());
        varied && varied->isNumber())
        added.choose(m_document->project(), path.toStdString());
    for (const QVariant& each : m_settings)
        if (const QString id = each.toMap().value(QStringLiteral("id")).toString();
            added.path().isEmpty() && !isKnown(id))
            added.choose(m_document->project(), id.toStdString());
    emit listed();
    emit edited();
}

void FindDraft::removeValue(int index) {
    if (index < 0 || static_cast<std::size_t>(index) >= m_values.size())
        return;
    drop(m_values, index);
    emit listed();
    emit edited();
}

void FindDraft::choose(int index, const QString& path) {
    SweptValues& values = *m_values.at(static_cast<std::size_t>(index));
    if (path != values.path())
        values.choose(m_document->project(), path.toStdString());
}

Result<FindTask> FindDraft::read() const {
    FindTask task;
    for (const auto& each : m_goals) {
        auto goal = each->read();
        if (!goal)
            return goal.problems();
        task.goals.push_back(std::move(goal).value());
    }
    for (const auto& each : m_values) {
        if (each->path().isEmpty())
            return draftProblem(tr("Choose the number that may change."));
        const auto bounds = each->bounds();
        if (!bounds)
            return bounds.problems();
        task.free.push_back({each->path().toStdString(), bounds.value()[0], bounds.value()[1]});
    }
    const auto seeds = typedOf(tr("The number of seeds"), m_seeds, 1, 1000);
    const auto seconds = typedOf(tr("The length of a run"), m_seconds, 0.01, 1e6);
    const auto budget = typedOf(tr("The time to search"), m_budget, 1, 1e6);
    for (const auto* each : {&seeds, &seconds, &budget})
        if (!*each)
            return each->problems();
    if (seeds.value() != std::floor(seeds.value()))
        return draftProblem(tr("The number of seeds must be a whole number."));
    task.seeds = seeds.value();
    task.ticks = std::max(
        1.0, std::round(seconds.value() * m_document->project().worldNumber("ticksPerSecond")));
    task.seconds = budget.value();
    if (const auto checked = checkTask(m_document->project(), task); !checked)
        return checked.problems();
    return task;
}

void FindDraft::check() {
    m_missing.clear();
    if (!m_document)
        return;
    auto task = read();
    if (task)
        m_task = std::move(task).value();
    else
        m_missing = QString::fromStdString(task.problems().front().text);
}

QList<QObject*> FindDraft::goals() const {
    return objectsOf(m_goals);
}

QList<QObject*> FindDraft::values() const {
    return objectsOf(m_values);
}

} // namespace tiller
