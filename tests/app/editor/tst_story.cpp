#include "tests/app/editor/window.h"

#include <QProcess>

constexpr const char* evadeLink = "evade-to-prey-choice";

/// The last line that `tiller` prints; its exit code and errors if it fails.
QString lastLineOf(const QStringList& arguments) {
    QProcess process;
    process.start(TILLER_BINARY, arguments);
    process.waitForFinished(120'000);
    const QString output = QString::fromUtf8(process.readAllStandardOutput()).trimmed();
    if (process.exitStatus() != QProcess::NormalExit || process.exitCode() != 0)
        return QString("exit code %1: %2")
            .arg(process.exitCode())
            .arg(QString::fromUtf8(process.readAllStandardError()));
    return output.section('\n', -1);
}

/// The share of a picture that does not have its most frequent color.
double shareOfDetail(const QImage& picture) {
    QHash<QRgb, int> counts;
    for (int y = 0; y < picture.height(); y += 2)
        for (int x = 0; x < picture.width(); x += 2)
            ++counts[picture.pixel(x, y)];
    int all = 0;
    int most = 0;
    for (const int count : counts) {
        all += count;
        most = std::max(most, count);
    }
    return 1 - double(most) / all;
}

/// The main job with mouse and keys in a real window: from the example to a file, an export and an
/// input log that the command line replays to the same state.
class TestStory : public QObject {
    Q_OBJECT

private slots:
    void windowIsDrawn_inBothThemes() {
        for (const bool dark : {true, false}) {
            EditorWindow window("hunter-and-prey");
            window.editor.settings.setDark(dark);
            window.editor.simulation.clearCursor(); // the mouse would attract the prey
            window.editor.simulation.reset();
            QVERIFY(window.runTo(400));
            QTRY_VERIFY(window.item("world"));
            const QImage shot = window.stillPicture();
            QCOMPARE(shot.size(), QSize(1600, 1000));
            for (const char* part : {"palette", "canvas", "world", "inspector", "transport"}) {
                const QQuickItem* item = window.item(part);
                QVERIFY2(item && item->isVisible(), part);
                const QRect place = item->mapRectToScene(item->boundingRect()).toRect();
                QVERIFY2(shareOfDetail(shot.copy(place)) > 0.01, part);
            }
            const QColor ground = shot.pixelColor(inWorld(window, {3, 3}));
            QCOMPARE(ground.lightness() < 128, dark);
        }
    }

    void theMainJob() {
        EditorWindow window("hunter-and-prey");
        Document& document = window.editor.document;
        SimulationController& simulation = window.editor.simulation;
        const Project original = document.project();

        // The agents move.
        simulation.setSpeed(8);
        window.click("playButton");
        QTRY_VERIFY(simulation.playing());
        QTRY_VERIFY_WITH_TIMEOUT(simulation.tick() > 200, 30'000);

        // The mouse leads the prey.
        for (int step = 0; step <= 10; ++step)
            QTest::mouseMove(window.window, inWorld(window, {200.0 + 30 * step, 300}), 10);

        // The weight of Evade goes down during the run: no reset, and more contacts.
        const double tickBefore = simulation.tick();
        const double contactsBefore = simulation.contactTotal();
        const QPoint weight = window.weight(evadeLink);
        window.drag(weight, weight - QPoint(40, 0));
        QTRY_VERIFY(document.project().link(evadeLink)->weight < 0.5);
        QVERIFY(document.project().link(evadeLink)->weight > 0);
        QCOMPARE(document.undoText().isEmpty(), false);
        QVERIFY(simulation.tick() >= tickBefore);
        QTRY_VERIFY_WITH_TIMEOUT(simulation.tick() > tickBefore + 600, 60'000);
        QVERIFY(simulation.contactTotal() > contactsBefore);

        // A new agent type that seeks a new point, from the palette, wired by mouse.
        QQuickItem* canvas = window.item("canvas");
        const auto onCanvas = [&](double x, double y) {
            return canvas->mapToScene({canvas->width() * x, canvas->height() * y}).toPoint();
        };
        const std::size_t nodes = document.project().nodes.size();
        dragFromPalette(window, "agent-type", onCanvas(0.75, 0.86));
        QTRY_COMPARE(document.project().nodes.size(), nodes + 1);
        const QString agents = QString::fromStdString(document.project().nodes.back().id);
        dragFromPalette(window, "seek", onCanvas(0.42, 0.86));
        QTRY_COMPARE(document.project().nodes.size(), nodes + 2);
        const QString seek = QString::fromStdString(document.project().nodes.back().id);
        window.openPalette();
        window.type("point");
        QTRY_VERIFY(window.item("palette-point"));
        window.waitForFrame(); // the list of rows settles
        dragFromPalette(window, "point", onCanvas(0.08, 0.86));
        QTRY_COMPARE(document.project().nodes.size(), nodes + 3);
        const QString point = QString::fromStdString(document.project().nodes.back().id);

        const std::size_t links = document.project().links.size();
        window.drag(window.port(point, "point"), window.port(seek, "target"));
        QTRY_COMPARE(document.project().links.size(), links + 1);
        window.drag(window.port(seek, "force"), window.port(agents, "steering"));
        QTRY_COMPARE(document.project().links.size(), links + 2);
        // The editor refuses a wire that does not fit.
        window.drag(window.port(point, "point"), window.port(agents, "steering"));
        QCOMPARE(document.project().links.size(), links + 2);

        // The viewport moves the point.
        const SceneItem item = document.project().scene.back();
        const Vec2 from{numberOf(valueOf(item, "x")), numberOf(valueOf(item, "y"))};
        const Vec2 to{from.x > 400 ? from.x - 150 : from.x + 150, from.y > 300 ? 200.0 : 400.0};
        window.drag(inWorld(window, from), inWorld(window, to));
        QTRY_VERIFY(document.project().scene.back() != item);
        const SceneItem moved = document.project().scene.back();
        QVERIFY(std::abs(numberOf(valueOf(moved, "x")) - to.x) < 4);
        QVERIFY(std::abs(numberOf(valueOf(moved, "y")) - to.y) < 4);

        // Undo and redo everything.
        const Project edited = document.project();
        canvas->forceActiveFocus();
        int steps = 0;
        for (; document.canUndo() && steps < 50; ++steps)
            QTest::keyClick(window.window, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(steps, 7); // weight, three nodes, two wires, the point
        QVERIFY(document.project() == original);
        while (document.canRedo())
            QTest::keyClick(window.window, Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(document.project() == edited);

        // Save, export and log; the command line runs them.
        const double beforePause = simulation.tick();
        QTRY_VERIFY_WITH_TIMEOUT(simulation.tick() > beforePause + 100, 30'000);
        window.click("playButton");
        QTRY_VERIFY(!simulation.playing());
        const QString hash = simulation.stateHash();
        const QString ticks = QString::number(simulation.record().tick);
        QTemporaryDir folder;
        const QString file = folder.filePath("my hunt.tiller");
        const QString exported = folder.filePath("hunt.json");
        const QString log = folder.filePath("hunt.inputs.json");
        QVERIFY(document.saveAs(file));
        QVERIFY(document.exportTo(exported));
        QCOMPARE(simulation.saveInputLog(log), QString());
        QVERIFY(!document.modified());
        QCOMPARE(window.window->title(), "my hunt - Tiller");

        QCOMPARE(lastLineOf({"check", file}), QString());
        QCOMPARE(lastLineOf({"run", file, "--inputs", log, "--hash"}), hash);
        QCOMPARE(lastLineOf({"run", file, "--inputs", log, "--ticks", ticks, "--hash"}), hash);
        const QString fromFile = lastLineOf({"run", file, "--ticks", "300", "--hash"});
        QCOMPARE(fromFile.size(), 16);
        QCOMPARE(lastLineOf({"run", exported, "--ticks", "300", "--hash"}), fromFile);
    }

private:
    /// A place of the world, in the window's coordinates.
    [[nodiscard]] static QPoint inWorld(const EditorWindow& window, Vec2 place) {
        const auto* world = qobject_cast<AgentsItem*>(window.item("world"));
        return world->mapToScene(world->view().toView(place)).toPoint();
    }

    [[nodiscard]] static QPoint paletteRow(const EditorWindow& window, const QString& type) {
        return window.item("palette-" + type)->mapToScene({60, 14}).toPoint();
    }

    static void dragFromPalette(const EditorWindow& window, const QString& type, QPoint to) {
        if (!window.hasFocus("paletteSearch"))
            window.openPalette();
        QVERIFY(QTest::qWaitFor([&] { return window.isShown("palette-" + type); }));
        window.drag(paletteRow(window, type), to);
    }

    TestHome m_home;
};
