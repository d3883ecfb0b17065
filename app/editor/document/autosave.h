#pragma once

#include <QLockFile>
#include <QObject>
#include <QThreadPool>
#include <QTimer>

#include <memory>

namespace tiller {

class Document;

/// Keeps what is not saved in a file of its own, beside the project's, at most a few seconds behind
/// the edits; a project without a file is kept in @p folder. Written whole or not at all, by a
/// thread of its own. Gone again once the project is saved, given up or closed; after a crash it is
/// still there (recovery.h).
class Autosave : public QObject {
    Q_OBJECT

public:
    Autosave(Document& document, QString folder, QObject* parent = nullptr);
    ~Autosave() override; ///< a clean end: nothing is kept

    /// From an edit to its writing, in ms; edits meanwhile go with it.
    void setDelay(int milliseconds) { m_timer.setInterval(milliseconds); }

    /// Goes on with a file that an earlier session left, now that it was restored.
    void adopt(const QString& path);

    [[nodiscard]] const QString& path() const { return m_path; } ///< empty while nothing is kept

signals:
    void written(const QString& path);
    void failed(const QString& why); ///< once until it works again

private:
    void write();
    void drop();
    void take(const QString& path);
    void onWritten(const QString& path, const QString& why);

    Document& m_document;
    QString m_folder;
    QString m_path;
    std::unique_ptr<QLockFile> m_lock;
    QTimer m_timer;
    bool m_inFolder = false; ///< the project's own folder takes no files
    bool m_told = false;
    QThreadPool m_writer; // last: it is waited for while the rest is still there
};

} // namespace tiller
