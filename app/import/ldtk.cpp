#include "app/import/map_reading.h"
#include "core/base/suggestion.h"

#include <algorithm>
#include <cstdint>

namespace tiller::maps {

namespace {

/// The largest number that a file may have for a place or a size, in pixels.
constexpr std::int64_t farthest = 100'000'000;

/// A level of LDtk and the place of its top left corner in its world.
struct PlacedLevel {
    const JsonValue* level = nullptr; ///< of the project's file
    Vec2 corner;
};

struct LdtkLevels {
    std::vector<PlacedLevel> chosen;
    std::vector<std::string> parts; ///< the names of all worlds and levels
};

/// The levels of a world. In a linear layout they stand in a row, and have no place of their own.
std::vector<PlacedLevel> placedLevels(MapReading& reading, const JsonValue& world) {
    const std::string layout = reading.text(world, "worldLayout");
    const bool isRow = layout == "LinearHorizontal";
    const bool isColumn = layout == "LinearVertical";
    std::vector<PlacedLevel> levels;
    Vec2 next;
    for (const JsonValue& level : reading.list(world, "levels")) {
        if (isRow || isColumn) {
            levels.push_back({&level, next});
            next = next + Vec2{isRow ? reading.number(level, "pxWid") : 0,
                               isColumn ? reading.number(level, "pxHei") : 0};
        } else {
            const auto x = reading.whole(level, "worldX", -farthest, farthest);
            const auto y = reading.whole(level, "worldY", -farthest, farthest);
            levels.push_back({&level, {static_cast<double>(x), static_cast<double>(y)}});
        }
    }
    return levels;
}

/// The levels of a part of an LDtk project, in the order of the file. A part that does not exist is
/// an error.
/// @param part the name of a world or level; empty: the first world, with a warning if there are
/// more
LdtkLevels levelsOf(MapReading& reading, const JsonValue& root, const std::string& part) {
    std::vector<std::vector<PlacedLevel>> worlds;
    std::vector<std::string> names;
    for (const JsonValue& world : reading.list(root, "worlds")) {
        names.push_back(reading.text(world, "identifier"));
        worlds.push_back(placedLevels(reading, world));
    }
    if (worlds.empty())
        worlds.push_back(placedLevels(reading, root));
    LdtkLevels levels{.chosen = {}, .parts = names};
    for (std::size_t i = 0; i < worlds.size(); ++i) {
        if (part.empty() ? i == 0 : i < names.size() && names[i] == part)
            levels.chosen = worlds[i];
        for (const PlacedLevel& each : worlds[i]) {
            levels.parts.push_back(reading.text(*each.level, "identifier"));
            if (!part.empty() && levels.parts.back() == part)
                levels.chosen = {each};
        }
    }
    if (part.empty() && worlds.size() > 1)
        reading.warn(root, say("The project has several worlds; this is \"%1\", the first. Choose "
                               "another world or a level with --part: %2",
                               {names.front(), commaList(levels.parts) + "."}));
    if (levels.chosen.empty())
        reading.refuse(root, part.empty() ? say("The project has no levels.")
                                          : say("There is no world and no level \"%1\".", {part}) +
                                                suggestion(part, levels.parts));
    return levels;
}

double numberAt(const JsonValue::List& list, std::size_t index) {
    const double* number = index < list.size() ? list[index].as<double>() : nullptr;
    return number ? *number : 0;
}

class LdtkReader : MapReader {
public:
    LdtkReader(MapReading& reading, const MapFile& file) : MapReader(reading, file) {
        if (const JsonValue* defs = m_root.find("defs")) {
            for (const JsonValue& entity : reading.list(*defs, "entities"))
                m_resizable[reading.text(entity, "uid")] = {reading.flag(entity, "resizableX"),
                                                            reading.flag(entity, "resizableY")};
            for (const JsonValue& layer : reading.list(*defs, "layers"))
                for (const JsonValue& value : reading.list(layer, "intGridValues"))
                    m_valueNames[reading.text(layer, "uid")][reading.text(value, "value")] =
                        reading.text(value, "identifier");
            for (const JsonValue& each : reading.list(*defs, "tilesets"))
                m_tilesets[reading.text(each, "uid")] = {reading.text(each, "relPath"),
                                                         reading.number(each, "tileGridSize")};
        }
    }

