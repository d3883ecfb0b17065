// Compiles the including file once for each instruction set. At run time HWY_DYNAMIC_DISPATCH takes
// the best one that the machine has. core/CMakeLists.txt finds the including file, and defines
// HWY_TARGET_INCLUDE as its path. After this header it has
//
//     HWY_BEFORE_NAMESPACE();
//     namespace tiller::HWY_NAMESPACE {
//     #include "core/base/pack-inl.h"
//     ...
//     } // namespace tiller::HWY_NAMESPACE
//     HWY_AFTER_NAMESPACE();
//
// with the formulas it needs, and the functions that HWY_EXPORT names. Code that must be compiled
// only once follows under `#if HWY_ONCE`. This header has no guard: it is included several times.

// Without AVX2 a pack has one lane; compilers then use SSE2, which every x86-64 has. On Arm it is
// NEON: SVE vectors have no fixed size, so a Pack cannot hold them.
#ifndef HWY_DISABLED_TARGETS
// HWY_AVX10_2, HWY_AVX3_SPR, HWY_AVX3_ZEN4 and HWY_SSE2, which only later versions of Highway name.
#define TILLER_LATER_TARGETS ((1LL << 3) | (1LL << 4) | (1LL << 6) | (1LL << 14))
#define HWY_DISABLED_TARGETS                                                                       \
    (HWY_SSSE3 | HWY_SSE4 | HWY_AVX3_DL | HWY_EMU128 | HWY_SVE | HWY_SVE2 | HWY_SVE_256 |          \
     HWY_SVE2_128 | TILLER_LATER_TARGETS)
#define HWY_BROKEN_EMU128 1 // makes HWY_SCALAR the baseline
#if !defined(__x86_64__) && !defined(HWY_COMPILE_ONLY_STATIC)
#define HWY_COMPILE_ONLY_STATIC // there is nothing to choose from
#endif
#endif
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
// Only the headers of Highway are used, not its library, which has its checks and its dispatch.
#include <hwy/base.h>
#undef HWY_ABORT
#define HWY_ABORT(...) std::abort()
#include <hwy/foreach_target.h>
#include <hwy/highway.h>
#include <type_traits>

#if HWY_ONCE && !defined(HWY_COMPILE_ONLY_STATIC)
namespace tiller {
/// The column of the tables of functions: 0: scalar, 1: AVX2, 2: AVX-512. See chooseSimd.
extern std::atomic<std::size_t> simdColumn;
} // namespace tiller
#undef HWY_EXPORT
#undef HWY_DYNAMIC_DISPATCH
#define HWY_EXPORT(function)                                                                       \
    static constexpr decltype(&HWY_STATIC_DISPATCH(function)) function##Table[] = {                \
        HWY_CHOOSE_FALLBACK(function), HWY_CHOOSE_AVX2(function), HWY_CHOOSE_AVX3(function)}
#define HWY_DYNAMIC_DISPATCH(function)                                                             \
    (*function##Table[tiller::simdColumn.load(std::memory_order_relaxed)])
#endif
