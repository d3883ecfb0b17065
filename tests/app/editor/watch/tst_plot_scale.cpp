#include "app/editor/watch/plot_scale.h"

#include <QTest>

using namespace tiller;

class TestPlotScale : public QObject {
    Q_OBJECT

private slots:
    void endsAtMarks_data() {
        QTest::addColumn<double>("low");
        QTest::addColumn<double>("high");
        QTest::addColumn<double>("from");
        QTest::addColumn<double>("to");
        QTest::addColumn<QStringList>("texts");
        QTest::newRow("to 2.7") << 0.0 << 2.7 << 0.0 << 3.0 << QStringList{"0", "1", "2", "3"};
        QTest::newRow("tenths") << 0.0 << 0.33 << 0.0 << 0.4
                                << QStringList{"0.0", "0.1", "0.2", "0.3", "0.4"};
        QTest::newRow("hundreds") << 120.0 << 480.0 << 100.0 << 500.0
                                  << QStringList{"100", "200", "300", "400", "500"};
        QTest::newRow("around zero")
            << -7.0 << 6.0 << -10.0 << 10.0 << QStringList{"-10", "-5", "0", "5", "10"};
        QTest::newRow("a little below")
            << -2.0 << 200.0 << -17.0 << 200.0 << QStringList{"0", "100", "200"};
        QTest::newRow("one value")
            << 40.0 << 40.0 << 20.0 << 60.0 << QStringList{"20", "30", "40", "50", "60"};
        QTest::newRow("zero alone")
            << 0.0 << 0.0 << -1.0 << 1.0 << QStringList{"-1.0", "-0.5", "0.0", "0.5", "1.0"};
    }

    void endsAtMarks() {
        QFETCH(double, low);
        QFETCH(double, high);
        QFETCH(double, from);
        QFETCH(double, to);
        QFETCH(QStringList, texts);
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
};

QTEST_GUILESS_MAIN(TestPlotScale)
#include "tst_plot_scale.moc"
