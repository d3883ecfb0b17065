#include "tests/app/editor/window.h"

#include <QLibraryInfo>
#include <QPainter>

constexpr int pictureWidth = 640;
constexpr int tile = 8;      // pixels of the small picture: smaller than any button
constexpr int tolerance = 7; // of 255; the means of tiles differ by less between renderers

QImage reduced(const QImage& shot) {
    return shot.scaledToWidth(pictureWidth, Qt::SmoothTransformation)
        .convertToFormat(QImage::Format_RGB32);
}

/// The mean color of each tile.
QImage tilesOf(const QImage& picture) {
    return picture.scaled(picture.width() / tile, picture.height() / tile, Qt::IgnoreAspectRatio,
                          Qt::SmoothTransformation);
}

/// The tiles that differ, as places in the small pictures.
QList<QPoint> differences(const QImage& now, const QImage& before) {
    if (now.size() != before.size())
        return {QPoint()};
    const QImage a = tilesOf(now);
    const QImage b = tilesOf(before);
    QList<QPoint> found;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x) {
            const QColor one = a.pixelColor(x, y);
            const QColor other = b.pixelColor(x, y);
            if (std::max({std::abs(one.red() - other.red()), std::abs(one.green() - other.green()),
                          std::abs(one.blue() - other.blue())}) > tolerance)
                found << QPoint(x, y) * tile;
        }
    return found;
}

/// Compares the main screens with reviewed pictures in tests/data/screens. The pictures are small,
/// and each tile of them is compared by its mean color, so that a lost button matters and the
/// hinting of a letter does not. They are of Qt 6.4; with a later release, text may stand
/// elsewhere, and only a panel that is lost matters. With TILLER_SCREENS=1 in the environment the
/// test writes the pictures anew; look at each one before you commit it. The scale comes from
/// QT_SCALE_FACTOR, which holds for a whole program, so the suite runs this test twice.
class TestScreens : public QObject, public EditorTest {
    Q_OBJECT

private slots:
    void screen_data() {
        const TestRows<QString, QSize, bool> row;
        const bool twofold = qEnvironmentVariableIntValue("QT_SCALE_FACTOR") == 2;
        const QList<QSize> sizes =
            twofold ? QList{QSize(1280, 720)} : QList{QSize(1280, 720), QSize(1600, 1000)};
        for (const char* screen : {"start", "agent", "node"})
            for (const QSize size : sizes)
                for (const bool dark : {true, false})
                    row(QTest::addRow("%s-%dx%d%s-%s", screen, size.width(), size.height(),
                                      twofold ? "-twofold" : "", dark ? "dark" : "light"),
                        screen, size, dark);
    }

    void screen() {
        const auto [screen, size, dark] = fetched<QString, QSize, bool>();
        show(screen, size, dark);
        const QImage now = reduced(stillPicture());
        QCOMPARE(window->size(), size);

        const QString name = QString::fromLatin1(QTest::currentDataTag()) + ".png";
        const QString file = QStringLiteral(TILLER_SOURCE_DIR "/tests/data/screens/") + name;
        if (qEnvironmentVariableIsSet("TILLER_SCREENS")) {
            QVERIFY(now.save(file));
            return;
        }
        const QImage before = QImage(file).convertToFormat(QImage::Format_RGB32);
        QVERIFY2(!before.isNull(), qPrintable("no picture " + file));
        const QList<QPoint> found = differences(now, before);
        // Later releases of Qt set lines of text closer.
        const qsizetype most = QLibraryInfo::version().minorVersion() == 4
                                   ? 0
                                   : tilesOf(now).width() * tilesOf(now).height() / 5;
        const QString shown = QDir::temp().filePath("tiller-screen-" + name);
        if (found.size() > most)
            now.save(shown);
        QVERIFY2(found.size() <= most,
                 qPrintable(QString("%1 tiles differ, first at %2, %3: see %4")
                                .arg(found.size())
                                .arg(found.value(0).x())
                                .arg(found.value(0).y())
                                .arg(shown)));
    }

    void comparison_findsALostButton() {
        show("agent", {1600, 1000}, true);
        move("evade", {8, 0}); // so that there is something to undo
        const QImage whole = stillPicture();
        QVERIFY(differences(reduced(whole), reduced(whole)).isEmpty());
        for (const char* button : {"button-undo", "button-save", "button-fit", "playButton",
                                   "themeToggle", "tab-world", "tool-circle", "layersButton"}) {
            QImage without = whole;
            const double scale = whole.width() / static_cast<double>(window->width());
            const QRect place =
                QRectF(rect(button).topLeft() * scale, rect(button).size() * scale).toAlignedRect();
            QPainter(&without).fillRect(place, whole.pixelColor(place.topLeft() - QPoint(1, 1)));
            QVERIFY2(!differences(reduced(without), reduced(whole)).isEmpty(), button);
        }
    }

private:
    /// Nothing on a screen may depend on the clock.
    void show(const QString& screen, QSize size, bool dark) {
        restart(screen == "start" ? QString() : QStringLiteral("hunter-and-prey"));
        editor().settings.setDark(dark);
        window->resize(size);
        if (screen == "start") { // its worlds move at first
            QQuickItem* moves = find(item("example-hunter-and-prey"), "moves");
            QTRY_COMPARE_WITH_TIMEOUT(moves->property("position").toDouble(), 1.0, 20'000);
            return;
        }
        simulation().pause();
        simulation().reset();
        QVERIFY(runTo(400));
        if (screen == "agent") {
            simulation().pick(AgentName{"hunter", 0});
            QTRY_VERIFY(simulation().motion().maxSpeed > 0);
        }
        if (screen == "node") {
            select("pursue");
            // The values come with a frame of the world, so the picture can be still before.
            QTRY_VERIFY(isShown("liveFormula"));
        }
    }
};
