#pragma once

#include "core/base/lattice.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

/// The world that agents live in: as its settings say, and as they meet it in a tick.
namespace tiller {

class Surroundings;
struct Description;

enum class Edges { open, wrap, wall, bounce };

/// Whether agents stay within the size of the world.
[[nodiscard]] constexpr bool haveWalls(Edges edges) {
    return edges == Edges::wall || edges == Edges::bounce;
}

/// The settings of a world: [0, width] x [0, height], y down.
struct WorldSettings {
    double width = 800;
    double height = 600;
    Edges edges = Edges::wrap;
    double tick = 1.0 / 60;      ///< how much time passes in one tick
    double ticksPerSecond = 60;  ///< how many ticks play in a second of watching at speed 1x
    double seed = 1;             ///< a whole number below 2^53
    double mostAgents = 100'000; ///< nobody is born while so many live

    bool operator==(const WorldSettings&) const = default;
};

[[nodiscard]] Description worldType();

/// Something that the game moves itself, such as the player.
struct External {
    std::string name;
    Vec2 position;
    Vec2 velocity;
    Vec2 heading{1, 0}; ///< the direction of its last motion

    bool operator==(const External&) const = default;
};

/// The values that all agents share during one tick.
struct Moment {
    Moment() = default;
    Moment(Vec2 size, Edges atEdges)
        : worldSize(size), perWorldSize{1 / size.x, 1 / size.y}, edges(atEdges) {}
    explicit Moment(const WorldSettings& world)
        : Moment(lattice(Vec2{world.width, world.height}), world.edges) {
        tickLength = world.tick;
    }

    std::uint64_t tick = 0; ///< the number of ticks that have passed
    double tickLength = 1;  ///< world.tick
    Vec2 worldSize;         ///< on the lattice
    Vec2 perWorldSize;      ///< 1 / worldSize
    Edges edges = Edges::open;
    std::optional<Vec2> cursor; ///< the mouse, while it is over the world
    std::optional<Vec2> click;  ///< the last click
    std::vector<External> externals;
    const Surroundings* surroundings = nullptr;
    const std::function<bool()>* goesOn = nullptr; ///< may be null; see SimulationOptions::goesOn

    [[nodiscard]] double time() const { return static_cast<double>(tick) * tickLength; }

    /// Whether the tick ends early: long loops ask.
    [[nodiscard]] bool isStopped() const { return goesOn && !(*goesOn)(); }

    /// b - a; the short way in a world that wraps.
    [[nodiscard]] Vec2 offset(Vec2 a, Vec2 b) const {
        const Vec2 between = b - a;
        if (edges != Edges::wrap)
            return between;
        return {shortWay(between.x, worldSize.x, perWorldSize.x),
                shortWay(between.y, worldSize.y, perWorldSize.y)};
    }
};

} // namespace tiller
