#include "app/import/tiled_tilesets.h"

#include "app/import/tiled_objects.h"

#include <algorithm>

namespace tiller::maps {

namespace {

constexpr std::int64_t mostTiles = 0x0FFFFFFF; ///< the bits above are flags

} // namespace

TiledTilesets::TiledTilesets(MapReading& reading, const MapFile& map, LookBuilder& look) {
    for (const JsonValue& each : reading.list(map.document.root, "tilesets"))
        read(reading, map, each, look);
    std::ranges::sort(m_tilesets, {}, &Tileset::first);
}

void TiledTilesets::read(MapReading& reading, const MapFile& map, const JsonValue& entry,
                         LookBuilder& look) {
    Tileset tileset{
        .first = static_cast<std::uint32_t>(reading.whole(entry, "firstgid", 0, mostTiles, 1))};
    const std::string source = reading.text(entry, "source");
    if (source.empty()) {
        readTiles(reading, entry, tileset);
        readPictures(reading, map, entry, look, tileset);
    } else {
        std::string problem;
        if (const MapFile* file = reading.open(map, source, problem)) {
            reading.enter(file);
            readTiles(reading, file->document.root, tileset);
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

void TiledTilesets::readTiles(MapReading& reading, const JsonValue& tileset, Tileset& to) {
    to.size = {reading.number(tileset, "tilewidth"), reading.number(tileset, "tileheight")};
    to.alignment = reading.text(tileset, "objectalignment");
    for (const JsonValue& each : reading.list(tileset, "tiles")) {
        TiledTile tile{.className = tiledClass(reading, each), .forms = {}};
        if (const JsonValue* group = each.find("objectgroup"))
            for (const JsonValue& form : reading.list(*group, "objects"))
                tile.forms.push_back(readTiledObject(reading, form, {}));
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
    const double fitting =
        pitch > 0 ? (reading.number(tileset, "imagewidth") - 2 * to.margin + to.spacing) / pitch
                  : 1;
    to.columns = static_cast<std::uint32_t>(
        reading.whole(tileset, "columns", 0, mostTiles,
                      static_cast<std::int64_t>(std::clamp(fitting, 1.0, 100'000.0))));
    for (const JsonValue& each : reading.list(tileset, "tiles")) {
        const auto picture = look.picture(file, reading.text(each, "image"));
        if (!picture)
            continue;
        MapPiece piece{.picture = *picture};
        piece.from = {reading.number(each, "x"), reading.number(each, "y"),
                      reading.number(each, "width"), reading.number(each, "height")};
        const bool isPart = piece.from.width > 0 && piece.from.height > 0;
        piece.to = {0, 0, isPart ? piece.from.width : reading.number(each, "imagewidth"),
                    isPart ? piece.from.height : reading.number(each, "imageheight")};
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
    return {tile == tileset.tiles.end() ? nullptr : &tile->second, tileset.size,
            &tileset.alignment};
}

} // namespace tiller::maps