    Map read(const std::string& part) {
        const LdtkLevels levels = levelsOf(m_reading, m_root, part);
        m_map.parts = levels.parts;
        m_hasSeveralLevels = levels.chosen.size() > 1;
        for (const PlacedLevel& each : levels.chosen)
            if (!m_reading.failed())
                readLevel(each);
        setBounds();
        return std::move(m_map);
    }

private:
    void readLevel(const PlacedLevel& placed) {
        const JsonValue* level = placed.level;
        const std::string name = m_reading.text(*level, "identifier");
        include(placed.corner);
        include(placed.corner + m_reading.pair(*level, "pxWid", "pxHei"));
        const std::string external = m_reading.text(*level, "externalRelPath");
        if (!external.empty()) {
            std::string problem;
            const MapFile* file = m_reading.open(m_file, external, problem);
            if (!file) {
                m_reading.refuse(*level,
                                 say("The level \"%1\" is not read: %2", {external, problem}));
                return;
            }
            m_reading.enter(file);
            level = &file->document.root;
        }
        readFields(*level, {}, m_hasSeveralLevels ? name + "." : "", m_map.properties, nullptr,
                   nullptr);
        addBackground(*level, placed.corner);
        // The top layer stands first.
        const auto& layers = m_reading.list(*level, "layerInstances");
        for (auto layer = layers.rbegin(); layer != layers.rend(); ++layer)
            readLayer(*layer, placed.corner, name);
        m_reading.enter(&m_file);
    }

    void readLayer(const JsonValue& layer, Vec2 corner, const std::string& level) {
        const std::string kind = m_reading.text(layer, "__type");
        const double cell = m_reading.number(layer, "__gridSize");
        const Vec2 origin = corner + m_reading.pair(layer, "__pxTotalOffsetX", "__pxTotalOffsetY");
        if (!(cell > 0)) {
            m_reading.refuse(layer, say("The layer has no \"__gridSize\" above 0."));
            return;
        }
        const std::string name = m_reading.text(layer, "__identifier");
        if (kind == "Entities") {
            for (const JsonValue& each : m_reading.list(layer, "entityInstances"))
                readEntity(each, origin, cell, name);
            return;
        }
        addPieces(layer, origin);
        const std::string iid = m_reading.text(layer, "iid");
        const std::string key =
            keyOf(iid.empty() ? level + "-" + m_reading.text(layer, "layerDefUid") : iid);
        if (kind == "IntGrid")
            readIntGrid(layer, origin, cell, name, key);
        if (kind == "Tiles")
            readTiles(layer, origin, cell, name, key);
    }

    /// Each value of an IntGrid layer is a grid of its own.
    void readIntGrid(const JsonValue& layer, Vec2 origin, double cell, const std::string& name,
                     const std::string& key) {
        const auto columns = static_cast<std::size_t>(
            m_reading.whole(layer, "__cWid", 0, static_cast<std::int64_t>(maxMapCells)));
        const auto& cells = m_reading.list(layer, "intGridCsv");
        if (!takeCells(layer, cells.size(), Text("Import one level.")) || cells.empty())
            return;
        if (columns == 0 || cells.size() % columns != 0) {
            m_reading.refuse(layer,
                             say("\"intGridCsv\" does not hold the cells of the layer's size."));
            return;
        }
        std::map<std::int64_t, MapGrid> grids;
        std::int64_t before = 0;
        for (std::size_t i = 0; i < cells.size(); ++i) {
            const double* number = cells[i].as<double>();
            const auto value = number && *number > 0 && *number < farthest
                                   ? static_cast<std::int64_t>(*number)
                                   : 0;
            const bool goesOn = value == before && i % columns != 0;
            before = value;
            if (value == 0)
                continue;
            MapGrid& grid = grids[value];
            ++grid.count;
            if (goesOn)
                grid.cells.back().width += cell;
            else
                grid.cells.push_back({origin.x + static_cast<double>(i % columns) * cell,
                                      origin.y + static_cast<double>(i / columns) * cell, cell,
                                      cell});
        }
        for (auto& [value, grid] : grids) {
            grid.key = m_keys.take(keyOf(key.substr(0, 38) + "-" + std::to_string(value)));
            grid.layer = name;
            grid.value = valueName(layer, std::to_string(value));
            m_map.grids.push_back(std::move(grid));
        }
    }

