#include "app/cli/engine.h"

#include "app/cli/console.h"

#include <array>

namespace tiller::cli {

namespace {

constexpr std::array names{"scalar", "avx2", "avx512", "neon"};

} // namespace

std::string toString(Simd simd) {
    return names.at(static_cast<std::size_t>(simd));
}

std::optional<SimulationOptions> engineOf(const EngineOptions& options) {
    for (std::size_t i = 0; i < names.size(); ++i)
        if (options.simd == names[i] && !chooseSimd(static_cast<Simd>(i))) {
            complain("this machine has no " + options.simd +
                     "; without --simd the best it has is " + "taken: " + toString(simdInUse()));
            return {};
        }
    return SimulationOptions{.threads = options.threads, .sortPeriod = options.sortPeriod};
}

} // namespace tiller::cli
