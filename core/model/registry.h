#pragma once

#include "core/nodes/node_type.h"

#include <string_view>
#include <vector>

namespace tiller {

/// Every node type, in the order of the palette: agent type, behaviors, targets, combiners,
/// conditions. To add one: its files, a line in registry.cpp, a test.
[[nodiscard]] const std::vector<NodeType>& nodeTypes();
[[nodiscard]] const NodeType* findNodeType(std::string_view id);

/// The kinds of geometry a scene may hold.
[[nodiscard]] const std::vector<Description>& sceneTypes();
[[nodiscard]] const Description* findSceneType(std::string_view id);

/// The kinds of annotations a project may hold.
[[nodiscard]] const std::vector<Description>& annotationTypes();
[[nodiscard]] const Description* findAnnotationType(std::string_view id);

/// A kind of geometry or of annotation.
[[nodiscard]] const Description* findItemType(std::string_view id);

[[nodiscard]] const Description& worldDescription();

} // namespace tiller
