#pragma once

#include "core/base/result.h"
#include "core/model/property.h"

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Maps of other programs, Tiled and LDtk, and what becomes of them in a project. No Qt.
namespace tiller::maps {

/// A box in a map, in pixels; y points down. @p x and @p y are its top left corner.
struct MapBox {
    double x = 0;
    double y = 0;
    double width = 0;
    double height = 0;

    bool operator==(const MapBox&) const = default;
};

enum class MapShape { point, box, ellipse, polygon, polyline };

/// A property that names another object of the map.
struct MapReference {
    std::string property;
    std::string object; ///< the key of the object
};

/// An object of Tiled or an entity of LDtk.
struct MapObject {
    std::string key; ///< unique in the map: 1 to 44 characters of a-z, 0-9 and -
    std::string name;
    std::string className;
    std::string layer;
    MapShape shape = MapShape::point;
    Points points = {}; ///< one place; the corners of a polygon or polyline; the four corners of a
                        ///< box, or of the box around an ellipse, in order
    std::optional<Vec2> pivot = {};      ///< where its place is; none: in the middle
    Points route = {};                   ///< further places, from a field of points
    std::optional<Vec2> routeStart = {}; ///< where a path through them begins; none: at its place
    PropertyList properties = {};
    std::vector<MapReference> references = {};
    int line = 0; ///< in its file
    int column = 0;
};

/// The tiles of a layer, or the cells of one IntGrid value.
struct MapGrid {
    std::string key;           ///< unique among objects and grids, as that of an object
    std::string layer;         ///< its name
    std::string value = {};    ///< the name or number of an IntGrid value; empty: a layer of tiles
    bool isSolid = false;      ///< the layer's class or a property says so
    std::size_t count = 0;     ///< of tiles or cells
    std::size_t shaped = 0;    ///< of tiles with collision shapes
    std::vector<MapBox> cells; ///< whole tiles and cells: runs of a row
    std::vector<MapBox> boxes = {};    ///< collision shapes of tiles that are upright boxes
    std::vector<MapObject> forms = {}; ///< other collision shapes of tiles
};

/// A piece of a picture that the map draws, or an area of one color.
struct MapPiece {
    std::size_t picture = 0;      ///< the index in `pictures`; of none where `color` is set
    std::string color = {};       ///< #rrggbb
    MapBox from = {};             ///< pixels of the picture; without a size: all of it
    MapBox to = {};               ///< without a size: as large as the picture
    bool flippedDiagonal = false; ///< x becomes y, before the next two
    bool flippedAcross = false;   ///< left becomes right
    bool flippedDown = false;     ///< top becomes bottom
    double opacity = 1;
};

/// What a map looks like: pieces of picture files, the back first.
struct MapLook {
    std::vector<std::string> pictures = {}; ///< files in the map's folder, from there, with "/"
    std::vector<MapPiece> pieces = {};
    std::vector<std::string> problems = {}; ///< sentences about what is left out
};

/// What a map holds, in the order of the file.
struct Map {
    MapBox bounds; ///< of the map, or around its chunks or levels
    std::vector<MapGrid> grids = {};
    std::vector<MapObject> objects = {};
    PropertyList properties = {};
    MapLook look = {};
    std::vector<std::string> parts = {}; ///< the worlds and levels that one can choose; LDtk only
    Problems warnings = {};              ///< about what was left out
};

/// The limits of a map. Beyond them it is refused.
inline constexpr std::size_t maxMapCells = 10'000'000; ///< in all layers
inline constexpr std::size_t maxMapObjects = 100'000;
inline constexpr std::size_t maxMapForms = 100'000;    ///< collision shapes of tiles in all layers
inline constexpr std::size_t maxMapPieces = 1'000'000; ///< more are not drawn

/// Reads a map of Tiled (.tmj, .tmx, .json) or LDtk (.ldtk), as its content says, with the files in
/// its folder that it names. Refuses files that are no sound map, other projections than
/// orthogonal, and more than the limits of map.h. A problem has the line in the map's own file, or
/// names the other file.
/// @param text the content of the map's file  @param file its path
/// @param part of an LDtk project: the name of a world or level; empty: all levels of its first
/// world
[[nodiscard]] Result<Map> readMap(std::string_view text, const std::filesystem::path& file,
                                  const std::string& part = {});

/// The path of a map as a project keeps it: from the project's folder, with "/", where the map is
/// in it or below; else the file's name alone.
/// @param project its file; empty: it has none yet
[[nodiscard]] std::string storedPath(const std::filesystem::path& map,
                                     const std::filesystem::path& project);

} // namespace tiller::maps
