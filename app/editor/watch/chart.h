#pragma once

#include <QColor>
#include <QFont>
#include <QFontMetricsF>
#include <QPolygonF>
#include <QString>

#include <optional>
#include <string>
#include <vector>

class QPainter;

namespace tiller {

/// An axis of a chart: its range, and the numbers at it.
struct PlotScale {
    double from = 0;
    double to = 1;
    double step = 1; ///< 1, 2 or 5 times a power of ten

    [[nodiscard]] double share(double value) const { return (value - from) / (to - from); }
    [[nodiscard]] std::vector<double> marks() const; ///< multiples of the step within the range
    [[nodiscard]] QString text(double mark) const;   ///< with as many digits as the step needs
};

/// A scale around @p low and @p high with about @p marks steps. It ends at multiples of its step,
/// or, if that left nearly a whole step empty, soon after the values. A single value is in the
/// middle.
[[nodiscard]] PlotScale scaleAround(double low, double high, int marks);

/// A scale exactly from @p from to @p to.
[[nodiscard]] PlotScale scaleOver(double from, double to, int marks);

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
    QPolygonF points = {};
    QColor color = {};
    double width = 1; ///< of a line; the radius of a dot
    QString text = {};
    Qt::Alignment align = Qt::AlignLeft; ///< of a text, as seen from its place
    Qt::PenStyle style = Qt::SolidLine;
    bool isClipped = false; ///< only within the axes
};

/// A place on an axis, with its text.
struct ChartMark {
    double place = 0;
    QString text;
};

/// A picture of numbers between an axis below and an axis at the left.
class Chart {
public:
    /// A place to read or to choose something at.
    struct Spot {
        QRectF area; ///< empty of a dot, else a tile of a map
        QPointF place;
        std::size_t run = 0; ///< index in the plan of a sweep
    };

    static constexpr double gap = 6; ///< between an axis and its texts

    Chart() = default;
    explicit Chart(const ChartLook& look) : m_look(look) {}

    /// @name Axes, after `area` has its other sides
    /// @{
    /// Sets the scale and the left side of the area, and adds lines across with their numbers.
    /// @param edge free room at the left
    void addUp(const PlotScale& scale, double edge = 0);
    /// Adds the texts below, as many as fit, and lines up. @pre `across` is set
    void addAcross(std::vector<ChartMark> marks, bool hasLines);
    /// @}

    [[nodiscard]] QPointF at(double x, double y) const {
        return {area.left() + across.share(x) * area.width(),
                area.bottom() - up.share(y) * area.height()};
    }
    /// The place on the axis below of a place in the item.
    [[nodiscard]] double acrossAt(QPointF place) const;
    [[nodiscard]] double upAt(QPointF place) const;

    void add(ChartShape shape) { shapes.push_back(std::move(shape)); }
    void addText(QPointF place, const QString& words, Qt::Alignment align);
    void addLine(QPolygonF points, const QColor& color, double width = 1);
    void addDot(QPointF place, const QColor& color, double radius);
    /// A line from the bottom to the top.
    void addUpright(double x, const QColor& color, Qt::PenStyle style = Qt::SolidLine);

    /// The spot under the mouse, or near it.
    [[nodiscard]] std::optional<std::size_t> spotAt(QPointF place) const;
    [[nodiscard]] const ChartLook& look() const { return m_look; }
    [[nodiscard]] bool isEmpty() const { return area.isEmpty(); }

    QRectF area; ///< between the axes
    PlotScale across, up;
    std::vector<ChartShape> shapes;
    std::vector<Spot> spots;

private:
    ChartLook m_look;
};

/// What a picture says around a chart.
struct ChartWords {
    struct Series {
        QString name;
        QColor color;
    };
    QString title;   ///< what goes up, with its unit
    QString project; ///< its name
    QString below;   ///< what goes across; empty if the chart says it itself
    std::vector<Series> series = {};
};

/// The chart with words above and below it: its look is larger by their lines.
[[nodiscard]] Chart withWords(const Chart& chart, const ChartWords& words);

void paintChart(QPainter& painter, const Chart& chart);

/// The chart as a picture of vectors.
[[nodiscard]] std::string chartSvg(const Chart& chart);

} // namespace tiller
