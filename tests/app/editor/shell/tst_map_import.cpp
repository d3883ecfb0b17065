#include "app/editor/viewport/agents_item.h"
#include "app/import/map_import.h"
#include "core/io/files.h"
#include "core/model/groups.h"
#include "tests/app/editor/test_home.h"
#include "tests/app/editor/window.h"

#include <QMimeData>
#include <QTemporaryDir>

using namespace tiller;

/// Imports maps in the window: by the menu, by a drop, and again.
class TestMapImport : public QObject {
    Q_OBJECT

private slots:
    void init() {
        QSettings().clear();
        m_folder = std::make_unique<QTemporaryDir>();
    }

    void menu_importsAMap_asOneEdit() {
        EditorWindow window("hunter-and-prey");
        const Project before = window.editor.document.project();
        import(window, mapFile("world.ldtk"));
        QCOMPARE(preview(window), QString("22 tiles become 5 obstacles; objects become 1 obstacle, "
                                          "1 region, 1 path, 1 point"));
        const QString rest = window.item("mapRest")->property("text").toString();
        QVERIFY2(rest.startsWith("The world is 96 by 32. Left out: Guard (2), "), qPrintable(rest));
        window.click("acceptMapImport");
        QTRY_COMPARE(obstacles(window), std::size_t{6});
        QCOMPARE(window.editor.document.project().worldNumber("width"), 96.0);
        QCOMPARE(window.editor.document.undoText(), QString("Import world.ldtk"));
        window.key(Qt::Key_Z, Qt::ControlModifier);
        QTRY_VERIFY(window.editor.document.project() == before);
    }

    void choices_changeThePreview_andTheImport() {
        EditorWindow window("hunter-and-prey");
        import(window, mapFile("world.ldtk"));
        // Rows: five classes, the layer of entities, the layer Props, and two values.
        QCOMPARE(window.item("mapRows")->property("count").toInt(), 9);
        choose(window, "mapChoice-0", "agent hunter"); // Guard
        QTRY_VERIFY2(preview(window).endsWith("2 agents"), qPrintable(preview(window)));
        QTRY_VERIFY(window.item("mapChoice-6"));
        choose(window, "mapChoice-6", "obstacle"); // Props
        QTRY_VERIFY2(preview(window).startsWith("24 tiles"), qPrintable(preview(window)));
        window.click("acceptMapImport");
        QTRY_COMPARE(window.editor.document.project().node("hunter")->agents.size(),
                     std::size_t{2});

        // The next time it knows the choices.
        import(window, m_folder->filePath("world.ldtk"));
        QVERIFY2(preview(window).endsWith("2 agents"), qPrintable(preview(window)));
        window.click("cancelMapImport");
        QTRY_VERIFY(!dialog(window)->property("visible").toBool());
    }

    void aLevel_isChosen() {
        EditorWindow window("hunter-and-prey");
        import(window, mapFile("worlds.ldtk"));
        QVERIFY(preview(window).startsWith("6 tiles"));
        choose(window, "mapPart", "D");
        QTRY_COMPARE(preview(window), QString("3 tiles become 1 obstacle"));
        window.click("acceptMapImport");
        QTRY_COMPARE(obstacles(window), std::size_t{1});
    }

