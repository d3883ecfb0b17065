#include "core/sim/options.h"

#include "core/base/simd.h"

#if HWY_ONCE

namespace tiller {

#ifdef HWY_COMPILE_ONLY_STATIC

Simd simdInUse() {
    switch (HWY_STATIC_TARGET) {
    case HWY_AVX3:
        return Simd::avx512;
    case HWY_AVX2:
        return Simd::avx2;
    case HWY_SCALAR:
        return Simd::scalar;
    default:
        return HWY_ARCH_ARM ? Simd::neon : Simd::scalar;
    }
}

bool chooseSimd(Simd simd) {
    return simd == simdInUse();
}

#else

namespace {

/// Whether this machine has the vectors of a column, and the library has code for them.
bool hasColumn(std::size_t column) {
    __builtin_cpu_init();
    const bool hasAvx2 = __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma") &&
                         __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2");
    switch (column) {
    case 2:
        return (HWY_TARGETS & HWY_AVX3) != 0 && hasAvx2 && __builtin_cpu_supports("avx512f") &&
               __builtin_cpu_supports("avx512vl") && __builtin_cpu_supports("avx512dq") &&
               __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512cd");
    case 1:
        return (HWY_TARGETS & HWY_AVX2) != 0 && hasAvx2;
    default:
        return true;
    }
}

} // namespace

// Zero, for scalars, before it is initialized.
std::atomic<std::size_t> simdColumn = hasColumn(2) ? 2 : hasColumn(1) ? 1 : 0;

Simd simdInUse() {
    return static_cast<Simd>(simdColumn.load());
}

bool chooseSimd(Simd simd) {
    const auto column = static_cast<std::size_t>(simd);
    if (column > 2 || !hasColumn(column))
        return false;
    simdColumn = column;
    return true;
}

#endif

} // namespace tiller

#endif
