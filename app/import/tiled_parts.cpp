#include "app/import/tiled_parts.h"

#include "core/base/angle.h"

#include <algorithm>
#include <array>

namespace tiller::maps {

namespace {

/// A way of an object's own axes, turned clockwise as Tiled does.
Vec2 turned(Vec2 way, double degrees) {
    const Vec2 right = direction(-degrees);
    return {way.x * right.x - way.y * right.y, way.x * right.y + way.y * right.x};
}

/// Where an object that shows a tile has its place, as shares of its size.
Vec2 anchorOf(const std::string& alignment) {
    const bool isTop = alignment.starts_with("top");
    const bool isMiddle = alignment == "left" || alignment == "right" || alignment == "center";
    const bool isRight = alignment.ends_with("right");
    const bool isLeft =
        alignment.ends_with("left") || alignment.empty() || alignment == "unspecified";
    return {isLeft ? 0.0 : isRight ? 1.0 : 0.5, isTop ? 0.0 : isMiddle ? 0.5 : 1.0};
}

Points cornersOf(MapReading& reading, const JsonValue& object, std::string_view key) {
    Points points;
    for (const JsonValue& each : reading.list(object, key)) {
        points.push_back(reading.pair(each, "x", "y"));
        if (points.size() > maxPoints) {
            reading.refuse(object,
                           say("The shape has more than 100,000 points. Use several shapes."));
            return points;
        }
    }
    return points;
}

/// The points of a capsule in a box: half circles at the two ends of its longer side.
Points capsulePoints(Vec2 size) {
    constexpr int pieces = 16; // of a half circle
    const bool isWide = size.x >= size.y;
    const double radius = std::min(size.x, size.y) / 2;
    Points points;
    for (const bool isFirst : {true, false}) {
        const Vec2 center = isFirst ? Vec2{radius, radius} : size - Vec2{radius, radius};
        const double start = (isWide ? 90 : 180) + (isFirst ? 0 : 180);
        for (int i = 0; i <= pieces; ++i) {
            const Vec2 way = direction(-(start + 180.0 * i / pieces));
            points.push_back(center + way * radius);
        }
    }
    return points;
}

std::string_view plainType(const JsonValue& value) {
    return value.as<bool>() ? "bool" : value.as<double>() ? "float" : "string";
}

void addMembers(MapReading& reading, const JsonValue::Object& members, const std::string& name,
                PropertyList& properties) {
    for (const JsonMember& member : members) {
        const std::string full = name + "." + member.key;
        if (const auto* inner = member.value.as<JsonValue::Object>())
            addMembers(reading, *inner, full, properties);
        else if (const auto* list = member.value.as<JsonValue::List>())
            addList(reading, properties, member.value, full, *list);
        else
            addProperty(reading, properties, member.value, full,
                        std::string(plainType(member.value)), member.value);
    }
}

void addNamed(MapReading& reading, const JsonValue& property, const std::string& before,
              PropertyList& properties, std::vector<MapReference>* references) {
    const std::string name = before + reading.text(property, "name");
    const std::string type = reading.text(property, "type");
    const JsonValue* value = property.find("value");
    if (const JsonValue* inner = property.find("properties")) { // a class in XML
        if (const auto* list = inner->as<JsonValue::List>())
            for (const JsonValue& each : *list)
                addNamed(reading, each, name + ".", properties, nullptr);
        return;
    }
    if (!value)
        return;
    if (const auto* members = value->as<JsonValue::Object>()) {
        addMembers(reading, *members, name, properties);
        return;
    }
    if (const auto* list = value->as<JsonValue::List>()) {
        addList(reading, properties, property, name, *list);
        return;
    }
    if (type == "object" && references) {
        const std::string object = reading.text(property, "value");
        if (object != "0" && !object.empty())
            references->push_back({propertyName(name), keyOf(object)});
        return;
    }
    addProperty(reading, properties, property, name, type, *value);
}

constexpr std::int64_t mostTiles = 0x0FFFFFFF; ///< the bits above are flags
constexpr std::size_t mostTilesets = 1000;     // of a map
constexpr std::size_t mostListed = 1'000'000;  // tiles and shapes of all tilesets

/// The size of the picture of a tileset or tile: as the map says, or else as the picture's file
/// says. Without a picture, 0.
Vec2 pictureSize(MapReading& reading, const MapFile& file, const JsonValue& of, LookBuilder& look) {
    const Vec2 said = reading.pair(of, "imagewidth", "imageheight");
    if (said.x > 0 && said.y > 0)
        return said;
    return look.sizeOf(file, reading.text(of, "image")).value_or(said);
}

/// The size of a tile with a picture of its own; 0 of others.
Vec2 ownSize(MapReading& reading, const MapFile& file, const JsonValue& tile, LookBuilder& look) {
    const Vec2 part = reading.pair(tile, "width", "height");
    return part.x > 0 && part.y > 0 ? part : pictureSize(reading, file, tile, look);
}

} // namespace

std::string tiledClass(MapReading& reading, const JsonValue& of) {
    const std::string name = reading.text(of, "class");
    return name.empty() ? reading.text(of, "type") : name;
}

void readTiledProperties(MapReading& reading, const JsonValue& of, PropertyList& properties,
                         std::vector<MapReference>* references) {
    for (const JsonValue& each : reading.list(of, "properties"))
        addNamed(reading, each, "", properties, references);
}

MapObject readTiledObject(MapReading& reading, const JsonValue& object, Vec2 origin,
                          const std::string& alignment) {
    const TextPlace place = reading.placeOf(object);
    MapObject result{.key = keyOf(reading.text(object, "id")),
                     .name = reading.text(object, "name"),
                     .className = tiledClass(reading, object),
                     .layer = {},
                     .line = place.line,
                     .column = place.column};
    readTiledProperties(reading, object, result.properties, &result.references);

    const Vec2 at = origin + reading.pair(object, "x", "y");
    const double rotation = reading.number(object, "rotation");
    const double width = reading.number(object, "width");
    const double height = reading.number(object, "height");
    if (object.find("polygon") || object.find("polyline")) {
        const bool isPolygon = object.find("polygon") != nullptr;
        result.shape = isPolygon ? MapShape::polygon : MapShape::polyline;
        result.points = cornersOf(reading, object, isPolygon ? "polygon" : "polyline");
        for (Vec2& point : result.points)
            point = at + turned(point, rotation);
        return result;
    }
    if (reading.flag(object, "point") || (width == 0 && height == 0)) {
        result.points = {at};
        return result;
    }
    const bool isCapsule = reading.flag(object, "capsule"); // since Tiled 1.12
    if (isCapsule && width != height) {
        result.shape = MapShape::polygon;
        for (const Vec2 point : capsulePoints({width, height}))
            result.points.push_back(at + turned(point, rotation));
        return result;
    }
    result.shape = isCapsule || reading.flag(object, "ellipse") ? MapShape::ellipse : MapShape::box;
    const Vec2 anchor = object.find("gid") ? anchorOf(alignment) : Vec2();
    constexpr std::array<Vec2, 4> shares{Vec2{0, 0}, {1, 0}, {1, 1}, {0, 1}};
    for (const Vec2 share : shares)
        result.points.push_back(
            at + turned({(share.x - anchor.x) * width, (share.y - anchor.y) * height}, rotation));
    return result;
}

TiledTilesets::TiledTilesets(MapReading& reading, const MapFile& map, LookBuilder& look) {
    const auto& all = reading.list(map.document.root, "tilesets");
    if (all.size() > mostTilesets)
        reading.refuse(map.document.root, say("The map lists more than 1,000 tilesets."));
    for (const JsonValue& each : all)
        if (!reading.failed())
            read(reading, map, each, look);
    std::ranges::sort(m_tilesets, {}, &Tileset::first);
}

void TiledTilesets::read(MapReading& reading, const MapFile& map, const JsonValue& entry,
                         LookBuilder& look) {
    Tileset tileset{
        .first = static_cast<std::uint32_t>(reading.whole(entry, "firstgid", 0, mostTiles, 1))};
    const std::string source = reading.text(entry, "source");
    if (source.empty()) {
        readTiles(reading, map, entry, look, tileset);
        readPictures(reading, map, entry, look, tileset);
    } else {
        std::string problem;
        if (const MapFile* file = reading.open(map, source, problem)) {
            tileset.file = file;
            reading.enter(file);
            readTiles(reading, *file, file->document.root, look, tileset);
            readPictures(reading, *file, file->document.root, look, tileset);
            reading.enter(&map);
        } else {
            reading.warn(entry,
                         say("The tileset \"%1\" is not read, so its tiles have no collision "
                             "shapes and no classes: %2",
                             {source, problem}));
        }
    }
    m_tilesets.push_back(std::move(tileset));
}

void TiledTilesets::readTiles(MapReading& reading, const MapFile& file, const JsonValue& tileset,
                              LookBuilder& look, Tileset& to) {
    to.size = reading.pair(tileset, "tilewidth", "tileheight");
    to.alignment = reading.text(tileset, "objectalignment");
    for (const JsonValue& each : reading.list(tileset, "tiles")) {
        TiledTile tile{.className = tiledClass(reading, each), .forms = {}, .size = to.size};
        if (const Vec2 own = ownSize(reading, file, each, look); own.x > 0 && own.y > 0)
            tile.size = own;
        ++m_listed;
        if (const JsonValue* group = each.find("objectgroup"))
            for (const JsonValue& form : reading.list(*group, "objects")) {
                m_listed += 1 + reading.list(form, "polygon").size();
                tile.forms.push_back(readTiledObject(reading, form, {}));
            }
        if (m_listed > mostListed) {
            reading.refuse(each, say("The tilesets have more than 1,000,000 tiles and shapes."));
            return;
        }
        // A shape without an area is no obstacle.
        std::erase_if(tile.forms,
                      [](const MapObject& form) { return form.shape == MapShape::point; });
        const auto id = static_cast<std::uint32_t>(reading.whole(each, "id", 0, mostTiles));
        if (!tile.className.empty() || !tile.forms.empty())
            to.tiles.emplace(id, std::move(tile));
    }
}

void TiledTilesets::readPictures(MapReading& reading, const MapFile& file, const JsonValue& tileset,
                                 LookBuilder& look, Tileset& to) {
    to.picture = look.picture(file, reading.text(tileset, "image"));
    to.margin = reading.number(tileset, "margin");
    to.spacing = reading.number(tileset, "spacing");
    if (const JsonValue* offset = tileset.find("tileoffset"))
        to.offset = reading.pair(*offset, "x", "y");
    const double pitch = to.size.x + to.spacing;
    to.columns = static_cast<std::uint32_t>(reading.whole(tileset, "columns", 0, mostTiles, 0));
    if (!tileset.find("columns") && pitch > 0) {
        const double width = pictureSize(reading, file, tileset, look).x;
        const double fitting = (width - 2 * to.margin + to.spacing) / pitch;
        to.columns = static_cast<std::uint32_t>(std::clamp(fitting, 1.0, 100'000.0));
    }
    for (const JsonValue& each : reading.list(tileset, "tiles")) {
        const auto picture = look.picture(file, reading.text(each, "image"));
        if (!picture)
            continue;
        MapPiece piece{.picture = *picture};
        piece.from = {reading.number(each, "x"), reading.number(each, "y"),
                      reading.number(each, "width"), reading.number(each, "height")};
        const Vec2 size = ownSize(reading, file, each, look);
        piece.to = {0, 0, size.x, size.y};
        const auto id = static_cast<std::uint32_t>(reading.whole(each, "id", 0, mostTiles));
        to.own.emplace(id, std::move(piece));
    }
}

std::optional<MapPiece> TiledTilesets::pieceOf(std::uint32_t gid) const {
    auto after = std::ranges::upper_bound(m_tilesets, gid, {}, &Tileset::first);
    if (after == m_tilesets.begin())
        return {};
    const Tileset& tileset = *std::prev(after);
    const std::uint32_t id = gid - tileset.first;
    MapPiece piece;
    if (const auto own = tileset.own.find(id); own != tileset.own.end()) {
        piece = own->second;
    } else if (tileset.picture && tileset.columns > 0 && tileset.size.x > 0 && tileset.size.y > 0) {
        const Vec2 pitch = tileset.size + Vec2{tileset.spacing, tileset.spacing};
        piece.picture = *tileset.picture;
        piece.from = {tileset.margin + pitch.x * (id % tileset.columns),
                      tileset.margin + pitch.y * (id / tileset.columns), tileset.size.x,
                      tileset.size.y};
        piece.to = {0, 0, tileset.size.x, tileset.size.y};
    } else {
        return {};
    }
    piece.to.x = tileset.offset.x;
    piece.to.y = tileset.offset.y - piece.to.height;
    return piece;
}

TiledTilesets::Found TiledTilesets::find(std::uint32_t gid) const {
    auto after = std::ranges::upper_bound(m_tilesets, gid, {}, &Tileset::first);
    if (after == m_tilesets.begin())
        return {};
    const Tileset& tileset = *std::prev(after);
    const auto tile = tileset.tiles.find(gid - tileset.first);
    const bool isListed = tile != tileset.tiles.end();
    return {isListed ? &tile->second : nullptr, isListed ? tile->second.size : tileset.size,
            tileset.offset, &tileset.alignment};
}

std::optional<std::uint32_t> TiledTilesets::firstOf(const MapFile* file) const {
    const auto found = std::ranges::find(m_tilesets, file, &Tileset::file);
    return file && found != m_tilesets.end() ? std::optional(found->first) : std::nullopt;
}

} // namespace tiller::maps
