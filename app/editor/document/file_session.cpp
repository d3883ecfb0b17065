#include "app/editor/document/file_session.h"

#include "app/editor/document/app_settings.h"
#include "app/editor/document/document.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

namespace tiller {

FileSession::FileSession(Document& document, AppSettings& settings, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_autosave(document, folder())
    , m_watch(document)
    , m_recovered(folder(), [&settings] { return settings.recentFiles(); }) {
    connect(&document, &Document::fileChanged, this, &FileSession::lock);
    connect(&m_watch, &FileWatch::changed, this, &FileSession::changedOutside);
    connect(&m_watch, &FileWatch::removed, this, [this] {
        m_document.keepMine();
        emit removedOutside();
    });
    connect(&m_autosave, &Autosave::failed, this, &FileSession::setProblem);
    connect(&m_autosave, &Autosave::written, this, [this] { setProblem({}); });
}

QString FileSession::folder() {
    const QDir data(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation));
    return data.filePath(QStringLiteral("unsaved"));
}

QString FileSession::otherUser(const QString& file) const {
    const bool isOurs = !m_document.file().isEmpty() &&
                        QFileInfo(file) == QFileInfo(m_document.file()) && !m_shared;
    return isOurs ? QString() : FileLock::holder(file);
}

QVariantMap FileSession::recoverable(const QString& file) const {
    const std::vector<Recovered> found = recoveredBeside(file);
    if (found.empty())
        return {};
    const QDateTime now = QDateTime::currentDateTime();
    return {{"path", found.front().path},
            {"file", file},
            {"title", found.front().name},
            {"when", whenText(found.front().time, now)},
            {"later", laterText(found.front().time, QFileInfo(file).lastModified())}};
}

bool FileSession::restore(const QString& path, const QString& file, const QString& name) {
    if (!m_document.restore(path, file, name))
        return false;
    m_autosave.adopt(path);
    m_recovered.refresh();
    return true;
}

void FileSession::discard(const QString& path) {
    removeRecovered(path);
    m_recovered.refresh();
}

bool FileSession::differs() const {
    return m_document.fileState() == FileState::other;
}

void FileSession::lock() {
    if (m_document.file() == m_lockedFile)
        return;
    m_lockedFile = m_document.file();
    const bool shared = !m_lock.take(m_lockedFile);
    if (std::exchange(m_shared, shared) != shared)
        emit sharedChanged();
}

void FileSession::setProblem(const QString& problem) {
    if (std::exchange(m_problem, problem) != problem)
        emit problemChanged();
}

} // namespace tiller
