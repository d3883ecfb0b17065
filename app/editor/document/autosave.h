#pragma once

#include <QLockFile>
#include <QObject>
#include <QThreadPool>
#include <QTimer>

#include <memory>

namespace tiller {

class Document;

/// Writes unsaved changes to an autosave, a hidden file beside the project's, a few seconds after
/// the first edit. The autosave of a project without a file goes into a folder of the editor. A
/// thread of its own writes it, whole or not at all. It is removed when the project is saved,
/// discarded or closed; after a crash it remains (recovery.h).
class Autosave : public QObject {
    Q_OBJECT

public:
    /// @param folder for projects without a file
    Autosave(Document& document, QString folder, QObject* parent = nullptr);
    ~Autosave() override; ///< removes the autosave

    /// The time from an edit to writing it and those that follow meanwhile, in ms.
    void setDelay(int milliseconds) { m_timer.setInterval(milliseconds); }

    /// Takes over the autosave of an earlier session, which has just been restored.
    void adopt(const QString& path);

    [[nodiscard]] const QString& path() const { return m_path; } ///< empty if there is no autosave

signals:
    void written(const QString& path);
    void failed(const QString& why); ///< once, until writing succeeds again

private:
    void write();
    void remove();
    void begin(const QString& path);
    void onWritten(const QString& path, const QString& why);

    Document& m_document;
    QString m_folder;
    QString m_path;
    std::unique_ptr<QLockFile> m_lock;
    QTimer m_timer;
    bool m_usesFolder = false; ///< the project's own folder cannot be written
    bool m_failed = false;
    QThreadPool m_writer; // last: it ends before the other members
};

} // namespace tiller
