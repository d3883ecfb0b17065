#pragma once

#include "core/sim/options.h"

#include <vector>

namespace tiller {

/// The instruction sets of this machine; the plain one is first.
inline std::vector<Simd> allSimd() {
    const Simd best = simdInUse();
    std::vector<Simd> all;
    for (const Simd simd : {Simd::scalar, Simd::avx2, Simd::avx512, Simd::neon})
        if (chooseSimd(simd))
            all.push_back(simd);
    chooseSimd(best);
    return all;
}

/// Selects an instruction set during its lifetime.
class UseSimd {
public:
    explicit UseSimd(Simd simd) : m_before(simdInUse()) { chooseSimd(simd); }
    ~UseSimd() { chooseSimd(m_before); }
    UseSimd(const UseSimd&) = delete;
    UseSimd& operator=(const UseSimd&) = delete;

private:
    Simd m_before;
};

} // namespace tiller
