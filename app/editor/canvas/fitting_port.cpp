#include "app/editor/canvas/fitting_port.h"

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

} // namespace tiller
