#pragma once

#include "core/model/project.h"
#include "core/nodes/describe.h"

#include <span>

namespace tiller {

/// How agents stand at the place that they are ordered to.
struct Arrangement {
    enum class Kind { disk, box, line, column, keep };
    Kind kind = Kind::disk;
    double spacing = 0; ///< between neighbors; 0: 3.25 radii of the largest body
    double width = 0;   ///< of a line's front, on which they spread; 0: as wide as they need
    double facingX = 0; ///< where they face; (0, 0): from where they are to the place
    double facingY = 0;

    bool operator==(const Arrangement&) const = default;
};

[[nodiscard, gnu::cold]] const Description& arrangementType();

/// Whether all its numbers are finite and within the limits of its description.
[[nodiscard]] bool isSound(const Arrangement& arrangement);

/// A slot of another order.
struct TakenSlot {
    Vec2 at;
    double radius = 0; ///< of the body that it is for
};

/// The slots of an order, one per agent: around the place, on ground where a body has room (none in
/// obstacles, none beyond edges that agents do not cross, none where others were sent).
/// docs/runtime.md has the rules.
/// @param agents where they are  @param radius of the largest body
[[nodiscard]] Points slotsAround(const Project& project, Vec2 place, const Arrangement& arrangement,
                                 std::span<const Vec2> agents, double radius,
                                 std::span<const TakenSlot> taken = {});

/// Gives each agent one of the slots: see assignPlaces. Agents that keep their formation have them
/// in order. In a world that wraps, ways are short. @returns by agent
[[nodiscard]] Points slotsOf(const Project& project, Vec2 place, const Arrangement& arrangement,
                             std::span<const Vec2> agents, double radius,
                             std::span<const TakenSlot> taken = {});

} // namespace tiller
