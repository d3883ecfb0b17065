#include "core/io/packed_numbers.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace tiller {

namespace {

constexpr unsigned unchanged = 7; ///< in place of an order: all values are the previous one
constexpr unsigned longestPrefix = 24;
constexpr unsigned mostShift = 63;
constexpr unsigned lookEvery = 32; ///< blocks

std::uint64_t zigzag(std::int64_t number) {
    return (static_cast<std::uint64_t>(number) << 1) ^ static_cast<std::uint64_t>(number >> 63);
}

std::int64_t unzigzag(std::uint64_t number) {
    return static_cast<std::int64_t>((number >> 1) ^ (0 - (number & 1)));
}

void putLong(BitWriter& to, std::uint64_t bits, unsigned count) {
    if (count > 32) {
        to.put(bits >> 32, count - 32);
        count = 32;
    }
    to.put(bits & 0xffffffffu, count);
}

std::uint64_t takeLong(BitReader& from, unsigned count) {
    const std::uint64_t high = count > 32 ? from.take(count - 32) : 0;
    const unsigned low = std::min(count, 32u);
    return (high << 32) | from.take(low);
}

/// A Rice code: number >> rice ones, a zero, and `rice` bits; for a large number, 24 ones and 64
/// bits.
void putRice(BitWriter& to, std::uint64_t number, unsigned rice) {
    const std::uint64_t prefix = number >> rice;
    if (prefix >= longestPrefix) {
        to.put((1u << longestPrefix) - 1, longestPrefix);
        putLong(to, number, 64);
        return;
    }
    const std::uint64_t ones = (std::uint64_t{1} << (prefix + 1)) - 2;
    const std::uint64_t rest = number & ((std::uint64_t{1} << rice) - 1);
    const auto length = static_cast<unsigned>(prefix) + 1;
    if (length + rice <= 32) {
        to.put(ones << rice | rest, length + rice);
        return;
    }
    to.put(ones, length);
    putLong(to, rest, rice);
}

std::uint64_t takeRice(BitReader& from, unsigned rice) {
    std::uint64_t prefix = 0;
    while (prefix < longestPrefix && from.take(1) == 1)
        ++prefix;
    if (prefix == longestPrefix)
        return takeLong(from, 64);
    return (prefix << rice) | takeLong(from, rice);
}

/// How the differences of one order are written.
struct Code {
    unsigned order = 0;
    unsigned shift = 0; ///< zeros that all of them have at their ends
    unsigned rice = 0;
    std::uint64_t bits = ~std::uint64_t{0}; ///< about
};

Code codeFor(std::span<const std::int64_t> differences, unsigned order) {
    std::uint64_t any = 0;
    std::uint64_t sum = 0;
    for (const std::int64_t each : differences) {
        const std::uint64_t plain = zigzag(each);
        any |= static_cast<std::uint64_t>(each);
        sum += std::min(plain, std::uint64_t{1} << 40); // cannot overflow
    }
    const unsigned shift = any == 0 ? 0 : static_cast<unsigned>(std::countr_zero(any));
    const std::uint64_t count = differences.size();
    sum >>= std::min(shift, mostShift);
    const std::uint64_t mean = sum / count;
    const unsigned rice = mean == 0 ? 0 : static_cast<unsigned>(std::bit_width(mean)) - 1;
    return {order, shift, rice, count * (rice + 1) + (sum >> rice)};
}

/// Replaces each number by its difference from the one before. The first `mostOrder` become
/// meaningless one by one, from the front.
void differ(std::vector<std::int64_t>& numbers, std::vector<std::int64_t>& work) {
    work.resize(numbers.size());
    work[0] = 0;
    for (std::size_t i = 1; i < numbers.size(); ++i)
        work[i] = numbers[i] - numbers[i - 1];
    std::swap(numbers, work);
}

} // namespace

void putNumber(std::string& to, std::uint64_t number) {
    for (; number >= 0x80; number >>= 7)
        to.push_back(static_cast<char>(0x80 | (number & 0x7f)));
    to.push_back(static_cast<char>(number));
}

std::optional<std::uint64_t> takeNumber(std::string_view& from) {
    std::uint64_t number = 0;
    for (unsigned shift = 0; shift < 64 && !from.empty(); shift += 7) {
        const auto byte = static_cast<unsigned char>(from.front());
        from.remove_prefix(1);
        number |= static_cast<std::uint64_t>(byte & 0x7f) << shift;
        if (byte < 0x80)
            return number;
    }
    return {};
}

