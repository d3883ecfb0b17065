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
    const auto settle = [this] { m_settle.start(); };
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, settle);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, settle);
    connect(&m_settle, &QTimer::timeout, this, &FileWatch::look);
    connect(&document, &Document::fileChanged, this, &FileWatch::follow);
    follow();
}

/// The folder too: a file that is replaced by another of its name is no longer watched.
void FileWatch::follow() {
    const QStringList watched = m_watcher.files() + m_watcher.directories();
    if (!watched.isEmpty())
        m_watcher.removePaths(watched);
    m_gone = false;
    if (const QString file = m_document.file(); !file.isEmpty()) {
        m_watcher.addPath(file);
        m_watcher.addPath(QFileInfo(file).absolutePath());
    }
}

void FileWatch::look() {
    const QString file = m_document.file();
    if (file.isEmpty())
        return;
    const FileState state = m_document.fileState();
    if (state != FileState::gone && !m_watcher.files().contains(file))
        m_watcher.addPath(file);
    const bool wasGone = std::exchange(m_gone, state == FileState::gone);
    if (m_gone && !wasGone)
        emit removed();
    else if (state == FileState::other)
        emit changed();
}

} // namespace tiller
