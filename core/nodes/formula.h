#pragma once

#include "core/base/vec2.h"

/// The arguments and results of formulas. A formula is a template over its number type
/// (core/base/number.h), so that SteeringManager and the simulation run the same source.
namespace tiller {

#include "core/nodes/formula-inl.h"

} // namespace tiller
