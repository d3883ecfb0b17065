#include "app/import/ldtk_levels.h"

#include "core/base/suggestion.h"

#include <algorithm>

namespace tiller::maps {

namespace {

std::string listed(const std::vector<std::string>& names) {
    std::string text;
    for (const std::string& name : names)
        text += (text.empty() ? "" : ", ") + name;
    return text + ".";
}

/// The levels of a world. In a linear layout they stand in a row, and have no place of their own.
std::vector<PlacedLevel> placedLevels(MapReading& reading, const JsonValue& world) {
    const std::string layout = reading.text(world, "worldLayout");
    const bool isRow = layout == "LinearHorizontal";
    const bool isColumn = layout == "LinearVertical";
    std::vector<PlacedLevel> levels;
    Vec2 next;
    for (const JsonValue& level : reading.list(world, "levels")) {
        if (isRow || isColumn) {
            levels.push_back({&level, next});
            next = next + Vec2{isRow ? reading.number(level, "pxWid") : 0,
                               isColumn ? reading.number(level, "pxHei") : 0};
        } else {
            const auto x = reading.whole(level, "worldX", -farthest, farthest);
            const auto y = reading.whole(level, "worldY", -farthest, farthest);
            levels.push_back({&level, {static_cast<double>(x), static_cast<double>(y)}});
        }
    }
    return levels;
}

} // namespace

LdtkLevels levelsOf(MapReading& reading, const JsonValue& root, const std::string& part) {
    std::vector<std::vector<PlacedLevel>> worlds;
    std::vector<std::string> names;
    for (const JsonValue& world : reading.list(root, "worlds")) {
        names.push_back(reading.text(world, "identifier"));
        worlds.push_back(placedLevels(reading, world));
    }
    if (worlds.empty())
        worlds.push_back(placedLevels(reading, root));
    LdtkLevels levels{.chosen = {}, .parts = names};
    for (std::size_t i = 0; i < worlds.size(); ++i) {
        if (part.empty() ? i == 0 : i < names.size() && names[i] == part)
            levels.chosen = worlds[i];
        for (const PlacedLevel& each : worlds[i]) {
            levels.parts.push_back(reading.text(*each.level, "identifier"));
            if (!part.empty() && levels.parts.back() == part)
                levels.chosen = {each};
        }
    }
    if (part.empty() && worlds.size() > 1)
        reading.warn(root, "The project has several worlds; this is \"" + names.front() +
                               "\", the first. Choose another world or a level with --part: " +
                               listed(levels.parts));
    if (levels.chosen.empty())
        reading.refuse(root, part.empty() ? "The project has no levels."
                                          : "There is no world and no level \"" + part + "\"." +
                                                suggestion(part, levels.parts));
    return levels;
}

} // namespace tiller::maps
