#include "app/editor/teach/comparison.h"

#include "app/editor/teach/comparison_results.h"
#include "app/editor/teach/experiment_list_model.h"
#include "app/editor/teach/override_words.h"
#include "app/editor/teach/saved_project.h"
#include "app/editor/words/names.h"
#include "core/model/overrides.h"
#include "core/model/registry.h"

namespace tiller {

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
