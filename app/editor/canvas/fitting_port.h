#pragma once

#include "core/nodes/node_type.h"

namespace tiller {

/// The port of a type that a wire from (or, with @p fromInput, into) a port of @p type takes: the
/// one of the same type first; null if none fits.
[[nodiscard]] const Port* fittingPort(const NodeType& nodeType, PortType type, bool fromInput);

} // namespace tiller
