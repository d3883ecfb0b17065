#pragma once

#include "app/import/map_reading.h"

#include <cstdint>

namespace tiller::maps {

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
