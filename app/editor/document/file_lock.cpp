#include "app/editor/document/file_lock.h"

#include "core/io/descriptor.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QSysInfo>

#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>

namespace tiller {

namespace {

QString trLock(const char* text) {
    return QCoreApplication::translate("FileLock", text);
}

/// Beside the file itself: all links to a file share one lock.
QString lockFileOf(const QString& file) {
    const QFileInfo given(file);
    const QFileInfo info(given.exists() ? given.canonicalFilePath() : given.absoluteFilePath());
    return info.dir().filePath(QStringLiteral(".%1-lock").arg(info.fileName()));
}

/// Whether a process has locked a file as QLockFile does; nothing if the file system has no locks.
std::optional<bool> isLocked(int file) {
    if (::flock(file, LOCK_EX | LOCK_NB) == 0) {
        ::flock(file, LOCK_UN);
        return false;
    }
    return errno == EWOULDBLOCK ? std::optional(true) : std::nullopt;
}

bool isRunning(qint64 process) {
    return ::kill(static_cast<pid_t>(process), 0) == 0 || errno == EPERM;
}

} // namespace

std::optional<LockHolder> holderOfLock(const QString& lockFile) {
    const Descriptor file(::open(QFile::encodeName(lockFile).constData(),
                                 O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK));
    if (!file.isOpen() && errno == ENOENT)
        return {};
    struct stat status {};
    const bool isFile = ::fstat(file.number(), &status) == 0 && S_ISREG(status.st_mode);
    const std::optional<bool> locked = isFile ? isLocked(file.number()) : std::nullopt;
    qint64 process = 0;
    QString machine;
    QString program;
    if (!isFile || !QLockFile(lockFile).getLockInfo(&process, &machine, &program))
        return LockHolder{trLock("another program"), locked.value_or(false)};
    if (!machine.isEmpty() && machine != QSysInfo::machineHostName())
        return LockHolder{trLock("a Tiller window on the machine “%1”").arg(machine),
                          locked.value_or(false)};
    if (locked ? *locked : isRunning(process))
        return LockHolder{trLock("another Tiller window"), true};
    QFile::remove(lockFile);
    return {};
}

QString FileLock::holder(const QString& file) {
    const auto holder = holderOfLock(lockFileOf(file));
    return holder ? holder->name : QString();
}

bool FileLock::take(const QString& file) {
    m_lock.reset();
    if (file.isEmpty())
        return true;
    const QString lockFile = lockFileOf(file);
    const auto holder = holderOfLock(lockFile);
    auto lock = std::make_unique<QLockFile>(lockFile);
    lock->setStaleLockTime(0); // a lock of a running process is never stale
    if (holder || !lock->tryLock(0))
        return !holder && lock->error() != QLockFile::LockFailedError;
    m_lock = std::move(lock);
    return true;
}

} // namespace tiller
