#include "core/io/packed_numbers.h"

#include <algorithm>
#include <array>
#include <utility>

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

void BitWriter::putLong(std::uint64_t bits, unsigned count) {
    if (count > 32) {
        put(bits >> 32, count - 32);
        count = 32;
    }
    put(bits & 0xffffffffu, count);
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

std::uint64_t BitReader::takeLong(unsigned count) {
    const std::uint64_t high = count > 32 ? take(count - 32) : 0;
    const unsigned low = std::min(count, 32u);
    return (high << 32) | take(low);
}

} // namespace tiller
