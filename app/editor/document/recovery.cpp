#include "app/editor/document/recovery.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLockFile>

#include <algorithm>

namespace tiller {

namespace {

const auto ending = QStringLiteral("-autosave");
const auto nameless = QStringLiteral(".tiller");

QString freeName(const QString& stem) {
    QString path = stem + ending;
    for (int i = 2; QFileInfo::exists(path) || QFileInfo::exists(lockOf(path)); ++i)
        path = stem + ending + QStringLiteral("-%1").arg(i);
    return path;
}

/// Whether a running session holds the lock. Removes the lock of a dead one.
bool isInUse(const QString& path) {
    QLockFile lock(lockOf(path));
    lock.setStaleLockTime(0); // a lock of a running process is never stale
    return !lock.tryLock(0) && lock.error() == QLockFile::LockFailedError;
}

bool isSame(const QString& one, const QString& other) {
    QFile first(one);
    QFile second(other);
    return first.size() == second.size() && first.open(QIODevice::ReadOnly) &&
           second.open(QIODevice::ReadOnly) && first.readAll() == second.readAll();
}

QFileInfoList autosavesIn(const QDir& folder, const QString& pattern) {
    QFileInfoList found = folder.entryInfoList({pattern, pattern + QStringLiteral("-*")},
                                               QDir::Files | QDir::Hidden, QDir::Time);
    found.removeIf([](const QFileInfo& info) { return info.fileName().endsWith(".lock"); });
    return found;
}

/// A pattern that matches the text: file names may contain special characters.
QString patternFor(QString text) {
    for (const QChar special : QStringLiteral("[]*?"))
        text.replace(special, QLatin1Char('?'));
    return text;
}

} // namespace

QString autosaveBeside(const QString& file) {
    const QFileInfo info(file);
    return freeName(info.dir().filePath(QStringLiteral(".") + info.fileName()));
}

QString autosaveIn(const QString& folder, const QString& name) {
    return freeName(QDir(folder).filePath(name + nameless));
}

QString lockOf(const QString& autosave) {
    return autosave + QStringLiteral(".lock");
}

std::vector<Recovered> recoveredBeside(const QString& file) {
    const QFileInfo info(file);
    const QString stem = QStringLiteral(".") + info.fileName() + ending;
    std::vector<Recovered> result;
    for (const QFileInfo& found : autosavesIn(info.dir(), patternFor(stem))) {
        if (!found.fileName().startsWith(stem) || isInUse(found.filePath()))
            continue;
        if (isSame(found.filePath(), file))
            removeRecovered(found.filePath());
        else
            result.push_back({found.filePath(), info.absoluteFilePath(), info.completeBaseName(),
                              found.lastModified()});
    }
    return result;
}

std::vector<Recovered> recoveredIn(const QString& folder) {
    std::vector<Recovered> result;
    for (const QFileInfo& found :
         autosavesIn(QDir(folder), QStringLiteral("*") + nameless + ending))
        if (!isInUse(found.filePath()))
            result.push_back({found.filePath(), QString(),
                              found.fileName().section(nameless + ending, 0, 0),
                              found.lastModified()});
    return result;
}

void removeRecovered(const QString& path) {
    QFile::remove(path);
}

} // namespace tiller
