#pragma once

#include "core/base/lattice.h"
#include "core/sim/agents/body_column.h"
#include "core/sim/agents/grid.h"

#include <cstdint>

namespace tiller {

class Herd;

/// The agents of one population, or of a herd, as searches read them.
struct Candidates {
    std::uint32_t population = 0;
    const double* x = nullptr;
    const double* y = nullptr;
    const double* vx = nullptr;
    const double* vy = nullptr;
    const std::uint32_t* ordinal = nullptr;
    std::size_t count = 0;
    const Grid* grid = nullptr;
    const BodyColumn* radius = nullptr;
    double drift = 0; ///< how far on an axis any of them may have moved since the last sort
    const Herd* herd = nullptr; ///< whose agents they are; or null

    /// A box around a rectangle, wide enough for every agent that is now within @p reach of it.
    [[nodiscard]] Box around(Vec2 low, Vec2 high, double reach) const {
        // Anywhere in the world, rounding takes less than this off the sides.
        const double wide = reach + drift + 1e-6;
        return {{low.x - wide, low.y - wide}, {high.x + wide, high.y + wide}};
    }
};

/// Memory that searches use again and again.
struct Scratch {
    std::vector<Run> runs;
};

/// Whether a search of this box may find agents across an edge of a world that wraps. All agents
/// are inside the world, so the short way to each of them is the plain one unless the box reaches
/// out of the world or spans more than half of it.
[[nodiscard]] inline bool reachesOver(const Moment& moment, const Box& box) {
    return moment.edges == Edges::wrap &&
           (box.low.x < 0 || box.low.y < 0 || box.high.x > moment.worldSize.x ||
            box.high.y > moment.worldSize.y || box.high.x - box.low.x > moment.worldSize.x / 2 ||
            box.high.y - box.low.y > moment.worldSize.y / 2);
}

/// Calls `visit(slot, offset, squared distance)` for every agent that may be within reach of a
/// place.
template <class Visit>
void forEachNear(const Candidates& world, const Moment& moment, Vec2 from, double reach,
                 Visit visit) {
    static thread_local std::vector<Run> runs;
    for (const Run run : world.grid->runs(world.around(from, from, reach), runs))
        for (std::uint32_t slot = run.begin; slot < run.end; ++slot) {
            const Vec2 offset = moment.offset(from, {world.x[slot], world.y[slot]});
            visit(slot, offset, dot(offset, offset));
        }
}

} // namespace tiller
