#include "app/cli/editor_process.h"

#include "app/cli/commands.h"
#include "app/cli/console.h"
#include "app/cli/process.h"

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <unistd.h>

namespace tiller::cli {

int becomeEditor(std::vector<std::string> arguments) {
    arguments.insert(arguments.begin(), "tiller-editor");
    const std::vector<char*> pointers = pointersTo(arguments);
    std::error_code error;
    const auto self = std::filesystem::read_symlink("/proc/self/exe", error);
    if (!error)
        ::execv((self.parent_path() / "tiller-editor").string().c_str(), pointers.data());
    if (error || errno == ENOENT)
        ::execvp("tiller-editor", pointers.data());
    complain(errno == ENOENT
                 ? std::string("tiller-editor is not installed: it is neither in the folder of "
                               "tiller nor in PATH. Install the editor.")
                 : std::string("tiller-editor could not be started: ") + std::strerror(errno) +
                       ".");
    return notReadOrWritten;
}

} // namespace tiller::cli
