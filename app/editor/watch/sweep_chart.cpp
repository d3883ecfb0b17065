#include "app/editor/watch/sweep_chart.h"

#include "app/editor/watch/plot_scale.h"
#include "app/editor/watch/sweep_axis.h"
#include "app/editor/watch/sweep_words.h"
#include "app/editor/watch/varied_setting.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QLineF>

#include <algorithm>
#include <array>
#include <cmath>

namespace tiller {

namespace {

using Kind = ChartShape::Kind;

constexpr double innerGap = 6;
constexpr double edge = 4; // around the chart, where the focus is drawn
constexpr double runDotRadius = 2.5;
constexpr double meanRadius = 4;
constexpr double scaleMarkDistance = 32;
constexpr double reach = 16; // of the mouse

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

class Builder {
public:
    Builder(const Project& project, const SweepPlan& plan, const SweepResults& results,
            const ChartLook& look)
        : m_project(project)
        , m_plan(plan)
        , m_results(results)
        , m_look(look)
        , m_metrics(look.font)
        , m_summaries(summarize(plan, results)) {}

    SweepChart build() {
        if (m_plan.varied.size() == 2)
            buildMap();
        else
            buildCurve();
        return std::move(m_chart);
    }

private:
    [[nodiscard]] std::optional<double> valueOf(std::size_t run) const {
        const auto found = m_results.find(m_plan.runs[run].id);
        return found == m_results.end() ? std::nullopt : found->second.value;
    }
    /// The runs of each combination that have a number.
    [[nodiscard]] std::vector<std::vector<std::size_t>> runsByCell() const {
        std::vector<std::vector<std::size_t>> cells(m_plan.cells());
        for (std::size_t i = 0; i < m_plan.runs.size(); ++i)
            if (valueOf(i))
                cells[m_plan.runs[i].cell].push_back(i);
        return cells;
    }
    void text(QPointF place, const QString& words, Qt::Alignment align) {
        m_chart.shapes.push_back({Kind::text, {{place}}, m_look.text, 1, words, align});
    }
    void line(QPolygonF points, const QColor& color, double width = 1) {
        m_chart.shapes.push_back({Kind::line, std::move(points), color, width});
    }
    void area(QPolygonF points, const QColor& color) {
        m_chart.shapes.push_back({Kind::area, std::move(points), color});
    }

    void addValueGrid(double low, double high) {
        m_up = scaleAround(low, high,
                           std::max(1, static_cast<int>(m_area.height() / scaleMarkDistance)));
        double left = 0;
        for (const double mark : m_up.marks())
            left = std::max(left, m_metrics.horizontalAdvance(m_up.text(mark)));
        m_area.setLeft(left + innerGap + edge);
        for (const double mark : m_up.marks()) {
            const double y = up(mark);
            line({{m_area.left(), y}, {m_area.right(), y}}, m_look.grid);
            text({m_area.left() - innerGap, y}, m_up.text(mark), Qt::AlignRight | Qt::AlignVCenter);
        }
    }
    [[nodiscard]] double up(double value) const {
        return m_area.bottom() - m_up.share(value) * m_area.height();
    }
    [[nodiscard]] double across(const SweepAxis& axis, double place) const {
        return m_area.left() + (place - axis.from) / (axis.to - axis.from) * m_area.width();
    }
    [[nodiscard]] double upAxis(const SweepAxis& axis, double place) const {
        return m_area.bottom() - (place - axis.from) / (axis.to - axis.from) * m_area.height();
    }

    /// The labels below, as many as fit, and the title below them.
    void addAxisBelow(const SweepAxis& axis, bool grid) {
        double end = -1e9;
        for (std::size_t i = 0; i < axis.places.size(); ++i) {
            const double wide = m_metrics.horizontalAdvance(axis.labels[i]);
            const double x = across(axis, axis.places[i]);
            if (grid)
                line({{x, m_area.top()}, {x, m_area.bottom()}}, m_look.grid);
            const double middle = std::min(x, m_look.size.width() - wide / 2);
            if (middle - wide / 2 < end + innerGap)
                continue;
            end = middle + wide / 2;
            text({middle, m_area.bottom() + 3}, axis.labels[i], Qt::AlignHCenter | Qt::AlignTop);
        }
        text({m_area.center().x(), m_look.size.height() - edge}, axis.title,
             Qt::AlignHCenter | Qt::AlignBottom);
    }

