#pragma once

#include "core/io/recording_io.h"
#include "core/live/running_games.h"
#include "core/live/socket.h"
#include "core/sim/snapshot.h"

#include <cstdint>
#include <memory>
#include <variant>

namespace tiller::live {

/// The run of a game from some tick on.
struct LiveStart {
    Recording recording; ///< the project and its file; no inputs
    Snapshot state;
};
/// A start that takes long to read: Client::readStart does it, in any thread. The client reads on
/// after goOn().
struct LargeStart {
    std::shared_ptr<const std::string> content;
};
/// The game has carried out an edit, or says why not.
struct EditAnswer {
    std::uint64_t number = 0;
    std::string problem; ///< empty if it acts
};
/// The connection has ended.
struct Ended {
    std::string why;
};
using LiveEvent = std::variant<LiveStart, LargeStart, RecordingStream::News, EditAnswer, Ended>;

/// The editor's side: follows a game that listens. No call waits, but attach() for a moment.
class Client {
public:
    static constexpr std::size_t mostMessage = 256 << 20; ///< bytes: a large world
    static constexpr std::size_t largeMessage = 16 << 20; ///< bytes: a start that takes long
    static constexpr std::size_t mostGreeting = 4096;     ///< bytes: before the game's token came
    static constexpr std::size_t mostUnsent = 64 << 20;   ///< bytes of edits

    [[nodiscard]] static Result<Client> attach(const RunningGame& game);

    [[nodiscard]] int number() const { return m_socket.number(); } ///< of the socket
    /// What has come. After Ended there is nothing more, and after LargeStart not until goOn().
    [[nodiscard]] std::vector<LiveEvent> read();
    /// How many bytes of a large message have come, and of how many.
    struct Progress {
        std::size_t received = 0;
        std::size_t length = 0;
        bool operator==(const Progress&) const = default;
    };
    /// Nothing while no large message is coming.
    [[nodiscard]] std::optional<Progress> progress() const;
    /// Reads the content of a start.
    [[nodiscard]] static Result<LiveStart> readStart(std::string_view content);
    /// Goes on with what came after a large start.
    void goOn(const LiveStart& start);
    /// Sends an edit. Its answer has the number that comes back. If too much waits already, the
    /// connection ends: isBehind(), and read() says so.
    std::uint64_t send(Change change);
    [[nodiscard]] bool isBehind() const { return m_isBehind; }
    /// Sends what waits. @return whether all of it is sent
    bool flush();

private:
    Client(Socket socket, std::string gameToken)
        : m_socket(std::move(socket)), m_gameToken(std::move(gameToken)) {}

    void take(Message message, std::vector<LiveEvent>& to);
    void end(std::string why, std::vector<LiveEvent>& to);

    Socket m_socket;
    MessageReader m_reader{mostGreeting};
    std::string m_gameToken;
    bool m_isWelcome = false;
    bool m_hasEnded = false;
    bool m_waits = false; ///< until a large start is read
    bool m_isBehind = false;
    std::optional<RecordingStream> m_stream;
    std::uint64_t m_edits = 0;
};

} // namespace tiller::live
