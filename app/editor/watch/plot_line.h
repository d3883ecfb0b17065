#pragma once

#include "app/editor/sim/monitor_recorder.h"
#include "app/editor/watch/chart.h"

#include <cstdint>
#include <optional>

namespace tiller {

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
