#include "app/editor/viewmodels/map_picture.h"
#include "app/import/read_map.h"
#include "core/io/files.h"

#include <QDir>
#include <QPainter>
#include <QTemporaryDir>
#include <QTest>

using namespace tiller;

namespace {

/// A folder with tiles.png: four tiles of 8 x 8 in a row, red, green, blue and half red half white.
struct MapFolder {
    QTemporaryDir folder;

    MapFolder() {
        QImage tiles(32, 8, QImage::Format_RGB32);
        QPainter painter(&tiles);
        const QColor colors[] = {Qt::red, Qt::green, Qt::blue, Qt::red};
        for (int i = 0; i < 4; ++i)
            painter.fillRect(8 * i, 0, 8, 8, colors[i]);
        painter.fillRect(28, 0, 4, 8, Qt::white); // the right half of the last one
        painter.end();
        tiles.save(folder.filePath("tiles.png"));
        QDir(folder.path()).mkdir("maps");
        tiles.save(folder.filePath("maps/own.png"));
    }
    [[nodiscard]] maps::Map read(const char* name, const QString& text) const {
        const QString file = folder.filePath(name);
        const auto map = maps::readMap(text.toStdString(), file.toStdString(), {});
        if (!map)
            qFatal("%s", map.problems().front().text.c_str());
        return map.value();
    }
    [[nodiscard]] QImage draw(const maps::Map& map, const char* in = ".") const {
        return drawMap(map, folder.filePath(in)).image;
    }
};

const char* tileset = R"("tilesets": [{"firstgid": 1, "image": "tiles.png", "imagewidth": 32,
    "imageheight": 8, "tilewidth": 8, "tileheight": 8, "columns": 4, "tilecount": 4}])";

QString tiled(const QString& layers) {
    return QStringLiteral(
               R"({"width": 3, "height": 2, "tilewidth": 8, "tileheight": 8, "layers": [%1], %2})")
        .arg(layers, tileset);
}

QString tileLayer(const QString& data, const QString& more = {}) {
    return QStringLiteral(
               R"({"type": "tilelayer", "name": "Ground", "width": 3, "height": 2, "data": [%1]%2})")
        .arg(data, more);
}

} // namespace

class TestMapPicture : public QObject {
    Q_OBJECT

private slots:
    void tiles_areDrawnInTheirCells();
    void flippedTiles_areFlipped();
    void layers_haveOpacity_hiddenOnesAreLeftOut();
    void imageLayers_areDrawn();
    void xml_drawsTheSame();
    void ldtk_drawsBackgroundAndTiles();
    void picturesElsewhere_areNotRead();
    void unreadablePictures_areReported();
    void pixelsOfAllPictures_areLimited();
    void mapWithoutPictures_drawsNothing();
    void hugeMaps_areDrawnSmaller();
};

void TestMapPicture::tiles_areDrawnInTheirCells() {
    const MapFolder maps;
    const QImage image = maps.draw(maps.read("a.tmj", tiled(tileLayer("1,2,3,0,0,1"))));
    QCOMPARE(image.size(), QSize(24, 16));
    QCOMPARE(image.pixelColor(4, 4), QColor(Qt::red));
    QCOMPARE(image.pixelColor(12, 4), QColor(Qt::green));
    QCOMPARE(image.pixelColor(20, 4), QColor(Qt::blue));
    QCOMPARE(image.pixelColor(4, 12).alpha(), 0);
    QCOMPARE(image.pixelColor(20, 12), QColor(Qt::red));
}

void TestMapPicture::flippedTiles_areFlipped() {
    const MapFolder maps;
    // The white half is at the right; flipped across at the left; flipped diagonally at the bottom;
    // diagonally and down at the top.
    const QString data = QStringLiteral("4,%1,%2,%3,0,0")
                             .arg(4U + 0x80000000U)
                             .arg(4U + 0x20000000U)
                             .arg(4U + 0x60000000U);
    const QImage image = maps.draw(maps.read("a.tmj", tiled(tileLayer(data))));
    QCOMPARE(image.pixelColor(6, 4), QColor(Qt::white));
    QCOMPARE(image.pixelColor(1, 4), QColor(Qt::red));
    QCOMPARE(image.pixelColor(9, 4), QColor(Qt::white));
    QCOMPARE(image.pixelColor(14, 4), QColor(Qt::red));
    QCOMPARE(image.pixelColor(20, 6), QColor(Qt::white));
    QCOMPARE(image.pixelColor(20, 1), QColor(Qt::red));
    QCOMPARE(image.pixelColor(4, 9), QColor(Qt::white));
    QCOMPARE(image.pixelColor(4, 14), QColor(Qt::red));
}

void TestMapPicture::layers_haveOpacity_hiddenOnesAreLeftOut() {
    const MapFolder maps;
    const QImage image =
        maps.draw(maps.read("a.tmj", tiled(tileLayer("1,1,1,1,1,1", R"(, "opacity": 0.5)") + "," +
                                           tileLayer("3,3,3,3,3,3", R"(, "visible": false)"))));
    QVERIFY(std::abs(image.pixelColor(4, 4).alpha() - 128) <= 2);
    QCOMPARE(image.pixelColor(4, 4).blue(), 0);
}

