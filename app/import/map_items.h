#pragma once

#include "app/import/map.h"
#include "app/import/map_choices.h"
#include "core/model/project.h"

#include <map>
#include <set>
#include <utility>

namespace tiller::maps {

/// Letters and digits that differ where the texts do; of the same text, the same.
[[nodiscard]] std::string shortHash(std::string_view text, int size);

/// The agents that a map places, by agent type.
class MapAgents {
public:
    /// @param map the id of the map's annotation; the ids of its objects begin with it
    MapAgents(Project& project, Id map) : m_project(project), m_map(std::move(map)) {}

    /// Adds an agent of the choice's type; makes the type if the project has none.
    /// @param object its id, which the agent gets as the property `mapObject`
    void add(const MapChoice& choice, const Id& object, PlacedAgent agent);

    /// Puts the agents into the project, in place of those of an earlier import of the map. One
    /// whose object is still there keeps its place in the order, its velocity, and its goals unless
    /// the map gives some. Agents that one placed by hand stay. Returns how many are removed.
    std::size_t place();

    /// The id of the agent type of a choice; null if no agent was added for it.
    [[nodiscard]] const Id* typeOf(const MapChoice& choice) const;

private:
    struct Added {
        Id object;
        PlacedAgent agent;
        bool isPlaced = false;
    };

    Id makeType(const std::string& name);
    [[nodiscard]] std::string originOf(const PlacedAgent& agent) const;
    std::size_t replaceAgents(Node& type, std::vector<Added>& added) const;

    Project& m_project;
    Id m_map;
    std::map<std::string, Id> m_types; ///< by the id or name that a choice has
    std::map<Id, std::vector<Added>> m_added;
};

/// Puts what an import brings into layers with the names of the map's layers. What was in the
/// project before stays in its layer.
class MapLayers {
public:
    /// @param map the id of the map's annotation, which the ids of layers begin with
    MapLayers(const Project& before, Id map) : m_before(before), m_map(std::move(map)) {}

    /// @param item a scene item, or an agent type  @param layer the name of the map's layer
    void add(const Id& item, const std::string& layer);
    /// Adds the layers, and the items to them.
    void place(Project& project) const;

    /// Adds the layer of a map's picture behind the others, or changes its file and its place.
    static void placePicture(Project& project, const Id& map, const std::string& file,
                             const std::string& mapName, const MapBox& place);
    /// The id of that layer.
    [[nodiscard]] static Id pictureId(const Id& map) { return map + "-picture"; }

private:
    [[nodiscard]] Id idOf(const Project& project, const std::string& name,
                          const std::set<Id>& taken) const;

    const Project& m_before;
    Id m_map;
    std::vector<std::pair<std::string, std::vector<Id>>> m_layers; ///< by name, the back first
    std::set<Id> m_added;
};

} // namespace tiller::maps
