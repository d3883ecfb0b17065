#include "app/editor/document/file_lock.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QSysInfo>

namespace tiller {

namespace {

/// Beside the file itself: all links to a file share one lock.
std::unique_ptr<QLockFile> lockFor(const QString& file) {
    const QFileInfo given(file);
    const QFileInfo info(given.exists() ? given.canonicalFilePath() : given.absoluteFilePath());
    auto lock = std::make_unique<QLockFile>(
        info.dir().filePath(QStringLiteral(".%1-lock").arg(info.fileName())));
    lock->setStaleLockTime(0); // a lock of a running process is never stale
    return lock;
}

} // namespace

QString FileLock::holder(const QString& file) {
    const auto lock = lockFor(file);
    if (lock->tryLock(0) || lock->error() != QLockFile::LockFailedError)
        return {};
    qint64 process = 0;
    QString machine;
    QString program;
    if (!lock->getLockInfo(&process, &machine, &program))
        return QCoreApplication::translate("FileLock", "another program");
    if (machine.isEmpty() || machine == QSysInfo::machineHostName())
        return QCoreApplication::translate("FileLock", "another Tiller window");
    return QCoreApplication::translate("FileLock", "a Tiller window on the machine “%1”")
        .arg(machine);
}

bool FileLock::take(const QString& file) {
    m_lock.reset();
    if (file.isEmpty())
        return true;
    auto lock = lockFor(file);
    if (!lock->tryLock(0))
        return lock->error() != QLockFile::LockFailedError;
    m_lock = std::move(lock);
    return true;
}

} // namespace tiller
