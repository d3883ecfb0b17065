#include "app/editor/document/file_session.h"

#include "app/editor/document/app_settings.h"
#include "app/editor/document/document.h"
#include "app/editor/document/versions.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

namespace tiller {

FileWatch::FileWatch(Document& document, QObject* parent) : QObject(parent), m_document(document) {
    connect(&m_watch, &PathWatch::changed, this, &FileWatch::check);
    connect(&document, &Document::fileChanged, this, [this] {
        m_isGone = false;
        follow();
    });
    follow();
}

/// Watches the folder, too: a file that is replaced is no longer watched itself.
void FileWatch::follow() {
    const QString file = m_document.file();
    m_watch.watch(file.isEmpty() ? QStringList()
                                 : QStringList{file, QFileInfo(file).absolutePath()});
}

void FileWatch::check() {
    if (m_document.file().isEmpty())
        return;
    const FileState state = m_document.fileState();
    follow();
    const bool wasGone = std::exchange(m_isGone, state == FileState::gone);
    if (m_isGone && !wasGone)
        emit removed();
    else if (state == FileState::other)
        emit changed();
    emit checked();
}

FileSession::FileSession(Document& document, AppSettings& settings, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_autosave(document, folder())
    , m_watch(document)
    , m_recovered(folder(), settings)
    , m_versions(document)
    , m_crashes(CrashReports::folder()) {
    connect(&document, &Document::aboutToSave, this,
            [this](const QString& file, const std::string& next) {
                reportKept(keepVersion(file, next));
            });
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

bool FileSession::reach(const QString& file) {
    const WorkWords words{tr("Opening “%1”").arg(QFileInfo(file).fileName()),
                          tr("If you cancel, the open project stays as it is.")};
    return m_document.work()->run(words, [file] { (void)QFileInfo::exists(file); });
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
            {"later", laterText(found.front().time, found.front().saved)},
            {"saved", savedText(found.front().saved, now)},
            {"holder", found.front().holder}};
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

bool FileSession::restoreVersion(const QString& version) {
    const bool modified = m_document.modified() && !m_document.file().isEmpty();
    const std::string unsaved = modified ? writeProject(m_document.project()) : std::string();
    if (!m_document.restoreVersion(version))
        return false;
    if (modified)
        reportKept(keepText(m_document.file(), unsaved));
    return true;
}

void FileSession::reportKept(const Result<Done>& kept) {
    if (!std::exchange(m_keepsVersions, kept.ok()) || kept)
        return;
    const QString why = tr("The version before this save was not kept: %1")
                            .arg(QString::fromStdString(kept.problems().front().text));
    // After the news that the file is saved.
    QMetaObject::invokeMethod(
        this, [this, why] { emit versionNotKept(why); }, Qt::QueuedConnection);
}

void FileSession::setProblem(const QString& problem) {
    if (std::exchange(m_problem, problem) != problem)
        emit problemChanged();
}

} // namespace tiller
