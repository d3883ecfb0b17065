#include "tests/bench/parts.h"
#include "tests/core/support/crowd_measure.h"
#include "tests/core/support/crowd_scenes.h"
#include "tests/core/support/drawn_crowds.h"

#include <cstdio>
#include <cstdlib>

using namespace tiller;

/// tiller_crowds [--simd avx2|avx512] [PART]: measures ways (all of it, or PART ways), and runs the
/// scenes whose names hold PART, with Tiller as new cards have it and, where this was built with
/// its folder, with RVO2. Prints a Markdown table.
namespace {

#ifdef TILLER_RVO2
constexpr bool hasRvo2 = true;
#else
constexpr bool hasRvo2 = false;
#endif

struct Sum {
    std::size_t arrived = 0;
    std::size_t inTime = 0;
    std::size_t collisions = 0;
    double deepest = 0;
    double deepestInWall = 0;

    void add(const CrowdOutcome& outcome) {
        arrived += outcome.arrived;
        inTime += outcome.inTime;
        collisions += outcome.collisions;
        deepest = std::max(deepest, outcome.deepest);
        deepestInWall = std::max(deepestInWall, outcome.deepestInWall);
    }
};

void print(const CrowdOutcome& outcome) {
    std::printf(" %zu | %zu | %zu | %.2f |", outcome.arrived, outcome.inTime, outcome.collisions,
                outcome.slowdown);
}

void print(const Sum& sum, std::size_t walkers) {
    const auto share = [&](std::size_t count) {
        return 100 * static_cast<double>(count) / static_cast<double>(walkers);
    };
    std::printf(" **%zu (%.1f%%)** | **%zu (%.1f%%)** | **%zu** | |", sum.arrived,
                share(sum.arrived), sum.inTime, share(sum.inTime), sum.collisions);
}

/// How many people per second and meter pass a door of 1.2 m while a queue stands: those between a
/// fifth and four fifths of the crowd.
double flowOfQueue(std::uint64_t seed) {
    constexpr double door = 1.2;
    CrowdScene scene = crowds::queue(seed, 150, door);
    scene.asNewCards = true;
    Simulation simulation(scene.project());
    std::vector<double> times;
    for (double time = 0; times.size() < 120 && time < 600; time += scene.tick) {
        simulation.step();
        const Population& people = simulation.populations().front();
        const auto out = std::ranges::count_if(people.x, [](double x) { return x > 16; });
        times.resize(std::max(times.size(), static_cast<std::size_t>(out)), time);
    }
    return times.size() < 120 ? 0 : 90 / (times[119] - times[29]) / door;
}

} // namespace

int main(int count, char** arguments) {
    if (!takeSimd(count, arguments)) {
        std::fputs("usage: tiller_crowds [--simd avx2|avx512] [PART]\n", stderr);
        return 2;
    }
    const std::string part = count > 1 ? arguments[1] : "";
    if (part.empty() || part == "ways")
        printWays();
    if (part == "ways")
        return EXIT_SUCCESS;
    std::vector<NamedCrowd> scenes = crowds::known();
    for (const auto& more : {crowds::drawn(), crowds::large()})
        scenes.insert(scenes.end(), more.begin(), more.end());

    std::printf("| scene | walkers | arrived | in time | collisions | time |%s\n",
                hasRvo2 ? " RVO2: arrived | in time | collisions | time |" : "");
    std::printf("|---|--:|--:|--:|--:|--:|%s\n", hasRvo2 ? "--:|--:|--:|--:|" : "");
    std::size_t walkers = 0;
    Sum ours;
    Sum theirs;
    for (auto& [name, scene, longest] : scenes) {
        scene.asNewCards = true;
        if (name.find(part) == std::string::npos)
            continue;
        walkers += scene.walkers.size();
        std::printf("| %s | %zu |", name.c_str(), scene.walkers.size());
        const CrowdOutcome outcome = runCrowd(scene, longest);
        ours.add(outcome);
        print(outcome);
        if constexpr (hasRvo2) {
            const CrowdOutcome other = runWithRvo2(scene, longest);
            theirs.add(other);
            print(other);
        }
        std::printf("\n");
        std::fflush(stdout);
    }
    std::printf("| **all** | **%zu** |", walkers);
    print(ours, walkers);
    if (hasRvo2)
        print(theirs, walkers);
    std::printf("\n\nDeepest overlap of two bodies, as a share of their radii: %.3f", ours.deepest);
    if (hasRvo2)
        std::printf(" (RVO2 %.3f)", theirs.deepest);
    std::printf("; of a body and a wall, as a share of its radius: %.3g", ours.deepestInWall);
    if (hasRvo2)
        std::printf(" (RVO2 %.3g)", theirs.deepestInWall);
    std::printf(".\nIn time: within three times the straight time and 30 s.\n"
                "Time: the mean time of those who arrived, against the straight line.\n");
    std::printf("People per second and meter of a door of 1.2 m while a queue stands:");
    for (const std::uint64_t seed : {1, 2, 3})
        std::printf(" %.2f", flowOfQueue(seed));
    std::printf(" (Weidmann 1993, Seyfried 2009: 1.2 to 1.9)\n");
    return EXIT_SUCCESS;
}
