#include "app/editor/document/window_place.h"

#include <QTest>
#include <QWindow>

using namespace tiller;

class TestWindowPlace : public QObject {
    Q_OBJECT

private slots:
    void placeOn_data() {
        const QRect left(0, 0, 1920, 1040);
        const QRect right(1920, 0, 1280, 1024);
        QTest::addColumn<QList<QRect>>("screens");
        QTest::addColumn<QRect>("wanted");
        QTest::addColumn<QRect>("place");
        QTest::newRow("as it was")
            << QList{left} << QRect(100, 50, 800, 600) << QRect(100, 50, 800, 600);
        QTest::newRow("on the second screen")
            << QList{left, right} << QRect(2000, 50, 800, 600) << QRect(2000, 50, 800, 600);
        QTest::newRow("its screen is gone")
            << QList{left} << QRect(2000, 50, 800, 600) << QRect(560, 220, 800, 600);
        QTest::newRow("larger than its screen")
            << QList{right} << QRect(1920, 0, 2000, 1200) << QRect(1920, 0, 1280, 1024);
        QTest::newRow("head above all screens")
            << QList{left} << QRect(100, -400, 800, 600) << QRect(560, 220, 800, 600);
        QTest::newRow("partly outside, head in hand")
            << QList{left} << QRect(1700, 900, 800, 600) << QRect(1700, 900, 800, 600);
        QTest::newRow("no screen at all")
            << QList<QRect>{} << QRect(1, 2, 3, 4) << QRect(1, 2, 3, 4);
    }

    void placeOn() {
        QFETCH(QList<QRect>, screens);
        QFETCH(QRect, wanted);
        QTEST(tiller::placeOn(screens, wanted), "place");
    }

    void fitScreen_maximizesOnlyWhatIsTooLarge() {
        QWindow window;
        window.resize(1440, 900);
        fitScreen(window, {1440, 900});
        QCOMPARE(window.windowState(), Qt::WindowNoState);
        fitScreen(window, {1280, 960});
        QCOMPARE(window.windowState(), Qt::WindowMaximized);
        QVERIFY(window.width() <= 1280 || window.isExposed());
    }
};

QTEST_MAIN(TestWindowPlace)
#include "tst_window_place.moc"
