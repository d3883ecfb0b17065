#include "core/game/world.h"
#include "core/io/files.h"
#include "core/model/overrides.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <ctime>
#include <filesystem>
#include <functional>
#include <numbers>
#include <random>
#include <stdexcept>
#include <vector>

using namespace tiller;
using game::World;

/// Measures what a recording costs: the size of its file per second, by how a hundred externals
/// move; and the time that it adds to a tick, in turns with worlds that do not record. The time is
/// that of the game's thread: packing has its own. Prints Markdown tables.
/// @param argv[1] a project with a flock
namespace {

constexpr int externals = 100;
constexpr int ticksPerSecond = 60;

double threadSeconds() {
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
    double plain = 0; ///< seconds per tick, of the game's thread
    double more = 0;  ///< the part that recording adds
};

double medianOf(std::vector<double> numbers) {
    std::ranges::nth_element(numbers, numbers.begin() + std::ssize(numbers) / 2);
    return numbers[numbers.size() / 2];
}

/// A world that records and one that does not take turns, second by second of world time.
Cost costOf(const char* project, int agents, bool moves) {
    constexpr int first =
        2; // these seconds take memory, which is used again and again from then on
    constexpr int seconds = 42;
    const std::filesystem::path file =
        std::filesystem::temp_directory_path() / "bench.tiller-recording";
    std::array<World, 2> worlds{openFlock(project, agents), openFlock(project, agents)};
    if (!worlds[1].record(file).ok())
        throw std::runtime_error("it cannot record");
    const auto timeOfSecond = [&](World& world, int second) {
        const double begun = threadSeconds();
        for (int tick = 0; tick < ticksPerSecond; ++tick) {
            if (moves)
                moveAll(world, circle, second * ticksPerSecond + tick);
            world.step();
        }
        return threadSeconds() - begun;
    };
    std::vector<double> plain, ratios;
    for (int second = 0; second < seconds; ++second) {
        std::array<double, 2> times{};
        for (const int each : {0, 1}) {
            const auto which = static_cast<std::size_t>((second + each) % 2);
            times[which] = timeOfSecond(worlds[which], second);
        }
        if (second < first)
            continue;
        plain.push_back(times[0] / ticksPerSecond);
        ratios.push_back(times[1] / times[0]);
    }
    const Cost cost{medianOf(plain), medianOf(ratios) - 1};
    if (!worlds[1].stopRecording().ok())
        throw std::runtime_error("it could not write");
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
    std::puts("\n| one thread | a tick | recording adds |\n|---|--:|--:|");
    for (const int agents : {1000, 5000, 20000})
        for (const bool moves : {false, true}) {
            const Cost cost = costOf(argv[1], agents, moves);
            std::printf("| %d agents%s | %.3f ms | %.1f%% |\n", agents,
                        moves ? ", 100 externals that move each tick" : "", 1e3 * cost.plain,
                        100 * cost.more);
        }
    return 0;
} catch (const std::exception& error) {
    std::fprintf(stderr, "%s\n", error.what());
    return 1;
}
