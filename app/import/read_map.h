#pragma once

#include "app/import/map.h"
#include "core/base/result.h"

#include <filesystem>
#include <string_view>

namespace tiller::maps {

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
