#include "core/io/packed_numbers.h"

#include <algorithm>
#include <bit>
#include <vector>

namespace tiller {

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
    while (count > 0) {
        if (m_free == 0) {
            m_bytes.push_back(0);
            m_free = 8;
        }
        const unsigned part = std::min(m_free, count);
        count -= part;
        m_free -= part;
        const std::uint64_t these = (bits >> count) & ((1u << part) - 1);
        m_bytes.back() =
            static_cast<char>(static_cast<unsigned char>(m_bytes.back()) | these << m_free);
    }
}

std::uint64_t BitReader::take(unsigned count) {
    std::uint64_t bits = 0;
    while (count > 0) {
        m_isOverrun |= m_bytes.empty();
        const unsigned byte = m_isOverrun ? 0 : static_cast<unsigned char>(m_bytes.front());
        const unsigned part = std::min(m_left, count);
        count -= part;
        m_left -= part;
        bits = (bits << part) | ((byte >> m_left) & ((1u << part) - 1));
        if (m_left > 0)
            continue;
        m_left = 8;
        m_bytes.remove_prefix(m_isOverrun ? 0 : 1);
    }
    return bits;
}

namespace {

/// What the values before weigh in a prediction, from the latest on, in 4096ths. The long rows
/// continue the polynomials of degree 5 and 7 that fit 24 values best (least squares), so that the
/// roundings of these average out.
/// @{
constexpr unsigned weightBits = 12;
constexpr std::array<std::int32_t, 1> still{4096};
constexpr std::array<std::int32_t, 2> straight{8192, -4096};
constexpr std::array<std::int32_t, 24> smooth{6144, 1469, -938, -1811, -1722, -1139, -370, 320,
                                              823,  1061, 1018, 767,   346,   -106,  -534, -800,
                                              -867, -702, -302, 236,   732,   961,   534,  -1024};
constexpr std::array<std::int32_t, 24> bent{10923, -4039, -5390, -2069, 1335,  3008, 2697, 1300,
                                            -517,  -1783, -2213, -1665, -498,  736,  1735, 1785,
                                            1160,  -184,  -1385, -1866, -1003, 1022, 2372, -1365};
using Weights = std::span<const std::int32_t>;
constexpr std::array<Weights, 4> predictions{still, straight, smooth, bent};
/// @}

constexpr unsigned floats = 63; ///< in place of a unit: counts integers of 24 bits
constexpr unsigned floatBits = 24;
constexpr unsigned longestPrefix = 16;

/// @name Integers that wrap
/// @{
std::int64_t sum(std::int64_t a, std::int64_t b) {
    return static_cast<std::int64_t>(static_cast<std::uint64_t>(a) + static_cast<std::uint64_t>(b));
}

std::int64_t withSign(std::uint64_t size, bool isNegative) {
    return static_cast<std::int64_t>(isNegative ? 0 - size : size);
}

std::int64_t difference(std::int64_t a, std::int64_t b) {
    return sum(a, withSign(static_cast<std::uint64_t>(b), true));
}

std::uint64_t sizeOf(std::int64_t number) {
    return static_cast<std::uint64_t>(withSign(static_cast<std::uint64_t>(number), number < 0));
}
/// @}

/// @param before at least as many values as weights, the latest last
std::int64_t predict(Weights weights, std::span<const std::int64_t> before) {
    std::uint64_t total = std::uint64_t{1} << (weightBits - 1);
    for (std::size_t i = 0; i < weights.size(); ++i)
        total += static_cast<std::uint64_t>(std::int64_t{weights[i]}) *
                 static_cast<std::uint64_t>(before[before.size() - 1 - i]);
    return static_cast<std::int64_t>(total) >> weightBits;
}

/// A value, or the nearest that can be counted, as a count of steps of 2^unit, or of floats.
std::int64_t countOf(std::int64_t value, unsigned unit) {
    const std::uint64_t size = sizeOf(value);
    const unsigned shift =
        std::max(static_cast<unsigned>(std::bit_width(size)), floatBits) - floatBits;
    if (unit == floats)
        return withSign((std::uint64_t{shift} << (floatBits - 1)) +
                            ((size + ((std::uint64_t{1} << shift) >> 1)) >> shift),
                        value < 0);
    return sum(value, withSign((std::uint64_t{1} << unit) >> 1, false)) >> unit;
}

/// Something beyond mostSteps if there is no such float below it.
std::int64_t valueOf(std::int64_t count, unsigned unit) {
    if (unit != floats)
        return static_cast<std::int64_t>(static_cast<std::uint64_t>(count) << unit);
    const std::uint64_t size = sizeOf(count);
    const std::uint64_t shift = std::max<std::uint64_t>(size >> (floatBits - 1), 1) - 1;
    return shift > 25 ? mostSteps
                      : withSign((size - (shift << (floatBits - 1))) << shift, count < 0);
}

/// What the values are best counted in: floats, unless they all are on a coarser grid.
unsigned unitOf(std::span<const std::int64_t> values) {
    std::uint64_t any = 0;
    std::uint64_t largest = 0;
    for (const std::int64_t each : values) {
        any |= static_cast<std::uint64_t>(each);
        largest = std::max(largest, sizeOf(each));
    }
    const auto zeros = any == 0 ? 0 : static_cast<unsigned>(std::countr_zero(any));
    const bool isCoarse = zeros + floatBits > static_cast<unsigned>(std::bit_width(largest));
    const auto isFloat = [](std::int64_t each) {
        return valueOf(countOf(each, floats), floats) == each;
    };
    return !isCoarse && std::ranges::all_of(values, isFloat) ? floats : zeros;
}

/// A Rice code: number >> rice ones, a zero, and `rice` bits; for a large number, 16 ones, its
/// length in 6 bits, and its bits.
void putRice(BitWriter& to, std::uint64_t number, unsigned rice) {
    const std::uint64_t prefix = number >> rice;
    if (prefix >= longestPrefix) {
        const auto width = static_cast<unsigned>(std::bit_width(number));
        to.put((1u << longestPrefix) - 1, longestPrefix);
        to.put(width - 1, 6);
        return to.put(number, width);
    }
    to.put((std::uint64_t{2} << prefix) - 2, static_cast<unsigned>(prefix) + 1);
    to.put(number, rice);
}

std::uint64_t takeRice(BitReader& from, unsigned rice) {
    std::uint64_t prefix = 0;
    while (prefix < longestPrefix && from.take(1) == 1)
        ++prefix;
    if (prefix == longestPrefix)
        return from.take(static_cast<unsigned>(from.take(6)) + 1);
    return (prefix << rice) | from.take(rice);
}

std::int64_t leadAt(std::span<const std::int64_t> leads, std::size_t i) {
    return leads.empty() ? 0 : leads[i];
}

/// How far each value is from a prediction, without a sign.
void measure(Weights weights, unsigned unit, const NumberColumn::Before& before,
             std::span<const std::int64_t> values, std::span<const std::int64_t> leads,
             std::vector<std::uint64_t>& to) {
    std::vector<std::int64_t> line(before.begin(), before.end());
    to.clear();
    for (std::size_t i = 0; i < values.size(); ++i) {
        const std::int64_t lead = leadAt(leads, i);
        const std::int64_t predicted = sum(predict(weights, line), lead);
        to.push_back(unsignedOf(difference(countOf(values[i], unit), countOf(predicted, unit))));
        line.push_back(difference(values[i], lead));
    }
}

} // namespace

