#include "app/editor/watch/plot_item.h"

#include "app/editor/sim/timeline.h"
#include "app/editor/watch/plot_line.h"
#include "app/editor/watch/sweep_words.h"

#include <algorithm>
#include <cmath>

namespace tiller {

namespace {

constexpr double lineWidth = 2;
constexpr double dotRadius = 4;
constexpr double markDistance = 28; // pixels up
constexpr double tickDistance = 96; // pixels across
constexpr double bigStep = 10;

} // namespace

PlotItem::PlotItem(QQuickItem* parent) : ChartItem(parent) {
    setAcceptHoverEvents(true);
    setAcceptedMouseButtons(Qt::LeftButton);
    connect(this, &PlotItem::plotsChanged, this, &PlotItem::follow);
    connect(this, &PlotItem::rowChanged, this, &PlotItem::onFrame);
}

void PlotItem::follow() {
    connect(m_plots, &PlotListModel::variantChanged, this, &PlotItem::onFrame);
    connect(m_plots, &QAbstractItemModel::dataChanged, this, &PlotItem::onFrame);
    connect(m_plots, &QAbstractItemModel::modelReset, this, &PlotItem::onFrame);
    connect(&m_plots->simulation(), &SimulationController::frameChanged, this, &PlotItem::onFrame);
    onFrame();
}

void PlotItem::onFrame() {
    rebuild();
    if (m_hover) {
        m_reading = chart().isEmpty() ? std::nullopt : std::optional(tickAt(*m_hover));
        rebuild();
    }
    updateValues();
}

double PlotItem::readTick() const {
    return m_reading ? static_cast<double>(*m_reading) : -1;
}

double PlotItem::rate() const {
    return m_plots->simulation().project().worldNumber("ticksPerSecond");
}

QString PlotItem::readText() const {
    return m_reading ? clockText(readTick() / rate()) : QString();
}

void PlotItem::updateValues() {
    QStringList values;
    bool empty = true;
    const PlotListModel::Plot* shown = plot();
    const std::uint64_t now = m_plots ? m_plots->simulation().frame().tick : 0;
    for (std::size_t i = 0; shown && i < shown->series.size(); ++i) {
        const MonitorSeries* series = m_plots->seriesOf(shown->series[i].monitor);
        empty = empty && (!series || series->values.size() < 2);
        const auto value = !series     ? std::nullopt
                           : m_reading ? valueAt(*series, *m_reading)
                                       : latestValue(*series, now);
        values.append(value ? measuredText(*value) : QStringLiteral("–"));
    }
    if (values == m_values && m_announcedReading == m_reading && empty == m_empty)
        return;
    m_empty = empty;
    m_values = values;
    m_announcedReading = m_reading;
    emit valuesChanged();
}

std::vector<PlotItem::Measured> PlotItem::measured() const {
    std::vector<Measured> found;
    if (const PlotListModel::Plot* shown = plot())
        for (const PlotListModel::Series& each : shown->series)
            for (const bool isVariant : {false, true})
                if (const MonitorSeries* series = isVariant ? m_plots->variantSeriesOf(each.monitor)
                                                            : m_plots->seriesOf(each.monitor))
                    found.push_back({each.color, series, isVariant});
    return found;
}

std::uint64_t PlotItem::every() const {
    std::uint64_t every = 1;
    for (const Measured& each : measured())
        every = std::max(every, each.series->every);
    return every;
}

std::pair<double, double> PlotItem::valueRange(double start) const {
    std::optional<std::pair<double, double>> range;
    for (const Measured& each : measured())
        if (const auto own = extent(*each.series, start))
            range = range ? std::pair(std::min(range->first, own->first),
                                      std::max(range->second, own->second))
                          : *own;
    auto [low, high] = range.value_or(std::pair(0.0, 1.0));
    const Quantity quantity = plot()->quantity;
    if (quantity == Quantity::x || quantity == Quantity::y)
        return {low, high};
    low = std::min(low, 0.0); // amounts start at 0
    return {low, high == low ? low + 1 : high};
}

Chart PlotItem::makeChart(const ChartLook& look) const {
    if (!plot())
        return {};
    const double now = m_plots->simulation().tick();
    double end = now;
    for (const Measured& each : measured())
        if (!each.series->values.empty())
            end = std::max(
                end, static_cast<double>(each.series->tickOf(each.series->values.size() - 1)));
    const double ticks = std::max(1.0, plot()->seconds * rate());
    const double start = std::max(0.0, end - ticks);
    const auto [low, high] = valueRange(start);

    Chart chart(look);
    const double textHeight = QFontMetricsF(look.font).height();
    chart.area = {
        QPointF(0, textHeight / 2),
        QPointF(width() - dotRadius - 1, std::max(height() - textHeight - 4, textHeight / 2 + 1))};
    const double upRoom = std::max(height() - textHeight * 2, 1.0);
    chart.addUp(scaleAround(low, high, std::max(1, static_cast<int>(upRoom / markDistance))));
    addTime(chart, start, start + ticks);
    for (const Measured& each : measured())
        addSeries(chart, *each.series, 1,
                  {.color = each.color,
                   .width = lineWidth,
                   .style = each.isVariant ? Qt::DashLine : Qt::SolidLine,
                   .isClipped = true});
    if (now < end) // the current tick, before the last measured one
        chart.addUpright(now, look.text, Qt::DotLine);
    addReading(chart);
    return chart;
}

void PlotItem::addTime(Chart& chart, double start, double end) const {
    const double perSecond = rate();
    const int count = std::max(1, static_cast<int>(chart.area.width() / tickDistance));
    chart.across = scaleOver(start, end, count);
    if (end - start >= perSecond * count)
        chart.across.step = perSecond * roundTime((end - start) / perSecond, count);
    std::vector<ChartMark> marks;
    for (const double mark : chart.across.marks()) {
        QString text = clockText(mark / perSecond);
        if (chart.across.step >= perSecond)
            text.chop(2);
        marks.push_back({mark, text});
    }
    chart.addAcross(marks, true);
}

void PlotItem::addReading(Chart& chart) const {
    if (!m_reading || readTick() < chart.across.from || readTick() > chart.across.to)
        return;
    chart.addUpright(readTick(), chart.look().text);
    for (const Measured& each : measured())
        if (const auto value = valueAt(*each.series, *m_reading))
            chart.addDot(chart.at(readTick(), *value), each.color, dotRadius);
}

std::uint64_t PlotItem::tickAt(QPointF place) const {
    const auto step = static_cast<double>(every());
    return static_cast<std::uint64_t>(std::round(std::max(0.0, chart().acrossAt(place)) / step) *
                                      step);
}

void PlotItem::stopReading() {
    m_hover.reset();
    m_reading.reset();
    onFrame();
}

void PlotItem::hover(QPointF place) {
    m_hover = place;
    onFrame();
}

bool PlotItem::takes(int key) const {
    return key == Qt::Key_Left || key == Qt::Key_Right || (key == Qt::Key_Escape && m_reading);
}

void PlotItem::pressKey(int key, Qt::KeyboardModifiers modifiers) {
    if (key == Qt::Key_Escape) {
        stopReading();
        return;
    }
    const Chart& at = chart();
    if (at.isEmpty())
        return;
    const double steps = modifiers & Qt::ShiftModifier ? bigStep : 1;
    const double by = static_cast<double>(every()) * steps * (key == Qt::Key_Left ? -1 : 1);
    const double now = std::min(m_plots->simulation().tick(), at.across.to);
    const double tick = std::clamp((m_reading ? readTick() : now) + by, at.across.from, now);
    m_hover.reset();
    m_reading = tickAt(at.at(tick, at.up.from));
    onFrame();
}

} // namespace tiller
