#include "app/editor/watch/chart.h"
#include "app/editor/watch/plot_line.h"
#include "tests/app/editor/testing.h"

constexpr double none = std::numeric_limits<double>::quiet_NaN();

Project typesOf(std::initializer_list<const char*> colors) {
    Project project;
    for (const char* color : colors) {
        Node type{.id = "type-" + std::to_string(project.nodes.size()), .type = "agent-type"};
        type.values = findNodeType("agent-type")->defaults();
        type.values[*findNodeType("agent-type")->settingIndex("color")] = std::string(color);
        project.nodes.push_back(type);
    }
    return project;
}

MonitorAnnotation countOf(const Id& type) {
    MonitorAnnotation monitor;
    monitor.of = type;
    monitor.quantity = Quantity::count;
    return monitor;
}

double brightness(const QColor& color) {
    return color.redF() + color.greenF() + color.blueF();
}

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

    void endsAtMarks_data() {
        const TestRows<double, double, double, double, QStringList> row;
        row("to 2.7", 0.0, 2.7, 0.0, 3.0, QStringList{"0", "1", "2", "3"});
        row("tenths", 0.0, 0.33, 0.0, 0.4, QStringList{"0.0", "0.1", "0.2", "0.3", "0.4"});
        row("hundreds", 120.0, 480.0, 100.0, 500.0, QStringList{"100", "200", "300", "400", "500"});
        row("around zero", -7.0, 6.0, -10.0, 10.0, QStringList{"-10", "-5", "0", "5", "10"});
        row("a little below", -2.0, 200.0, -17.0, 200.0, QStringList{"0", "100", "200"});
        row("one value", 40.0, 40.0, 20.0, 60.0, QStringList{"20", "30", "40", "50", "60"});
        row("zero alone", 0.0, 0.0, -1.0, 1.0, QStringList{"-1.0", "-0.5", "0.0", "0.5", "1.0"});
    }

    void endsAtMarks() {
        const auto [low, high, from, to, texts] =
            fetched<double, double, double, double, QStringList>();
        const PlotScale scale = scaleAround(low, high, 4);
        QCOMPARE(scale.from, from);
        QCOMPARE(scale.to, to);
        QStringList written;
        for (const double mark : scale.marks())
            written.append(scale.text(mark));
        QCOMPARE(written, texts);
    }

    void scaleOver_keepsItsEnds() {
        const PlotScale scale = scaleOver(130, 1330, 5);
        QCOMPARE(scale.from, 130.0);
        QCOMPARE(scale.to, 1330.0);
        QCOMPARE(scale.marks(), (std::vector<double>{500, 1000}));
        QCOMPARE(scale.share(730), 0.5);
    }

    void marks_haveNoMinusZero() {
        for (const double mark : scaleAround(-0.3, 0.3, 6).marks())
            QVERIFY(!std::signbit(mark) || mark < 0);
    }

    void textsBelow_areShown_inAnyOrder() {
        Chart chart({.size = {400, 200},
                     .font = {},
                     .ground = Qt::white,
                     .text = Qt::black,
                     .grid = Qt::gray,
                     .line = Qt::blue});
        chart.area = {20, 10, 360, 160};
        chart.across = {0, 250, 1};
        chart.addAcross({{200, "200"}, {50, "50"}, {201, "201"}, {100, "100"}}, false);
        QStringList texts;
        for (const ChartShape& each : chart.shapes)
            texts.append(each.text);
        QCOMPARE(texts, QStringList({"50", "100", "200"})); // 201 has no room
    }

    void eachTypeOnce_hasItsColor() {
        const Project project = typesOf({"#d2533f", "#3f7fd0", "#e2604f"});
        const std::vector two{countOf("type-0"), countOf("type-1")};
        const auto colors = typeColors(two, project, true);
        QVERIFY(colors.has_value());
        QCOMPARE((*colors)[0], QColor(0xd2, 0x53, 0x3f));
        QCOMPARE((*colors)[1], QColor(0x3f, 0x7f, 0xd0));
        // Green, yellow and blue of zombies, made darker on white.
        const Project zombies = typesOf({"#5b8def", "#7fae3f", "#d9b64a"});
        const std::vector three{countOf("type-0"), countOf("type-1"), countOf("type-2")};
        QVERIFY(typeColors(three, zombies, false) && typeColors(three, zombies, true));
        const std::vector alike{countOf("type-0"), countOf("type-2")};
        QVERIFY(!typeColors(alike, project, true));
    }

    void severalOfAType_orOneAgent_haveNoTypeColors() {
        const Project project = typesOf({"#d2533f", "#3f7fd0"});
        const std::vector same{countOf("type-0"), countOf("type-0")};
        QVERIFY(!typeColors(same, project, false));
        std::vector one{countOf("type-0"), countOf("type-1")};
        one[1].agent = "type-1-3";
        QVERIFY(!typeColors(one, project, false));
        one = {countOf("type-0"), countOf("gone")};
        QVERIFY(!typeColors(one, project, false));
        QVERIFY(!typeColors(std::span(one).first(1), project, false));
    }

    void paleColors_areMadeLegible() {
        const QColor pale(0xf0, 0xec, 0xe0);
        const QColor deep(0x20, 0x24, 0x30);
        QCOMPARE(legible(pale, true), pale);
        QCOMPARE(legible(deep, false), deep);
        QVERIFY(brightness(legible(pale, false)) < brightness(pale) - 0.5);
        QVERIFY(brightness(legible(deep, true)) > brightness(deep) + 0.5);
    }
};
