#pragma once

#include "app/editor/document/document.h"
#include "app/editor/document/rows_model.h"
#include "app/editor/sim/simulation_controller.h"
#include "core/io/files.h"

#include <QPointer>

namespace tiller {

/// The plots of a project: one for all monitors of the same quantity, or of births and deaths.
class PlotListModel : public tiller::RowsModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the tools to watch")
    /// The run of a variant, whose values stand on the same axes; null if there is none.
    Q_PROPERTY(tiller::SimulationController* variant MEMBER m_variant NOTIFY variantChanged)
    Q_PROPERTY(bool dark MEMBER m_dark NOTIFY darkChanged)

public:
    struct Series {
        Id monitor;
        QString name; ///< the monitor's own, or whom it measures
        QColor color;

        bool operator==(const Series&) const = default;
    };
    struct Plot {
        Quantity quantity = Quantity::speed; ///< of the first monitor
        QString key;                         ///< tells plots apart
        QString title;                       ///< the quantity
        QString unit;                        ///< empty if there is none
        QString across = {};                 ///< what goes across instead of time; else empty
        Id over = {};                        ///< the monitor that measures it
        bool isHistogram = false;            ///< of its only monitor
        double seconds = 0;                  ///< the longest time of its monitors
        std::vector<Series> series;
        std::vector<MonitorAnnotation> of; ///< by series

        /// The series for QML: {id, name, color} each.
        [[nodiscard]] QVariantList entries() const;
        bool operator==(const Plot&) const = default;
    };

    PlotListModel(Document& document, SimulationController& simulation);

    [[nodiscard]] SimulationController& simulation() const { return m_simulation; }
    [[nodiscard]] const Plot* plot(int row) const { return m_plots.at(row); }
    /// The series of a monitor up to the newest frame; null before the first value.
    [[nodiscard]] const MonitorSeries* seriesOf(const Id& monitor) const;
    /// The same of the variant.
    [[nodiscard]] const MonitorSeries* variantSeriesOf(const Id& monitor) const;

    Q_INVOKABLE void remove(const QString& monitor);
    Q_INVOKABLE bool rename(const QString& monitor, const QString& name);
    /// Writes all plots as CSV, `tick,NAME,...`. Returns the problem; empty if there is none.
    /// @param form FileDialogs::tableForm
    Q_INVOKABLE QString exportCsv(const QString& file, const QString& form = "plain") const;
    [[nodiscard]] QString projectName() const { return m_document.name(); }

signals:
    void variantChanged();
    void darkChanged();

private:
    void retranslate() override { fill(); }
    void fill();
    [[nodiscard]] std::vector<Plot> plotsOf(const Project& project) const;

    Document& m_document;
    SimulationController& m_simulation;
    QPointer<SimulationController> m_variant;
    bool m_dark = true;
    Rows<Plot> m_plots{
        this, {{"title", &Plot::title}, {"unit", &Plot::unit}, {"series", &Plot::entries}}};
};

/// Series as CSV: a row for each tick at which any of them has a value, with its time.
[[nodiscard]] std::string toCsv(const std::vector<std::string>& names,
                                const std::vector<const MonitorSeries*>& series,
                                double ticksPerSecond, const TableForm& form = {});

} // namespace tiller
