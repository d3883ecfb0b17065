#pragma once

#include "core/nodes/describe.h"
#include "core/nodes/node_code.h"

#include <functional>
#include <optional>

/// How agents that are sent to one place come to rest there, packed (Pottinger 1999, "Coordinated
/// Unit Movement"). A node that settles, such as Go to, remembers for each agent whether it has
/// arrived: it is at the goal, or it touches an agent that has arrived at the same goal and is
/// nearer to it. Who has arrived wants to stand still, and Reciprocal avoidance lets it.
namespace tiller {

/// The `settles` of nodes that bring agents to rest: on for new nodes, off in files without it.
template <class Settings>
[[nodiscard]] Setting settlesSetting(bool Settings::*member, HelpView help) {
    Setting setting = flagSetting(member, "settles", "Settles", help);
    setting.suggested.emplace(true);
    return optional(std::move(setting));
}

/// What such a node remembers, by the values below.
[[nodiscard]] std::vector<MemoryValue> settlingMemory();
enum SettlingMemory : std::size_t {
    arrivedBeforeEven, ///< has it arrived? Others read it, so no tick writes what they still read
    arrivedBeforeOdd,
    arrivedAtX, ///< where it was when it arrived
    arrivedAtY,
    goalX, ///< where it goes; of an arrived one, as it was then
    goalY,
    crowdRoom, ///< within this distance of the goal there is room for all who have it; `ownSlot`
    heldUp,    ///< for how many ticks it has come no nearer; without a goal, `noGoal`
};
inline constexpr double noGoal = -1;
inline constexpr double ownSlot = 0; ///< the room of one that an order sent: nobody shares its goal

/// The memory that says whether an agent had arrived before a tick.
[[nodiscard]] constexpr std::size_t arrivedBefore(std::uint64_t tick) {
    return tick % 2 == 0 ? arrivedBeforeEven : arrivedBeforeOdd;
}

/// A goal that moves faster than this share of an agent's speed is followed: nobody arrives there.
inline constexpr double movesShare = 0.02;

/// Where an agent is going.
struct Aim {
    Vec2 goal;         ///< a place
    double left = 0;   ///< how far it is, along the way
    double wanted = 0; ///< the speed that it wants
    Vec2 way;          ///< the direction in which it wants it
};

/// The agents of the block that have arrived by this node.
[[nodiscard]] LaneBits arrivedLanes(const NodeRun& run);

/// @name For formulas
/// @{
[[nodiscard]] FormulaSymbol arrivedSymbol();
/// Whether the first agent of the block has arrived by this node, which may not settle.
[[nodiscard]] bool hasArrived(const NodeRun& run);
/// @}

/// The agents of the block that have arrived by any node of their program.
/// @pre NodeRun::settlers is filled in
[[nodiscard]] LaneBits settledLanes(const NodeRun& run);

/// How far the nearest goal is, straight on, of the nodes that settle and brought an agent on its
/// way in the last tick; infinite if there is none.
/// @pre NodeRun::settlers is filled in
[[nodiscard]] double distanceToGoal(const NodeRun& run, std::size_t lane);

/// Ends the tick of a node that settles. @param aimOf where an agent that uses the node goes
void commitSettling(const NodeRun& run, double stopRadius,
                    const std::function<std::optional<Aim>(std::size_t lane)>& aimOf);

/// @name The room that a crowd needs
/// @{
/// Rooms are planned in ticks that leave 1 when divided by this.
inline constexpr std::uint64_t roomPeriod = 16;
/// The radius of a disk for bodies whose squared radii, with half of the room between two, add up
/// to @p squares: 30% more than if they were packed to 80%.
[[nodiscard]] inline double roomFor(double squares) {
    return 1.3 * squareRoot(squares / 0.8);
}
/// @}

} // namespace tiller
