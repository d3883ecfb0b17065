#include "tests/app/editor/window.h"

#include <QDir>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QtQml/QQmlExtensionPlugin>

Q_IMPORT_QML_PLUGIN(Tiller_AppPlugin)
Q_IMPORT_QML_PLUGIN(Tiller_UiPlugin)

using namespace tiller;

/// The main screens beside the pictures of them that were reviewed: tests/data/screens. They are
/// kept small, and compared with tolerance, so that a hinted letter does not matter and a moved
/// panel does. With TILLER_SCREENS=1 in the environment the pictures are made anew; each is to be
/// looked at before it is committed. The scale is QT_SCALE_FACTOR's, which is one for a program:
/// the suite runs it twice.
class TestScreens : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void screen_data();
    void screen();
    void comparison_tellsWhatMoved();

private:
    QTemporaryDir m_home;
};

namespace {

constexpr int keptWidth = 640;
constexpr int grain = 40;              // of 255: smaller differences are the renderer's
constexpr double mostDiffering = 0.01; // a share of all pixels

QImage kept(const QImage& shot) {
    return shot.scaledToWidth(keptWidth, Qt::SmoothTransformation)
        .convertToFormat(QImage::Format_RGB32);
}

bool differs(QRgb a, QRgb b) {
    return std::abs(qRed(a) - qRed(b)) > grain || std::abs(qGreen(a) - qGreen(b)) > grain ||
           std::abs(qBlue(a) - qBlue(b)) > grain;
}

/// The share of pixels that are not as they were.
double difference(const QImage& now, const QImage& before) {
    if (now.size() != before.size())
        return 1;
    int count = 0;
    for (int y = 0; y < now.height(); ++y)
        for (int x = 0; x < now.width(); ++x)
            count += differs(now.pixel(x, y), before.pixel(x, y));
    return static_cast<double>(count) / (now.width() * now.height());
}

/// What is to be seen, from a window that shows an example; nothing of it may depend on the clock.
void setUp(EditorWindow& window, const QString& screen) {
    if (screen == "start")
        return;
    window.editor.simulation.pause();
    window.editor.simulation.reset();
    QSignalSpy stopped(&window.editor.simulation, &SimulationController::stopped);
    window.editor.simulation.runToTick(400);
    QTRY_VERIFY(!stopped.isEmpty());
    QTRY_COMPARE(window.editor.simulation.tick(), 400.0);
    if (screen == "agent") {
        window.editor.simulation.pick(AgentName{"hunter", 0});
        QTRY_VERIFY(window.editor.simulation.pickedMaxSpeed() > 0);
    }
    if (screen == "node")
        window.editor.document.selection()->select("pursue");
}

} // namespace

void TestScreens::initTestCase() {
    QStandardPaths::setTestModeEnabled(true);
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_home.path());
}

void TestScreens::screen_data() {
    QTest::addColumn<QString>("screen");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<bool>("dark");
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

void TestScreens::screen() {
    QFETCH(QString, screen);
    QFETCH(QSize, size);
    QFETCH(bool, dark);
    EditorWindow window(screen == "start" ? QString() : QStringLiteral("hunter-and-prey"));
    window.editor.settings.setDark(dark);
    window.window->resize(size);
    setUp(window, screen);
    QTest::qWait(200); // motions end: none is longer than 150 ms
    const QImage now = kept(window.window->grabWindow());
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
    if (share > mostDiffering)
        now.save(shown);
    QVERIFY2(
        share <= mostDiffering,
        qPrintable(
            QString("%1% of the pixels differ: see %2").arg(100 * share, 0, 'f', 2).arg(shown)));
}

void TestScreens::comparison_tellsWhatMoved() {
    QImage picture(keptWidth, 400, QImage::Format_RGB32);
    picture.fill(Qt::black);
    QImage moved = picture;
    for (int y = 100; y < 160; ++y) // a panel of 60 x 60, of 640 x 400
        for (int x = 100; x < 160; ++x)
            moved.setPixel(x, y, qRgb(90, 90, 90));
    QCOMPARE(difference(picture, picture), 0.0);
    QVERIFY(difference(picture, moved) > mostDiffering);
}

QTEST_MAIN(TestScreens)
#include "tst_screens.moc"
