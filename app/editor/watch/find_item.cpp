#include "app/editor/watch/find_item.h"

#include "app/editor/watch/plot_scale.h"
#include "app/editor/watch/series_color.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace tiller {

namespace {

using FindKind = ChartShape::Kind;

constexpr double mostScore = 2; // twice as bad as the project; worse points are at the edge
constexpr double gapBesideMarks = 6;
constexpr double pointRadius = 2.5;
constexpr double markStep = 32;

} // namespace

SweepChart makeFindChart(const std::vector<double>& scores, const ChartLook& look) {
    SweepChart chart;
    if (scores.empty())
        return chart;
    const QFontMetricsF metrics(look.font);
    const double high = metrics.height();
    QRectF area(0, high / 2 + 2, look.size.width() - 8, 0);
    area.setBottom(std::max(area.top() + 20, look.size.height() - 2 * high - 6));
    const auto [least, most] = std::ranges::minmax(scores);
    const PlotScale up = scaleAround(std::min(least, 0.0), std::clamp(most, 1.0, mostScore),
                                     std::max(1, static_cast<int>(area.height() / markStep)));
    double left = 0;
    for (const double mark : up.marks())
        left = std::max(left, metrics.horizontalAdvance(up.text(mark)));
    area.setLeft(left + gapBesideMarks);
    const auto y = [&](double score) {
        return area.bottom() - std::clamp(up.share(score), 0.0, 1.0) * area.height();
    };
    const auto count = static_cast<double>(scores.size());
    const auto x = [&](double index) {
        return area.left() + pointRadius +
               index / std::max(1.0, count - 1) * (area.width() - 2 * pointRadius);
    };
    const auto text = [&](QPointF place, const QString& words, Qt::Alignment align) {
        chart.shapes.push_back({FindKind::text, {{place}}, look.text, 1, words, align});
    };
    const auto addAcross = [&](double at, const QColor& color) {
        const QPolygonF ends{QPointF(area.left(), at), QPointF(area.right(), at)};
        chart.shapes.push_back({FindKind::line, ends, color});
    };
    for (const double mark : up.marks()) {
        addAcross(y(mark), look.grid);
        text({area.left() - gapBesideMarks, y(mark)}, up.text(mark),
             Qt::AlignRight | Qt::AlignVCenter);
    }
    addAcross(y(scores[0]), look.text);
    QColor faint = look.text;
    faint.setAlphaF(0.75F);
    QPolygonF best;
    double lowest = scores[0];
    for (std::size_t i = 0; i < scores.size(); ++i) {
        const double at = x(static_cast<double>(i));
        const QPointF dot(at, y(scores[i]));
        chart.shapes.push_back({FindKind::dot, {{dot}}, faint, pointRadius});
        best.append({at, y(lowest)});
        lowest = std::min(lowest, scores[i]);
        best.append({at, y(lowest)});
    }
    chart.shapes.push_back({FindKind::line, best, look.line, 2});
    text({area.left(), area.bottom() + 3}, QStringLiteral("1"), Qt::AlignLeft | Qt::AlignTop);
    text({area.right(), area.bottom() + 3}, QString::number(scores.size()),
         Qt::AlignRight | Qt::AlignTop);
    const QString title = FindItem::tr("Score by point; the project is 1, smaller is better");
    const double room = area.width() - 2 * metrics.horizontalAdvance(QStringLiteral("10000"));
    text({area.center().x(), area.bottom() + 3},
         metrics.horizontalAdvance(title) < room ? title : FindItem::tr("Score"),
         Qt::AlignHCenter | Qt::AlignTop);
    return chart;
}

FindItem::FindItem(QQuickItem* parent) : QQuickPaintedItem(parent) {
    setAntialiasing(true);
    connect(this, &FindItem::lookChanged, this, [this] { update(); });
}

void FindItem::setFinder(ValueFinder* finder) {
    if (m_finder == finder)
        return;
    if (m_finder)
        m_finder->disconnect(this);
    m_finder = finder;
    if (finder)
        connect(finder, &ValueFinder::changed, this, [this] { update(); });
    emit finderChanged();
}

void FindItem::paint(QPainter* painter) {
    if (!m_finder)
        return;
    const ChartLook look{.size = size(),
                         .font = m_font,
                         .ground = Qt::transparent,
                         .text = m_textColor,
                         .grid = m_gridColor,
                         .line = seriesColor(0, m_dark),
                         .dark = m_dark};
    paintChart(*painter, makeFindChart(m_finder->scores(), look), look);
}

} // namespace tiller
