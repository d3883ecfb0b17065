#pragma once

#include "core/nodes/node_code.h"
#include "core/nodes/node_type.h"

namespace tiller {

enum class FieldKind { uniform, vortex, toward, noise };
enum class FieldTurn { left, right };

/// A field of directions, as a scene holds it.
struct FieldGeometry {
    FieldKind kind = FieldKind::uniform;
    double x = 400; ///< its center
    double y = 300;
    double radius = noLimit;          ///< how far it reaches
    double strength = 1;              ///< how strong: a share of the speed of who follows it
    double angle = 0;                 ///< degrees, of a uniform one
    FieldTurn turn = FieldTurn::left; ///< of a vortex
    double scale = 100;               ///< of noise: about how far apart it turns another way; in a
                                      ///< world that wraps, so that it fits the world

    bool operator==(const FieldGeometry&) const = default;
};

[[nodiscard]] Description fieldGeometry();

/// A field, ready to be asked. No vector is longer than its strength.
class Field {
public:
    /// @param seed of noise
    Field(const FieldGeometry& from, std::uint64_t seed);

    /// What it is at a place; nothing where it does not reach.
    [[nodiscard]] std::optional<Vec2> at(const Moment& moment, Vec2 place) const;

private:
    [[nodiscard]] double cellsAcross(double worldSize) const;
    [[nodiscard]] Vec2 noiseAt(const Moment& moment, Vec2 offset) const;

    static constexpr std::uint32_t noiseSize = 32; ///< after so many cells noise repeats

    FieldGeometry m_from;
    Vec2 m_direction;          ///< of a uniform one
    std::vector<Vec2> m_noise; ///< of length up to 1, by row and column
};

} // namespace tiller
