#include "core/io/file_writer.h"

#include "core/base/text.h"

#include <array>
#include <atomic>
#include <climits>
#include <cstdint>
#include <cstring>
#include <fcntl.h>
#include <string>
#include <sys/file.h>

namespace tiller {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view temporaryPrefix = ".tiller-save-";
constexpr mode_t permissionBits = 07777;

/// A name that this process gives only once: another thread may be about to remove the file that
/// had a name before.
std::string newTemporaryName() {
    static std::atomic<std::uint64_t> number = 0;
    return std::string(temporaryPrefix) + std::to_string(::getpid()) + "-" +
           std::to_string(number++);
}

fs::path folderOf(const fs::path& file) {
    return file.has_parent_path() ? file.parent_path() : fs::path(".");
}

/// Writes a file to the disk. Succeeds also for files and file systems without fsync.
bool writeToDisk(int file) {
    return retried([&] { return ::fsync(file); }) == 0 || errno == EINVAL || errno == ENOTSUP ||
           errno == EROFS;
}

/// Gives a file away. Succeeds also if that is not allowed.
bool giveTo(int file, uid_t user, gid_t group) {
    return retried([&] { return ::fchown(file, user, group); }) == 0 || errno == EPERM;
}

/// Gives a new file the permissions of the old one and, if allowed, its owner. In a group that is
/// not the old file's, it is for the group what it is for everybody.
bool keepOwner(int file, const struct stat& old) {
    struct stat now {};
    if (::fstat(file, &now) != 0)
        return false;
    if (now.st_uid != old.st_uid && !giveTo(file, old.st_uid, old.st_gid))
        return false;
    if (now.st_gid != old.st_gid && !giveTo(file, uid_t(-1), old.st_gid))
        return false;
    if (::fstat(file, &now) != 0)
        return false;
    mode_t mode = old.st_mode & permissionBits;
    if (now.st_gid != old.st_gid)
        mode = (mode & ~mode_t(S_IRWXG)) | ((mode & S_IRWXO) << 3);
    return retried([&] { return ::fchmod(file, mode); }) == 0 || errno == EPERM;
}

bool isSameFile(const struct stat& a, const struct stat& b) {
    return a.st_dev == b.st_dev && a.st_ino == b.st_ino;
}

/// Removes a temporary file if its process is gone: nobody holds its lock.
void removeIfLeft(const fs::path& path) {
    constexpr int flags = O_RDWR | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC;
    const Descriptor left(::open(path.c_str(), flags));
    struct stat opened {};
    struct stat named {};
    if (left.isOpen() && ::fstat(left.number(), &opened) == 0 && S_ISREG(opened.st_mode) &&
        opened.st_uid == ::geteuid() && ::flock(left.number(), LOCK_EX | LOCK_NB) == 0 &&
        ::lstat(path.c_str(), &named) == 0 && isSameFile(opened, named))
        ::unlink(path.c_str());
}

void removeLeftFiles(const fs::path& folder) {
    std::error_code error;
    for (fs::directory_iterator each(folder, error), end; !error && each != end;
         each.increment(error))
        if (each->path().filename().string().starts_with(temporaryPrefix))
            removeIfLeft(each->path());
}

struct LinkTarget {
    bool isLink = false;
    bool isPlanted = false; ///< by another user, in a folder where others can write
    fs::path target;
};

/// Reads one link. Looks at the link that it reads, whatever has its name afterwards.
LinkTarget linkAt(const fs::path& path) {
    constexpr int flags = O_PATH | O_NOFOLLOW | O_CLOEXEC;
    const Descriptor link(retried([&] { return ::open(path.c_str(), flags); }));
    struct stat status {};
    if (!link.isOpen() || ::fstat(link.number(), &status) != 0 || !S_ISLNK(status.st_mode))
        return {};
    std::array<char, PATH_MAX> text{};
    const ssize_t length = ::readlinkat(link.number(), "", text.data(), text.size());
    if (length <= 0)
        return {};
    const auto isOurs = [](uid_t owner) { return owner == ::geteuid() || owner == 0; };
    struct stat folder {};
    const bool isOurFolder = ::stat(folderOf(path).c_str(), &folder) == 0 &&
                             isOurs(folder.st_uid) && (folder.st_mode & (S_IWGRP | S_IWOTH)) == 0;
    const fs::path target(text.begin(), text.begin() + length);
    return {true, !isOurs(status.st_uid) && !isOurFolder,
            target.is_absolute() ? target : path.parent_path() / target};
}

/// Whether a link leads to an open pipe, as /dev/stdout may: "pipe:[4711]" is no file's name.
bool leadsToNoName(const fs::path& link, const fs::path& target) {
    struct stat status {};
    return ::lstat(target.c_str(), &status) != 0 && ::stat(link.c_str(), &status) == 0;
}

} // namespace

FileWriter::~FileWriter() {
    if (m_isTemporary)
        ::unlink(m_path.c_str());
}

