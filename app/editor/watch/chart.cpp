#include "app/editor/watch/chart.h"

#include "app/editor/pane/view_transform.h"

#include <QLineF>
#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace tiller {

namespace {

using Kind = ChartShape::Kind;

constexpr double reach = 16;         // of the mouse
constexpr double mostEmpty = 0.85;   // of a step, beyond the values
constexpr double wholeNumbers = 1e5; // larger steps are written with an exponent

/// The left end of the baseline of a text.
QPointF baseline(const ChartShape& shape, const QFontMetricsF& metrics) {
    QPointF at = shape.points.front();
    const double wide = metrics.horizontalAdvance(shape.text);
    if (shape.align & Qt::AlignRight)
        at.rx() -= wide;
    else if (shape.align & Qt::AlignHCenter)
        at.rx() -= wide / 2;
    if (shape.align & Qt::AlignTop)
        at.ry() += metrics.ascent();
    else if (shape.align & Qt::AlignBottom)
        at.ry() -= metrics.descent();
    else
        at.ry() += (metrics.ascent() - metrics.descent()) / 2;
    return at;
}

QString number(double value) {
    return QString::number(value, 'f', 2);
}

QString pointsText(const QPolygonF& points) {
    QStringList parts;
    for (const QPointF& each : points)
        parts.append(number(each.x()) + QLatin1Char(',') + number(each.y()));
    return parts.join(QLatin1Char(' '));
}

/// A color with its opacity, as an attribute.
QString paintText(const char* attribute, const QColor& color) {
    return QStringLiteral(" %1=\"%2\" %1-opacity=\"%3\"")
        .arg(QLatin1String(attribute), color.name(), number(color.alphaF()));
}

QString shapeSvg(const ChartShape& shape, const ChartLook& look) {
    switch (shape.kind) {
    case Kind::line:
        return QStringLiteral("<polyline points=\"%1\" fill=\"none\" stroke-width=\"%2\"%3/>\n")
            .arg(pointsText(shape.points), number(shape.width), paintText("stroke", shape.color));
    case Kind::area:
        return QStringLiteral("<polygon points=\"%1\"%2/>\n")
            .arg(pointsText(shape.points), paintText("fill", shape.color));
    case Kind::dot:
        return QStringLiteral("<circle cx=\"%1\" cy=\"%2\" r=\"%3\"%4/>\n")
            .arg(number(shape.points.front().x()), number(shape.points.front().y()),
                 number(shape.width), paintText("fill", shape.color));
    case Kind::text:
        break;
    }
    const QPointF at = baseline(shape, QFontMetricsF(look.font));
    const bool right = shape.align.testFlag(Qt::AlignRight);
    const bool middle = shape.align.testFlag(Qt::AlignHCenter);
    return QStringLiteral("<text x=\"%1\" y=\"%2\" text-anchor=\"%3\"%4>%5</text>\n")
        .arg(number(shape.points.front().x()), number(at.y()),
             right    ? QStringLiteral("end")
             : middle ? QStringLiteral("middle")
                      : QStringLiteral("start"),
             paintText("fill", shape.color), shape.text.toHtmlEscaped());
}

} // namespace

std::vector<double> PlotScale::marks() const {
    std::vector<double> found;
    const double slack = step * 1e-6;
    for (double number = std::ceil((from - slack) / step); number * step <= to + slack; ++number)
        found.push_back(number == 0 ? 0 : number * step); // no -0
    return found;
}

QString PlotScale::text(double mark) const {
    if (step >= wholeNumbers || step < 1e-4)
        return QLocale().toString(mark, 'g', 4);
    const int decimals = std::max(0, static_cast<int>(-std::floor(std::log10(step * 1.0001))));
    return QLocale().toString(mark, 'f', decimals);
}

PlotScale scaleAround(double low, double high, int marks) {
    const double least = std::max(std::abs(low), std::abs(high)) * 1e-9;
    if (high - low <= least) {
        const double room = low == 0 ? 1 : std::abs(low) * 0.5;
        low -= room;
        high += room;
    }
    const double step = roundStep((high - low) / marks);
    PlotScale scale{std::floor(low / step + 1e-9) * step, std::ceil(high / step - 1e-9) * step,
                    step};
    if (low - scale.from > mostEmpty * step)
        scale.from = low - (1 - mostEmpty) * step;
    if (scale.to - high > mostEmpty * step)
        scale.to = high + (1 - mostEmpty) * step;
    return scale;
}

PlotScale scaleOver(double from, double to, int marks) {
    return {from, to, roundStep((to - from) / marks)};
}

void Chart::addUp(const PlotScale& scale, double edge) {
    const QFontMetricsF metrics(m_look.font);
    up = scale;
    double wide = 0;
    for (const double mark : up.marks())
        wide = std::max(wide, metrics.horizontalAdvance(up.text(mark)));
    area.setLeft(wide + gap + edge);
    area.setRight(std::max(area.right(), area.left() + 1));
    for (const double mark : up.marks()) {
        const double y = at(0, mark).y();
        addLine({{area.left(), y}, {area.right(), y}}, m_look.grid);
        addText({area.left() - gap, y}, up.text(mark), Qt::AlignRight | Qt::AlignVCenter);
    }
}

