#include "core/io/old_number_column.h"

#include <algorithm>

namespace tiller {

namespace {

constexpr unsigned unchangedColumn = 7; ///< in place of an order: all values are the previous one
constexpr unsigned longestOldPrefix = 24;
constexpr unsigned mostOldShift = 63;

std::uint64_t takeOldRice(BitReader& from, unsigned rice) {
    std::uint64_t prefix = 0;
    while (prefix < longestOldPrefix && from.take(1) == 1)
        ++prefix;
    if (prefix == longestOldPrefix)
        return from.takeLong(64);
    return (prefix << rice) | from.takeLong(rice);
}

} // namespace

bool OldNumberColumn::read(std::span<std::int64_t> values, BitReader& from) {
    const auto order = static_cast<unsigned>(from.take(3));
    if (order == unchangedColumn) {
        std::ranges::fill(values, m_previous.back());
        remember(values);
        return !from.isOverrun();
    }
    const auto shift = static_cast<unsigned>(from.take(6));
    const auto rice = static_cast<unsigned>(from.take(6));
    // The last value, its last difference, the last difference of these, ... Damaged bits may
    // overflow: without a sign, that is defined, and the limit refuses the result.
    std::array<std::uint64_t, mostOrder> last{};
    std::ranges::transform(m_previous, last.begin(),
                           [](std::int64_t value) { return static_cast<std::uint64_t>(value); });
    for (unsigned level = 1; level < mostOrder; ++level)
        for (unsigned i = 0; i + level < mostOrder; ++i)
            last[i] = last[i + 1] - last[i]; // leaves the last difference of each order in place
    std::ranges::reverse(last);
    for (std::int64_t& value : values) {
        std::uint64_t sum = static_cast<std::uint64_t>(signedOf(takeOldRice(from, rice)))
                            << std::min(shift, mostOldShift);
        for (unsigned level = order; level-- > 0;) {
            sum += last[level];
            last[level] = sum;
        }
        value = static_cast<std::int64_t>(sum);
        if (from.isOverrun() || value >= mostSteps || value <= -mostSteps)
            return false;
    }
    remember(values);
    return true;
}

void OldNumberColumn::remember(std::span<const std::int64_t> values) {
    const std::size_t count = std::min<std::size_t>(values.size(), mostOrder);
    std::rotate(m_previous.begin(), m_previous.begin() + static_cast<std::ptrdiff_t>(count),
                m_previous.end());
    std::ranges::copy(values.last(count), m_previous.end() - static_cast<std::ptrdiff_t>(count));
}

} // namespace tiller
