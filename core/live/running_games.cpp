#include "core/live/running_games.h"

#include "core/base/number_text.h"
#include "core/base/text.h"
#include "core/io/descriptor.h"
#include "core/live/socket.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <sys/stat.h>

namespace tiller::live {

namespace {

constexpr std::string_view mark = "tiller-live 1";
constexpr std::string_view ending = ".tiller-live";
constexpr std::size_t mostBytes = 8192; // of a file

bool isPrivate(const struct stat& status) {
    return status.st_uid == ::geteuid() && (status.st_mode & 077) == 0;
}

/// Makes the folder, and checks that it is the user's alone.
Result<Done> makeFolder(const FilePath& folder) {
    if (folder.empty())
        return Problem{.text = say("There is no folder for the game's token: set "
                                   "XDG_RUNTIME_DIR or HOME.")};
    std::error_code error;
    const std::string& name = folder.native();
    if (const auto slash = name.find_last_of('/'); slash != std::string::npos && slash > 0)
        std::filesystem::create_directories(name.substr(0, slash), error);
    if (::mkdir(folder.c_str(), 0700) != 0 && errno != EEXIST)
        return Problem{
            .text = say("%1 could not be made: %2.", {quotedPath(folder), std::strerror(errno)})};
    struct stat status {};
    if (::lstat(folder.c_str(), &status) != 0 || !S_ISDIR(status.st_mode) || !isPrivate(status))
        return Problem{.text = say("%1 is not a folder that only you can read, so the game's token "
                                   "would not be safe there. Remove it, or run chmod 700 on it.",
                                   {quotedPath(folder)})};
    return Done();
}

/// 32 hex digits.
Result<std::string> randomToken() {
    std::array<std::uint64_t, 2> bits{};
    if (::getentropy(bits.data(), sizeof bits) != 0)
        return Problem{.text =
                           say("The system gives no random numbers: %1.", {std::strerror(errno)})};
    return toHex(bits[0]) + toHex(bits[1]);
}

bool isToken(std::string_view text) {
    return text.size() == 32 && parseHex(text.substr(0, 16)) && parseHex(text.substr(16));
}

std::string textOf(const RunningGame& game) {
    return std::string(mark) + "\nport " + std::to_string(game.port) + "\nprocess " +
           std::to_string(game.process) + "\neditor " + game.editorToken + "\ngame " +
           game.gameToken + "\nproject " + game.project + "\nend\n";
}

template <class Number>
bool readNumber(std::string_view text, Number& to) {
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), to);
    return error == std::errc() && end == text.data() + text.size();
}

/// Nothing if the text is not whole.
std::optional<RunningGame> gameOf(std::string_view text) {
    RunningGame game;
    const auto take = [&](std::string_view key) -> std::optional<std::string_view> {
        const std::size_t end = text.find('\n');
        if (end == std::string_view::npos || !text.starts_with(key))
            return {};
        const std::string_view value = text.substr(key.size(), end - key.size());
        text.remove_prefix(end + 1);
        return value;
    };
    const auto first = take(mark);
    const auto port = first == "" ? take("port ") : std::nullopt;
    const auto process = port ? take("process ") : std::nullopt;
    const auto editor = process ? take("editor ") : std::nullopt;
    const auto own = editor ? take("game ") : std::nullopt;
    const auto project = own ? take("project ") : std::nullopt;
    if (!project || text != "end\n" || !readNumber(*port, game.port) || game.port == 0 ||
        !readNumber(*process, game.process) || !isToken(*editor) || !isToken(*own))
        return {};
    game.editorToken = *editor;
    game.gameToken = *own;
    game.project = *project;
    return game;
}

/// The text of a small file that is the user's alone; nothing for others.
std::optional<std::string> privateText(const FilePath& file) {
    const Descriptor in(retried(
        [&] { return ::open(file.c_str(), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC); }));
    struct stat status {};
    if (!in.isOpen() || ::fstat(in.number(), &status) != 0 || !S_ISREG(status.st_mode) ||
        !isPrivate(status))
        return {};
    std::string text(mostBytes, '\0');
    const ssize_t count = retried([&] { return ::read(in.number(), text.data(), text.size()); });
    text.resize(static_cast<std::size_t>(std::max<ssize_t>(count, 0)));
    return text;
}

