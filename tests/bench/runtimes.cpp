#include "core/game/tiller.h"
#include "core/game/world.h"
#include "core/io/files.h"
#include "core/sim/options.h"

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <functional>
#include <malloc.h>
#include <stdexcept>
#include <vector>

using namespace tiller;
using game::World;

/// Measures what the C API adds to a tick of C++, ticks on one thread for the other runtimes to be
/// compared with, and many small worlds. Prints a line per number: its name, and the number.
/// Times are the thread's own, so that a busy machine changes them little.
/// @param argv a flock of 20,000 agents; or a flock of 10,000 and a project of 10 agents
namespace {

constexpr int ticks = 100;

double milliseconds() {
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return 1e3 * static_cast<double>(time.tv_sec) + 1e-6 * static_cast<double>(time.tv_nsec);
}

double timeOf(const std::function<void()>& act) {
    const double start = milliseconds();
    act();
    return milliseconds() - start;
}

double medianOf(std::vector<double> numbers) {
    std::ranges::nth_element(numbers, numbers.begin() + std::ssize(numbers) / 2);
    return numbers[numbers.size() / 2];
}

std::string textOf(const char* file) {
    auto text = loadText(file);
    if (!text)
        throw std::runtime_error(text.problems().front().text);
    return std::move(text).value();
}

World worldOf(const std::string& text) {
    auto world = World::read(text, {.threads = 1});
    if (!world)
        throw std::runtime_error(world.problems().front().text);
    return std::move(world).value();
}

void mustBeOk(tiller_result result) {
    if (result != TILLER_OK)
        throw std::runtime_error(tiller_last_error());
}

tiller_world openByC(const std::string& text) {
    tiller_options options{};
    options.size = sizeof options;
    options.threads = 1;
    tiller_world world = 0;
    mustBeOk(tiller_open_text(text.data(), text.size(), &options, &world));
    return world;
}

/// What a game does in each frame.
void frameByC(tiller_world world) {
    tiller_columns columns{};
    columns.size = sizeof columns;
    const tiller_event* events = nullptr;
    std::size_t count = 0;
    mustBeOk(tiller_step(world));
    mustBeOk(tiller_get_columns(world, 0, &columns));
    mustBeOk(tiller_get_events(world, &events, &count));
}

/// The fastest tick: the same work as in other runtimes, which have the same bits.
double tickOf(const std::string& text) {
    World world = worldOf(text);
    double best = 1e9;
    for (int i = 0; i < ticks; ++i)
        best = std::min(best, timeOf([&] { world.step(); }));
    return best;
}

/// C and C++ take turns, both at the same tick of the same run. So do the worlds' places in memory,
/// which change a tick more than the call does: one is opened first, then the other.
double costOfC(const std::string& text) {
    std::vector<double> ratios;
    for (int round = 0; round < 10; ++round) {
        const tiller_world early = round % 2 ? openByC(text) : 0;
        World world = worldOf(text);
        const tiller_world other = early ? early : openByC(text);
        const auto frame = [&] {
            world.step();
            static_cast<void>(world.agents(0));
            static_cast<void>(world.events());
        };
        for (int i = 0; i < ticks / 2; ++i) {
            const double first =
                timeOf(i % 2 ? std::function<void()>([&] { frameByC(other); }) : frame);
            const double second =
                timeOf(i % 2 ? std::function<void()>(frame) : [&] { frameByC(other); });
            ratios.push_back(i % 2 ? first / second : second / first);
        }
        mustBeOk(tiller_close(other));
    }
    return 100 * (medianOf(ratios) - 1);
}

/// Of memory that is in use, and not only kept for later.
double usedMegabytes() {
    const struct mallinfo2 now = mallinfo2();
    return static_cast<double>(now.uordblks + now.hblkhd) / 1e6;
}

/// All open at once. Returns what one costs: opening, ten ticks, closing.
double worldsAtOnce(const std::string& text) {
    constexpr int count = 10000;
    std::vector<tiller_world> worlds;
    worlds.reserve(count);
    return timeOf([&] {
               for (int i = 0; i < count; ++i)
                   worlds.push_back(openByC(text));
               for (const tiller_world world : worlds)
                   for (int tick = 0; tick < 10; ++tick)
                       mustBeOk(tiller_step(world));
               for (const tiller_world world : worlds)
                   mustBeOk(tiller_close(world));
           }) /
           count;
}

} // namespace

int main(int argc, char* argv[]) try {
    if (argc == 2) {
        std::printf("tick_20000 %.3f\n", tickOf(textOf(argv[1])));
        return 0;
    }
    if (argc != 3) {
        std::fputs("usage: tiller_runtimes FLOCK_OF_20000 | FLOCK_OF_10000 PROJECT_OF_10\n",
                   stderr);
        return 2;
    }
    const std::string flock = textOf(argv[1]), small = textOf(argv[2]);
    std::printf("c_over_cpp %.2f\n", costOfC(flock));
    std::printf("tick_10000 %.3f\n", tickOf(flock));
    if (!chooseSimd(Simd::scalar))
        throw std::runtime_error("this build has no scalar code");
    std::printf("tick_10000_scalar %.3f\n", tickOf(flock));
    worldsAtOnce(small); // what is made once stays
    const double before = usedMegabytes();
    std::printf("world_of_10 %.4f\n", worldsAtOnce(small));
    std::printf("kept_after_worlds %.2f\n", usedMegabytes() - before);
    return 0;
} catch (const std::exception& error) {
    std::fprintf(stderr, "%s\n", error.what());
    return 1;
}
