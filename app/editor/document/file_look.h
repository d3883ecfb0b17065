#pragma once

#include "app/editor/document/recovery.h"

#include <QObject>
#include <QStringList>

#include <map>
#include <memory>
#include <mutex>
#include <optional>

namespace tiller {

/// What is in the place of a file.
struct FoundFile {
    bool exists = false;
    std::vector<Recovered> autosaves; ///< beside it
    bool operator==(const FoundFile&) const = default;
};

/// Looks at files in the background, each in a thread of its own: a file system that does not
/// answer, such as that of a server that is gone, holds up neither the window nor other files.
class FileLook : public QObject {
    Q_OBJECT

public:
    explicit FileLook(QObject* parent = nullptr);
    ~FileLook() override; ///< waits a moment for threads, and leaves those that hang

    void look(const QStringList& files); ///< anew
    /// Nothing while the file system has not answered.
    [[nodiscard]] std::optional<FoundFile> found(const QString& file) const;
    void setFound(const QString& file, FoundFile found); ///< it was read or written here

    /// All looks wait until the lock is gone, as if no file system answered.
    [[nodiscard]] static std::unique_lock<std::mutex> holdBack();

signals:
    void looked(); ///< one more file was looked at

private:
    struct Threads;

    void begin(const QString& file);
    void take(const QString& file, FoundFile found);

    std::map<QString, FoundFile> m_found;
    std::map<QString, bool> m_looks; ///< that go on, and whether to look again after them
    std::shared_ptr<Threads> m_threads;
};

} // namespace tiller
