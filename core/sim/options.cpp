#include "core/sim/options.h"

#include "core/base/simd.h"

HWY_BEFORE_NAMESPACE();
namespace tiller::HWY_NAMESPACE {

std::int64_t compiledFor() {
    return HWY_TARGET;
}

} // namespace tiller::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE

namespace tiller {

HWY_EXPORT(compiledFor);

namespace {

std::int64_t targetOf(Simd simd) {
    switch (simd) {
    case Simd::avx2:
        return HWY_AVX2;
    case Simd::avx512:
        return HWY_AVX3;
    case Simd::neon:
        return HWY_NEON;
    case Simd::scalar:
        break;
    }
    return HWY_SCALAR;
}

} // namespace

Simd simdInUse() {
    const std::int64_t target = HWY_DYNAMIC_DISPATCH(compiledFor)();
    for (const Simd simd : {Simd::avx2, Simd::avx512, Simd::neon})
        if (targetOf(simd) == target)
            return simd;
    return Simd::scalar;
}

bool chooseSimd(Simd simd) {
    const std::int64_t target = targetOf(simd);
#ifdef HWY_COMPILE_ONLY_STATIC // there is only one target
    return target == HWY_STATIC_TARGET;
#else
    hwy::SetSupportedTargetsForTest(0);
    const bool has = ((hwy::SupportedTargets() | HWY_STATIC_TARGET) & HWY_TARGETS & target) != 0;
    if (has)
        hwy::SetSupportedTargetsForTest(target);
    return has && simdInUse() == simd;
#endif
}

} // namespace tiller

#endif
