#include "app/import/ldtk_look.h"

namespace tiller::maps {

namespace {

constexpr std::int64_t bothFlips = 3;

double numberAt(const JsonValue::List& list, std::size_t index) {
    const double* number = index < list.size() ? list[index].as<double>() : nullptr;
    return number ? *number : 0;
}

} // namespace

LdtkLook::LdtkLook(MapReading& reading, const MapFile& file, MapLook& look)
    : m_reading(reading), m_file(file), m_look(reading, look) {
    if (const JsonValue* defs = file.document.root.find("defs"))
        for (const JsonValue& each : reading.list(*defs, "tilesets"))
            m_tilesets[reading.text(each, "uid")] = {reading.text(each, "relPath"),
                                                     reading.number(each, "tileGridSize")};
}

Vec2 LdtkLook::pair(const JsonValue& of, std::string_view key) {
    const auto& list = m_reading.list(of, key);
    return {numberAt(list, 0), numberAt(list, 1)};
}

void LdtkLook::addBackground(const JsonValue& level, Vec2 corner) {
    const std::string color = m_reading.text(level, "__bgColor");
    if (color.size() == 7)
        m_look.add({.color = color,
                    .to = {corner.x, corner.y, m_reading.number(level, "pxWid"),
                           m_reading.number(level, "pxHei")}});
    const auto picture = m_look.picture(m_file, m_reading.text(level, "bgRelPath"));
    const JsonValue* place = level.find("__bgPos");
    if (!picture || !place || !place->as<JsonValue::Object>())
        return;
    const Vec2 at = corner + pair(*place, "topLeftPx");
    const Vec2 scale = pair(*place, "scale");
    const auto& crop = m_reading.list(*place, "cropRect");
    MapPiece piece{.picture = *picture};
    piece.from = {numberAt(crop, 0), numberAt(crop, 1), numberAt(crop, 2), numberAt(crop, 3)};
    piece.to = {at.x, at.y, piece.from.width * scale.x, piece.from.height * scale.y};
    m_look.add(std::move(piece));
}

void LdtkLook::addTiles(const JsonValue& layer, Vec2 origin) {
    if (!m_reading.flag(layer, "visible", true))
        return;
    // A layer may have another tileset than its definition.
    const std::string own = m_reading.text(layer, "overrideTilesetUid");
    const auto tileset =
        m_tilesets.find(own.empty() ? m_reading.text(layer, "__tilesetDefUid") : own);
    if (tileset == m_tilesets.end() || !(tileset->second.size > 0))
        return;
    const auto picture = m_look.picture(m_file, tileset->second.path);
    if (!picture)
        return;
    const double opacity = m_reading.number(layer, "__opacity", 1);
    for (const char* list : {"autoLayerTiles", "gridTiles"})
        for (const JsonValue& tile : m_reading.list(layer, list))
            addTile(tile, tileset->second, *picture, origin, opacity);
}

void LdtkLook::addTile(const JsonValue& tile, const Tileset& tileset, std::size_t picture,
                       Vec2 origin, double opacity) {
    const Vec2 place = origin + pair(tile, "px");
    const Vec2 source = pair(tile, "src");
    const std::int64_t flips = m_reading.whole(tile, "f", 0, bothFlips);
    m_look.add({.picture = picture,
                .from = {source.x, source.y, tileset.size, tileset.size},
                .to = {place.x, place.y, tileset.size, tileset.size},
                .flippedAcross = (flips & 1) != 0,
                .flippedDown = (flips & 2) != 0,
                .opacity = opacity * m_reading.number(tile, "a", 1)});
}

} // namespace tiller::maps
