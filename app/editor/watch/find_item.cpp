#include "app/editor/watch/find_item.h"

#include <algorithm>

namespace tiller {

namespace {

constexpr double mostScore = 2; // twice as bad as the project; worse points are at the edge
constexpr double pointRadius = 2.5;
constexpr double markStep = 32;

} // namespace

Chart makeFindChart(const std::vector<double>& scores, const ChartLook& look) {
    Chart chart(look);
    if (scores.empty())
        return chart;
    const QFontMetricsF metrics(look.font);
    const double high = metrics.height();
    QRectF& area = chart.area;
    area = QRectF(0, high / 2 + 2, look.size.width() - 8, 0);
    area.setBottom(std::max(area.top() + 20, look.size.height() - 2 * high - 6));
    const auto [least, most] = std::ranges::minmax(scores);
    chart.addUp(scaleAround(std::min(least, 0.0), std::clamp(most, 1.0, mostScore),
                            std::max(1, static_cast<int>(area.height() / markStep))));
    const auto count = static_cast<double>(scores.size());
    const double room = pointRadius / area.width() * std::max(1.0, count - 1); // at both ends
    chart.across = {-room, std::max(1.0, count - 1) + room, 1};
    const auto at = [&](std::size_t index, double score) {
        return chart.at(static_cast<double>(index), std::clamp(score, chart.up.from, chart.up.to));
    };
    const double project = at(0, scores[0]).y();
    chart.addLine({{area.left(), project}, {area.right(), project}}, look.text);
    QColor faint = look.text;
    faint.setAlphaF(0.75F);
    QPolygonF best;
    double lowest = scores[0];
    for (std::size_t i = 0; i < scores.size(); ++i) {
        chart.addDot(at(i, scores[i]), faint, pointRadius);
        best.append(at(i, lowest));
        lowest = std::min(lowest, scores[i]);
        best.append(at(i, lowest));
    }
    chart.addLine(best, look.line, 2);
    const double below = area.bottom() + 3;
    chart.addText({area.left(), below}, QStringLiteral("1"), Qt::AlignLeft | Qt::AlignTop);
    chart.addText({area.right(), below}, QString::number(scores.size()),
                  Qt::AlignRight | Qt::AlignTop);
    const QString title = FindItem::tr("Score by point; the project is 1, smaller is better");
    const double titleRoom = area.width() - 2 * metrics.horizontalAdvance(QStringLiteral("10000"));
    chart.addText({area.center().x(), below},
                  metrics.horizontalAdvance(title) < titleRoom ? title : FindItem::tr("Score"),
                  Qt::AlignHCenter | Qt::AlignTop);
    return chart;
}

FindItem::FindItem(QQuickItem* parent) : ChartItem(parent) {
    connect(this, &FindItem::finderChanged, this, [this] {
        connect(m_finder, &ValueFinder::changed, this, &FindItem::rebuild);
        rebuild();
    });
}

Chart FindItem::makeChart(const ChartLook& look) const {
    return m_finder ? makeFindChart(m_finder->scores(), look) : Chart();
}

} // namespace tiller