void putText(std::string& to, std::string_view text) {
    putNumber(to, text.size());
    to.append(text);
}

std::optional<std::string_view> takeText(std::string_view& from) {
    const auto length = takeNumber(from);
    if (!length || *length > from.size())
        return {};
    const std::string_view text = from.substr(0, static_cast<std::size_t>(*length));
    from.remove_prefix(text.size());
    return text;
}

void BitWriter::put(std::uint64_t bits, unsigned count) {
    m_bits = (m_bits << count) | bits;
    m_count += count;
    if (m_count < 32)
        return;
    m_count -= 32;
    const std::uint64_t word = m_bits >> m_count;
    const std::array bytes{static_cast<char>(word >> 24), static_cast<char>(word >> 16),
                           static_cast<char>(word >> 8), static_cast<char>(word)};
    m_bytes.append(bytes.data(), bytes.size());
}

std::string BitWriter::take() {
    for (; m_count > 8; m_count -= 8)
        m_bytes.push_back(static_cast<char>(m_bits >> (m_count - 8)));
    if (m_count > 0)
        m_bytes.push_back(static_cast<char>(m_bits << (8 - m_count)));
    m_count = 0;
    return std::exchange(m_bytes, {});
}

std::uint64_t BitReader::take(unsigned count) {
    for (; m_count < count; m_count += 8) {
        m_isOverrun |= m_bytes.empty();
        const std::uint64_t byte =
            m_bytes.empty() ? 0U : static_cast<unsigned char>(m_bytes.front());
        m_bytes.remove_prefix(m_bytes.empty() ? 0 : 1);
        m_bits = (m_bits << 8) | byte;
    }
    m_count -= count;
    const std::uint64_t bits = m_bits >> m_count;
    m_bits &= (std::uint64_t{1} << m_count) - 1;
    return bits;
}

void NumberColumn::write(std::span<const std::int64_t> values, BitWriter& to) {
    const std::int64_t now = m_previous.back();
    if (std::ranges::all_of(values, [&](std::int64_t each) { return each == now; })) {
        to.put(unchanged, 3);
        remember(values);
        return;
    }
    m_work.assign(m_previous.begin(), m_previous.end());
    m_work.insert(m_work.end(), values.begin(), values.end());
    // The best order seldom changes: it looks for it when the last one fits worse, and now and
    // then.
    Code best;
    if (m_blocks % lookEvery >= 2) {
        for (unsigned order = 0; order < m_order; ++order)
            differ(m_work, m_differences);
        best = codeFor(std::span(m_work).subspan(mostOrder), m_order);
        m_best = m_work;
    }
    if (m_blocks % lookEvery < 2 || best.bits > m_bits + m_bits / 8 + 2 * values.size()) {
        m_work.assign(m_previous.begin(), m_previous.end());
        m_work.insert(m_work.end(), values.begin(), values.end());
        best = {};
        for (unsigned order = 0; order <= mostOrder; ++order) {
            if (order > 0)
                differ(m_work, m_differences);
            const Code code = codeFor(std::span(m_work).subspan(mostOrder), order);
            if (code.bits >= best.bits)
                continue;
            best = code;
            m_best = m_work;
        }
    }
    ++m_blocks;
    m_order = best.order;
    m_bits = best.bits;
    to.put(best.order, 3);
    to.put(best.shift, 6);
    to.put(best.rice, 6);
    for (const std::int64_t each : std::span(m_best).subspan(mostOrder))
        putRice(to, zigzag(each >> best.shift), best.rice);
    remember(values);
}

bool NumberColumn::read(std::span<std::int64_t> values, BitReader& from) {
    const auto order = static_cast<unsigned>(from.take(3));
    if (order == unchanged) {
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
        std::uint64_t sum = static_cast<std::uint64_t>(unzigzag(takeRice(from, rice)))
                            << std::min(shift, mostShift);
        for (unsigned level = order; level-- > 0;) {
            sum += last[level];
            last[level] = sum;
        }
        value = static_cast<std::int64_t>(sum);
        if (from.isOverrun() || value >= limit || value <= -limit)
            return false;
    }
    remember(values);
    return true;
}

void NumberColumn::remember(std::span<const std::int64_t> values) {
    const std::size_t count = std::min<std::size_t>(values.size(), mostOrder);
    std::rotate(m_previous.begin(), m_previous.begin() + static_cast<std::ptrdiff_t>(count),
                m_previous.end());
    std::ranges::copy(values.last(count), m_previous.end() - static_cast<std::ptrdiff_t>(count));
}

} // namespace tiller
