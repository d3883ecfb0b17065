#include "app/cli/engine.h"

#include "app/cli/console.h"
#include "app/cli/interruption.h"

namespace tiller::cli {

std::vector<std::string> simdNames() {
    return {"scalar", "avx2", "avx512", "neon"};
}

std::string toString(Simd simd) {
    return simdNames().at(static_cast<std::size_t>(simd));
}

std::optional<SimulationOptions> engineOf(const EngineOptions& options) {
    const std::vector<std::string> names = simdNames();
    for (std::size_t i = 0; i < names.size(); ++i)
        if (options.simd == names[i] && !chooseSimd(static_cast<Simd>(i))) {
            complain("this machine has no " + options.simd +
                     ". Leave out --simd to use the widest it has: " + toString(simdInUse()) + ".");
            return {};
        }
    return SimulationOptions{.threads = options.threads,
                             .sortPeriod = options.sortPeriod,
                             .goesOn = [] { return interruptionCode() == 0; }};
}

} // namespace tiller::cli
