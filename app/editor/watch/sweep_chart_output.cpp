#include "app/editor/watch/sweep_chart.h"

#include <QFontMetricsF>
#include <QPainter>

namespace tiller {

namespace {

using Kind = ChartShape::Kind;

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

void paintChart(QPainter& painter, const SweepChart& chart, const ChartLook& look) {
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(look.font);
    const QFontMetricsF metrics(look.font);
    for (const ChartShape& each : chart.shapes) {
        const bool isLine = each.kind == Kind::line || each.kind == Kind::text;
        painter.setPen(
            isLine ? QPen(each.color, each.width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin)
                   : QPen(Qt::NoPen));
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
}

std::string chartSvg(const SweepChart& chart, const ChartLook& look) {
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
