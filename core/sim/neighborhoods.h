#pragma once

#include "core/base/lattice.h"
#include "core/sim/grid.h"

#include <limits>

namespace tiller {

/// The agents of one population, as they are searched.
struct Candidates {
    std::uint32_t population = 0;
    const double* x = nullptr;
    const double* y = nullptr;
    const double* vx = nullptr;
    const double* vy = nullptr;
    const std::uint32_t* ordinal = nullptr;
    std::size_t count = 0;
    const Grid* grid = nullptr;
    double drift = 0; ///< how far on an axis they may be from where they were sorted

    /// A box around places, wide enough for all that are within @p reach of them now.
    [[nodiscard]] Box around(Vec2 low, Vec2 high, double reach) const {
        // What rounding may take off the sides is less than this anywhere in the world.
        const double wide = reach + drift + 1e-6;
        return {{low.x - wide, low.y - wide}, {high.x + wide, high.y + wide}};
    }
};

/// Neighbors by radius and view angle; what nodes read of them is added up once for all.
struct Neighborhood {
    NeighborNeed need;
    double viewBound = -1; ///< c |c|, c the cosine of half the view angle
    bool allRound = true;
    bool exactOffsets = true; ///< the sums need no rounding
    bool exactVelocities = true;
    ExactSum offsets{1, 1};
    ExactSum velocities{1, 1};
    std::size_t list = 0;               ///< its reach among the query's
    std::optional<std::size_t> partner; ///< one that is added up in the same loop
    bool isPartner = false;

    /// @param agents in the group, at most  @param fastest of them
    Neighborhood(const NeighborNeed& what, double agents, double fastest);
};

/// All neighborhoods of one group: its agents are looked up once for them.
struct NeighborQuery {
    static constexpr std::size_t most = 16;

    Group group;
    std::vector<Neighborhood> neighborhoods; ///< at most so many
    std::size_t firstSums = 0;               ///< of the program's

    std::vector<double> reaches; ///< how far lists must go, the farthest first

    void plan(); ///< to be called when all neighborhoods are there
};

/// Adds up the neighbors of every agent of a block. @param sums one per neighborhood
void addUpNeighbors(const NeighborQuery& query, std::span<const Candidates> world,
                    const Block& block, std::span<NeighborSums> sums);

/// The nearest of the group for those agents of the block whose bit is set, not itself, with
/// distance <= range; ties to the lower. Writes all of @p out but `used`.
void findNearest(const Group& group, std::span<const Candidates> world, const Block& block,
                 LaneBits lookers, double range, Signal& out);

/// What a search reuses.
struct Scratch {
    std::vector<Run> runs;
};

/// Whether a search of this box may find somebody over the edge of a world that wraps.
/// Who is in the world is less than half of it away, unless the box reaches out of it or over half
/// of it.
[[nodiscard]] inline bool reachesOver(const Moment& moment, const Box& box) {
    return moment.edges == Edges::wrap &&
           (box.low.x < 0 || box.low.y < 0 || box.high.x > moment.worldSize.x ||
            box.high.y > moment.worldSize.y || box.high.x - box.low.x > moment.worldSize.x / 2 ||
            box.high.y - box.low.y > moment.worldSize.y / 2);
}

/// Calls `visit(slot, offset, d2)` for each that may be within reach of a place.
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
