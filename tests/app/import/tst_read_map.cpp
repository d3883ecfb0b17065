#include "tests/app/import/read_test_map.h"
#include "tests/core/support/testing.h"

#include <QElapsedTimer>

#include <sys/stat.h>
#include <zlib.h>

using namespace tiller::maps;

const MapObject* objectOf(const Map& map, const std::string& key) {
    const auto found = std::ranges::find(map.objects, key, &MapObject::key);
    return found == map.objects.end() ? nullptr : &*found;
}

const MapGrid* gridOf(const Map& map, const std::string& layer, const std::string& value = {}) {
    for (const MapGrid& each : map.grids)
        if (each.layer == layer && each.value == value)
            return &each;
    return nullptr;
}

QString textOf(const PropertyList& properties) {
    QStringList list;
    for (const Property& each : properties) {
        const QString value = std::holds_alternative<bool>(each.value)
                                  ? QString(flagOf(each.value) ? "true" : "false")
                              : std::holds_alternative<double>(each.value)
                                  ? QString::number(numberOf(each.value))
                                  : QString::fromStdString(tiller::textOf(each.value));
        list += QString("%1:%2=%3").arg(each.name.c_str(), toString(each.type).data(), value);
    }
    return list.join(' ');
}

QString textOf(const Points& points) {
    QStringList list;
    for (const Vec2 point : points)
        list += QString("%1,%2").arg(point.x).arg(point.y);
    return list.join(' ');
}

QString textOf(const MapBox& box) {
    return QString("%1,%2 %3x%4").arg(box.x).arg(box.y).arg(box.width).arg(box.height);
}

Result<Map> readText(const QTemporaryDir& folder, const QByteArray& text) {
    return readMap(text.toStdString(), folder.filePath("map.tmj").toStdString());
}

/// A map with one layer of this data.
QByteArray xmlMap(int width, int height, const QByteArray& data) {
    return "<map orientation=\"orthogonal\" width=\"" + QByteArray::number(width) + "\" height=\"" +
           QByteArray::number(height) +
           "\" tilewidth=\"8\" tileheight=\"8\"><layer id=\"1\" name=\"solid\" width=\"" +
           QByteArray::number(width) + "\" height=\"" + QByteArray::number(height) + "\">" + data +
           "</layer></map>";
}

/// Tiles of base64 and zlib.
QByteArray packed(const std::vector<std::uint32_t>& tiles) {
    uLongf size = compressBound(static_cast<uLong>(tiles.size() * 4));
    QByteArray bytes(static_cast<qsizetype>(size), '\0');
    compress(reinterpret_cast<Bytef*>(bytes.data()), &size,
             reinterpret_cast<const Bytef*>(tiles.data()), static_cast<uLong>(tiles.size() * 4));
    bytes.truncate(static_cast<qsizetype>(size));
    return "<data encoding=\"base64\" compression=\"zlib\">" + bytes.toBase64() + "</data>";
}

/// Reads the maps of tests/data/maps, and damaged ones.
class TestReadMap : public QObject {
    Q_OBJECT
private slots:
    void tiles_haveRunsAndCollisionShapes() {
        const auto map = require(readFile(testMap("town.tmj")));
        QVERIFY(map.warnings.empty());
        QCOMPARE(textOf(map.bounds), QString("0,0 160x128"));
        const MapGrid* walls = gridOf(map, "Walls");
        QVERIFY(walls);
        QCOMPARE(walls->count, 32U);
        QCOMPARE(walls->cells.size(), 14U); // 2 whole rows, 6 rows with 2 ends
        const MapGrid* furniture = gridOf(map, "Furniture");
        QVERIFY(furniture);
        QVERIFY(furniture->cells.empty());
        QCOMPARE(furniture->shaped, 6U);
        QStringList boxes;
        for (const MapBox& each : furniture->boxes)
            boxes += textOf(each);
        // The lower halves of two tiles, an upper half, and the half of a tile turned on its side.
        QCOMPARE(boxes, QStringList({"32,40 16x8", "48,40 16x8", "64,32 16x8", "104,64 8x16"}));
        QCOMPARE(furniture->forms.size(), 2U);
        QCOMPARE(textOf(furniture->forms[0].points), QString("32,64 48,64 32,80"));
        QCOMPARE(textOf(furniture->forms[1].points), QString("80,64 64,64 80,80"));
    }

