#pragma once

#include "app/editor/sim/monitor_recorder.h"
#include "app/editor/watch/chart.h"
#include "core/model/annotations.h"

#include <QColor>

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace tiller {

/// The color of the n-th series of a plot; easy to tell apart in both themes.
[[nodiscard]] QColor seriesColor(std::size_t index, bool dark);

/// The color, darker or lighter as far as a line in it needs to be seen on the ground of a plot.
[[nodiscard]] QColor legible(const QColor& color, bool dark);

/// The colors of the agent types, if each series of a plot shows another type and they are easy to
/// tell apart: then a line has the color of its agents. Else nothing.
[[nodiscard]] std::optional<std::vector<QColor>>
typeColors(std::span<const MonitorAnnotation> series, const Project& project, bool dark);

/// The lines of a series, broken where it has no value. If there are more values than columns, each
/// column keeps its lowest and its highest value, so that no peak is lost.
/// @param from, to the ticks at the left and the right edge
/// @param columns the number of pixel columns between them
[[nodiscard]] std::vector<QPolygonF> linesOf(const MonitorSeries& series, double from, double to,
                                             int columns);

/// Adds the lines of a series to a chart, whose axis below has so many ticks per unit.
/// @param line its look
void addSeries(Chart& chart, const MonitorSeries& series, double ticksPerUnit,
               const ChartShape& line);

/// The value of a series at a tick, or the last one before it; none if it has no value there.
[[nodiscard]] std::optional<double> valueAt(const MonitorSeries& series, std::uint64_t tick);

/// The same, but that of the last measured tick for ticks after it.
[[nodiscard]] std::optional<double> latestValue(const MonitorSeries& series, std::uint64_t tick);

/// The lowest and the highest value from a tick on; none if there is no value.
[[nodiscard]] std::optional<std::pair<double, double>> extent(const MonitorSeries& series,
                                                              double from);

} // namespace tiller
