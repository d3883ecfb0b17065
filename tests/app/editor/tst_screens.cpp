#include "tests/app/editor/table.h"
#include "tests/app/editor/test_home.h"
#include "tests/app/editor/window.h"

#include <QDir>

using namespace tiller;

namespace {

constexpr int pictureWidth = 640;
constexpr int tolerance = 40;          // of 255; renderers differ by less
constexpr double maxDifference = 0.01; // as a share of all pixels

QImage reduced(const QImage& shot) {
    return shot.scaledToWidth(pictureWidth, Qt::SmoothTransformation)
        .convertToFormat(QImage::Format_RGB32);
}

bool differs(QRgb a, QRgb b) {
    return std::abs(qRed(a) - qRed(b)) > tolerance || std::abs(qGreen(a) - qGreen(b)) > tolerance ||
           std::abs(qBlue(a) - qBlue(b)) > tolerance;
}

/// The share of pixels that differ.
double difference(const QImage& now, const QImage& before) {
    if (now.size() != before.size())
        return 1;
    int count = 0;
    for (int y = 0; y < now.height(); ++y)
        for (int x = 0; x < now.width(); ++x)
            count += differs(now.pixel(x, y), before.pixel(x, y));
    return static_cast<double>(count) / (now.width() * now.height());
}

/// Prepares the window for a screen. Nothing on it may depend on the clock.
void setUp(EditorWindow& window, const QString& screen) {
    if (screen == "start") { // its worlds move at first
        QQuickItem* moves = EditorWindow::find(window.item("example-hunter-and-prey"), "moves");
        QTRY_COMPARE_WITH_TIMEOUT(moves->property("position").toDouble(), 1.0, 20'000);
        return;
    }
    window.editor.simulation.pause();
    window.editor.simulation.reset();
    QVERIFY(window.runTo(400));
    if (screen == "agent") {
        window.editor.simulation.pick(AgentName{"hunter", 0});
        QTRY_VERIFY(window.editor.simulation.pickedMaxSpeed() > 0);
    }
    if (screen == "node") {
        window.select("pursue");
        // The values come with a frame of the world, so the picture can be still before they do.
        QTRY_VERIFY(window.isShown("liveFormula"));
    }
}

} // namespace

/// Compares the main screens with reviewed pictures in tests/data/screens. The pictures are small
/// and the comparison has a tolerance, so that a moved panel matters and the hinting of a letter
/// does not. With TILLER_SCREENS=1 in the environment the test writes the pictures anew; look at
/// each one before you commit it. The scale comes from QT_SCALE_FACTOR, which holds for a whole
/// program, so the suite runs this test twice.
class TestScreens : public QObject {
    Q_OBJECT

private slots:
    void screen_data() {
        columns<QString, QSize, bool>("screen", "size", "dark");
        const bool twofold = qEnvironmentVariableIntValue("QT_SCALE_FACTOR") == 2;
        const QList<QSize> sizes =
            twofold ? QList{QSize(1280, 720)} : QList{QSize(1280, 720), QSize(1600, 1000)};
        for (const char* screen : {"start", "agent", "node"})
            for (const QSize size : sizes)
                for (const bool dark : {true, false})
                    QTest::addRow("%s-%dx%d%s-%s", screen, size.width(), size.height(),
                                  twofold ? "-twofold" : "", dark ? "dark" : "light")
                        << screen << size << dark;
    }

    void screen() {
        QFETCH(QString, screen);
        QFETCH(QSize, size);
        QFETCH(bool, dark);
        EditorWindow window(screen == "start" ? QString() : QStringLiteral("hunter-and-prey"));
        window.editor.settings.setDark(dark);
        window.window->resize(size);
        setUp(window, screen);
        const QImage now = reduced(window.stillPicture());
        QCOMPARE(window.window->size(), size);

        const QString name = QString::fromLatin1(QTest::currentDataTag()) + ".png";
        const QString file = QStringLiteral(TILLER_SOURCE_DIR "/tests/data/screens/") + name;
        if (qEnvironmentVariableIsSet("TILLER_SCREENS")) {
            QVERIFY(now.save(file));
            return;
        }
        const QImage before = QImage(file).convertToFormat(QImage::Format_RGB32);
        QVERIFY2(!before.isNull(), qPrintable("no picture " + file));
        const double share = difference(now, before);
        const QString shown = QDir::temp().filePath("tiller-screen-" + name);
        if (share > maxDifference)
            now.save(shown);
        QVERIFY2(share <= maxDifference, qPrintable(QString("%1% of the pixels differ: see %2")
                                                        .arg(100 * share, 0, 'f', 2)
                                                        .arg(shown)));
    }

    void comparison_findsAMovedPanel() {
        QImage picture(pictureWidth, 400, QImage::Format_RGB32);
        picture.fill(Qt::black);
        QImage moved = picture;
        for (int y = 100; y < 160; ++y) // a panel of 60 x 60, of 640 x 400
            for (int x = 100; x < 160; ++x)
                moved.setPixel(x, y, qRgb(90, 90, 90));
        QCOMPARE(difference(picture, picture), 0.0);
        QVERIFY(difference(picture, moved) > maxDifference);
    }

private:
    TestHome m_home;
};

QTEST_MAIN(TestScreens)
#include "tst_screens.moc"