void NumberColumn::write(std::span<const std::int64_t> values, std::span<const std::int64_t> leads,
                         BitWriter& to) {
    const bool moves = std::ranges::any_of(values, [&](auto each) { return each != m_latest; });
    to.put(moves ? 1 : 0, 1);
    if (!moves)
        return remember(values, leads);
    const unsigned unit = unitOf(values);
    std::size_t best = 0;
    std::uint64_t least = ~std::uint64_t{0};
    std::vector<std::uint64_t> distances, tried;
    for (std::size_t each = 0; each < predictions.size(); ++each) {
        measure(predictions[each], unit, m_before, values, leads, tried);
        std::uint64_t bits = 0;
        for (const std::uint64_t distance : tried)
            bits += static_cast<unsigned>(std::bit_width(distance));
        if (bits >= least)
            continue;
        least = bits;
        best = each;
        std::swap(distances, tried);
    }
    tried = distances;
    const auto median = tried.begin() + std::ssize(tried) / 2;
    std::ranges::nth_element(tried, median);
    const auto rice = std::min(static_cast<unsigned>(std::bit_width(*median)), 63u);
    to.put(best, 2);
    to.put(unit, 6);
    to.put(rice, 6);
    for (const std::uint64_t each : distances)
        putRice(to, each, rice);
    remember(values, leads);
}

bool NumberColumn::read(std::span<std::int64_t> values, std::span<const std::int64_t> leads,
                        BitReader& from) {
    if (from.take(1) == 0) {
        std::ranges::fill(values, m_latest);
        remember(values, leads);
        return !from.isOverrun();
    }
    const Weights weights = predictions[static_cast<std::size_t>(from.take(2))];
    const auto unit = static_cast<unsigned>(from.take(6));
    const auto rice = static_cast<unsigned>(from.take(6));
    std::vector<std::int64_t> line(m_before.begin(), m_before.end());
    for (std::size_t i = 0; i < values.size(); ++i) {
        const std::int64_t lead = leadAt(leads, i);
        const std::int64_t predicted = sum(predict(weights, line), lead);
        values[i] = valueOf(sum(countOf(predicted, unit), signedOf(takeRice(from, rice))), unit);
        if (from.isOverrun() || values[i] >= mostSteps || values[i] <= -mostSteps)
            return false;
        line.push_back(difference(values[i], lead));
    }
    remember(values, leads);
    return true;
}

/// @pre there are values
void NumberColumn::remember(std::span<const std::int64_t> values,
                            std::span<const std::int64_t> leads) {
    const std::size_t count = std::min(values.size(), m_before.size());
    std::shift_left(m_before.begin(), m_before.end(), static_cast<std::ptrdiff_t>(count));
    for (std::size_t i = 1; i <= count; ++i)
        m_before[m_before.size() - i] =
            difference(values[values.size() - i], leadAt(leads, values.size() - i));
    m_latest = values.back();
}

} // namespace tiller
