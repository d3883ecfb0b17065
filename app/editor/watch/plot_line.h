#pragma once

#include "app/editor/sim/monitor_recorder.h"

#include <QPolygonF>

#include <optional>

namespace tiller {

/// What is drawn of a series: lines, broken where there was no number. Where there are more numbers
/// than columns, each column has its least and its most, so that no peak is lost.
/// @param from, to the ticks at the left and the right edge
/// @param columns over which they go
[[nodiscard]] std::vector<QPolygonF> linesOf(const MonitorSeries& series, double from, double to,
                                             int columns);

/// The number of a series at a tick, or the last before it; nothing where there was none.
[[nodiscard]] std::optional<double> valueAt(const MonitorSeries& series, std::uint64_t tick);

/// The last number.
[[nodiscard]] std::optional<double> lastValue(const MonitorSeries& series);

/// The least and the most from a tick on; nothing where there is no number.
[[nodiscard]] std::optional<std::pair<double, double>> extent(const MonitorSeries& series,
                                                              double from);

} // namespace tiller
