// Measures the clock of a core while it works. It runs a chain of operations that take one cycle
// each and wait for the previous one, so their number per second is the frequency. Right for
// x86-64; an arm64 core merges each shift with the operation after it.
#include <algorithm>
#include <chrono>
#include <cstdint>
#include <iostream>

int main() {
    constexpr int cyclesPerTurn = 6;
    constexpr int turns = 4'000'000;
    std::uint64_t state = 88172645463325252U;
    double best = 0;
    for (int round = 0; round < 12; ++round) {
        const auto begun = std::chrono::steady_clock::now();
        for (int i = 0; i < turns; ++i) {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
        }
        const std::chrono::duration<double, std::nano> spent =
            std::chrono::steady_clock::now() - begun;
        best = std::max(best, cyclesPerTurn * static_cast<double>(turns) / spent.count());
    }
    std::cout << "{\"gigahertz\": " << best << "}\n";
    return state == 0; // never true, but the compiler must not drop the loop
}
