#include "app/import/tiled_tilesets.h"

#include "app/import/tiled_objects.h"

#include <algorithm>

namespace tiller::maps {

namespace {

constexpr std::int64_t mostTiles = 0x0FFFFFFF; ///< the bits above are flags

} // namespace

TiledTilesets::TiledTilesets(MapReading& reading, const MapFile& map) {
    for (const JsonValue& each : reading.list(map.document.root, "tilesets"))
        read(reading, map, each);
    std::ranges::sort(m_tilesets, {}, &Tileset::first);
}

void TiledTilesets::read(MapReading& reading, const MapFile& map, const JsonValue& entry) {
    Tileset tileset{
        .first = static_cast<std::uint32_t>(reading.whole(entry, "firstgid", 0, mostTiles, 1))};
    const std::string source = reading.text(entry, "source");
    if (source.empty()) {
        readTiles(reading, entry, tileset);
    } else {
        std::string problem;
        if (const MapFile* file = reading.open(map, source, problem)) {
            reading.enter(file);
            readTiles(reading, file->document.root, tileset);
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
