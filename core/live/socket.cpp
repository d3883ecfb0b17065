#include "core/live/socket.h"

#include "core/base/text.h"

#include <array>
#include <cstring>
#include <fcntl.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/socket.h>

namespace tiller::live {

namespace {

sockaddr_in loopback(std::uint16_t port) {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(port);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    return address;
}

Descriptor newSocket() {
#ifdef SOCK_CLOEXEC // a process that another thread starts now would inherit it
    return Descriptor(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0));
#else
    return Descriptor(::socket(AF_INET, SOCK_STREAM, 0));
#endif
}

bool setUp(int number) {
    const int one = 1;
    return ::fcntl(number, F_SETFL, ::fcntl(number, F_GETFL) | O_NONBLOCK) == 0 &&
           ::fcntl(number, F_SETFD, FD_CLOEXEC) == 0 &&
           ::setsockopt(number, IPPROTO_TCP, TCP_NODELAY, &one, sizeof one) == 0;
}

bool isOnlyBusy() {
    return errno == EAGAIN || errno == EWOULDBLOCK;
}

/// Whether a connection that has begun comes about; if not, errno says why. On one computer that
/// takes no time, unless the program has let too many connections wait.
bool isConnected(int number) {
    constexpr int longest = 300; // milliseconds
    pollfd of{.fd = number, .events = POLLOUT, .revents = 0};
    int error = ETIMEDOUT;
    socklen_t length = sizeof error;
    if (retried([&] { return ::poll(&of, 1, longest); }) > 0 &&
        ::getsockopt(number, SOL_SOCKET, SO_ERROR, &error, &length) != 0)
        return false;
    errno = error;
    return error == 0;
}

} // namespace

Result<Socket> Socket::connect(std::uint16_t port) {
    Descriptor descriptor = newSocket();
    const sockaddr_in address = loopback(port);
    const bool isMade =
        descriptor.isOpen() && setUp(descriptor.number()) &&
        (::connect(descriptor.number(), reinterpret_cast<const sockaddr*>(&address),
                   sizeof address) == 0 ||
         ((errno == EINPROGRESS || errno == EINTR) && isConnected(descriptor.number())));
    if (!isMade && errno == ETIMEDOUT)
        return Problem{.text =
                           say("The game on port %1 does not answer. It may be paused: let it go "
                               "on, and try again.",
                               {std::to_string(port)})};
    if (!isMade)
        return Problem{.text = say("Port %1 does not answer: %2.",
                                   {std::to_string(port), std::strerror(errno)})};
    return Socket(std::move(descriptor));
}

bool Socket::receive(std::string& to) {
    std::array<char, 65536> bytes;
    const ssize_t count = retried([&] { return ::recv(number(), bytes.data(), bytes.size(), 0); });
    if (count <= 0)
        return count < 0 && isOnlyBusy();
    to.append(bytes.data(), static_cast<std::size_t>(count));
    return true;
}

bool Socket::flush() {
    while (pending() > 0) {
        const ssize_t count = retried(
            [&] { return ::send(number(), m_pending.data() + m_sent, pending(), MSG_NOSIGNAL); });
        if (count < 0 && isOnlyBusy())
            break;
        if (count <= 0)
            return false;
        m_sent += static_cast<std::size_t>(count);
    }
    if (m_sent == m_pending.size() || m_sent > m_pending.size() / 2) {
        m_pending.erase(0, m_sent);
        m_sent = 0;
    }
    return true;
}

Result<ListeningSocket> ListeningSocket::open(std::uint16_t port) {
    Descriptor descriptor = newSocket();
    sockaddr_in address = loopback(port);
    socklen_t length = sizeof address;
    constexpr int mostWaiting = 4;
    const int one = 1;
    if (!descriptor.isOpen() ||
        ::setsockopt(descriptor.number(), SOL_SOCKET, SO_REUSEADDR, &one, sizeof one) != 0 ||
        ::bind(descriptor.number(), reinterpret_cast<const sockaddr*>(&address), length) != 0 ||
        ::listen(descriptor.number(), mostWaiting) != 0 || !setUp(descriptor.number()) ||
        ::getsockname(descriptor.number(), reinterpret_cast<sockaddr*>(&address), &length) != 0)
        return Problem{.text = say("The game cannot listen on port %1: %2. Use another port, or 0 "
                                   "for a free one.",
                                   {std::to_string(port), std::strerror(errno)})};
    return ListeningSocket(std::move(descriptor), ntohs(address.sin_port));
}

Descriptor ListeningSocket::accept() {
    Descriptor made(retried([&] {
#ifdef SOCK_CLOEXEC
        return ::accept4(m_descriptor.number(), nullptr, nullptr, SOCK_CLOEXEC | SOCK_NONBLOCK);
#else
        return ::accept(m_descriptor.number(), nullptr, nullptr);
#endif
    }));
    return made.isOpen() && setUp(made.number()) ? std::move(made) : Descriptor();
}

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
