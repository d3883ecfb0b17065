#pragma once

#include "app/import/map.h"
#include "app/import/map_import.h"
#include "app/import/picture.h"

#include <filesystem>
#include <functional>

namespace tiller::maps {

/// The picture of a map: its tiles and backgrounds, drawn into one as large as the map. A pixel of
/// the map is a pixel of the picture, or less where that would be too large.
struct MapPicture {
    std::string png = {};                   ///< a file of at most 16 MB; empty if nothing is drawn
    std::vector<std::string> problems = {}; ///< sentences about what is not drawn
};

/// Draws a map. Of the pictures that it names, it reads regular files in the folder, PNG and JPEG.
/// @param folder of the map
[[nodiscard]] MapPicture drawMap(const Map& map, const std::filesystem::path& folder);

/// What the files of maps' pictures end with. Nothing else may be called so: an import replaces it.
inline constexpr std::string_view pictureEnd = ".map.png";

/// The layer that shows the picture of the last import of a map; null if there is none.
[[nodiscard]] const Annotation* pictureLayerOf(const Project& project,
                                               const ImportSettings& settings);

/// The file for a map's picture, from the project's folder: that of the last import, or a new name
/// that no file beside the project has. A file that the project names elsewhere is not used.
/// @param file of the project; empty: it has none yet
/// @param isReserved says of further names that they are taken
[[nodiscard]] std::string
pictureNameFor(const Project& project, const ImportSettings& settings,
               const std::filesystem::path& file,
               const std::function<bool(const std::string&)>& isReserved = {});

/// NAME.map.png, or NAME-2.map.png, ...: what no file beside a project is called.
[[nodiscard]] std::string
freePictureName(const std::string& name, const std::filesystem::path& file,
                const std::function<bool(const std::string&)>& isReserved = {});

/// Saves a map's picture beside a project, with the permissions of its file. A link with this name
/// is replaced, never followed.
[[nodiscard]] Result<Done> savePicture(const std::filesystem::path& project,
                                       const std::string& name, std::string_view png);

/// Whether a path names something, be it a link to nothing.
[[nodiscard]] bool isThere(const std::filesystem::path& path);

} // namespace tiller::maps
