#pragma once

#include "app/editor/document/rows_model.h"

#include <QDateTime>
#include <QObject>
#include <QString>
#include <QStringList>

#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <vector>

namespace tiller {

class AppSettings;

/// A project whose editor ended without saving it: the autosave that remained.
struct Recovered {
    QString path;   ///< of the autosave
    QString file;   ///< of the project; empty if it had none
    QString name;   ///< of the project, without folder and ending
    QDateTime time; ///< at which the autosave was written
    QString holder; ///< the program on another machine that may still use it; empty if none can
    QDateTime saved = {}; ///< when the file was written; invalid if there is none
    bool operator==(const Recovered&) const = default;
};

/// A free path for the autosave of @p file: a hidden file beside it.
[[nodiscard]] QString autosaveBeside(const QString& file);

/// A free path for the autosave of a project without a file.
[[nodiscard]] QString autosaveIn(const QString& folder, const QString& name);

/// The path of the lock that a session holds while it uses an autosave.
[[nodiscard]] QString lockOf(const QString& autosave);

/// The autosaves of a file, or of projects without a file; the latest first. Leaves out those that
/// a session uses for certain. Removes those that equal the file byte for byte.
/// @{
[[nodiscard]] std::vector<Recovered> recoveredBeside(const QString& file);
[[nodiscard]] std::vector<Recovered> recoveredIn(const QString& folder);
/// @}

/// Removes an autosave, and the lock of a program on another machine.
void removeRecovered(const QString& path);

/// Renames an autosave that a program on another machine may still write. Returns its new path.
[[nodiscard]] QString takeOver(const QString& path);

/// The projects that can be recovered, for the start page; the latest first. It looks for those of
/// the recent files in the background.
class RecoveryModel : public tiller::RowsModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the editor")

public:
    /// @param folder of autosaves of projects without a file
    RecoveryModel(QString folder, AppSettings& settings, QObject* parent = nullptr);

    Q_INVOKABLE void refresh();

private:
    void retranslate() override { show(); }
    void show();

    QString m_folder;
    AppSettings& m_settings;
    Rows<Recovered> m_rows;
};

/// When a file was written, in words; empty if it does not exist.
[[nodiscard]] QString savedText(const QDateTime& saved, const QDateTime& now);

/// A time in words: "today at 14:05", "yesterday at 9:12", "3 May 2026, 9:12".
[[nodiscard]] QString whenText(const QDateTime& time, const QDateTime& now);

/// How much newer an autosave is than its file: "2 minutes after the file was saved", or before.
[[nodiscard]] QString laterText(const QDateTime& autosaved, const QDateTime& saved);

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