void TestMapPicture::imageLayers_areDrawn() {
    const MapFolder maps;
    const QImage image = maps.draw(
        maps.read("a.tmj", tiled(R"({"type": "imagelayer", "name": "Sky", "image": "tiles.png",
                                     "offsetx": 2, "offsety": 3})")));
    QCOMPARE(image.pixelColor(1, 4).alpha(), 0);
    QCOMPARE(image.pixelColor(3, 4), QColor(Qt::red));
    QCOMPARE(image.pixelColor(11, 4), QColor(Qt::green));
}

void TestMapPicture::xml_drawsTheSame() {
    const MapFolder maps;
    const char* xml = R"(<?xml version="1.0" encoding="UTF-8"?>
<map width="3" height="2" tilewidth="8" tileheight="8">
 <tileset firstgid="1" name="t" tilewidth="8" tileheight="8" tilecount="4" columns="4">
  <image source="tiles.png" width="32" height="8"/>
 </tileset>
 <layer id="1" name="Ground" width="3" height="2"><data encoding="csv">1,2,3,0,0,1</data></layer>
</map>)";
    QVERIFY(maps.draw(maps.read("a.tmx", xml)) ==
            maps.draw(maps.read("a.tmj", tiled(tileLayer("1,2,3,0,0,1")))));
}

void TestMapPicture::ldtk_drawsBackgroundAndTiles() {
    const MapFolder maps;
    const char* ldtk = R"({"jsonVersion": "1.5.3", "worldLayout": "Free",
 "defs": {"tilesets": [{"uid": 7, "relPath": "tiles.png", "tileGridSize": 8}], "layers": []},
 "levels": [{"identifier": "A", "worldX": 100, "worldY": 50, "pxWid": 32, "pxHei": 16,
   "__bgColor": "#123456", "layerInstances": [{"__type": "IntGrid", "__identifier": "Walls",
     "__gridSize": 8, "__cWid": 4, "__cHei": 2, "__pxTotalOffsetX": 0, "__pxTotalOffsetY": 0,
     "__opacity": 1, "visible": true, "__tilesetDefUid": 7, "iid": "x", "layerDefUid": 1,
     "intGridCsv": [0,0,0,0,0,0,0,0],
     "autoLayerTiles": [{"px": [8, 8], "src": [8, 0], "f": 0, "t": 1, "a": 1},
                        {"px": [16, 0], "src": [24, 0], "f": 1, "t": 3, "a": 1}]}]}]})";
    const QImage image = maps.draw(maps.read("a.ldtk", ldtk));
    QCOMPARE(image.size(), QSize(32, 16));
    QCOMPARE(image.pixelColor(2, 2), QColor("#123456"));
    QCOMPARE(image.pixelColor(12, 12), QColor(Qt::green));
    QCOMPARE(image.pixelColor(17, 4), QColor(Qt::white)); // flipped
    QCOMPARE(image.pixelColor(22, 4), QColor(Qt::red));
}

void TestMapPicture::picturesElsewhere_areNotRead() {
    const MapFolder maps;
    QString text = tiled(tileLayer("1,2,3,0,0,1"));
    text.replace("tiles.png", "../tiles.png");
    const maps::Map map = maps.read("maps/a.tmj", text);
    QVERIFY(map.look.pictures.empty());
    QVERIFY(maps.draw(map, "maps").isNull());
    QCOMPARE(map.look.problems.size(), std::size_t{1});
    QVERIFY(map.look.problems.front().starts_with(
        "The picture \"../tiles.png\" is not drawn. It is not in the map's folder"));
}

void TestMapPicture::unreadablePictures_areReported() {
    const MapFolder maps;
    QFile file(maps.folder.filePath("tiles.png"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("no picture");
    file.close();
    const MapPicture picture =
        drawMap(maps.read("a.tmj", tiled(tileLayer("1,2,3,0,0,1"))), maps.folder.path());
    QVERIFY(picture.image.isNull());
    QCOMPARE(picture.problems,
             QStringList{"The picture tiles.png is not drawn: it cannot be read."});
    QVERIFY(pngOf(picture.image).isEmpty());
}

void TestMapPicture::pixelsOfAllPictures_areLimited() {
    const MapFolder maps;
    QImage large(5200, 5200, QImage::Format_Mono);
    large.fill(0);
    maps::Map map = maps.read("a.tmj", tiled(tileLayer("1,2,3,0,0,1")));
    for (const char* name : {"one.png", "two.png", "three.png", "four.png"}) {
        large.save(maps.folder.filePath(name));
        map.look.pictures.emplace_back(name);
    }
    QCOMPARE(drawMap(map, maps.folder.path()).problems,
             QStringList{"The picture four.png is not drawn: those of the map have more than 100 "
                         "million pixels."});
}

void TestMapPicture::mapWithoutPictures_drawsNothing() {
    const MapFolder maps;
    const auto text = loadText(TILLER_SOURCE_DIR "/tests/data/maps/world.ldtk");
    QVERIFY(text);
    const auto map =
        maps::readMap(text.value(), TILLER_SOURCE_DIR "/tests/data/maps/world.ldtk", {});
    QVERIFY(drawMap(map.value(), TILLER_SOURCE_DIR "/tests/data/maps").image.isNull());
}

void TestMapPicture::hugeMaps_areDrawnSmaller() {
    const MapFolder maps;
    maps::Map map = maps.read("a.tmj", tiled(tileLayer("1,2,3,0,0,1")));
    map.bounds.width = 1e9;
    const QImage image = maps.draw(map);
    QVERIFY(image.width() <= 8192);
    QVERIFY(!image.isNull());
}

QTEST_GUILESS_MAIN(TestMapPicture)
#include "tst_map_picture.moc"
