#include "app/editor/watch/plot_line.h"

#include <algorithm>
#include <cmath>

namespace tiller {

namespace {

/// The values of a series in one column.
struct Bin {
    std::int64_t column = 0;
    double firstTick = 0, first = 0;
    double low = 0, high = 0;
    bool lowCameFirst = true;
    double lastTick = 0, last = 0;
    std::size_t count = 0;

    void start(std::int64_t at) {
        *this = {};
        column = at;
    }
    void add(double tick, double value) {
        if (count++ == 0) {
            first = low = high = value;
            firstTick = tick;
        }
        if (value < low) {
            low = value;
            lowCameFirst = false;
        }
        if (value > high) {
            high = value;
            lowCameFirst = true;
        }
        last = value;
        lastTick = tick;
    }
    /// The first and the last value at their ticks, the lowest and the highest between them.
    void drawTo(QPolygonF& line) const {
        if (count == 0)
            return;
        line.append({firstTick, first});
        if (count > 2) {
            const double middle = (firstTick + lastTick) / 2;
            line.append({middle, lowCameFirst ? low : high});
            line.append({middle, lowCameFirst ? high : low});
        }
        if (count > 1)
            line.append({lastTick, last});
    }
};

} // namespace

std::vector<QPolygonF> linesOf(const MonitorSeries& series, double from, double to, int columns) {
    std::vector<QPolygonF> lines;
    QPolygonF line;
    Bin bin;
    const auto end = [&] {
        bin.drawTo(line);
        bin.start(bin.column);
        if (!line.isEmpty())
            lines.push_back(std::exchange(line, {}));
    };
    const double perColumn = std::max((to - from) / std::max(columns, 1), 1e-9);
    for (std::size_t i = 0; i < series.values.size(); ++i) {
        const auto tick = static_cast<double>(series.tickOf(i));
        const double value = series.values[i];
        if (tick < from - static_cast<double>(series.every))
            continue; // the value before the edge stays: the line starts there
        if (tick > to)
            break;
        if (std::isnan(value)) {
            end();
            continue;
        }
        // Columns are fixed in time: lines keep their shape while the plot moves.
        const auto column = static_cast<std::int64_t>(std::floor(tick / perColumn));
        if (column != bin.column) {
            bin.drawTo(line);
            bin.start(column);
        }
        bin.add(tick, value);
    }
    end();
    return lines;
}

void addSeries(Chart& chart, const MonitorSeries& series, double ticksPerUnit,
               const ChartShape& line) {
    for (const QPolygonF& points :
         linesOf(series, chart.across.from * ticksPerUnit, chart.across.to * ticksPerUnit,
                 static_cast<int>(chart.area.width()))) {
        ChartShape shape = line;
        for (const QPointF& point : points)
            shape.points.append(chart.at(point.x() / ticksPerUnit, point.y()));
        if (points.size() == 1) {
            shape.kind = ChartShape::Kind::dot;
            shape.width /= 2;
        }
        chart.add(std::move(shape));
    }
}

std::optional<double> valueAt(const MonitorSeries& series, std::uint64_t tick) {
    if (series.values.empty() || tick < series.first)
        return {};
    const std::uint64_t index = (tick - series.first) / series.every;
    if (index >= series.values.size() || std::isnan(series.values[index]))
        return {};
    return series.values[index];
}

std::optional<double> latestValue(const MonitorSeries& series, std::uint64_t tick) {
    if (series.values.empty())
        return {};
    return valueAt(series, std::min(tick, series.tickOf(series.values.size() - 1)));
}

std::optional<std::pair<double, double>> extent(const MonitorSeries& series, double from) {
    std::optional<std::pair<double, double>> found;
    for (std::size_t i = 0; i < series.values.size(); ++i) {
        const double value = series.values[i];
        if (std::isnan(value) || static_cast<double>(series.tickOf(i)) < from)
            continue;
        if (!found)
            found.emplace(value, value);
        found->first = std::min(found->first, value);
        found->second = std::max(found->second, value);
    }
    return found;
}

} // namespace tiller
