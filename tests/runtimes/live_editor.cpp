#include "core/model/edits.h"
#include "tests/core/live/following.h"

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <poll.h>

/// live_editor COMMAND: runs a game that listens, attaches to it as the editor does, follows it in
/// lock step and edits it. The game plays hunter-and-prey until the editor has set "fear" to 1.5,
/// and a second more; then it stops to listen, and prints its tick and its hash.
namespace {

using namespace tiller;

constexpr std::chrono::seconds longest{60};

[[noreturn]] void fail(const std::string& why) {
    std::fprintf(stderr, "live_editor: %s\n", why.c_str());
    std::exit(1);
}

void checkTime() {
    static const auto start = std::chrono::steady_clock::now();
    if (std::chrono::steady_clock::now() - start > longest)
        fail("it takes too long");
}

live::Client attach() {
    for (;; checkTime()) {
        if (const auto found = live::findGames(live::folderOfGames()); !found.empty()) {
            auto client = live::Client::attach(found.front());
            if (!client)
                fail(client.problems().front().text);
            return std::move(client).value();
        }
        ::poll(nullptr, 0, 10);
    }
}

void edit(Following& game) {
    const auto send = [&](const Result<Change>& change) {
        if (!change)
            fail(change.problems().front().text);
        game.client->send(change.value());
    };
    send(setValue(game.project, "world", "width", Value(900.0)));
    send(setParameter(game.project, "fear", 1.5));
}

void follow(Following& game) {
    std::optional<std::uint64_t> editAt;
    for (bool isEdited = false; game.end.empty(); checkTime()) {
        pollfd incoming{game.client->number(), POLLIN, 0};
        ::poll(&incoming, 1, 100);
        if (!game.hear())
            fail("the run differs");
        if (game.copy && !editAt)
            editAt = game.copy->tick() + 70; // after a check
        if (editAt && !isEdited && game.copy->tick() >= *editAt) {
            edit(game);
            isEdited = true;
        }
    }
    if (game.end != "The game has stopped listening.")
        fail(game.end);
    if (game.answers.size() != 2 || game.checks.size() < 2)
        fail("answers or checks are missing");
    for (const live::EditAnswer& answer : game.answers)
        if (!answer.problem.empty())
            fail(answer.problem);
    if (game.project.worldNumber("width") != 900)
        fail("the edit did not come back");
}

} // namespace

int main(int count, char** arguments) {
    if (count != 2)
        fail("which game?");
    std::string folder = (std::filesystem::temp_directory_path() / "tiller-live-XXXXXX").string();
    if (!::mkdtemp(folder.data()))
        fail("no folder for the game's file");
    ::setenv("XDG_RUNTIME_DIR", folder.c_str(), 1);
    std::FILE* output = ::popen(arguments[1], "r");
    Following game;
    game.client.emplace(attach());
    follow(game);
    unsigned long long tick = 0, hash = 0;
    const int read = std::fscanf(output, "%llu %llx", &tick, &hash);
    const bool isGone = live::findGames(live::folderOfGames()).empty();
    if (::pclose(output) != 0 || read != 2)
        fail("the game failed");
    if (game.copy->tick() != tick || game.copy->stateHash() != hash)
        fail("the game ended with another state");
    if (!isGone)
        fail("the game is still in the list");
    std::filesystem::remove_all(folder);
    std::printf("followed and edited for %zu checks\n", game.checks.size());
}
