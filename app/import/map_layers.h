#pragma once

#include "app/import/map.h"
#include "core/model/project.h"

#include <set>
#include <utility>

namespace tiller::maps {

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
