#pragma once

#include "app/editor/watch/chart_item.h"
#include "app/editor/watch/plot_list_model.h"

#include <cstdint>

namespace tiller {

/// One plot, with axes and a grid: its series as lines over the last seconds, or over another
/// number in these seconds, or a histogram of the agents. The mouse, or the left and right keys,
/// read the values of one tick.
class PlotItem : public tiller::ChartItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(tiller::PlotListModel* plots MEMBER m_plots NOTIFY plotsChanged REQUIRED)
    Q_PROPERTY(int row MEMBER m_row NOTIFY rowChanged REQUIRED)
    Q_PROPERTY(QStringList values READ values NOTIFY valuesChanged) ///< of each series, at readTick
    Q_PROPERTY(QString readText READ readText NOTIFY
                   valuesChanged) ///< "0:12.4"; empty for the newest values
    Q_PROPERTY(bool empty READ empty NOTIFY valuesChanged)         ///< too few values for a line
    Q_PROPERTY(double readTick READ readTick NOTIFY valuesChanged) ///< -1 for the newest values

public:
    explicit PlotItem(QQuickItem* parent = nullptr);

    [[nodiscard]] const QStringList& values() const { return m_values; }
    [[nodiscard]] double readTick() const;
    [[nodiscard]] QString readText() const;
    [[nodiscard]] bool empty() const { return m_empty; }

signals:
    void plotsChanged();
    void rowChanged();
    void valuesChanged();

protected:
    [[nodiscard]] Chart makeChart(const ChartLook& look) const override;
    [[nodiscard]] ChartWords words() const override;
    void hover(QPointF place) override;
    void leave() override { stopReading(); }
    void loseFocus() override { stopReading(); }
    [[nodiscard]] bool takes(int key) const override;
    void pressKey(int key, Qt::KeyboardModifiers modifiers) override;

private:
    /// A series of this plot with values.
    struct Measured {
        QColor color;
        const MonitorSeries* series;
        bool isVariant = false;              ///< of the run beside this one
        const MonitorSeries* over = nullptr; ///< what goes across; null: time

        /// The tick of the n-th value, and its place; nothing if it has none.
        [[nodiscard]] std::optional<QPointF> pointAt(std::size_t index) const;
    };

    void follow();
    void onFrame();
    [[nodiscard]] std::uint64_t tickAt(QPointF place) const;
    void stopReading();
    void updateValues();
    [[nodiscard]] const PlotListModel::Plot* plot() const {
        return m_plots ? m_plots->plot(m_row) : nullptr;
    }
    [[nodiscard]] std::vector<Measured> measured() const;
    /// The range of the values from a tick on, with room for a line.
    [[nodiscard]] std::pair<double, double> valueRange(double start) const;
    [[nodiscard]] std::uint64_t every() const; ///< ticks from one value to the next
    [[nodiscard]] double rate() const;         ///< ticks per second of watching
    void addTime(Chart& chart, double start, double end) const;
    void addPhase(Chart& chart, double start, double end) const;
    void addHistogram(Chart& chart) const;
    void addUp(Chart& chart, double low, double high) const;
    /// The ticks that it shows: the first and the last measured one, and where its axis ends.
    struct Span {
        double start = 0;
        double last = 0;
        double end = 1;
    };
    [[nodiscard]] Span shownTicks() const;
    void addReading(Chart& chart) const;

    QPointer<PlotListModel> m_plots;
    int m_row = -1;
    std::optional<QPointF> m_hover;
    std::optional<std::uint64_t> m_reading; ///< the tick whose values are read
    std::optional<std::uint64_t> m_announcedReading;
    QStringList m_values;
    bool m_empty = true;
};

} // namespace tiller
