#pragma once

#include <QByteArray>
#include <QFileSystemWatcher>
#include <QLockFile>
#include <QObject>
#include <QString>
#include <QTimer>

#include <ctime>
#include <memory>
#include <optional>
#include <string>
#include <sys/types.h>

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

/// The content of a file, compared with the content that was last read or written here.
enum class FileState { same, other, gone };

/// What changes when a program writes a file. Reading it costs next to nothing.
struct FileStamp {
    FileStamp() = default; ///< of no file
    explicit FileStamp(const QString& file);

    dev_t device = 0;
    ino_t inode = 0;
    off_t size = -1;
    timespec written = {};

    [[nodiscard]] bool exists() const { return size >= 0; }
    /// The file was written some time ago: whoever writes it from now on changes the stamp, also
    /// where the file system counts only full seconds.
    [[nodiscard]] bool isSettled() const;
    bool operator==(const FileStamp& other) const;
};

/// The content of a file that was last read or written here. Comparing it reads the file only if
/// its stamp has changed.
class KnownContent {
public:
    /// Remembers a text that was read from a file with this stamp.
    void remember(const std::string& text, const FileStamp& stamp);
    /// Remembers a text that was just written. Another program may have written the file since, so
    /// the next comparison reads it.
    void remember(const std::string& text) { remember(text, {}); }
    /// Remembers the file as it is now.
    void rememberFile(const QString& file);

    [[nodiscard]] FileState compare(const QString& file);

private:
    QByteArray m_hash;
    FileStamp m_stamp;
};

/// Announces that another program changes or removes files, once that has settled: a file that is
/// being replaced is missing for a moment.
class PathWatch : public QObject {
    Q_OBJECT

public:
    explicit PathWatch(QObject* parent = nullptr);

    /// Watches these files and folders, and no others. One that was replaced is watched again.
    void watch(const QStringList& paths);
    void changeSoon(); ///< announces a change, once for all calls within a moment

signals:
    void changed();

private:
    QFileSystemWatcher m_watcher;
    QTimer m_settle;
};

} // namespace tiller
