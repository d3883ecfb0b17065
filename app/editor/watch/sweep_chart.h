#pragma once

#include "core/model/sweep.h"

#include <QColor>
#include <QFont>
#include <QPolygonF>
#include <QString>

#include <optional>
#include <vector>

class QPainter;

namespace tiller {

/// The colors and the size of a chart.
struct ChartLook {
    QSizeF size;
    QFont font;
    QColor ground; ///< of pictures; the window has its own
    QColor text;
    QColor grid;
    QColor line;
    bool dark = true;
};

/// A shape of a chart, in pixels from its left top corner.
struct ChartShape {
    enum class Kind { line, area, dot, text };
    Kind kind = Kind::line;
    QPolygonF points;
    QColor color;
    double width = 1; ///< of a line; the radius of a dot
    QString text = {};
    Qt::Alignment align = Qt::AlignLeft; ///< of a text, as seen from its place
};

/// The results of a sweep as a picture. One setting: a dot for each run, the mean of the seeds as a
/// line, and their standard deviation as a band. Two settings: a map of the means, with a scale.
/// More: a dot for each run by the number of the combination.
struct SweepChart {
    /// Where a run is shown.
    struct Spot {
        QRectF area; ///< empty of a dot, else a tile of a map
        QPointF place;
        std::size_t run = 0; ///< index in the plan
    };

    std::vector<ChartShape> shapes;
    std::vector<Spot> spots; ///< in the order of the combinations, then of the seeds

    /// The spot under the mouse, or near it.
    [[nodiscard]] std::optional<std::size_t> spotAt(QPointF place) const;
};

/// @param project names the settings and the measure
[[nodiscard]] SweepChart makeSweepChart(const Project& project, const SweepPlan& plan,
                                        const SweepResults& results, const ChartLook& look);

void paintChart(QPainter& painter, const SweepChart& chart, const ChartLook& look);

/// The chart as a picture of vectors.
[[nodiscard]] std::string chartSvg(const SweepChart& chart, const ChartLook& look);

} // namespace tiller
