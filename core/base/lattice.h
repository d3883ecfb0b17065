#pragma once

#include "core/base/vec2.h"

#include <vector>

/// Rounding to a lattice. Multiples of one power of two add up exactly, in any order, as long as
/// the sum stays below 2^53 of these steps.
namespace tiller {

inline constexpr double latticeStep = 1.0 / (1 << 28);   ///< 2^-28
inline constexpr double latticeAnchor = 1.5 * (1 << 24); ///< C = 1.5 * 2^24
inline constexpr double coordinateLimit = 1'000'000;     ///< for positions and speeds
inline constexpr double noLimit = 4'000'000; ///< the value of a setting that means "no limit"

/// Whether a place can be in a world. It cannot if a coordinate is not a number, or beyond the
/// limit.
[[nodiscard]] inline bool isPlace(Vec2 place) {
    return magnitude(place.x) <= coordinateLimit && magnitude(place.y) <= coordinateLimit;
}

/// Removes what is no place.
inline void keepPlaces(std::vector<Vec2>& places) {
    std::erase_if(places, [](Vec2 place) { return !isPlace(place); });
}

/// Rounds the contributions to a sum so that their order does not change it: each to a multiple of
/// the finest power of two q >= 2^-28 with count * bound <= q * 2^53.
class ExactSum {
public:
    /// @param count the most contributions  @param bound the largest |x| of a contribution
    ExactSum(double count, double bound);

    [[nodiscard]] double round(double x) const;

    [[nodiscard]] double bound() const { return m_bound; }
    [[nodiscard]] double quantum() const { return m_quantum; }
    [[nodiscard]] double anchor() const { return m_anchor; } ///< a, for which (x + a) - a rounds x

    /// Whether rounding leaves multiples of 2^-28 within the bound unchanged.
    [[nodiscard]] bool keepsLattice() const { return m_quantum == latticeStep; }

private:
    double m_bound;
    double m_quantum;
    double m_anchor;
};

#include "core/base/lattice-inl.h"

inline double ExactSum::round(double x) const {
    return roundFor(m_bound, m_anchor, x);
}

} // namespace tiller
