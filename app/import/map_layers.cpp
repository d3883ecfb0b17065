#include "app/import/map_layers.h"

#include "app/import/map_reading.h"
#include "core/model/registry.h"
#include "core/model/scene_layers.h"

#include <algorithm>

namespace tiller::maps {

namespace {

void set(Annotation& layer, std::string_view setting, Value value) {
    layer.values[*findAnnotationType("layer")->settingIndex(setting)] = std::move(value);
}

Annotation newMapLayer(Id id, std::string name) {
    return {.id = std::move(id),
            .type = "layer",
            .name = std::move(name),
            .values = findAnnotationType("layer")->defaults()};
}

} // namespace

void MapLayers::add(const Id& item, const std::string& layer) {
    if (layer.empty() || m_before.has(item) || !m_added.insert(item).second)
        return;
    auto found =
        std::ranges::find(m_layers, layer, &std::pair<std::string, std::vector<Id>>::first);
    if (found == m_layers.end())
        found = m_layers.insert(found, {layer, {}});
    found->second.push_back(item);
}

void MapLayers::place(Project& project) const {
    for (const auto& [name, items] : m_layers) {
        const Id id = m_map + "-layer-" + keyOf(name);
        if (!project.has(id))
            project.annotations.push_back(newMapLayer(id, name));
        if (const auto moved = moveToLayer(project, items, id))
            apply(moved.value(), project);
    }
}

void MapLayers::placePicture(Project& project, const Id& map, const std::string& file,
                             const std::string& mapName) {
    const Id id = pictureId(map);
    auto layer = std::ranges::find(project.annotations, id, &Annotation::id);
    if (layer == project.annotations.end())
        layer = project.annotations.insert(std::ranges::find_if(project.annotations, isLayer),
                                           newMapLayer(id, "Picture of " + mapName));
    if (!isLayer(*layer))
        return;
    set(*layer, "picture", file);
    set(*layer, "x", 0.0);
    set(*layer, "y", 0.0);
    set(*layer, "width", project.worldNumber("width"));
    set(*layer, "height", project.worldNumber("height"));
}

} // namespace tiller::maps