    void everyEncoding_givesTheSameTiles() {
        const auto map = require(readFile(testMap("encodings.tmx")));
        QCOMPARE(map.grids.size(), 6U);
        for (const MapGrid& each : map.grids) {
            QVERIFY2(each.cells == map.grids.front().cells, each.layer.c_str());
            QCOMPARE(each.count, 32U);
            QVERIFY(each.isSolid);
        }
    }

    void objects_haveShapeClassAndProperties() {
        const auto map = require(readFile(testMap("town.tmj")));
        const MapObject* crate = objectOf(map, "1");
        QVERIFY(crate);
        QCOMPARE(crate->className, "obstacle"s);
        QCOMPARE(textOf(crate->properties),
                 QString("health:int=30 weight:number=2.5 open:bool=true tint:color=#336699 "
                         "note:text=heavy group:text=crates"));
        QCOMPARE(crate->references.size(), 1U);
        QCOMPARE(crate->references[0].object, "9"s);
        QVERIFY(crate->line > 0);
        // Turned clockwise by 90 degrees about its top left corner.
        QCOMPARE(textOf(objectOf(map, "2")->points), QString("80,40 80,60 70,60 70,40"));
        QVERIFY(objectOf(map, "3")->shape == MapShape::ellipse);
        QVERIFY(objectOf(map, "6")->shape == MapShape::polyline);
        QCOMPARE(textOf(objectOf(map, "6")->points), QString("20,20 50,20 50,40"));
        QVERIFY(objectOf(map, "8")->shape == MapShape::point);
        QCOMPARE(textOf(objectOf(map, "9")->properties),
                 QString("stats.hp:number=5 stats.rank:text=low"));
        // An object that shows a tile stands on its place.
        QCOMPARE(textOf(objectOf(map, "14")->points), QString("140,104 156,104 156,120 140,120"));
    }

    void capsules_areRound_data() {
        const TestRows<double, double> row;
        row("wide", 40.0, 16.0);
        row("high", 16.0, 40.0);
        row("as wide as high", 16.0, 16.0);
    }

    void capsules_areRound();

    void lists_areTexts_data();

    void lists_areTexts() {
        const auto [map, properties, warnings] = fetched<QByteArray, QString, int>();
        const QTemporaryDir folder;
        const auto read = require(readText(folder, map));
        QCOMPARE(textOf(read.properties), properties);
        QCOMPARE(static_cast<int>(read.warnings.size()), warnings);
    }

    void paths_beginInTheCellOfTheirEntity_data() {
        const TestRows<QString, QString, QString, bool, QString> row;
        row("on its foot", "[0.5, 1]", "[232, 256]", "[14, 15]", false, "232,248");
        row("at its corner", "[0, 0]", "[224, 240]", "[14, 15]", false, "232,248");
        row("in its middle", "[0.5, 0.5]", "[232, 248]", "[14, 15]", false, "232,248");
        row("that one can resize", "[0, 0]", "[224, 240]", "[14, 15]", true, "240,256");
    }

    void paths_beginInTheCellOfTheirEntity();

    void templates_giveWhatAnObjectLacks() {
        const auto map = require(readFile(testMap("town.tmj")));
        const MapObject* copy = objectOf(map, "13");
        QCOMPARE(copy->name, "copy"s);
        QCOMPARE(copy->className, "obstacle"s);
        QCOMPARE(textOf(copy->points), QString("130,90 142,90 142,96 130,96"));
        QCOMPARE(textOf(copy->properties), QString("health:int=5"));
    }

    void templates_takeTheTileOfTheirTileset();

    /// A tile of its own size stands on the bottom of its cell, turned or not, and where its
    /// tileset moves it.
    void shapes_standWhereTheirTilesDo();

    void groups_moveTheirLayers() {
        const auto map = require(readFile(testMap("town.tmj")));
        const MapObject* corner = objectOf(map, "20");
        QCOMPARE(corner->layer, "yard/regions"s);
        QCOMPARE(textOf(corner->points), QString("105,10 115,10 115,20 105,20"));
    }

    void infiniteMaps_beginAtTheirFirstTile() {
        const auto map = require(readFile(testMap("cave.tmx")));
        QCOMPARE(textOf(map.bounds), QString("-16,-8 48x40"));
        const MapGrid* solid = gridOf(map, "solid");
        QCOMPARE(solid->count, 7U);
        const MapGrid* rocks = gridOf(map, "rocks");
        QCOMPARE(rocks->boxes.size(), 1U);
        QCOMPARE(textOf(rocks->boxes[0]), QString("4,0 4x8")); // the tile is flipped
    }

