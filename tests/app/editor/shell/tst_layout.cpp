#include "app/editor/canvas/card.h"
#include "app/editor/viewport/world_camera.h"
#include "app/editor/viewport/world_picture.h"
#include "tests/app/editor/window.h"

/// The texts in an item that stand on the screen with letters below 11 px.
QStringList tooSmallTexts(QQuickItem& root) {
    QStringList found;
    const QString text = root.property("text").toString();
    if (root.isVisible() && root.inherits("QQuickText") && !text.isEmpty()) {
        const double scale = root.mapRectToScene({0, 0, 100, 100}).height() / 100;
        const double size = root.property("font").value<QFont>().pixelSize() * scale;
        if (size < smallestText - 0.01)
            found << QString("%1: %2").arg(text).arg(size);
    }
    for (QQuickItem* child : root.childItems())
        found += tooSmallTexts(*child);
    return found;
}

/// What the panes of the window get, by mouse and keys.
class TestLayout : public QObject, public EditorTest {
    Q_OBJECT

private slots:
    void init() { restart("hunter-and-prey"); }

    void initTestCase() { QmlWarnings::start(); }

    /// What the panes set while they appear does not announce again that they appear.
    void editing_isAnnouncedWhenItChanges() {
        WindowState state;
        const QSignalSpy editing(&state, &WindowState::editingChanged);
        state.setStacks(true);
        state.setHasProject(false);
        QCOMPARE(editing.size(), 0);
        state.setAtStart(true);
        QCOMPARE(editing.size(), 1);
        state.setPresented(true); // not on the start page
        QCOMPARE(editing.size(), 1);
    }

    void everyExample_isReadableAtFirstSight_data() {
        const TestRows<QString> row;
        const QDir folder(QStringLiteral(TILLER_SOURCE_DIR "/examples"));
        for (const QString& file : folder.entryList({"*.tiller"}))
            row(QTest::addRow("%s", qPrintable(file)), QFileInfo(file).completeBaseName());
    }

    void everyExample_isReadableAtFirstSight() {
        const auto [example] = fetched<QString>();
        restart(example);
        resize({1600, 1000});
        const CanvasView& view = *canvas().view();
        QVERIFY2(view.detailed(), qPrintable(QString::number(view.zoom())));
        const QRectF content = canvas().content();
        const QRectF seen = view.seen() & content;
        const double inView = seen.width() * seen.height() / (content.width() * content.height());
        const bool isLarge = project().nodes.size() >= 25;
        QVERIFY2(inView >= (isLarge ? 0.6 : 1), qPrintable(QString::number(inView)));
        QCOMPARE(isShown("minimap"), inView < 1);
        QTRY_VERIFY(portsShown() >= (isLarge ? 15 : project().nodes.size()));
        const auto small = tooSmallTexts(*item("canvas"));
        QVERIFY2(small.isEmpty(), qPrintable(small.join(", ")));
        const QRectF box = worldBox(project());
        const double zoom = item("world")->property("camera").value<WorldCamera*>()->zoom();
        QVERIFY2(
            box.width() * zoom >= 400 && box.height() * zoom >= 120 &&
                box.width() * box.height() * zoom * zoom >= 75'000,
            qPrintable(QString("world %1 x %2").arg(box.width() * zoom).arg(box.height() * zoom)));
    }

    void canvasText_isLegibleAtEveryZoom() {
        restart("wolves-and-sheep");
        simulation().pause();
        for (const double zoom : {0.2, 0.3, 0.4, minDetailZoom, 0.7, 1.0}) {
            canvas().view()->zoomTo(zoom);
            waitForFrame();
            const auto small = tooSmallTexts(*item("canvas"));
            QVERIFY2(small.isEmpty(), qPrintable(QString::number(zoom) + ": " + small.join(", ")));
        }
    }

    void sharesThatWereSet_areKept_andClamped_data() {
        const TestRows<QString> row;
        row("side by side", "choice-both");
        row("one above the other", "choice-stacked");
    }

