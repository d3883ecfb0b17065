#pragma once

#include <cstddef>
#include <cstdint>

namespace tiller {

/// How a simulation is computed. None of it changes what comes out: the same bits with any.
struct SimulationOptions {
    std::size_t threads = 0;      ///< 0: as many as the machine has cores
    std::size_t fewAgents = 2000; ///< for less it is not worth waking more threads than one
    std::uint64_t sortPeriod = 0; ///< agents are sorted by place every so many ticks; 0: as needed
    double cellShare = 1;         ///< the size of the cells, as a share of what is thought best
    bool trackLeading = false;    ///< notes which behavior leads each agent (Population::leading)
};

/// The instruction sets there is code for.
enum class Simd { scalar, avx2, avx512, neon };

/// The best this machine has; or what was chosen last.
[[nodiscard]] Simd simdInUse();

/// Chooses one for all simulations of this process; for tests and measurements. False if this
/// machine does not have it.
bool chooseSimd(Simd simd);

} // namespace tiller
