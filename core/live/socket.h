#pragma once

#include "core/base/result.h"
#include "core/io/descriptor.h"

#include <cstddef>
#include <cstdint>
#include <optional>
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

/// What hello and welcome begin with: the version of the messages.
inline constexpr std::string_view liveVersion = "tiller-live 2 ";

/// What a message between a game and an editor is about. docs/games/live.md describes each.
enum class Kind : std::uint8_t {
    hello = 1,   ///< from the editor: its version and the token
    welcome = 2, ///< from the game: its version and its own token
    start = 3,   ///< the project and the state from which the run goes on
    block = 4,   ///< a block of a recording: a step, and the inputs before it
    edit = 5,    ///< from the editor: a number, and an input
    done = 6,    ///< the number of an edit that acts now
    refused = 7, ///< the number of an edit, and why it does not act
    bye = 8      ///< why the game ends the connection
};

struct Message {
    Kind kind = Kind::bye;
    std::string content;
};

/// As bytes: the kind, the length of the content in four bytes (the lowest first), the content.
[[nodiscard]] std::string toBytes(Kind kind, std::string_view content);

/// Finds messages in bytes as they come. Keeps no more than one message of the greatest length
/// allowed, and what came with it.
class MessageReader {
public:
    /// @param most bytes of a content
    explicit MessageReader(std::size_t most) : m_most(most) {}
    void setMost(std::size_t most) { m_most = most; }

    void add(std::string_view bytes);
    /// The next whole message; nothing if there is none yet, or if the bytes are broken.
    [[nodiscard]] std::optional<Message> next();
    /// The bytes are no messages, or one is too long: nothing more is read.
    [[nodiscard]] bool isBroken() const { return m_isBroken; }
    /// Of the message that is coming, or is too long: how many bytes its content has; 0 if that is
    /// not known yet.
    [[nodiscard]] std::size_t length() const { return m_length; }
    /// How many of them have come.
    [[nodiscard]] std::size_t received() const;

private:
    std::size_t m_most;
    std::string m_bytes;
    std::size_t m_at = 0; ///< where the next message begins
    std::size_t m_length = 0;
    bool m_isBroken = false;
};

} // namespace tiller::live
