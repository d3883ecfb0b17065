#include "core/io/files.h"

#include "core/base/text.h"
#include "core/io/descriptor.h"

#include <array>
#include <climits>
#include <cstring>
#include <fcntl.h>
#include <sys/stat.h>

namespace tiller {

namespace {

namespace fs = std::filesystem;

Problem whyUnreadable(const fs::path& file, int error) {
    return unreadable(file, std::strerror(error), say("Check the name and the permissions."));
}

Problem notAFile(const fs::path& file, mode_t mode) {
    if (S_ISDIR(mode))
        return unreadable(file, say("it is a folder, not a file"), say("Choose a file in it."));
    return unreadable(file,
                      S_ISFIFO(mode)   ? say("it is a pipe, not a file")
                      : S_ISSOCK(mode) ? say("it is a socket, not a file")
                                       : say("it is a device, not a file"),
                      say("Copy its content to a file first."));
}

/// Why a file could not be opened.
Problem unopened(const fs::path& file, int error) {
    struct stat status {};
    if (error == ENXIO && ::stat(file.c_str(), &status) == 0 && !S_ISREG(status.st_mode))
        return notAFile(file, status.st_mode); // a socket, or a device that is not there
    return whyUnreadable(file, error);
}

} // namespace

std::string wholePath(const FilePath& file) {
    // std::filesystem::absolute allocates apart from the library: see core/game/c_memory.cpp.
    const std::string& name = file.native();
    std::array<char, PATH_MAX> folder{};
    if (name.empty() || name.front() == '/' || !::getcwd(folder.data(), folder.size()))
        return name;
    return std::string(folder.data()) + "/" + name;
}

Result<std::string> loadText(const fs::path& file, std::size_t most) {
    // O_NONBLOCK: opening a pipe does not wait for its other end.
    constexpr int flags = O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC;
    const Descriptor in(retried([&] { return ::open(file.c_str(), flags); }));
    if (!in.isOpen())
        return unopened(file, errno);
    struct stat status {};
    if (::fstat(in.number(), &status) != 0)
        return whyUnreadable(file, errno);
    if (!S_ISREG(status.st_mode))
        return notAFile(file, status.st_mode);
    if (status.st_size > static_cast<off_t>(most))
        return tooLarge(file, most);
    std::string text;
    std::string piece(1 << 16, '\0');
    while (text.size() <= most) { // also for a file that grows, or that has no size
        const ssize_t count =
            retried([&] { return ::read(in.number(), piece.data(), piece.size()); });
        if (count < 0)
            return whyUnreadable(file, errno);
        if (count == 0)
            return text;
        text.append(piece, 0, static_cast<std::size_t>(count));
    }
    return tooLarge(file, most);
}

} // namespace tiller