Result<Done> FileWriter::followLinks() {
    for (int hops = 0; hops < 40; ++hops) {
        const LinkTarget link = linkAt(m_file);
        if (!link.isLink || leadsToNoName(m_file, link.target))
            return Done();
        if (link.isPlanted)
            return failed(say("it is a link to %1, which another user made in a shared folder",
                              {quotedPath(link.target)}),
                          say("Save to that file itself, or choose another name."));
        m_file = link.target;
    }
    return failed(say("its links lead in a circle"), say("Save to another file."));
}

Result<Done> FileWriter::open() {
    if (!m_project)
        if (auto followed = followLinks(); !followed)
            return followed;
    m_folder = folderOf(m_file);
    struct stat model {};
    if (m_project) {
        const bool hasModel =
            !m_project->empty() && ::stat(m_project->c_str(), &model) == 0; // through links
        if (!hasModel) {
            model.st_mode = S_IRUSR | S_IWUSR;
            model.st_uid = ::geteuid();
            model.st_gid = ::getegid();
        }
        return openTemporary(&model);
    }
    const bool exists = ::lstat(m_file.c_str(), &model) == 0;
    if (exists && S_ISDIR(model.st_mode))
        return failed(say("it is a folder"), say("Choose a file in it."));
    if (exists && !S_ISREG(model.st_mode))
        return openDirectly();
    if (exists && ::access(m_file.c_str(), W_OK) != 0)
        return failed(std::strerror(errno),
                      say("The file is unchanged. Allow writing to it, or save to another file."));
    return openTemporary(exists ? &model : nullptr);
}

/// Opens a terminal, pipe or device, which cannot be replaced. A pipe that nobody reads fails.
Result<Done> FileWriter::openDirectly() {
    m_path = m_file;
    constexpr int flags = O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC;
    m_out = Descriptor(retried([&] { return ::open(m_path.c_str(), flags); }));
    if (!m_out.isOpen() && errno == ENXIO)
        return failed(say("nobody reads from it"), say("Start the program that reads it first."));
    struct stat status {};
    if (!m_out.isOpen() || ::fstat(m_out.number(), &status) != 0 ||
        ::fcntl(m_out.number(), F_SETFL, O_WRONLY) != 0)
        return failed();
    if (S_ISREG(status.st_mode))
        return failed(say("it changes meanwhile"), say("Save again."));
    return Done();
}

Result<Done> FileWriter::openTemporary(const struct stat* model) {
    removeLeftFiles(m_folder);
    for (int i = 0; i < 1000 && !m_isTemporary; ++i)
        if (!takeName(m_folder / newTemporaryName(), model == nullptr) && errno != EEXIST)
            return failed();
    if (!m_isTemporary || (model && !keepOwner(m_out.number(), *model)))
        return failed();
    return Done();
}

/// Creates a temporary file and locks it. Fails with EEXIST if another writer has the name, or
/// takes the file for left before it is locked.
bool FileWriter::takeName(const fs::path& path, bool isNew) {
    constexpr int flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC;
    const mode_t mode = isNew ? 0666 : S_IRUSR | S_IWUSR; // less the process's mask
    Descriptor out(retried([&] { return ::open(path.c_str(), flags, mode); }));
    if (!out.isOpen())
        return false;
    const int locked = retried([&] { return ::flock(out.number(), LOCK_EX | LOCK_NB); });
    const bool isLeft = locked != 0 && errno == EWOULDBLOCK;
    struct stat status {};
    if (isLeft || ::fstat(out.number(), &status) != 0 || status.st_nlink == 0) {
        ::unlink(path.c_str());
        errno = EEXIST;
        return false;
    }
    m_path = path;
    m_isTemporary = true;
    m_out = std::move(out);
    return true;
}

Result<Done> FileWriter::sync() {
    if (!writeToDisk(m_out.number()))
        return failed();
    return Done();
}

Result<Done> FileWriter::finish() {
    if (!m_isTemporary) {
        if (!m_out.close())
            return failed();
        return Done();
    }
    m_lock = Descriptor(retried([&] { return ::fcntl(m_out.number(), F_DUPFD_CLOEXEC, 0); }));
    if (!m_lock.isOpen() || !writeToDisk(m_out.number()) || !m_out.close())
        return failed();
    if (retried([&] { return ::rename(m_path.c_str(), m_file.c_str()); }) != 0)
        return failed();
    m_isTemporary = false;
    return syncFolder();
}

Result<Done> FileWriter::syncFolder() const {
    constexpr int flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC;
    const Descriptor folder(retried([&] { return ::open(m_folder.c_str(), flags); }));
    if (folder.isOpen() ? writeToDisk(folder.number()) : errno == EACCES)
        return Done();
    return Problem{
        .text = say("%1 is saved, but may be lost if the power fails now: %2. Save it again.",
                    {quotedPath(m_named), std::strerror(errno)})};
}

} // namespace tiller
