#include "core/nodes/node_type.h"

#include <array>

namespace tiller {

const Setting* Description::setting(std::string_view settingId) const {
    const auto index = settingIndex(settingId);
    return index ? &settings[*index] : nullptr;
}

std::optional<std::size_t> Description::settingIndex(std::string_view settingId) const {
    for (std::size_t i = 0; i < settings.size(); ++i)
        if (settings[i].id == settingId)
            return i;
    return {};
}

std::vector<Value> Description::defaults() const {
    std::vector<Value> values;
    for (const Setting& each : settings)
        values.push_back(each.initial);
    return values;
}

std::vector<Value> Description::suggestions() const {
    std::vector<Value> values;
    for (const Setting& each : settings)
        values.push_back(each.suggested.value_or(each.initial));
    return values;
}

const Port* NodeType::port(std::string_view portId) const {
    for (const Port& each : ports)
        if (each.id == portId)
            return &each;
    return nullptr;
}

const Port* NodeType::output() const {
    for (const Port& each : ports)
        if (!each.isInput)
            return &each;
    return nullptr;
}

std::string toString(NodeKind kind) {
    constexpr std::array names{"agent-type", "behavior", "target", "combiner", "condition", "mode"};
    return names.at(static_cast<std::size_t>(kind));
}

std::string toString(PortType type) {
    constexpr std::array names{"force",  "condition", "point", "agent",   "agents", "path",
                               "region", "obstacles", "field", "heading", "mode",   "transition"};
    return names.at(static_cast<std::size_t>(type));
}

bool fits(PortType from, PortType to) {
    if (from == to)
        return true;
    if (from == PortType::agents)
        return to == PortType::agent || to == PortType::point;
    return from == PortType::agent && to == PortType::point;
}

bool flows(PortType from) {
    return from != PortType::agents && from != PortType::mode && from != PortType::transition;
}

} // namespace tiller
