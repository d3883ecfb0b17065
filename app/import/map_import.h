#pragma once

#include "app/import/map_choices.h"
#include "core/base/result.h"
#include "core/model/change.h"

namespace tiller::maps {

/// How a map comes into a project.
struct ImportSettings {
    std::string file; ///< from the project's folder, with /; see storedPath
    std::string part = {};
    double scale = 1; ///< world units per pixel, above 0
    std::vector<MapChoice> choices = {};
    std::string picture = {}; ///< a file with the map's picture, from the project's folder; empty:
                              ///< none is added, and that of an earlier import stays

    bool operator==(const ImportSettings&) const = default;
};

/// An import as an edit, and how much it brings.
struct MapImport {
    Change change = {};
    Vec2 worldSize = {};
    Vec2 sizeBefore = {};          ///< the same for a project that was empty
    std::size_t tiles = 0;         ///< tiles and cells that become something
    std::size_t tileObstacles = 0; ///< that they become
    std::size_t tileRegions = 0;
    std::size_t obstacles = 0; ///< of objects, as the next three
    std::size_t regions = 0;
    std::size_t paths = 0;
    std::size_t points = 0;
    std::size_t agents = 0;
    std::size_t removed = 0; ///< items and agents of an earlier import that the map has no more
    /// The classes and layers of objects that become nothing, with how many of them.
    std::vector<std::pair<std::string, std::size_t>> leftOut = {};
    Problems warnings = {}; ///< about objects that could not become what was chosen
};

/// Puts a map into a project: the world gets its size, and what an earlier import of the same file
/// and part brought is replaced. The pixel of the map at the world's (0, 0) stays that of the first
/// import, so that nothing moves when the map grows to the left; where it is not the pixel (0, 0),
/// a game reads it in the properties `MAP.originX` and `MAP.originY` of the project. Ids of items
/// come from those in the map, so links and settings go on naming them; an item that the map has no
/// more stays while a node names it. The map's settings are remembered as an annotation of the type
/// `map`. What is new comes into layers with the names of the map's, and the picture into one of
/// its own behind them. In an empty project, the edges become walls. Refuses a scale that is no
/// number above 0, and what a project cannot hold.
[[nodiscard]] Result<MapImport> importMap(const Project& project, const Map& map,
                                          const ImportSettings& settings);

/// The settings of the last import of a map. @pre the annotation's type is `map`
[[nodiscard]] ImportSettings importSettingsOf(const Annotation& annotation);

/// The annotation of the last import of the same file and part; null if there is none.
[[nodiscard]] const Annotation* importOf(const Project& project, const ImportSettings& settings);
/// Its settings.
[[nodiscard]] std::optional<ImportSettings> earlierImport(const Project& project,
                                                          const ImportSettings& settings);

/// One line, empty if the map brings nothing: "312 tiles become 14 obstacles; 3 regions, 2 agents".
[[nodiscard]] std::string summaryOf(const MapImport& import);

/// The size of the world, and the classes, layers and values of which something becomes nothing,
/// with how many objects, tiles or cells. With a picture, tiles and cells are only in that.
[[nodiscard]] std::string restOf(const ImportSettings& settings, const MapImport& import,
                                 const std::vector<MapSource>& sources);

inline constexpr std::size_t maxTileItems = 10'000; ///< obstacles and regions from tiles and cells

} // namespace tiller::maps