/// The processes of a container are not seen from outside: its game is known by its port.
bool hasEnded(const RunningGame& game) {
    return ::kill(static_cast<pid_t>(game.process), 0) != 0 && errno == ESRCH &&
           !Socket::connect(game.port);
}

} // namespace

FilePath folderOfGames() {
    const auto set = [](const char* name) -> const char* {
        const char* value = std::getenv(name);
        return value && *value == '/' ? value : nullptr;
    };
    if (const char* folder = set("XDG_RUNTIME_DIR"))
        return std::string(folder) + "/tiller/live";
    if (const char* folder = set("XDG_STATE_HOME"))
        return std::string(folder) + "/tiller/live";
    if (const char* folder = set("HOME"))
        return std::string(folder) + "/.local/state/tiller/live";
    return {};
}

Result<RunningGame> announceGame(const FilePath& folder, std::uint16_t port,
                                 const std::string& project) {
    if (const auto made = makeFolder(folder); !made)
        return made.problems();
    const auto editor = randomToken();
    const auto own = randomToken();
    if (!editor || !own)
        return editor ? own.problems() : editor.problems();
    RunningGame game{.port = port,
                     .process = static_cast<std::uint64_t>(::getpid()),
                     .editorToken = editor.value(),
                     .gameToken = own.value(),
                     .project = project.find('\n') == std::string::npos ? project : ""};
    const std::string name = std::to_string(game.process) + "-" + std::to_string(port);
    game.file = folder.native() + "/" + name + std::string(ending);
    ::unlink(game.file.c_str()); // of an earlier process with this number
    Descriptor out(retried([&] {
        return ::open(game.file.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC,
                      0600);
    }));
    const std::string text = textOf(game);
    const bool isWritten = out.isOpen() && ::fchmod(out.number(), 0600) == 0 &&
                           retried([&] {
                               return ::write(out.number(), text.data(), text.size());
                           }) == static_cast<ssize_t>(text.size()) &&
                           out.close();
    if (isWritten)
        return game;
    const std::string why = std::strerror(errno);
    if (out.isOpen())
        ::unlink(game.file.c_str());
    return Problem{.text = say("%1 could not be written: %2.", {quotedPath(game.file), why})};
}

void withdrawGame(const RunningGame& game) {
    if (!game.file.empty())
        ::unlink(game.file.c_str());
}

std::vector<RunningGame> findGames(const FilePath& folder) {
    std::vector<RunningGame> games;
    struct stat status {};
    if (::lstat(folder.c_str(), &status) != 0 || !S_ISDIR(status.st_mode) || !isPrivate(status))
        return games;
    std::error_code error;
    const std::filesystem::directory_iterator end;
    for (std::filesystem::directory_iterator entry(folder, error); !error && entry != end;
         entry.increment(error)) {
        const FilePath& file = entry->path();
        if (file.extension() != ending)
            continue;
        const auto text = privateText(file);
        auto game = text ? gameOf(*text) : std::nullopt;
        if (!game)
            continue;
        game->file = FilePath(file);
        if (hasEnded(*game))
            withdrawGame(*game);
        else
            games.push_back(*std::move(game));
    }
    std::ranges::sort(games, {},
                      [](const RunningGame& of) { return std::pair(of.process, of.port); });
    return games;
}

bool isSameToken(const std::string& first, const std::string& second) {
    unsigned differs = first.size() == second.size() ? 0 : 1;
    for (std::size_t i = 0; i < std::min(first.size(), second.size()); ++i)
        differs |= static_cast<unsigned char>(first[i]) ^ static_cast<unsigned char>(second[i]);
    return differs == 0;
}

} // namespace tiller::live
