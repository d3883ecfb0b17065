#pragma once

#include "app/editor/render/recorder.h"
#include "app/editor/watch/monitor_draft.h"
#include "app/editor/watch/plot_list_model.h"
#include "app/editor/watch/sweeps.h"
#include "app/editor/watch/value_finder.h"

namespace tiller {

/// The tools to watch a world: plots, the draft of a plot, sweeps, pictures and films.
class Watch : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the editor")
    Q_PROPERTY(tiller::PlotListModel* plots READ plots CONSTANT)
    Q_PROPERTY(tiller::MonitorDraft* draft READ draft CONSTANT)
    Q_PROPERTY(tiller::Sweeps* sweeps READ sweeps CONSTANT)
    Q_PROPERTY(tiller::ValueFinder* finder READ finder CONSTANT)
    Q_PROPERTY(tiller::Recorder* recorder READ recorder CONSTANT)
    Q_PROPERTY(bool colorsByNumber READ colorsByNumber NOTIFY colorsByNumberChanged)
    /// The panel of the plots. Opening a project with plots shows them; then the person chooses.
    Q_PROPERTY(bool plotsShown READ plotsShown WRITE setPlotsShown NOTIFY plotsShownChanged)
    /// What that panel shows: "plots", "sweeps" or "found".
    Q_PROPERTY(QString page READ page WRITE setPage NOTIFY plotsShownChanged)

public:
    Watch(Document& document, SimulationController& simulation);

    [[nodiscard]] PlotListModel* plots() { return &m_plots; }
    [[nodiscard]] MonitorDraft* draft() { return &m_draft; }
    [[nodiscard]] Sweeps* sweeps() { return &m_sweeps; }
    [[nodiscard]] ValueFinder* finder() { return &m_finder; }
    [[nodiscard]] Recorder* recorder() { return &m_recorder; }
    [[nodiscard]] bool plotsShown() const { return m_plotsShown; }
    void setPlotsShown(bool shown);
    [[nodiscard]] const QString& page() const { return m_page; }
    void setPage(const QString& page);

    /// Begins the draft of a plot for the picked agent or the selection.
    Q_INVOKABLE void newPlot();
    /// Begins the draft of a plot for an agent type, whatever agent is picked.
    Q_INVOKABLE void newPlotOf(const QString& agentType);
    Q_INVOKABLE void editPlot(const QString& monitor);
    /// Begins the draft of what colors the selected agent type, or else the first one.
    Q_INVOKABLE void colorByNumber();
    /// Takes all colors by numbers away, as one undo step.
    Q_INVOKABLE void colorByType();

    /// Whether numbers color the agents of a type.
    [[nodiscard]] bool colorsByNumber() const { return m_colorsByNumber; }

signals:
    void colorsByNumberChanged();
    void plotsShownChanged();
    void draftBegun();

private:
    void followColors();

    Document& m_document;
    bool m_colorsByNumber = false;
    PlotListModel m_plots;
    MonitorDraft m_draft;
    Sweeps m_sweeps;
    ValueFinder m_finder;
    Recorder m_recorder;
    bool m_plotsShown = false;
    QString m_page = QStringLiteral("plots");
};

} // namespace tiller
