#pragma once

#include "core/base/vec2.h"

/// Sine, cosine and directions of angles in degrees. They use only + - * and floor, so that they
/// give the same bits everywhere; those of libm differ from machine to machine.
namespace tiller {

#include "core/base/angle-inl.h"

} // namespace tiller
