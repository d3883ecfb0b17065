#pragma once

#include "core/nodes/node_type.h"

namespace tiller {

/// The port of a node type where a wire from a port of @p type can end; with @p fromInput, the wire
/// is drawn backward from an input. Prefers a port of the same type. Null if none fits.
[[nodiscard]] const Port* fittingPort(const NodeType& nodeType, PortType type, bool fromInput);

} // namespace tiller
