#include "core/io/append_file.h"

#include "core/base/text.h"
#include "core/io/descriptor.h"

#include <cstring>
#include <fcntl.h>
#include <sys/stat.h>

namespace tiller {

Result<AppendFile> AppendFile::create(const FilePath& file) {
    // O_NONBLOCK: opening a pipe does not wait for its other end.
    constexpr int flags = O_WRONLY | O_CREAT | O_APPEND | O_NONBLOCK | O_NOCTTY | O_CLOEXEC;
    Descriptor out(retried([&] { return ::open(file.c_str(), flags, 0666); }));
    if (!out.isOpen())
        return unwritable(file, std::strerror(errno));
    struct stat status {};
    if (::fstat(out.number(), &status) != 0)
        return unwritable(file, std::strerror(errno));
    if (!S_ISREG(status.st_mode))
        return unwritable(file, say("it is not a regular file"));
    if (retried([&] { return ::ftruncate(out.number(), 0); }) != 0)
        return unwritable(file, std::strerror(errno));
    return AppendFile(file, out.release());
}

AppendFile::~AppendFile() {
    if (m_number >= 0)
        ::close(m_number);
}

Result<Done> AppendFile::append(std::string_view text) {
    if (!writeAll(m_number, text))
        return unwritable(m_file, std::strerror(errno));
    return Done();
}

} // namespace tiller
