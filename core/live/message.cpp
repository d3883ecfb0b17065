#include "core/live/message.h"

namespace tiller::live {

namespace {

constexpr std::size_t headSize = 5;
constexpr std::size_t spareBytes = 1 << 20; // that are kept for the next messages

} // namespace

std::string toBytes(Kind kind, std::string_view content) {
    std::string bytes(1, static_cast<char>(kind));
    bytes.reserve(headSize + content.size());
    for (unsigned shift = 0; shift < 32; shift += 8)
        bytes.push_back(static_cast<char>(content.size() >> shift & 0xff));
    bytes += content;
    return bytes;
}

void MessageReader::add(std::string_view bytes) {
    if (m_isBroken)
        return;
    m_bytes.erase(0, m_at);
    m_at = 0;
    m_bytes += bytes;
}

std::size_t MessageReader::received() const {
    return m_isBroken || m_length == 0 ? 0 : m_bytes.size() - m_at - headSize;
}

std::optional<Message> MessageReader::next() {
    if (m_isBroken || m_bytes.size() - m_at < headSize)
        return {};
    const auto byte = [&](std::size_t i) {
        return static_cast<std::size_t>(static_cast<unsigned char>(m_bytes[m_at + i]));
    };
    const std::size_t kind = byte(0);
    const std::size_t length = byte(1) | byte(2) << 8 | byte(3) << 16 | byte(4) << 24;
    const bool isKind = kind >= static_cast<std::size_t>(Kind::hello) &&
                        kind <= static_cast<std::size_t>(Kind::bye);
    m_length = isKind ? length : 0;
    if (!isKind || length > m_most) {
        m_isBroken = true;
        m_bytes = {};
        m_at = 0;
        return {};
    }
    if (m_bytes.size() - m_at - headSize < length)
        return {};
    Message message{static_cast<Kind>(kind), m_bytes.substr(m_at + headSize, length)};
    m_at += headSize + length;
    m_length = 0;
    if (length > spareBytes) {
        m_bytes = m_bytes.substr(m_at);
        m_at = 0;
    }
    return message;
}

} // namespace tiller::live