    void layOut() {
        const double high = m_metrics.height();
        m_area = QRectF(0, high / 2 + 2, 1, 1);
        m_area.setRight(std::max(m_look.size.width() - meanRadius - 2, 60.0));
        m_area.setBottom(std::max(m_look.size.height() - 2 * high - 4 - edge, m_area.top() + 20));
    }

    void buildCurve() {
        const SweepAxis axis = m_plan.varied.size() == 1 ? sweepAxisOf(m_project, m_plan, 0)
                                                         : sweepAxisOfCells(m_plan);
        layOut();
        double low = 0;
        double high = 0;
        bool first = true;
        for (const SweepSummary& each : m_summaries)
            for (const double value : each.values) {
                low = first ? value : std::min(low, value);
                high = first ? value : std::max(high, value);
                first = false;
            }
        const bool isPlace =
            m_plan.sweep.what.quantity == Quantity::x || m_plan.sweep.what.quantity == Quantity::y;
        if (!isPlace || first)
            low = std::min(low, 0.0); // amounts start at 0
        addValueGrid(low, high == low ? low + 1 : high);
        addAxisBelow(axis, axis.isNumber &&
                               m_area.width() > 24.0 * static_cast<double>(axis.places.size()));
        const bool ordered = axis.isNumber;
        addMeans(axis, ordered);
        addRuns(axis);
    }

    /// The means in the order of the axis. A list of values may have another order.
    void addMeans(const SweepAxis& axis, bool joined) {
        std::vector<std::size_t> order(axis.places.size());
        for (std::size_t i = 0; i < order.size(); ++i)
            order[i] = i;
        std::ranges::sort(order, {}, [&](std::size_t i) { return axis.places[i]; });
        QPolygonF means, above, below;
        for (const std::size_t cell : order) {
            const SweepSummary& each = m_summaries[cell];
            if (!each.mean)
                continue;
            const double x = across(axis, axis.places[cell]);
            means.append({x, up(*each.mean)});
            above.append({x, up(*each.mean + each.spread)});
            below.prepend({x, up(*each.mean - each.spread)});
        }
        QColor band = m_look.line;
        band.setAlphaF(0.2F);
        if (joined) {
            area(above + below, band);
            line(means, m_look.line, 2);
        } else {
            for (qsizetype i = 0; i < means.size(); ++i)
                line({above[i], below[below.size() - 1 - i]}, m_look.line, 2);
        }
        for (const QPointF& mean : means)
            m_chart.shapes.push_back({Kind::dot, {{mean}}, m_look.line, meanRadius});
    }

    void addRuns(const SweepAxis& axis) {
        QColor faint = m_look.text;
        faint.setAlphaF(0.75F);
        const auto cells = runsByCell();
        for (std::size_t cell = 0; cell < cells.size(); ++cell)
            for (const std::size_t run : cells[cell]) {
                const QPointF place(across(axis, axis.places[cell]), up(*valueOf(run)));
                m_chart.shapes.push_back({Kind::dot, {{place}}, faint, runDotRadius});
                m_chart.spots.push_back({{}, place, run});
            }
    }

    void buildMap() {
        const SweepAxis below = spread(sweepAxisOf(m_project, m_plan, 0));
        const SweepAxis beside = spread(sweepAxisOf(m_project, m_plan, 1));
        layOut();
        const double high = m_metrics.height();
        double left = 0;
        for (const QString& each : beside.labels)
            left = std::max(left, m_metrics.horizontalAdvance(each));
        m_area.setTop(high * 1.5 + 2 + edge);
        m_area.setLeft(left + innerGap + edge);
        double low = 0;
        double most = 0;
        bool first = true;
        for (const SweepSummary& each : m_summaries)
            if (each.mean) {
                low = first ? *each.mean : std::min(low, *each.mean);
                most = first ? *each.mean : std::max(most, *each.mean);
                first = false;
            }
        addScale(low, most, first);
        text({edge, edge}, beside.title, Qt::AlignLeft | Qt::AlignTop);
        for (std::size_t i = 0; i < beside.places.size(); ++i)
            if (m_area.height() / static_cast<double>(beside.places.size()) > high * 0.8 ||
                i == 0 || i + 1 == beside.places.size())
                text({m_area.left() - innerGap, upAxis(beside, beside.places[i])}, beside.labels[i],
                     Qt::AlignRight | Qt::AlignVCenter);
        addAxisBelow(below, false);
        addTiles(below, beside, low, most);
    }

