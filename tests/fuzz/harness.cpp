#include "tests/fuzz/harness.h"

#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>

using namespace tiller::fuzz;

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t room);

namespace {

// In seconds of the processor, so that a busy machine does not matter. Sanitizers slow an input six
// times.
#if __has_feature(address_sanitizer)
constexpr double longest = 5;
#else
constexpr double longest = 1;
#endif
constexpr std::uint64_t reportEach = 1 << 14;

std::uint64_t tried = 0;
std::uint64_t accepted = 0;
double slowest = 0;

double processorSeconds() {
    timespec time{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

void report() {
    std::fprintf(stderr, "accepted %llu of %llu, slowest %.3f s\n",
                 static_cast<unsigned long long>(accepted), static_cast<unsigned long long>(tried),
                 slowest);
}

/// Ends the fuzzer when so many inputs were accepted as TILLER_FUZZ_ACCEPTED says.
void endIfDone() {
    static const char* const goal = std::getenv("TILLER_FUZZ_ACCEPTED");
    static const std::uint64_t most = goal ? std::strtoull(goal, nullptr, 10) : 0;
    if (most == 0 || accepted < most)
        return;
    report();
    std::raise(SIGINT); // libFuzzer prints its statistics
}

} // namespace

extern "C" int LLVMFuzzerInitialize(int*, char***) {
    std::atexit(report);
    return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const double start = processorSeconds();
    ++tried;
    accepted += accepts({reinterpret_cast<const char*>(data), size});
    const double seconds = processorSeconds() - start;
    slowest = seconds > slowest ? seconds : slowest;
    if (seconds > longest) {
        std::fprintf(stderr, "this input takes %.3f s\n", seconds);
        std::abort();
    }
    if (tried % reportEach == 0)
        report();
    endIfDone();
    return 0;
}

/// One change in sixteen is of raw bytes, for the parser.
extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size,
                                               std::size_t room, unsigned seed) {
    if (seed % 16 == 0)
        return LLVMFuzzerMutate(data, size, room);
    const auto changed = mutated({reinterpret_cast<const char*>(data), size}, seed);
    const std::string text = changed && changed->size() <= room ? *changed : fresh(seed);
    if (text.size() > room)
        return LLVMFuzzerMutate(data, size, room);
    std::memcpy(data, text.data(), text.size());
    return text.size();
}
