#include "app/editor/document/versions.h"

#include "app/editor/document/document.h"
#include "app/editor/document/folders.h"
#include "app/editor/document/recovery.h"
#include "core/io/files.h"

#include <QCryptographicHash>
#include <QDir>
#include <QDirIterator>
#include <QFileInfo>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <set>
#include <sys/stat.h>
#include <unistd.h>

namespace tiller {

VersionModel::VersionModel(const Document& document, QObject* parent)
    : RowsModel(parent), m_document(document) {}

void VersionModel::refresh() {
    const QString& file = m_document.file();
    std::vector<Row> rows;
    if (!file.isEmpty())
        for (const Version& each : earlierVersions(file))
            rows.push_back({each.path, whenText(each.time, QDateTime::currentDateTime())});
    m_rows.reset(std::move(rows)); // the pictures compare each with the project as it is now
}

namespace {

constexpr std::size_t lastVersions = 10;
constexpr qint64 daysWithAVersion = 30;

QString folderOf(const QString& file) {
    const QFileInfo info(file);
    const QString path = info.exists() ? info.canonicalFilePath() : info.absoluteFilePath();
    const QByteArray hash = QCryptographicHash::hash(path.toUtf8(), QCryptographicHash::Sha256);
    return versionsFolder() + '/' + QString::fromLatin1(hash.toHex());
}

QString pathIn(const QString& folder, int number) {
    return QStringLiteral("%1/%2.tiller").arg(folder).arg(number, 6, 10, QLatin1Char('0'));
}

/// Makes an empty file with a number above all others; its path, or empty with errno.
QString makeFile(const QString& folder, int number) {
    for (int i = 0; i < 1000; ++i) {
        const QString path = pathIn(folder, number + i);
        const int file = ::open(QFile::encodeName(path).constData(),
                                O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0600);
        if (file >= 0) {
            ::close(file);
            return path;
        }
        if (errno != EEXIST)
            break;
    }
    return {};
}

Result<QString> writeVersion(const QString& folder, int number, const std::string& text,
                             const QString& project) {
    const QString path = makeFile(folder, number);
    if (path.isEmpty())
        return Problem{.text = "\"" + folder.toStdString() + "\" cannot be written: " +
                               std::strerror(errno) + ". Make room there, or allow writing."};
    const Result<Done> done = saveCompanion(path.toStdString(), text, project.toStdString());
    if (!done) {
        QFile::remove(path);
        return done.problems();
    }
    return path;
}

bool hasContent(const QString& path, const std::string& text) {
    const Result<std::string> content = loadText(path.toStdString());
    return content && content.value() == text;
}

/// @param time at which the text was saved
Result<Done> keepText(const QString& file, const std::string& text, const timespec& time) {
    const std::vector<Version> versions = earlierVersions(file);
    if (!versions.empty() && hasContent(versions.front().path, text))
        return Done();
    const QString folder = folderOf(file);
    makePrivateFolder(folder);
    const int number = versions.empty() ? 1 : versions.front().number + 1;
    const Result<QString> kept = writeVersion(folder, number, text, file);
    if (!kept)
        return kept.problems();
    const timespec times[] = {time, time};
    ::utimensat(AT_FDCWD, QFile::encodeName(kept.value()).constData(), times, AT_SYMLINK_NOFOLLOW);
    for (const Version& version : outdated(earlierVersions(file), QDate::currentDate()))
        QFile::remove(version.path);
    limitVersions(kept.value());
    return Done();
}

} // namespace

QString versionsFolder() {
    return stateFolder(QStringLiteral("versions"));
}

std::vector<Version> earlierVersions(const QString& file) {
    std::vector<Version> versions;
    const QDir folder(folderOf(file));
    for (const QFileInfo& found :
         folder.entryInfoList({QStringLiteral("*.tiller")}, QDir::Files | QDir::NoSymLinks))
        if (found.size() > 0) // an empty one is being written
            versions.push_back(
                {found.filePath(), found.lastModified(), found.completeBaseName().toInt()});
    std::ranges::sort(versions, std::greater<>(), &Version::number);
    return versions;
}

Result<Done> keepVersion(const QString& file, const std::string& next) {
    const QString path = QFileInfo(file).canonicalFilePath(); // empty: there is none
    struct stat original {};
    if (path.isEmpty() || ::stat(QFile::encodeName(path).constData(), &original) != 0 ||
        !S_ISREG(original.st_mode) || original.st_size == 0)
        return Done();
    if (original.st_size > static_cast<off_t>(maxFileBytes))
        return Problem{.text = "It is too large to be a project."};
    const Result<std::string> text = loadText(path.toStdString());
    if (!text)
        return text.problems();
    return text.value() == next ? Done() : keepText(path, text.value(), original.st_mtim);
}

Result<Done> keepText(const QString& file, const std::string& text) {
    timespec now{};
    ::clock_gettime(CLOCK_REALTIME, &now);
    return keepText(file, text, now);
}

std::vector<Version> outdated(const std::vector<Version>& versions, const QDate& today) {
    std::vector<Version> result;
    std::set<QDate> days;
    for (std::size_t i = 0; i < versions.size(); ++i) {
        const QDate day = versions[i].time.date();
        const bool isLastOfDay = days.insert(day).second;
        const bool isRecent = day.daysTo(today) < daysWithAVersion;
        if (i >= lastVersions && !(isLastOfDay && isRecent))
            result.push_back(versions[i]);
    }
    return result;
}

void limitVersions(const QString& exempt, qint64 bytes) {
    QFileInfoList all;
    qint64 size = 0;
    for (QDirIterator it(versionsFolder(), QDir::Files, QDirIterator::Subdirectories);
         it.hasNext();) {
        it.next();
        all.append(it.fileInfo());
        size += it.fileInfo().size();
    }
    std::ranges::sort(all, {}, [](const QFileInfo& info) { return info.lastModified(); });
    for (const QFileInfo& oldest : all) {
        if (size <= bytes)
            return;
        if (oldest.filePath() == exempt)
            continue;
        size -= oldest.size();
        QFile::remove(oldest.filePath());
        QDir().rmdir(oldest.path()); // if it is empty now
    }
}

} // namespace tiller
