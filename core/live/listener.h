#pragma once

#include "core/game/world.h"
#include "core/io/packed_inputs.h"
#include "core/live/running_games.h"
#include "core/live/socket.h"

#include <cstdint>
#include <deque>

namespace tiller::live {

/// The game's side: lets one editor attach to a World. All of it happens within steps, in the
/// thread of the World, and never waits: an editor that does not read is dropped.
class Listener : public game::RunLink {
public:
    struct Options {
        std::uint16_t port = 0;            ///< 0: one that is free
        FilePath folder = folderOfGames(); ///< for the file with the tokens
        std::size_t mostUnread = 16 << 20; ///< bytes after the start that an editor may be behind
    };
    static constexpr std::size_t mostEdit = 16 << 20; ///< bytes of one edit
    static constexpr std::size_t mostPending = 4;     ///< connections that have not shown the token

    /// @param project the game's file, for the editor's list
    [[nodiscard]] static Result<std::unique_ptr<Listener>> open(const Options& options,
                                                                const std::string& project);
    ~Listener() override;
    Listener(const Listener&) = delete;
    Listener& operator=(const Listener&) = delete;

    [[nodiscard]] const RunningGame& game() const { return m_game; }
    [[nodiscard]] bool isAttached() const { return m_editor.has_value(); }

    void beforeStep(game::World& world) override;
    [[nodiscard]] bool wantsInputs() const override { return isAttached(); }
    void keep(std::uint64_t tick, const Input& input) override;
    void afterStep(const game::World& world) override;
    void wentBack(const game::World& world) override;

private:
    struct Peer {
        Socket socket;
        MessageReader reader;
        std::size_t startBytes = 0; ///< of the latest start, until it is sent
    };

    Listener(ListeningSocket socket, RunningGame game, const Options& options)
        : m_socket(std::move(socket)), m_game(std::move(game)), m_options(options) {}

    void takeConnections();
    void hearPending(const game::World& world);
    void greet(Peer peer, const Message& hello, const game::World& world);
    void sendStart(const game::World& world);
    void hearEditor(game::World& world);
    void takeEdit(const Message& message, game::World& world);
    void drop(std::string_view why);

    ListeningSocket m_socket;
    RunningGame m_game;
    Options m_options;
    std::deque<Peer> m_pending; ///< the oldest first
    std::optional<Peer> m_editor;
    InputCollector m_inputs; ///< since the latest block
    InputBatch m_batch;
    InputPacker m_packer;
    std::uint64_t m_sent = 0; ///< inputs in blocks since the start
};

/// Lets an editor on this computer attach to a world: it follows each step and may edit the
/// project. Nobody else can: the game listens on the loopback address alone, and wants a token from
/// a file that only the user can read. Returns the port. A world that listens already listens anew,
/// unless it has this port or the new one cannot be had.
/// @param port 0: one that is free
Result<std::uint16_t> listen(game::World& world, std::uint16_t port = 0);
/// Ends that; an attached editor keeps what it has. Nothing happens if the world does not listen.
void stopListening(game::World& world);

} // namespace tiller::live