    /// A pane that is large in a large window leaves the other one room in a small window.
    void sharesThatWereSet_areKept_andClamped() {
        const auto [layout] = fetched<QString>();
        const bool stacked = layout == "choice-stacked";
        const double least = stacked ? 195 : 235;
        const auto extent = [&](const char* pane) {
            const QRectF at = rect(pane);
            return stacked ? at.height() : at.width();
        };
        AppSettings().setValue("window/layout", "auto");
        double share = 0;
        {
            restart("hunter-and-prey");
            resize({1600, 1000});
            click(qPrintable(layout));
            waitForFrame();
            const QRectF viewport = rect("viewportPane");
            const QPoint edge =
                stacked ? QPoint(qRound(viewport.center().x()), qRound(viewport.top()) - 2)
                        : QPoint(qRound(viewport.left()) - 2, qRound(viewport.center().y()));
            drag(edge, edge + (stacked ? QPoint(0, 900) : QPoint(1500, 0)));
            QTRY_VERIFY(extent("viewportPane") < 260);
            share = extent("canvas") / (extent("canvas") + extent("viewportPane"));
        }
        restart("hunter-and-prey");
        resize({1280, 720});
        QTRY_VERIFY(extent("viewportPane") >= least); // no sliver
        key(stacked ? Qt::Key_2 : Qt::Key_4, Qt::AltModifier);
        waitForFrame();
        QVERIFY(rect("viewportPane").width() >= 235);
        QVERIFY(rect("viewportPane").height() >= 195);
        key(stacked ? Qt::Key_4 : Qt::Key_2, Qt::AltModifier);
        waitForFrame();
        QTRY_VERIFY(extent("viewportPane") >= least);
        resize({1600, 1000});
        const double now = extent("canvas") / (extent("canvas") + extent("viewportPane"));
        QVERIFY2(std::abs(now - share) < 0.02,
                 qPrintable(QString("%1, set %2").arg(now).arg(share)));
        AppSettings settings;
        for (const char* key : {"share/panes", "share/panes-down"})
            settings.setValue(key, 0);
        settings.setValue("window/layout", "auto");
    }

    void automaticLayout_forgetsTheShares() {
        AppSettings settings;
        settings.setValue("share/panes", 0.9);
        settings.setValue("share/panes-down", 0.9);
        settings.setValue("window/layout", "both");
        restart("hunter-and-prey");
        resize({1600, 1000});
        QVERIFY(rect("canvas").width() > 900);
        key(Qt::Key_0, Qt::AltModifier);
        QTRY_VERIFY(rect("canvas").bottom() <= rect("viewportPane").top());
        QTRY_VERIFY(rect("viewportPane").height() > 360);
        QVERIFY(canvas().view()->detailed());
        QCOMPARE(AppSettings().value("window/layout").toString(), "auto");
    }

    void theWorldHasRoom_data() {
        const TestRows<QString, QSize, double> row;
        for (const char* example : {"hunter-and-prey", "flock", "crossing-traffic"}) {
            row(QTest::addRow("%s, wide", example), example, QSize(1600, 1000), 0.2);
            row(QTest::addRow("%s, small", example), example, QSize(1280, 720), 0.14);
        }
        // With two plots beside or below the world.
        row("plots, wide", "wolves-and-sheep", QSize(1600, 1000), 0.15);
        row("plots, small", "wolves-and-sheep", QSize(1280, 720), 0.1);
    }

    void theWorldHasRoom() {
        const auto [example, size, share] = fetched<QString, QSize, double>();
        restart(example);
        resize(size);
        QVERIFY(runTo(60)); // events are listed
        waitForFrame();
        QVERIFY2(shareOfWorld() >= share, qPrintable(QString::number(shareOfWorld())));
        const QRectF all({}, QSizeF(size));
        for (const char* pane :
             {"palette", "canvas", "world", "inspector", "transport", "timeline"})
            QVERIFY2(isShown(pane) && all.contains(rect(pane)), pane);
        QVERIFY(rect("canvas").width() >= 300);
    }

    void canvasAndViewport_standSideBySide_orBelow() {
        resize({1280, 720});
        click("choice-both");
        QTRY_VERIFY(rect("canvas").right() <= rect("viewportPane").left());
        QCOMPARE(rect("canvas").top(), rect("viewportPane").top());
        click("choice-stacked");
        QTRY_VERIFY(rect("canvas").bottom() <= rect("viewportPane").top());
        QCOMPARE(rect("canvas").left(), rect("viewportPane").left());
        click("choice-both");
        QTRY_COMPARE(rect("canvas").top(), rect("viewportPane").top());
    }

    void narrowWindow_putsTheViewportBelow() {
        resize({960, 700});
        QTRY_VERIFY(rect("canvas").bottom() <= rect("viewportPane").top());
    }

    void aPane_fillsTheWindow_data() {
        const TestRows<QString, QString> row;
        row("world", "world", "canvas");
        row("canvas", "canvas", "world");
    }

    void aPane_fillsTheWindow() {
        const auto [pane, other] = fetched<QString, QString>();
        item(pane)->forceActiveFocus();
        key(Qt::Key_F6, Qt::ShiftModifier);
        QTRY_VERIFY(!isShown(other));
        for (const char* beside : {"palette", "inspector"})
            QVERIFY2(!isShown(beside), beside);
        QTRY_VERIFY(rect(qPrintable(pane)).width() > 1300);
        QVERIFY(isShown("transport"));
        key(Qt::Key_F6, Qt::ShiftModifier);
        QTRY_VERIFY(isShown(other));
        QVERIFY(isShown("palette") && isShown("inspector"));

        // A search for a node needs the palette.
        key(Qt::Key_F6, Qt::ShiftModifier);
        QTRY_VERIFY(!isShown("palette"));
        key(Qt::Key_A, Qt::ShiftModifier);
        QTRY_VERIFY(hasFocus("paletteSearch"));
        QVERIFY(isShown("palette"));
    }

