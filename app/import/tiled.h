#pragma once

#include "app/import/map_reading.h"

namespace tiller::maps {

/// Reads an orthogonal map of Tiled, of JSON or XML. Errors are in @p reading.
/// Numbers and names of the format: https://doc.mapeditor.org/en/stable/reference/json-map-format
[[nodiscard]] Map readTiled(MapReading& reading, const MapFile& file);

} // namespace tiller::maps
