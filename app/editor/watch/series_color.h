#pragma once

#include "core/model/annotations.h"

#include <QColor>

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

} // namespace tiller
