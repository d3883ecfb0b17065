#include "core/io/packed_numbers.h"

#include <algorithm>

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

} // namespace tiller
