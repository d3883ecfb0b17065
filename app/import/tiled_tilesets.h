#pragma once

#include "app/import/map_reading.h"

#include <cstdint>

namespace tiller::maps {

/// What an import needs of a tile.
struct TiledTile {
    std::string className;
    std::vector<MapObject> forms; ///< its collision shapes, from its top left corner
};

/// The tilesets of a map. They know only tiles that have a class or collision shapes.
class TiledTilesets {
public:
    /// Reads the tilesets that a map lists. One that cannot be read is a warning: its tiles have
    /// no collision shapes.
    TiledTilesets(MapReading& reading, const MapFile& map);

    struct Found {
        const TiledTile* tile = nullptr; ///< null if it has neither class nor shapes
        Vec2 size;                       ///< of the tileset's tiles
        const std::string* alignment = nullptr;
    };
    /// @param gid a number of a tile in the map, without flags
    [[nodiscard]] Found find(std::uint32_t gid) const;

private:
    struct Tileset {
        std::uint32_t first = 1; ///< the gid of its tile 0
        Vec2 size = {};
        std::string alignment = {};
        std::map<std::uint32_t, TiledTile> tiles = {};
    };

    void read(MapReading& reading, const MapFile& map, const JsonValue& entry);
    void readTiles(MapReading& reading, const JsonValue& tileset, Tileset& to);

    std::vector<Tileset> m_tilesets; ///< by `first`
};

} // namespace tiller::maps