    /// Tiles of a map have equal widths, whatever their values are.
    static SweepAxis spread(SweepAxis axis) {
        for (std::size_t i = 0; i < axis.places.size(); ++i)
            axis.places[i] = static_cast<double>(i);
        axis.from = -0.5;
        axis.to = static_cast<double>(axis.places.size()) - 0.5;
        return axis;
    }

    void addTiles(const SweepAxis& below, const SweepAxis& beside, double low, double most) {
        const auto cells = runsByCell();
        const double wide = m_area.width() / static_cast<double>(below.places.size());
        const double tall = m_area.height() / static_cast<double>(beside.places.size());
        for (std::size_t cell = 0; cell < cells.size(); ++cell) {
            const std::size_t column = cell / beside.places.size();
            const std::size_t row = cell % beside.places.size();
            const QPointF middle(across(below, below.places[column]),
                                 upAxis(beside, beside.places[row]));
            const QRectF tile(middle.x() - wide / 2 + 0.5, middle.y() - tall / 2 + 0.5, wide - 1,
                              tall - 1);
            const auto& mean = m_summaries[cell].mean;
            if (!mean) {
                line(QPolygonF(tile), m_look.grid);
                continue;
            }
            area(QPolygonF(tile), shade(most > low ? (*mean - low) / (most - low) : 0.5));
            // The run that is nearest to the mean stands for all.
            const auto nearest = std::ranges::min(
                cells[cell], {}, [&](std::size_t run) { return std::abs(*valueOf(run) - *mean); });
            m_chart.spots.push_back({tile, middle, nearest});
        }
    }

    /// What the colors of the map mean, at its right.
    void addScale(double low, double most, bool empty) {
        const std::array texts{measuredText(low), measuredText(most)};
        double wide = 0;
        for (const QString& each : texts)
            wide = std::max(wide, m_metrics.horizontalAdvance(each));
        const double right = m_look.size.width() - edge;
        m_area.setRight(std::max(right - wide - 4 * innerGap - 12, m_area.left() + 40));
        if (empty)
            return;
        constexpr int steps = 24;
        const double x = m_area.right() + 2 * innerGap;
        const double tall = m_area.height() / steps;
        for (int i = 0; i < steps; ++i)
            area(QPolygonF(QRectF(x, m_area.bottom() - (i + 1) * tall, 12, tall + 0.5)),
                 shade(i / (steps - 1.0)));
        text({x + 12 + innerGap, m_area.bottom()}, texts[0], Qt::AlignLeft | Qt::AlignBottom);
        if (most > low)
            text({x + 12 + innerGap, m_area.top()}, texts[1], Qt::AlignLeft | Qt::AlignTop);
    }

    const Project& m_project;
    const SweepPlan& m_plan;
    const SweepResults& m_results;
    const ChartLook& m_look;
    QFontMetricsF m_metrics;
    std::vector<SweepSummary> m_summaries;
    QRectF m_area;
    PlotScale m_up;
    SweepChart m_chart;
};

} // namespace

std::optional<std::size_t> SweepChart::spotAt(QPointF place) const {
    std::optional<std::size_t> best;
    double nearest = reach;
    for (std::size_t i = 0; i < spots.size(); ++i) {
        if (spots[i].area.contains(place))
            return i;
        const double distance = QLineF(spots[i].place, place).length();
        if (spots[i].area.isEmpty() && distance <= nearest) {
            nearest = distance;
            best = i;
        }
    }
    return best;
}

SweepChart makeSweepChart(const Project& project, const SweepPlan& plan,
                          const SweepResults& results, const ChartLook& look) {
    return Builder(project, plan, results, look).build();
}

} // namespace tiller
