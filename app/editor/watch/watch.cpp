#include "app/editor/watch/watch.h"

namespace tiller {

Watch::Watch(Document& document, SimulationController& simulation)
    : m_plots(document, simulation)
    , m_draft(document, simulation)
    , m_sweeps(document, simulation)
    , m_finder(document, simulation) {
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

void Watch::editPlot(const QString& monitor) {
    m_draft.edit(monitor);
    emit draftBegun();
}

} // namespace tiller
