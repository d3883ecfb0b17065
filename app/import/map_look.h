#pragma once

#include "app/import/map_reading.h"

namespace tiller::maps {

/// Collects what a map looks like. A picture that is not in the map's folder is left out.
class LookBuilder {
public:
    LookBuilder(const MapReading& reading, MapLook& look) : m_reading(reading), m_look(look) {}

    /// The index of a picture that a file of the map names; nothing if it is left out.
    [[nodiscard]] std::optional<std::size_t> picture(const MapFile& from, const std::string& path);
    /// The size of a picture that a file of the map names, as its file says. Nothing if it is left
    /// out, or if it cannot be read.
    [[nodiscard]] std::optional<Vec2> sizeOf(const MapFile& from, const std::string& path);
    /// Adds a piece in front of those before. Beyond maxMapPieces they are left out.
    void add(MapPiece piece);

private:
    const MapReading& m_reading;
    MapLook& m_look;
    std::map<std::string, std::optional<std::size_t>> m_known; ///< by file and path
    std::map<std::size_t, std::optional<Vec2>> m_sizes;        ///< by picture
    bool m_isFull = false;
};

} // namespace tiller::maps
