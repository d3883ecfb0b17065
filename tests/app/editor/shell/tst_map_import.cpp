#include "app/import/map_import.h"
#include "tests/app/editor/window.h"

#include <QMimeData>

/// Imports maps in the window: by the menu, by a drop, and again.
class TestMapImport : public QObject, public EditorTest {
    Q_OBJECT

private slots:
    void init() {
        QSettings().clear();
        m_folder = std::make_unique<QTemporaryDir>();
        restart("hunter-and-prey");
    }

    void menu_importsAMap_asOneEdit() {
        const Project before = project();
        import(mapFile("world.ldtk"));
        QCOMPARE(preview(), "22 tiles become 5 obstacles; objects become 1 obstacle, "
                            "1 region, 1 path, 1 point");
        const QString rest = text("mapRest");
        QVERIFY_STARTS(rest, "The world becomes 96 by 32, from 800 by 600. Left out: Guard (2), ");
        click("acceptMapImport");
        QTRY_COMPARE(obstacles(), std::size_t{6});
        QCOMPARE(project().worldNumber("width"), 96.0);
        QCOMPARE(document().undoText(), "Import world.ldtk");
        key(Qt::Key_Z, Qt::ControlModifier);
        QTRY_VERIFY(project() == before);
    }

    void choices_changeThePreview_andTheImport() {
        import(mapFile("world.ldtk"));
        // Rows: five classes, the layer of entities, the layer Props, and two values.
        QCOMPARE(item("mapRows")->property("count").toInt(), 9);
        choose("mapChoice-0", "agent hunter"); // Guard
        QTRY_VERIFY2(preview().endsWith("2 agents"), qPrintable(preview()));
        QTRY_VERIFY(item("mapChoice-6"));
        choose("mapChoice-6", "obstacle"); // Props
        QTRY_VERIFY2(preview().startsWith("24 tiles"), qPrintable(preview()));
        click("acceptMapImport");
        QTRY_COMPARE(project().node("hunter")->agents.size(), std::size_t{2});

        // The next time it knows the choices.
        import(m_folder->filePath("world.ldtk"));
        QVERIFY2(preview().endsWith("2 agents"), qPrintable(preview()));
        click("cancelMapImport");
        QTRY_VERIFY(!dialog()->property("visible").toBool());
    }

    void aLevel_isChosen() {
        import(mapFile("worlds.ldtk"));
        QVERIFY(preview().startsWith("6 tiles"));
        choose("mapPart", "D");
        QTRY_COMPARE(preview(), QString("3 tiles become 1 obstacle"));
        click("acceptMapImport");
        QTRY_COMPARE(obstacles(), std::size_t{1});
    }

