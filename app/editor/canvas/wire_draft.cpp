#include "app/editor/canvas/wire_draft.h"

#include "core/model/registry.h"

namespace tiller {

const Port* fittingPort(const NodeType& nodeType, PortType type, bool fromInput) {
    const Port* best = nullptr;
    for (const Port& port : nodeType.ports) {
        const bool fit = port.isInput != fromInput &&
                         (fromInput ? fits(port.type, type) : fits(type, port.type));
        if (fit && (!best || (port.type == type && best->type != type)))
            best = &port;
    }
    return best;
}

WireDraft::WireDraft(const CanvasScene& scene, PortRef port, QPointF freeEnd)
    : from(std::move(port)), end(freeEnd) {
    const Port& start = *scene.card(from.node)->spot(from.port)->port;
    fromInput = start.isInput;
    type = start.type;
}

std::pair<PortRef, PortRef> WireDraft::endsWith(const PortRef& port) const {
    return fromInput ? std::pair(port, from) : std::pair(from, port);
}

bool WireDraft::isIn(const CanvasScene& scene) const {
    const auto hasPort = [&scene](const PortRef& port) {
        const Card* card = scene.card(port.node);
        return card && card->spot(port.port);
    };
    return hasPort(from) && (!over || hasPort(*over)) && (!carried || scene.wire(*carried));
}

WireCurve WireDraft::curve(const CanvasScene& scene) const {
    const QPointF start = scene.card(from.node)->place(from.port);
    return fromInput ? wireBetween(end, start) : wireBetween(start, end);
}

} // namespace tiller
