#include "app/editor/watch/plot_item.h"

#include "app/editor/sim/timeline.h"
#include "app/editor/watch/plot_line.h"
#include "app/editor/watch/sweep_words.h"

#include <QLineF>

#include <algorithm>
#include <cmath>
#include <limits>

namespace tiller {

namespace {

constexpr double lineWidth = 2;
constexpr double dotRadius = 4;
constexpr double markDistance = 28; // pixels up
constexpr double tickDistance = 96; // pixels across
constexpr double bigStep = 10;
constexpr int histogramBars = 20;

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
        m_reading = chart().isEmpty() || plot()->isHistogram ? std::nullopt
                                                             : std::optional(tickAt(*m_hover));
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
        const bool hasAny =
            series && (shown->isHistogram ? !series->each.empty() : series->values.size() > 1);
        empty = empty && !hasAny;
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

std::optional<QPointF> PlotItem::Measured::pointAt(std::size_t index) const {
    const std::uint64_t tick = series->tickOf(index);
    const auto x = over ? valueAt(*over, tick) : std::optional(static_cast<double>(tick));
    return x && !std::isnan(series->values[index])
               ? std::optional(QPointF(*x, series->values[index]))
               : std::nullopt;
}

std::vector<PlotItem::Measured> PlotItem::measured() const {
    std::vector<Measured> found;
    const PlotListModel::Plot* shown = plot();
    if (!shown)
        return found;
    const auto seriesOf = [this](const Id& monitor, bool isVariant) {
        return isVariant ? m_plots->variantSeriesOf(monitor) : m_plots->seriesOf(monitor);
    };
    for (const PlotListModel::Series& each : shown->series)
        for (const bool isVariant : {false, true}) {
            const MonitorSeries* series = seriesOf(each.monitor, isVariant);
            const MonitorSeries* over =
                shown->over.empty() ? nullptr : seriesOf(shown->over, isVariant);
            if (series && (over || shown->over.empty()))
                found.push_back({each.color, series, isVariant, over});
        }
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

PlotItem::Span PlotItem::shownTicks() const {
    Span span{.last = m_plots->simulation().tick()};
    for (const Measured& each : measured())
        if (!each.series->values.empty())
            span.last =
                std::max(span.last,
                         static_cast<double>(each.series->tickOf(each.series->values.size() - 1)));
    const double ticks = std::max(1.0, plot()->seconds * rate());
    span.start = std::max(0.0, span.last - ticks);
    span.end = span.start + ticks;
    return span;
}

void PlotItem::addUp(Chart& chart, double low, double high) const {
    chart.addUp(
        scaleAround(low, high, std::max(1, static_cast<int>(chart.area.height() / markDistance))));
}

Chart PlotItem::makeChart(const ChartLook& look) const {
    if (!plot())
        return {};
    Chart chart(look);
    const double textHeight = QFontMetricsF(look.font).height();
    const double below = plot()->across.isEmpty() ? textHeight : 2 * textHeight;
    chart.area = {QPointF(0, textHeight / 2),
                  QPointF(look.size.width() - dotRadius - 1,
                          std::max(look.size.height() - below - 4, textHeight / 2 + 1))};
    if (plot()->isHistogram) {
        addHistogram(chart);
        return chart;
    }
    const auto [start, last, end] = shownTicks();
    const auto [low, high] = valueRange(start);
    addUp(chart, low, high);
    if (!plot()->over.empty()) {
        addPhase(chart, start, last);
        return chart;
    }
    addTime(chart, start, end);
    for (const Measured& each : measured())
        addSeries(chart, *each.series, 1,
                  {.color = each.color,
                   .width = lineWidth,
                   .style = each.isVariant ? Qt::DashLine : Qt::SolidLine,
                   .isClipped = true});
    const double now = m_plots->simulation().tick();
    if (now < last) // the current tick, before the last measured one
        chart.addUpright(now, look.text, Qt::DotLine);
    addReading(chart);
    return chart;
}

/// A line through the places of all ticks, and a dot at the one that is read, or else at the
/// current one.
void PlotItem::addPhase(Chart& chart, double start, double last) const {
    std::optional<std::pair<double, double>> range;
    for (const Measured& each : measured())
        if (const auto own = extent(*each.over, start))
            range = range ? std::pair(std::min(range->first, own->first),
                                      std::max(range->second, own->second))
                          : *own;
    const auto [low, high] = range.value_or(std::pair(0.0, 1.0));
    chart.across = scaleAround(std::min(low, 0.0), high == 0 && low == 0 ? 1 : high,
                               std::max(1, static_cast<int>(chart.area.width() / tickDistance)));
    std::vector<ChartMark> marks;
    for (const double mark : chart.across.marks())
        marks.push_back({mark, chart.across.text(mark)});
    chart.addAcross(marks, true);
    const QFontMetricsF metrics(chart.look().font);
    const QSizeF size = chart.look().size;
    const QString words = metrics.elidedText(plot()->across, Qt::ElideMiddle, size.width());
    const double half = metrics.horizontalAdvance(words) / 2;
    chart.addText({std::clamp(chart.area.center().x(), half, std::max(half, size.width() - half)),
                   size.height()},
                  words, Qt::AlignHCenter | Qt::AlignBottom);
    const double now = m_reading ? readTick() : std::min(m_plots->simulation().tick(), last);
    for (const Measured& each : measured()) {
        ChartShape line{.color = each.color,
                        .width = lineWidth,
                        .style = each.isVariant ? Qt::DashLine : Qt::SolidLine,
                        .isClipped = true};
        std::optional<QPointF> dot;
        for (std::size_t i = 0; i < each.series->values.size(); ++i) {
            const auto tick = static_cast<double>(each.series->tickOf(i));
            const auto point = tick < start ? std::nullopt : each.pointAt(i);
            if (point)
                line.points.append(chart.at(point->x(), point->y()));
            if (point && tick <= now)
                dot = line.points.back();
        }
        chart.add(line);
        if (dot)
            chart.addDot(*dot, each.color, dotRadius);
    }
}

/// A bar for each range of numbers, as high as there are agents with such numbers. A variant has
/// dashed outlines. The line shows what the plot combines of them, such as the mean.
void PlotItem::addHistogram(Chart& chart) const {
    std::optional<std::pair<double, double>> range;
    const std::vector<Measured> all = measured();
    for (const Measured& each : all)
        for (const double value : each.series->each)
            range = range ? std::pair(std::min(range->first, value), std::max(range->second, value))
                          : std::pair(value, value);
    const auto [low, high] = range.value_or(std::pair(0.0, 1.0));
    const PlotScale bins = scaleAround(low, high, histogramBars);
    const double first = std::floor(bins.from / bins.step + 1e-6) * bins.step;
    const auto count =
        static_cast<std::size_t>(std::max(1.0, std::ceil((bins.to - first) / bins.step - 1e-6)));
    std::vector<std::vector<double>> heights(all.size(), std::vector<double>(count, 0));
    double most = 1;
    for (std::size_t i = 0; i < all.size(); ++i)
        for (const double value : all[i].series->each) {
            const auto bar = static_cast<std::size_t>(std::max(0.0, (value - first) / bins.step));
            most = std::max(most, ++heights[i][std::min(bar, count - 1)]);
        }
    addUp(chart, 0, most);
    const int marks = std::max(3, static_cast<int>(chart.area.width() / tickDistance));
    chart.across = scaleOver(first, first + static_cast<double>(count) * bins.step, marks);
    std::vector<ChartMark> texts;
    for (const double mark : chart.across.marks())
        texts.push_back({mark, chart.across.text(mark)});
    chart.addAcross(texts, false);
    for (std::size_t i = 0; i < all.size(); ++i)
        for (std::size_t k = 0; k < count; ++k) {
            if (heights[i][k] == 0)
                continue;
            const double left = first + static_cast<double>(k) * bins.step;
            const QRectF bar(chart.at(left, heights[i][k]), chart.at(left + bins.step, 0));
            const QPolygonF outline(bar.adjusted(0.5, 0, -0.5, 0));
            if (all[i].isVariant)
                chart.add({.points = outline, .color = all[i].color, .style = Qt::DashLine});
            else
                chart.add(
                    {.kind = ChartShape::Kind::area, .points = outline, .color = all[i].color});
        }
    if (all.empty() || all[0].series->each.empty())
        return;
    if (const auto combined = latestValue(*all[0].series, m_plots->simulation().frame().tick);
        combined && *combined >= chart.across.from && *combined <= chart.across.to)
        chart.addUpright(*combined, chart.look().text);
}

ChartWords PlotItem::words() const {
    const PlotListModel::Plot* shown = plot();
    if (!shown)
        return {};
    const QString title = shown->unit.isEmpty()
                              ? shown->title
                              : QStringLiteral("%1 (%2)").arg(shown->title, shown->unit);
    ChartWords words{shown->isHistogram ? tr("Agents") : title, m_plots->projectName(),
                     shown->isHistogram        ? title
                     : shown->across.isEmpty() ? tr("Time (minutes:seconds)")
                                               : QString()};
    for (const PlotListModel::Series& each : shown->series)
        words.series.push_back({each.name, each.color});
    return words;
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

/// The tick at a place; over another number, that of the nearest place of the lines.
std::uint64_t PlotItem::tickAt(QPointF place) const {
    if (plot()->over.empty()) {
        const auto step = static_cast<double>(every());
        return static_cast<std::uint64_t>(
            std::round(std::max(0.0, chart().acrossAt(place)) / step) * step);
    }
    std::uint64_t best = 0;
    double nearest = std::numeric_limits<double>::infinity();
    const double start = shownTicks().start;
    for (const Measured& each : measured())
        for (std::size_t i = 0; i < each.series->values.size() && !each.isVariant; ++i) {
            const auto point = each.pointAt(i);
            const std::uint64_t tick = each.series->tickOf(i);
            if (!point || static_cast<double>(tick) < start)
                continue;
            const double distance = QLineF(chart().at(point->x(), point->y()), place).length();
            if (distance < nearest) {
                nearest = distance;
                best = tick;
            }
        }
    return best;
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
    if (!plot() || plot()->isHistogram)
        return false;
    return key == Qt::Key_Left || key == Qt::Key_Right || (key == Qt::Key_Escape && m_reading);
}

void PlotItem::pressKey(int key, Qt::KeyboardModifiers modifiers) {
    if (key == Qt::Key_Escape) {
        stopReading();
        return;
    }
    if (chart().isEmpty())
        return;
    const auto step = static_cast<double>(every());
    const double by =
        step * (modifiers & Qt::ShiftModifier ? bigStep : 1) * (key == Qt::Key_Left ? -1 : 1);
    const Span shown = shownTicks();
    const double now = std::min(m_plots->simulation().tick(), shown.end);
    const double tick = std::clamp((m_reading ? readTick() : now) + by, shown.start, now);
    m_hover.reset();
    m_reading = static_cast<std::uint64_t>(std::round(tick / step) * step);
    onFrame();
}

} // namespace tiller
