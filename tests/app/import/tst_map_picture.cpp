#include "app/import/map_picture.h"
#include "tests/app/import/read_test_map.h"
#include "tests/core/support/testing.h"

#include <cstdlib>
#include <sys/stat.h>
#include <zlib.h>

using namespace tiller::maps;

constexpr Pixel red{255, 0, 0, 255};
constexpr Pixel green{0, 255, 0, 255};
constexpr Pixel blue{0, 0, 255, 255};
constexpr Pixel white{255, 255, 255, 255};

Picture filled(PictureSize size, Pixel color) {
    return {size, std::vector<Pixel>(size.pixels(), color)};
}

/// A folder with tiles.png: four tiles of 8 x 8 in a row, red, green, blue and half red half white.
struct MapFolder {
    QTemporaryDir folder;

    MapFolder() {
        Picture tiles = filled({32, 8}, white);
        const Pixel colors[] = {red, green, blue, red};
        for (std::size_t y = 0; y < 8; ++y)
            for (std::size_t x = 0; x < 28; ++x) // the right half of the last one stays white
                tiles.at(x, y) = colors[x / 8];
        QDir(folder.path()).mkdir("maps");
        write("tiles.png", pngOf(tiles));
        write("maps/own.png", pngOf(tiles));
    }
    [[nodiscard]] std::filesystem::path path(const char* name) const {
        return folder.filePath(name).toStdString();
    }
    void write(const char* name, const std::string& text) const {
        if (!saveText(path(name), text))
            qFatal("%s cannot be written", name);
    }
    [[nodiscard]] Map read(const char* name, const QString& text) const {
        const auto map = readMap(text.toStdString(), path(name));
        if (!map)
            qFatal("%s", map.problems().front().text.c_str());
        return map.value();
    }
    [[nodiscard]] MapPicture drawn(const Map& map, const char* in = ".") const {
        return drawMap(map, path(in));
    }
    /// Empty if nothing is drawn.
    [[nodiscard]] Picture draw(const Map& map) const {
        return readPicture(drawn(map).png).value_or(Picture());
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

class TestMapPicture : public QObject {
    Q_OBJECT

private slots:
    void tiles_areDrawnInTheirCells() {
        const MapFolder maps;
        const Picture image = maps.draw(maps.read("a.tmj", tiled(tileLayer("1,2,3,0,0,1"))));
        QCOMPARE(image.size, (PictureSize{24, 16}));
        QVERIFY(image.at(4, 4) == red);
        QVERIFY(image.at(12, 4) == green);
        QVERIFY(image.at(20, 4) == blue);
        QVERIFY(image.at(4, 12).alpha == 0);
        QVERIFY(image.at(20, 12) == red);
    }

    void flippedTiles_areFlipped() {
        const MapFolder maps;
        // The white half is at the right; flipped across at the left; flipped diagonally at the
        // bottom; diagonally and down at the top.
        const QString data = QStringLiteral("4,%1,%2,%3,0,0")
                                 .arg(4U + 0x80000000U)
                                 .arg(4U + 0x20000000U)
                                 .arg(4U + 0x60000000U);
        const Picture image = maps.draw(maps.read("a.tmj", tiled(tileLayer(data))));
        QVERIFY(image.at(6, 4) == white);
        QVERIFY(image.at(1, 4) == red);
        QVERIFY(image.at(9, 4) == white);
        QVERIFY(image.at(14, 4) == red);
        QVERIFY(image.at(20, 6) == white);
        QVERIFY(image.at(20, 1) == red);
        QVERIFY(image.at(4, 9) == white);
        QVERIFY(image.at(4, 14) == red);
    }

    void layers_haveOpacity_hiddenOnesAreLeftOut() {
        const MapFolder maps;
        const Picture image = maps.draw(
            maps.read("a.tmj", tiled(tileLayer("1,1,1,1,1,1", R"(, "opacity": 0.5)") + "," +
                                     tileLayer("3,3,3,3,3,3", R"(, "visible": false)"))));
        QVERIFY(std::abs(image.at(4, 4).alpha - 128) <= 1);
        QVERIFY(image.at(4, 4).red >= 254 && image.at(4, 4).blue == 0);
    }

    void tilesetsWithoutSize_takeThatOfTheirPicture_data() {
        const TestRows<QString, QString> row;
        row("JSON", "a.tmj", R"({"firstgid": 1, "tilewidth": 8, "tileheight": 8,
                                            "image": "tiles.png"})");
        row("JSON, with columns", "a.tmj", R"({"firstgid": 1, "tilewidth": 8,
                                            "tileheight": 8, "image": "tiles.png", "columns": 4})");
        row("XML", "a.tmx", R"(<tileset firstgid="1" tilewidth="8" tileheight="8">
                                <image source="tiles.png"/></tileset>)");
        row("XML, with columns", "a.tmx",
            R"(<tileset firstgid="1" tilewidth="8" tileheight="8" columns="4">
                                <image source="tiles.png"/></tileset>)");
    }

