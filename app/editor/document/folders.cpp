#include "app/editor/document/folders.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QImageReader>
#include <QStandardPaths>
#include <QStringList>
#include <QUrl>

#include <filesystem>
#include <sys/stat.h>

namespace tiller {

namespace {

/// Qt knows this folder from version 6.7 on.
QString stateHome() {
    const QString chosen = qEnvironmentVariable("XDG_STATE_HOME");
    if (QDir::isAbsolutePath(chosen))
        return chosen;
    const bool isTest = QStandardPaths::isTestModeEnabled();
    return QDir::home().filePath(isTest ? QStringLiteral(".qttest/state")
                                        : QStringLiteral(".local/state"));
}

constexpr int mostLinks = 40; // as in Linux

QStringList partsOf(const QString& path) {
    return path.split('/', Qt::SkipEmptyParts);
}

/// What a link holds; empty if it is none.
QString targetOf(const QString& link) {
    std::error_code error;
    const auto target = std::filesystem::read_symlink(QFile::encodeName(link).toStdString(), error);
    return error ? QString() : QFile::decodeName(target.c_str());
}

constexpr qint64 maxPictureFile = 16'000'000;

using Why = PictureFile::Problem;

/// Formats that hold pixels alone. An SVG can name other files.
bool isPixelFormat(const QByteArray& format) {
    return QByteArrayList{"png", "jpeg", "gif", "bmp", "webp"}.contains(format);
}

Why findPlaceProblem(const QString& folder, const QString& name) {
    if (!QUrl(name).scheme().isEmpty() || QDir::isAbsolutePath(name))
        return Why::elsewhere;
    if (folder.isEmpty())
        return QDir::cleanPath(name).startsWith(QStringLiteral("..")) ? Why::elsewhere
                                                                      : Why::noFolder;
    const QString path = pathInFolder(folder, name);
    const QFileInfo file(path);
    if (path.isEmpty())
        return Why::elsewhere;
    if (!file.exists())
        return Why::missing;
    if (!file.isFile())
        return Why::noFile;
    return file.size() > maxPictureFile ? Why::largeFile : Why::none;
}

} // namespace

QString stateFolder(const QString& name) {
    const QString all = stateHome() + QStringLiteral("/tiller");
    QDir().mkpath(stateHome());
    makePrivateFolder(all);
    makePrivateFolder(all + '/' + name);
    return all + '/' + name;
}

void makePrivateFolder(const QString& folder) {
    ::mkdir(QFile::encodeName(folder).constData(), 0700);
}

QString pathInFolder(const QString& folder, const QString& name) {
    const QString root = folder.isEmpty() ? QString() : QFileInfo(folder).canonicalFilePath();
    if (root.isEmpty() || QDir::isAbsolutePath(name))
        return {};
    QString path = root;
    QStringList parts = partsOf(name);
    for (int links = 0; !parts.isEmpty();) {
        const QString part = parts.takeFirst();
        if (part == QLatin1String("."))
            continue;
        if (part == QLatin1String("..")) {
            if (path == root)
                return {};
            path.truncate(path.lastIndexOf('/'));
            continue;
        }
        const QString next = (path.endsWith('/') ? path : path + '/') + part;
        QString target = targetOf(next);
        if (target.isEmpty()) {
            path = next;
            continue;
        }
        if (++links > mostLinks)
            return {};
        if (QDir::isAbsolutePath(target)) {
            const QString within = target.startsWith(root + '/') ? root : QDir::cleanPath(folder);
            if (!target.startsWith(within + '/'))
                return {};
            target = target.mid(within.size());
            path = root;
        }
        parts = partsOf(target) + parts;
    }
    return path;
}

PictureFile findPicture(const QString& folder, const QString& name, qsizetype mostPixels) {
    if (const Why problem = findPlaceProblem(folder, name); problem != Why::none)
        return {problem};
    const QString path = pathInFolder(folder, name);
    QFile file(path);
    QImageReader reader(&file);
    // The format first: for its size some formats are read as a whole.
    const bool isPicture = file.open(QIODevice::ReadOnly) && isPixelFormat(reader.format());
    const QSize size = isPicture ? reader.size() : QSize();
    if (size.isEmpty())
        return {Why::unreadable};
    if (qsizetype{size.width()} * size.height() > mostPixels)
        return {Why::largePicture, {}, size};
    return {Why::none, path, size};
}

} // namespace tiller
