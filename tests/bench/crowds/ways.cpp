#include "core/base/angle.h"
#include "tests/bench/parts.h"
#include "tests/core/support/crowd_places.h"

#include <chrono>
#include <cstdio>
#include <sys/resource.h>

namespace tiller {

namespace {

/// A town of houses with streets of at least 20 units between them, and how one goes there.
class Town {
public:
    Town(Vec2 size, int houses) : m_size(size), m_built(world("world tick=1/60")) {
        m_built.add("world width={} height={}; walls:obstacles; way; it:go-to; walls > "
                    "way.obstacles; way > it.way",
                    size.x, size.y);
        for (int i = 0; i < houses; ++i) {
            Vec2 center;
            double radius = 0;
            do {
                center = place();
                radius = m_draws.number(28, 42);
            } while (!isFree(center, radius + 20));
            m_houses.emplace_back(center, radius);
            m_built.add("scene h{}:obstacle shape=box x={} y={} width={} height={}", i, center.x,
                        center.y, radius * 1.6, radius * 1.2);
        }
    }

    /// Agents at random places in the streets; with `ownGoals`, each with a goal in the streets.
    [[nodiscard]] Project build(std::size_t count, bool ownGoals) {
        std::vector<PlacedAgent> agents(count);
        for (PlacedAgent& agent : agents) {
            agent.position = street();
            if (ownGoals)
                agent.goals.push_back({.item = {}, .place = street()});
        }
        m_built.agents("walker", std::move(agents));
        m_built.add("set walker maxSpeed=120 maxForce=6000 radius=4; it > walker.steering; {}",
                    ownGoals ? "goal:own-goal; goal > way.goals"
                             : "prey:external externalName=prey; prey > way.goals");
        return m_built.build();
    }

private:
    [[nodiscard]] Vec2 place() {
        return {m_draws.number(20, m_size.x - 20), m_draws.number(20, m_size.y - 20)};
    }
    [[nodiscard]] bool isFree(Vec2 at, double room) const {
        return std::ranges::none_of(m_houses, [&](const auto& house) {
            return length(house.first - at) < house.second + room;
        });
    }
    [[nodiscard]] Vec2 street() {
        Vec2 at = place();
        while (!isFree(at, 6))
            at = place();
        return at;
    }

    Vec2 m_size;
    CrowdPlaces m_draws{31};
    ProjectBuilder m_built;
    std::vector<std::pair<Vec2, double>> m_houses;
};

/// Plays 11 s; prints the mean and the longest tick of the last 10.
void print(const char* name, const Project& project, bool preyMoves) {
    SimulationOptions options;
    options.threads = 1;
    Simulation simulation(project, options);
    double sum = 0;
    double worst = 0;
    for (int tick = 0; tick < 660; ++tick) {
        if (preyMoves)
            simulation.setExternal("prey", Vec2{2000, 2000} + direction(0.5 * tick) * 1200);
        const auto began = std::chrono::steady_clock::now();
        simulation.step();
        const std::chrono::duration<double, std::milli> took =
            std::chrono::steady_clock::now() - began;
        if (tick < 60)
            continue;
        sum += took.count();
        worst = std::max(worst, took.count());
    }
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    std::printf("| %s | %.2f | %.2f | %.1f |\n", name, sum / 600, worst,
                static_cast<double>(usage.ru_maxrss) / 1024);
}

} // namespace

void printWays() {
    std::printf("| ways, one thread | mean tick, ms | longest, ms | whole process, MiB |\n"
                "|---|--:|--:|--:|\n");
    print("1,000 agents, 1,000 goals, 300 houses", Town({2000, 1500}, 300).build(1000, true),
          false);
    print("200 agents after one that moves, 4,000 x 4,000",
          Town({4000, 4000}, 300).build(200, false), true);
    std::printf("\n");
}

} // namespace tiller
