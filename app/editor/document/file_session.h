#pragma once

#include "app/editor/document/autosave.h"
#include "app/editor/document/crash_handler.h"
#include "app/editor/document/recovery.h"
#include "app/editor/document/shared_file.h"
#include "app/editor/document/versions.h"

#include <QObject>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

namespace tiller {

class AppSettings;
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
    PathWatch m_watch;
    bool m_isGone = false;
};

/// Guards the open project against loss: with the autosave, the lock against a second window, the
/// watch over its file, its earlier versions, and the autosaves and crash reports of earlier
/// sessions.
class FileSession : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the editor")
    Q_PROPERTY(tiller::RecoveryModel* recovered READ recovered CONSTANT)
    Q_PROPERTY(tiller::VersionModel* versions READ versions CONSTANT)
    Q_PROPERTY(tiller::CrashReports* crashes READ crashes CONSTANT)
    /// Another window has the file open, too.
    Q_PROPERTY(bool shared READ shared NOTIFY sharedChanged)
    /// Why the autosave cannot be written; empty if it can.
    Q_PROPERTY(QString problem READ problem NOTIFY problemChanged)

public:
    FileSession(Document& document, AppSettings& settings, QObject* parent = nullptr);

    [[nodiscard]] static QString folder(); ///< for autosaves of projects without a file

    /// Waits until the file system answers, or the user cancels: then false. A server that is gone
    /// may never answer.
    Q_INVOKABLE bool reach(const QString& file);
    /// The other program that has a file open; empty if there is none.
    Q_INVOKABLE QString otherUser(const QString& file) const;
    /// The latest autosave of a file as {path, file, title, when, later, saved, holder}: `later`
    /// compares its time with that of the file, `saved`; `holder` may still use it on another
    /// machine. Empty if there is none.
    Q_INVOKABLE QVariantMap recoverable(const QString& file) const;
    /// Opens an autosave, which remains until the project is saved.
    Q_INVOKABLE bool restore(const QString& path, const QString& file, const QString& name);
    /// Deletes an autosave.
    Q_INVOKABLE void discard(const QString& path);
    /// Turns the project into an earlier version, in one undo step. Unsaved changes become a
    /// version.
    Q_INVOKABLE bool restoreVersion(const QString& version);
    /// The open file was changed outside, and the person has not chosen a version yet.
    Q_INVOKABLE bool differs() const;

    [[nodiscard]] RecoveryModel* recovered() { return &m_recovered; }
    [[nodiscard]] VersionModel* versions() { return &m_versions; }
    [[nodiscard]] CrashReports* crashes() { return &m_crashes; }
    [[nodiscard]] Autosave& autosave() { return m_autosave; }
    [[nodiscard]] const FileWatch& watch() const { return m_watch; }
    [[nodiscard]] bool shared() const { return m_shared; }
    [[nodiscard]] const QString& problem() const { return m_problem; }

signals:
    void sharedChanged();
    void problemChanged();
    void changedOutside();
    void removedOutside();
    void versionNotKept(const QString& why); ///< once, until one is kept again; the save went on

private:
    void lock();
    void reportKept(const Result<Done>& kept);
    void setProblem(const QString& problem);

    Document& m_document;
    Autosave m_autosave;
    FileLock m_lock;
    FileWatch m_watch;
    RecoveryModel m_recovered;
    VersionModel m_versions;
    CrashReports m_crashes;
    bool m_keepsVersions = true;
    QString m_problem;
    QString m_lockedFile;
    bool m_shared = false;
};

} // namespace tiller
