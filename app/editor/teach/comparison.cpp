#include "app/editor/teach/comparison.h"

#include "app/editor/sim/simulation_controller.h"
#include "app/editor/teach/experiment_list_model.h"
#include "app/editor/teach/saved_project.h"
#include "app/editor/teach/setting_words.h"
#include "app/editor/words/names.h"
#include "core/model/overrides.h"
#include "core/model/registry.h"
#include "core/sim/measure.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

namespace tiller {

namespace {

std::optional<double> latest(const SimulationController& run, const Id& monitor) {
    const auto& all = run.frame().monitors;
    const auto found = std::ranges::find(all, monitor, &MonitorSeries::monitor);
    if (found == all.end() || found->values.empty() || std::isnan(found->values.back()))
        return {};
    return found->values.back();
}

QString inWords(double number) {
    const double size = std::abs(number);
    const int digits = number == std::round(number) ? 0 : size >= 100 ? 1 : size >= 1 ? 2 : 3;
    return QLocale().toString(number, 'f', digits);
}

/// "Hunter caught prey: Contacts", or as in a table if it has no name.
std::string nameOf(const Annotation& monitor, const Project& project) {
    return monitor.name.empty() ? columnName(monitor, project)
                                : monitor.name + ": " + quantityText(monitorOf(monitor), project);
}

constexpr std::size_t mostEvents = 6; // so that the table leaves room for the worlds

using EventRows = std::vector<std::pair<QString, double>>;

EventRows eventsOf(SimulationController& run) {
    EventRows counts;
    const EventsModel& events = *run.events();
    for (int i = 0; i < events.rowCount(); ++i)
        counts.emplace_back(events.value(i, "text").toString(),
                            events.value(i, "count").toDouble());
    return counts;
}

/// Of an event that has not happened.
double countIn(const EventRows& counts, const QString& event) {
    const auto found = std::ranges::find(counts, event, &EventRows::value_type::first);
    return found == counts.end() ? 0 : found->second;
}

QVariantMap row(const QString& name, double now, double variant, bool isEvent = false) {
    const double difference = variant - now;
    return {{"name", name},
            {"now", inWords(now)},
            {"variant", inWords(variant)},
            {"difference", (difference > 0 ? "+" : "") + inWords(difference)},
            {"isEvent", isEvent}};
}

} // namespace

QVariantList comparedResults(SimulationController& now, SimulationController& variant) {
    QVariantList rows;
    const std::vector<const Annotation*> monitors = monitorsIn(now.project());
    for (const Annotation* each : monitors) {
        const auto here = latest(now, each->id);
        const auto there = latest(variant, each->id);
        if (!here || !there)
            continue;
        const auto result =
            row(QString::fromStdString(nameOf(*each, now.project())), *here, *there);
        if (!rows.contains(result)) // it may be plotted over time, and over another number, too
            rows.append(result);
    }
    if (monitors.empty())
        rows.append(
            row(SimulationController::tr("Contacts"), now.contactTotal(), variant.contactTotal()));
    const EventRows here = eventsOf(now);
    const EventRows there = eventsOf(variant);
    EventRows all = here;
    std::ranges::copy_if(there, std::back_inserter(all), [&](const auto& each) {
        return std::ranges::find(here, each.first, &EventRows::value_type::first) == here.end();
    });
    all.resize(std::min(all.size(), mostEvents));
    for (const auto& [event, count] : all)
        rows.append(row(event, countIn(here, event), countIn(there, event), true));
    return rows;
}

namespace {

/// The kinds of differences other than settings.
QStringList kindsOf(const Change& rest) {
    QStringList kinds;
    if (!rest.nodes.empty())
        kinds << Comparison::tr("other cards");
    if (!rest.links.empty())
        kinds << Comparison::tr("other wires");
    if (!rest.scene.empty())
        kinds << Comparison::tr("another scene");
    if (rest.world)
        kinds << Comparison::tr("another world");
    return kinds;
}

} // namespace

Comparison::Comparison(Document& document, SimulationController& simulation, SavedProject& saved,
                       ExperimentListModel& experiments, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_simulation(simulation)
    , m_saved(saved)
    , m_experiments(experiments) {
    connect(&document, &Document::changed, this, &Comparison::follow);
    connect(&document, &Document::replaced, this, &Comparison::stop);
    connect(&saved, &SavedProject::changed, this, &Comparison::follow);
}

Comparison::~Comparison() {
    m_simulation.lead(nullptr);
}

void Comparison::compareWithSaved() {
    start(Kind::saved);
}

void Comparison::compareWithBefore() {
    auto before = m_experiments.projectBefore();
    if (!before) {
        m_document.refuse(tr("No experiment is running. Start one first."));
        return;
    }
    m_before = std::move(*before);
    m_experiment = m_experiments.running();
    start(Kind::before);
}

void Comparison::compareWithout(const QString& node) {
    if (!m_document.project().node(node.toStdString())) {
        m_document.refuse(tr("Select a card first: the variant runs without it."));
        return;
    }
    m_node = node.toStdString();
    start(Kind::without);
}

void Comparison::compareWithRun(const QString& name, const QString& lines) {
    const auto change = overrideChanges(m_document.project(), lines.toStdString());
    if (!change) {
        m_document.refuse(change.problems());
        return;
    }
    m_runName = name;
    m_runLines = lines.toStdString();
    start(Kind::run);
}

void Comparison::start(Kind kind) {
    m_kind = kind;
    if (!m_variant) {
        m_variant = std::make_unique<Document>();
        m_variantRun = std::make_unique<SimulationController>(m_variant->projectModel());
        m_variantRun->sendInputTo(&m_simulation);
        const auto pickSame = [](SimulationController* from, SimulationController* to) {
            connect(from, &SimulationController::pickChosen, to, [from, to] { to->pickAs(*from); });
        };
        pickSame(m_variantRun.get(), &m_simulation);
        pickSame(&m_simulation, m_variantRun.get());
        for (const SimulationController* run : {&m_simulation, m_variantRun.get()})
            connect(run, &SimulationController::frameChanged, this, &Comparison::compareResults);
    }
    m_variant->projectModel().replace(variant());
    m_simulation.lead(m_variantRun.get());
    m_simulation.restart();
    describe();
    emit activeChanged();
    emit begun();
}

void Comparison::stop() {
    if (m_kind == Kind::none)
        return;
    m_kind = Kind::none;
    m_simulation.lead(nullptr);
    emit activeChanged();
    m_variant->projectModel().replace({}); // the variant stops running
    compareResults();
}

/// Numbers of different ticks cannot be compared: on the way to a tick the last ones stay.
void Comparison::compareResults() {
    if (active() && m_simulation.tick() != m_variantRun->tick())
        return;
    QVariantList results;
    if (active())
        results = comparedResults(m_simulation, *m_variantRun);
    if (results == m_results)
        return;
    m_results = std::move(results);
    emit resultsChanged();
}

/// The variant for the project as it is now. Its seed is that of the project, or of the run.
Project Comparison::variant() const {
    const Project& now = m_document.project();
    Project result = m_kind == Kind::saved    ? m_saved.project()
                     : m_kind == Kind::before ? m_before
                                              : now;
    if (const Node* node = m_kind == Kind::without ? now.node(m_node) : nullptr)
        apply(setMuted(now, std::vector{m_node}, !node->muted), result);
    if (m_kind == Kind::run) {
        if (const auto change = overrideChanges(now, m_runLines))
            apply(change.value(), result);
        return result;
    }
    const std::size_t seed = *worldDescription().settingIndex("seed");
    result.world[seed] = now.world[seed];
    return result;
}

void Comparison::follow() {
    if (m_kind == Kind::none)
        return;
    if (m_kind == Kind::without && !m_document.project().node(m_node)) {
        stop();
        return;
    }
    const Change change = difference(m_variant->project(), variant());
    if (!change.empty())
        m_variant->projectModel().apply(change);
    describe();
}

void Comparison::describe() {
    const Project& now = m_document.project();
    const Project& other = m_variant->project();
    const OverridesBetween toOther = overridesBetween(now, other);
    const QStringList rest = kindsOf(toOther.rest);
    const auto words = [&rest](const Project& project, const std::string& lines) {
        QStringList all = QStringList{summaryOf(project, lines)} + rest;
        all.removeAll(QString());
        return all.join(QStringLiteral(", "));
    };
    m_nowWords = words(now, overridesBetween(other, now).lines);
    m_variantWords = words(other, toOther.lines);
    if (m_nowWords.isEmpty() && m_variantWords.isEmpty())
        m_variantWords = tr("no difference");
    emit wordsChanged();
}

QString Comparison::variantName() const {
    switch (m_kind) {
    case Kind::saved:
        return tr("As saved");
    case Kind::before:
        return tr("Before %1").arg(m_experiment);
    case Kind::without:
        return tr("Variant");
    case Kind::run:
        return m_runName;
    case Kind::none:
        break;
    }
    return {};
}

} // namespace tiller
