#include "core/live/listener.h"

#include "core/game/saved_world.h"
#include "core/io/input_log_io.h"
#include "core/io/recording_io.h"

#include <algorithm>

namespace tiller::live {

namespace {

constexpr std::size_t mostHello = 256; // bytes

void sayGoodbye(Socket& socket, std::string_view why) {
    socket.send(toBytes(Kind::bye, why));
    static_cast<void>(socket.flush()); // the other side may have gone
}

} // namespace

Result<std::unique_ptr<Listener>> Listener::open(const Options& options,
                                                 const std::string& project) {
    auto socket = ListeningSocket::open(options.port);
    if (!socket)
        return socket.problems();
    auto game = announceGame(options.folder, socket.value().port(), project);
    if (!game)
        return game.problems();
    return std::unique_ptr<Listener>(
        new Listener(std::move(socket).value(), std::move(game).value(), options));
}

Listener::~Listener() {
    withdrawGame(m_game);
    drop(say("The game has stopped listening."));
}

void Listener::beforeStep(game::World& world) {
    takeConnections();
    if (!m_pending.empty())
        hearPending(world);
    if (m_editor)
        hearEditor(world);
}

void Listener::takeConnections() {
    for (std::size_t i = 0; i < mostPending; ++i) {
        Descriptor came = m_socket.accept();
        if (!came.isOpen())
            return;
        if (m_pending.size() == mostPending)
            m_pending.pop_front(); // who is silent gives way
        m_pending.push_back({Socket(std::move(came)), MessageReader(mostHello), 0});
    }
}

void Listener::hearPending(const game::World& world) {
    for (auto peer = m_pending.begin(); peer != m_pending.end();) {
        std::string bytes;
        const bool isThere = peer->socket.receive(bytes);
        peer->reader.add(bytes);
        const auto message = peer->reader.next();
        if (message) {
            Peer came = std::move(*peer);
            peer = m_pending.erase(peer);
            greet(std::move(came), *message, world);
        } else if (peer->reader.isBroken()) {
            sayGoodbye(peer->socket, say("This is a game that listens for an editor of Tiller."));
            peer = m_pending.erase(peer);
        } else if (!isThere) {
            peer = m_pending.erase(peer);
        } else {
            ++peer;
        }
    }
}

void Listener::greet(Peer peer, const Message& hello, const game::World& world) {
    if (hello.kind != Kind::hello || !hello.content.starts_with("tiller-live "))
        return sayGoodbye(peer.socket, say("This is a game that listens for an editor of Tiller."));
    if (!hello.content.starts_with(liveVersion))
        return sayGoodbye(peer.socket, say("The game and the editor are of different releases. Use "
                                           "the same release line for both."));
    if (!isSameToken(hello.content.substr(liveVersion.size()), m_game.editorToken))
        return sayGoodbye(peer.socket,
                          say("The token is wrong. Attach with the list of the editor."));
    if (m_editor)
        return sayGoodbye(peer.socket,
                          say("Another editor is attached to this game. Detach it first."));
    peer.socket.send(toBytes(Kind::welcome, std::string(liveVersion) + m_game.gameToken));
    peer.reader.setMost(mostEdit);
    m_editor.emplace(std::move(peer));
    sendStart(world);
}

/// The project and the state; the blocks after it build on nothing else.
void Listener::sendStart(const game::World& world) {
    const Project project = world.currentProject();
    std::vector<std::byte> state;
    world.saveFor(project, state);
    std::string content;
    putText(content, writeRecordingStart(project, world.projectFile()));
    content.append(reinterpret_cast<const char*>(state.data()), state.size());
    m_editor->startBytes = content.size();
    m_editor->socket.send(toBytes(Kind::start, content));
    m_inputs = {};
    m_packer = {};
    m_sent = 0;
}

void Listener::hearEditor(game::World& world) {
    std::string bytes;
    const bool isThere = m_editor->socket.receive(bytes);
    m_editor->reader.add(bytes);
    while (m_editor) {
        const auto message = m_editor->reader.next();
        if (!message)
            break;
        takeEdit(*message, world);
    }
    if (m_editor && m_editor->reader.isBroken())
        drop(say("The editor sent something that is no edit."));
    else if (m_editor && !isThere)
        m_editor.reset();
}

void Listener::takeEdit(const Message& message, game::World& world) {
    std::string_view content = message.content;
    const auto number = message.kind == Kind::edit ? takeNumber(content) : std::nullopt;
    if (!number)
        return drop(say("The editor sent something that is no edit."));
    const auto event = readInputEvent(content);
    const auto* edited = event ? std::get_if<Edited>(&event.value().input) : nullptr;
    const Result<Done> done = !event ? Result<Done>(event.problems())
                              : !edited
                                  ? Problem{.text = say("Only edits of the project can be sent.")}
                                  : world.edit(edited->change);
    if (!m_editor) // the world went back, and the editor was too slow for that
        return;
    std::string answer;
    putNumber(answer, *number);
    if (done)
        putNumber(answer, world.tick());
    else
        answer += done.problems().front().text;
    m_editor->socket.send(toBytes(done ? Kind::done : Kind::refused, answer));
}

void Listener::keep(std::uint64_t tick, const Input& input) {
    m_inputs.keep(tick, input);
}

void Listener::afterStep(const game::World& world) {
    if (!m_editor)
        return;
    const auto second =
        static_cast<std::uint64_t>(std::max(1.0, world.project().worldNumber("ticksPerSecond")));
    const std::uint64_t tick = world.tick();
    RecordingBlock block{.ticks = tick,
                         .check = tick % second == 0 ? std::optional(world.check()) : std::nullopt,
                         .kept = m_sent,
                         .from = tick};
    m_sent += m_inputs.size();
    m_inputs.take(m_batch);
    m_batch.tickLength = world.project().worldNumber("tick");
    block.inputs = m_packer.pack(m_batch);
    m_editor->socket.send(toBytes(Kind::block, writeRecordingBlock(block)));
    const bool isThere = m_editor->socket.flush();
    if (m_editor->socket.pending() == 0)
        m_editor->startBytes = 0;
    if (!isThere)
        m_editor.reset();
    else if (m_editor->socket.pending() > m_editor->startBytes + m_options.mostUnread)
        m_editor.reset(); // it does not read, so it would not read why either
}

void Listener::wentBack(const game::World& world) {
    if (!m_editor)
        return;
    sendStart(world);
    if (m_editor->socket.pending() > 2 * m_editor->startBytes + m_options.mostUnread)
        m_editor.reset();
}

void Listener::drop(std::string_view why) {
    if (m_editor)
        sayGoodbye(m_editor->socket, why);
    m_editor.reset();
}

Result<std::uint16_t> listen(game::World& world, std::uint16_t port) {
    const auto* now = dynamic_cast<Listener*>(world.link());
    if (now && port != 0 && now->game().port == port)
        return port;
    Listener::Options options;
    options.port = port;
    auto listener = Listener::open(options, world.projectFile());
    if (!listener)
        return listener.problems();
    const std::uint16_t taken = listener.value()->game().port;
    if (const auto done = world.setLink(std::move(listener).value()); !done)
        return done.problems();
    return taken;
}

void stopListening(game::World& world) {
    if (dynamic_cast<Listener*>(world.link()))
        static_cast<void>(world.setLink(nullptr)); // never refused
}

} // namespace tiller::live
