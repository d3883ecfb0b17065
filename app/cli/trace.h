#pragma once

#include "app/cli/console.h"
#include "core/sim/simulation.h"

#include <cstdint>

namespace tiller::cli {

/// Writes `tick,agent,type,x,y,vx,vy`, one row per agent, for every @p every ticks from 0 on.
class Trace {
public:
    Trace(const std::string& file, std::uint64_t every);

    void write(const Simulation& simulation);
    [[nodiscard]] bool finish() { return m_output.finish(); }

private:
    Output m_output;
    std::uint64_t m_every;
};

} // namespace tiller::cli
