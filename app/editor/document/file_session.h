#pragma once

#include "app/editor/document/crash_handler.h"
#include "app/editor/document/long_work.h"
#include "app/editor/document/recovery.h"
#include "app/editor/document/shared_file.h"
#include "app/editor/document/versions.h"

#include <QLockFile>
#include <QObject>
#include <QThreadPool>
#include <QTimer>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

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
    Task<bool> reach(QString file);
    /// The other program that has a file open; empty if there is none.
    Q_INVOKABLE QString otherUser(const QString& file) const;
    /// The latest autosave of a file as {path, file, title, when, later, saved, holder}: `later`
    /// compares its time with that of the file, `saved`; `holder` may still use it on another
    /// machine. Empty if there is none.
    Q_INVOKABLE QVariantMap recoverable(const QString& file) const;
    /// Opens an autosave, which remains until the project is saved.
    Task<bool> restore(QString path, QString file, QString name);
    /// Deletes an autosave.
    Q_INVOKABLE void discard(const QString& path);
    /// Turns the project into an earlier version, in one undo step. Unsaved changes become a
    /// version.
    Task<bool> restoreVersion(QString version);
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
