#include "app/editor/document/file_watch.h"

#include "app/editor/document/document.h"

#include <QFileInfo>

namespace tiller {

namespace {

constexpr int settleTime = 200; // ms

} // namespace

FileWatch::FileWatch(Document& document, QObject* parent) : QObject(parent), m_document(document) {
    m_settle.setSingleShot(true);
    m_settle.setInterval(settleTime);
    const auto settle = [this] {
        if (!m_settle.isActive()) // a folder that always changes must not put the check off
            m_settle.start();
    };
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, settle);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, settle);
    connect(&m_settle, &QTimer::timeout, this, &FileWatch::check);
    connect(&document, &Document::fileChanged, this, &FileWatch::follow);
    follow();
}

/// Watches the folder, too: a file that is replaced is no longer watched itself.
void FileWatch::follow() {
    const QStringList watched = m_watcher.files() + m_watcher.directories();
    if (!watched.isEmpty())
        m_watcher.removePaths(watched);
    m_isGone = false;
    if (const QString file = m_document.file(); !file.isEmpty()) {
        m_watcher.addPath(file);
        m_watcher.addPath(QFileInfo(file).absolutePath());
    }
}

void FileWatch::check() {
    const QString file = m_document.file();
    if (file.isEmpty())
        return;
    const FileState state = m_document.fileState();
    if (state != FileState::gone && !m_watcher.files().contains(file))
        m_watcher.addPath(file);
    const bool wasGone = std::exchange(m_isGone, state == FileState::gone);
    if (m_isGone && !wasGone)
        emit removed();
    else if (state == FileState::other)
        emit changed();
    emit checked();
}

} // namespace tiller
