#pragma once

#include "app/import/map_reading.h"

namespace tiller::maps {

/// Reads the levels of an LDtk project, or of one of its worlds, or one level. Errors are in
/// @p reading.
/// @param part the name of a world or level; empty: all levels of the first world
/// Names of the format: https://ldtk.io/json
[[nodiscard]] Map readLdtk(MapReading& reading, const MapFile& file, const std::string& part);

} // namespace tiller::maps
