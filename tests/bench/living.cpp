#include "core/base/number.h"
#include "core/io/project_io.h"
#include "core/model/parameters.h"
#include "core/scene/ways.h"
#include "core/sim/compile/wiring.h"
#include "core/sim/simulation.h"
#include "tests/bench/parts.h"
#include "tests/core/model/model_testing.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <functional>
#include <stdexcept>
#include <string>
#include <vector>

using namespace tiller;

/// Measures what worlds that live cost: each against the same world without, in rounds that take
/// turns, so that the noise of the machine affects both alike. Prints a Markdown table.
namespace {

/// Round obstacles in rows.
ProjectBuilder& addPillars(ProjectBuilder& builder, int count, double size, double radius) {
    for (int i = 0; i < count; ++i)
        builder.add("scene pillar-{}:obstacle x={} y={} radius={}", i,
                    size * ((i * 37 % count) + 0.5) / count, size * (i + 0.5) / count, radius);
    return builder;
}

/// Of the processor: other programs that want it do not count.
double secondsOf(const std::function<void()>& work) {
    const std::clock_t start = std::clock();
    work();
    return static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
}

/// Other programs only add time, so the fastest round says most. @param least 0 before the first
void keepLess(double seconds, double& least) {
    least = least == 0 ? seconds : std::min(least, seconds);
}

const SimulationOptions oneThread{.threads = 1};

/// Only rows with this in their name are measured.
std::string wanted;

bool isWanted(std::string_view what) {
    return what.find(wanted) != std::string_view::npos;
}

void print(const char* what, double measured, const char* unit, double goal, double must) {
    std::printf("| %s | %.2f%s | %.4g%s | %.4g%s | %s |\n", what, measured, unit, goal, unit, must,
                unit,
                measured <= goal   ? "reached"
                : measured <= must ? "enough"
                                   : "missed");
    std::fflush(stdout);
}

/// Both worlds must have started without errors.
void require(const Simulation& simulation) {
    if (!simulation.errors().empty())
        throw std::runtime_error(simulation.errors().front().text);
}

void compare(const char* what, int rounds, const ProjectBuilder& with,
             const ProjectBuilder& without, double goal, double must) {
    if (!isWanted(what))
        return;
    constexpr int ticks = 12;
    Simulation a(with.build(), oneThread);
    Simulation b(without.build(), oneThread);
    require(a);
    require(b);
    std::vector<double> ratios;
    for (int round = 0; round <= rounds; ++round) {
        const auto run = [](Simulation& world) {
            return secondsOf([&] {
                for (int tick = 0; tick < ticks; ++tick)
                    world.step();
            });
        };
        const double first = run(a);
        const double second = run(b);
        if (round > 0) // the first one warms up
            ratios.push_back(first / second);
    }
    const auto middle = ratios.begin() + static_cast<std::ptrdiff_t>(ratios.size() / 2);
    std::ranges::nth_element(ratios, middle);
    print(what, *middle, "x", goal, must);
}

void compareFlocks(const Project& flock, int rounds) {
    ProjectBuilder life(flock);
    life.add("world mostAgents=200000; fate:chance probability={} interval=0; "
             "die:remove fires=every-tick; spring:source rate=10000; fate > die > bird; "
             "spring > bird",
             0.1 / 60);
    compare("100,000 agents, 10% die and are born each second", rounds, life, ProjectBuilder(flock),
            1.05, 1.15);

    ProjectBuilder bodies(flock);
    bodies.add("set bird radius=0.5");
    ProjectBuilder touching = bodies;
    touching.add("touch:touching; ring:signal; bird > touch > ring > bird");
    compare("actions and Touching on every agent", rounds, touching, bodies, 1.3, 1.6);

    ProjectBuilder solid = bodies;
    addPillars(solid.add("set bird solid=obstacles-and-agents"), 200, 1595, 5);
    compare("solid bodies, agents and 200 obstacles", rounds, solid, bodies, 1.5, 2);
}

/// One flock of 500 agent types, and the same flock of one type.
void compareTypes(const Project& flock, int rounds) {
    constexpr int types = 500;
    constexpr int each = 20;
    const double side = 1595.2 * squareRoot(types * each / 100'000.0);
    ProjectBuilder one(flock);
    one.add("world width={0} height={0}", side);
    ProjectBuilder many = one;
    one.add("set bird count={}", types * each);
    many.add("set bird count={}", each);
    const Project counted = many.build();
    const Node& bird = *counted.node("bird");
    const auto& settings = findNodeType(bird.type)->settings;
    for (int i = 1; i < types; ++i) {
        const Id id = "bird-" + std::to_string(i);
        many.node(id, bird.type);
        for (std::size_t k = 0; k < settings.size(); ++k)
            many.set(id, settings[k].id, bird.values[k]);
        many.add("{0} > separation >12 {0}.steering; {0} > alignment >8 {0}.steering; "
                 "{0} > cohesion >8 {0}.steering",
                 id);
    }
    compare("500 agent types of 20 each, against one of 10,000", rounds, many, one, 1.2, 1.5);
}

/// A crowd that follows a way, and one that follows a field.
void compareWays(const Project& flock, int rounds) {
    ProjectBuilder crowd(applied(flock, remove(flock, Ids{"separation", "alignment", "cohesion"})));
    crowd.add("world edges=wall; follow:follow-field; follow > bird");
    ProjectBuilder field = crowd;
    field.add("scene wind:field; field field=wind; field > follow");
    ProjectBuilder way = crowd;
    addPillars(way, 200, 1595, 5)
        .add("scene goal:point x=1500 y=1500; point point=goal; obstacles; way cell=5; "
             "point > way; obstacles > way; way > follow");
    compare("a way of 100,000 agents, against Follow field", rounds, way, field, 1.2, 1.5);
}

/// The ways from everywhere to one goal, around pillars.
void measureWay(int rounds) {
    constexpr const char* what = "a way on 512 x 512 cells, computed once";
    if (!isWanted(what))
        return;
    ProjectBuilder world{Project()};
    const Project project = addPillars(world.add("world width=512 height=512"), 60, 512, 6).build();
    std::vector<ObstacleGeometry> pillars;
    for (const SceneItem& item : project.scene)
        pillars.push_back(obstacleOf(project, item));
    WayFields fields({.terrain = {WayCells({512, 512}, false, 1), pillars, 2}});
    double fastest = 0;
    for (std::uint32_t i = 0; i < 4 * static_cast<std::uint32_t>(rounds); ++i) {
        fields.begin(nullptr);
        const double seconds =
            secondsOf([&] { (void)fields.to(WayCells::cell(20 + i * 23, 480 - i * 19)); });
        if (i > 0) // the first one makes the map, too
            keepLess(seconds, fastest);
    }
    if (fields.found() != 4 * static_cast<std::size_t>(rounds))
        throw std::runtime_error("a way was not found anew");
    print(what, fastest * 1e3, " ms", 15, 40);
}

/// A game that spawns or removes 100 agents between two ticks.
void measureByHand(const Project& flock, int rounds) {
    constexpr const char* spawned = "one spawn by the game among 20,000, batched 100";
    constexpr const char* removed = "one removal by the game among 20,000, batched 100";
    if (!isWanted(spawned) && !isWanted(removed))
        return;
    constexpr std::uint32_t batch = 100;
    ProjectBuilder world(flock);
    world.add("set bird count=20000; world mostAgents=30000");
    Simulation simulation(world.build(), oneThread);
    require(simulation);
    simulation.spawn("bird", Vec2{10, 10}); // from the first one on, sums have room for more
    double plain = 0, spawns = 0, removals = 0;
    std::vector<AgentHandle> born;
    for (int i = 0; i < 8 * rounds; ++i) {
        const auto timed = [&](const std::function<void()>& work) {
            return secondsOf([&] {
                work();
                simulation.step();
            });
        };
        keepLess(timed([] {}), plain);
        born.clear();
        keepLess(timed([&] {
                     for (std::uint32_t k = 0; k < batch; ++k)
                         born.push_back(*simulation.spawn("bird", Vec2{15.0 * k, 11.0 * k}));
                 }),
                 spawns);
        keepLess(timed([&] {
                     for (const AgentHandle& agent : born)
                         simulation.remove(agent);
                 }),
                 removals);
    }
    print(spawned, std::max(spawns - plain, 0.0) / batch * 1e6, " us", 2, 10);
    print(removed, std::max(removals - plain, 0.0) / batch * 1e6, " us", 2, 10);
}

/// A slider that sets a number of all bodies in a running world.
void measureParameter(const Project& flock, int rounds) {
    constexpr const char* what = "setting the maxSpeed of 20,000 by a parameter";
    if (!isWanted(what))
        return;
    Project project = applied(flock, setValue(flock, "bird", "count", 20'000.0));
    IdSource ids(1);
    apply(makeParameter(project, ids, {"bird", "maxSpeed"}).value(), project);
    const Parameter& speed = project.parameters.back();
    const double value = numberOf(speed.value);
    Simulation simulation(project, oneThread);
    require(simulation);
    double fastest = 0;
    for (int i = 0; i < 8 * rounds; ++i) {
        simulation.step();
        const double seconds = secondsOf(
            [&] { (void)simulation.setParameter(speed.id, value * (i % 2 == 0 ? 0.9 : 1.0)); });
        if (i > 0) // the first one takes memory
            keepLess(seconds, fastest);
    }
    print(what, fastest * 1e6, " us", 20, 200);
}

} // namespace

/// tiller_living [--simd avx2] FLOCK [ROUNDS [WORDS]]: with words, only the rows that have them in
/// their name
int main(int argc, char** argv) {
    if (argc < 2 || !takeSimd(argc, argv)) {
        std::fputs("usage: tiller_living [--simd avx2|avx512] flock.tiller [ROUNDS [WORDS]]\n",
                   stderr);
        return 2;
    }
    const int rounds = argc > 2 ? std::max(1, std::atoi(argv[2])) : 7;
    if (argc > 3)
        wanted = argv[3];
    const auto flock = loadProject(argv[1]);
    if (!flock) {
        std::fprintf(stderr, "%s\n", flock.problems().front().text.c_str());
        return 1;
    }
    try {
        std::puts("| worlds that live, one thread | measured | goal | must | |");
        std::puts("|---|---|---|---|---|");
        compareFlocks(flock.value().project, rounds);
        compareTypes(flock.value().project, rounds);
        compareWays(flock.value().project, rounds);
        measureWay(rounds);
        measureByHand(flock.value().project, rounds);
        measureParameter(flock.value().project, rounds);
    } catch (const std::exception& error) {
        std::fprintf(stderr, "tiller_living: %s\n", error.what());
        return 1;
    }
    return 0;
}