    void keys_chooseTheLayout() {
        key(Qt::Key_1, Qt::AltModifier);
        QTRY_VERIFY(!isShown("world"));
        key(Qt::Key_3, Qt::AltModifier);
        QTRY_VERIFY(isShown("world") && !isShown("canvas"));
        key(Qt::Key_4, Qt::AltModifier);
        QTRY_VERIFY(rect("canvas").bottom() <= rect("viewportPane").top());
        key(Qt::Key_2, Qt::AltModifier);
        QTRY_VERIFY(rect("canvas").right() <= rect("viewportPane").left());
    }

    void splittersOfAnOlderLayout_doNoHarm() {
        AppSettings settings;
        for (const char* key : {"split/panes", "split/middle", "split/middle-down", "split/columns",
                                "split/world", "split/world-down"})
            settings.setValue(key, QByteArray("no state of any splitter"));
        settings.setValue("window/layout", "of another version");
        resize({1600, 1000});
        QVERIFY(isShown("canvas") && isShown("world"));
        QVERIFY2(shareOfWorld() >= 0.2, qPrintable(QString::number(shareOfWorld())));
    }

    void rail_opensThePaletteAtAKind() {
        QVERIFY(!isShown("palettePane"));
        const QRectF canvas = rect("canvas");
        click("rail-condition");
        QTRY_VERIFY(isShown("palettePane"));
        QTRY_VERIFY(item("palette-within-range"));
        QTRY_VERIFY(rect("palettePane").contains(rect("palette-within-range")));
        QCOMPARE(rect("canvas"), canvas); // it opens over the canvas
        QVERIFY(hasFocus("paletteSearch"));
        key(Qt::Key_Escape);
        QTRY_VERIFY(!isShown("palettePane"));
        QVERIFY(hasFocus("canvas"));
    }

    void palette_closesWhenTheKeyboardGoesElsewhere() {
        openPalette();
        const QPoint ground = item("canvas")->mapToScene({400, 40}).toPoint();
        mouseClick(ground);
        QTRY_VERIFY(!isShown("palettePane"));
    }

    void pinnedPalette_isRemembered() {
        {
            restart("hunter-and-prey");
            openPalette();
            click("pinPalette");
            QTRY_VERIFY(rect("palettePane").right() <= rect("canvas").left());
            item("canvas")->forceActiveFocus();
            QVERIFY(isShown("palettePane"));
        }
        restart("hunter-and-prey");
        QVERIFY(isShown("palettePane"));
        click("pinPalette");
        QTRY_VERIFY(!isShown("palettePane"));
    }

    void parameters_fold_andStayFolded() {
        {
            restart("hunter-and-prey");
            QVERIFY(isShown("sliderPanel"));
            const double height = rect("world").height();
            click("parametersHead");
            QTRY_VERIFY(!isShown("sliderPanel"));
            QTRY_VERIFY(rect("world").height() > height);
        }
        restart("hunter-and-prey");
        QVERIFY(!isShown("sliderPanel"));
        click("parametersHead");
        QTRY_VERIFY(isShown("sliderPanel"));
    }

    void overlays_haveNamesInAMenu() {
        click("showButton");
        QObject* menu = object("overlayMenu");
        QVERIFY(menu);
        QTRY_VERIFY(menu->property("opened").toBool());
        auto* content = menu->property("contentItem").value<QQuickItem*>();
        QQuickItem* trails = EditorWindow::find(content, "showTrails");
        QVERIFY(trails);
        QCOMPARE(trails->property("text").toString(), "Trails");
        QTest::mouseClick(
            window, Qt::LeftButton, {},
            trails->mapToScene({trails->width() / 2, trails->height() / 2}).toPoint());
        QTRY_VERIFY(trails->property("checked").toBool());
        QTRY_VERIFY(command("action-showTrails").checked());
    }

    void noQmlWarnings() {
        QVERIFY2(QmlWarnings::all().isEmpty(), qPrintable(QmlWarnings::all().join('\n')));
    }

private:
    /// How many ports of cards are drawn.
    std::size_t portsShown() {
        std::size_t count = 0;
        const auto walk = [&](const auto& self, const QQuickItem& item) -> void {
            count += item.objectName().startsWith("port-") && item.isVisible();
            for (const QQuickItem* child : item.childItems())
                self(self, *child);
        };
        walk(walk, *item("canvas"));
        return count;
    }

    /// The share of the window that shows the world.
    double shareOfWorld() {
        const QRectF world = rect("world");
        return world.width() * world.height() / (window->width() * window->height());
    }

    void resize(QSize size) {
        window->resize(size);
        QTRY_COMPARE(window->size(), size);
        waitForFrame();
    }
};
