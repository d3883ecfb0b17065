// The flock of the benchmarks in textbook style: objects, virtual behaviors, a grid of pointers.
// `./dev bench` compares Tiller with it.
#include "tests/bench/textbook/textbook.h"

#include <chrono>
#include <cstdlib>
#include <iostream>

int main(int argc, char** argv) {
    const long agents = argc == 4 ? std::atol(argv[1]) : 0;
    const long ticks = argc == 4 ? std::atol(argv[2]) : 0;
    const long warm = argc == 4 ? std::atol(argv[3]) : -1;
    if (agents < 1 || ticks < 1 || warm < 0) {
        std::cerr << "usage: tiller_textbook AGENTS TICKS WARM\n";
        return 2;
    }
    textbook::Flock flock(static_cast<std::size_t>(agents));
    for (long i = 0; i < warm; ++i)
        flock.step();
    const auto begun = std::chrono::steady_clock::now();
    for (long i = 0; i < ticks; ++i)
        flock.step();
    const std::chrono::duration<double, std::nano> spent = std::chrono::steady_clock::now() - begun;
    std::cout << "{\"agents\": " << agents << ", \"ticks\": " << ticks << ", \"nsPerAgentStep\": "
              << spent.count() / (static_cast<double>(agents) * static_cast<double>(ticks))
              << ", \"neighbors\": " << flock.neighborsPerBoid() << "}\n";
    return 0;
}