    void tilesetsWithoutSize_takeThatOfTheirPicture() {
        const auto [file, tileset] = fetched<QString, QString>();
        const MapFolder maps;
        const QString text =
            file.endsWith("tmj")
                ? QString(R"({"width": 1, "height": 1, "tilewidth": 8, "tileheight": 8, "layers": [
                {"type": "tilelayer", "width": 1, "height": 1, "data": [3]}], "tilesets": [%1]})")
                      .arg(tileset)
                : QString(R"(<map width="1" height="1" tilewidth="8" tileheight="8">%1
                <layer width="1" height="1"><data encoding="csv">3</data></layer></map>)")
                      .arg(tileset);
        const Picture image = maps.draw(maps.read(qPrintable(file), text));
        QCOMPARE(image.size, (PictureSize{8, 8}));
        QVERIFY(image.at(4, 4) == blue);
    }

    void imageLayers_areDrawn() {
        const MapFolder maps;
        const Picture image = maps.draw(
            maps.read("a.tmj", tiled(R"({"type": "imagelayer", "name": "Sky", "image": "tiles.png",
                                     "offsetx": 2, "offsety": 3})")));
        QVERIFY(image.at(1, 4).alpha == 0);
        QVERIFY(image.at(3, 4) == red);
        QVERIFY(image.at(11, 4) == green);
    }

    void xml_drawsTheSame() {
        const MapFolder maps;
        const char* xml = R"(<?xml version="1.0" encoding="UTF-8"?>
<map width="3" height="2" tilewidth="8" tileheight="8">
 <tileset firstgid="1" name="t" tilewidth="8" tileheight="8" tilecount="4" columns="4">
  <image source="tiles.png" width="32" height="8"/>
 </tileset>
 <layer id="1" name="Ground" width="3" height="2"><data encoding="csv">1,2,3,0,0,1</data></layer>
</map>)";
        QVERIFY(!maps.drawn(maps.read("a.tmx", xml)).png.empty());
        QVERIFY(maps.drawn(maps.read("a.tmx", xml)).png ==
                maps.drawn(maps.read("a.tmj", tiled(tileLayer("1,2,3,0,0,1")))).png);
    }

    void ldtk_drawsBackgroundAndTiles() {
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
        const Picture image = maps.draw(maps.read("a.ldtk", ldtk));
        QCOMPARE(image.size, (PictureSize{32, 16}));
        QVERIFY(image.at(2, 2) == (Pixel{0x12, 0x34, 0x56, 255}));
        QVERIFY(image.at(12, 12) == green);
        QVERIFY(image.at(17, 4) == white); // flipped
        QVERIFY(image.at(22, 4) == red);
    }

    void picturesElsewhere_areNotRead() {
        const MapFolder maps;
        QString text = tiled(tileLayer("1,2,3,0,0,1"));
        text.replace("tiles.png", "../tiles.png");
        const Map map = maps.read("maps/a.tmj", text);
        QVERIFY(map.look.pictures.empty());
        QVERIFY(maps.drawn(map, "maps").png.empty());
        QCOMPARE(map.look.problems.size(), 1U);
        QCOMPARE(maps.drawn(map, "maps").problems, map.look.problems);
        QVERIFY(map.look.problems.front().starts_with(
            "The picture \"../tiles.png\" is not drawn. It is not in the map's folder"));
    }

    void linksOutOfTheFolder_areNotFollowed() {
        const MapFolder maps;
        QVERIFY(
            QFile::link(maps.folder.filePath("tiles.png"), maps.folder.filePath("maps/own2.png")));
        Map map = maps.read("maps/a.tmj",
                            tiled(tileLayer("1,2,3,0,0,1")).replace("tiles.png", "own.png"));
        QVERIFY(!maps.drawn(map, "maps").png.empty());
        for (const char* name : {"own2.png", "../tiles.png"}) {
            map.look.pictures = {name};
            QVERIFY(maps.drawn(map, "maps").png.empty());
            QCOMPARE(maps.drawn(map, "maps").problems,
                     std::vector<std::string>{"The picture " + std::string(name) +
                                              " is not drawn: it is not in the map's folder."});
        }
        // A pipe that nobody writes to would wait for ever.
        QCOMPARE(mkfifo(maps.path("maps/pipe.png").c_str(), 0600), 0);
        map.look.pictures = {"pipe.png"};
        QVERIFY(maps.drawn(map, "maps").png.empty());
    }

    void unreadablePictures_areReported() {
        const MapFolder maps;
        maps.write("tiles.png", "no picture");
        const MapPicture picture = maps.drawn(maps.read("a.tmj", tiled(tileLayer("1,2,3,0,0,1"))));
        QVERIFY(picture.png.empty());
        QCOMPARE(picture.problems,
                 std::vector<std::string>{"The picture tiles.png is not drawn: it "
                                          "cannot be read. Save it as PNG or JPEG."});
    }

    void pixelsOfAllPictures_areLimited() {
        const MapFolder maps;
        const std::string large = pngOf(filled({5200, 5200}, red));
        Map map = maps.read("a.tmj", tiled(tileLayer("1,2,3,0,0,1")));
        for (const char* name : {"one.png", "two.png", "three.png", "four.png"}) {
            maps.write(name, large);
            map.look.pictures.emplace_back(name);
        }
        QCOMPARE(
            maps.drawn(map).problems,
            std::vector<std::string>{"The picture four.png is not drawn: those of the map have "
                                     "more than 100 million pixels."});
    }

    /// Only the header of the file is read.
    void pixelsOfOnePicture_areLimited() {
        const MapFolder maps;
        Map map = maps.read("a.tmj", tiled(tileLayer("1,2,3,0,0,1")));
        map.look.pictures = {"one.png"};
        std::string larger = pngOf(filled({1, 1}, red));
        const std::string width("\0\0\x7d\0\0\0\x7d\0", 8); // 32,000 x 32,000
        larger.replace(16, 8, width);
        const uLong sum = crc32(0, reinterpret_cast<const Bytef*>(larger.data() + 12), 17);
        for (std::size_t i = 0; i < 4; ++i)
            larger[29 + i] = static_cast<char>(sum >> (24 - 8 * i));
        maps.write("one.png", larger);
        QCOMPARE(maps.drawn(map).problems,
                 std::vector<std::string>{
                     "The picture one.png is not drawn: it has more than 36 million pixels."});
    }

    void mapWithoutPictures_drawsNothing() {
        const auto map = require(readFile(testMap("world.ldtk")));
        QVERIFY(drawMap(map, testMap("")).png.empty());
    }

    void hugeMaps_areDrawnSmaller() {
        const MapFolder maps;
        Map map = maps.read("a.tmj", tiled(tileLayer("1,2,3,0,0,1")));
        map.bounds.width = 1e9;
        const Picture image = maps.draw(map);
        QVERIFY(image.size.width > 0 && image.size.width <= 8192);
    }

    /// Without seams between the tiles, also where their border is within a pixel.
    void smallerPictures_showEachPixelOfTheMap() {
        const MapFolder maps;
        Map map = maps.read("a.tmj", tiled(tileLayer("1,2,3,0,0,1")));
        map.bounds = {0, 0, 20'000, 300};
        map.look.pieces = {{.from = {0, 0, 8, 8}, .to = {0, 0, 9999, 300}},
                           {.from = {8, 0, 8, 8}, .to = {9999, 0, 10'001, 300}}};
        const Picture image = maps.draw(map);
        QCOMPARE(image.size, (PictureSize{8192, 123}));
        QVERIFY(std::ranges::all_of(image.pixels, [](Pixel p) { return p.alpha == 255; }));
        const std::size_t middle = image.size.width / 2;
        QVERIFY(image.at(middle - 2, 9) == red && image.at(middle + 2, 9) == green);
    }

    void oddPieces_doNotCrash() {
        const MapFolder maps;
        Map map = maps.read("a.tmj", tiled(tileLayer("1,2,3,0,0,1")));
        const double odd[] = {-1.7e308, -1e9, -0.5, 0, 1e-300, 0.5, 1e9, 1.7e308};
        const std::vector<MapPiece> plain = map.look.pieces;
        for (const double a : odd)
            for (const double b : odd) {
                map.look.pieces = plain;
                map.look.pieces.push_back({.from = {a, b, b, 8}, .to = {b, a, a, b}});
                map.look.pieces.push_back({.from = {0, 0, 8, 8}, .to = {a, b, 1.7e308, b}});
                QVERIFY(maps.draw(map).at(4, 4).alpha == 255);
            }
    }
};