    void xml_readsAsJson() {
        const auto map = require(readFile(testMap("cave.tmx")));
        QCOMPARE(textOf(map.properties), QString("depth:int=3"));
        const MapObject* stone = objectOf(map, "2");
        QCOMPARE(stone->className, "obstacle"s);
        QCOMPARE(textOf(stone->properties),
                 QString("note:text=two\nlines hard:bool=true stats.hp:int=7"));
        QCOMPARE(textOf(objectOf(map, "3")->points), QString("0,0 8,0 8,8.5"));
        QVERIFY(objectOf(map, "4")->shape == MapShape::ellipse);
        QVERIFY(objectOf(map, "5")->shape == MapShape::point);
        QCOMPARE(objectOf(map, "3")->line, 50);
    }

    void levels_standWhereTheWorldPutsThem() {
        const auto map = require(readFile(testMap("world.ldtk")));
        QCOMPARE(textOf(map.bounds), QString("-48,0 96x32"));
        QCOMPARE(map.parts, std::vector<std::string>({"Level_0", "Level_1"}));
        QCOMPARE(textOf(map.properties),
                 QString("Level_0.music:text=calm Level_1.music:text=loud"));
        const MapGrid* wall = gridOf(map, "Collisions", "wall");
        QVERIFY(wall);
        QCOMPARE(wall->count, 16U);
        QCOMPARE(textOf(wall->cells.front()), QString("-48,0 48x8"));
        const MapGrid* water = gridOf(map, "Collisions", "water");
        QVERIFY(water);
        QCOMPARE(water->cells.size(), 1U);
        QCOMPARE(textOf(water->cells.front()), QString("-32,16 16x8"));
        const MapGrid* props = gridOf(map, "Props"); // in a file of its own, moved by 4
        QVERIFY(props);
        QCOMPARE(props->count, 2U);
        QCOMPARE(textOf(props->cells.front()), QString("4,0 8x8"));
    }

    void entities_haveFieldsAndPivots() {
        const auto map = require(readFile(testMap("world.ldtk")));
        const MapObject* guard = objectOf(map, "00000001-0000-11ee-8000-000000000000");
        QVERIFY(guard);
        QCOMPARE(guard->className, "Guard"s);
        QCOMPARE(textOf({*guard->pivot}), QString("-36,12"));
        QCOMPARE(textOf(guard->points), QString("-40,-4 -32,-4 -32,12 -40,12"));
        QCOMPARE(textOf(guard->properties),
                 QString("hp:int=4 speed:number=1.5 awake:bool=true tint:color=#ff8800 "
                         "kind:text=Elite items:text=axe, rope"));
        QCOMPARE(textOf(guard->route), QString("-20,12 -12,12"));
        QCOMPARE(guard->references.size(), 1U);
        QCOMPARE(guard->references[0].object, "00000002-0000-11ee-8000-000000000000"s);
    }

    void worlds_areLaidOut_data() {
        const TestRows<QString, QString> row;
        row("the first world, if none is chosen", "", "0,0 32x24");
        row("a row", "Row", "0,0 32x24");
        row("a column", "Column", "0,0 16x48");
        row("places of its own", "Vania", "16,8 16x24");
        row("a level", "D", "0,24 16x24");
    }

    void worlds_areLaidOut() {
        const auto [part, bounds] = fetched<QString, QString>();
        const auto map = require(readFile(testMap("worlds.ldtk"), part.toStdString()));
        QCOMPARE(textOf(map.bounds), bounds);
        QCOMPARE(map.warnings.size(), std::size_t(part.isEmpty() ? 1 : 0));
    }

    void aPart_isOneLevel() {
        const auto map = require(readFile(testMap("world.ldtk"), "Level_1"));
        QCOMPARE(map.objects.size(), 1U);
        QCOMPARE(textOf(map.properties), QString("music:text=loud"));
        QCOMPARE(
            problemOf(readFile(testMap("world.ldtk"), "Levl_1")),
            QString("1: There is no world and no level \"Levl_1\". Did you mean \"Level_1\"?"));
    }

    void unsoundMaps_areRefused_data();

    void unsoundMaps_areRefused() {
        const auto [text, problem] = fetched<QByteArray, QString>();
        const QTemporaryDir folder;
        const QString found = problemOf(readText(folder, text));
        QVERIFY_HAS(found, problem);
    }

