#pragma once

#include "core/base/lattice.h"

namespace tiller {

#include "core/steering/motion-inl.h"

} // namespace tiller
