#pragma once

#include "core/nodes/world.h"

namespace tiller {

#include "core/sim/run/edges-inl.h"

} // namespace tiller
