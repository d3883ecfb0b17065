#include "app/editor/watch/plot_line.h"

#include "app/look/color.h"
#include "core/model/agent_type.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace tiller {

namespace {

constexpr double leastContrast = 3;
constexpr double leastDistance = 0.08; // the colors of seriesColor() are 0.09 apart

std::uint32_t rgbOf(const QColor& color) {
    return color.rgb() & 0xffffffU;
}

bool areEasyToTellApart(const std::vector<QColor>& colors) {
    for (std::size_t i = 0; i < colors.size(); ++i)
        for (std::size_t k = 0; k < i; ++k)
            if (colorDistance(rgbOf(colors[i]), rgbOf(colors[k])) < leastDistance)
                return false;
    return true;
}

} // namespace

QColor seriesColor(std::size_t index, bool dark) {
    static constexpr std::array onDark{0x65adff, 0xf29a3f, 0x69c27e, 0xed86a7,
                                       0x3fc0c0, 0xbe95ec, 0xe0c84a, 0xa2a5aa};
    static constexpr std::array onLight{0x1f68bc, 0xb35c00, 0x1d7d3e, 0xb03a66,
                                        0x007c7c, 0x7b52a4, 0x7d6b00, 0x5a5c60};
    const auto& colors = dark ? onDark : onLight;
    return QColor::fromRgb(static_cast<QRgb>(colors[index % colors.size()]));
}

QColor legible(const QColor& color, bool dark) {
    const QColor ground = dark ? QColor(0x24, 0x27, 0x2d) : QColor(Qt::white);
    const QColor end = dark ? QColor(Qt::white) : QColor(Qt::black);
    constexpr int steps = 20;
    QColor mixed = color;
    for (int i = 0; i <= steps; ++i) {
        const float share = static_cast<float>(i) / steps;
        const auto mix = [share](float from, float to) { return from + (to - from) * share; };
        mixed = QColor::fromRgbF(mix(color.redF(), end.redF()), mix(color.greenF(), end.greenF()),
                                 mix(color.blueF(), end.blueF()));
        if (contrast(rgbOf(mixed), rgbOf(ground)) >= leastContrast)
            break;
    }
    return mixed;
}

std::optional<std::vector<QColor>> typeColors(std::span<const MonitorAnnotation> series,
                                              const Project& project, bool dark) {
    std::vector<QColor> colors;
    for (const MonitorAnnotation& each : series) {
        const Node* type = project.node(each.of);
        if (!type || type->type != agentTypeId || !each.agent.empty())
            return {};
        colors.push_back(
            legible(QColor(QString::fromStdString(textOf(valueOf(*type, "color")))), dark));
    }
    if (series.size() < 2 || !areEasyToTellApart(colors))
        return {};
    return colors;
}

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
