#include "core/sim/events.h"

#include "core/model/registry.h"

namespace tiller {

std::optional<EventKind> kindOf(const Project& project, const EventCount& event) {
    const Node* node = project.node(event.node);
    if (!node)
        return {};
    return findNodeType(node->type)->kind == NodeKind::mode ? EventKind::mode : EventKind::arrival;
}

} // namespace tiller
