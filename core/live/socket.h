#pragma once

#include "core/base/result.h"
#include "core/io/descriptor.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace tiller::live {

/// One side of a connection on this computer. No call waits, but connect() for a moment.
class Socket {
public:
    explicit Socket(Descriptor of) : m_descriptor(std::move(of)) {}
    /// Connects to a port of the loopback address. Refused after 0.3 s if nobody answers.
    [[nodiscard]] static Result<Socket> connect(std::uint16_t port);

    [[nodiscard]] int number() const { return m_descriptor.number(); }

    /// Appends what has come, at most 64 KiB. False if the other side has gone.
    [[nodiscard]] bool receive(std::string& to);
    /// Keeps bytes until they can be sent.
    void send(std::string_view bytes) { m_pending += bytes; }
    /// Sends what the system takes now. False if the other side has gone.
    [[nodiscard]] bool flush();
    [[nodiscard]] std::size_t pending() const { return m_pending.size() - m_sent; }

private:
    Descriptor m_descriptor;
    std::string m_pending;
    std::size_t m_sent = 0; ///< of the pending bytes
};

/// Waits for connections on the loopback address.
class ListeningSocket {
public:
    /// @param port 0: one that is free
    [[nodiscard]] static Result<ListeningSocket> open(std::uint16_t port);

    [[nodiscard]] std::uint16_t port() const { return m_port; }
    /// A connection that has come; a closed one if there is none.
    [[nodiscard]] Descriptor accept();

private:
    ListeningSocket(Descriptor of, std::uint16_t port)
        : m_descriptor(std::move(of)), m_port(port) {}

    Descriptor m_descriptor;
    std::uint16_t m_port;
};

} // namespace tiller::live
