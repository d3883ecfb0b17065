#include "app/editor/document/recovery.h"

#include "app/editor/document/file_lock.h"
#include "core/io/files.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

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

bool isSame(const QString& one, const QString& other) {
    const Result<std::string> first = loadText(one.toStdString());
    const Result<std::string> second = loadText(other.toStdString());
    return first && second && first.value() == second.value();
}

QFileInfoList autosavesIn(const QDir& folder, const QString& pattern) {
    QFileInfoList found =
        folder.entryInfoList({pattern, pattern + QStringLiteral("-*")},
                             QDir::Files | QDir::Hidden | QDir::NoSymLinks, QDir::Time);
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
        if (!found.fileName().startsWith(stem))
            continue;
        const auto holder = holderOfLock(lockOf(found.filePath()));
        if (holder && holder->isRunning)
            continue;
        if (!holder && isSame(found.filePath(), file))
            removeRecovered(found.filePath());
        else
            result.push_back({found.filePath(), info.absoluteFilePath(), info.completeBaseName(),
                              found.lastModified(), holder ? holder->name : QString(),
                              info.lastModified()});
    }
    return result;
}

std::vector<Recovered> recoveredIn(const QString& folder) {
    std::vector<Recovered> result;
    for (const QFileInfo& found :
         autosavesIn(QDir(folder), QStringLiteral("*") + nameless + ending)) {
        const auto holder = holderOfLock(lockOf(found.filePath()));
        if (!holder || !holder->isRunning)
            result.push_back({found.filePath(), QString(),
                              found.fileName().section(nameless + ending, 0, 0),
                              found.lastModified(), holder ? holder->name : QString()});
    }
    return result;
}

void removeRecovered(const QString& path) {
    QFile::remove(path);
    const auto holder = holderOfLock(lockOf(path));
    if (holder && !holder->isRunning)
        QFile::remove(lockOf(path));
}

QString takeOver(const QString& path) {
    const QString own = freeName(path.left(path.lastIndexOf(ending)));
    if (!QFile::rename(path, own))
        return path;
    removeRecovered(path); // the lock
    return own;
}

} // namespace tiller
