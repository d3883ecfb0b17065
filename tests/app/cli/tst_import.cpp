#include "tests/app/cli/tiller_process.h"
#include "tests/core/support/testing.h"

#include <QImage>

QString mapFile(const QString& name) {
    return TILLER_SOURCE_DIR "/tests/data/maps/" + name;
}

/// Calls tiller import, and reads the projects that it writes.
class TestImport : public QObject {
    Q_OBJECT

private slots:
    void aMap_becomesAProject() {
        const Ran ran = tillerRun({"import", mapFile("world.ldtk"), "-o", out()});
        QVERIFY2(ran.exitCode == 0, qPrintable(ran.err));
        QCOMPARE(ran.out, QString("22 tiles become 5 obstacles; objects become 1 obstacle, 1 "
                                  "region, 1 path, 1 point\n"
                                  "The world is 96 by 32. Left out: Guard (2), Props (2), "
                                  "Collisions/water (2).\n"));
        QCOMPARE(project().worldNumber("width"), 96.0);
        QCOMPARE(tillerRun({"check", out()}).exitCode, 0);
        QVERIFY(tillerRun({"run", out(), "--hash"}).exitCode == 0);
    }

    void options_chooseWhatBecomesWhat() {
        const Ran ran = tillerRun({"import", mapFile("world.ldtk"), "-o", out(), "--solid", "water",
                                   "--solid", "Props", "--map", "Guard=agent:Watch", "--map",
                                   "Point=region", "--scale", "2"});
        QVERIFY2(ran.exitCode == 0, qPrintable(ran.err));
        QVERIFY_STARTS(ran.out, "26 tiles become 7 obstacles; objects become 1 obstacle, 2 "
                                "regions, 1 path, 2 agents\n"
                                "The world is 192 by 64.");
        QCOMPARE(project().nodes.at(0).name, "Watch"s);
        QCOMPARE(project().worldNumber("width"), 192.0);

        const Ran part = tillerRun({"import", mapFile("worlds.ldtk"), "-o", out(), "--part", "C"});
        QVERIFY_STARTS(part.out, "3 tiles become 1 obstacle\nThe world is ");
        const Ran nothing = tillerRun(
            {"import", mapFile("town.tmj"), "-o", "-", "--map", "Walls=nothing", "--into", out()});
        QVERIFY2(nothing.exitCode == 0, qPrintable(nothing.err));
        QVERIFY(readProject(nothing.out.toStdString()).ok());
    }

    /// A second import has the choices and the scale of the first.
    void into_replacesTheLastImport() {
        QVERIFY(QFile::copy(mapFile("town.tmj"), m_folder.filePath("town.tmj")));
        const QString map = m_folder.filePath("town.tmj");
        QCOMPARE(tillerRun({"import", map, "-o", out(), "--map", "guard=agent", "--scale", "2"})
                     .exitCode,
                 0);
        const QByteArray first = readFile(out());
        QCOMPARE(project().nodes.at(0).agents.size(), 2U);
        QCOMPARE(tillerRun({"import", map, "--into", out(), "-o", out()}).exitCode, 0);
        QCOMPARE(readFile(out()), first);

        QByteArray changed = readFile(map);
        changed.replace("\"home\"", "\"cottage\"");
        writeFile(m_folder, "town.tmj", changed);
        QCOMPARE(tillerRun({"import", map, "--into", out(), "-o", out()}).exitCode, 0);
        const QByteArray second = readFile(out());
        QVERIFY(second != first);
        QCOMPARE(QByteArray(second).replace("\"cottage\"", "\"home\""), first); // with its id
    }

    void theSameCall_writesTheSameFile() {
        const QStringList call{"import", mapFile("town.tmj"), "-o", "-", "--map", "guard=agent"};
        const Ran first = tillerRun(call);
        QCOMPARE(first.exitCode, 0);
        QCOMPARE(tillerRun(call).out, first.out);
    }

    void problems_nameFileAndPlace() {
        const QString bad = writeFile(m_folder, "bad.tmx", "<map>\n<layer");
        const Ran ran = tillerRun({"import", bad, "-o", out()});
        QCOMPARE(ran.exitCode, 1);
        QVERIFY_HAS(ran.err, "bad.tmx:2:");
        const Ran missing = tillerRun({"import", m_folder.filePath("none.tmx"), "-o", out()});
        QCOMPARE(missing.exitCode, 3);
        const Ran warned = tillerRun({"import", mapFile("town.tmj"), "-o", out()});
        QCOMPARE(warned.exitCode, 0);
        QVERIFY2(warned.err.contains("town.tmj:") && warned.err.contains("warning"),
                 qPrintable(warned.err));
        const Ran unwritable =
            tillerRun({"import", mapFile("town.tmj"), "-o", m_folder.filePath("none/out.tiller")});
        QCOMPARE(unwritable.exitCode, 3);
    }

    void wrongCalls_areExplained_data() {
        const TestRows<QStringList, QString> row;
        row("unknown solid", {"--solid", "Wals"}, "Did you mean \"Walls\"?");
        row("unknown name", {"--map", "gard=agent"}, "Did you mean \"guard\"?");
        row("no kind", {"--map", "guard"}, "is no NAME=KIND");
        row("bad kind", {"--map", "guard=wolf"}, "is no NAME=KIND");
        row("a path of tiles", {"--map", "Walls=path"}, "can become path");
        row("bad scale", {"--scale", "0"}, "is not a scale");
    }

    void wrongCalls_areExplained() {
        const auto [options, problem] = fetched<QStringList, QString>();
        const Ran ran = tillerRun(QStringList{"import", mapFile("town.tmj"), "-o", "-"} + options);
        QCOMPARE(ran.exitCode, 2);
        QVERIFY_HAS(ran.err, problem);
    }

