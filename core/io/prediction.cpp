#include "core/io/prediction.h"

#include <algorithm>

namespace tiller {

namespace {

/// From the latest difference on, in 4096ths. They make the difference that lies on the polynomial
/// that fits the values best (least squares).
constexpr std::array<std::int32_t, 5> weights8{-7680, -8777, -7314, -4389, -1536};
constexpr std::array<std::int32_t, 12> weights16{-12288, -22528, -32183, -38991, -41590, -39700,
                                                 -34028, -25994, -17329, -9655,  -4096,  -1024};
constexpr std::array<std::int32_t, 18> weights24{
    -18432,  -47683,  -92476,  -148622, -208070, -261000, -298286, -313639, -304927,
    -274434, -228101, -174000, -120462, -74311,  -39632,  -17339,  -5610,   -1024};
constexpr std::array<std::int32_t, 16> weights24Bent{
    -21845,  -64111,  -135994, -231513, -333379, -418186, -464651, -461234,
    -409986, -325256, -228101, -138908, -71235,  -29142,  -8548,   -1365};
constexpr unsigned weightBits = 12;

struct Method {
    unsigned order;
    std::span<const std::int32_t> weights;
};
constexpr std::array<Method, Prediction::methodCount> methods{{{0, {}},
                                                               {1, {}},
                                                               {2, {}},
                                                               {3, {}},
                                                               {4, {}},
                                                               {5, {}},
                                                               {6, {}},
                                                               {3, weights8},
                                                               {4, weights16},
                                                               {6, weights24},
                                                               {8, weights24Bent}}};

} // namespace

Prediction::Prediction(unsigned method, std::span<const std::int64_t> before)
    : m_order(methods[method].order), m_weights(methods[method].weights) {
    // The first of these make differences from values that are missing. Later ones replace them.
    const std::size_t count = std::min(before.size(), m_order + m_weights.size());
    for (const std::int64_t value : before.last(count))
        take(value);
}

std::int64_t Prediction::next() const {
    std::uint64_t sum = 0;
    if (!m_weights.empty()) {
        for (std::size_t i = 0; i < m_weights.size(); ++i)
            sum += static_cast<std::uint64_t>(std::int64_t{m_weights[i]}) * m_recent[i];
        sum += std::uint64_t{1} << (weightBits - 1);
        sum = static_cast<std::uint64_t>(static_cast<std::int64_t>(sum) >> weightBits);
    }
    for (unsigned level = 0; level < m_order; ++level)
        sum += m_last[level];
    return static_cast<std::int64_t>(sum);
}

void Prediction::take(std::int64_t value) {
    auto difference = static_cast<std::uint64_t>(value);
    for (unsigned level = 0; level < m_order; ++level) {
        const std::uint64_t higher = difference - m_last[level];
        m_last[level] = difference;
        difference = higher;
    }
    if (m_weights.empty())
        return;
    std::shift_right(m_recent.begin(), m_recent.end(), 1);
    m_recent[0] = difference;
}

} // namespace tiller
