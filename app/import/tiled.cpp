#include "app/import/map_shapes.h"
#include "app/import/tiled_parts.h"

#include <algorithm>
#include <limits>
#include <set>

namespace tiller::maps {

namespace {

constexpr std::uint32_t flippedAcross = 0x80000000;   // left becomes right
constexpr std::uint32_t flippedDown = 0x40000000;     // top becomes bottom
constexpr std::uint32_t flippedDiagonal = 0x20000000; // x becomes y
constexpr std::uint32_t numberBits = 0x0FFFFFFF;
constexpr std::int64_t farthestCell = 1'000'000;
constexpr std::size_t maxAllPoints = 2'000'000; // of all objects
constexpr std::size_t mostTemplateMembers = 64; // Tiled writes at most 20

/// A place in a tile, as the flags of the tile show it.
Vec2 flipped(Vec2 place, Vec2 size, std::uint32_t flags) {
    if (flags & flippedDiagonal) {
        std::swap(place.x, place.y);
        std::swap(size.x, size.y);
    }
    if (flags & flippedAcross)
        place.x = size.x - place.x;
    if (flags & flippedDown)
        place.y = size.y - place.y;
    return place;
}

/// What the groups around a layer add to it.
struct LayerPlace {
    Vec2 offset;
    std::string group; ///< "outer/inner/"
    double opacity = 1;
    bool visible = true;
};

class TiledReader : MapReader {
public:
    TiledReader(MapReading& reading, const MapFile& file)
        : MapReader(reading, file)
        , m_cell(reading.pair(m_root, "tilewidth", "tileheight"))
        , m_tilesets(reading, file, m_look) {}

    Map read() {
        const std::string orientation = m_reading.text(m_root, "orientation");
        if (!orientation.empty() && orientation != "orthogonal")
            m_reading.refuse(
                m_root, say("The map is %1. Only orthogonal maps can be imported.", {orientation}));
        if (!(m_cell.x > 0 && m_cell.y > 0))
            m_reading.refuse(m_root, say("The map has no size of its tiles: \"tilewidth\" and "
                                         "\"tileheight\" must be above 0."));
        if (m_reading.failed())
            return {};
        readTiledProperties(m_reading, m_root, m_map.properties, nullptr);
        readLayers(m_root, {});
        setMapBounds();
        addBackground();
        return std::move(m_map);
    }

private:
    void readLayers(const JsonValue& of, const LayerPlace& place) {
        for (const JsonValue& layer : m_reading.list(of, "layers")) {
            if (m_reading.failed())
                return;
            const std::string kind = m_reading.text(layer, "type");
            const LayerPlace at{place.offset + m_reading.pair(layer, "offsetx", "offsety"),
                                place.group, place.opacity * m_reading.number(layer, "opacity", 1),
                                place.visible && m_reading.flag(layer, "visible", true)};
            const std::string name = place.group + m_reading.text(layer, "name");
            if (kind == "tilelayer")
                readTileLayer(layer, name, at);
            else if (kind == "objectgroup")
                readObjects(layer, name, at.offset);
            else if (kind == "group")
                readLayers(layer, {at.offset, name + "/", at.opacity, at.visible});
            else if (kind == "imagelayer" && at.visible)
                addPicture(layer, at);
        }
    }

    /// The picture of a layer of its own. One that repeats is drawn once.
    void addPicture(const JsonValue& layer, const LayerPlace& place) {
        const auto picture = m_look.picture(m_file, m_reading.text(layer, "image"));
        if (!picture)
            return;
        MapPiece piece{.picture = *picture, .opacity = place.opacity};
        const Vec2 at = place.offset + m_reading.pair(layer, "x", "y");
        piece.to = {at.x, at.y, 0, 0};
        m_look.add(std::move(piece));
    }

    /// The map's color behind all pictures, if there are any.
    void addBackground() {
        std::string color = m_reading.text(m_root, "backgroundcolor");
        if (color.size() == 9)
            color.erase(1, 2); // the opacity
        if (color.size() == 7 && !m_map.look.pieces.empty())
            m_map.look.pieces.insert(m_map.look.pieces.begin(),
                                     MapPiece{.color = color, .to = m_map.bounds});
    }

    void readTileLayer(const JsonValue& layer, const std::string& name, const LayerPlace& place) {
        ++m_layerCount;
        const std::string id = m_reading.text(layer, "id");
        MapGrid grid{.key = m_keys.take(
                         keyOf("layer-" + (id.empty() ? "n" + std::to_string(m_layerCount) : id))),
                     .layer = name,
                     .isSolid = isSolid(layer),
                     .cells = {}};
        const TileEncoding encoding{m_reading.text(layer, "encoding"),
                                    m_reading.text(layer, "compression")};
        if (const auto& chunks = m_reading.list(layer, "chunks"); !chunks.empty())
            for (const JsonValue& chunk : chunks)
                readTiles(chunk, encoding, place, grid);
        else if (layer.find("data"))
            readTiles(layer, encoding, place, grid);
        m_map.grids.push_back(std::move(grid));
    }

