#pragma once

#include "app/import/map.h"
#include "core/model/project.h"

namespace tiller::maps {

/// What one chooses for: all objects of a class, the other objects of a layer, a layer of tiles, or
/// a value of an IntGrid layer.
enum class SourceKind { objectClass, objectLayer, tileLayer, gridValue };

enum class Becomes {
    nothing,
    asLayer, ///< of a class: what its objects' layers become
    obstacle,
    region,
    path,
    point,
    agent,
    tileShapes, ///< of a layer of tiles: only the collision shapes of its tiles, as obstacles
};

/// "nothing", "layer", "obstacle", ... as on the command line and in files.
[[nodiscard]] const std::vector<std::string>& becomesNames();

/// A choice that a person made.
struct MapChoice {
    SourceKind kind = SourceKind::objectClass;
    std::string name; ///< of the class or layer; of an IntGrid value LAYER/VALUE
    Becomes becomes = Becomes::nothing;
    std::string agentType = {}; ///< the id or name of the type; empty: named as the class or layer

    bool operator==(const MapChoice&) const = default;
};

/// Something in a map to choose for.
struct MapSource {
    MapChoice choice;              ///< the one that counts
    MapChoice suggested;           ///< without a person's choice
    std::vector<Becomes> possible; ///< what it can become
    std::size_t count = 0;         ///< of objects, tiles or cells

    bool operator==(const MapSource&) const = default;
};

/// The sources of a map, each once, in the order of their kinds and of the file. A name whose last
/// word is obstacle, wall, solid, collision, region, zone, area, path, route or point suggests what
/// it says, the id or name of an agent type its agents. An IntGrid value without a name has that of
/// its layer.
/// @param chosen replaces what is suggested; a choice for something else has no effect
[[nodiscard]] std::vector<MapSource> sourcesOf(const Map& map, const Project& project,
                                               const std::vector<MapChoice>& chosen);

/// The agent type with this id, or else the first with this name; null if there is none.
[[nodiscard]] const Node* agentTypeNamed(const Project& project, std::string_view name);

/// @name Choices as text: one line each, such as `class Guard = agent guard`
/// @{
[[nodiscard]] std::string toText(const std::vector<MapChoice>& choices);
/// Leaves out lines that are no choice.
[[nodiscard]] std::vector<MapChoice> choicesFrom(std::string_view text);
/// What stands behind the "=": `obstacle`, `agent`, `agent TYPE` or `agent:TYPE`. False if it is
/// none of these.
[[nodiscard]] bool readBecomes(std::string_view text, MapChoice& to);
/// @}

} // namespace tiller::maps
