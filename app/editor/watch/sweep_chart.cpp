#include "app/editor/watch/sweep_item.h"
#include "app/editor/watch/sweep_words.h"
#include "core/base/number_text.h"
#include "core/model/overrides.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>

namespace tiller {

namespace {

using Kind = ChartShape::Kind;

constexpr double edge = 4; // around the chart, where the focus is drawn
constexpr double runDotRadius = 2.5;
constexpr double meanRadius = 4;
constexpr double scaleMarkDistance = 32;

/// Dark to light; as easy to read without red and green (after viridis, by Smith and van der Walt).
QColor shade(double share) {
    static constexpr std::array<std::array<double, 3>, 5> stops{
        {{68, 1, 84}, {59, 82, 139}, {33, 145, 140}, {94, 201, 98}, {253, 231, 37}}};
    const double at = std::clamp(share, 0.0, 1.0) * (stops.size() - 1);
    const std::size_t low = std::min<std::size_t>(static_cast<std::size_t>(at), stops.size() - 2);
    const double part = at - static_cast<double>(low);
    const auto mix = [&](std::size_t i) {
        return static_cast<int>(stops[low][i] + (stops[low + 1][i] - stops[low][i]) * part);
    };
    return {mix(0), mix(1), mix(2)};
}

/// The values of a setting along an axis: at their numbers, or one after the other.
struct SweepAxis {
    QString title;
    std::vector<ChartMark> marks; ///< in the order of the values
    PlotScale scale;
    bool isNumber = false;
};

/// One place for each value: for tiles, and for what is no number.
void spread(SweepAxis& axis) {
    for (std::size_t i = 0; i < axis.marks.size(); ++i)
        axis.marks[i].place = static_cast<double>(i);
    axis.scale = {-0.5, static_cast<double>(axis.marks.size()) - 0.5, 1};
}

SweepAxis axisOf(const Project& project, const SweptPath& swept) {
    const auto varied = findVaried(project, swept.path);
    SweepAxis axis;
    axis.title = varied ? varied->name : QString::fromStdString(swept.path);
    const QString unit = varied ? varied->unit() : QString();
    if (!unit.isEmpty() && unit != QStringLiteral("%") && unit != QStringLiteral("°"))
        axis.title += QStringLiteral(" (%1)").arg(unit);
    axis.isNumber = varied && varied->isNumber();
    for (const std::string& each : swept.values)
        axis.marks.push_back({parseNumber(each).value_or(0), varied
                                                                 ? varied->valueText(project, each)
                                                                 : QString::fromStdString(each)});
    spread(axis);
    if (axis.isNumber) {
        for (std::size_t i = 0; i < axis.marks.size(); ++i)
            axis.marks[i].place = parseNumber(swept.values[i]).value_or(0);
        const auto [low, high] = std::ranges::minmax(axis.marks, {}, &ChartMark::place);
        const double room = high.place == low.place ? 1 : (high.place - low.place) * 0.03;
        axis.scale = {low.place - room, high.place + room, 1};
    }
    return axis;
}

/// The combinations of any number of settings.
SweepAxis axisOfCells(const SweepPlan& plan) {
    SweepAxis axis;
    axis.title = QCoreApplication::translate("SweepChart", "Combination");
    for (std::size_t i = 0; i < plan.cells(); ++i)
        axis.marks.push_back({0, QString::number(i + 1)});
    spread(axis);
    return axis;
}

/// The lowest and the highest number; nothing without numbers.
using Range = std::optional<std::pair<double, double>>;

void include(Range& range, double value) {
    range = range ? std::pair(std::min(range->first, value), std::max(range->second, value))
                  : std::pair(value, value);
}

class Builder {
public:
    Builder(const Project& project, const SweepPlan& plan, const SweepResults& results,
            const ChartLook& look)
        : m_project(project)
        , m_plan(plan)
        , m_results(results)
        , m_look(look)
        , m_metrics(look.font)
        , m_summaries(summarize(plan, results))
        , m_chart(look) {}

