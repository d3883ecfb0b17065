#include "core/base/lattice.h"

namespace tiller {

namespace {

constexpr double twoTo53 = 9007199254740992.0;
constexpr double twoTo52 = 4503599627370496.0;

} // namespace

ExactSum::ExactSum(double count, double bound) : m_bound(bound), m_quantum(latticeStep) {
    while (count * bound > m_quantum * twoTo53)
        m_quantum *= 2;
    // A value above a quarter of the anchor would double the rounding step.
    while (bound > m_quantum * (twoTo52 / 4))
        m_quantum *= 2;
    m_anchor = 1.5 * twoTo52 * m_quantum;
}

} // namespace tiller