    void readTiles(const JsonValue& layer, Vec2 origin, double cell, const std::string& name,
                   const std::string& key) {
        MapGrid grid{.key = m_keys.take(key), .layer = name, .cells = {}};
        const auto& tiles = m_reading.list(layer, "gridTiles");
        if (!takeCells(layer, tiles.size(), Text("Import one level.")))
            return;
        for (const JsonValue& tile : tiles) {
            const auto& place = m_reading.list(tile, "px");
            if (place.size() != 2 || !place[0].as<double>() || !place[1].as<double>()) {
                m_reading.refuse(tile, say("\"px\" of a tile is not two numbers."));
                return;
            }
            grid.cells.push_back(
                {origin.x + *place[0].as<double>(), origin.y + *place[1].as<double>(), cell, cell});
        }
        // Tiles may lie upon each other.
        std::ranges::sort(grid.cells, {},
                          [](const MapBox& box) { return std::pair(box.y, box.x); });
        const auto repeated = std::ranges::unique(grid.cells);
        grid.cells.erase(repeated.begin(), repeated.end());
        grid.count = grid.cells.size();
        m_map.grids.push_back(std::move(grid));
    }

    struct Tileset {
        std::string path;
        double size = 0;
    };

    /// The color and the picture behind a level.
    void addBackground(const JsonValue& level, Vec2 corner) {
        const std::string color = m_reading.text(level, "__bgColor");
        if (color.size() == 7)
            m_look.add({.color = color,
                        .to = {corner.x, corner.y, m_reading.number(level, "pxWid"),
                               m_reading.number(level, "pxHei")}});
        const auto picture = m_look.picture(m_file, m_reading.text(level, "bgRelPath"));
        const JsonValue* place = level.find("__bgPos");
        if (!picture || !place || !place->as<JsonValue::Object>())
            return;
        const Vec2 at = corner + firstTwo(*place, "topLeftPx");
        const Vec2 scale = firstTwo(*place, "scale");
        const auto& crop = m_reading.list(*place, "cropRect");
        MapPiece piece{.picture = *picture};
        piece.from = {numberAt(crop, 0), numberAt(crop, 1), numberAt(crop, 2), numberAt(crop, 3)};
        piece.to = {at.x, at.y, piece.from.width * scale.x, piece.from.height * scale.y};
        m_look.add(std::move(piece));
    }

    /// The pictures of the tiles of a layer, also those that rules made.
    void addPieces(const JsonValue& layer, Vec2 origin) {
        if (!m_reading.flag(layer, "visible", true))
            return;
        // A layer may have another tileset than its definition.
        const std::string own = m_reading.text(layer, "overrideTilesetUid");
        const auto tileset =
            m_tilesets.find(own.empty() ? m_reading.text(layer, "__tilesetDefUid") : own);
        if (tileset == m_tilesets.end() || !(tileset->second.size > 0))
            return;
        const auto picture = m_look.picture(m_file, tileset->second.path);
        if (!picture)
            return;
        const double opacity = m_reading.number(layer, "__opacity", 1);
        for (const char* list : {"autoLayerTiles", "gridTiles"})
            for (const JsonValue& tile : m_reading.list(layer, list))
                addPiece(tile, tileset->second, *picture, origin, opacity);
    }

    void addPiece(const JsonValue& tile, const Tileset& tileset, std::size_t picture, Vec2 origin,
                  double opacity) {
        const Vec2 place = origin + firstTwo(tile, "px");
        const Vec2 source = firstTwo(tile, "src");
        const std::int64_t flips = m_reading.whole(tile, "f", 0, 3);
        m_look.add({.picture = picture,
                    .from = {source.x, source.y, tileset.size, tileset.size},
                    .to = {place.x, place.y, tileset.size, tileset.size},
                    .flippedAcross = (flips & 1) != 0,
                    .flippedDown = (flips & 2) != 0,
                    .opacity = opacity * m_reading.number(tile, "a", 1)});
    }

    /// (0, 0) where they are missing.
    Vec2 firstTwo(const JsonValue& of, std::string_view key) {
        const auto& list = m_reading.list(of, key);
        return {numberAt(list, 0), numberAt(list, 1)};
    }

    std::string valueName(const JsonValue& layer, const std::string& value) {
        const std::string& name = m_valueNames[m_reading.text(layer, "layerDefUid")][value];
        return name.empty() ? value : name;
    }

