#include "app/editor/watch/watch.h"

namespace tiller {

Watch::Watch(Document& document, SimulationController& simulation)
    : m_document(document)
    , m_plots(document, simulation)
    , m_draft(document, simulation)
    , m_sweeps(document, simulation)
    , m_finder(document, simulation) {
    connect(&document, &Document::changed, this, &Watch::followColors);
    connect(&document, &Document::replaced, this, &Watch::followColors);
    connect(&m_plots, &PlotListModel::countChanged, this, [this] {
        if (m_plots.count() > 0)
            setPlotsShown(true);
    });
    connect(&m_sweeps, &Sweeps::begun, this, [this] {
        setPage(QStringLiteral("sweeps"));
        setPlotsShown(true);
    });
    connect(&m_finder, &ValueFinder::begun, this, [this] {
        setPage(QStringLiteral("found"));
        setPlotsShown(true);
    });
    connect(&document, &Document::opened, this, [this] {
        const bool hasSweeps = !m_sweeps.all().isEmpty();
        setPage(hasSweeps && m_plots.count() == 0 ? QStringLiteral("sweeps")
                                                  : QStringLiteral("plots"));
        setPlotsShown(hasSweeps || m_plots.count() > 0);
    });
}

void Watch::setPlotsShown(bool shown) {
    if (std::exchange(m_plotsShown, shown) != shown)
        emit plotsShownChanged();
}

void Watch::setPage(const QString& page) {
    if (std::exchange(m_page, page) != page)
        emit plotsShownChanged();
}

void Watch::newPlot() {
    m_draft.begin();
    emit draftBegun();
}

void Watch::newPlotOf(const QString& agentType) {
    m_draft.begin();
    m_draft.set("of", agentType);
    m_draft.set("agent", QString());
    emit draftBegun();
}

void Watch::followColors() {
    const bool now = !coloringsIn(m_document.project()).empty();
    if (std::exchange(m_colorsByNumber, now) != now)
        emit colorsByNumberChanged();
}

void Watch::colorByNumber() {
    const std::vector<Coloring> colorings = coloringsIn(m_document.project());
    m_draft.begin();
    m_draft.set("shownIn", "colors");
    const QString type = m_draft.valueOf("of").value_or(QString());
    for (const Coloring& each : colorings)
        if (QString::fromStdString(each.what.of) == type)
            m_draft.edit(QString::fromStdString(each.monitor));
    emit draftBegun();
}

void Watch::colorByType() {
    std::vector<Id> monitors;
    for (const Annotation& each : m_document.project().annotations)
        if (each.type == "monitor" && monitorOf(each).shownIn == ShownIn::colors)
            monitors.push_back(each.id);
    if (!monitors.empty())
        m_document.push(remove(m_document.project(), monitors), tr("Color by type"));
}

void Watch::editPlot(const QString& monitor) {
    m_draft.edit(monitor);
    emit draftBegun();
}

} // namespace tiller
