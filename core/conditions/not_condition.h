#pragma once

#include "core/nodes/node_type.h"

namespace tiller {

[[nodiscard]] NodeType notType();

} // namespace tiller
