#pragma once

#include "app/editor/render/recorder.h"
#include "app/editor/watch/monitor_draft.h"
#include "app/editor/watch/plot_list_model.h"
#include "app/editor/watch/sweeps.h"
#include "app/editor/watch/value_finder.h"

namespace tiller {

/// The tools to watch a world: plots, the draft of a plot, sweeps, pictures and films.
class Watch : public QObject, public DocumentFollower {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(
        tiller::Document* document READ document WRITE setDocument NOTIFY documentChanged REQUIRED)
    Q_PROPERTY(tiller::SimulationController* simulation READ simulation WRITE setSimulation NOTIFY
                   simulationChanged REQUIRED)
    Q_PROPERTY(tiller::PlotListModel* plots READ plots CONSTANT)
    Q_PROPERTY(tiller::MonitorDraft* draft READ draft CONSTANT)
    Q_PROPERTY(tiller::Sweeps* sweeps READ sweeps CONSTANT)
    Q_PROPERTY(tiller::ValueFinder* finder READ finder CONSTANT)
    Q_PROPERTY(tiller::Recorder* recorder READ recorder CONSTANT)
    /// Opening a project with plots shows them; then the person chooses.
    Q_PROPERTY(bool plotsShown READ plotsShown WRITE setPlotsShown NOTIFY plotsShownChanged)
    /// The panel of the plots shows a sweep.
    Q_PROPERTY(bool sweepsShown READ sweepsShown WRITE setSweepsShown NOTIFY plotsShownChanged)
    /// The panel of the plots shows found values; then it shows no sweep.
    Q_PROPERTY(bool foundShown READ foundShown WRITE setFoundShown NOTIFY plotsShownChanged)

public:
    explicit Watch(QObject* parent = nullptr);

    [[nodiscard]] SimulationController* simulation() const { return m_plots.simulation(); }
    void setSimulation(SimulationController* simulation);
    [[nodiscard]] PlotListModel* plots() { return &m_plots; }
    [[nodiscard]] MonitorDraft* draft() { return &m_draft; }
    [[nodiscard]] Sweeps* sweeps() { return &m_sweeps; }
    [[nodiscard]] ValueFinder* finder() { return &m_finder; }
    [[nodiscard]] Recorder* recorder() { return &m_recorder; }
    [[nodiscard]] bool plotsShown() const { return m_plotsShown; }
    void setPlotsShown(bool shown);
    [[nodiscard]] bool sweepsShown() const { return m_sweepsShown; }
    void setSweepsShown(bool shown);
    [[nodiscard]] bool foundShown() const { return m_foundShown; }
    void setFoundShown(bool shown);

    /// Begins the draft of a plot for the picked agent or the selection.
    Q_INVOKABLE void newPlot();
    /// Begins the draft of a plot for an agent type, whatever agent is picked.
    Q_INVOKABLE void newPlotOf(const QString& agentType);
    Q_INVOKABLE void editPlot(const QString& monitor);
    Q_INVOKABLE void requestPlotExport() { emit plotExportRequested(); }

signals:
    void documentChanged();
    void simulationChanged();
    void plotsShownChanged();
    void draftBegun();
    void plotExportRequested();

private:
    void followDocument() override;

    PlotListModel m_plots;
    MonitorDraft m_draft;
    Sweeps m_sweeps;
    ValueFinder m_finder;
    Recorder m_recorder;
    bool m_plotsShown = false;
    bool m_sweepsShown = false;
    bool m_foundShown = false;
};

} // namespace tiller
