#include "app/editor/watch/watch.h"

namespace tiller {

Watch::Watch(QObject* parent) : QObject(parent) {
    connect(&m_plots, &PlotListModel::countChanged, this, [this] {
        if (m_plots.count() > 0)
            setPlotsShown(true);
    });
    connect(&m_sweeps, &Sweeps::begun, this, [this] {
        setSweepsShown(true);
        setPlotsShown(true);
    });
    connect(&m_finder, &ValueFinder::begun, this, [this] {
        setFoundShown(true);
        setPlotsShown(true);
    });
}

void Watch::followDocument() {
    m_draft.setDocument(m_document);
    m_plots.setDocument(m_document);
    m_sweeps.setDocument(m_document);
    m_finder.setDocument(m_document);
    if (m_document)
        connect(m_document, &Document::opened, this, [this] {
            const bool hasSweeps = !m_sweeps.all().isEmpty();
            setFoundShown(false);
            setSweepsShown(hasSweeps && m_plots.count() == 0);
            setPlotsShown(hasSweeps || m_plots.count() > 0);
        });
    emit documentChanged();
}

void Watch::setSimulation(SimulationController* simulation) {
    m_draft.setSimulation(simulation);
    m_plots.setSimulation(simulation);
    m_sweeps.setSimulation(simulation);
    m_finder.setSimulation(simulation);
    emit simulationChanged();
}

void Watch::setPlotsShown(bool shown) {
    if (m_plotsShown == shown)
        return;
    m_plotsShown = shown;
    emit plotsShownChanged();
}

void Watch::setSweepsShown(bool shown) {
    if (m_sweepsShown == shown)
        return;
    m_sweepsShown = shown;
    m_foundShown = m_foundShown && !shown;
    emit plotsShownChanged();
}

void Watch::setFoundShown(bool shown) {
    if (m_foundShown == shown)
        return;
    m_foundShown = shown;
    m_sweepsShown = m_sweepsShown && !shown;
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
