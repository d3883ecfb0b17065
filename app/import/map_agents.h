#pragma once

#include "app/import/map_choices.h"

#include <map>

namespace tiller::maps {

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

} // namespace tiller::maps