    void filesOutsideTheFolder_areNotRead();

    void cutOffMaps_doNotCrash() {
        for (const char* name : {"town.tmj", "cave.tmx", "encodings.tmx", "world.ldtk"}) {
            const std::string text = loadText(testMap(name)).value();
            for (std::size_t length = 0; length < text.size(); length += 37) {
                const auto map = readMap(text.substr(0, length), testMap(name));
                QVERIFY(length + 3 >= text.size() || !map.ok());
            }
        }
    }

    void manyTiles_doNotFreeze() {
        const QTemporaryDir folder;
        constexpr int side = 3162; // 9,998,244 tiles
        std::vector<std::uint32_t> tiles(std::size_t{side} * side);
        for (std::size_t i = 0; i < tiles.size(); ++i)
            tiles[i] = (i / side + i % side) % 2; // no two side by side
        QElapsedTimer clock;
        clock.start();
        const auto map = require(readText(folder, xmlMap(side, side, packed(tiles))));
        QCOMPARE(map.grids.front().count, tiles.size() / 2);
        qInfo("%lld ms", clock.elapsed());
        QVERIFY(clock.elapsed() < 120'000);
    }

    void moreTilesThanTheLimit_areRefused() {
        const QTemporaryDir folder;
        const QString found = problemOf(
            readText(folder, xmlMap(1'000'000, 1'000'000, "<data encoding=\"csv\">1</data>")));
        QVERIFY_HAS(found, "more than 10,000,000 cells");
    }
};

void TestReadMap::capsules_areRound() {
    const auto [width, height] = fetched<double, double>();
    const QTemporaryDir folder;
    const QString json = QString(R"({"width": 8, "height": 8, "tilewidth": 8, "tileheight": 8,
    "layers": [{"type": "objectgroup", "name": "L", "objects": [{"id": 1, "capsule": true,
    "x": 8, "y": 4, "width": %1, "height": %2}]}]})")
                             .arg(width)
                             .arg(height);
    const QString xml = QString(R"(<map width="8" height="8" tilewidth="8" tileheight="8">
    <objectgroup name="L"><object id="1" x="8" y="4" width="%1" height="%2"><capsule/></object>
    </objectgroup></map>)")
                            .arg(width)
                            .arg(height);
    for (const QString& text : {json, xml}) {
        const auto map = require(readText(folder, text.toUtf8()));
        const MapObject& capsule = map.objects.at(0);
        if (width == height) {
            QVERIFY(capsule.shape == MapShape::ellipse);
            continue;
        }
        QVERIFY(capsule.shape == MapShape::polygon);
        QCOMPARE(capsule.points.size(), 34U);
        // Each corner is 8 from the line between the middles of the two half circles.
        const Vec2 first{16, 12};
        const Vec2 last{8 + width - 8, 4 + height - 8};
        for (const Vec2 point : capsule.points) {
            const Vec2 nearest{std::clamp(point.x, first.x, last.x),
                               std::clamp(point.y, first.y, last.y)};
            QVERIFY(std::abs(length(point - nearest) - 8) < 1e-9);
        }
        for (const Vec2 end : {first, last})
            QVERIFY(std::ranges::any_of(capsule.points, [&](Vec2 point) {
                const Vec2 out = (first + last) * 0.5 +
                                 unit(end - (first + last) * 0.5) * std::max(width, height) * 0.5;
                return length(point - out) < 1e-9;
            }));
    }
}

void TestReadMap::lists_areTexts_data() {
    const TestRows<QByteArray, QString, int> row;
    const auto json = [](const char* value) {
        return QByteArray(
                   R"({"width": 8, "height": 8, "tilewidth": 8, "tileheight": 8, "layers": [],
        "properties": [{"name": "loot", "type": "list", "value": )") +
               value + "}]}";
    };
    const auto xml = [](const char* items) {
        return QByteArray(R"(<map width="8" height="8" tilewidth="8" tileheight="8"><properties>
        <property name="loot" type="list">)") +
               items + "</property></properties></map>";
    };
    const QString loot = "loot:text=axe, 2, true";
    row("JSON", json(R"([{"type": "string", "value": "axe"},
    {"type": "int", "value": 2}, {"type": "bool", "value": true}])"),
        loot, 0);
    row("JSON of plain values", json(R"(["axe", 2, true])"), loot, 0);
    row("XML", xml(R"(<item type="string">axe</item><item type="int" value="2"/>
                               <item type="bool" value="true"/>)"),
        loot, 0);
    row("empty, in JSON", json("[]"), "loot:text=", 0);
    row("empty, in XML", xml(""), "loot:text=", 0);
    row("a list in a list, in JSON",
        json(R"([{"type": "list", "value": [{"value": 1}]}, {"value": 2}])"), "loot:text=2", 1);
    row("a list in a list, in XML",
        xml(R"(<item type="list"><item value="1"/></item><item value="2"/>)"), "loot:text=2", 1);
    row("a list of a class",
        QByteArray(
            R"({"width": 8, "height": 8, "tilewidth": 8, "tileheight": 8, "layers": [],
        "properties": [{"name": "stats", "type": "class", "value": {"hits": [1, 2]}}]})"),
        "stats.hits:text=1, 2", 0);
}

