#include "app/editor/render/film.h"
#include "app/editor/render/film_encoder.h"
#include "app/editor/theme/theme.h"
#include "tests/app/editor/testing.h"

#include <QGuiApplication>
#include <QQuickItem>

constexpr QRgb red = qRgb(255, 0, 0);

/// A world of 400 by 200 with one red disc of radius 10 that moves to the right, 3 units per tick.
Project project(double ticksPerSecond = 60) {
    return world("world width=400 height=200 ticksPerSecond={}; "
                 "a (50,100)+(3,0) color=#ff0000 shape=circle radius=10",
                 ticksPerSecond);
}

/// The middle of the red pixels; (-1, -1) if there are none.
QPoint redPlace(const QImage& image) {
    qint64 count = 0;
    qint64 x = 0;
    qint64 y = 0;
    for (int row = 0; row < image.height(); ++row)
        for (int column = 0; column < image.width(); ++column)
            if (image.pixel(column, row) == red) {
                ++count;
                x += column;
                y += row;
            }
    return count > 0 ? QPoint(static_cast<int>(x / count), static_cast<int>(y / count))
                     : QPoint(-1, -1);
}

/// A unit is a pixel, and the corner of the world is at (0, 0).
RenderLook plainLook() {
    return {.size = {400, 200}, .view = ViewTransform()};
}

bool near(QPoint a, QPoint b) {
    return (a - b).manhattanLength() <= 6; // the line along the heading is not red
}

bool goOn() {
    return true;
}

/// Films and pictures of a run.
class TestFilm : public QObject {
    Q_OBJECT

private slots:
    void frames_followTheTime_data() {
        const TestRows<double, int, double, QList<int>> row;
        row("60", 60.0, 0, 30.0, QList<int>{10, 12, 14, 16, 18, 20});
        row("15: each twice", 15.0, 0, 30.0, QList<int>{10, 10, 11, 11, 12, 12, 13, 13, 14, 14, 15,
                                                        15, 16, 16, 17, 17, 18, 18, 19, 19, 20});
        row("100", 100.0, 0, 30.0, QList<int>{10, 13, 16, 20});
        row("every 4", 60.0, 4, 15.0, QList<int>{10, 14, 18});
    }

    void frames_followTheTime() {
        const auto [ticksPerSecond, every, rate, ticks] =
            fetched<double, int, double, QList<int>>();
        const Film film({.log = {.start = project(ticksPerSecond), .ticks = 0, .events = {}},
                         .from = 10,
                         .to = 20,
                         .every = static_cast<std::uint64_t>(every)});
        QCOMPARE(film.framesPerSecond(), rate);
        QList<int> made;
        for (std::size_t i = 0; i < film.frameCount(); ++i)
            made.append(static_cast<int>(film.tickOf(i)));
        QCOMPARE(made, ticks);
    }

    void frames_showTheRun_withItsEdits() {
        // After ten ticks the disc becomes green.
        InputLog log{.start = project(), .ticks = 20, .events = {}};
        log.events.push_back(
            {10, Edited{setValue(log.start, "a", "color", std::string("#00ff00")).value()}});
        Film film({.log = log, .from = 8, .to = 12, .look = plainLook()});
        QCOMPARE(film.frameCount(), 3U);
        QVERIFY(near(redPlace(film.next(goOn)), {74, 100})); // 50 + 8 * 3
        QVERIFY(near(redPlace(film.next(goOn)), {80, 100})); // the edit acts on the next tick
        const QImage last = film.next(goOn);
        QCOMPARE(redPlace(last), QPoint(-1, -1));
        QCOMPARE(last.pixel(84, 106), qRgb(0, 255, 0));
    }

    void followedAgent_staysInTheMiddle() {
        RenderLook look = plainLook();
        look.picked = AgentName{"a", 0};
        look.follows = true;
        Film film({.log = {.start = project(), .ticks = 0, .events = {}}, .to = 30, .look = look});
        for (std::size_t i = 0; i < film.frameCount(); ++i)
            QVERIFY(near(redPlace(film.next(goOn)), {200, 100}));
    }

    void view_isThatOfTheViewport() {
        RenderLook look = plainLook();
        look.view->zoom(2, {0, 0});
        look.view->pan({5, -20});
        look.size = {800, 600};
        look.pixelRatio = 2;
        WorldRenderer renderer(look);
        const QImage image = renderer.draw(Simulation(project()), project());
        QCOMPARE(image.size(), QSize(800, 600));
        QVERIFY(near(redPlace(image), {210, 360})); // 2 * (2 * (50, 100) + (5, -20))

        look.view.reset(); // the whole world
        look.size = {448, 248};
        look.pixelRatio = 1;
        QVERIFY(
            near(redPlace(WorldRenderer(look).draw(Simulation(project()), project())), {74, 124}));
    }

    void canceledRecording_leavesNoFile() {
        if (FilmEncoder::program().isEmpty())
            QSKIP("ffmpeg is not installed");
        const QString file = m_folder.filePath("film.gif");
        std::size_t last = 0;
        const auto end = recordFilm({.log = {.start = project(), .ticks = 0, .events = {}},
                                     .to = 1000,
                                     .look = plainLook()},
                                    file, [&](std::size_t done, std::size_t frames) {
                                        last = done;
                                        return frames != 501 || done < 5;
                                    });
        QVERIFY(end.ok());
        QCOMPARE(end.value(), FilmEnd::canceled);
        QCOMPARE(last, 5U);
        QVERIFY(QDir(m_folder.path()).entryList(QDir::Files | QDir::Hidden).isEmpty());
    }

    void withoutFfmpeg_reportsIt() {
        const QByteArray path = qgetenv("PATH");
        qputenv("PATH", "/nowhere");
        const auto end = recordFilm(
            {.log = {.start = project(), .ticks = 0, .events = {}}, .to = 10},
            m_folder.filePath("film.mp4"), [](std::size_t, std::size_t) { return true; });
        qputenv("PATH", path);
        QVERIFY(!end);
        QVERIFY(end.problems().front().text.find("ffmpeg, which is not installed") !=
                std::string::npos);
        QVERIFY(QDir(m_folder.path()).entryList(QDir::Files | QDir::Hidden).isEmpty());
    }

    void colors_areThoseOfTheTheme_data() {
        const TestRows<bool> row;
        row("dark", true);
        row("light", false);
    }

    /// The command line draws with the colors of the window.
    void colors_areThoseOfTheTheme() {
        const auto [dark] = fetched<bool>();
        QQuickItem item;
        Theme theme(&item);
        theme.setDark(dark);
        const ViewColors colors = viewColors(dark);
        QCOMPARE(colors.dark, dark);
        QCOMPARE(colors.ground, theme.ground());
        QCOMPARE(colors.world, theme.world());
        QCOMPARE(colors.grid, theme.grid());
        QCOMPARE(colors.edge, theme.worldEdge());
        QCOMPARE(colors.handle, theme.target());
        QCOMPARE(colors.accent, theme.accent());
        QCOMPARE(colors.text, theme.text());
    }

private:
    QTemporaryDir m_folder;
};
