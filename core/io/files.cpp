#include "core/io/files.h"

#include "core/io/json_text.h"

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace tiller {

namespace {

namespace fs = std::filesystem;

std::string quotedPath(const fs::path& file) {
    return "\"" + file.string() + "\"";
}

/// An open file, which the destructor closes.
class Descriptor {
public:
    explicit Descriptor(int number) : m_number(number) {}
    ~Descriptor() {
        if (m_number >= 0)
            ::close(m_number);
    }
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;

    [[nodiscard]] bool isOpen() const { return m_number >= 0; }
    [[nodiscard]] int number() const { return m_number; }

    /// Returns false, with errno, if written data may be lost.
    [[nodiscard]] bool close() {
        const int number = m_number;
        m_number = -1;
        return ::close(number) == 0;
    }

private:
    int m_number;
};

bool writeAll(int file, std::string_view text) {
    while (!text.empty()) {
        const ssize_t written = ::write(file, text.data(), text.size());
        if (written < 0 && errno == EINTR)
            continue;
        if (written < 0)
            return false;
        text.remove_prefix(static_cast<std::size_t>(written));
    }
    return true;
}

/// Writes a file to the disk. Succeeds also for files and file systems without fsync.
bool sync(int file) {
    return ::fsync(file) == 0 || errno == EINVAL || errno == ENOTSUP || errno == EROFS;
}

/// The file at the end of a chain of symbolic links.
fs::path followLinks(fs::path file) {
    std::error_code error;
    for (int hops = 0; hops < 40 && fs::is_symlink(fs::symlink_status(file, error)); ++hops) {
        const fs::path target = fs::read_symlink(file, error);
        if (error)
            break;
        file = target.is_absolute() ? target : file.parent_path() / target;
    }
    return file;
}

/// Saves one text to one file. The destructor removes a temporary file that is left.
class FileSave {
public:
    explicit FileSave(const fs::path& file)
        : m_named(file)
        , m_file(followLinks(file))
        , m_folder(m_file.has_parent_path() ? m_file.parent_path() : fs::path(".")) {}

    ~FileSave() {
        if (!m_temporary.empty())
            ::unlink(m_temporary.c_str());
    }
    FileSave(const FileSave&) = delete;
    FileSave& operator=(const FileSave&) = delete;

    Result<Done> run(std::string_view text) {
        struct stat old {};
        const bool exists = ::stat(m_file.c_str(), &old) == 0;
        if (exists && S_ISDIR(old.st_mode))
            return failed("it is a folder", "Choose a file in it.");
        if (exists && !S_ISREG(old.st_mode))
            return writeThrough(text);
        if (exists && ::access(m_file.c_str(), W_OK) != 0)
            return failed(std::strerror(errno),
                          "The file is unchanged. Allow writing to it, or save to another file.");
        return replace(text, exists ? &old : nullptr);
    }

private:
    [[nodiscard]] Problem failed(const std::string& reason, const std::string& advice) const {
        return {.text = quotedPath(m_named) + " could not be saved: " + reason + ". " + advice};
    }

    [[nodiscard]] Problem failed() const {
        const std::string reason = std::strerror(errno);
        std::error_code error;
        const bool hasOldFile = fs::exists(m_file, error);
        return failed(reason, std::string(hasOldFile ? "The old file is unchanged. " : "") +
                                  "Make room there, allow writing, or save to another folder.");
    }

    /// Writes to a terminal, pipe or device, which cannot be replaced.
    Result<Done> writeThrough(std::string_view text) {
        Descriptor out(::open(m_file.c_str(), O_WRONLY | O_CLOEXEC));
        if (!out.isOpen() || !writeAll(out.number(), text) || !out.close())
            return failed(std::strerror(errno), "Save to another file.");
        return Done();
    }

    Result<Done> replace(std::string_view text, const struct stat* old) {
        Descriptor out(openTemporary());
        if (!out.isOpen())
            return failed();
        if (!writeAll(out.number(), text))
            return failed();
        if (old && !keepOwner(out.number(), *old))
            return failed();
        if (!sync(out.number()) || !out.close())
            return failed();
        if (::rename(m_temporary.c_str(), m_file.c_str()) != 0)
            return failed();
        m_temporary.clear();
        return syncFolder();
    }

    int openTemporary() {
        for (int i = 0; i < 1000; ++i) {
            const std::string name =
                ".tiller-save-" + std::to_string(::getpid()) + "-" + std::to_string(i);
            const fs::path path = m_folder / name;
            const int file = ::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
            if (file >= 0)
                m_temporary = path;
            if (file >= 0 || errno != EEXIST)
                return file;
        }
        return -1;
    }

    /// Gives the new file the permissions of the old one and, if allowed, its owner.
    static bool keepOwner(int file, const struct stat& old) {
        struct stat created {};
        if (::fstat(file, &created) != 0)
            return false;
        if (created.st_uid != old.st_uid && ::fchown(file, old.st_uid, old.st_gid) != 0 &&
            errno != EPERM)
            return false;
        if (created.st_gid != old.st_gid && ::fchown(file, uid_t(-1), old.st_gid) != 0 &&
            errno != EPERM)
            return false;
        return ::fchmod(file, old.st_mode & 07777) == 0 || errno == EPERM;
    }

    Result<Done> syncFolder() {
        const Descriptor folder(::open(m_folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
        if (folder.isOpen() ? sync(folder.number()) : errno == EACCES)
            return Done();
        return Problem{.text = quotedPath(m_named) +
                               " is saved, but may be lost if the power fails now: " +
                               std::strerror(errno) + ". Save it again."};
    }

    fs::path m_named;
    fs::path m_file;
    fs::path m_folder;
    fs::path m_temporary;
};

Problem unreadable(const fs::path& file, const std::string& reason) {
    return {.text = quotedPath(file) + " could not be read: " + reason +
                    ". Check the name and the permissions."};
}

} // namespace

Result<Done> saveText(const fs::path& file, std::string_view text) {
    return FileSave(file).run(text);
}

Result<std::string> loadText(const fs::path& file) {
    Descriptor in(::open(file.c_str(), O_RDONLY | O_CLOEXEC));
    if (!in.isOpen())
        return unreadable(file, std::strerror(errno));
    std::string text;
    std::string piece(1 << 16, '\0');
    while (text.size() <= maxFileBytes) {
        const ssize_t count = ::read(in.number(), piece.data(), piece.size());
        if (count < 0 && errno == EINTR)
            continue;
        if (count < 0)
            return unreadable(file, std::strerror(errno));
        if (count == 0)
            break;
        text.append(piece, 0, static_cast<std::size_t>(count));
    }
    return text; // readers refuse one that is too large
}

} // namespace tiller
