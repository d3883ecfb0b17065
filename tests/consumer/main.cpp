#include "core/io/project_io.h"
#include "core/sim/simulation.h"

#include <cinttypes>
#include <cstdio>
#include <cstdlib>

/// Loads an export, runs it and prints its state hash: the parts of a game that concern Tiller.
int main(int argc, char** argv) {
    if (argc != 3) {
        std::fprintf(stderr, "usage: consumer EXPORT TICKS\n");
        return 2;
    }
    const tiller::Result<tiller::LoadedProject> loaded = tiller::loadProject(argv[1]);
    if (!loaded) {
        for (const tiller::Problem& problem : loaded.problems())
            std::fprintf(stderr, "%s:%d:%d: %s\n", argv[1], problem.line, problem.column,
                         problem.text.c_str());
        return 1;
    }
    tiller::Simulation simulation(loaded.value().project);
    const unsigned long ticks = std::strtoul(argv[2], nullptr, 10);
    for (unsigned long tick = 0; tick < ticks; ++tick)
        simulation.step();
    std::printf("%016" PRIx64 "\n", simulation.stateHash());
}
