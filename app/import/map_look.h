#pragma once

#include "app/import/map_reading.h"

namespace tiller::maps {

/// Collects what a map looks like. A picture that is not in the map's folder is a warning, once,
/// and is left out.
class LookBuilder {
public:
    LookBuilder(MapReading& reading, MapLook& look) : m_reading(reading), m_look(look) {}

    /// The index of a picture that a file of the map names; nothing if it is left out.
    /// @param at a warning's place
    [[nodiscard]] std::optional<std::size_t> picture(const MapFile& from, const JsonValue& at,
                                                     const std::string& path);
    /// Adds a piece in front of those before. Beyond maxMapPieces it warns, once.
    void add(const JsonValue& at, MapPiece piece);

private:
    MapReading& m_reading;
    MapLook& m_look;
    std::map<std::string, std::optional<std::size_t>> m_known; ///< by file and path
    bool m_isFull = false;
};

} // namespace tiller::maps
