#pragma once

#include "core/io/json_text.h"

namespace tiller::maps {

/// Reads a file of Tiled in XML (.tmx, .tsx, .tx) as the tree of the same file in JSON, where
/// numbers and flags stay texts. Refuses text that is not XML, is nested deeper than 64, or has
/// another root; the problem has its place.
[[nodiscard]] Result<JsonDocument> parseTiledXml(std::string_view text);

} // namespace tiller::maps
