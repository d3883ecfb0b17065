#pragma once

#include "app/import/map_reading.h"

#include <cstdint>

namespace tiller::maps {

/// Reads an object of a layer or a collision shape of a tile, with its properties. Its key is its
/// id.
/// @param origin of its layer  @param alignment of its tileset, for objects that show a tile;
/// empty: the bottom left corner is at its place
[[nodiscard]] MapObject readTiledObject(MapReading& reading, const JsonValue& object, Vec2 origin,
                                        const std::string& alignment = {});

/// Adds the custom properties of something. Members of a class get the name "property.member".
/// @param references the properties that name an object; null: they become texts
void readTiledProperties(MapReading& reading, const JsonValue& of, PropertyList& properties,
                         std::vector<MapReference>* references);

/// The class; older versions of Tiled call it type.
[[nodiscard]] std::string tiledClass(MapReading& reading, const JsonValue& of);

/// What an import needs of a tile.
struct TiledTile {
    std::string className;
    std::vector<MapObject> forms; ///< its collision shapes, from its top left corner
    Vec2 size = {};
};

/// The tilesets of a map. They know only tiles that have a class or collision shapes.
class TiledTilesets {
public:
    /// Reads the tilesets that a map lists. One that cannot be read is a warning: its tiles have
    /// no collision shapes.
    TiledTilesets(MapReading& reading, const MapFile& map, LookBuilder& look);

    struct Found {
        const TiledTile* tile = nullptr; ///< null if it has neither class nor shapes
        Vec2 size;                       ///< of the tile
        Vec2 offset;                     ///< of the tileset's tiles, from their cells
        const std::string* alignment = nullptr;
    };
    /// @param gid a number of a tile in the map, without flags
    [[nodiscard]] Found find(std::uint32_t gid) const;
    /// The picture of a tile, with its size and its place from the bottom left corner of its cell;
    /// nothing if its tileset has none.
    [[nodiscard]] std::optional<MapPiece> pieceOf(std::uint32_t gid) const;

    /// The first number of the tileset that is in a file; nothing if the map has no such.
    [[nodiscard]] std::optional<std::uint32_t> firstOf(const MapFile* file) const;

private:
    struct Tileset {
        std::uint32_t first = 1; ///< the gid of its tile 0
        Vec2 size = {};
        const MapFile* file = nullptr; ///< of its own; null: it is in the map
        std::string alignment = {};
        std::map<std::uint32_t, TiledTile> tiles = {};
        std::optional<std::size_t> picture = {};    ///< of all its tiles
        std::map<std::uint32_t, MapPiece> own = {}; ///< the pictures of single tiles
        std::uint32_t columns = 1;
        double margin = 0;
        double spacing = 0;
        Vec2 offset = {};
    };

    void read(MapReading& reading, const MapFile& map, const JsonValue& entry, LookBuilder& look);
    void readTiles(MapReading& reading, const MapFile& file, const JsonValue& tileset,
                   LookBuilder& look, Tileset& to);
    void readPictures(MapReading& reading, const MapFile& file, const JsonValue& tileset,
                      LookBuilder& look, Tileset& to);

    std::vector<Tileset> m_tilesets; ///< by `first`
    std::size_t m_listed = 0;        ///< tiles and shapes
};

/// How a layer of Tiled stores its tiles.
struct TileEncoding {
    std::string encoding;    ///< "csv", "base64", or empty for a list of numbers
    std::string compression; ///< of base64: "zlib", "gzip", "zstd", or empty
};

/// The tiles of a layer or of a chunk, row by row: their numbers with the flags of flipped ones, 0
/// for no tile. Refuses data that does not hold exactly @p count tiles.
/// @param data of the layer or chunk
[[nodiscard]] Result<std::vector<std::uint32_t>>
decodeTiles(const JsonValue& data, const TileEncoding& encoding, std::size_t count);

} // namespace tiller::maps
