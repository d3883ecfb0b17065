#pragma once

#include "core/nodes/node_type.h"

namespace tiller {

[[nodiscard, gnu::cold]] NodeType notType();

} // namespace tiller