    void droppedMap_asksWhatItBecomes() {
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(mapFile("encodings.tmx"))});
        const QPoint at(800, 500);
        QDragEnterEvent enter(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(window, &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent dropped(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(window, &dropped);
        QVERIFY(dropped.isAccepted());
        QTRY_VERIFY(dialog()->property("opened").toBool());
        QCOMPARE(preview(), "192 tiles become 24 obstacles");
        key(Qt::Key_Return); // the button Import has the keyboard
        QTRY_COMPARE(obstacles(), std::size_t{24});
        QVERIFY(project().node("hunter"));
    }

    void onTheStartPage_aMapBecomesANewProject() {
        restart();
        QTRY_VERIFY(isShown("startPage"));
        import(mapFile("encodings.tmx"));
        QTRY_VERIFY(!isShown("startPage"));
        click("acceptMapImport");
        QTRY_COMPARE(obstacles(), std::size_t{24});
        QCOMPARE(project().worldText("edges"), "wall");
    }

    void unreadableMap_isReported() {
        const QString file = m_folder->filePath("bad.tmx");
        QVERIFY(saveText(file.toStdString(), "<map>\n<layer").ok());
        const QSignalSpy failed(&document(), &Document::failed);
        editor().dialogs.answerWith(file);
        command("actionImportMap").trigger();
        QTRY_COMPARE(failed.count(), 1);
        QCOMPARE(failed.first().first().toString(), "bad.tmx could not be imported");
        QVERIFY(failed.first().last().toStringList().first().startsWith("Line 2: "));
        QVERIFY(!dialog()->property("opened").toBool());
        QVERIFY(!document().modified());
    }

    void importAgain_takesOverChanges_asOneEdit() {
        const Command& again = command("actionImportAgain");
        QVERIFY(!again.enabled());
        saveWithMap("worlds.ldtk");
        QTRY_VERIFY(again.enabled());
        const Project before = project();
        command("actionImportAgain").trigger();
        QVERIFY(project() == before); // nothing has changed

        std::string text = loadText(m_folder->filePath("worlds.ldtk").toStdString()).value();
        const std::size_t cells = text.find("intGridCsv");
        text.replace(text.find('0', cells), 1, "1");
        QVERIFY(saveText(m_folder->filePath("worlds.ldtk").toStdString(), text).ok());
        command("actionImportAgain").trigger();
        QTRY_VERIFY(project() != before);
        QCOMPARE(document().undoText(), "Import maps again");
        key(Qt::Key_Z, Qt::ControlModifier);
        QTRY_VERIFY(project() == before);
    }

    void importAgain_saysWhichMapsAreMissing() {
        saveWithMap("worlds.ldtk");
        const Project before = project();
        QVERIFY(QFile::remove(m_folder->filePath("worlds.ldtk")));
        command("actionImportAgain").trigger();
        QTRY_VERIFY(text("toast").startsWith("Not in the project's folder: worlds.ldtk"));
        QVERIFY(project() == before);
    }

    void aChangedMap_isReported() {
        saveWithMap("worlds.ldtk");
        const std::string file = m_folder->filePath("worlds.ldtk").toStdString();
        auto* model = dialog()->property("map").value<QObject*>();
        QSignalSpy changed(model, SIGNAL(mapFileChanged(QString)));
        QVERIFY(saveText(file, loadText(file).value() + "\n").ok());
        QTRY_COMPARE(changed.count(), 1);
        QTRY_VERIFY(text("toast").contains("worlds.ldtk has changed"));
        QVERIFY(saveText(file, loadText(file).value() + "\n").ok()); // a save replaces the file
        QTRY_COMPARE(changed.count(), 2);
    }

    void aMapThatWasGone_isWatchedAgain_data() {
        const TestRows<bool> row;
        row("the file", false);
        row("its folder", true);
    }

    void aMapThatWasGone_isWatchedAgain() {
        const auto [withItsFolder] = fetched<bool>();
        QVERIFY(QDir(m_folder->path()).mkpath("maps/world"));
        QVERIFY(QFile::rename(mapFile("worlds.ldtk"), m_folder->filePath("maps/worlds.ldtk")));
        QVERIFY(QFile::copy(m_folder->filePath("world/Level_1.ldtkl"),
                            m_folder->filePath("maps/world/Level_1.ldtkl")));
        QVERIFY(document().saveAs(m_folder->filePath("town.tiller")));
        const QString file = m_folder->filePath("maps/worlds.ldtk");
        import(file);
        click("acceptMapImport");
        auto* model = dialog()->property("map").value<QObject*>();
        QTRY_VERIFY(command("actionImportAgain").enabled());
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
        QVERIFY(document().saveAs(m_folder->filePath("town.tiller")));
        import(mapWithTiles());
        QVERIFY(isShown("mapPicture"));
        click("acceptMapImport");
        QTRY_COMPARE(obstacles(), std::size_t{1});
        const QImage picture(m_folder->filePath("tiles.map.png"));
        QCOMPARE(picture.size(), QSize(200, 100));
        QCOMPARE(picture.pixelColor(150, 50), QColor(Qt::blue));
        QTRY_COMPARE(colorAt({33, 77}), QColor(Qt::red));

        // Once more, the same file takes the new picture.
        QVERIFY(document().save());
        QImage green(200, 100, QImage::Format_RGB32);
        green.fill(Qt::green);
        green.save(m_folder->filePath("tiles.png"));
        command("actionImportAgain").trigger();
        QTRY_COMPARE(QImage(m_folder->filePath("tiles.map.png")).pixelColor(50, 50),
                     QColor(Qt::green));
        QVERIFY(!QFile::exists(m_folder->filePath("tiles.map-2.png")));
        QVERIFY(document().open(m_folder->filePath("town.tiller")));
        QTRY_COMPARE(colorAt({33, 77}), QColor(Qt::green));
    }

    void pictureOfAnUnsavedProject_comesWithItsFirstSave() {
        restart();
        document().newProject();
        editor().windowState.setAtStart(false);
        import(mapWithTiles());
        click("acceptMapImport");
        QTRY_COMPARE(obstacles(), std::size_t{1});
        QVERIFY(!QFile::exists(m_folder->filePath("tiles.map.png")));
        QVERIFY(document().saveAs(m_folder->filePath("new.tiller")));
        QVERIFY(QFile::exists(m_folder->filePath("tiles.map.png")));
        QTRY_COMPARE(colorAt({33, 77}), QColor(Qt::red));
    }

    /// An undo of an import brings the earlier picture back, unless another program has changed it.
    void picture_followsUndo() {
        QVERIFY(document().saveAs(m_folder->filePath("town.tiller")));
        const QString map = mapWithTiles();
        const QString picture = m_folder->filePath("tiles.map.png");
        import(map);
        click("acceptMapImport");
        QTRY_COMPARE(obstacles(), std::size_t{1});
        document().undo();
        QVERIFY(QFile::exists(picture)); // for redo
        document().redo();
        QCOMPARE(QImage(picture).pixelColor(50, 50), QColor(Qt::red));

        QImage green(200, 100, QImage::Format_RGB32);
        green.fill(Qt::green);
        green.save(m_folder->filePath("tiles.png"));
        std::string text = loadText(map.toStdString()).value();
        text.replace(text.find("[0, 2]"), 6, "[2, 0]");
        QVERIFY(saveText(map.toStdString(), text).ok());
        command("actionImportAgain").trigger();
        QTRY_COMPARE(document().undoText(), QString("Import maps again"));
        QCOMPARE(QImage(picture).pixelColor(50, 50), QColor(Qt::green));
        document().undo();
        QCOMPARE(QImage(picture).pixelColor(50, 50), QColor(Qt::red));
        QTRY_COMPARE(colorAt({33, 77}), QColor(Qt::red));
        document().redo();
        QCOMPARE(QImage(picture).pixelColor(50, 50), QColor(Qt::green));
        QTRY_COMPARE(colorAt({133, 77}), QColor(Qt::green));

        green.fill(Qt::yellow);
        QVERIFY(green.save(picture));
        document().undo();
        QCOMPARE(QImage(picture).pixelColor(50, 50), QColor(Qt::yellow));
    }

    void picture_canBeLeftOut() {
        QVERIFY(document().saveAs(m_folder->filePath("town.tiller")));
        import(mapWithTiles());
        click("mapPicture");
        click("acceptMapImport");
        QTRY_COMPARE(obstacles(), std::size_t{1});
        QVERIFY(!QFile::exists(m_folder->filePath("tiles.map.png")));
    }

    void layersOfTheMap_becomeLayers() {
        QVERIFY(document().saveAs(m_folder->filePath("town.tiller")));
        import(mapWithTiles());
        click("acceptMapImport");
        QTRY_COMPARE(obstacles(), std::size_t{1});
        const Layers layers(project());
        std::vector<std::string> names;
        for (const Layer& each : layers.all())
            names.push_back(each.name);
        QCOMPARE(names, (std::vector<std::string>{"Picture of tiles", "Default", "Walls"}));
        QCOMPARE(layers.of(project().scene.back().id).name, "Walls");
        document().undo();
        QVERIFY(Layers(project()).arePlain());
    }

    void anOpenGroup_doesNotGetTheMap() {
        document().selection()->select(QString::fromStdString(project().nodes.front().id));
        canvas().groups()->groupSelected();
        canvas().groups()->step();
        QVERIFY(!document().openGroup().empty());
        const std::size_t nodes = project().nodes.size();
        import(mapFile("world.ldtk"));
        choose("mapChoice-0", "agent"); // Guard
        click("acceptMapImport");
        QTRY_COMPARE(project().nodes.size(), nodes + 1);
        const NodeGroups groups(project());
        QVERIFY(!groups.groupOf(project().nodes.back().id));
        QVERIFY(document().openGroup().empty()); // so that its card is seen
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
    QObject* dialog() { return object("mapImportDialog"); }
    QString preview() { return dialog()->property("text").toString(); }
    /// Chooses the entry `id` of a row's list.
    void choose(const QString& box, const QString& id) {
        QMetaObject::invokeMethod(item(box), "edited", Q_ARG(QString, id));
    }
    void import(const QString& file) {
        editor().dialogs.answerWith(file);
        command("actionImportMap").trigger();
        QTRY_VERIFY(dialog()->property("opened").toBool());
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
    QColor colorAt(Vec2 place) {
        auto* world = qobject_cast<AgentsItem*>(item("world"));
        return world->snapshot().pixelColor(
            (world->view().toView(place) * window->effectiveDevicePixelRatio()).toPoint());
    }
    std::size_t obstacles() {
        return static_cast<std::size_t>(
            std::ranges::count(project().scene, "obstacle", &SceneItem::type));
    }
    /// A saved project in the folder of the maps, with one of them.
    void saveWithMap(const char* map) {
        QVERIFY(document().saveAs(m_folder->filePath("town.tiller")));
        import(mapFile(map));
        click("acceptMapImport");
        QTRY_VERIFY(document().modified());
        QVERIFY(document().save());
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};
