#include "app/editor/canvas/card.h"
#include "app/editor/document/app_settings.h"
#include "app/editor/viewport/world_camera.h"
#include "app/editor/viewport/world_picture.h"
#include "tests/app/editor/qml_warnings.h"
#include "tests/app/editor/window.h"

#include <QDir>

using namespace tiller;

namespace {

QRectF place(const EditorWindow& window, const char* name) {
    const QQuickItem* item = window.item(name);
    return item->mapRectToScene(item->boundingRect());
}

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

/// How many ports of cards are drawn.
std::size_t portsShown(const EditorWindow& window) {
    std::size_t count = 0;
    const auto walk = [&](const auto& self, const QQuickItem& item) -> void {
        count += item.objectName().startsWith("port-") && item.isVisible();
        for (const QQuickItem* child : item.childItems())
            self(self, *child);
    };
    walk(walk, *window.item("canvas"));
    return count;
}

/// The share of the window that shows the world.
double shareOfWorld(const EditorWindow& window) {
    const QRectF world = place(window, "world");
    return world.width() * world.height() / (window.window->width() * window.window->height());
}

void resize(EditorWindow& window, QSize size) {
    window.window->resize(size);
    QTRY_COMPARE(window.window->size(), size);
    window.waitForFrame();
}

} // namespace