void Chart::addAcross(std::vector<ChartMark> marks, bool hasLines) {
    const QFontMetricsF metrics(m_look.font);
    std::ranges::sort(marks, {}, &ChartMark::place);
    double end = -1e9;
    const double clear = std::max(area.left() - gap, 0.0); // of the texts at the left
    for (const ChartMark& mark : marks) {
        if (hasLines)
            addUpright(mark.place, m_look.grid);
        const double half = metrics.horizontalAdvance(mark.text) / 2;
        const double middle = std::clamp(at(mark.place, 0).x(), clear + half,
                                         std::max(clear + half, m_look.size.width() - half));
        if (middle - half < end + gap)
            continue;
        end = middle + half;
        addText({middle, area.bottom() + 3}, mark.text, Qt::AlignHCenter | Qt::AlignTop);
    }
}

double Chart::acrossAt(QPointF place) const {
    const double share = std::clamp((place.x() - area.left()) / area.width(), 0.0, 1.0);
    return across.from + share * (across.to - across.from);
}

double Chart::upAt(QPointF place) const {
    const double share = std::clamp((area.bottom() - place.y()) / area.height(), 0.0, 1.0);
    return up.from + share * (up.to - up.from);
}

void Chart::addText(QPointF place, const QString& words, Qt::Alignment align) {
    add({Kind::text, {{place}}, m_look.text, 1, words, align});
}

void Chart::addLine(QPolygonF points, const QColor& color, double width) {
    add({Kind::line, std::move(points), color, width});
}

void Chart::addDot(QPointF place, const QColor& color, double radius) {
    add({Kind::dot, {{place}}, color, radius});
}

void Chart::addUpright(double x, const QColor& color, Qt::PenStyle style) {
    const double left = at(x, 0).x();
    add({.points = {{left, area.top()}, {left, area.bottom()}}, .color = color, .style = style});
}

std::optional<std::size_t> Chart::spotAt(QPointF place) const {
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

Chart withWords(const Chart& chart, const ChartWords& words) {
    constexpr double margin = 12;
    constexpr double markWidth = 12;
    ChartLook look = chart.look();
    const QFontMetricsF metrics(look.font);
    const double line = metrics.height() + Chart::gap;
    const double head = margin + line * (words.series.empty() ? 1 : 2);
    look.size += {2 * margin, head + margin + (words.below.isEmpty() ? 0 : line)};
    const double right = look.size.width() - margin;
    Chart picture(look);
    picture.across = chart.across;
    picture.up = chart.up;
    picture.area = chart.area.translated(margin, head);
    for (ChartShape shape : chart.shapes) {
        shape.points.translate(margin, head);
        picture.add(std::move(shape));
    }
    picture.addText({margin, margin}, words.title, Qt::AlignLeft | Qt::AlignTop);
    picture.addText({right, margin}, words.project, Qt::AlignRight | Qt::AlignTop);
    double x = margin;
    for (const ChartWords::Series& each : words.series) {
        const double middle = margin + line + metrics.height() / 2;
        picture.addLine({{x, middle}, {x + markWidth, middle}}, each.color, 3);
        picture.addText({x + markWidth + Chart::gap, middle}, each.name,
                        Qt::AlignLeft | Qt::AlignVCenter);
        x += markWidth + 3 * Chart::gap + metrics.horizontalAdvance(each.name);
    }
    if (!words.below.isEmpty())
        picture.addText({picture.area.center().x(), look.size.height() - margin}, words.below,
                        Qt::AlignHCenter | Qt::AlignBottom);
    return picture;
}

void paintChart(QPainter& painter, const Chart& chart) {
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(chart.look().font);
    const QFontMetricsF metrics(chart.look().font);
    for (const ChartShape& each : chart.shapes) {
        const bool isLine = each.kind == Kind::line || each.kind == Kind::text;
        const auto cap = each.style == Qt::DashLine ? Qt::FlatCap : Qt::RoundCap;
        painter.setPen(isLine ? QPen(each.color, each.width, each.style, cap, Qt::RoundJoin)
                              : QPen(Qt::NoPen));
        painter.setClipping(each.isClipped);
        if (each.isClipped)
            painter.setClipRect(chart.area.adjusted(0, -each.width, 2 * each.width, each.width));
        painter.setBrush(isLine ? QBrush() : QBrush(each.color));
        switch (each.kind) {
        case Kind::line:
            painter.drawPolyline(each.points);
            break;
        case Kind::area:
            painter.drawPolygon(each.points);
            break;
        case Kind::dot:
            painter.drawEllipse(each.points.front(), each.width, each.width);
            break;
        case Kind::text:
            painter.drawText(baseline(each, metrics), each.text);
            break;
        }
    }
    painter.setClipping(false);
}

std::string chartSvg(const Chart& chart) {
    const ChartLook& look = chart.look();
    QString text =
        QStringLiteral("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%1\" height=\"%2\" "
                       "font-family=\"sans-serif\" font-size=\"%3\">\n<rect width=\"100%\" "
                       "height=\"100%\"%4/>\n")
            .arg(number(look.size.width()), number(look.size.height()))
            .arg(look.font.pixelSize())
            .arg(paintText("fill", look.ground));
    for (const ChartShape& each : chart.shapes)
        text += shapeSvg(each, look);
    return (text + QStringLiteral("</svg>\n")).toStdString();
}

} // namespace tiller
