#pragma once

#include "core/model/project.h"
#include "core/sim/run/workers.h"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <vector>

namespace tiller {

/// How a simulation is computed. No option changes the result: all give the same bits.
struct SimulationOptions {
    std::size_t threads = 0;      ///< 0: as many as the machine has cores
    std::size_t fewAgents = 2000; ///< worlds with fewer agents use one thread
    std::uint64_t sortPeriod = 0; ///< ticks between sorting agents by place; 0: as needed
    double cellShare = 1;         ///< the size of cells, relative to the estimated best size
    bool trackLeading = false;    ///< fills Population::leading
    bool listsActs = false;       ///< Simulation::tickEvents has arrivals and entered modes, too
    ParallelFor parallelFor = {}; ///< threads of the caller; nothing: those of the library
    /// Asked now and then within a tick, by any of its threads: false ends the tick early, and from
    /// then on it must answer so. The world then is that of no tick: drop it.
    std::function<bool()> goesOn = {};
};

/// The instruction sets that the library has code for.
enum class Simd { scalar, avx2, avx512, neon };

/// The best instruction set of this machine, or the one chosen last.
[[nodiscard]] Simd simdInUse();

/// Chooses the instruction set for all simulations of this process; for tests and measurements.
/// Returns false if this machine does not have it.
bool chooseSimd(Simd simd);

/// Seconds that threads spent on one program.
struct NodeTimes {
    std::vector<double> nodes;
    std::vector<double> queries; ///< searching and adding up neighbors
    double motion = 0;
};

/// Adds the time from its construction to its destruction to a sum, unless the sum is null.
class Stopwatch {
public:
    explicit Stopwatch(double* sum) : m_sum(sum) {
        if (m_sum)
            m_begin = std::chrono::steady_clock::now();
    }
    ~Stopwatch() {
        if (m_sum)
            *m_sum +=
                std::chrono::duration<double>(std::chrono::steady_clock::now() - m_begin).count();
    }
    Stopwatch(const Stopwatch&) = delete;
    Stopwatch& operator=(const Stopwatch&) = delete;

private:
    double* m_sum;
    std::chrono::steady_clock::time_point m_begin{};
};

/// Where the time of a simulation goes: seconds, summed over all threads.
struct Profile {
    struct Part {
        Id agentType; ///< empty for work that concerns all types
        Id node;      ///< empty for work that belongs to no node
        std::string what;
        double seconds = 0;
    };

    std::vector<Part> parts;
};

} // namespace tiller
