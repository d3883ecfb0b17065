#pragma once

#include "app/editor/document/document.h"
#include "app/editor/sim/simulation_controller.h"

#include <QAbstractListModel>
#include <QPointer>

namespace tiller {

/// The plots of a project: its monitors, those of the same quantity together in one plot.
class PlotListModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(
        tiller::Document* document READ document WRITE setDocument NOTIFY documentChanged REQUIRED)
    Q_PROPERTY(tiller::SimulationController* simulation READ simulation WRITE setSimulation NOTIFY
                   simulationChanged REQUIRED)
    Q_PROPERTY(bool dark READ dark WRITE setDark NOTIFY darkChanged)
    Q_PROPERTY(int count READ count NOTIFY countChanged)

public:
    enum Role {
        TitleRole = Qt::UserRole, ///< what is measured
        UnitRole,                 ///< of its numbers; empty where there is none
        SeriesRole,               ///< a list of {id, name, color}
    };

    struct Series {
        Id monitor;
        QString name; ///< the monitor's own, or whose number it is
        QColor color;

        bool operator==(const Series&) const = default;
    };
    struct Plot {
        Quantity quantity = Quantity::speed;
        QString title;
        double seconds = 0; ///< the longest of its monitors
        std::vector<Series> series;

        bool operator==(const Plot&) const = default;
    };

    using QAbstractListModel::QAbstractListModel;

    [[nodiscard]] Document* document() const { return m_document; }
    void setDocument(Document* document);
    [[nodiscard]] SimulationController* simulation() const { return m_simulation; }
    void setSimulation(SimulationController* simulation);
    [[nodiscard]] bool dark() const { return m_dark; }
    void setDark(bool dark);

    [[nodiscard]] int count() const { return static_cast<int>(m_plots.size()); }
    [[nodiscard]] const Plot* plot(int row) const;
    /// Of a monitor, as measured up to the newest frame; null before there is any.
    [[nodiscard]] const MonitorSeries* seriesOf(const Id& monitor) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    Q_INVOKABLE void remove(const QString& monitor);
    Q_INVOKABLE bool rename(const QString& monitor, const QString& name);
    /// Writes what all plots show as CSV, `tick,NAME,...`; what went wrong, or nothing.
    Q_INVOKABLE QString exportCsv(const QString& file) const;

signals:
    void documentChanged();
    void simulationChanged();
    void darkChanged();
    void countChanged();

private:
    void fill();
    [[nodiscard]] std::vector<Plot> plotsOf(const Project& project) const;

    QPointer<Document> m_document;
    QPointer<SimulationController> m_simulation;
    bool m_dark = true;
    std::vector<Plot> m_plots;
    boost::signals2::scoped_connection m_changed;
    boost::signals2::scoped_connection m_replaced;
};

/// Of the first series, the second, ... of a plot: told apart at a glance in both themes.
[[nodiscard]] QColor seriesColor(std::size_t index, bool dark);

/// Series as CSV: a row for each tick at which any of them has a number, from the first on. Numbers
/// read back as they were.
[[nodiscard]] std::string toCsv(const std::vector<std::string>& names,
                                const std::vector<const MonitorSeries*>& series);

} // namespace tiller
