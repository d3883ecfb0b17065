#include "app/editor/canvas/card.h"

#include "app/editor/words/setting_text.h"
#include "core/model/registry.h"

#include <algorithm>

namespace tiller {

namespace {

constexpr double cardWidth = 168;
constexpr std::size_t maxValues = 3;

bool isKeySetting(const Setting& setting, const Value& value) {
    switch (setting.kind) {
    case SettingKind::number:
        return setting.unit != Unit::share || value != setting.initial;
    case SettingKind::integer:
    case SettingKind::choice:
    case SettingKind::geometry:
        return true;
    case SettingKind::flag:
    case SettingKind::text:
    case SettingKind::color:
    case SettingKind::points:
        return false;
    }
    return false;
}

std::vector<ValueLine> keyValues(const NodeType& type, const Node& node, const Project& project) {
    std::vector<ValueLine> lines;
    for (std::size_t i = 0; i < type.settings.size() && lines.size() < maxValues; ++i) {
        const Setting& setting = type.settings[i];
        if (isKeySetting(setting, node.values[i]) && applies(type, node.values, setting))
            lines.push_back({QString::fromStdString(setting.title),
                             shortValueText(setting, node.values[i], project)});
    }
    return lines;
}

} // namespace

const PortSpot* Card::spot(std::string_view port) const {
    const auto found =
        std::ranges::find_if(ports, [&](const PortSpot& each) { return each.port->id == port; });
    return found == ports.end() ? nullptr : &*found;
}

QPointF Card::place(std::string_view port) const {
    return rect.topLeft() + spot(port)->center;
}

Card layOutCard(const Node& node, const Project& project) {
    const NodeType& type = *findNodeType(node.type);
    Card card{.id = node.id,
              .kind = type.kind,
              .rect = {},
              .ports = {},
              .values = keyValues(type, node, project)};

    int inputs = 0;
    int outputs = 0;
    for (const Port& port : type.ports) {
        const double top = cardHeader + portRow * (port.isInput ? inputs++ : outputs++);
        const double half = cardWidth / 2;
        card.ports.push_back({.port = &port,
                              .center = {port.isInput ? 0 : cardWidth, top + portRow / 2},
                              .row = {port.isInput ? 0 : half, top, half, portRow}});
    }
    const double values =
        card.values.empty() ? 0 : valueRow * static_cast<double>(card.values.size()) + gridStep;
    const double height = cardHeader + portRow * std::max(inputs, outputs) + values + gridStep / 2;
    card.rect = {node.place.x, node.place.y, cardWidth, height};
    return card;
}

bool ordersItsLinks(const NodeType& type, const Port& input) {
    const bool addsUp = type.id == "sum" || type.comesLast;
    return (type.kind == NodeKind::combiner && !addsUp && input.type == PortType::force) ||
           (type.kind == NodeKind::agentType && input.type == PortType::mode);
}

} // namespace tiller