    Chart build() {
        const double high = m_metrics.height();
        QRectF& area = m_chart.area;
        area = QRectF(0, high / 2 + 2, 1, 1);
        area.setRight(std::max(m_look.size.width() - meanRadius - 2, 60.0));
        area.setBottom(std::max(m_look.size.height() - 2 * high - 4 - edge, area.top() + 20));
        if (m_plan.varied.size() == 2)
            buildMap();
        else
            buildCurve();
        return std::move(m_chart);
    }

private:
    [[nodiscard]] double valueOf(std::size_t run) const {
        return *m_results.at(m_plan.runs[run].id).value;
    }
    /// The runs of each combination that have a number.
    [[nodiscard]] std::vector<std::vector<std::size_t>> runsByCell() const {
        std::vector<std::vector<std::size_t>> cells(m_plan.cells());
        for (std::size_t i = 0; i < m_plan.runs.size(); ++i)
            if (const auto found = m_results.find(m_plan.runs[i].id);
                found != m_results.end() && found->second.value)
                cells[m_plan.runs[i].cell].push_back(i);
        return cells;
    }

    void addAxisBelow(const SweepAxis& axis, bool hasLines) {
        m_chart.across = axis.scale;
        m_chart.addAcross(axis.marks, hasLines);
        m_chart.addText({m_chart.area.center().x(), m_look.size.height() - edge}, axis.title,
                        Qt::AlignHCenter | Qt::AlignBottom);
    }

    void buildCurve() {
        const SweepAxis axis =
            m_plan.varied.size() == 1 ? axisOf(m_project, m_plan.varied[0]) : axisOfCells(m_plan);
        Range range;
        for (const SweepSummary& each : m_summaries)
            for (const double value : each.values)
                include(range, value);
        const Quantity quantity = m_plan.sweep.what.quantity;
        const bool isPlace = quantity == Quantity::x || quantity == Quantity::y;
        if (!isPlace || !range)
            include(range, 0); // amounts start at 0
        const auto [low, high] = *range;
        m_chart.addUp(
            scaleAround(low, high == low ? low + 1 : high,
                        std::max(1, static_cast<int>(m_chart.area.height() / scaleMarkDistance))),
            edge);
        addAxisBelow(axis, axis.isNumber && m_chart.area.width() >
                                                24.0 * static_cast<double>(axis.marks.size()));
        addMeans(axis);
        addRuns(axis);
    }

    /// The means in the order of the axis. A list of values may have another order.
    void addMeans(const SweepAxis& axis) {
        std::vector<std::size_t> order(axis.marks.size());
        for (std::size_t i = 0; i < order.size(); ++i)
            order[i] = i;
        std::ranges::sort(order, {}, [&](std::size_t i) { return axis.marks[i].place; });
        QPolygonF means, above, below;
        for (const std::size_t cell : order) {
            const SweepSummary& each = m_summaries[cell];
            if (!each.mean)
                continue;
            const double x = axis.marks[cell].place;
            means.append(m_chart.at(x, *each.mean));
            above.append(m_chart.at(x, *each.mean + each.spread));
            below.prepend(m_chart.at(x, *each.mean - each.spread));
        }
        QColor band = m_look.line;
        band.setAlphaF(0.2F);
        if (axis.isNumber) {
            m_chart.add({Kind::area, above + below, band});
            m_chart.addLine(means, m_look.line, 2);
        } else {
            for (qsizetype i = 0; i < means.size(); ++i)
                m_chart.addLine({above[i], below[below.size() - 1 - i]}, m_look.line, 2);
        }
        for (const QPointF& mean : means)
            m_chart.addDot(mean, m_look.line, meanRadius);
    }

    void addRuns(const SweepAxis& axis) {
        QColor faint = m_look.text;
        faint.setAlphaF(0.75F);
        const auto cells = runsByCell();
        for (std::size_t cell = 0; cell < cells.size(); ++cell)
            for (const std::size_t run : cells[cell]) {
                const QPointF place = m_chart.at(axis.marks[cell].place, valueOf(run));
                m_chart.addDot(place, faint, runDotRadius);
                m_chart.spots.push_back({{}, place, run});
            }
    }

