#pragma once

#include "core/nodes/node_code.h"

namespace tiller {

#include "core/sim/run/edges-inl.h"

} // namespace tiller
