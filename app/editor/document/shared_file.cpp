#include "app/editor/document/shared_file.h"

#include "core/io/descriptor.h"
#include "core/io/files.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QFile>
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

constexpr std::time_t settleSeconds = 2; // FAT counts in steps of two seconds

QByteArray hashOf(const std::string& text) {
    return QCryptographicHash::hash(QByteArray::fromRawData(text.data(), qsizetype(text.size())),
                                    QCryptographicHash::Sha1);
}

/// Empty if the file cannot be read.
QByteArray hashOfFile(const QString& file) {
    const Result<std::string> text = loadText(file.toStdString());
    return text ? hashOf(text.value()) : QByteArray();
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

FileStamp::FileStamp(const QString& file) {
    struct stat found {};
    if (file.isEmpty() || ::stat(QFile::encodeName(file).constData(), &found) != 0)
        return;
    device = found.st_dev;
    inode = found.st_ino;
    size = found.st_size;
    written = found.st_mtim;
}

bool FileStamp::isSettled() const {
    return exists() && written.tv_sec + settleSeconds < std::time(nullptr);
}

bool FileStamp::operator==(const FileStamp& other) const {
    return device == other.device && inode == other.inode && size == other.size &&
           written.tv_sec == other.written.tv_sec && written.tv_nsec == other.written.tv_nsec;
}

void KnownContent::remember(const std::string& text, const FileStamp& stamp) {
    m_hash = hashOf(text);
    m_stamp = stamp.isSettled() ? stamp : FileStamp();
}

void KnownContent::rememberFile(const QString& file) {
    m_stamp = {};
    m_hash = hashOfFile(file);
}

FileState KnownContent::compare(const QString& file) {
    const FileStamp stamp(file); // before reading: a change meanwhile makes another stamp
    if (!stamp.exists())
        return FileState::gone;
    if (stamp == m_stamp)
        return FileState::same;
    const QByteArray hash = hashOfFile(file);
    if (hash.isEmpty())
        return FileState::gone;
    if (hash != m_hash)
        return FileState::other;
    m_stamp = stamp.isSettled() ? stamp : FileStamp();
    return FileState::same;
}

PathWatch::PathWatch(QObject* parent) : QObject(parent) {
    m_settle.setSingleShot(true);
    m_settle.setInterval(200); // ms
    const auto settle = [this] {
        if (!m_settle.isActive()) // a folder that always changes must not put the check off
            m_settle.start();
    };
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, settle);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, settle);
    connect(&m_settle, &QTimer::timeout, this, &PathWatch::changed);
}

void PathWatch::watch(const QStringList& paths) {
    const QStringList before = m_watcher.files() + m_watcher.directories();
    for (const QString& path : before)
        if (!paths.contains(path))
            m_watcher.removePath(path);
    for (const QString& path : paths)
        if (!before.contains(path))
            m_watcher.addPath(path);
}

void PathWatch::changeSoon() {
    m_settle.start();
}

} // namespace tiller
