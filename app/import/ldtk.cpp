#include "app/import/ldtk.h"

#include "app/import/ldtk_levels.h"
#include "app/import/ldtk_look.h"

#include <algorithm>
#include <limits>

namespace tiller::maps {

namespace {

class LdtkReader {
public:
    LdtkReader(MapReading& reading, const MapFile& file)
        : m_reading(reading)
        , m_file(file)
        , m_root(file.document.root)
        , m_look(reading, file, m_map.look) {
        if (const JsonValue* defs = m_root.find("defs")) {
            for (const JsonValue& entity : reading.list(*defs, "entities"))
                m_resizable[reading.text(entity, "uid")] = {reading.flag(entity, "resizableX"),
                                                            reading.flag(entity, "resizableY")};
            for (const JsonValue& layer : reading.list(*defs, "layers"))
                for (const JsonValue& value : reading.list(layer, "intGridValues"))
                    m_valueNames[reading.text(layer, "uid")][reading.text(value, "value")] =
                        reading.text(value, "identifier");
        }
    }

    Map read(const std::string& part) {
        const LdtkLevels levels = levelsOf(m_reading, m_root, part);
        m_map.parts = levels.parts;
        m_hasSeveralLevels = levels.chosen.size() > 1;
        for (const PlacedLevel& each : levels.chosen)
            if (!m_reading.failed())
                readLevel(each);
        if (m_low.x <= m_high.x)
            m_map.bounds = {m_low.x, m_low.y, m_high.x - m_low.x, m_high.y - m_low.y};
        return std::move(m_map);
    }

private:
    void readLevel(const PlacedLevel& placed) {
        const JsonValue* level = placed.level;
        const std::string name = m_reading.text(*level, "identifier");
        include(placed.corner);
        include(placed.corner +
                Vec2{m_reading.number(*level, "pxWid"), m_reading.number(*level, "pxHei")});
        const std::string external = m_reading.text(*level, "externalRelPath");
        if (!external.empty()) {
            std::string problem;
            const MapFile* file = m_reading.open(m_file, external, problem);
            if (!file) {
                m_reading.refuse(*level, "The level \"" + external + "\" is not read: " + problem);
                return;
            }
            m_reading.enter(file);
            level = &file->document.root;
        }
        readFields(*level, {}, m_hasSeveralLevels ? name + "." : "", m_map.properties, nullptr,
                   nullptr);
        m_look.addBackground(*level, placed.corner);
        // The top layer stands first.
        const auto& layers = m_reading.list(*level, "layerInstances");
        for (auto layer = layers.rbegin(); layer != layers.rend(); ++layer)
            readLayer(*layer, placed.corner, name);
        m_reading.enter(&m_file);
    }

    void readLayer(const JsonValue& layer, Vec2 corner, const std::string& level) {
        const std::string kind = m_reading.text(layer, "__type");
        const double cell = m_reading.number(layer, "__gridSize");
        const Vec2 origin = corner + Vec2{m_reading.number(layer, "__pxTotalOffsetX"),
                                          m_reading.number(layer, "__pxTotalOffsetY")};
        if (!(cell > 0)) {
            m_reading.refuse(layer, "The layer has no \"__gridSize\" above 0.");
            return;
        }
        const std::string name = m_reading.text(layer, "__identifier");
        if (kind == "Entities") {
            for (const JsonValue& each : m_reading.list(layer, "entityInstances"))
                readEntity(each, origin, cell, name);
            return;
        }
        m_look.addTiles(layer, origin);
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
        if (!takeCells(layer, cells.size()) || cells.empty())
            return;
        if (columns == 0 || cells.size() % columns != 0) {
            m_reading.refuse(layer, "\"intGridCsv\" does not hold the cells of the layer's size.");
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
        if (!takeCells(layer, tiles.size()))
            return;
        for (const JsonValue& tile : tiles) {
            const auto& place = m_reading.list(tile, "px");
            if (place.size() != 2 || !place[0].as<double>() || !place[1].as<double>()) {
                m_reading.refuse(tile, "\"px\" of a tile is not two numbers.");
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

    bool takeCells(const JsonValue& layer, std::size_t count) {
        if (count > maxMapCells - m_cellCount) {
            m_reading.refuse(layer,
                             "The layers have more than 10,000,000 cells. Import one level.");
            return false;
        }
        m_cellCount += count;
        return true;
    }

    std::string valueName(const JsonValue& layer, const std::string& value) {
        const std::string& name = m_valueNames[m_reading.text(layer, "layerDefUid")][value];
        return name.empty() ? value : name;
    }

    void readEntity(const JsonValue& entity, Vec2 origin, double cell, const std::string& layer) {
        if (m_map.objects.size() == maxMapObjects) {
            m_reading.refuse(entity,
                             "The levels have more than 100,000 entities. Import one level.");
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
        m_reading.refuse(of, "\"" + std::string(key) + "\" is not two numbers.");
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
                places.push_back(cells.origin + Vec2{m_reading.number(each, "cx") + 0.5,
                                                     m_reading.number(each, "cy") + 0.5} *
                                                    cells.size);
        return places;
    }

    void include(Vec2 place) {
        m_low = {std::min(m_low.x, place.x), std::min(m_low.y, place.y)};
        m_high = {std::max(m_high.x, place.x), std::max(m_high.y, place.y)};
    }

    /// The sides of an entity that one can resize.
    struct Resizable {
        bool x = false;
        bool y = false;
    };

    MapReading& m_reading;
    const MapFile& m_file;
    const JsonValue& m_root;
    Map m_map = {};
    LdtkLook m_look;
    MapKeys m_keys = {};
    std::map<std::string, std::map<std::string, std::string>> m_valueNames = {}; ///< by layer's uid
    std::map<std::string, Resizable> m_resizable = {}; ///< by entity's uid
    bool m_hasSeveralLevels = false;
    std::size_t m_cellCount = 0;
    Vec2 m_low{std::numeric_limits<double>::infinity(), std::numeric_limits<double>::infinity()};
    Vec2 m_high{-std::numeric_limits<double>::infinity(), -std::numeric_limits<double>::infinity()};
};

} // namespace

Map readLdtk(MapReading& reading, const MapFile& file, const std::string& part) {
    return LdtkReader(reading, file).read(part);
}

} // namespace tiller::maps
