#pragma once

#include "app/editor/document/rows_model.h"
#include "core/base/result.h"

#include <QDateTime>
#include <QString>

#include <vector>

namespace tiller {

class Document;

/// The earlier versions of the open file, the latest first.
class VersionModel : public tiller::RowsModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by the session")

public:
    explicit VersionModel(const Document& document, QObject* parent = nullptr);

    Q_INVOKABLE void refresh(); ///< reads the folder of versions again

private:
    struct Row {
        QString path;
        QString when;
    };

    const Document& m_document;
    Rows<Row> m_rows{this, {{"path", &Row::path}, {"when", &Row::when}}};
};

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
