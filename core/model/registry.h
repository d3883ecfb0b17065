#pragma once

#include "core/model/project.h"
#include "core/nodes/node_type.h"

#include <string_view>
#include <vector>

namespace tiller {

/// Every node type, in the order of the palette: agent type, behaviors, targets, combiners,
/// conditions, modes, actions. Each source core/<kind>s/<id>.cpp is one: it has the function
/// `describe` in the namespace tiller::<id>_node, which fills in what the path does not say.
[[nodiscard]] const std::vector<NodeType>& nodeTypes();
[[nodiscard]] const NodeType* findNodeType(std::string_view id);

/// The types of geometry in a scene.
[[nodiscard]] const std::vector<Description>& sceneTypes();
[[nodiscard]] const Description* findSceneType(std::string_view id);

/// The types of annotations in a project.
[[nodiscard]] const std::vector<Description>& annotationTypes();
[[nodiscard]] const Description* findAnnotationType(std::string_view id);

/// A type of geometry or of annotation; null if neither has this id.
[[nodiscard]] const Description* findItemType(std::string_view id);

/// A scene item or an annotation with the typed settings of its type, without an id.
template <class Settings>
[[nodiscard]] SceneItem itemWith(const char* type, const Settings& settings) {
    SceneItem item{.id = {}, .type = type};
    for (const Setting& setting : findItemType(type)->settings)
        item.values.push_back(setting.load ? setting.load(&settings) : setting.initial);
    return item;
}

[[nodiscard]] const Description& worldDescription();

} // namespace tiller
