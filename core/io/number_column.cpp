#include "core/io/number_column.h"

#include <algorithm>
#include <bit>

namespace tiller {

namespace {

constexpr unsigned longestPrefix = 16;
constexpr unsigned lookEvery = 32; ///< blocks
constexpr unsigned floatBits = 24;
constexpr std::uint64_t methodBits = 18;                     ///< that a change of method takes
constexpr std::uint64_t mostNumber = std::uint64_t{1} << 55; ///< that counts for the mean

/// @name Integers that a float can be, counted from 0
/// @{
unsigned floatShift(std::uint64_t size) {
    const auto width = static_cast<unsigned>(std::bit_width(size));
    return width > floatBits ? width - floatBits : 0;
}

std::uint64_t sizeOf(std::int64_t number) {
    const auto bits = static_cast<std::uint64_t>(number);
    return number < 0 ? 0 - bits : bits;
}

std::int64_t withSign(std::uint64_t size, bool isNegative) {
    return static_cast<std::int64_t>(isNegative ? 0 - size : size);
}

bool isFloat(std::int64_t number) {
    const std::uint64_t size = sizeOf(number);
    return size == 0 || static_cast<unsigned>(std::countr_zero(size)) >= floatShift(size);
}

/// The number of the float that is nearest.
std::int64_t floatNumber(std::int64_t number) {
    const std::uint64_t size = sizeOf(number);
    const unsigned shift = floatShift(size);
    const std::uint64_t half = shift == 0 ? 0 : std::uint64_t{1} << (shift - 1);
    return withSign((std::uint64_t{shift} << (floatBits - 1)) + ((size + half) >> shift),
                    number < 0);
}

/// Something beyond mostSteps if there is no float with this number below it.
std::int64_t floatOf(std::int64_t number) {
    const std::uint64_t count = sizeOf(number);
    const std::uint64_t group = count >> (floatBits - 1);
    const std::uint64_t shift = group < 2 ? 0 : group - 1;
    if (shift > 25)
        return mostSteps;
    return withSign((count - (shift << (floatBits - 1))) << shift, number < 0);
}
/// @}

/// How far a value is from its prediction. @param unit steps are 2^unit
std::int64_t distanceOf(std::int64_t value, std::int64_t predicted, bool isFloats, unsigned unit) {
    const auto minus = [](std::int64_t a, std::int64_t b) {
        return static_cast<std::int64_t>(static_cast<std::uint64_t>(a) -
                                         static_cast<std::uint64_t>(b));
    };
    if (isFloats)
        return minus(floatNumber(value), floatNumber(predicted));
    const std::uint64_t half = unit == 0 ? 0 : std::uint64_t{1} << (unit - 1);
    const auto near = static_cast<std::int64_t>(static_cast<std::uint64_t>(predicted) + half);
    return minus(value >> unit, near >> unit);
}

/// The value at a distance from its prediction.
std::int64_t valueAt(std::int64_t distance, std::int64_t predicted, bool isFloats, unsigned unit) {
    const auto plus = [](std::int64_t a, std::uint64_t b) {
        return static_cast<std::int64_t>(static_cast<std::uint64_t>(a) + b);
    };
    if (isFloats)
        return floatOf(plus(floatNumber(predicted), static_cast<std::uint64_t>(distance)));
    const std::uint64_t half = unit == 0 ? 0 : std::uint64_t{1} << (unit - 1);
    const std::int64_t near = plus(predicted, half) >> unit;
    return static_cast<std::int64_t>(
        static_cast<std::uint64_t>(plus(near, static_cast<std::uint64_t>(distance))) << unit);
}

std::int64_t differenceOf(std::int64_t a, std::int64_t b) {
    return static_cast<std::int64_t>(static_cast<std::uint64_t>(a) - static_cast<std::uint64_t>(b));
}

/// A Rice code: number >> rice ones, a zero, and `rice` bits; for a large number, 16 ones, its
/// length in 6 bits, and its bits.
void putRice(BitWriter& to, std::uint64_t number, unsigned rice) {
    const std::uint64_t prefix = number >> rice;
    if (prefix >= longestPrefix) {
        const auto width = static_cast<unsigned>(std::bit_width(number));
        to.put((1u << longestPrefix) - 1, longestPrefix);
        to.put(width - 1, 6);
        to.putLong(number, width);
        return;
    }
    to.put((std::uint64_t{1} << (prefix + 1)) - 2, static_cast<unsigned>(prefix) + 1);
    to.putLong(number & ((std::uint64_t{1} << rice) - 1), rice);
}

std::uint64_t takeRice(BitReader& from, unsigned rice) {
    std::uint64_t prefix = 0;
    while (prefix < longestPrefix && from.take(1) == 1)
        ++prefix;
    if (prefix == longestPrefix)
        return from.takeLong(static_cast<unsigned>(from.take(6)) + 1);
    return (prefix << rice) | from.takeLong(rice);
}

/// The mean that a new method begins with, from the number of bits of the mean distance.
std::uint64_t firstMean(unsigned width) {
    return std::uint64_t{6} << std::min(width, 50u);
}

} // namespace

/// The power of two that is about 0.7 times the mean, and not below it.
unsigned NumberColumn::riceBits() const {
    return static_cast<unsigned>(std::bit_width((m_mean * 11) >> 7));
}

void NumberColumn::adapt(std::uint64_t number) {
    m_mean += std::min({number, mostNumber, 2 * m_mean + 16}) - m_mean / 8;
}

Prediction NumberColumn::predict(const Method& method) const {
    if (!method.isLed)
        return Prediction(method.prediction, m_values);
    std::array<std::int64_t, Prediction::mostValues> before{};
    std::ranges::transform(m_values, m_leads, before.begin(), differenceOf);
    return Prediction(method.prediction, std::span(before).first(m_values.size()));
}

std::uint64_t NumberColumn::measure(const Method& method, std::span<const std::int64_t> values,
                                    std::span<const std::int64_t> leads) {
    Prediction prediction = predict(method);
    m_distances.clear();
    std::uint64_t bits = 0;
    for (std::size_t i = 0; i < values.size(); ++i) {
        const std::int64_t lead = method.isLed ? leads[i] : 0;
        const std::int64_t predicted = differenceOf(prediction.next(), 0 - lead);
        prediction.take(differenceOf(values[i], lead));
        m_distances.push_back(
            unsignedOf(distanceOf(values[i], predicted, method.isFloats, method.shift)));
        bits += static_cast<unsigned>(std::bit_width(m_distances.back())) + 1;
    }
    return bits;
}

/// What the values are best counted in: floats, unless they all are on a coarser grid.
NumberColumn::Method NumberColumn::plainMethod(std::span<const std::int64_t> values) {
    std::uint64_t any = 0;
    std::uint64_t largest = 0;
    for (const std::int64_t each : values) {
        any |= static_cast<std::uint64_t>(each);
        largest = std::max(largest, sizeOf(each));
    }
    const unsigned zeros = any == 0 ? 0 : static_cast<unsigned>(std::countr_zero(any));
    if (zeros <= floatShift(largest) && std::ranges::all_of(values, isFloat))
        return {0, false, true, 0};
    return {0, false, false, zeros};
}

/// @param plain has what the values are counted in
NumberColumn::Method NumberColumn::bestMethod(std::span<const std::int64_t> values,
                                              std::span<const std::int64_t> leads,
                                              const Method& plain) {
    Method best = plain;
    std::uint64_t least = ~std::uint64_t{0};
    const auto tryMethod = [&](const Method& method) {
        const std::uint64_t bits = measure(method, values, leads);
        if (bits < least) {
            least = bits;
            best = method;
        }
    };
    for (const bool isLed : {false, true})
        for (unsigned each = 0; each < Prediction::methodCount && (!isLed || !leads.empty());
             ++each)
            tryMethod({each, isLed, plain.isFloats, plain.shift});
    return best;
}

void NumberColumn::write(std::span<const std::int64_t> values, std::span<const std::int64_t> leads,
                         BitWriter& to) {
    const std::int64_t latest = m_values.empty() ? 0 : m_values.back();
    if (std::ranges::all_of(values, [&](std::int64_t each) { return each == latest; })) {
        to.put(0, 1);
        return remember(values, leads);
    }
    const Method plain = plainMethod(values);
    const bool fits = m_method.isFloats ? std::ranges::all_of(values, isFloat)
                                        : !plain.isFloats && m_method.shift <= plain.shift;
    // The best method seldom changes: it looks for it when the last one fits worse, and now and
    // then.
    const auto perValue = [&](std::uint64_t bits) { return bits * 64 / values.size(); };
    Method method = m_method;
    const std::uint64_t kept = fits ? measure(m_method, values, leads) : ~std::uint64_t{0};
    std::uint64_t bits = kept;
    if (!fits || m_blocks % lookEvery < 2 || perValue(kept) > m_bits + m_bits / 8 + 64) {
        method = bestMethod(values, leads, plain);
        bits = measure(method, values, leads);
        if (fits && kept <= bits + methodBits) {
            method = m_method;
            bits = measure(method, values, leads);
        }
    }
    m_bits = perValue(bits);
    to.put(method == m_method && m_blocks > 0 ? 2 : 3, 2);
    if (method != m_method || m_blocks == 0) {
        const auto width = static_cast<unsigned>(bits / values.size()) - 1;
        to.put(method.prediction, 4);
        to.put(method.isLed ? 1 : 0, 1);
        to.put(method.isFloats ? 1 : 0, 1);
        to.put(method.shift, 6);
        to.put(width, 6);
        m_mean = firstMean(width);
        m_method = method;
    }
    ++m_blocks;
    for (const std::uint64_t each : m_distances) {
        putRice(to, each, riceBits());
        adapt(each);
    }
    remember(values, leads);
}

bool NumberColumn::readMethod(BitReader& from, bool hasLeads) {
    m_method.prediction = static_cast<unsigned>(from.take(4));
    m_method.isLed = from.take(1) == 1;
    m_method.isFloats = from.take(1) == 1;
    m_method.shift = static_cast<unsigned>(from.take(6));
    m_mean = firstMean(static_cast<unsigned>(from.take(6)));
    return m_method.prediction < Prediction::methodCount && (hasLeads || !m_method.isLed);
}

bool NumberColumn::read(std::span<std::int64_t> values, std::span<const std::int64_t> leads,
                        BitReader& from) {
    if (from.take(1) == 0) {
        std::ranges::fill(values, m_values.empty() ? 0 : m_values.back());
        remember(values, leads);
        return !from.isOverrun();
    }
    if (from.take(1) == 1 && !readMethod(from, !leads.empty()))
        return false;
    Prediction prediction = predict(m_method);
    for (std::size_t i = 0; i < values.size(); ++i) {
        const std::uint64_t number = takeRice(from, riceBits());
        adapt(number);
        const std::int64_t lead = m_method.isLed ? leads[i] : 0;
        values[i] = valueAt(signedOf(number), differenceOf(prediction.next(), 0 - lead),
                            m_method.isFloats, m_method.shift);
        if (from.isOverrun() || values[i] >= mostSteps || values[i] <= -mostSteps)
            return false;
        prediction.take(differenceOf(values[i], lead));
    }
    remember(values, leads);
    return true;
}

void NumberColumn::remember(std::span<const std::int64_t> values,
                            std::span<const std::int64_t> leads) {
    const auto keepLatest = [](std::vector<std::int64_t>& to, std::span<const std::int64_t> from) {
        constexpr std::size_t most = Prediction::mostValues;
        from = from.last(std::min(from.size(), most));
        if (to.size() + from.size() > most)
            to.erase(to.begin(),
                     to.begin() + static_cast<std::ptrdiff_t>(to.size() + from.size() - most));
        to.insert(to.end(), from.begin(), from.end());
    };
    keepLatest(m_values, values);
    keepLatest(m_leads, leads);
}

} // namespace tiller