    void theMap_isNotOverwritten() {
        const QString map = m_folder.filePath("keep.tmj");
        QVERIFY(QFile::copy(mapFile("town.tmj"), map));
        QCOMPARE(tillerRun({"import", map, "-o", map}).exitCode, 2);
        QCOMPARE(readFile(map), readFile(mapFile("town.tmj")));
    }

    /// As the editor: the map's tiles in one file, which a layer shows. An import again replaces
    /// it.
    void thePicture_isWrittenBesideTheProject() {
        const QString map = mapWithTiles(Qt::red);
        const Ran ran = tillerRun({"import", map, "-o", out()});
        QVERIFY2(ran.exitCode == 0, qPrintable(ran.err));
        QVERIFY2(ran.out.endsWith("The picture is tiles.map.png.\n"), qPrintable(ran.out));
        const QString file = m_folder.filePath("tiles.map.png");
        QCOMPARE(QImage(file).size(), QSize(32, 16));
        QCOMPARE(QImage(file).pixelColor(8, 8), QColor(Qt::red));
        QCOMPARE(QImage(file).pixelColor(24, 8), QColor(Qt::blue));
        QVERIFY(readFile(out()).contains("\"tiles.map.png\""));

        mapWithTiles(Qt::green);
        QCOMPARE(tillerRun({"import", map, "--into", out(), "-o", out()}).exitCode, 0);
        QCOMPARE(QImage(file).pixelColor(8, 8), QColor(Qt::green));
        QVERIFY(!QFile::exists(m_folder.filePath("tiles-2.map.png")));

        // Another project beside it gets a file of its own.
        QCOMPARE(tillerRun({"import", map, "-o", m_folder.filePath("b.tiller")}).exitCode, 0);
        QVERIFY(QFile::exists(m_folder.filePath("tiles-2.map.png")));

        // Nothing is left of an import that cannot be saved.
        QVERIFY(QDir(m_folder.path()).mkdir("folder.tiller"));
        QCOMPARE(tillerRun({"import", map, "-o", m_folder.filePath("folder.tiller")}).exitCode, 3);
        QVERIFY(!QFile::exists(m_folder.filePath("tiles-3.map.png")));
    }

    void thePicture_canBeLeftOut() {
        QTemporaryDir other;
        const QString map = mapWithTiles(Qt::red);
        const QString project = other.filePath("out.tiller");
        QCOMPARE(tillerRun({"import", map, "-o", project, "--no-picture"}).exitCode, 0);
        QCOMPARE(tillerRun({"import", map, "-o", "-"}).exitCode, 0);
        QCOMPARE(QDir(other.path()).entryList(QDir::Files), QStringList{"out.tiller"});
        QVERIFY(!readFile(project).contains(".map.png"));
    }

    /// The only picture of the map is a tileset's in another folder: nothing is drawn, and said.
    void aRefusedPicture_isReported() {
        const QString map = mapWithTiles(Qt::red);
        writeFile(m_folder, "tiles.tmj",
                  readFile(map).replace("tiles.png", "/elsewhere/tiles.png"));
        const Ran ran = tillerRun({"import", map, "-o", m_folder.filePath("bare.tiller")});
        QCOMPARE(ran.exitCode, 0);
        QVERIFY_HAS(ran.err, "The picture \"/elsewhere/tiles.png\" is not drawn.");
    }

    void growth_keepsTheOrigin_andIsReported() {
        const auto write = [&](int left) {
            return writeFile(m_folder, "cave.tmj",
                             R"({"infinite": true, "width": 2, "height": 1,
            "tilewidth": 16, "tileheight": 16, "layers": [{"type": "tilelayer", "name": "solid",
            "chunks": [{"x": )" + QByteArray::number(left) +
                                 R"(, "y": 0, "width": 1, "height": 1, "data": [1]},
                       {"x": 4, "y": 0, "width": 1, "height": 1, "data": [1]}]}]})");
        };
        const QString map = write(2);
        QCOMPARE(tillerRun({"import", map, "-o", out()}).exitCode, 0);
        write(-3);
        const Ran ran = tillerRun({"import", map, "--into", out(), "-o", out()});
        QCOMPARE(ran.exitCode, 0);
        QVERIFY_HAS(ran.err, "The map has grown 80 u to the left since its first import.");
        QVERIFY_HAS(ran.out, "The world is 48 by 16.");
        // A game reads where the map's pixels are.
        const Ran exported = tillerRun({"export", out(), "-o", "-"});
        QVERIFY_HAS(exported.out, R"({"name": "cave.originX", "type": "number", "value": 32})");
    }

private:
    QString out() const { return m_folder.filePath("out.tiller"); }
    Project project() const { return loadProject(out().toStdString()).value().project; }

    /// A map of two tiles, of which the second is blue, with its tileset.
    QString mapWithTiles(QColor first) const {
        QImage tiles(32, 16, QImage::Format_RGB32);
        tiles.fill(first);
        for (int y = 0; y < 16; ++y)
            for (int x = 16; x < 32; ++x)
                tiles.setPixelColor(x, y, Qt::blue);
        tiles.save(m_folder.filePath("tiles.png"));
        return writeFile(m_folder, "tiles.tmj", R"({"width": 2, "height": 1, "tilewidth": 16,
            "tileheight": 16, "tilesets": [{"firstgid": 1, "image": "tiles.png", "imagewidth": 32,
            "imageheight": 16, "tilewidth": 16, "tileheight": 16, "columns": 2}],
            "layers": [{"type": "tilelayer", "name": "Ground", "width": 2, "height": 1,
                        "data": [1, 2], "class": "solid"}]})");
    }

    QTemporaryDir m_folder;
};
