#pragma once

#include "core/nodes/node_code.h"

namespace tiller {

#include "core/sim/edges-inl.h"

} // namespace tiller
