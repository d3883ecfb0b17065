#include "app/import/map_layers.h"

#include "app/import/map_reading.h"
#include "core/model/registry.h"
#include "core/model/scene_layers.h"

#include <algorithm>
#include <cstdint>

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

bool isLayerAt(const Project& project, const Id& id) {
    const Annotation* found = project.annotation(id);
    return found && isLayer(*found);
}

/// Short letters and digits that differ where the texts do.
std::string hashOf(std::string_view text) {
    constexpr std::string_view letters = "abcdefghijkmnpqrstuvwxyz23456789";
    constexpr std::uint64_t prime = 1'099'511'628'211ULL; // FNV-1a
    std::uint64_t hash = 14'695'981'039'346'656'037ULL;
    for (const char c : text)
        hash = (hash ^ static_cast<unsigned char>(c)) * prime;
    std::string result;
    for (int i = 0; i < 8; ++i, hash >>= 5U)
        result += letters[hash % letters.size()];
    return result;
}

} // namespace

/// The id of the layer of a name: what an earlier import made, or a new one. A name of which the
/// key keeps too little gets a hash.
Id MapLayers::idOf(const Project& project, const std::string& name,
                   const std::set<Id>& taken) const {
    constexpr std::size_t longestPlain = 44, longestStart = 36;
    const Id start = m_map + "-layer-";
    for (const Annotation& each : project.annotations)
        if (isLayer(each) && each.name == name && each.id.starts_with(start) &&
            !taken.contains(each.id))
            return each.id;
    const std::string key = keyOf(name);
    const bool isPlain = name.size() <= longestPlain &&
                         std::ranges::all_of(name, [](char c) { return c >= ' ' && c <= '~'; });
    const Id plain = start + key;
    if (isPlain && !taken.contains(plain) && (!project.has(plain) || isLayerAt(project, plain)))
        return plain;
    return start + key.substr(0, longestStart) + "-" + hashOf(name);
}

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
    std::set<Id> taken;
    for (const auto& [name, items] : m_layers) {
        const Id id = idOf(project, name, taken);
        taken.insert(id);
        if (!project.has(id))
            project.annotations.push_back(newMapLayer(id, name));
        if (const auto moved = moveToLayer(project, items, id))
            apply(moved.value(), project);
    }
}

void MapLayers::placePicture(Project& project, const Id& map, const std::string& file,
                             const std::string& mapName, const MapBox& place) {
    const Id id = pictureId(map);
    auto layer = std::ranges::find(project.annotations, id, &Annotation::id);
    if (layer == project.annotations.end())
        layer = project.annotations.insert(std::ranges::find_if(project.annotations, isLayer),
                                           newMapLayer(id, "Picture of " + mapName));
    if (!isLayer(*layer))
        return;
    set(*layer, "picture", file);
    set(*layer, "x", place.x);
    set(*layer, "y", place.y);
    set(*layer, "width", place.width);
    set(*layer, "height", place.height);
}

} // namespace tiller::maps
