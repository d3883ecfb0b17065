#include "core/game/world.h"
#include "core/io/files.h"
#include "core/model/overrides.h"

#include <array>
#include <cmath>
#include <cstdio>
#include <ctime>
#include <filesystem>
#include <functional>
#include <numbers>
#include <random>
#include <stdexcept>

using namespace tiller;
using game::World;

/// Measures what a recording costs: the size of its file per second, by how a hundred externals
/// move; and the time that it adds to a tick, in rounds that take turns with worlds that do not
/// record. The time is that of the game's thread: packing has its own. Prints Markdown tables.
/// @param argv[1] a project with a flock
namespace {

constexpr int externals = 100;
constexpr int ticksPerSecond = 60;

double seconds() {
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

struct Move {
    Vec2 position, velocity;
};
using Path = std::function<Move(int external, int tick)>;

std::mt19937_64 randomBits(1);

double randomNumber() {
    return static_cast<double>(randomBits() >> 11) * 0x1p-53;
}

Move circle(int external, int tick) {
    const double angle = 0.02 * tick + external;
    const double radius = 50 + external;
    return {{500 + radius * std::cos(angle), 500 + radius * std::sin(angle)},
            {-1.2 * radius * std::sin(angle), 1.2 * radius * std::cos(angle)}};
}

Move rounded(const Move& move, const std::function<double(double)>& round) {
    return {{round(move.position.x), round(move.position.y)},
            {round(move.velocity.x), round(move.velocity.y)}};
}

/// Goes on at a velocity that changes at random in each tick.
Path drunk(const std::function<double(double)>& round) {
    auto places = std::make_shared<std::array<Move, externals>>();
    for (Move& each : *places)
        each = {{500, 500}, {}};
    return [=](int external, int) {
        Move& now = (*places)[static_cast<std::size_t>(external)];
        now.velocity = now.velocity * 0.9 + Vec2{randomNumber() - 0.5, randomNumber() - 0.5} * 20;
        now.position = now.position + now.velocity / ticksPerSecond;
        return rounded(now, round);
    };
}

double toFloat(double number) {
    return static_cast<double>(static_cast<float>(number));
}

double toSteps(double number) {
    return std::round(number * 64) / 64;
}

const std::string& nameOf(int external) {
    static const std::vector<std::string> names = [] {
        std::vector<std::string> all;
        for (int i = 0; i < externals; ++i)
            all.push_back("soldier " + std::to_string(i));
        return all;
    }();
    return names[static_cast<std::size_t>(external)];
}

void moveAll(World& world, const Path& path, int tick) {
    for (int each = 0; each < externals; ++each) {
        const Move move = path(each, tick);
        world.setExternal(nameOf(each), move.position, move.velocity);
    }
}

World openFlock(const char* file, int agents) {
    Project project = loadProject(file).value().project;
    const auto done =
        applyOverride(project, project.nodes[0].id + ".count=" + std::to_string(agents));
    if (!done)
        throw std::runtime_error(done.problems().front().text);
    return World::make(std::move(project), {.threads = 1}).value();
}

double bytesOf(const char* project, const Path& path, int seconds) {
    const std::filesystem::path file =
        std::filesystem::temp_directory_path() / "bench.tiller-recording";
    World world = openFlock(project, 100);
    if (!world.record(file).ok())
        throw std::runtime_error("it cannot record");
    for (int tick = 0; tick < seconds * ticksPerSecond; ++tick) {
        moveAll(world, path, tick);
        world.step();
    }
    if (!world.stopRecording().ok())
        throw std::runtime_error("it could not write");
    const double bytes = static_cast<double>(std::filesystem::file_size(file));
    std::filesystem::remove(file);
    return bytes;
}

/// Bytes per second, after the first second.
double sizeOf(const char* project, const Path& path) {
    constexpr int length = 9;
    return (bytesOf(project, path, 1 + length) - bytesOf(project, path, 1)) / length;
}

struct Cost {
    double plain = 1e9, recorded = 1e9; ///< seconds per tick, of the game's thread
};

Cost costOf(const char* project, int agents, bool moves) {
    const std::filesystem::path file =
        std::filesystem::temp_directory_path() / "bench.tiller-recording";
    Cost cost;
    for (int round = 0; round < 5; ++round)
        for (const bool records : {false, true}) {
            World world = openFlock(project, agents);
            if (records && !world.record(file).ok())
                throw std::runtime_error("it cannot record");
            // The first two seconds take memory, which is used again and again from then on.
            constexpr int first = 2 * ticksPerSecond;
            constexpr int ticks = 3 * ticksPerSecond;
            double begun = 0;
            for (int tick = 0; tick < first + ticks; ++tick) {
                if (tick == first)
                    begun = seconds();
                if (moves)
                    moveAll(world, circle, tick);
                world.step();
            }
            double& best = records ? cost.recorded : cost.plain;
            best = std::min(best, (seconds() - begun) / ticks);
        }
    std::filesystem::remove(file);
    return cost;
}

} // namespace

int main(int argc, char* argv[]) try {
    if (argc != 2) {
        std::fputs("usage: tiller_recording PROJECT\n", stderr);
        return 2;
    }
    const auto same = [](double number) { return number; };
    const auto rest = [](int external, int) { return Move{{10.0 * external, 3}, {}}; };
    const auto straight = [](int external, int tick) {
        return Move{{tick * 1.1 / 60, tick * (0.3 + external) / 60}, {1.1, 0.3 + external}};
    };
    const auto turning = [](int external, int tick) {
        return rounded(circle(external, tick), toFloat);
    };
    const auto places = [](int external, int tick) {
        return Move{rounded(circle(external, tick), toFloat).position, {}};
    };
    std::puts("| 100 externals, 60 times a second | KB per second |\n|---|---|");
    const std::vector<std::pair<const char*, Path>> paths{
        {"stand still", rest},
        {"go straight", straight},
        {"turn; places alone, in 24-bit numbers", places},
        {"turn; places and velocities, in 24-bit numbers", turning},
        {"turn; places and velocities, in 53-bit numbers", circle},
        {"change their velocities at random, in steps of 1/64", drunk(toSteps)},
        {"change their velocities at random, in 53-bit numbers", drunk(same)}};
    for (const auto& [name, path] : paths)
        std::printf("| %s | %.1f |\n", name, sizeOf(argv[1], path) / 1000);
    std::puts("\n| one thread | a tick | recorded | more |\n|---|---|---|---|");
    for (const int agents : {1000, 5000, 20000})
        for (const bool moves : {false, true}) {
            const Cost cost = costOf(argv[1], agents, moves);
            std::printf("| %d agents%s | %.3f ms | %.3f ms | %.1f%% |\n", agents,
                        moves ? ", 100 externals that move each tick" : "", 1e3 * cost.plain,
                        1e3 * cost.recorded, 100 * (cost.recorded / cost.plain - 1));
        }
    return 0;
} catch (const std::exception& error) {
    std::fprintf(stderr, "%s\n", error.what());
    return 1;
}
