#pragma once

#include "app/import/map_reading.h"

#include <cstdint>

namespace tiller::maps {

/// The largest number that a file may have for a place or a size, in pixels.
constexpr std::int64_t farthest = 100'000'000;

/// A level of LDtk and the place of its top left corner in its world.
struct PlacedLevel {
    const JsonValue* level = nullptr; ///< of the project's file
    Vec2 corner;
};

struct LdtkLevels {
    std::vector<PlacedLevel> chosen;
    std::vector<std::string> parts; ///< the names of all worlds and levels
};

/// The levels of a part of an LDtk project, in the order of the file. A part that does not exist is
/// an error.
/// @param part the name of a world or level; empty: the first world, with a warning if there are
/// more
[[nodiscard]] LdtkLevels levelsOf(MapReading& reading, const JsonValue& root,
                                  const std::string& part);

} // namespace tiller::maps
