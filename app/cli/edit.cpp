#include "app/cli/commands.h"
#include "app/cli/console.h"

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <unistd.h>

namespace tiller::cli {

namespace {

/// Replaces this process; comes back only where there is no such program.
void start(const std::string& program, const std::string& file) {
    std::string name = "tiller-editor";
    std::string argument = file;
    char* const arguments[] = {name.data(), file.empty() ? nullptr : argument.data(), nullptr};
    ::execvp(program.c_str(), arguments);
}

} // namespace

int edit(const EditOptions& options) {
    std::error_code error;
    const auto self = std::filesystem::read_symlink("/proc/self/exe", error);
    if (!error)
        start((self.parent_path() / "tiller-editor").string(), options.file);
    if (error || errno == ENOENT)
        start("tiller-editor", options.file);
    complain(errno == ENOENT
                 ? std::string("tiller-editor is not installed: it stands neither beside "
                               "tiller nor in PATH. Install the editor.")
                 : std::string("tiller-editor could not be started: ") + std::strerror(errno) +
                       ".");
    return notReadOrWritten;
}

} // namespace tiller::cli
