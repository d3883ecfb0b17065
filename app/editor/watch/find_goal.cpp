#include "app/editor/watch/find_goal.h"

#include "app/editor/watch/sweep_words.h"
#include "app/editor/words/setting_value.h"
#include "core/model/overrides.h"
#include "core/model/registry.h"

#include <algorithm>

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

} // namespace tiller
