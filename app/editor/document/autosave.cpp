#include "app/editor/document/autosave.h"

#include "app/editor/document/document.h"
#include "app/editor/document/recovery.h"
#include "app/editor/document/shared_file.h"
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

} // namespace tiller
