#pragma once

#include "core/base/result.h"

#include <QDateTime>
#include <QString>

#include <vector>

namespace tiller {

/// A project as it was before a later save.
struct Version {
    QString path;   ///< of the kept copy
    QDateTime time; ///< at which it was saved
    int number = 0; ///< counts the versions of a file

    bool operator==(const Version&) const = default;
};

/// The folder of all versions: one folder inside for each file, named by a hash of its path.
[[nodiscard]] QString versionsFolder();

/// The versions of a file, the latest first.
[[nodiscard]] std::vector<Version> earlierVersions(const QString& file);

/// Keeps the file as it is now, before it is replaced by @p next. Does nothing if there is no
/// regular file, or if it equals @p next or the latest version. The copy has the permissions of
/// the file. Then removes what is outdated.
[[nodiscard]] Result<Done> keepVersion(const QString& file, const std::string& next);

/// Keeps a text as the latest version of a file, unless that is the same.
[[nodiscard]] Result<Done> keepText(const QString& file, const std::string& text);

/// Those that are neither among the last ten nor the last of one of the last 30 days.
/// @param versions of one file, the latest first
[[nodiscard]] std::vector<Version> outdated(const std::vector<Version>& versions,
                                            const QDate& today);

/// Removes the oldest versions of all files until they take at most so many bytes. Never removes
/// @p exempt.
void limitVersions(const QString& exempt, qint64 bytes = 200'000'000);

} // namespace tiller
