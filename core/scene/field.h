#pragma once

#include "core/nodes/node_type.h"
#include "core/nodes/world.h"

#include <cstdint>

namespace tiller {

enum class FieldKind { uniform, vortex, toward, noise };
enum class FieldTurn { left, right };

/// The settings of a field in the scene.
struct FieldGeometry {
    FieldKind kind = FieldKind::uniform;
    double x = 400; ///< the center
    double y = 300;
    double radius = noLimit;          ///< how far it reaches
    double strength = 1;              ///< a share of the maximum speed of an agent that follows it
    double angle = 0;                 ///< degrees; for uniform
    FieldTurn turn = FieldTurn::left; ///< for vortex
    double scale = 100; ///< for noise: about how far apart the direction changes. In a world that
                        ///< wraps it is adjusted so that whole cells fit into the world

    bool operator==(const FieldGeometry&) const = default;
};

[[nodiscard, gnu::cold]] Description fieldGeometry();

/// Gives a direction for each place. No vector is longer than the strength.
class Field {
public:
    /// @param seed for noise
    Field(const FieldGeometry& from, std::uint64_t seed);

    /// The vector at a place; nothing beyond the radius (at most noLimit), or if a number of the
    /// field is not finite.
    [[nodiscard]] std::optional<Vec2> at(const Moment& moment, Vec2 place) const;

private:
    [[nodiscard]] double cellsAcross(double worldSize) const;
    [[nodiscard]] Vec2 noiseAt(const Moment& moment, Vec2 offset) const;

    static constexpr std::uint32_t noiseSize = 32; ///< noise repeats after this many cells

    FieldGeometry m_from;
    Vec2 m_direction;          ///< for uniform
    std::vector<Vec2> m_noise; ///< directions at the corners of cells, row by row
};

} // namespace tiller