    void droppedMap_asksWhatItBecomes() {
        EditorWindow window("hunter-and-prey");
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(mapFile("encodings.tmx"))});
        const QPoint at(800, 500);
        QDragEnterEvent enter(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(window.window, &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent dropped(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(window.window, &dropped);
        QVERIFY(dropped.isAccepted());
        QTRY_VERIFY(dialog(window)->property("opened").toBool());
        QCOMPARE(preview(window), QString("192 tiles become 24 obstacles"));
        window.key(Qt::Key_Return); // the button Import has the keyboard
        QTRY_COMPARE(obstacles(window), std::size_t{24});
        QVERIFY(window.editor.document.project().node("hunter"));
    }

    void onTheStartPage_aMapBecomesANewProject() {
        EditorWindow window;
        QTRY_VERIFY(window.isShown("startPage"));
        import(window, mapFile("encodings.tmx"));
        QTRY_VERIFY(!window.isShown("startPage"));
        window.click("acceptMapImport");
        QTRY_COMPARE(obstacles(window), std::size_t{24});
        QCOMPARE(window.editor.document.project().worldText("edges"), std::string("wall"));
    }

    void unreadableMap_isReported() {
        EditorWindow window("hunter-and-prey");
        const QString file = m_folder->filePath("bad.tmx");
        QVERIFY(saveText(file.toStdString(), "<map>\n<layer").ok());
        const QSignalSpy failed(&window.editor.document, &Document::failed);
        window.editor.dialogs.answerWith(file);
        trigger(window, "actionImportMap");
        QTRY_COMPARE(failed.count(), 1);
        QCOMPARE(failed.first().first().toString(), QString("bad.tmx could not be imported"));
        QVERIFY(failed.first().last().toStringList().first().startsWith("Line 2: "));
        QVERIFY(!dialog(window)->property("opened").toBool());
        QVERIFY(!window.editor.document.modified());
    }

    void importAgain_takesOverChanges_asOneEdit() {
        EditorWindow window("hunter-and-prey");
        QObject* again = window.window->findChild<QObject*>("actionImportAgain");
        QVERIFY(!again->property("enabled").toBool());
        saveWithMap(window, "worlds.ldtk");
        QTRY_VERIFY(again->property("enabled").toBool());
        const Project before = window.editor.document.project();
        trigger(window, "actionImportAgain");
        QVERIFY(window.editor.document.project() == before); // nothing has changed

        std::string text = loadText(m_folder->filePath("worlds.ldtk").toStdString()).value();
        const std::size_t cells = text.find("intGridCsv");
        text.replace(text.find('0', cells), 1, "1");
        QVERIFY(saveText(m_folder->filePath("worlds.ldtk").toStdString(), text).ok());
        trigger(window, "actionImportAgain");
        QTRY_VERIFY(window.editor.document.project() != before);
        QCOMPARE(window.editor.document.undoText(), QString("Import maps again"));
        window.key(Qt::Key_Z, Qt::ControlModifier);
        QTRY_VERIFY(window.editor.document.project() == before);
    }

    void importAgain_saysWhichMapsAreMissing() {
        EditorWindow window("hunter-and-prey");
        saveWithMap(window, "worlds.ldtk");
        const Project before = window.editor.document.project();
        QVERIFY(QFile::remove(m_folder->filePath("worlds.ldtk")));
        trigger(window, "actionImportAgain");
        QTRY_VERIFY(window.text("toast").startsWith("Not in the project's folder: worlds.ldtk"));
        QVERIFY(window.editor.document.project() == before);
    }

    void aChangedMap_isReported() {
        EditorWindow window("hunter-and-prey");
        saveWithMap(window, "worlds.ldtk");
        const std::string file = m_folder->filePath("worlds.ldtk").toStdString();
        auto* model = dialog(window)->property("map").value<QObject*>();
        QSignalSpy changed(model, SIGNAL(mapFileChanged(QString)));
        QVERIFY(saveText(file, loadText(file).value() + "\n").ok());
        QTRY_COMPARE(changed.count(), 1);
        QTRY_VERIFY(window.text("toast").contains("worlds.ldtk has changed"));
        QVERIFY(saveText(file, loadText(file).value() + "\n").ok()); // a save replaces the file
        QTRY_COMPARE(changed.count(), 2);
    }

    void aMapThatWasGone_isWatchedAgain_data() {
        QTest::addColumn<bool>("withItsFolder");
        QTest::newRow("the file") << false;
        QTest::newRow("its folder") << true;
    }

    void aMapThatWasGone_isWatchedAgain() {
        QFETCH(bool, withItsFolder);
        EditorWindow window("hunter-and-prey");
        QVERIFY(QDir(m_folder->path()).mkpath("maps/world"));
        QVERIFY(QFile::rename(mapFile("worlds.ldtk"), m_folder->filePath("maps/worlds.ldtk")));
        QVERIFY(QFile::copy(m_folder->filePath("world/Level_1.ldtkl"),
                            m_folder->filePath("maps/world/Level_1.ldtkl")));
        QVERIFY(window.editor.document.saveAs(m_folder->filePath("town.tiller")));
        const QString file = m_folder->filePath("maps/worlds.ldtk");
        import(window, file);
        window.click("acceptMapImport");
        auto* model = dialog(window)->property("map").value<QObject*>();
        QTRY_VERIFY(model->property("hasMaps").toBool());
        const std::string text = loadText(file.toStdString()).value();
        QSignalSpy checked(model, SIGNAL(mapsChanged()));
        QSignalSpy changed(model, SIGNAL(mapFileChanged(QString)));
        if (withItsFolder)
            QVERIFY(QDir(m_folder->filePath("maps")).removeRecursively());
        else
            QVERIFY(QFile::remove(file));
        QTRY_VERIFY(!checked.isEmpty()); // by now a file that is replaced would be back
        QVERIFY(changed.isEmpty());
        QVERIFY(QDir(m_folder->path()).mkpath("maps"));
        QTRY_VERIFY(!withItsFolder || checked.count() > 1);
        QVERIFY(saveText(file.toStdString(), text + "\n").ok());
        QTRY_COMPARE(changed.count(), 1);
        QVERIFY(saveText(file.toStdString(), text + "\n\n").ok());
        QTRY_COMPARE(changed.count(), 2);
    }

    void picture_isWrittenBesideTheProject_andShown() {
        EditorWindow window("hunter-and-prey");
        QVERIFY(window.editor.document.saveAs(m_folder->filePath("town.tiller")));
        import(window, mapWithTiles());
        QVERIFY(window.isShown("mapPicture"));
        window.click("acceptMapImport");
        QTRY_COMPARE(obstacles(window), std::size_t{1});
        const QImage picture(m_folder->filePath("tiles.map.png"));
        QCOMPARE(picture.size(), QSize(200, 100));
        QCOMPARE(picture.pixelColor(150, 50), QColor(Qt::blue));
        QTRY_COMPARE(colorAt(window, {33, 77}), QColor(Qt::red));

        // Once more, the same file takes the new picture.
        QVERIFY(window.editor.document.save());
        QImage green(200, 100, QImage::Format_RGB32);
        green.fill(Qt::green);
        green.save(m_folder->filePath("tiles.png"));
        trigger(window, "actionImportAgain");
        QTRY_COMPARE(QImage(m_folder->filePath("tiles.map.png")).pixelColor(50, 50),
                     QColor(Qt::green));
        QVERIFY(!QFile::exists(m_folder->filePath("tiles.map-2.png")));
        QVERIFY(window.editor.document.open(m_folder->filePath("town.tiller")));
        QTRY_COMPARE(colorAt(window, {33, 77}), QColor(Qt::green));
    }

    void pictureOfAnUnsavedProject_comesWithItsFirstSave() {
        EditorWindow window;
        window.editor.document.newProject();
        window.window->setProperty("atStart", false);
        import(window, mapWithTiles());
        window.click("acceptMapImport");
        QTRY_COMPARE(obstacles(window), std::size_t{1});
        QVERIFY(!QFile::exists(m_folder->filePath("tiles.map.png")));
        QVERIFY(window.editor.document.saveAs(m_folder->filePath("new.tiller")));
        QVERIFY(QFile::exists(m_folder->filePath("tiles.map.png")));
        QTRY_COMPARE(colorAt(window, {33, 77}), QColor(Qt::red));
    }

    /// An undo of an import brings the earlier picture back, unless another program has changed it.
    void picture_followsUndo() {
        EditorWindow window("hunter-and-prey");
        QVERIFY(window.editor.document.saveAs(m_folder->filePath("town.tiller")));
        const QString map = mapWithTiles();
        const QString picture = m_folder->filePath("tiles.map.png");
        import(window, map);
        window.click("acceptMapImport");
        QTRY_COMPARE(obstacles(window), std::size_t{1});
        window.editor.document.undo();
        QVERIFY(QFile::exists(picture)); // for redo
        window.editor.document.redo();
        QCOMPARE(QImage(picture).pixelColor(50, 50), QColor(Qt::red));

        QImage green(200, 100, QImage::Format_RGB32);
        green.fill(Qt::green);
        green.save(m_folder->filePath("tiles.png"));
        std::string text = loadText(map.toStdString()).value();
        text.replace(text.find("[0, 2]"), 6, "[2, 0]");
        QVERIFY(saveText(map.toStdString(), text).ok());
        trigger(window, "actionImportAgain");
        QTRY_COMPARE(window.editor.document.undoText(), QString("Import maps again"));
        QCOMPARE(QImage(picture).pixelColor(50, 50), QColor(Qt::green));
        window.editor.document.undo();
        QCOMPARE(QImage(picture).pixelColor(50, 50), QColor(Qt::red));
        QTRY_COMPARE(colorAt(window, {33, 77}), QColor(Qt::red));
        window.editor.document.redo();
        QCOMPARE(QImage(picture).pixelColor(50, 50), QColor(Qt::green));
        QTRY_COMPARE(colorAt(window, {133, 77}), QColor(Qt::green));

        green.fill(Qt::yellow);
        QVERIFY(green.save(picture));
        window.editor.document.undo();
        QCOMPARE(QImage(picture).pixelColor(50, 50), QColor(Qt::yellow));
    }

    void picture_canBeLeftOut() {
        EditorWindow window("hunter-and-prey");
        QVERIFY(window.editor.document.saveAs(m_folder->filePath("town.tiller")));
        import(window, mapWithTiles());
        window.click("mapPicture");
        window.click("acceptMapImport");
        QTRY_COMPARE(obstacles(window), std::size_t{1});
        QVERIFY(!QFile::exists(m_folder->filePath("tiles.map.png")));
    }

    void layersOfTheMap_becomeLayers() {
        EditorWindow window("hunter-and-prey");
        QVERIFY(window.editor.document.saveAs(m_folder->filePath("town.tiller")));
        import(window, mapWithTiles());
        window.click("acceptMapImport");
        QTRY_COMPARE(obstacles(window), std::size_t{1});
        const Layers layers(window.editor.document.project());
        std::vector<std::string> names;
        for (const Layer& each : layers.all())
            names.push_back(each.name);
        QCOMPARE(names, (std::vector<std::string>{"Picture of tiles", "Default", "Walls"}));
        QCOMPARE(layers.of(window.editor.document.project().scene.back().id).name,
                 std::string("Walls"));
        window.editor.document.undo();
        QVERIFY(Layers(window.editor.document.project()).arePlain());
    }

    void anOpenGroup_doesNotGetTheMap() {
        EditorWindow window("hunter-and-prey");
        Document& document = window.editor.document;
        document.selection()->select(QString::fromStdString(document.project().nodes.front().id));
        window.editor.canvas.groups()->groupSelected();
        window.editor.canvas.groups()->step();
        QVERIFY(!document.openGroup().empty());
        const std::size_t nodes = document.project().nodes.size();
        import(window, mapFile("world.ldtk"));
        choose(window, "mapChoice-0", "agent"); // Guard
        window.click("acceptMapImport");
        QTRY_COMPARE(document.project().nodes.size(), nodes + 1);
        const NodeGroups groups(document.project());
        QVERIFY(!groups.groupOf(document.project().nodes.back().id));
        QVERIFY(document.openGroup().empty()); // so that its card is seen
    }

private:
    [[nodiscard]] QString mapFile(const char* name) const {
        const QString file = m_folder->filePath(name);
        const QString maps = TILLER_SOURCE_DIR "/tests/data/maps/";
        QFile::copy(maps + name, file);
        QDir(m_folder->path()).mkdir("world"); // with a level that world.ldtk names
        QFile::copy(maps + "world/Level_1.ldtkl", m_folder->filePath("world/Level_1.ldtkl"));
        return file;
    }
    static QObject* dialog(const EditorWindow& window) {
        return window.window->findChild<QObject*>("mapImportDialog");
    }
    static QString preview(const EditorWindow& window) {
        return dialog(window)->property("text").toString();
    }
    /// Chooses the entry `id` of a row's list.
    static void choose(const EditorWindow& window, const QString& box, const QString& id) {
        QMetaObject::invokeMethod(window.item(box), "edited", Q_ARG(QString, id));
    }
    static void trigger(const EditorWindow& window, const char* action) {
        QMetaObject::invokeMethod(window.window->findChild<QObject*>(action), "trigger");
    }
    static void import(EditorWindow& window, const QString& file) {
        window.editor.dialogs.answerWith(file);
        trigger(window, "actionImportMap");
        QTRY_VERIFY(dialog(window)->property("opened").toBool());
    }
    /// A map of 2 x 1 tiles of 100 x 100, red and solid blue, with its tileset.
    [[nodiscard]] QString mapWithTiles() const {
        QImage tiles(200, 100, QImage::Format_RGB32);
        tiles.fill(Qt::red);
        for (int y = 0; y < 100; ++y)
            for (int x = 100; x < 200; ++x)
                tiles.setPixelColor(x, y, Qt::blue);
        tiles.save(m_folder->filePath("tiles.png"));
        QFile file(m_folder->filePath("tiles.tmj"));
        if (!file.open(QIODevice::WriteOnly))
            qFatal("the map cannot be written");
        file.write(R"({"width": 2, "height": 1, "tilewidth": 100, "tileheight": 100,
            "tilesets": [{"firstgid": 1, "image": "tiles.png", "imagewidth": 200,
                "imageheight": 100, "tilewidth": 100, "tileheight": 100, "columns": 2}],
            "layers": [{"type": "tilelayer", "name": "Ground", "width": 2, "height": 1,
                        "data": [1, 2]},
                       {"type": "tilelayer", "name": "Walls", "width": 2, "height": 1,
                        "data": [0, 2], "class": "solid"}]})");
        return file.fileName();
    }
    static QColor colorAt(const EditorWindow& window, Vec2 place) {
        auto* world = qobject_cast<AgentsItem*>(window.item("world"));
        return world->snapshot().pixelColor(
            (world->view().toView(place) * window.window->effectiveDevicePixelRatio()).toPoint());
    }
    static std::size_t obstacles(const EditorWindow& window) {
        return static_cast<std::size_t>(std::ranges::count(window.editor.document.project().scene,
                                                           "obstacle", &SceneItem::type));
    }
    /// A saved project in the folder of the maps, with one of them.
    void saveWithMap(EditorWindow& window, const char* map) const {
        QVERIFY(window.editor.document.saveAs(m_folder->filePath("town.tiller")));
        import(window, mapFile(map));
        window.click("acceptMapImport");
        QTRY_VERIFY(window.editor.document.modified());
        QVERIFY(window.editor.document.save());
    }

    TestHome m_home;
    std::unique_ptr<QTemporaryDir> m_folder;
};

QTEST_MAIN(TestMapImport)
#include "tst_map_import.moc"
