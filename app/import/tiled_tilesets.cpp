#include "app/import/tiled_tilesets.h"

#include "app/import/tiled_objects.h"

#include <algorithm>

namespace tiller::maps {

namespace {

constexpr std::int64_t mostTiles = 0x0FFFFFFF; ///< the bits above are flags
constexpr std::size_t mostTilesets = 1000;     // of a map
constexpr std::size_t mostListed = 1'000'000;  // tiles and shapes of all tilesets

/// The size of the picture of a tileset or tile: as the map says, or else as the picture's file
/// says. Without a picture, 0.
Vec2 pictureSize(MapReading& reading, const MapFile& file, const JsonValue& of, LookBuilder& look) {
    const Vec2 said{reading.number(of, "imagewidth"), reading.number(of, "imageheight")};
    if (said.x > 0 && said.y > 0)
        return said;
    return look.sizeOf(file, reading.text(of, "image")).value_or(said);
}

/// The size of a tile with a picture of its own; 0 of others.
Vec2 ownSize(MapReading& reading, const MapFile& file, const JsonValue& tile, LookBuilder& look) {
    const Vec2 part{reading.number(tile, "width"), reading.number(tile, "height")};
    return part.x > 0 && part.y > 0 ? part : pictureSize(reading, file, tile, look);
}

} // namespace

TiledTilesets::TiledTilesets(MapReading& reading, const MapFile& map, LookBuilder& look) {
    const auto& all = reading.list(map.document.root, "tilesets");
    if (all.size() > mostTilesets)
        reading.refuse(map.document.root, "The map lists more than 1,000 tilesets.");
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
            reading.warn(entry, "The tileset \"" + source +
                                    "\" is not read, so its tiles have no "
                                    "collision shapes and no classes: " +
                                    problem);
        }
    }
    m_tilesets.push_back(std::move(tileset));
}

void TiledTilesets::readTiles(MapReading& reading, const MapFile& file, const JsonValue& tileset,
                              LookBuilder& look, Tileset& to) {
    to.size = {reading.number(tileset, "tilewidth"), reading.number(tileset, "tileheight")};
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
            reading.refuse(each, "The tilesets have more than 1,000,000 tiles and shapes.");
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
        to.offset = {reading.number(*offset, "x"), reading.number(*offset, "y")};
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
