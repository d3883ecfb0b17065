#include "app/editor/document/folder_path.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStringList>

#include <filesystem>

namespace tiller {

namespace {

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

} // namespace

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

} // namespace tiller