void TestReadMap::paths_beginInTheCellOfTheirEntity() {
    const auto [pivot, place, cell, isResizable, start] =
        fetched<QString, QString, QString, bool, QString>();
    const QString text =
        QString(R"({"jsonVersion": "1.5.3", "defs": {"layers": [], "entities": [{"uid": 7,
        "resizableX": %1, "resizableY": %1}]}, "levels": [{"identifier": "A", "worldX": 0,
        "worldY": 0, "pxWid": 512, "pxHei": 512, "layerInstances": [{"__type": "Entities",
        "__identifier": "E", "__gridSize": 16, "entityInstances": [{"__identifier": "Mob",
        "__grid": %2, "__pivot": %3, "px": %4, "width": 32, "height": 32, "defUid": 7,
        "fieldInstances": [{"__identifier": "patrol", "__type": "Array<Point>",
        "__value": [{"cx": 18, "cy": 15}]}]}]}]}]})")
            .arg(isResizable ? "true" : "false", cell, pivot, place);
    const QTemporaryDir folder;
    const auto map = require(readText(folder, text.toUtf8()));
    const MapObject& mob = map.objects.at(0);
    QCOMPARE(textOf(mob.route), QString("296,248"));
    QCOMPARE(textOf({*mob.routeStart}), start);
}

void TestReadMap::templates_takeTheTileOfTheirTileset() {
    const QTemporaryDir folder;
    const auto write = [&](const char* name, const char* text) {
        QVERIFY(saveText(folder.filePath(name).toStdString(), text).ok());
    };
    write("units.tsj", R"({"tilewidth": 8, "tileheight": 8, "objectalignment": "topleft",
    "tiles": [{"id": 0, "class": "guard"}]})");
    write("guard.tj", R"({"type": "template", "tileset": {"firstgid": 1, "source": "units.tsj"},
    "object": {"gid": 1, "width": 8, "height": 8}})");
    write("a.tmj", R"({"width": 4, "height": 4, "tilewidth": 8, "tileheight": 8,
    "tilesets": [{"firstgid": 1, "tilewidth": 8, "tileheight": 8,
                  "tiles": [{"id": 0, "class": "grass"}]},
                 {"firstgid": 101, "source": "units.tsj"}],
    "layers": [{"type": "objectgroup", "name": "Units", "objects": [
        {"id": 1, "template": "guard.tj", "x": 8, "y": 16}]}]})");
    const auto map = require(readFile(folder.filePath("a.tmj").toStdString()));
    const MapObject* guard = objectOf(map, "1");
    QCOMPARE(guard->className, "guard"s);
    QCOMPARE(textOf(guard->points), QString("8,16 16,16 16,24 8,24"));
}

void TestReadMap::shapes_standWhereTheirTilesDo() {
    const QTemporaryDir folder;
    const std::string file = folder.filePath("a.tmj").toStdString();
    const QString text = QStringLiteral(R"({"width": 1, "height": 1, "tilewidth": 8,
    "tileheight": 8, "tilesets": [{"firstgid": 1, "tilewidth": 64, "tileheight": 64,
        "tileoffset": {"x": 3, "y": 1}, "tiles": [{"id": 0, "image": "crate.png",
        "imagewidth": 8, "imageheight": 16, "objectgroup": {"objects": [
            {"id": 1, "x": 0, "y": 0, "width": 8, "height": 4}]}}]}],
    "layers": [{"type": "tilelayer", "name": "L", "width": 1, "height": 1, "data": [%1]}]})");
    const auto boxOf = [&](unsigned tile) {
        if (!saveText(file, text.arg(tile).toStdString()))
            qFatal("the map cannot be saved");
        return textOf(readFile(file).value().grids.front().boxes.at(0));
    };
    QCOMPARE(boxOf(1), QString("3,-7 8x4"));
    QCOMPARE(boxOf(1 + 0x20000000U), QString("3,1 4x8"));
}

