#include "app/editor/document/picture_file.h"

#include "app/editor/document/folder_path.h"

#include <QDir>
#include <QFileInfo>
#include <QImageReader>
#include <QUrl>

namespace tiller {

namespace {

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
