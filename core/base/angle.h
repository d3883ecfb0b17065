#pragma once

#include "core/base/vec2.h"

/// Sine, cosine and directions of angles in degrees, from + - * alone, so that they give the same
/// bits everywhere (libm's differ from machine to machine).
namespace tiller {

#include "core/base/angle-inl.h"

} // namespace tiller
