#include "core/nodes/node_type.h"

#include "core/base/suggestion.h"
#include "core/nodes/node_code.h"

#include <algorithm>
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
    return socket(portId);
}

const Port* NodeType::socket(std::string_view portId) const {
    const auto found = std::ranges::find(sockets, portId, &Port::id);
    return found == sockets.end() ? nullptr : &*found;
}

const Port* NodeType::output() const {
    for (const Port& each : ports)
        if (!each.isInput)
            return &each;
    return nullptr;
}

Text joinedWords(const std::vector<std::string>& words) {
    return std::string_view(commaList(words));
}

bool bears(const NodeType& type) {
    const Act act = type.code ? type.code->act : Act::none;
    return type.kind == NodeKind::source || act == Act::become || act == Act::spawn;
}

std::string toString(NodeKind kind) {
    constexpr std::array names{"agent-type", "behavior", "target", "combiner", "condition",
                               "mode",       "action",   "source", "number"};
    return names.at(static_cast<std::size_t>(kind));
}

std::string toString(PortType type) {
    constexpr std::array names{"force",  "condition", "point", "agent",   "agents",   "path",
                               "region", "obstacles", "field", "heading", "mode",     "transition",
                               "action", "births",    "meter", "number",  "variable", "event"};
    return names.at(static_cast<std::size_t>(type));
}

bool fits(PortType from, PortType to) {
    if (from == to)
        return true;
    if (to == PortType::event)
        return from == PortType::action || from == PortType::mode || from == PortType::births;
    if (from == PortType::action || from == PortType::meter)
        return to == PortType::condition;
    if (from == PortType::variable)
        return to == PortType::number;
    if (from == PortType::agents)
        return to == PortType::agent || to == PortType::point;
    return (from == PortType::agent || from == PortType::region) && to == PortType::point;
}

bool flows(PortType from) {
    switch (from) {
    case PortType::agents:
    case PortType::mode:
    case PortType::transition:
    case PortType::action:
    case PortType::births:
        return false;
    default:
        return true;
    }
}

} // namespace tiller
