#pragma once

#include <QFileSystemWatcher>
#include <QObject>
#include <QTimer>

namespace tiller {

class Document;

/// Tells when the open file is no longer what was read or saved here: another program wrote it, or
/// it is gone. What counts is the content; saving here, or touching the file, is no change.
class FileWatch : public QObject {
    Q_OBJECT

public:
    explicit FileWatch(Document& document, QObject* parent = nullptr);

signals:
    void changed();
    void removed();

private:
    void follow();
    void look();

    Document& m_document;
    QFileSystemWatcher m_watcher;
    QTimer m_settle; ///< a file that is being replaced is gone for a moment
    bool m_gone = false;
};

} // namespace tiller
