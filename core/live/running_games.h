#pragma once

#include "core/base/platform.h"
#include "core/base/result.h"

#include <cstdint>
#include <string>
#include <vector>

namespace tiller::live {

/// What the file of a game that listens says. Only its user can read it: whoever knows the tokens
/// may attach.
struct RunningGame {
    std::uint16_t port = 0;
    std::uint64_t process = 0;
    std::string editorToken; ///< the editor shows it to the game: 32 hex digits
    std::string gameToken;   ///< the game shows it to the editor
    std::string project;     ///< the file that the game opened; empty if it came from memory
    FilePath file = {};      ///< where all this stands

    bool operator==(const RunningGame&) const = default;
};

/// `$XDG_RUNTIME_DIR/tiller/live`, or `tiller/live` in `$XDG_STATE_HOME` or `~/.local/state`.
/// Empty if none of these is set.
[[nodiscard]] FilePath folderOfGames();

/// Writes the file of a game into a folder, with tokens from the system's random numbers. Makes the
/// folder. Refuses a folder that others may read or that belongs to another user.
[[nodiscard]] Result<RunningGame> announceGame(const FilePath& folder, std::uint16_t port,
                                               const std::string& project);
/// Removes the file.
void withdrawGame(const RunningGame& game);

/// The games of a folder that run, by their processes and ports. Files of processes that have ended
/// are removed. Leaves out what others may read or write, and what is no such file.
[[nodiscard]] std::vector<RunningGame> findGames(const FilePath& folder);

/// Whether both are the same, in a time that does not depend on where they differ.
[[nodiscard]] bool isSameToken(const std::string& first, const std::string& second);

} // namespace tiller::live
