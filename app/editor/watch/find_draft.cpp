#include "app/editor/watch/find_draft.h"

#include "app/editor/watch/sweep_words.h"
#include "app/editor/words/setting_text.h"
#include "core/base/number_text.h"
#include "core/model/overrides.h"

#include <algorithm>
#include <cmath>

namespace tiller {

namespace {

constexpr double closeWidth = 28; // of a button with a cross

Problem draftProblem(const QString& text) {
    return {.text = text.toStdString()};
}

Result<double> goalNumber(const QString& name, const QString& typed) {
    const auto number = parseNumber(typed.trimmed().toStdString());
    if (!number)
        return draftProblem(FindDraft::tr("%1 must be a number.").arg(name));
    return *number;
}

/// A typed number of at least @p least; its problem is a sentence.
Result<double> typedOf(const QString& name, const QString& typed, double least, double most) {
    const auto number = parseNumber(typed.trimmed().toStdString());
    if (!number || *number < least || *number > most)
        return draftProblem(
            FindDraft::tr("%1 must be a number, %2 to %3.").arg(name).arg(least).arg(most));
    return *number;
}

QVariantMap wishEntry(const char* id, const QString& title, const QString& help) {
    return choiceEntry(id, title.toStdString(), help.toStdString());
}

/// In the order of Wish.
QVariantList wishes() {
    return {wishEntry("small", FindDraft::tr("Small"), FindDraft::tr("The smaller, the better.")),
            wishEntry("large", FindDraft::tr("Large"), FindDraft::tr("The larger, the better.")),
            wishEntry("near", FindDraft::tr("Near"),
                      FindDraft::tr("The nearer to a number, the better."))};
}

QString idOf(const QVariant& entry) {
    return entry.toMap().value("id").toString();
}

/// The choices that are numbers: an optimizer knows no others.
QVariantList numbersOf(const Project& project) {
    QVariantList numbers = variedChoices(project);
    numbers.removeIf([&](const QVariant& each) {
        const auto varied = findVaried(project, idOf(each).toStdString());
        return !varied || !varied->isNumber();
    });
    return numbers;
}

FormField removeButton(const QString& name, const QString& tip) {
    return FormField("close", "remove", tip).named(name).ofWidth(closeWidth);
}

} // namespace

Result<Goal> GoalFields::read() const {
    if (const QString missing = measure.missing(); !missing.isEmpty())
        return draftProblem(missing);
    Goal goal{.what = measure.monitor(), .take = take.take, .wish = wish};
    Problems problems;
    const auto readNumber = [&](const QString& name, const QString& typed, double& number) {
        if (const auto found = goalNumber(name, typed); found)
            number = found.value();
        else if (problems.empty())
            problems = found.problems();
    };
    readNumber(FindDraft::tr("The weight of a goal"), weight, goal.weight);
    if (wish == Wish::target)
        readNumber(FindDraft::tr("The number that a goal should be near"), target, goal.target);
    if (take.hasLimit())
        readNumber(FindDraft::tr("The number that is reached"), take.limit, goal.limit);
    return problems.empty() ? Result<Goal>(goal) : problems;
}

std::vector<FormField> GoalFields::fields(std::size_t number) const {
    const bool isAlone = number == 0;
    const QString suffix = '-' + QString::number(std::max<std::size_t>(number, 1));
    std::vector<FormField> all{
        FormField("choice", "wish", FindDraft::tr("What the number should be"),
                  idOf(wishes().at(static_cast<int>(wish))))
            .withChoices(wishes())
            .named("wish" + suffix)
            .inRow(isAlone ? FindDraft::tr("Should be") : FindDraft::tr("Goal %1").arg(number))};
    if (wish == Wish::target)
        all.push_back(FormField("number", "target",
                                FindDraft::tr("The number that it should be near"), target)
                          .named("target" + suffix)
                          .ofWidth(96));
    if (!isAlone) {
        all.push_back(FormField("number", "weight",
                                FindDraft::tr("How much this goal counts beside the others"),
                                weight)
                          .withUnit(FindDraft::tr("weight"))
                          .named("weight" + suffix)
                          .ofWidth(112));
        all.push_back(
            removeButton("removeGoal" + suffix, FindDraft::tr("Remove goal %1").arg(number)));
    }
    append(all, "measure.", "plot", measure.fields(FindDraft::tr("Number")));
    append(all, {}, "sweep", take.fields());
    if (!isAlone)
        all.push_back(FormField("rule", "end").inRow({}));
    return all;
}

void GoalFields::enter(const QString& field, const QString& value) {
    if (const auto measured = idInPart(field, "measure."))
        measure.enter(*measured, value);
    else if (field == "wish")
        wish = value == "small" ? Wish::less : value == "large" ? Wish::more : Wish::target;
    else if (field == "target" || field == "weight")
        (field == "target" ? target : weight) = value;
    else
        take.enter(field, value);
}

QString goalText(const Project& project, const Goal& goal) {
    SweepAnnotation sweep;
    sweep.what = goal.what;
    sweep.take = goal.take;
    sweep.limit = goal.limit;
    const QString number = sweepMeasureText(project, sweep);
    return goal.wish == Wish::less ? FindDraft::tr("%1: small").arg(number)
           : goal.wish == Wish::more
               ? FindDraft::tr("%1: large").arg(number)
               : FindDraft::tr("%1: near %2").arg(number, measuredText(goal.target));
}

void FindDraft::begin(const QString& path) {
    m_settings = numbersOf(m_document.project());
    m_seeds = "8";
    m_seconds = "30";
    m_budget = "30";
    m_goals.clear();
    m_values.clear();
    addGoal();
    addValue(path);
    refresh();
}

void FindDraft::addGoal() {
    GoalFields goal{.measure = MeasureFields(m_document, m_simulation)};
    goal.measure.begin();
    MonitorAnnotation what = goal.measure.monitor();
    std::size_t plot = 0; // the first goal is about the first plot, and so on
    for (const Annotation& each : m_document.project().annotations)
        if (each.type == "monitor" && plot++ == m_goals.size())
            what = monitorOf(each);
    what.agent.clear();
    goal.measure.show(what);
    m_goals.push_back(std::move(goal));
}

/// Of the path, or of the first setting that the search does not change yet.
void FindDraft::addValue(const QString& path) {
    const Project& project = m_document.project();
    SweptValues added;
    if (const auto varied = findVaried(project, path.toStdString()); varied && varied->isNumber())
        added.choose(project, path.toStdString());
    for (const QVariant& each : m_settings)
        if (added.path().isEmpty() &&
            std::ranges::find(m_values, idOf(each), &SweptValues::path) == m_values.end())
            added.choose(project, idOf(each).toStdString());
    m_values.push_back(added);
}

std::vector<FormField> FindDraft::fields() const {
    std::vector<FormField> all;
    for (std::size_t i = 0; i < m_goals.size(); ++i)
        append(all, QStringLiteral("goal-%1.").arg(i), {},
               m_goals[i].fields(m_goals.size() == 1 ? 0 : i + 1));
    all.push_back(FormField("button", "addGoal", tr("Another goal")).named("addGoal").inRow({}));
    for (std::size_t i = 0; i < m_values.size(); ++i)
        append(all, QStringLiteral("value-%1.").arg(i), QStringLiteral("free-%1").arg(i),
               fieldsOf(i));
    all.push_back(
        FormField("button", "addValue", tr("Another number")).named("addValue").inRow({}));
    append(all, {}, "find",
           {FormField("number", "seconds", tr("Length of each run in seconds"), m_seconds)
                .withUnit(tr("seconds"))
                .inRow(tr("Runs of")),
            FormField("number", "seeds", tr("How many seeds each point has"), m_seeds)
                .withUnit(tr("seeds each")),
            FormField("number", "budget", tr("How many seconds the search takes"), m_budget)
                .withUnit(tr("seconds"))
                .inRow(tr("Search for"))});
    return all;
}

/// Of a number that may change. One of several can be removed.
std::vector<FormField> FindDraft::fieldsOf(std::size_t value) const {
    std::vector<FormField> fields =
        m_values[value].fields(value == 0 ? tr("Vary") : tr("And"), m_settings, true);
    if (m_values.size() > 1) {
        fields.insert(fields.begin() + 1, removeButton(QStringLiteral("removeValue-%1").arg(value),
                                                       tr("Leave this number as it is")));
        if (fields.size() > 2) // its room stays empty below it
            fields.insert(fields.end() - 1, FormField("space", "space").ofWidth(closeWidth));
    }
    return fields;
}

void FindDraft::enter(const QString& field, const QVariant& value, int) {
    const QString text = value.toString();
    if (field == "addGoal")
        addGoal();
    else if (field == "addValue")
        addValue({});
    else if (!enterIn(field, text))
        (field == "seeds" ? m_seeds : field == "seconds" ? m_seconds : m_budget) = text;
}

bool FindDraft::enterIn(const QString& field, const QString& value) {
    for (std::size_t i = 0; i < m_goals.size(); ++i)
        if (const auto id = idInPart(field, QStringLiteral("goal-%1.").arg(i))) {
            if (*id == "remove")
                m_goals.erase(m_goals.begin() + static_cast<std::ptrdiff_t>(i));
            else
                m_goals[i].enter(*id, value);
            return true;
        }
    for (std::size_t i = 0; i < m_values.size(); ++i)
        if (const auto id = idInPart(field, QStringLiteral("value-%1.").arg(i))) {
            if (*id == "remove")
                m_values.erase(m_values.begin() + static_cast<std::ptrdiff_t>(i));
            else
                m_values[i].enter(m_document.project(), *id, value);
            return true;
        }
    return false;
}

QString FindDraft::note() const {
    return tr("Then the best five and the project run with seeds that the search has not seen.");
}

Result<FindTask> FindDraft::read() const {
    FindTask task;
    for (const GoalFields& each : m_goals) {
        auto goal = each.read();
        if (!goal)
            return goal.problems();
        task.goals.push_back(std::move(goal).value());
    }
    for (const SweptValues& each : m_values) {
        if (each.path().isEmpty())
            return draftProblem(tr("Choose the number that may change."));
        const auto bounds = each.bounds();
        if (!bounds)
            return bounds.problems();
        task.free.push_back({each.path().toStdString(), bounds.value()[0], bounds.value()[1]});
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
        1.0, std::round(seconds.value() * m_document.project().worldNumber("ticksPerSecond")));
    task.seconds = budget.value();
    if (const auto checked = checkTask(m_document.project(), task); !checked)
        return checked.problems();
    return task;
}

void FindDraft::check() {
    m_missing.clear();
    auto task = read();
    if (task)
        m_task = std::move(task).value();
    else
        m_missing = QString::fromStdString(task.problems().front().text);
}

} // namespace tiller
