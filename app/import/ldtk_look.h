#pragma once

#include "app/import/map_look.h"

namespace tiller::maps {

/// What the levels of an LDtk project look like: their backgrounds, and the tiles of their layers.
class LdtkLook {
public:
    /// @param file the project's, whose folder pictures count from
    LdtkLook(MapReading& reading, const MapFile& file, MapLook& look);

    /// The color and the picture behind a level. @param corner of the level
    void addBackground(const JsonValue& level, Vec2 corner);
    /// The tiles of a layer, also those that rules made. @param origin of the layer
    void addTiles(const JsonValue& layer, Vec2 origin);

private:
    struct Tileset {
        std::string path;
        double size = 0;
    };
    void addTile(const JsonValue& tile, const Tileset& tileset, std::size_t picture, Vec2 origin,
                 double opacity);
    /// Two numbers of a list; (0, 0) if they are missing.
    [[nodiscard]] Vec2 pair(const JsonValue& of, std::string_view key);

    MapReading& m_reading;
    const MapFile& m_file;
    LookBuilder m_look;
    std::map<std::string, Tileset> m_tilesets; ///< by uid
};

} // namespace tiller::maps
