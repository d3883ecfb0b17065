#pragma once

#include "core/base/lattice.h"
#include "core/sim/grid.h"

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
    [[nodiscard]] Box around(Vec2 low, Vec2 high, double reach) const;
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

    /// @param agents in the group, at most  @param fastest of them
    Neighborhood(const NeighborNeed& what, double agents, double fastest);
};

/// All neighborhoods of one group: its agents are looked up once for them.
struct NeighborQuery {
    static constexpr std::size_t most = 16;

    Group group;
    std::vector<Neighborhood> neighborhoods; ///< at most so many
    std::size_t firstSums = 0; ///< of the program's

    [[nodiscard]] double reach() const; ///< the largest radius
};

/// Adds up the neighbors of every agent of a block. @param sums one per neighborhood
void addUpNeighbors(const NeighborQuery& query, std::span<const Candidates> world,
                    const Block& block, std::span<NeighborSums> sums);

/// The nearest of the group for those agents of the block whose bit is set, not itself, with
/// distance <= range; ties to the lower. Writes all of @p out but `used`.
void findNearest(const Group& group, std::span<const Candidates> world, const Block& block,
                 LaneBits lookers, double range, Signal& out);

/// Calls `visit(slot, offset, d2)` for each that may be within reach of a place.
template <class Visit>
void forEachNear(const Candidates& world, const Moment& moment, Vec2 from, double reach,
                 Visit visit) {
    world.grid->runs(world.around(from, from, reach), [&](std::uint32_t begin, std::uint32_t end) {
        for (std::uint32_t slot = begin; slot < end; ++slot) {
            const Vec2 offset = moment.offset(from, {world.x[slot], world.y[slot]});
            visit(slot, offset, dot(offset, offset));
        }
    });
}

} // namespace tiller
