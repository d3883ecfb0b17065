#include "app/editor/teach/note_pictures.h"

#include <QCoreApplication>
#include <QDir>
#include <QImageReader>
#include <QUrl>

namespace tiller {

namespace {

constexpr qint64 maxPictureFile = 16'000'000;
constexpr qsizetype maxNotePixels = 24'000'000; // of all pictures of a note: about 100 MB in memory

QString trPictures(const char* text) {
    return QCoreApplication::translate("NotePictures", text);
}

/// Formats that hold pixels alone. An SVG can name other files.
bool isPixelFormat(const QByteArray& format) {
    return QByteArrayList{"png", "jpeg", "gif", "bmp", "webp"}.contains(format);
}

} // namespace

QString NotePictures::whereProblem(const QString& name) const {
    const QString notBeside =
        trPictures("[The picture %1 is not shown: pictures must be files beside the project.]");
    if (!QUrl(name).scheme().isEmpty() || QDir::isAbsolutePath(name))
        return notBeside.arg(name);
    if (m_folder.isEmpty())
        return QDir::cleanPath(name).startsWith(QStringLiteral(".."))
                   ? notBeside.arg(name)
                   : trPictures("[Save the project beside the picture %1 to show it.]").arg(name);
    const QFileInfo file(QDir(m_folder).filePath(name));
    const QString path = file.canonicalFilePath();
    const QString within = QFileInfo(m_folder).canonicalFilePath();
    const bool isAway = path.isEmpty() && QDir::cleanPath(name).startsWith(QStringLiteral(".."));
    if (isAway ||
        (!path.isEmpty() && !path.startsWith(within.endsWith('/') ? within : within + '/')))
        return notBeside.arg(name);
    if (path.isEmpty())
        return trPictures("[The picture %1 is missing.]").arg(name);
    if (!QFileInfo(path).isFile())
        return trPictures("[The picture %1 is not a file.]").arg(name);
    if (file.size() > maxPictureFile)
        return trPictures("[The picture %1 is not shown: it has more than 16 MB.]").arg(name);
    return {};
}

NotePictures::Picture NotePictures::find(const QString& name) {
    if (const QString problem = whereProblem(name); !problem.isEmpty())
        return {problem, {}, {}};
    const QString path = QFileInfo(QDir(m_folder).filePath(name)).canonicalFilePath();
    QFile file(path);
    QImageReader reader(&file);
    // The format first: for its size some formats are read as a whole.
    const bool isPicture = file.open(QIODevice::ReadOnly) && isPixelFormat(reader.format());
    const QSize size = isPicture ? reader.size() : QSize();
    if (size.isEmpty())
        return {trPictures("[The picture %1 cannot be read.]").arg(name), {}, {}};
    const qsizetype pixels = qsizetype{size.width()} * size.height();
    if (pixels > maxNotePixels - m_pixels)
        return {
            trPictures("[The picture %1 is not shown: the pictures of a note may have 24 million "
                       "pixels together.]")
                .arg(name),
            {},
            {}};
    m_pixels += pixels;
    return {{}, path, size};
}

} // namespace tiller
