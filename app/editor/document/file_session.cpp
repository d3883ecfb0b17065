#include "app/editor/document/file_session.h"

#include "app/editor/document/app_settings.h"
#include "app/editor/document/document.h"
#include "core/io/project_io.h"

#include <QDir>
#include <QFileInfo>

namespace tiller {

namespace {

constexpr int delay = 2000; // ms; at most 5 s of work may be lost

} // namespace

Autosave::Autosave(Document& document, QString folder, QObject* parent)
    : QObject(parent), m_document(document), m_folder(std::move(folder)) {
    m_writer.setMaxThreadCount(1); // one task after the other
    m_timer.setSingleShot(true);
    setDelay(delay);
    const auto writeSoon = [this] {
        if (!m_timer.isActive())
            m_timer.start();
    };
    connect(&m_timer, &QTimer::timeout, this, &Autosave::write);
    connect(&document, &Document::edited, this, writeSoon);
    connect(&document, &Document::opened, this, &Autosave::remove);
    const auto follow = [this, writeSoon] {
        if (!m_document.modified())
            remove();
        else
            writeSoon();
    };
    connect(&document, &Document::modifiedChanged, this, follow);
    connect(&document, &Document::saved, this, [this, follow] {
        remove(); // what has changed meanwhile belongs beside the file as it is now
        follow();
    });
}

Autosave::~Autosave() {
    remove();
    m_writer.waitForDone();
}

void Autosave::adopt(const QString& path) {
    remove();
    begin(holderOfLock(lockOf(path)) ? takeOver(path) : path);
}

void Autosave::begin(const QString& path) {
    m_path = path;
    m_lock = std::make_unique<QLockFile>(lockOf(path));
    m_lock->setStaleLockTime(0);
    m_lock->tryLock(0); // if that fails, writing fails, too, and is reported
}

void Autosave::write() {
    if (!m_document.modified())
        return;
    if (m_path.isEmpty()) {
        const bool usesFolder = m_usesFolder || m_document.file().isEmpty();
        if (usesFolder)
            QDir().mkpath(m_folder);
        begin(usesFolder ? autosaveIn(m_folder, m_document.name())
                         : autosaveBeside(m_document.file()));
    }
    m_writer.start([this, path = m_path, project = m_document.project(),
                    file = m_document.file().toStdString()] {
        const Result<Done> done = saveCompanion(path.toStdString(), writeProject(project), file);
        const QString why = done ? QString() : QString::fromStdString(done.problems().front().text);
        QMetaObject::invokeMethod(this, [this, path, why] { onWritten(path, why); });
    });
}

void Autosave::onWritten(const QString& path, const QString& why) {
    if (why.isEmpty()) {
        m_failed = false;
        emit written(path);
    } else if (path == m_path && !m_usesFolder && !m_document.file().isEmpty()) {
        m_lock.reset();
        m_path.clear();
        m_usesFolder = true;
        write();
    } else if (!m_failed) {
        m_failed = true;
        emit failed(why);
    }
}

void Autosave::remove() {
    m_timer.stop();
    m_usesFolder = false;
    if (m_path.isEmpty())
        return;
    std::shared_ptr<QLockFile> lock = std::move(m_lock);
    m_writer.start([path = m_path, lock = std::move(lock)] {
        removeRecovered(path);
        lock->unlock();
    });
    m_path.clear();
}

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
    return stateFolder(QStringLiteral("unsaved"));
}

Task<bool> FileSession::reach(QString file) {
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

Task<bool> FileSession::restore(QString path, QString file, QString name) {
    const bool isRestored = co_await m_document.restore(path, file, name);
    if (!isRestored)
        co_return false;
    m_autosave.adopt(path);
    m_recovered.refresh();
    co_return true;
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

Task<bool> FileSession::restoreVersion(QString version) {
    const bool modified = m_document.modified() && !m_document.file().isEmpty();
    const std::string unsaved = modified ? writeProject(m_document.project()) : std::string();
    const bool isRestored = co_await m_document.restoreVersion(version);
    if (!isRestored)
        co_return false;
    if (modified)
        reportKept(keepText(m_document.file(), unsaved));
    co_return true;
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