    /// A property "solid" that is true, or the class "solid".
    bool isSolid(const JsonValue& layer) {
        PropertyList properties;
        readTiledProperties(m_reading, layer, properties, nullptr);
        const auto solid = std::ranges::find(properties, "solid", &Property::name);
        return (solid != properties.end() && flagOf(solid->value)) ||
               m_reading.text(layer, "class") == "solid";
    }

    /// The tiles of a layer, or of a chunk with its place among the cells.
    void readTiles(const JsonValue& from, const TileEncoding& encoding, const LayerPlace& place,
                   MapGrid& grid) {
        const std::int64_t column = m_reading.whole(from, "x", -farthestCell, farthestCell);
        const std::int64_t row = m_reading.whole(from, "y", -farthestCell, farthestCell);
        const auto width =
            static_cast<std::size_t>(m_reading.whole(from, "width", 0, farthestCell));
        const auto height =
            static_cast<std::size_t>(m_reading.whole(from, "height", 0, farthestCell));
        const JsonValue* data = from.find("data");
        if (!data || m_reading.failed())
            return;
        if (!takeCells(from, width * height, Text("Import a part of the map.")))
            return;
        const auto tiles = decodeTiles(*data, encoding, width * height);
        if (!tiles) {
            m_reading.refuse(*data, tiles.problems().front().text);
            return;
        }
        for (std::size_t y = 0; y < height; ++y) {
            const std::span<const std::uint32_t> tilesOfRow{tiles.value().data() + y * width,
                                                            width};
            const double line = static_cast<double>(row) + static_cast<double>(y);
            readRow(tilesOfRow, place.offset, static_cast<double>(column), line, grid);
            if (place.visible)
                addPieces(tilesOfRow, place, {static_cast<double>(column), line});
        }
    }

    /// The pictures of a row of tiles. They stand on the bottoms of their cells.
    void addPieces(std::span<const std::uint32_t> row, const LayerPlace& place, Vec2 first) {
        for (std::size_t i = 0; i < row.size(); ++i) {
            auto piece = row[i] == 0 ? std::nullopt : m_tilesets.pieceOf(row[i] & numberBits);
            if (!piece)
                continue;
            if (row[i] & flippedDiagonal) { // it stands on the bottom, also when it lies
                piece->to.y += piece->to.height - piece->to.width;
                std::swap(piece->to.width, piece->to.height);
            }
            piece->to.x += place.offset.x + (first.x + static_cast<double>(i)) * m_cell.x;
            piece->to.y += place.offset.y + (first.y + 1) * m_cell.y;
            piece->flippedDiagonal = row[i] & flippedDiagonal;
            piece->flippedAcross = row[i] & flippedAcross;
            piece->flippedDown = row[i] & flippedDown;
            piece->opacity = place.opacity;
            m_look.add(*std::move(piece));
        }
    }

    /// Adds a row of tiles: runs of those without collision shapes, and the shapes of the others.
    void readRow(std::span<const std::uint32_t> row, Vec2 offset, double column, double line,
                 MapGrid& grid) {
        const double y = offset.y + line * m_cell.y;
        bool isRun = false;
        for (std::size_t i = 0; i < row.size(); ++i) {
            const double x = offset.x + (column + static_cast<double>(i)) * m_cell.x;
            if (row[i] == 0) {
                isRun = false;
                continue;
            }
            ++grid.count;
            include({x, y});
            include({x + m_cell.x, y + m_cell.y});
            const TiledTilesets::Found found = m_tilesets.find(row[i] & numberBits);
            if (found.tile && !found.tile->forms.empty()) {
                ++grid.shaped;
                const double height = row[i] & flippedDiagonal ? found.size.x : found.size.y;
                addForms(found, row[i], found.offset + Vec2{x, y + m_cell.y - height}, grid);
                isRun = false;
            } else if (isRun) {
                grid.cells.back().width += m_cell.x;
            } else {
                grid.cells.push_back({x, y, m_cell.x, m_cell.y});
                isRun = true;
            }
        }
    }

    void addForms(const TiledTilesets::Found& found, std::uint32_t tile, Vec2 corner,
                  MapGrid& grid) {
        for (const MapObject& form : found.tile->forms) {
            if (++m_formCount > maxMapForms)
                return;
            MapObject placed = form;
            for (Vec2& point : placed.points)
                point = corner + flipped(point, found.size, tile);
            const auto box = form.shape == MapShape::box ? uprightBox(placed.points) : std::nullopt;
            if (box)
                grid.boxes.push_back(*box);
            else
                grid.forms.push_back(std::move(placed));
        }
    }

