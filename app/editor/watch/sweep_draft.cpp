#include "app/editor/watch/sweep_draft.h"

#include "app/editor/viewport/selected_handles.h"
#include "app/editor/watch/sweep_words.h"
#include "app/editor/words/setting_text.h"
#include "core/base/number_text.h"
#include "core/model/overrides.h"
#include "core/model/registry.h"
#include "core/sim/sweep_run.h"

#include <algorithm>
#include <cmath>
#include <thread>

namespace tiller {

SweepEstimate::SweepEstimate(QObject* parent) : QObject(parent) {
    connect(&m_work, &BehindWork::ended, this, [this](const QString& problem) {
        if (m_wanted && problem.isEmpty())
            m_seconds = m_found;
        if (m_next)
            start();
        emit changed();
    });
}

void SweepEstimate::ask(Project project, SweepPlan plan) {
    if (plan.runs.empty())
        return;
    m_next = Question{std::move(project), std::move(plan)};
    if (!m_work.running())
        start();
}

void SweepEstimate::forget() {
    m_next.reset();
    m_seconds.reset();
    m_wanted = false;
}

void SweepEstimate::start() {
    m_wanted = true;
    m_work.start([this, question = *std::exchange(m_next, {})] {
        const double cores = std::max(1U, std::thread::hardware_concurrency());
        const auto runs = static_cast<double>(question.plan.runs.size());
        m_found = estimateRun(question.project, question.plan) * std::max(1.0, runs / cores);
    });
}

namespace {

constexpr double usualSeconds = 60;
constexpr double usualSeeds = 5;

const Setting& settingOf(std::string_view id) {
    return *findAnnotationType("sweep")->setting(id);
}

Problem sentence(const QString& text) {
    return {.text = text.toStdString()};
}

double ticksPerSecond(const Project& project) {
    return project.worldNumber("ticksPerSecond");
}

/// A typed number within the range of a setting of sweeps.
Result<double> typedNumber(std::string_view id, const QString& typed) {
    const Setting& setting = settingOf(id);
    const auto number = readNumber(setting, typed.trimmed());
    const bool isWhole = setting.kind == SettingKind::integer;
    if (!number || *number < setting.min || *number > setting.max ||
        (isWhole && typed.trimmed().toDouble() != *number))
        return sentence((isWhole ? SweepDraft::tr("%1 must be a whole number, %2.")
                                 : SweepDraft::tr("%1 must be a number, %2."))
                            .arg(QString::fromStdString(setting.title), rangeText(setting)));
    return *number;
}

/// The distance to the goal of an Arrive, Go to or Way, of @p preferred if that type has one.
/// Nothing if no agents arrive anywhere.
std::optional<MonitorAnnotation> distanceToGoal(const Project& project, const Id& preferred) {
    const std::vector<const Node*> targets = nodesFor(project, Quantity::distance);
    std::optional<MonitorAnnotation> found;
    for (const Link& link : project.links) {
        const Node* to = project.node(link.to.node);
        if (!to || (to->type != "arrive" && to->type != "go-to" && to->type != "way") ||
            std::ranges::find(targets, link.from.node, &Node::id) == targets.end())
            continue;
        for (const Id& type : agentTypesOf(project, to->id))
            if (!found || (type == preferred && found->of != preferred))
                found = MonitorAnnotation{.of = type,
                                          .agent = {},
                                          .quantity = Quantity::distance,
                                          .node = link.from.node};
    }
    return found;
}

} // namespace

bool TakeFields::hasLimit() const {
    return take == SweepTake::firstAtLeast || take == SweepTake::firstAtMost;
}

std::vector<FormField> TakeFields::fields() const {
    SweepAnnotation sweep;
    sweep.take = take;
    std::vector<FormField> fields{
        describedField(settingOf("take"), toVariant(settingOf("take").load(&sweep)))
            .titled(SweepDraft::tr("Which number of a run counts"))
            .inRow(SweepDraft::tr("Result"))};
    if (hasLimit())
        fields.push_back(
            FormField("number", "limit", SweepDraft::tr("The number that is reached"), limit)
                .ofWidth(96));
    return fields;
}

void TakeFields::enter(const QString& field, const QString& value) {
    SweepAnnotation sweep;
    sweep.take = take;
    if (field == QStringLiteral("limit"))
        limit = value;
    else
        settingOf("take").store(&sweep, value.toStdString());
    take = sweep.take;
}

SweepDraft::SweepDraft(Document& document, SimulationController& simulation)
    : m_document(document), m_measure(document, simulation) {
    connect(&m_estimate, &SweepEstimate::changed, this, &SweepDraft::changed);
}

void SweepDraft::begin(const std::string& path) {
    const Project& project = m_document.project();
    m_id.clear();
    m_name.clear();
    SweepAnnotation sweep;
    sweep.seeds = usualSeeds;
    sweep.ticks = std::round(usualSeconds * ticksPerSecond(project));
    m_measure.begin();
    sweep.what = m_measure.monitor();
    for (const Annotation& each : project.annotations)
        if (each.type == "monitor") {
            sweep.what = monitorOf(each);
            break;
        }
    sweep.what.agent.clear(); // of all agents: one may not be born with other values
    if (sweep.what.quantity == Quantity::speed) // of agents that stand at the end, it is 0
        if (const auto distance = distanceToGoal(project, sweep.what.of)) {
            sweep.what = *distance;
            sweep.take = SweepTake::mean;
        }
    show(sweep);
    m_first.choose(project, path);
    if (m_first.path().isEmpty() && !m_settings.isEmpty())
        m_first.choose(project, m_settings.front().toMap().value("id").toString().toStdString());
    refresh();
}

void SweepDraft::edit(const Annotation& sweep) {
    m_id = sweep.id;
    m_name = QString::fromStdString(sweep.name);
    show(sweepOf(sweep));
    refresh();
}

void SweepDraft::show(const SweepAnnotation& sweep) {
    const Project& project = m_document.project();
    m_estimate.forget();
    m_settings = variedChoices(project);
    m_seeds = QString::number(sweep.seeds);
    m_seconds = QString::fromStdString(
        toText(std::round(sweep.ticks / ticksPerSecond(project) * 1e6) / 1e6));
    m_take = {sweep.take, QString::fromStdString(toText(sweep.limit))};
    m_measure.show(sweep.what);
    const std::vector<std::string_view> lines = linesOf(sweep.varies);
    m_first.read(project, lines.empty() ? std::string_view() : lines[0]);
    m_second.read(project, lines.size() < 2 ? std::string_view() : lines[1]);
    m_more.clear();
    for (std::size_t i = 2; i < lines.size(); ++i)
        m_more += "\n" + std::string(lines[i]);
}

std::vector<FormField> SweepDraft::fields() const {
    const QVariant none = choiceEntry({}, tr("None").toStdString());
    std::vector<FormField> all;
    append(all, "first.", "first", m_first.fields(tr("Vary"), m_settings, false));
    append(all, "second.", "second",
           m_second.fields(tr("And vary"), QVariantList{none} + m_settings, false));
    append(all, "measure.", "plot", m_measure.fields(tr("Measure")));
    append(all, {}, "sweep", m_take.fields());
    append(all, {}, "sweep",
           {FormField("number", "seconds", tr("Length of each run in seconds"), m_seconds)
                .withHelp(ticksText())
                .withUnit(tr("seconds"))
                .inRow(tr("Runs of")),
            FormField("hint", "ticks", {}, ticksText()).ofWidth(100),
            FormField("number", "seeds", tr("How many seeds each combination has"), m_seeds)
                .withUnit(tr("seeds each")),
            FormField("text", "name", tr("Name"), m_name)
                .withHint(m_plan ? sweepTitle(m_document.project(), m_plan->sweep) : QString())
                .inRow(tr("Name"))});
    return all;
}

void SweepDraft::enter(const QString& field, const QVariant& value, int) {
    const Project& project = m_document.project();
    const QString text = value.toString();
    if (const auto first = idInPart(field, "first.")) {
        m_first.enter(project, *first, text);
    } else if (const auto second = idInPart(field, "second.")) {
        const QString before = m_second.path();
        m_second.enter(project, *second, text);
        if (m_second.path() != before)
            m_second.enter(project, "count", "5"); // a map of 10 x 10 takes long
    } else if (const auto measured = idInPart(field, "measure.")) {
        m_measure.enter(*measured, text);
    } else if (field == "seconds" || field == "seeds" || field == "name") {
        (field == "seconds" ? m_seconds : field == "seeds" ? m_seeds : m_name) = text;
    } else {
        m_take.enter(field, text);
    }
}

Result<SweepAnnotation> SweepDraft::read() const {
    if (m_first.path().isEmpty())
        return sentence(tr("Choose the setting to vary."));
    SweepAnnotation sweep;
    for (const SweptValues* each : {&m_first, &m_second}) {
        if (each->path().isEmpty())
            continue;
        const auto line = each->line();
        if (!line)
            return line.problems();
        sweep.varies += (sweep.varies.empty() ? "" : "\n") + line.value();
    }
    sweep.varies += m_more;
    const auto seeds = typedNumber("seeds", m_seeds);
    if (!seeds)
        return seeds.problems();
    sweep.seeds = seeds.value();
    bool isNumber = false;
    const double seconds = m_seconds.trimmed().toDouble(&isNumber);
    const double ticks = std::round(seconds * ticksPerSecond(m_document.project()));
    const Setting& length = settingOf("ticks");
    if (!isNumber || !(ticks >= length.min) || ticks > length.max)
        return sentence(tr("The length must be a number of seconds, at least one tick."));
    sweep.ticks = ticks;
    if (const QString missing = m_measure.missing(); !missing.isEmpty())
        return sentence(missing);
    sweep.what = m_measure.monitor();
    sweep.take = m_take.take;
    if (m_take.hasLimit()) {
        const auto limit = typedNumber("limit", m_take.limit);
        if (!limit)
            return limit.problems();
        sweep.limit = limit.value();
    }
    return sweep;
}

void SweepDraft::check() {
    m_plan.reset();
    m_missing.clear();
    const auto fail = [this](const Problems& problems) {
        m_missing = QString::fromStdString(problems.front().text);
    };
    const auto sweep = read();
    if (!sweep)
        return fail(sweep.problems());
    double runs = sweep.value().seeds;
    if (const auto varied = readVaries(sweep.value().varies))
        for (const SweptPath& each : varied.value())
            runs *= static_cast<double>(each.values.size());
    if (runs > mostRuns) {
        m_missing = tr("These are %1 runs; the editor takes at most %2. Take fewer values or "
                       "seeds, or run \u201ctiller sweep\u201d.")
                        .arg(runs)
                        .arg(mostRuns);
        return;
    }
    auto plan = planSweep(m_document.project(), sweep.value());
    if (!plan)
        return fail(plan.problems());
    m_plan = std::move(plan).value();
    m_estimate.ask(m_document.project(), *m_plan);
}

Annotation SweepDraft::annotation() const {
    return {.id = m_id,
            .type = "sweep",
            .name = m_name.trimmed().toStdString(),
            .values = itemWith("sweep", m_plan->sweep).values};
}

QString SweepDraft::note() const {
    if (!m_plan)
        return {};
    const auto runs = static_cast<int>(m_plan->runs.size());
    const QString all = tr("%n runs", nullptr, runs);
    const auto& seconds = m_estimate.seconds();
    return seconds ? tr("%1: %2 on this machine").arg(all, durationText(*seconds)) : all;
}

/// The length of each run in ticks; empty if that is unknown.
QString SweepDraft::ticksText() const {
    bool isNumber = false;
    const double seconds = m_seconds.trimmed().toDouble(&isNumber);
    return isNumber ? tr("= %n ticks", nullptr,
                         static_cast<int>(std::clamp(
                             std::round(seconds * ticksPerSecond(m_document.project())), 0.0, 1e9)))
                    : QString();
}

} // namespace tiller
