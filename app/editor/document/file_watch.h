#pragma once

#include <QFileSystemWatcher>
#include <QObject>
#include <QTimer>

namespace tiller {

class Document;

/// Announces when another program changes or removes the open file. Only the content counts: saving
/// it here, or touching it, is no change. Changes of other files in the folder cost one stat().
class FileWatch : public QObject {
    Q_OBJECT

public:
    explicit FileWatch(Document& document, QObject* parent = nullptr);

signals:
    void changed();
    void removed();
    void checked(); ///< after each check of the file, whatever it has found

private:
    void follow();
    void check();

    Document& m_document;
    QFileSystemWatcher m_watcher;
    QTimer m_settle; ///< while a file is being replaced, it is missing for a moment
    bool m_isGone = false;
};

} // namespace tiller