    void readObjects(const JsonValue& layer, const std::string& name, Vec2 offset) {
        for (const JsonValue& each : m_reading.list(layer, "objects")) {
            if (m_map.objects.size() == maxMapObjects) {
                m_reading.refuse(each, say("The map has more than 100,000 objects."));
                return;
            }
            const JsonValue filled = withTemplate(each);
            const JsonValue& whole = filled.as<JsonValue::Object>() ? filled : each;
            const auto gid = static_cast<std::uint32_t>(
                m_reading.whole(whole, "gid", 0, std::numeric_limits<std::uint32_t>::max()));
            const TiledTilesets::Found tile = m_tilesets.find(gid & numberBits);
            MapObject object = readTiledObject(m_reading, whole, offset,
                                               gid != 0 && tile.alignment ? *tile.alignment : "");
            object.layer = name;
            if (object.className.empty() && gid != 0 && tile.tile)
                object.className = tile.tile->className;
            object.key = m_keys.take(object.key);
            for (const Vec2 point : object.points)
                include(point);
            m_pointCount += object.points.size();
            if (m_pointCount > maxAllPoints) { // a template may have many, for many objects
                m_reading.refuse(each, say("The objects have more than 2,000,000 points."));
                return;
            }
            m_map.objects.push_back(std::move(object));
        }
    }

    /// An object with the members that only its template has; null without a template.
    JsonValue withTemplate(const JsonValue& object) {
        const std::string name = m_reading.text(object, "template");
        if (name.empty())
            return {};
        std::string problem;
        const MapFile* file = m_reading.open(m_file, name, problem);
        const JsonValue* base = file ? file->document.root.find("object") : nullptr;
        if (!base || !base->as<JsonValue::Object>()) {
            m_reading.warn(object, say("The template \"%1\" is not read: %2",
                                       {name, file ? say("it holds no object.") : problem}));
            return {};
        }
        const JsonValue* listed = base->find("properties");
        const auto* properties = listed ? listed->as<JsonValue::List>() : nullptr;
        if (base->as<JsonValue::Object>()->size() > mostTemplateMembers ||
            (properties && properties->size() > maxProperties)) {
            m_reading.warn(object,
                           say("The template \"%1\" is not read: it is too large.", {name}));
            return {};
        }
        JsonValue whole = object;
        auto* members = std::get_if<JsonValue::Object>(&whole.content);
        for (const JsonMember& member : *base->as<JsonValue::Object>()) {
            JsonValue* own = whole.find(member.key);
            if (!own)
                members->push_back(member);
            else if (member.key == "properties")
                addProperties(*own, member.value);
            // Places are in the map's own file.
            if (!own)
                members->back().value.offset = object.offset;
        }
        if (JsonValue* gid = object.find("gid") ? nullptr : whole.find("gid"))
            gid->content = gidOf(*file, whole);
        return whole;
    }

    /// The number in the map of a template's tile, which counts in the template's own tileset; 0 if
    /// the map does not have that tileset.
    double gidOf(const MapFile& file, const JsonValue& object) {
        const JsonValue* tileset = file.document.root.find("tileset");
        if (!tileset)
            return 0;
        std::string problem;
        const auto first =
            m_tilesets.firstOf(m_reading.open(file, m_reading.text(*tileset, "source"), problem));
        const auto gid = static_cast<std::uint32_t>(
            m_reading.whole(object, "gid", 0, std::numeric_limits<std::uint32_t>::max()));
        const auto own =
            static_cast<std::uint32_t>(m_reading.whole(*tileset, "firstgid", 0, numberBits, 1));
        const std::uint32_t number = gid & numberBits;
        return first && number >= own ? (gid & ~numberBits) + (*first + number - own) : 0;
    }

    /// Adds the properties that an object does not set itself.
    void addProperties(JsonValue& own, const JsonValue& more) {
        auto* list = std::get_if<JsonValue::List>(&own.content);
        const auto* added = more.as<JsonValue::List>();
        if (!list || !added)
            return;
        std::set<std::string> names;
        for (const JsonValue& each : *list)
            names.insert(m_reading.text(each, "name"));
        for (const JsonValue& each : *added)
            if (!names.contains(m_reading.text(each, "name")))
                list->push_back(each);
    }

    void setMapBounds() {
        if (m_formCount > maxMapForms)
            m_reading.refuse(m_root, say("The tiles have more than 100,000 collision shapes. Use "
                                         "fewer, or import a part of the map."));
        if (!m_reading.flag(m_root, "infinite")) {
            const Vec2 cells = m_reading.pair(m_root, "width", "height");
            m_map.bounds = {0, 0, cells.x * m_cell.x, cells.y * m_cell.y};
        } else {
            setBounds();
        }
    }

    Vec2 m_cell;
    TiledTilesets m_tilesets;
    std::size_t m_formCount = 0;
    std::size_t m_layerCount = 0;
    std::size_t m_pointCount = 0;
};

} // namespace

Map readTiled(MapReading& reading, const MapFile& file) {
    return TiledReader(reading, file).read();
}

} // namespace tiller::maps