/// What the panes of the window get, by mouse and keys.
class TestLayout : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QmlWarnings::start(); }

    void everyExample_isReadableAtFirstSight_data() {
        QTest::addColumn<QString>("example");
        const QDir folder(QStringLiteral(TILLER_SOURCE_DIR "/examples"));
        for (const QString& file : folder.entryList({"*.tiller"}))
            QTest::addRow("%s", qPrintable(file)) << QFileInfo(file).completeBaseName();
    }

    void everyExample_isReadableAtFirstSight() {
        QFETCH(QString, example);
        EditorWindow window(example);
        resize(window, {1600, 1000});
        const CanvasView& view = *window.editor.canvas.view();
        QVERIFY2(view.detailed(), qPrintable(QString::number(view.zoom())));
        const QRectF content = window.editor.canvas.content();
        const QRectF seen = view.seen() & content;
        const double inView = seen.width() * seen.height() / (content.width() * content.height());
        const bool isLarge = window.editor.document.project().nodes.size() >= 25;
        QVERIFY2(inView >= (isLarge ? 0.6 : 1), qPrintable(QString::number(inView)));
        QCOMPARE(window.isShown("minimap"), inView < 1);
        QTRY_VERIFY(portsShown(window) >=
                    (isLarge ? 15 : window.editor.document.project().nodes.size()));
        const auto small = tooSmallTexts(*window.item("canvas"));
        QVERIFY2(small.isEmpty(), qPrintable(small.join(", ")));
        const QRectF box = worldBox(window.editor.document.project());
        const double zoom = window.item("world")->property("camera").value<WorldCamera*>()->zoom();
        QVERIFY2(
            box.width() * zoom >= 400 && box.height() * zoom >= 120 &&
                box.width() * box.height() * zoom * zoom >= 75'000,
            qPrintable(QString("world %1 x %2").arg(box.width() * zoom).arg(box.height() * zoom)));
    }

    void canvasText_isLegibleAtEveryZoom() {
        EditorWindow window("wolves-and-sheep");
        window.editor.simulation.pause();
        for (const double zoom : {0.2, 0.3, 0.4, minDetailZoom, 0.7, 1.0}) {
            window.editor.canvas.view()->zoomTo(zoom);
            window.waitForFrame();
            const auto small = tooSmallTexts(*window.item("canvas"));
            QVERIFY2(small.isEmpty(), qPrintable(QString::number(zoom) + ": " + small.join(", ")));
        }
    }

    void sharesThatWereSet_areKept_andClamped_data() {
        QTest::addColumn<QString>("layout");
        QTest::newRow("side by side") << "choice-both";
        QTest::newRow("one above the other") << "choice-stacked";
    }

    /// A pane that is large in a large window leaves the other one room in a small window.
    void sharesThatWereSet_areKept_andClamped() {
        QFETCH(QString, layout);
        const bool stacked = layout == "choice-stacked";
        const double least = stacked ? 195 : 235;
        const auto extent = [&](const EditorWindow& window, const char* pane) {
            const QRectF at = place(window, pane);
            return stacked ? at.height() : at.width();
        };
        AppSettings().setValue("window/layout", "auto");
        double share = 0;
        {
            EditorWindow window("hunter-and-prey");
            resize(window, {1600, 1000});
            window.click(qPrintable(layout));
            window.waitForFrame();
            const QRectF viewport = place(window, "viewportPane");
            const QPoint edge =
                stacked ? QPoint(qRound(viewport.center().x()), qRound(viewport.top()) - 2)
                        : QPoint(qRound(viewport.left()) - 2, qRound(viewport.center().y()));
            window.drag(edge, edge + (stacked ? QPoint(0, 900) : QPoint(1500, 0)));
            QTRY_VERIFY(extent(window, "viewportPane") < 260);
            share = extent(window, "canvas") /
                    (extent(window, "canvas") + extent(window, "viewportPane"));
        }
        EditorWindow window("hunter-and-prey");
        resize(window, {1280, 720});
        QTRY_VERIFY(extent(window, "viewportPane") >= least); // no sliver
        window.key(stacked ? Qt::Key_2 : Qt::Key_4, Qt::AltModifier);
        window.waitForFrame();
        QVERIFY(place(window, "viewportPane").width() >= 235);
        QVERIFY(place(window, "viewportPane").height() >= 195);
        window.key(stacked ? Qt::Key_4 : Qt::Key_2, Qt::AltModifier);
        window.waitForFrame();
        QTRY_VERIFY(extent(window, "viewportPane") >= least);
        resize(window, {1600, 1000});
        const double now =
            extent(window, "canvas") / (extent(window, "canvas") + extent(window, "viewportPane"));
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
        EditorWindow window("hunter-and-prey");
        resize(window, {1600, 1000});
        QVERIFY(place(window, "canvas").width() > 900);
        window.key(Qt::Key_0, Qt::AltModifier);
        QTRY_VERIFY(place(window, "canvas").bottom() <= place(window, "viewportPane").top());
        QTRY_VERIFY(place(window, "viewportPane").height() > 360);
        QVERIFY(window.editor.canvas.view()->detailed());
        QCOMPARE(AppSettings().value("window/layout").toString(), QString("auto"));
    }

    void theWorldHasRoom_data() {
        QTest::addColumn<QString>("example");
        QTest::addColumn<QSize>("size");
        QTest::addColumn<double>("share");
        for (const char* example : {"hunter-and-prey", "flock", "crossing-traffic"}) {
            QTest::addRow("%s, wide", example) << example << QSize(1600, 1000) << 0.2;
            QTest::addRow("%s, small", example) << example << QSize(1280, 720) << 0.14;
        }
        // With two plots beside or below the world.
        QTest::newRow("plots, wide") << "wolves-and-sheep" << QSize(1600, 1000) << 0.15;
        QTest::newRow("plots, small") << "wolves-and-sheep" << QSize(1280, 720) << 0.1;
    }

    void theWorldHasRoom() {
        QFETCH(QString, example);
        QFETCH(QSize, size);
        QFETCH(double, share);
        EditorWindow window(example);
        resize(window, size);
        QVERIFY(window.runTo(60)); // events are listed
        window.waitForFrame();
        QVERIFY2(shareOfWorld(window) >= share, qPrintable(QString::number(shareOfWorld(window))));
        const QRectF all({}, QSizeF(size));
        for (const char* pane :
             {"palette", "canvas", "world", "inspector", "transport", "timeline"})
            QVERIFY2(window.isShown(pane) && all.contains(place(window, pane)), pane);
        QVERIFY(place(window, "canvas").width() >= 300);
    }

    void canvasAndViewport_standSideBySide_orBelow() {
        EditorWindow window("hunter-and-prey");
        resize(window, {1280, 720});
        window.click("choice-both");
        QTRY_VERIFY(place(window, "canvas").right() <= place(window, "viewportPane").left());
        QCOMPARE(place(window, "canvas").top(), place(window, "viewportPane").top());
        window.click("choice-stacked");
        QTRY_VERIFY(place(window, "canvas").bottom() <= place(window, "viewportPane").top());
        QCOMPARE(place(window, "canvas").left(), place(window, "viewportPane").left());
        window.click("choice-both");
        QTRY_COMPARE(place(window, "canvas").top(), place(window, "viewportPane").top());
    }

    void narrowWindow_putsTheViewportBelow() {
        EditorWindow window("hunter-and-prey");
        resize(window, {960, 700});
        QTRY_VERIFY(place(window, "canvas").bottom() <= place(window, "viewportPane").top());
    }

    void aPane_fillsTheWindow_data() {
        QTest::addColumn<QString>("pane");
        QTest::addColumn<QString>("other");
        QTest::newRow("world") << "world"
                               << "canvas";
        QTest::newRow("canvas") << "canvas"
                                << "world";
    }

    void aPane_fillsTheWindow() {
        QFETCH(QString, pane);
        QFETCH(QString, other);
        EditorWindow window("hunter-and-prey");
        window.item(pane)->forceActiveFocus();
        window.key(Qt::Key_F6, Qt::ShiftModifier);
        QTRY_VERIFY(!window.isShown(other));
        for (const char* beside : {"palette", "inspector"})
            QVERIFY2(!window.isShown(beside), beside);
        QTRY_VERIFY(place(window, qPrintable(pane)).width() > 1300);
        QVERIFY(window.isShown("transport"));
        window.key(Qt::Key_F6, Qt::ShiftModifier);
        QTRY_VERIFY(window.isShown(other));
        QVERIFY(window.isShown("palette") && window.isShown("inspector"));

        // A search for a node needs the palette.
        window.key(Qt::Key_F6, Qt::ShiftModifier);
        QTRY_VERIFY(!window.isShown("palette"));
        window.key(Qt::Key_A, Qt::ShiftModifier);
        QTRY_VERIFY(window.hasFocus("paletteSearch"));
        QVERIFY(window.isShown("palette"));
    }

    void keys_chooseTheLayout() {
        EditorWindow window("hunter-and-prey");
        window.key(Qt::Key_1, Qt::AltModifier);
        QTRY_VERIFY(!window.isShown("world"));
        window.key(Qt::Key_3, Qt::AltModifier);
        QTRY_VERIFY(window.isShown("world") && !window.isShown("canvas"));
        window.key(Qt::Key_4, Qt::AltModifier);
        QTRY_VERIFY(place(window, "canvas").bottom() <= place(window, "viewportPane").top());
        window.key(Qt::Key_2, Qt::AltModifier);
        QTRY_VERIFY(place(window, "canvas").right() <= place(window, "viewportPane").left());
    }

    void splittersOfAnOlderLayout_doNoHarm() {
        AppSettings settings;
        for (const char* key : {"split/panes", "split/middle", "split/middle-down", "split/columns",
                                "split/world", "split/world-down"})
            settings.setValue(key, QByteArray("no state of any splitter"));
        settings.setValue("window/layout", "of another version");
        EditorWindow window("hunter-and-prey");
        resize(window, {1600, 1000});
        QVERIFY(window.isShown("canvas") && window.isShown("world"));
        QVERIFY2(shareOfWorld(window) >= 0.2, qPrintable(QString::number(shareOfWorld(window))));
    }

    void rail_opensThePaletteAtAKind() {
        EditorWindow window("hunter-and-prey");
        QVERIFY(!window.isShown("palettePane"));
        const QRectF canvas = place(window, "canvas");
        window.click("rail-condition");
        QTRY_VERIFY(window.isShown("palettePane"));
        QTRY_VERIFY(window.item("palette-within-range"));
        QTRY_VERIFY(place(window, "palettePane").contains(place(window, "palette-within-range")));
        QCOMPARE(place(window, "canvas"), canvas); // it opens over the canvas
        QVERIFY(window.hasFocus("paletteSearch"));
        window.key(Qt::Key_Escape);
        QTRY_VERIFY(!window.isShown("palettePane"));
        QVERIFY(window.hasFocus("canvas"));
    }

    void palette_closesWhenTheKeyboardGoesElsewhere() {
        EditorWindow window("hunter-and-prey");
        window.openPalette();
        const QPoint ground = window.item("canvas")->mapToScene({400, 40}).toPoint();
        QTest::mouseClick(window.window, Qt::LeftButton, {}, ground);
        QTRY_VERIFY(!window.isShown("palettePane"));
    }

    void pinnedPalette_isRemembered() {
        {
            EditorWindow window("hunter-and-prey");
            window.openPalette();
            window.click("pinPalette");
            QTRY_VERIFY(place(window, "palettePane").right() <= place(window, "canvas").left());
            window.item("canvas")->forceActiveFocus();
            QVERIFY(window.isShown("palettePane"));
        }
        EditorWindow window("hunter-and-prey");
        QVERIFY(window.isShown("palettePane"));
        window.click("pinPalette");
        QTRY_VERIFY(!window.isShown("palettePane"));
    }

    void parameters_fold_andStayFolded() {
        {
            EditorWindow window("hunter-and-prey");
            QVERIFY(window.isShown("sliderPanel"));
            const double height = place(window, "world").height();
            window.click("parametersHead");
            QTRY_VERIFY(!window.isShown("sliderPanel"));
            QTRY_VERIFY(place(window, "world").height() > height);
        }
        EditorWindow window("hunter-and-prey");
        QVERIFY(!window.isShown("sliderPanel"));
        window.click("parametersHead");
        QTRY_VERIFY(window.isShown("sliderPanel"));
    }

    void overlays_haveNamesInAMenu() {
        EditorWindow window("hunter-and-prey");
        window.click("showButton");
        QObject* menu = window.window->findChild<QObject*>("overlayMenu");
        QVERIFY(menu);
        QTRY_VERIFY(menu->property("opened").toBool());
        auto* content = menu->property("contentItem").value<QQuickItem*>();
        QQuickItem* trails = EditorWindow::find(content, "showTrails");
        QVERIFY(trails);
        QCOMPARE(trails->property("text").toString(), QString("Trails"));
        QTest::mouseClick(
            window.window, Qt::LeftButton, {},
            trails->mapToScene({trails->width() / 2, trails->height() / 2}).toPoint());
        QTRY_VERIFY(trails->property("checked").toBool());
        QTRY_VERIFY(
            window.window->findChild<QObject*>("action-showTrails")->property("checked").toBool());
    }

    void noQmlWarnings() {
        QVERIFY2(QmlWarnings::all().isEmpty(), qPrintable(QmlWarnings::all().join('\n')));
    }

private:
    TestHome m_home;
};

QTEST_MAIN(TestLayout)
#include "tst_layout.moc"