    void buildMap() {
        SweepAxis below = axisOf(m_project, m_plan.varied[0]);
        SweepAxis beside = axisOf(m_project, m_plan.varied[1]);
        spread(below); // tiles of a map have equal widths, whatever their values are
        spread(beside);
        const double high = m_metrics.height();
        double left = 0;
        for (const ChartMark& each : beside.marks)
            left = std::max(left, m_metrics.horizontalAdvance(each.text));
        m_chart.area.setTop(high * 1.5 + 2 + edge);
        m_chart.area.setLeft(left + Chart::gap + edge);
        Range range;
        for (const SweepSummary& each : m_summaries)
            if (each.mean)
                include(range, *each.mean);
        addScale(range);
        m_chart.addText({edge, edge}, beside.title, Qt::AlignLeft | Qt::AlignTop);
        m_chart.up = beside.scale;
        const auto count = static_cast<double>(beside.marks.size());
        for (const ChartMark& each : beside.marks)
            if (m_chart.area.height() / count > high * 0.8 || each.place == 0 ||
                each.place == count - 1)
                m_chart.addText({m_chart.area.left() - Chart::gap, m_chart.at(0, each.place).y()},
                                each.text, Qt::AlignRight | Qt::AlignVCenter);
        addAxisBelow(below, false);
        addTiles(below.marks.size(), beside.marks.size(), range.value_or(std::pair(0.0, 0.0)));
    }

    void addTiles(std::size_t columns, std::size_t rows, std::pair<double, double> range) {
        const auto cells = runsByCell();
        const auto [low, most] = range;
        const double wide = m_chart.area.width() / static_cast<double>(columns);
        const double tall = m_chart.area.height() / static_cast<double>(rows);
        for (std::size_t cell = 0; cell < cells.size(); ++cell) {
            const QPointF middle =
                m_chart.at(static_cast<double>(cell / rows), static_cast<double>(cell % rows));
            const QRectF tile(middle.x() - wide / 2 + 0.5, middle.y() - tall / 2 + 0.5, wide - 1,
                              tall - 1);
            const auto& mean = m_summaries[cell].mean;
            if (!mean) {
                m_chart.addLine(QPolygonF(tile), m_look.grid);
                continue;
            }
            m_chart.add({Kind::area, QPolygonF(tile),
                         shade(most > low ? (*mean - low) / (most - low) : 0.5)});
            // The run that is nearest to the mean stands for all.
            const auto nearest = std::ranges::min(
                cells[cell], {}, [&](std::size_t run) { return std::abs(valueOf(run) - *mean); });
            m_chart.spots.push_back({tile, middle, nearest});
        }
    }

    /// What the colors of the map mean, at its right.
    void addScale(const Range& range) {
        const auto [low, most] = range.value_or(std::pair(0.0, 0.0));
        const std::array texts{measuredText(low), measuredText(most)};
        double wide = 0;
        for (const QString& each : texts)
            wide = std::max(wide, m_metrics.horizontalAdvance(each));
        QRectF& area = m_chart.area;
        const double right = m_look.size.width() - edge;
        area.setRight(std::max(right - wide - 4 * Chart::gap - 12, area.left() + 40));
        if (!range)
            return;
        constexpr int steps = 24;
        const double x = area.right() + 2 * Chart::gap;
        const double tall = area.height() / steps;
        for (int i = 0; i < steps; ++i)
            m_chart.add({Kind::area,
                         QPolygonF(QRectF(x, area.bottom() - (i + 1) * tall, 12, tall + 0.5)),
                         shade(i / (steps - 1.0))});
        const double textLeft = x + 12 + Chart::gap;
        m_chart.addText({textLeft, area.bottom()}, texts[0], Qt::AlignLeft | Qt::AlignBottom);
        if (most > low)
            m_chart.addText({textLeft, area.top()}, texts[1], Qt::AlignLeft | Qt::AlignTop);
    }

    const Project& m_project;
    const SweepPlan& m_plan;
    const SweepResults& m_results;
    const ChartLook& m_look;
    QFontMetricsF m_metrics;
    std::vector<SweepSummary> m_summaries;
    Chart m_chart;
};

} // namespace

Chart makeSweepChart(const Project& project, const SweepPlan& plan, const SweepResults& results,
                     const ChartLook& look) {
    return Builder(project, plan, results, look).build();
}

} // namespace tiller
