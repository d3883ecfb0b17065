// Compiles the file that includes it once for each instruction set there is code for; at run time
// the best that the machine has is chosen (Highway's dispatch). The file defines TILLER_SIMD_FILE,
// its own path, before; after this line come, between
//
//     HWY_BEFORE_NAMESPACE();
//     namespace tiller::HWY_NAMESPACE {
//     #include "core/base/pack-inl.h"
//     ...
//     } // namespace tiller::HWY_NAMESPACE
//     HWY_AFTER_NAMESPACE();
//
// the formulas it needs and functions that HWY_EXPORT names. What belongs in the file once only
// comes under `#if HWY_ONCE`. No guard: it is meant to come again.

// One lane where there is no AVX2; compilers make two of it, as every x86-64 has SSE2. On Arm it is
// NEON: vectors of SVE have no size, and cannot be in a Pack.
#ifndef HWY_DISABLED_TARGETS
#define HWY_DISABLED_TARGETS                                                                       \
    (HWY_SSSE3 | HWY_SSE4 | HWY_AVX3_DL | HWY_EMU128 | HWY_SVE | HWY_SVE2 | HWY_SVE_256 |          \
     HWY_SVE2_128)
#define HWY_BROKEN_EMU128 1 // so that the baseline is HWY_SCALAR
#endif
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE TILLER_SIMD_FILE
#include <cstdint>
#include <hwy/foreach_target.h>
#include <hwy/highway.h>
#include <type_traits>