void TestReadMap::unsoundMaps_areRefused_data() {
    const TestRows<QByteArray, QString> row;
    const QByteArray head = R"({"orientation": "orthogonal", "tilewidth": 8, "tileheight": 8, )";
    row("no map", QByteArray("{}"), "0: The file is no map of Tiled");
    row("cut off", QByteArray("{\"layers\": ["), "1: ");
    row("XML that is cut off", QByteArray("<map>\n<layer>"), "This is not sound XML");
    row("other XML", QByteArray("<svg/>"), "1: The file is XML, but no map");
    row("hexagonal", QByteArray(R"({"orientation": "hexagonal", "tilewidth": 8, "tileheight": 8})"),
        "Only orthogonal maps");
    row("tiles without a size", QByteArray(R"({"tilewidth": 0, "tileheight": 8})"),
        "must be above 0");
    row("empty", head + R"("width": 0, "height": 0})", "The map is empty");
    row("too few tiles",
        head + "\n\"layers\": [{\"type\": \"tilelayer\", \"width\": 2, \"height\": 2, "
               "\"data\": [1, 2]}]}",
        "2: The layer does not hold the 4 tiles");
    row("a wrong kind", head + R"("layers": 3})", "\"layers\" is a number, not a list");
    row("bad base64", xmlMap(2, 2, "<data encoding=\"base64\">!!!!</data>"), "no sound base64");
    row("bad zlib", xmlMap(2, 2, "<data encoding=\"base64\" compression=\"zlib\">AAAA</data>"),
        "no sound zlib");
    // A bomb: a million tiles where four belong.
    row("more than its size", xmlMap(2, 2, packed(std::vector<std::uint32_t>(1'000'000))),
        "no sound zlib");
    row("another compression",
        xmlMap(2, 2, "<data encoding=\"base64\" compression=\"lzma\">AAAA</data>"),
        "\"lzma\" cannot be read");
    row("nested too deep",
        "<map tilewidth=\"8\" tileheight=\"8\">" + QByteArray("<group>").repeated(100) +
            QByteArray("</group>").repeated(100) + "</map>",
        "nested deeper than 64");
    row("nested very deep", QByteArray("<map>").repeated(2'000'000), "This is not sound XML");
    row("an entity that grows",
        QByteArray("<!DOCTYPE map [<!ENTITY a \"aaaa\"><!ENTITY b SYSTEM \"/etc/passwd\">]>"
                   "<map orientation=\"&b;\" tilewidth=\"8\" tileheight=\"8\"/>"),
        "The map is &b;");
}

void TestReadMap::filesOutsideTheFolder_areNotRead() {
    const QTemporaryDir folder;
    QDir(folder.path()).mkdir("maps");
    const QByteArray tileset = R"({"tilewidth": 8, "tileheight": 8, "tiles": []})";
    QFile file(folder.filePath("secret.tsj"));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(tileset) > 0);
    file.close();
    QVERIFY(QFile::link(folder.filePath("secret.tsj"), folder.filePath("maps/link.tsj")));
    QCOMPARE(::mkfifo(qPrintable(folder.filePath("maps/pipe.tsj")), 0600), 0);
    const std::vector<std::pair<QString, QString>> sources{
        {"../secret.tsj", "files elsewhere are not read"},
        {folder.filePath("secret.tsj"), "files elsewhere are not read"},
        {"link.tsj", "files elsewhere are not read"},
        {"pipe.tsj", "it is a pipe"},
        {"missing.tsj", "There is no such file"}};
    for (const auto& [source, problem] : sources) {
        const QByteArray text =
            R"({"orientation": "orthogonal", "tilewidth": 8, "tileheight": 8,
        "width": 2, "height": 2, "tilesets": [{"firstgid": 1, "source": ")" +
            source.toUtf8() + "\"}]}";
        const auto map =
            require(readMap(text.toStdString(), folder.filePath("maps/map.tmj").toStdString()));
        QCOMPARE(map.warnings.size(), 1U);
        const QString warning = QString::fromStdString(map.warnings.front().text);
        QVERIFY_HAS(warning, problem);
    }
}
