#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

namespace tiller {

/// Predicts the next of some integers from those before, as lossless audio does. Whoever packs and
/// whoever unpacks computes the same, in integers of 64 bits that wrap.
///
/// Method p, from 0 to 6, continues a polynomial of degree p - 1 through the last p values. Methods
/// 7 to 10 continue one that fits 8, 16 or 24 values best, so that the roundings of these average
/// out: docs/recording.md has the numbers.
class Prediction {
public:
    static constexpr unsigned methodCount = 11;
    static constexpr std::size_t mostValues = 24; ///< that a method looks at

    /// @param before the values before, the latest last; 0 stands for those that are missing
    Prediction(unsigned method, std::span<const std::int64_t> before);

    [[nodiscard]] std::int64_t next() const;
    void take(std::int64_t value);

private:
    static constexpr std::size_t mostOrder = 8;
    static constexpr std::size_t mostWeights = 18;

    unsigned m_order;
    std::span<const std::int32_t> m_weights;
    std::array<std::uint64_t, mostOrder> m_last{};     ///< difference of each order
    std::array<std::uint64_t, mostWeights> m_recent{}; ///< differences of m_order, the latest first
};

} // namespace tiller
