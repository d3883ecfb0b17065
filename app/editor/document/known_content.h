#pragma once

#include <QByteArray>
#include <QString>

#include <ctime>
#include <string>
#include <sys/types.h>

namespace tiller {

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

} // namespace tiller
