#include "core/sim/events.h"

#include "core/model/registry.h"

namespace tiller {

std::string toString(EventKind kind) {
    return kind == EventKind::mode ? "mode" : kind == EventKind::action ? "action" : "arrival";
}

std::optional<EventKind> kindOf(const Project& project, const EventCount& event) {
    const Node* node = project.node(event.node);
    if (!node)
        return {};
    switch (findNodeType(node->type)->kind) {
    case NodeKind::mode:
        return EventKind::mode;
    case NodeKind::action:
    case NodeKind::source:
        return EventKind::action;
    default:
        return EventKind::arrival;
    }
}

} // namespace tiller
