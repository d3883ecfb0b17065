#pragma once

#include "app/import/map_reading.h"

namespace tiller::maps {

/// Reads an object of a layer or a collision shape of a tile, with its properties. Its key is its
/// id.
/// @param origin of its layer  @param alignment of its tileset, for objects that show a tile;
/// empty: the bottom left corner is at its place
[[nodiscard]] MapObject readTiledObject(MapReading& reading, const JsonValue& object, Vec2 origin,
                                        const std::string& alignment = {});

/// Adds the custom properties of something. Members of a class get the name "property.member".
/// @param references the properties that name an object; null: they become texts
void readTiledProperties(MapReading& reading, const JsonValue& of, PropertyList& properties,
                         std::vector<MapReference>* references);

/// The class; older versions of Tiled call it type.
[[nodiscard]] std::string tiledClass(MapReading& reading, const JsonValue& of);

} // namespace tiller::maps
