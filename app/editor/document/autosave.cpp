#include "app/editor/document/autosave.h"

#include "app/editor/document/document.h"
#include "app/editor/document/recovery.h"
#include "core/io/project_io.h"

#include <QDir>
#include <QFileInfo>

namespace tiller {

namespace {

constexpr int delay = 2000; // with the writing, well below the 5 s that may be lost

} // namespace

Autosave::Autosave(Document& document, QString folder, QObject* parent)
    : QObject(parent), m_document(document), m_folder(std::move(folder)) {
    m_writer.setMaxThreadCount(1); // in turn
    m_timer.setSingleShot(true);
    setDelay(delay);
    const auto soon = [this] {
        if (!m_timer.isActive())
            m_timer.start();
    };
    connect(&m_timer, &QTimer::timeout, this, &Autosave::write);
    connect(&document, &Document::edited, this, soon);
    connect(&document, &Document::opened, this, &Autosave::drop);
    connect(&document, &Document::modifiedChanged, this, [this, soon] {
        if (!m_document.modified())
            drop();
        else
            soon();
    });
}

Autosave::~Autosave() {
    drop();
    m_writer.waitForDone();
}

void Autosave::adopt(const QString& path) {
    drop();
    take(path);
}

void Autosave::take(const QString& path) {
    m_path = path;
    m_lock = std::make_unique<QLockFile>(lockOf(path));
    m_lock->setStaleLockTime(0);
    m_lock->tryLock(0); // where that fails, so does writing, and that is told
}

void Autosave::write() {
    if (!m_document.modified())
        return;
    if (m_path.isEmpty()) {
        const bool inFolder = m_inFolder || m_document.file().isEmpty();
        if (inFolder)
            QDir().mkpath(m_folder);
        take(inFolder ? autosaveIn(m_folder, m_document.name())
                      : autosaveBeside(m_document.file()));
    }
    m_writer.start([this, path = m_path, project = m_document.project()] {
        const Result<Done> done = saveText(path.toStdString(), writeProject(project));
        const QString why = done ? QString() : QString::fromStdString(done.problems().front().text);
        QMetaObject::invokeMethod(this, [this, path, why] { onWritten(path, why); });
    });
}

void Autosave::onWritten(const QString& path, const QString& why) {
    if (why.isEmpty()) {
        m_told = false;
        emit written(path);
    } else if (path == m_path && !m_inFolder && !m_document.file().isEmpty()) {
        m_lock.reset();
        m_path.clear();
        m_inFolder = true;
        write();
    } else if (!m_told) {
        m_told = true;
        emit failed(why);
    }
}

void Autosave::drop() {
    m_timer.stop();
    m_inFolder = false;
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
