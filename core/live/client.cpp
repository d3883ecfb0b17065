#include "core/live/client.h"

#include "core/game/saved_world.h"
#include "core/io/input_log_io.h"
#include "core/model/check.h"

namespace tiller::live {

Result<Client> Client::attach(const RunningGame& game) {
    auto socket = Socket::connect(game.port);
    if (!socket)
        return socket.problems();
    Client client(std::move(socket).value(), game.gameToken);
    client.m_socket.send(toBytes(Kind::hello, std::string(liveVersion) + game.editorToken));
    if (!client.m_socket.flush())
        return Problem{.text = say("The game has ended.")};
    return client;
}

std::vector<LiveEvent> Client::read() {
    std::vector<LiveEvent> events;
    if (m_waits)
        return events;
    std::string bytes;
    const bool isThere = !m_hasEnded && m_socket.receive(bytes);
    m_reader.add(bytes);
    while (!m_hasEnded && !m_waits) {
        auto message = m_reader.next();
        if (!message)
            break;
        take(*std::move(message), events);
    }
    if (!m_hasEnded && m_isBehind)
        end(say("The game has not read your edits for too long: it may be paused. Attach again "
                "when "
                "it goes on."),
            events);
    if (!m_hasEnded && m_isWelcome && m_reader.isBroken() && m_reader.length() > mostMessage)
        end(say("The game sent %1 MB at once; the editor takes %2 MB at most. Record the run of "
                "the "
                "game instead.",
                {std::to_string(m_reader.length() >> 20), std::to_string(mostMessage >> 20)}),
            events);
    if (!m_hasEnded && m_reader.isBroken())
        end(say("The game sent something that this editor does not know."), events);
    if (!m_hasEnded && !m_waits && (!isThere || !m_socket.flush()))
        end(say("The game has ended."), events);
    return events;
}

void Client::take(Message message, std::vector<LiveEvent>& to) {
    std::string_view content = message.content;
    if (message.kind == Kind::bye)
        return end(Text(content), to); // in the language of the editor
    if (message.kind == Kind::welcome) {
        m_isWelcome = content.starts_with(liveVersion) &&
                      isSameToken(std::string(content.substr(liveVersion.size())), m_gameToken);
        m_reader.setMost(mostMessage);
        if (!m_isWelcome)
            end(say("This is not the game that the list shows: its token is wrong."), to);
        return;
    }
    if (m_isWelcome && message.kind == Kind::start && content.size() > largeMessage) {
        m_waits = true;
        to.emplace_back(
            LargeStart{std::make_shared<const std::string>(std::move(message.content))});
        return;
    }
    if (m_isWelcome && message.kind == Kind::start) {
        auto start = readStart(content);
        if (!start)
            return end(start.problems().front().text, to);
        goOn(start.value());
        to.emplace_back(std::move(start).value());
        return;
    }
    if (m_stream && message.kind == Kind::block) {
        auto news = m_stream->take(content);
        if (!news)
            return end(news.problems().front().text, to);
        to.emplace_back(std::move(news).value());
        return;
    }
    const auto number = takeNumber(content);
    if (!m_isWelcome || !number || (message.kind != Kind::done && message.kind != Kind::refused))
        return end(say("The game sent something that this editor does not know."), to);
    to.emplace_back(
        EditAnswer{*number, message.kind == Kind::done ? std::string() : std::string(content)});
}

std::optional<Client::Progress> Client::progress() const {
    if (m_reader.isBroken() || m_reader.length() <= largeMessage)
        return {};
    return Progress{m_reader.received(), m_reader.length()};
}

void Client::goOn(const LiveStart& start) {
    m_waits = false;
    m_stream.emplace(start.recording.log.start, start.state.tick);
}

Result<LiveStart> Client::readStart(std::string_view content) {
    const auto text = takeText(content);
    if (!text)
        return Problem{.text = say("The game sent a start that is damaged.")};
    auto recording = readRecording(*text);
    if (!recording)
        return recording.problems();
    if (Problems errors = findErrors(recording.value().log.start); !errors.empty())
        return errors;
    auto saved =
        game::readSavedWorld({reinterpret_cast<const std::byte*>(content.data()), content.size()});
    if (!saved)
        return saved.problems();
    recording.value().log.ticks = saved.value().snapshot.tick;
    return LiveStart{std::move(recording).value(), std::move(saved).value().snapshot};
}

void Client::end(std::string why, std::vector<LiveEvent>& to) {
    m_hasEnded = true;
    to.emplace_back(Ended{std::move(why)});
}

std::uint64_t Client::send(Change change) {
    std::string content;
    putNumber(content, ++m_edits);
    content += writeInputEvent({0, Edited{std::move(change)}});
    m_isBehind = m_isBehind || m_socket.pending() + content.size() > mostUnsent;
    if (m_isBehind)
        return m_edits;
    m_socket.send(toBytes(Kind::edit, content));
    static_cast<void>(flush()); // read() says it when the game has gone
    return m_edits;
}

bool Client::flush() {
    return m_socket.flush() && m_socket.pending() == 0;
}

} // namespace tiller::live
