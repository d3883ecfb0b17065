#pragma once

#include <QDateTime>
#include <QString>

#include <vector>

namespace tiller {

/// A project that was not saved when its editor ended: what an Autosave left behind.
struct Recovered {
    QString path;   ///< of what was kept
    QString file;   ///< the project's own; empty if it had none yet
    QString name;   ///< the project's, without folder and ending
    QDateTime time; ///< of its last autosave
};

/// Where to keep what is not saved of @p file: beside it, hidden, under a name that is free. Never
/// the file itself.
[[nodiscard]] QString autosaveBeside(const QString& file);

/// The same for a project without a file, in a folder of the editor's own.
[[nodiscard]] QString autosaveIn(const QString& folder, const QString& name);

/// The lock that a session holds as long as it writes to an autosave.
[[nodiscard]] QString lockOf(const QString& autosave);

/// What can be recovered of a file, or of projects that had none; the latest first. What another
/// session writes to just now is not there, nor what the file itself says byte for byte: that is
/// removed.
/// @{
[[nodiscard]] std::vector<Recovered> recoveredBeside(const QString& file);
[[nodiscard]] std::vector<Recovered> recoveredIn(const QString& folder);
/// @}

void removeRecovered(const QString& path);

} // namespace tiller
