#include "app/editor/watch/plot_line.h"

#include <QTest>

#include <cmath>
#include <limits>

using namespace tiller;

namespace {

constexpr double none = std::numeric_limits<double>::quiet_NaN();

} // namespace

class TestPlotLine : public QObject {
    Q_OBJECT

private slots:
    void fewValues_areDrawnOneByOne() {
        const MonitorSeries series{.monitor = "m", .first = 10, .every = 5, .values = {1, 3, 2}};
        const auto lines = linesOf(series, 0, 100, 400);
        QCOMPARE(lines.size(), 1U);
        QCOMPARE(lines[0], (QPolygonF{{10, 1}, {15, 3}, {20, 2}}));
    }

    void missingValue_breaksTheLine() {
        const MonitorSeries series{.monitor = "m", .values = {1, none, none, 4, 5}};
        const auto lines = linesOf(series, 0, 10, 400);
        QCOMPARE(lines.size(), 2U);
        QCOMPARE(lines[0], (QPolygonF{{0, 1}}));
        QCOMPARE(lines[1], (QPolygonF{{3, 4}, {4, 5}}));
    }

    void manyValues_keepEveryPeak() {
        MonitorSeries series{.monitor = "m"};
        series.values.assign(4000, 1);
        series.values[1234] = 9;
        series.values[2777] = -9;
        const auto lines = linesOf(series, 0, 4000, 100);
        QCOMPARE(lines.size(), 1U);
        QVERIFY2(lines[0].size() <= 4 * 101, qPrintable(QString::number(lines[0].size())));
        double least = 1;
        double most = 1;
        double last = -1;
        for (const QPointF& point : lines[0]) {
            QVERIFY(point.x() >= last); // never back in time
            last = point.x();
            least = std::min(least, point.y());
            most = std::max(most, point.y());
        }
        QCOMPARE(least, -9.0);
        QCOMPARE(most, 9.0);
    }

    void lines_keepTheirShapeWhileThePlotMoves() {
        MonitorSeries series{.monitor = "m"};
        for (int i = 0; i < 4000; ++i)
            series.values.push_back(std::sin(i * 0.7));
        const auto before = linesOf(series, 1000, 3000, 50)[0];
        const auto after = linesOf(series, 1013, 3013, 50)[0];
        const auto middle = [](const QPolygonF& line) { // away from both edges
            QPolygonF kept;
            for (const QPointF& point : line)
                if (point.x() >= 1200 && point.x() < 2800)
                    kept.append(point);
            return kept;
        };
        QVERIFY(middle(before).size() > 100);
        QCOMPARE(middle(after), middle(before));
    }

    void valueAt_isTheLastValueBefore() {
        const MonitorSeries series{.monitor = "m", .first = 10, .every = 5, .values = {1, none, 3}};
        QCOMPARE(valueAt(series, 9), std::nullopt);
        QCOMPARE(valueAt(series, 10), std::optional(1.0));
        QCOMPARE(valueAt(series, 14), std::optional(1.0));
        QCOMPARE(valueAt(series, 15), std::nullopt);
        QCOMPARE(valueAt(series, 24), std::optional(3.0));
        QCOMPARE(valueAt(series, 25), std::nullopt);
        QCOMPARE(latestValue(series, 25), std::optional(3.0));
        QCOMPARE(latestValue(series, 14), std::optional(1.0));
        QCOMPARE(latestValue({.monitor = "m"}, 14), std::nullopt);
    }

    void extent_coversTheShownValues() {
        const MonitorSeries series{.monitor = "m", .values = {100, 2, none, 7, 5}};
        QCOMPARE(extent(series, 1), std::optional(std::pair(2.0, 7.0)));
        QCOMPARE(extent(series, 2.5), std::optional(std::pair(5.0, 7.0)));
        QCOMPARE(extent(series, 9), std::nullopt);
    }
};

QTEST_GUILESS_MAIN(TestPlotLine)
#include "tst_plot_line.moc"
