#pragma once

#include "app/import/map.h"
#include "app/import/picture.h"

#include <filesystem>

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

} // namespace tiller::maps
