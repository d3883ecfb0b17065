#pragma once

#include "app/editor/document/autosave.h"
#include "app/editor/document/file_lock.h"
#include "app/editor/document/file_watch.h"
#include "app/editor/document/recovery_model.h"

#include <QObject>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

namespace tiller {

class AppSettings;
class Document;

/// What guards the open project against loss: the autosave, the lock against a second window, the
/// watch over its file, and what earlier sessions left.
class FileSession : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the editor")
    Q_PROPERTY(tiller::RecoveryModel* recovered READ recovered CONSTANT)
    /// Another window has the file open too.
    Q_PROPERTY(bool shared READ shared NOTIFY sharedChanged)
    /// Why what is not saved is not kept just now; empty while it is.
    Q_PROPERTY(QString problem READ problem NOTIFY problemChanged)

public:
    FileSession(Document& document, AppSettings& settings, QObject* parent = nullptr);

    [[nodiscard]] static QString folder(); ///< of autosaves of projects without a file

    /// Who else has a file open; empty if nobody, or this window itself.
    Q_INVOKABLE QString otherUser(const QString& file) const;
    /// The latest that can be recovered of a file: path, file, title, when and how much later
    /// than the file; else empty.
    Q_INVOKABLE QVariantMap recoverable(const QString& file) const;
    /// Shows what can be recovered; it stays kept until it is saved.
    Q_INVOKABLE bool restore(const QString& path, const QString& file, const QString& name);
    /// Removes what could have been recovered, for good.
    Q_INVOKABLE void discard(const QString& path);
    /// The open file was written elsewhere, and nobody has said yet which version counts.
    Q_INVOKABLE bool differs() const;

    [[nodiscard]] RecoveryModel* recovered() { return &m_recovered; }
    [[nodiscard]] Autosave& autosave() { return m_autosave; }
    [[nodiscard]] bool shared() const { return m_shared; }
    [[nodiscard]] const QString& problem() const { return m_problem; }

signals:
    void sharedChanged();
    void problemChanged();
    void changedOutside();
    void removedOutside();

private:
    void lock();
    void setProblem(const QString& problem);

    Document& m_document;
    Autosave m_autosave;
    FileLock m_lock;
    FileWatch m_watch;
    RecoveryModel m_recovered;
    QString m_problem;
    QString m_lockedFile;
    bool m_shared = false;
};

} // namespace tiller
