#include "app/editor/document/known_content.h"

#include "core/io/files.h"

#include <QCryptographicHash>
#include <QFile>

#include <sys/stat.h>

namespace tiller {

namespace {

constexpr std::time_t settleSeconds = 2; // FAT counts in steps of two seconds

QByteArray hashOf(const std::string& text) {
    return QCryptographicHash::hash(QByteArray::fromRawData(text.data(), qsizetype(text.size())),
                                    QCryptographicHash::Sha1);
}

/// Empty if the file cannot be read.
QByteArray hashOfFile(const QString& file) {
    const Result<std::string> text = loadText(file.toStdString());
    return text ? hashOf(text.value()) : QByteArray();
}

} // namespace

FileStamp::FileStamp(const QString& file) {
    struct stat found {};
    if (file.isEmpty() || ::stat(QFile::encodeName(file).constData(), &found) != 0)
        return;
    device = found.st_dev;
    inode = found.st_ino;
    size = found.st_size;
    written = found.st_mtim;
}

bool FileStamp::isSettled() const {
    return exists() && written.tv_sec + settleSeconds < std::time(nullptr);
}

bool FileStamp::operator==(const FileStamp& other) const {
    return device == other.device && inode == other.inode && size == other.size &&
           written.tv_sec == other.written.tv_sec && written.tv_nsec == other.written.tv_nsec;
}

void KnownContent::remember(const std::string& text, const FileStamp& stamp) {
    m_hash = hashOf(text);
    m_stamp = stamp.isSettled() ? stamp : FileStamp();
}

void KnownContent::rememberFile(const QString& file) {
    m_stamp = {};
    m_hash = hashOfFile(file);
}

FileState KnownContent::compare(const QString& file) {
    const FileStamp stamp(file); // before reading: a change meanwhile makes another stamp
    if (!stamp.exists())
        return FileState::gone;
    if (stamp == m_stamp)
        return FileState::same;
    const QByteArray hash = hashOfFile(file);
    if (hash.isEmpty())
        return FileState::gone;
    if (hash != m_hash)
        return FileState::other;
    m_stamp = stamp.isSettled() ? stamp : FileStamp();
    return FileState::same;
}

} // namespace tiller
