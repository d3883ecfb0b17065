#pragma once

#include "core/base/lattice.h"
#include "core/nodes/node_code.h"

#include <cstdint>

namespace tiller {

/// What numbers drive of a neighborhood, for each agent of a block.
struct LaneNeeds {
    using Column = std::array<double, NeighborSums::size>; // packs may read past the end

    alignas(64) Column radius{}, viewBound{}, bound{}, anchor{};
};

/// The neighbors within a radius and a view angle. Nodes that need the same neighbors share the
/// sums over them.
struct Neighborhood {
    NeighborNeed need;
    double viewBound = -1; ///< as `bound` of inView: c |c|, c the cosine of half the view angle
    bool allRound = true;
    bool exactOffsets = true; ///< the sum of offsets needs no rounding
    bool exactVelocities = true;
    ExactSum offsets{1, 1};
    ExactSum velocities{1, 1};
    std::size_t list = 0;               ///< index of its reach in NeighborQuery::reaches
    std::optional<std::size_t> partner; ///< a neighborhood that is added up in the same loop
    bool isPartner = false;
    bool isDriven = false;            ///< by numbers: while a block runs it has `lanes`
    const LaneNeeds* lanes = nullptr; ///< instead of the radius and the view angle

    /// @param agents how many the group has at most  @param fastest the highest speed among them
    Neighborhood(const NeighborNeed& what, double agents, double fastest);

    /// The bound of a view angle; below all where it sees all round.
    [[nodiscard]] static double boundOf(double viewAngle);
};

/// All neighborhoods of one group. One search finds the agents for all of them.
struct NeighborQuery {
    static constexpr std::size_t most = 16; ///< neighborhoods

    Group group;
    double agents = 0;  ///< how many the group has at most
    double fastest = 0; ///< the highest speed among them
    std::vector<Neighborhood> neighborhoods = {};
    std::size_t firstNode = 0;        ///< it runs with the node of this index
    std::size_t firstSums = 0;        ///< where its sums begin among the program's
    std::vector<double> reaches = {}; ///< radii of searches, the farthest first
    /// Where the agents of the group are found (WorldView::world), if not crowd by crowd.
    std::vector<std::uint32_t> searched = {};

    [[nodiscard]] std::span<const std::uint32_t> places() const {
        return searched.empty() ? std::span<const std::uint32_t>(group) : searched;
    }

    /// Adds a neighborhood, or widens one that fits, and returns its index. @pre not full
    std::size_t add(NeighborNeed need, bool isDriven = false);
    [[nodiscard]] bool isFull() const { return neighborhoods.size() == most; }

    /// Finds partners and reaches. Call it when all neighborhoods are added.
    void plan();
    void planReaches();
};

} // namespace tiller
