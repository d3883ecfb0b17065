#pragma once

#include <QDateTime>
#include <QString>

#include <vector>

namespace tiller {

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

} // namespace tiller
