#pragma once

#include <QLockFile>
#include <QString>

#include <memory>
#include <optional>

namespace tiller {

/// The program that holds a lock file.
struct LockHolder {
    QString name;          ///< such as "another Tiller window"
    bool isRunning = true; ///< false: it runs on another machine, or has run there
};

/// Who holds a lock file of QLockFile; nothing if nobody does. Removes the lock of a process of
/// this machine that has ended, also if another process has its number now. Where something else
/// than a file has that name, "another program" holds it, which is not running.
[[nodiscard]] std::optional<LockHolder> holderOfLock(const QString& lockFile);

/// Shows other windows, also on other machines, that a file is open here: by a lock file beside it,
/// which is removed at the latest when the process ends. Without effect in a read-only folder.
class FileLock {
public:
    /// The program that has a file open, such as "another Tiller window"; empty if none has.
    [[nodiscard]] static QString holder(const QString& file);

    /// Releases the previous file and locks this one. False if another window has it open.
    bool take(const QString& file);
    void release() { m_lock.reset(); }

private:
    std::unique_ptr<QLockFile> m_lock;
};

} // namespace tiller