    void readEntity(const JsonValue& entity, Vec2 origin, double cell, const std::string& layer) {
        if (m_map.objects.size() == maxMapObjects) {
            m_reading.refuse(entity,
                             say("The levels have more than 100,000 entities. Import one level."));
            return;
        }
        const TextPlace at = m_reading.placeOf(entity);
        const std::string iid = m_reading.text(entity, "iid");
        MapObject object{
            .key = m_keys.take(
                keyOf(iid.empty() ? "entity-" + std::to_string(m_map.objects.size() + 1) : iid)),
            .name = {},
            .className = m_reading.text(entity, "__identifier"),
            .layer = layer,
            .line = at.line,
            .column = at.column};
        const Vec2 place = origin + pair(entity, "px");
        const Vec2 pivot = pair(entity, "__pivot");
        const double width = m_reading.number(entity, "width");
        const double height = m_reading.number(entity, "height");
        const Vec2 low = place - Vec2{pivot.x * width, pivot.y * height};
        object.shape = MapShape::box;
        object.points = {low, low + Vec2{width, 0}, low + Vec2{width, height},
                         low + Vec2{0, height}};
        object.pivot = place;
        object.routeStart = routeStart(entity, object, origin, cell);
        readFields(entity, {origin, cell}, "", object.properties, &object.references,
                   &object.route);
        m_map.objects.push_back(std::move(object));
    }

    /// Where LDtk draws the first leg of a path: from the middle of the entity's cell, as points
    /// are in the middles of cells; along a side that one can resize, from the middle of the
    /// entity.
    Vec2 routeStart(const JsonValue& entity, const MapObject& object, Vec2 origin, double cell) {
        if (!entity.find("__grid"))
            return *object.pivot; // of an old version
        const Vec2 middle = (object.points[0] + object.points[2]) * 0.5;
        const Vec2 inCell = origin + (pair(entity, "__grid") + Vec2{0.5, 0.5}) * cell;
        const Resizable& sides = m_resizable[m_reading.text(entity, "defUid")];
        return {sides.x ? middle.x : inCell.x, sides.y ? middle.y : inCell.y};
    }

    Vec2 pair(const JsonValue& of, std::string_view key) {
        const auto& list = m_reading.list(of, key);
        const double* x = list.size() == 2 ? list[0].as<double>() : nullptr;
        const double* y = list.size() == 2 ? list[1].as<double>() : nullptr;
        if (x && y)
            return {*x, *y};
        if (!of.find(key))
            return {}; // of an old version
        m_reading.refuse(of, say("\"%1\" is not two numbers.", {std::string(key)}));
        return {};
    }

    /// The cells that points of fields count in.
    struct Cells {
        Vec2 origin;
        double size = 0;
    };

    void readFields(const JsonValue& of, const Cells& cells, const std::string& before,
                    PropertyList& properties, std::vector<MapReference>* references,
                    Points* route) {
        for (const JsonValue& field : m_reading.list(of, "fieldInstances")) {
            const std::string name = before + m_reading.text(field, "__identifier");
            const std::string type = m_reading.text(field, "__type");
            const JsonValue* value = field.find("__value");
            if (!value || value->as<std::monostate>())
                continue;
            if (type == "Point" || type == "Array<Point>") {
                if (route && route->empty())
                    *route = placesOf(*value, cells);
            } else if (type == "EntityRef") {
                if (references)
                    references->push_back(
                        {propertyName(name), keyOf(m_reading.text(*value, "entityIid"))});
            } else if (const auto* list = value->as<JsonValue::List>()) {
                addList(m_reading, properties, field, name, *list);
            } else if (!value->as<JsonValue::Object>()) {
                addProperty(m_reading, properties, field, name, type, *value);
            }
        }
    }

    Points placesOf(const JsonValue& value, const Cells& cells) {
        Points places;
        const JsonValue::List one{value};
        const auto* list = value.as<JsonValue::List>();
        for (const JsonValue& each : list ? *list : one)
            if (each.as<JsonValue::Object>() && places.size() < maxPoints)
                places.push_back(cells.origin +
                                 (m_reading.pair(each, "cx", "cy") + Vec2{0.5, 0.5}) * cells.size);
        return places;
    }

    /// The sides of an entity that one can resize.
    struct Resizable {
        bool x = false;
        bool y = false;
    };

    std::map<std::string, std::map<std::string, std::string>> m_valueNames = {}; ///< by layer's uid
    std::map<std::string, Resizable> m_resizable = {}; ///< by entity's uid
    std::map<std::string, Tileset> m_tilesets = {};    ///< by uid
    bool m_hasSeveralLevels = false;
};

} // namespace

Map readLdtk(MapReading& reading, const MapFile& file, const std::string& part) {
    return LdtkReader(reading, file).read(part);
}

} // namespace tiller::maps
