#pragma once

#include "core/base/vec2.h"

/// Rounding to a lattice: numbers that are multiples of one power of two add up exactly, in any
/// order, as long as the sum stays below 2^53 of them.
namespace tiller {

inline constexpr double latticeStep = 1.0 / (1 << 28);   ///< 2^-28
inline constexpr double latticeAnchor = 1.5 * (1 << 24); ///< C = 1.5 * 2^24
inline constexpr double coordinateLimit = 1'000'000;     ///< of positions and speeds
inline constexpr double noLimit = 4'000'000;             ///< "no limit" of a setting

/// x rounded to a multiple of 2^-28, ties to even. @pre |x| < 2^23
template <class Number>
[[nodiscard]] Number lattice(Number x) {
    return (x + Number(latticeAnchor)) - Number(latticeAnchor);
}

template <class Number>
[[nodiscard]] Vector<Number> lattice(Vector<Number> v) {
    return {lattice(v.x), lattice(v.y)};
}

/// Adds up many contributions so that their order does not matter: each is rounded to the finest
/// power of two q >= 2^-28 with count * bound <= q * 2^53.
class ExactSum {
public:
    /// @param count how many contributions at most  @param bound the largest |x| of one
    ExactSum(double count, double bound);

    /// The contribution, rounded. Above the bound it is cut to it, so that no sum can overflow.
    template <class Number>
    [[nodiscard]] Number round(Number x) const {
        const Number limit(m_bound);
        const Number cut = smaller(larger(x, Number(0) - limit), limit);
        return (cut + Number(m_anchor)) - Number(m_anchor);
    }

    [[nodiscard]] double quantum() const { return m_quantum; }

private:
    double m_bound;
    double m_quantum;
    double m_anchor;
};

} // namespace tiller
